import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";
import { type ReplicatedPostgres, startReplicatedPostgres } from "../../testing/postgres-server.ts";
import { createPostgresDatabase } from "../../testing/test-database.ts";
import type { HeavyRead } from "../heavy-read.ts";
import type { Database, Queryable } from "./database.ts";
import { openPostgres, postgresOnDemand } from "./postgres.ts";
import { Replica, type ReplicaOptions } from "./replica.ts";

const count = sql`select count(*) as lines from tally`;
const place = sql`select pg_is_in_recovery() as "onReplica", (select count(*) from tally) as lines`;
const add = sql`insert into tally default values`;

describe("a replica of PostgreSQL", () => {
  let server: ReplicatedPostgres;
  let primary: Database;
  let url: string;
  /** The replica's own session of a test that pauses it or looks at what it does. */
  let standby: Database;
  let warnings: MockInstance<typeof process.emitWarning>;

  beforeAll(async () => {
    server = await startReplicatedPostgres();
    const database = await server.createDatabase("tally");
    url = server.onReplica(database);
    primary = await openPostgres({ url: database });
    await primary.execute(sql`create table tally (uid bigint generated always as identity primary key)`);
    standby = postgresOnDemand({ url, poolSize: 1, sharedConnections: 0 });
  });
  afterAll(async () => {
    await Promise.all([primary.close(), standby.close()]);
    await server.stop();
  });
  beforeEach(() => {
    warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
    onTestFinished(() => warnings.mockRestore());
  });

  function open(options: ReplicaOptions = {}, address = url): Replica {
    const db = postgresOnDemand({ url: address, poolSize: 4, sharedConnections: 0, connectionTimeout: 500 });
    const replica = new Replica(db, { behind: 0, away: 0, ...options });
    onTestFinished(() => replica.close());
    return replica;
  }

  /** What a read answers, and who answered it. */
  async function readBy<T>(replica: Replica, work: (db: Queryable) => Promise<T>): Promise<[HeavyRead | undefined, T]> {
    let by: HeavyRead | undefined;
    const answer = await replica.read(primary, work, (who) => {
      by = who;
    });
    return [by, answer];
  }

  const placeOf = (replica: Replica) => readBy(replica, (db) => db.first<{ onReplica: boolean; lines: number }>(place));

  /** Reads until the replica answers: what it lacks is on its way. */
  const caughtUp = (replica: Replica) =>
    expect
      .poll(async () =>
        primary
          .execute(add)
          .then(() => placeOf(replica))
          .then(([by]) => by),
      )
      .toBe("replica");

  it("answers once it has replayed what was committed, and until then the primary does", async () => {
    const replica = open({ patience: 10_000 });
    await caughtUp(replica);
    await standby.query(sql`select pg_wal_replay_pause()`);
    onTestFinished(() => standby.query(sql`select pg_wal_replay_resume()`).then(() => undefined));
    const [, before] = await placeOf(replica);
    await primary.execute(add);
    const lines = (before?.lines ?? 0) + 1;
    expect(await placeOf(replica)).toEqual(["behind", { onReplica: false, lines }]);
    expect((await replica.lag(primary)).bytes).toBeGreaterThan(0);
    await standby.query(sql`select pg_wal_replay_resume()`);
    await expect.poll(() => placeOf(replica)).toEqual(["replica", { onReplica: true, lines }]);
    expect(await replica.lag(primary)).toEqual({ bytes: 0, seconds: 0 });
  });

  it("is not asked for what is committed and not flushed yet", async () => {
    const replica = open();
    await caughtUp(replica);
    // The server flushes by itself every two seconds; where that falls between commit and read, the replica may answer.
    const answered: unknown[] = [];
    while (answered.at(-1) !== "behind" && answered.length < 20) {
      const [, before] = await placeOf(replica);
      await primary.transaction(async (transaction) => {
        await transaction.execute(sql`set local synchronous_commit = off`);
        await transaction.execute(add);
      });
      const [by, found] = await placeOf(replica);
      expect(found).toEqual({ onReplica: by === "replica", lines: (before?.lines ?? 0) + 1 });
      answered.push(by);
    }
    expect(answered).toContain("behind");
  });

  it("answers as the primary would while several processes write", async () => {
    const other = open();
    const [writers, readers] = [
      [1, 2, 3, 4],
      [open(), other, open()],
    ];
    await Promise.all(readers.map((replica) => caughtUp(replica)));
    const answered = new Map<string, number>();
    const stale: string[] = [];
    let isOver = false;
    const writing = writers.map(async () => {
      // Until the replica had its part, on a machine of whatever speed.
      const isEnough = () => (answered.get("replica") ?? 0) > 10;
      for (let time = 0; time < 150 || (!isEnough() && time < 20_000); time++) await primary.execute(add);
    });
    const reading = readers.map(async (replica) => {
      while (!isOver) {
        const least = (await primary.first<{ lines: number }>(count))?.lines ?? 0;
        const [by = "nobody", found] = await placeOf(replica);
        answered.set(by, (answered.get(by) ?? 0) + 1);
        if (!found || found.lines < least) stale.push(`${by}: ${found?.lines} of ${least}`);
      }
    });
    await Promise.all(writing);
    isOver = true;
    await Promise.all(reading);
    expect(stale).toEqual([]);
    expect(answered.get("replica")).toBeGreaterThan(10);
  });

  it("is killed in the middle of reads, and nobody hears of it", async () => {
    const replica = open({ name: "the copy", behind: 100, away: 100 });
    await caughtUp(replica);
    const answered: string[] = [];
    let isOver = false;
    const reading = Array.from({ length: 6 }, async () => {
      while (!isOver) answered.push((await placeOf(replica))[0] ?? "nobody");
    });
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    await server.killReplica();
    await expect.poll(() => answered.includes("away")).toBe(true);
    await expect.poll(() => answered.at(-1)).toBe("replica");
    isOver = true;
    await Promise.all(reading);
    const told = warnings.mock.calls.map(([sentence]) => String(sentence));
    expect(told).toContainEqual(expect.stringMatching(/^Heavy reads go to the primary, as the copy is away\. /));
    expect(told.at(-1)).toBe("Heavy reads go to the copy again.");
  });

  it("leaves to the primary what it cancels, and what would write", async () => {
    const replica = open();
    await caughtUp(replica);
    const cancelled = await readBy(replica, async (db) => {
      if (db === primary) return "done";
      const [row] = await db.query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      const cancel = () =>
        standby.first(sql`
          select pg_cancel_backend(pid) as done from pg_stat_activity
          where pid = ${row?.pid ?? 0} and query like '%pg_sleep%' and state = 'active'`);
      await Promise.all([db.query(sql`select pg_sleep(60)`), expect.poll(cancel).toEqual({ done: true })]);
      return "slept";
    });
    expect(cancelled).toEqual(["cancelled", "done"]);
    expect(await readBy(replica, (db) => db.execute(add))).toEqual(["cancelled", 1]);
    expect((await placeOf(replica))[0]).toBe("replica");
  });

  it("leaves to the primary what replay has no time to wait for", async () => {
    const replica = open();
    await caughtUp(replica);
    await primary.execute(sql`create table passing as select 1 as one`);
    await expect.poll(() => standby.query(sql`select one from passing`).catch(() => undefined)).toEqual([{ one: 1 }]);
    const [by, answer] = await readBy(replica, async (db) => {
      if (db === primary) return "done";
      await db.query(sql`select one from passing`);
      await primary.execute(sql`drop table passing`);
      await db.query(sql`select pg_sleep(60)`);
      return "slept";
    });
    expect([by, answer]).toEqual([expect.stringMatching(/^(cancelled|away)$/), "done"]);
  });

  it("takes its time for the work itself", async () => {
    const replica = open({ patience: 1_000 });
    await caughtUp(replica);
    const [by, row] = await readBy(replica, (db) => db.first(sql`select pg_sleep(1.2)::text as slept`));
    expect([by, row]).toEqual(["replica", { slept: "" }]);
  });

  it("is given up when nothing more comes back in the middle of the work", async () => {
    const db = postgresOnDemand({ url, poolSize: 1, sharedConnections: 0, answerTimeout: 300 });
    const replica = new Replica(db, { behind: 0, away: 0 });
    onTestFinished(() => replica.close());
    await caughtUp(replica);
    const read = await readBy(replica, async (asked) =>
      asked === primary ? "done" : asked.query(sql`select pg_sleep(60)`),
    );
    expect(read).toEqual(["away", "done"]);
    expect(db.load().open).toBe(0);
  });

  it("throws what the work throws, without doing it again", async () => {
    const replica = open();
    await caughtUp(replica);
    let times = 0;
    const failing = readBy(replica, async () => {
      times += 1;
      throw new RangeError("It is not there.");
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(times).toBe(1);
  });

  it("is none where it takes writes, is another server's, or another database", async () => {
    const own = await primary.first<{ name: string }>(sql`select current_database() as name`);
    const strange = await createPostgresDatabase();
    const sister = await server.createDatabase("sister");
    for (const [address, reason] of [
      [strange, "It is no replica: it takes writes itself."],
      [server.onReplica(sister), `It leads to the database \`sister\`, and the primary to \`${own?.name}\`.`],
    ] as const) {
      const replica = open({}, address);
      await expect.poll(() => replica.lag(primary).catch(({ message }: Error) => message)).toBe(reason);
      expect((await placeOf(replica))[0]).toBe("away");
    }
    const foreign = await openPostgres({ url: strange });
    onTestFinished(() => foreign.close());
    await expect(open().lag(foreign)).rejects.toThrow("It is the replica of another server.");
  });

  it("is tried by one call alone while it does not answer", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const address = `postgres://purvey@127.0.0.1:${(silent.address() as AddressInfo).port}/tally`;
    const replica = open({ away: 60_000 }, address);
    const reads = await Promise.all(Array.from({ length: 20 }, () => placeOf(replica)));
    reads.push(await placeOf(replica));
    expect(sockets).toHaveLength(1);
    // To ask meanwhile does not make the rest begin anew.
    const now = performance.now();
    const clock = vi.spyOn(performance, "now");
    onTestFinished(() => clock.mockRestore());
    for (const later of [40_000, 61_000]) {
      clock.mockReturnValue(now + later);
      reads.push(await placeOf(replica));
    }
    expect(sockets).toHaveLength(2);
    expect(reads.map(([by]) => by)).toEqual(reads.map(() => "away"));
  });

  it("leaves to the primary what all its connections are too busy for", async () => {
    const replica = open();
    await caughtUp(replica);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    onTestFinished(() => release());
    const begun: Queryable[] = [];
    const held = Array.from({ length: 4 }, () =>
      readBy(replica, async (db) => {
        begun.push(db);
        await released;
      }),
    );
    await expect.poll(() => begun.length).toBe(4);
    expect((await placeOf(replica))[0]).toBe("busy");
    release();
    expect((await Promise.all(held)).map(([by]) => by)).toEqual(["replica", "replica", "replica", "replica"]);
  });
});
