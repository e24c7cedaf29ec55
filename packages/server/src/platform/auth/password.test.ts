import { describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password.ts";

describe("passwords", () => {
  it("are hashed with argon2id, 19 MiB, two passes and a salt of their own", async () => {
    const [first, second] = await Promise.all([hashPassword("Passw0rd!demo"), hashPassword("Passw0rd!demo")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it("are told right from wrong, to the letter", async () => {
    const stored = await hashPassword("Pässw0rd 🔩");
    expect(await verifyPassword("Pässw0rd 🔩", stored)).toBe(true);
    expect(await verifyPassword("pässw0rd 🔩", stored)).toBe(false);
    expect(await verifyPassword("", stored)).toBe(false);
  });

  it("of nobody, and hashes of another kind, are never right", async () => {
    expect(await verifyPassword("anything", undefined)).toBe(false);
    expect(await verifyPassword("anything", "anything")).toBe(false);
    expect(await verifyPassword("anything", "$argon2id$broken")).toBe(false);
  });

  it("cost for an unknown user as much work as for a known one", async () => {
    const stored = await hashPassword("Passw0rd!demo");
    const leastWork = async (passwordHash: string | undefined): Promise<number> => {
      let least = Number.POSITIVE_INFINITY;
      for (let turn = 0; turn < 9; turn++) {
        const before = process.cpuUsage();
        await verifyPassword("wrong", passwordHash);
        // The sum is exact; how much of it was the system's is a guess of the kernel, at times all of it.
        const { user, system } = process.cpuUsage(before);
        least = Math.min(least, user + system);
      }
      return least;
    };
    await verifyPassword("warm", undefined);
    const [known, unknown] = [await leastWork(stored), await leastWork(undefined)];
    expect(unknown).toBeGreaterThan(known * 0.3);
  });
});
