import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { describe, expect, it } from "vitest";
import { withoutPgBouncer } from "../pgbouncer.ts";
import { programOf } from "../program-of.ts";
import { createEmbeddedWorld } from "../test-database.ts";
import { runCrash } from "./run-crash.ts";

const file = new URL("serve.ts", import.meta.url);

describe("a server that is killed under load", () => {
  const often = exhaustive ? 2 : 1;
  it.for([
    ["embedded", often, 0, false],
    ["postgres", often, 1, false],
    ["postgres", often, 1, true],
  ] as const)(
    "loses nothing, doubles nothing and leaves nothing half done (%s; kills: %i and %i; by PgBouncer: %s)",
    async ([kind, kills, databaseKills, pooled], { skip }) => {
      skip(pooled && withoutPgBouncer !== undefined, withoutPgBouncer);
      const goOn = (server: number, database: number) => server < kills || database < databaseKills;
      const program = await programOf(file);
      const report = await runCrash({ kind, pooled, seed: 28, program, prepare: createEmbeddedWorld, goOn });
      expect(report.faults).toEqual([]);
      expect(report.kills).toBeGreaterThanOrEqual(kills);
      expect(report.databaseKills).toBeGreaterThanOrEqual(databaseKills);
      expect(report.lost).toBeGreaterThan(0);
      // The round did reach the server.
      expect(report.found).toBeGreaterThan(10);
    },
  );
});
