import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { movedClock } from "../../testing/moved-clock.ts";
import { createPostgresDatabase } from "../../testing/test-database.ts";
import { openPostgres } from "./postgres.ts";

it.each(["mysql://root:secret@localhost/shop", "localhost", "shop"])(
  "refuses %s, which is no address of one",
  async (url) => {
    await expect(openPostgres({ url })).rejects.toThrow(
      "is no address of a PostgreSQL server. Write it as `postgres://",
    );
  },
);

describe("PostgreSQL", () => {
  let url: string;
  beforeAll(async () => {
    url = await createPostgresDatabase();
  });

  it("that nobody runs is reported in a sentence without the password", async () => {
    const probe = createServer().listen(0, "127.0.0.1");
    await once(probe, "listening");
    const { port } = probe.address() as AddressInfo;
    await once(probe.close(), "close");
    const opening = openPostgres({ url: `postgres://purvey:secret@127.0.0.1:${port}/shop` });
    await expect(opening).rejects.toThrow(
      new RegExp(
        `The database \`postgres://purvey:…@127.0.0.1:${port}/shop\` cannot be used.*ECONNREFUSED.*DATABASE_URL`,
      ),
    );
    await expect(opening).rejects.not.toThrow("secret");
  });

  it("that accepts and says nothing is given up after the connection timeout", async () => {
    const silent = createServer((socket) => socket.on("error", () => {})).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    const opening = openPostgres({ url: `postgres://purvey@127.0.0.1:${port}/shop`, connectionTimeout: 200 });
    await expect(opening).rejects.toThrow("cannot be used. The connection to the database failed");
    silent.close();
  });

  it("without the database asked for is reported in a sentence", async () => {
    await expect(openPostgres({ url: url.replace(/\/[^/?]*\?/, "/nowhere?") })).rejects.toThrow(
      'cannot be used. The database refused the statement: database "nowhere" does not exist',
    );
  });

  it.skipIf(movedClock)("stops statements that take longer than the timeout", async () => {
    const db = await openPostgres({ url, statementTimeout: 50 });
    await expect(db.query(sql`select pg_sleep(20)`)).rejects.toMatchObject({ kind: "timeout" });
    await db.close();
  });

  it("lets statements pass by a transaction where it is told not to guard it", async () => {
    const db = await openPostgres({ url, poolSize: 2, guardTransactions: false });
    const seen = db.transaction(async (transaction) => {
      await transaction.execute(sql`create table unseen (uid bigint)`);
      return db.first(sql`select to_regclass('unseen') as there`);
    });
    expect(await seen).toEqual({ there: null });
    expect(await db.first(sql`select to_regclass('unseen') as there`)).toEqual({ there: "unseen" });
    await db.close();
  });

  it("replaces connections that broke while idle, and tells", async () => {
    const lost: Error[] = [];
    const db = await openPostgres({ url, poolSize: 1, onConnectionLost: (error) => lost.push(error) });
    const row = await db.first<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const other = await openPostgres({ url, poolSize: 1 });
    await other.query(sql`select pg_terminate_backend(${row?.pid})`);
    await other.close();
    await expect.poll(() => lost.length).toBe(1);
    expect(await db.first(sql`select 1 as one`)).toEqual({ one: 1 });
    await db.close();
  });

  it("that breaks in the middle of a transaction ends it with an error, and serves the next", async () => {
    const db = await openPostgres({ url, poolSize: 1 });
    const other = await openPostgres({ url, poolSize: 1 });
    const work = db.transaction(async (transaction) => {
      const row = await transaction.first<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await other.query(sql`select pg_terminate_backend(${row?.pid})`);
      await transaction.query(sql`select 1`);
    });
    await expect(work).rejects.toMatchObject({ kind: "connection" });
    expect(await db.first(sql`select 1 as one`)).toEqual({ one: 1 });
    await Promise.all([db.close(), other.close()]);
  });

  it("makes more work wait than it has connections, and serves it all", async () => {
    const db = await openPostgres({ url, poolSize: 2 });
    const answers = Array.from({ length: 40 }, (_, index) => db.first<{ n: number }>(sql`select ${index}::int as n`));
    expect((await Promise.all(answers)).map((row) => row?.n)).toEqual(Array.from({ length: 40 }, (_, index) => index));
    const sessions = sql`select count(*) as count from pg_stat_activity where datname = current_database()`;
    // Those of the tests before end in their own time.
    await expect.poll(() => db.first(sessions)).toEqual({ count: 2 });
    await db.close();
  });

  it.skipIf(movedClock)("really meets a deadlock, and both transactions succeed in the end", async () => {
    const db = await openPostgres({ url });
    await db.execute(sql`create table pair (uid bigint primary key, value bigint)`);
    await db.execute(sql`insert into pair values (1, 0), (2, 0)`);
    let attempts = 0;
    let arrived = 0;
    let bothHold = () => {};
    const meeting = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const inOrder = (first: number, second: number) =>
      db.transaction(async (transaction) => {
        attempts++;
        await transaction.execute(sql`update pair set value = value + 1 where uid = ${first}`);
        if (++arrived === 2) bothHold();
        await meeting;
        await transaction.execute(sql`update pair set value = value + 1 where uid = ${second}`);
      });
    await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
    expect(attempts).toBe(3);
    expect(await db.query(sql`select value from pair`)).toEqual([{ value: 2 }, { value: 2 }]);
    await db.close();
  });

  it("prepares repeated statements under a name, and none when told so", async () => {
    const prepared = sql`select count(*) as count from pg_prepared_statements where name like 'purvey%'`;
    for (const [preparedStatements, expected] of [
      [undefined, 2],
      [0, 0],
    ]) {
      const db = await openPostgres({ url, poolSize: 1, preparedStatements });
      for (let time = 0; time < 3; time++) await db.query(sql`select ${time}::int as time`);
      await db.query(prepared);
      expect(await db.first(prepared)).toEqual({ count: expected });
      await db.close();
    }
  });
});
