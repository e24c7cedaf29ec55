// An empty folder outside the repository with the packed packages in it.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../lib/root.mjs";

const windows = process.platform === "win32";

/** What a consumer brings beside the packages, and what judges them. */
const tools = {
  "@arethetypeswrong/core": "0.18.5",
  "@tanstack/react-query": "^5.108.0",
  "@types/node": "^20.19.43",
  "@types/react": "^19.3.0",
  deno: "2.9.6",
  publint: "0.3.25",
  react: "^19.3.1",
  typescript: "^7.0.2",
  "typescript-5": "npm:typescript@5.9.3",
  vite: "^8.3.8",
  workerd: "1.20261117.1",
};

/** The Nodes that are tried beside the one at hand: the oldest of each line. */
export const nodes = ["20.19.0", "22.12.0", "24.0.0"];

const platform = windows ? "win" : process.platform;
const nodePackages = nodes.map((version) => [`node-${version}`, `npm:node-${platform}-${process.arch}@${version}`]);

/** A program of Node in a consumer's folder. */
export function nodeProgram(folder, version) {
  return join(folder, "node_modules", `node-${version}`, "bin", windows ? "node.exe" : "node");
}

/** Makes the folder with the consumer's files. */
export function consumerFolder() {
  const folder = mkdtempSync(join(tmpdir(), "purvey-packages-"));
  cpSync(join(root, "scripts", "packages", "consumer"), folder, { recursive: true });
  return folder;
}

/** Installs the tarballs as anybody would, from npm's cache where it has what they need. */
export function installPacked(folder, tarballs, others = { ...tools, ...Object.fromEntries(nodePackages) }) {
  const dependencies = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const manifest = {
    private: true,
    type: "module",
    dependencies,
    devDependencies: others,
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
  const words = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", words, { cwd: folder, shell: windows, stdio: ["ignore", "ignore", "inherit"] });
}

/** Unpacks the tarballs, and links what they need to what the repository has: nothing is fetched. */
export function linkPacked(folder, tarballs) {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const modules = join(folder, "node_modules");
  for (const { name, file } of tarballs) {
    mkdirSync(join(modules, name), { recursive: true });
    execFileSync("tar", ["-xzf", file, "--strip-components=1", "-C", join(modules, name)]);
  }
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name === "@purvey" || name === ".bin" || existsSync(join(modules, name))) continue;
    symlinkSync(join(root, "node_modules", name), join(modules, name), windows ? "junction" : "dir");
  }
}
