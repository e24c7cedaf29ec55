import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defineConfig } from "vite";
import { facesInTime } from "./src/site/faces-in-time.ts";

/**
 * Builds what the pages load: one style sheet, one script, and the search, which is fetched when it is first used. The
 * pages themselves are written afterwards by `src/site/build-site.ts`, which reads the names from `assets.json`.
 * Nothing is inlined, so that the pages keep to the application's policy (`default-src 'self'`).
 */
export default defineConfig({
  base: "/docs/",
  publicDir: "../web/public",
  plugins: [tailwindcss(), facesInTime],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    manifest: "assets.json",
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "src/browser/main.ts", checks: { bundlerTimings: false } },
  },
});
