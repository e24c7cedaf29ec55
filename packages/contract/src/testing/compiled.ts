import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";

const compiler = createRequire(import.meta.url).resolve("../../../../node_modules/typescript/bin/tsc");

const options = [
  "--noEmit",
  "--ignoreConfig",
  "--strict",
  "--target",
  "es2022",
  "--module",
  "esnext",
  "--moduleResolution",
  "bundler",
  "--allowImportingTsExtensions",
  "--lib",
  "es2023,dom",
  "--types",
  "",
];

/** What the strict compiler says about modules that outside generators wrote, all in one program; nothing when they compile. */
export async function compilerComplaints(files: readonly string[]): Promise<string> {
  return promisify(execFile)(process.execPath, [compiler, ...options, ...files]).then(
    ({ stdout }) => stdout,
    // One that did not run says nothing there.
    (error: Error & { stdout?: string }) => error.stdout || String(error),
  );
}
