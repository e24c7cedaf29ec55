// Writes what derives from the contract. `npm run generate` writes all, `npm run generate items` one service,
// `npm run generate -- --check` fails when a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./lib/root.mjs";
import { withSources } from "./lib/sources.mjs";

const check = process.argv.includes("--check");
const only = process.argv.slice(2).filter((word) => !word.startsWith("-"));

/** The file's text, or nothing when it does not exist yet. */
function textOf(file) {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return undefined;
  }
}

await withSources(async (load) => {
  const { generatedFiles, generatedFirstCalls, generatedIndex } = await load("/packages/contract/src/generate.ts");
  const { firstCalls } = await load("/apps/web/src/shared/first-calls.ts");
  const serviceOf = async (name) => (await load(`/packages/contract/src/services/${name}/index.ts`))[name];
  const services =
    only.length > 0
      ? await Promise.all(only.map(serviceOf))
      : (await load("/packages/contract/src/services/index.ts")).services;
  const files = Object.assign(
    {},
    ...services.map((service) => generatedFiles(service)),
    generatedFirstCalls(services, firstCalls),
    only.length > 0 ? {} : generatedIndex(services),
  );
  const stale = Object.entries(files).filter(([file, text]) => textOf(file) !== text);
  if (check && stale.length > 0) {
    console.error(`Stale: ${stale.map(([file]) => file).join(", ")}. Run \`npm run generate\` and commit the result.`);
    process.exitCode = 1;
  }
  if (!check) {
    for (const [file, text] of stale) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    console.log(`${Object.keys(files).length} generated files, ${stale.length} of them written.`);
  }
});
