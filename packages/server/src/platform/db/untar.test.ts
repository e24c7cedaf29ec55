import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { untar } from "./untar.ts";

describe("untar", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "purvey-untar-"));
    await mkdir(join(folder, "source", "base", "empty"), { recursive: true });
    await writeFile(join(folder, "source", "PG_VERSION"), "18\n");
    await writeFile(join(folder, "source", "base", "1"), Buffer.alloc(1_300, 7));
    await writeFile(join(folder, "source", "base", "none"), "");
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  function packed(...options: string[]): Uint8Array {
    const { stdout, stderr, status } = spawnSync("tar", ["--format=ustar", "-c", ...options], { maxBuffer: 1e7 });
    if (status !== 0) throw new Error(String(stderr));
    return stdout;
  }

  it("unpacks files and folders for their owner alone", async () => {
    const target = await mkdtemp(join(folder, "target-"));
    untar(packed("-C", join(folder, "source"), "."), target);
    expect(await readFile(join(target, "PG_VERSION"), "utf8")).toBe("18\n");
    expect(await readFile(join(target, "base", "1"))).toEqual(Buffer.alloc(1_300, 7));
    expect((await stat(join(target, "base", "none"))).size).toBe(0);
    expect((await stat(join(target, "base", "empty"))).mode & 0o777).toBe(0o700);
    expect((await stat(join(target, "base", "1"))).mode & 0o777).toBe(0o600);
  });

  it("refuses a tar that is cut off", async () => {
    const tar = packed("-C", join(folder, "source"), "base/1");
    const target = await mkdtemp(join(folder, "cut-"));
    expect(() => untar(tar.subarray(0, 1_000), target)).toThrow("The tar is cut off: `base/1` lacks its end.");
  });

  it("refuses paths that lead out of the folder", async () => {
    const tar = packed("-P", "-C", join(folder, "source"), "../source/PG_VERSION");
    const target = await mkdtemp(join(folder, "out-"));
    expect(() => untar(tar, target)).toThrow("leads out of its folder");
  });

  it("refuses links", async () => {
    await symlink("/etc/passwd", join(folder, "link"));
    const target = await mkdtemp(join(folder, "link-"));
    expect(() => untar(packed("-C", folder, "link"), target)).toThrow("`link` of the type `2`");
  });
});
