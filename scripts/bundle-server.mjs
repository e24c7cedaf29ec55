// Bundles the server: a start opens some thirty files and not 740, which takes more than half of its time.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { root } from "./lib/root.mjs";

const folder = join(root, "packages", "server");
const dist = join(folder, "dist");
for (const file of readdirSync(dist, { recursive: true })) if (/\.js(\.map)?$/.test(file)) rmSync(join(dist, file));

const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
const published = Object.values(exports).filter((entry) => entry.source && entry.default);
const input = Object.fromEntries(
  published.map(({ source, default: built }) => [built.replace(/^\.\/dist\/(.*)\.js$/, "$1"), join(folder, source)]),
);
const bundle = await rolldown({
  input: { ...input, "index-worker": join(folder, "src/trades/search/index-worker.ts") },
  platform: "node",
  external: /^[@a-z]/,
});
const { output } = await bundle.write({ dir: dist, sourcemap: true, chunkFileNames: "[name]-[hash].js" });
await bundle.close();
const user = output.find(({ code }) => code?.includes('"index-worker.js"'));
if (!user || user.fileName.includes("/"))
  throw new Error(`\`${user?.fileName}\` does not stand beside \`index-worker.js\`, which it starts.`);
