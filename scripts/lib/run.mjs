import { spawn } from "node:child_process";
import { root } from "./root.mjs";

/** Runs a program of the repository and answers its exit status. Output goes to ours. */
export function run(command, words, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      ...options,
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a program that a package brought, by its name in `node_modules/.bin`. */
export function runTool(name, words, options) {
  return run(process.execPath, [`${root}node_modules/${name}`, ...words], options);
}
