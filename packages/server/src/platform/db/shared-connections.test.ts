import sql from "sql-template-tag";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { createPostgresDatabase } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { onlyReads } from "./shared-connections.ts";

const pid = sql`select pg_backend_pid() as pid`;

describe("shared connections", () => {
  let url: string;
  const opened: Database[] = [];
  const open = async (options = {}): Promise<Database> => {
    const db = await openPostgres({ url, ...options });
    opened.push(db);
    return db;
  };
  beforeAll(async () => {
    url = await createPostgresDatabase();
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((db) => db.close()));
  });

  it("answer many reads, each with its own rows or its own error", async () => {
    const db = await open();
    const answers = await Promise.allSettled(
      Array.from({ length: 300 }, (_, n) =>
        db.first(n % 7 === 3 ? sql`select 1 / (${n}::int - ${n}::int) as n` : sql`select ${n}::int as n`),
      ),
    );
    for (const [n, answer] of answers.entries())
      if (n % 7 === 3) expect(answer).toMatchObject({ status: "rejected", reason: { message: /division by zero/ } });
      else expect(answer).toMatchObject({ status: "fulfilled", value: { n } });
  });

  it("are never those of a transaction", async () => {
    const db = await open({ guardTransactions: false });
    // On a busy machine some of these are sent on connections of their own, which a transaction may have afterwards.
    const eight = () => Promise.all(Array.from({ length: 8 }, () => db.first(pid)));
    await eight();
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`create table held (uid bigint primary key)`);
      const outside = await db.first<{ there: string | null }>(sql`select to_regclass('held')::text as there`);
      expect(outside).toEqual({ there: null });
      expect(await eight()).not.toContainEqual(await transaction.first(pid));
    });
  });

  it("go on while a write waits for a lock that somebody holds", async () => {
    const db = await open({ poolSize: 4, guardTransactions: false });
    await db.execute(sql`create table counter (uid bigint primary key, value bigint)`);
    await db.execute(sql`insert into counter values (1, 0)`);
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`update counter set value = 1`);
      const write = db.execute(sql`update counter set value = value + 1`);
      const reads = Array.from({ length: 20 }, () => db.first(sql`select value from counter`));
      expect(new Set((await Promise.all(reads)).map((row) => JSON.stringify(row)))).toEqual(new Set(['{"value":0}']));
      void write;
    });
    await expect.poll(() => db.first(sql`select value from counter`)).toEqual({ value: 2 });
  });

  it("are replaced when they break, and what was under way is read again", async () => {
    const db = await open();
    const other = await open({ poolSize: 1 });
    const stop = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`;
    await other.ping();
    let isOver = false;
    const counting = db.first(sql`select count(*) as count from generate_series(1, 3000000)`).finally(() => {
      isOver = true;
    });
    let stopped = 0;
    const stopping = (async () => {
      while (stopped === 0 && !isOver) stopped = (await other.query(stop)).length;
    })();
    const [under] = await Promise.allSettled([counting, stopping]);
    expect(stopped).toBeGreaterThan(0);
    expect(under).toEqual({ status: "fulfilled", value: { count: 3000000 } });
    const next = await Promise.all(Array.from({ length: 10 }, () => db.first<{ pid: number }>(pid)));
    expect(next.every((row) => row !== undefined)).toBe(true);
  });

  it("hand a plan that the schema outdated to a new connection", async () => {
    const db = await open();
    await db.execute(sql`create table thing (uid bigint)`);
    const all = sql`select * from thing`;
    for (let time = 0; time < 4; time++) await Promise.all([db.query(all), db.query(all)]);
    await db.execute(sql`alter table thing add column name text default 'bolt'`);
    await db.execute(sql`insert into thing (uid) values (1)`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => db.query(all)));
    for (const answer of answers) expect(answer).toEqual([{ uid: 1, name: "bolt" }]);
  });
});

it.each([
  ["select 1", true],
  [" with a as (select 1) select * from a", true],
  ["select updated_at, insert_count from item", true],
  ["with gone as (delete from item returning 1) select * from gone", false],
  ["select 1 from item for update", false],
  ["SELECT uid FROM item FOR NO KEY UPDATE", false],
  ["select uid from item for share skip locked", false],
  ["select nextval('order_no')", false],
  ["select pg_advisory_xact_lock(1)", false],
  ["select pg_notify('a', 'b')", false],
  ["select * into copy from item", false],
  ["insert into item values (1)", false],
  ["vacuum", false],
])("tell of `%s` whether it only reads: %s", (text, reads) => {
  expect(onlyReads(text)).toBe(reads);
});
