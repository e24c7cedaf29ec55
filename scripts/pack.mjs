// `npm run pack -- <folder>`: builds everything and packs what is published into the folder (default: `.cache/packages`).
import { cpSync, mkdirSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { build } from "./lib/build.mjs";
import { install, requireNode } from "./lib/install.mjs";
import { packAll } from "./lib/pack.mjs";
import { root } from "./lib/root.mjs";

requireNode();
install();
if ((await build()) !== 0) process.exit(1);
const own = join(root, ".cache", "packages");
const folder = process.argv[2] ? resolve(process.argv[2]) : own;
const packed = await packAll(own);
mkdirSync(folder, { recursive: true });
for (const { name, version, file } of packed) {
  const target = join(folder, basename(file));
  if (target !== file) cpSync(file, target);
  console.log(`${name} ${version}: ${relative(process.cwd(), target)}`);
}
