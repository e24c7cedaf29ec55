// Builds the packages, the application and the documentation when a source is newer than the last build.
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { run, runTool } from "./run.mjs";

const stamp = join(root, ".cache", "built");

function newest(folder) {
  let time = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "dist", ".cache"].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    time = Math.max(time, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs);
  }
  return time;
}

function isFresh() {
  const outputs = ["packages/cli/dist/bin.js", "apps/web/dist/index.html", "apps/docs/dist/index.html"];
  if (!existsSync(stamp) || outputs.some((file) => !existsSync(join(root, file)))) return false;
  const built = statSync(stamp).mtimeMs;
  return Math.max(...["packages", "apps", "docs"].map((folder) => newest(join(root, folder)))) < built;
}

/** Answers 0 when everything is built. */
export async function build() {
  if (isFresh()) return 0;
  console.log("Building …");
  const started = Date.now();
  const packages = await runTool("typescript/bin/tsc", ["-b"]);
  if (packages !== 0) return packages;
  const server = await run(process.execPath, ["scripts/bundle-server.mjs"]);
  if (server !== 0) return server;
  for (const site of ["@purvey/web", "@purvey/docs"]) {
    const status = await run("npm", ["run", "--silent", "build", "-w", site]);
    if (status !== 0) return status;
  }
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(stamp, new Date(started).toISOString());
  return 0;
}
