import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { postgresOnDemand } from "@purvey/server/platform/db/postgres";
import { type ReplicatedPostgres, startReplicatedPostgres } from "@purvey/server/testing/postgres-server";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { runPurvey } from "../testing/run-purvey.ts";
import { lagFinding } from "./check-replica.ts";

interface Report {
  readonly findings: readonly { readonly check: string; readonly level: string; readonly message: string }[];
}

describe("purvey doctor looks at a replica", () => {
  const folder = mkdtempSync(join(tmpdir(), "purvey-replica-"));
  let server: ReplicatedPostgres;
  /** Its database has no rows, which the doctor would look at each time. */
  let database: { readonly primary: string; readonly replica: string };
  beforeAll(async () => {
    server = await startReplicatedPostgres();
    const primary = await server.createDatabase("shop");
    database = { primary, replica: server.onReplica(primary) };
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What it finds of the replica: the level and the sentence. */
  async function found(replica: string): Promise<string[]> {
    const environment = { XDG_CONFIG_HOME: folder, DATABASE_URL: database.primary, DATABASE_REPLICA_URL: replica };
    const { out } = await runPurvey(["doctor", "--json", "--url", "http://127.0.0.1:9"], { environment });
    const { findings } = JSON.parse(out) as Report;
    return findings.filter(({ check }) => check === "replica").map(({ level, message }) => `${level}: ${message}`);
  }

  it("that has everything, or is behind", async () => {
    await expect
      .poll(() => found(database.replica))
      .toEqual(["fine: The replica has everything that the database has."]);
    const [primary, standby] = [database.primary, database.replica].map((url) =>
      postgresOnDemand({ url, poolSize: 1 }),
    );
    onTestFinished(() => Promise.all([primary?.close(), standby?.close()]).then(() => undefined));
    await standby?.query(sql`select pg_wal_replay_pause()`);
    await primary?.execute(sql`create table later (uid bigint)`);
    // The doctor waits half a second for a replica, which a busy machine may not have.
    await expect
      .poll(() => found(database.replica))
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
      .poll(() => found(database.primary))
      .toEqual([expect.stringContaining("It is no replica: it takes writes itself.")]);
  });
});
