import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";

/**
 * Assets carry a hash and nothing is inlined, neither script nor style nor data URL, so that the server can send
 * `default-src 'self'` without `unsafe-inline`. Workspace packages are taken from their source: one build, no order.
 * The gallery of components (`/gallery.html`) is served by `vite` alone; it is no part of what is built.
 */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  // `npm run dev` beside `npm start`: the API and the pictures come from there.
  server: { proxy: { "/api": "http://localhost:4400", "/media": "http://localhost:4400" } },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page begins with, in one piece: it compresses better, and a new version of ours leaves it cached.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              test: /node_modules[\\/](?:react|react-dom|scheduler|@tanstack|use-sync-external-store)[\\/]/,
            },
          ],
        },
      },
    },
  },
});
