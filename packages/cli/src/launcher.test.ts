import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const home = fileURLToPath(new URL("..", import.meta.url));
const { bin, files } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));

/** A folder that holds of the package what the repository holds of it: nothing that a build writes. */
function unbuilt(): string {
  const folder = mkdtempSync(join(tmpdir(), "purvey-launcher-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(home, folder, { recursive: true, filter: (path) => !/[\\/](dist|node_modules|src)$/.test(path) });
  return folder;
}

function launch(folder: string, ...words: string[]) {
  return spawnSync(process.execPath, [join(folder, bin.purvey), ...words], { encoding: "utf8" });
}

it("says what to do while nothing is built", () => {
  const { status, stdout, stderr } = launch(unbuilt(), "list");
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toBe(
    "The command `purvey` is not built yet. Build it with `npm run build:packages`, or run `npm start`, " +
      "which builds everything and starts the server.\n",
  );
});

it("runs what was built, with the words it was given", () => {
  const folder = unbuilt();
  mkdirSync(join(folder, "dist"));
  writeFileSync(join(folder, "dist", "bin.js"), "console.log(process.argv.slice(2).join()); process.exitCode = 3;\n");
  expect(launch(folder, "search", "hex bolt")).toMatchObject({ status: 3, stdout: "search,hex bolt\n", stderr: "" });
});

it("is published with its folder", () => {
  expect(files).toContain(bin.purvey.split("/")[0]);
});
