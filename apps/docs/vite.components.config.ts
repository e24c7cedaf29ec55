import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { facesInTime } from "./src/site/faces-in-time.ts";

/** Builds the gallery of components as the page `/docs/components`, beside what `vite.config.ts` has built. */
export default defineConfig({
  base: "/docs/",
  publicDir: "../web/public",
  plugins: [react(), tailwindcss(), facesInTime],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    emptyOutDir: false,
    copyPublicDir: false,
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "components.html", checks: { bundlerTimings: false } },
  },
});
