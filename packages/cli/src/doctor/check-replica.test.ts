import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresOnDemand } from "@purvey/server/platform/db/postgres";
import { type ReplicatedWorld, startReplicatedWorld } from "@purvey/server/testing/replicated-world";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";
import { lagFinding } from "./check-replica.ts";

interface Report {
  readonly findings: readonly { readonly check: string; readonly level: string; readonly message: string }[];
}

describe("purvey doctor looks at a replica", () => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-replica-"));
  let world: ReplicatedWorld;
  beforeAll(async () => {
    world = await startReplicatedWorld();
  });
  afterAll(async () => {
    await world.server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What it finds of the replica: the level and the sentence. */
  async function found(replica: string): Promise<string[]> {
    const environment = { XDG_CONFIG_HOME: folder, DATABASE_URL: world.primary, DATABASE_REPLICA_URL: replica };
    const { out } = await runPurvey(["doctor", "--json", "--url", "http://127.0.0.1:9"], { environment });
    const { findings } = JSON.parse(out) as Report;
    return findings.filter(({ check }) => check === "replica").map(({ level, message }) => `${level}: ${message}`);
  }

  it("that has everything, or is behind", async () => {
    await expect.poll(() => found(world.replica)).toEqual(["fine: The replica has everything that the database has."]);
    const [primary, standby] = [world.primary, world.replica].map((url) => postgresOnDemand({ url, poolSize: 1 }));
    onTestFinished(() => Promise.all([primary?.close(), standby?.close()]).then(() => undefined));
    await standby?.query(sql`select pg_wal_replay_pause()`);
    await primary?.execute(sql`create table later (uid bigint)`);
    // The doctor waits half a second for a replica, which a busy machine may not have.
    await expect
      .poll(() => found(world.replica))
      .toEqual([expect.stringMatching(/^fine: The replica is \d+ bytes and \d+ seconds behind/)]);
  });

  it.each([
    [65_535, 7_200, "fine"],
    [65_536, 10, "remark"],
    [65_536, 9.9, "fine"],
    [65_536, null, "remark"],
    [0, null, "fine"],
  ] as const)("that is %i bytes and %d seconds behind: %s", (bytes, seconds, level) => {
    expect(lagFinding({ bytes, seconds }).level).toBe(level);
  });

  it("that is away, or is none", async () => {
    expect(await found("postgres://127.0.0.1:1/world")).toEqual([
      expect.stringMatching(
        /^problem: The replica cannot be used, and the database answers heavy reads itself\. .*ECONNREFUSED.*Start it, or correct or remove DATABASE_REPLICA_URL\.$/,
      ),
    ]);
    await expect
      .poll(() => found(world.primary))
      .toEqual([expect.stringContaining("It is no replica: it takes writes itself.")]);
  });
});
