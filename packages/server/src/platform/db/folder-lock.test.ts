import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

describe("the lock of a folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "purvey-lock-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Leaves a claim as another process would have written it. */
  async function leaveClaim(host: string, processId: number, start: string, ageInSeconds = 0): Promise<string> {
    const file = join(folder, `lock.${host}.${processId}.${start}.0123456789ab`);
    await writeFile(file, "");
    const time = Date.now() / 1000 - ageInSeconds;
    await utimes(file, time, time);
    return file;
  }

  it("is held by one at a time and leaves nothing behind", async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is open in this process (pid ${process.pid} on`);
    lock.release();
    expect(await readdir(folder)).toEqual([]);
    (await lockFolder(folder)).release();
  });

  it("is never held by two of many that come at once", async () => {
    let holders = 0;
    const attempt = async () => {
      const lock = await lockFolder(folder);
      holders++;
      expect(holders).toBe(1);
      await Promise.resolve();
      holders--;
      lock.release();
    };
    const results = await Promise.allSettled(Array.from({ length: 20 }, attempt));
    const refusals = results.filter((result) => result.status === "rejected").map(({ reason }) => String(reason));
    expect(refusals.filter((reason) => !reason.includes("one process at a time"))).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it("makes the folder when there is none", async () => {
    const lock = await lockFolder(join(folder, "new", "deep"));
    expect(await readdir(join(folder, "new", "deep"))).toHaveLength(1);
    lock.release();
  });

  it("is taken over from a process that is gone", async () => {
    await leaveClaim(encodeURIComponent(hostname()).replaceAll(".", "%2E"), 2 ** 22 + 1, "unknown");
    const lock = await lockFolder(folder);
    expect(await readdir(folder)).toHaveLength(1);
    lock.release();
  });

  it.runIf(process.platform === "linux")("is taken over when its number belongs to a later process", async () => {
    await leaveClaim(encodeURIComponent(hostname()).replaceAll(".", "%2E"), process.pid, "00000000-1");
    (await lockFolder(folder)).release();
  });

  it("is respected when another host shows that it lives, and taken over when it has been silent", async () => {
    const claim = await leaveClaim("elsewhere", 42, "unknown", 30);
    await expect(lockFolder(folder)).rejects.toThrow(
      new RegExp(`is open in process 42 \\(pid 42 on elsewhere\\).*DATABASE_URL.*delete \`${claim}\``),
    );
    await leaveClaim("elsewhere", 42, "unknown", 300);
    (await lockFolder(folder)).release();
  });
});
