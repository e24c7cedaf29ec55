// Writes what derives from the contract. `npm run generate` writes all, `npm run generate items` one service,
// `npm run generate -- --check` fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createServer } from "vite";

const check = process.argv.includes("--check");
const only = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const root = new URL("..", import.meta.url).pathname;

/** The file's text, or nothing when it does not exist yet. */
function textOf(file) {
  try {
    return readFileSync(root + file, "utf8");
  } catch {
    return undefined;
  }
}

const vite = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, watch: null },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
});
try {
  const { generatedFiles, generatedIndex } = await vite.ssrLoadModule("/packages/contract/src/generate.ts");
  const load = async (name) => (await vite.ssrLoadModule(`/packages/contract/src/services/${name}/index.ts`))[name];
  const services =
    only.length > 0
      ? await Promise.all(only.map(load))
      : (await vite.ssrLoadModule("/packages/contract/src/services/index.ts")).services;
  const files = Object.assign(
    {},
    ...services.map((service) => generatedFiles(service)),
    only.length > 0 ? {} : generatedIndex(services),
  );
  const stale = Object.entries(files).filter(([file, text]) => textOf(file) !== text);
  if (check && stale.length > 0) {
    console.error(`Stale: ${stale.map(([file]) => file).join(", ")}. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
  if (!check) {
    for (const [file, text] of stale) {
      mkdirSync(dirname(root + file), { recursive: true });
      writeFileSync(root + file, text);
    }
    console.log(`${Object.keys(files).length} generated files, ${stale.length} of them written.`);
  }
} finally {
  await vite.close();
}
