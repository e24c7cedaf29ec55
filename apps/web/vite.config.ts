import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Assets carry a hash and nothing is inlined, neither script nor style nor data URL, so that the server can send
 * `default-src 'self'` without `unsafe-inline`. Workspace packages are taken from their source: one build, no order.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { app: page("index.html"), gallery: page("gallery.html") } },
  },
});
