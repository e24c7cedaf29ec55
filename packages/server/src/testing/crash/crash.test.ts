import { describe, expect, it } from "vitest";
import { programOf } from "../program-of.ts";
import { runCrash } from "./run-crash.ts";

const file = new URL("serve.ts", import.meta.url);

describe("a server that is killed under load", () => {
  it.each([
    ["embedded", 2, 0],
    ["postgres", 2, 1],
  ] as const)(
    "loses nothing, doubles nothing and leaves nothing half done (%s)",
    {
      timeout: 120_000,
    },
    async (kind, kills, databaseKills) => {
      const goOn = (server: number, database: number) => server < kills || database < databaseKills;
      const report = await runCrash({ kind, seed: 28, program: await programOf(file), goOn });
      expect(report.faults).toEqual([]);
      expect(report.kills).toBeGreaterThanOrEqual(kills);
      expect(report.databaseKills).toBeGreaterThanOrEqual(databaseKills);
      expect(report.lost).toBeGreaterThan(0);
      // The round did reach the server.
      expect(report.found).toBeGreaterThan(10);
    },
  );
});
