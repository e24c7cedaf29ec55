import { createServer } from "vite";
import { root } from "./root.mjs";

/** Runs work that reads TypeScript sources as they stand; `load` imports one by its path from the root. */
export async function withSources(work) {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await work((path) => vite.ssrLoadModule(path));
  } finally {
    await vite.close();
  }
}
