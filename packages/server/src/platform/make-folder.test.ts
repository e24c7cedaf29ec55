import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeFolder } from "./make-folder.ts";

describe("makeFolder", () => {
  const place = mkdtempSync(join(tmpdir(), "purvey-folder-"));
  afterAll(() => rmSync(place, { recursive: true }));

  it("makes a folder with those above it, and leaves one that is there", () => {
    const folder = join(place, "a/b/c");
    makeFolder(folder, 0o700);
    makeFolder(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it("refuses a file in the place, and one above it", () => {
    const file = join(place, "file");
    writeFileSync(file, "");
    expect(() => makeFolder(file)).toThrow(/EEXIST/);
    expect(() => makeFolder(join(file, "a"))).toThrow(/ENOTDIR/);
  });

  it.runIf(existsSync("/proc/self"))("ends where no folder can be made at all", () => {
    expect(() => makeFolder("/proc/purvey/data")).toThrow(
      "No folder can be made at `/proc/purvey`. Choose another place.",
    );
  });
});
