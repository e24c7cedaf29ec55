// What lets every TypeScript project find the types: those that `require`, and those that know no `exports`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What `require` finds beside a module. The comment is for compilers that do not know yet that Node 20.19 requires ES modules. */
const wrapper = (name) => `module.exports = require("./${name}.js");\n`;
const declaration = (name) => `// @ts-ignore TS1479: Node requires this module\nexport * from "./${name}.js";\n`;

/**
 * Completes a staged package: modules for `require` with their own declarations, and the older ways to say where types are.
 * Modules without declarations are for the packages beside it alone, and are left as they are.
 *
 * @returns the manifest with what was added
 */
export function forCompilers(manifest, stage) {
  const dist = join(stage, "dist");
  for (const file of filesBelow(dist, ".d.ts")) namedAsBuilt(file);
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([key, target]) =>
      target.types === undefined ? [key, target] : [key, withRequire(target, stage)],
    ),
  );
  const root = exports["."] ? { main: exports["."].require.default, types: exports["."].types } : {};
  const places = Object.entries(exports).filter(([key, { types }]) => key !== "." && types);
  const typesVersions = { "*": Object.fromEntries(places.map(([key, { types }]) => [key.slice(2), [types]])) };
  return { ...manifest, ...root, exports, typesVersions };
}

/** Declarations name the modules as the sources do: `./call.ts`. TypeScript finds them all the same, Deno does not. */
function namedAsBuilt(file) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/\b(from |import\()"(\.[^"]*)\.tsx?"/g, '$1"$2.js"'));
}

function withRequire({ types, default: module }, stage) {
  const [before, after] = types.replace(/\.d\.ts$/, "").split("*");
  const modules =
    after === undefined
      ? [join(stage, before)]
      : filesBelow(join(stage, before), ".d.ts").map((file) => file.slice(0, -".d.ts".length));
  for (const path of modules) {
    writeFileSync(`${path}.cjs`, wrapper(basename(path)));
    writeFileSync(`${path}.d.cts`, declaration(basename(path)));
  }
  const require = { types: types.replace(/\.d\.ts$/, ".d.cts"), default: module.replace(/\.js$/, ".cjs") };
  return { require, types, default: module };
}

function filesBelow(folder, end) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(end))
    .map((file) => join(folder, file));
}
