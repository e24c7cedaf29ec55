import sql, { join, raw } from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database, StatementEvent } from "./database.ts";

describeOnBoth("statements", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.execute(sql`create table part (uid bigint primary key, name text)`);
    await db.execute(sql`insert into part select g, 'part ' || g from generate_series(1, 5) as g`);
  });

  it("answer all rows, the first, or how many changed", async () => {
    expect(await db.query(sql`select uid from part where uid < 3 order by uid`)).toEqual([{ uid: 1 }, { uid: 2 }]);
    expect(await db.first(sql`select uid as "partUid" from part order by uid desc`)).toEqual({ partUid: 5 });
    expect(await db.first(sql`select uid from part where uid > 5`)).toBeUndefined();
    expect(await db.execute(sql`update part set name = upper(name) where uid in (${join([1, 2, 3])})`)).toBe(3);
    expect(await db.execute(sql`delete from part where uid = 99`)).toBe(0);
    expect(await db.execute(sql`insert into part values (6, 'x'), (7, 'y')`)).toBe(2);
    expect(await db.query(sql`delete from part where uid > 5 returning uid`)).toHaveLength(2);
    expect(await db.execute(sql`create table unused (uid bigint)`)).toBe(0);
  });

  it("answer the same every time they are repeated", async () => {
    for (let uid = 1; uid <= 5; uid++) {
      expect(await db.first(sql`select uid from part where uid = ${uid}`)).toEqual({ uid });
    }
  });

  it("are one at a time", async () => {
    await expect(db.execute(sql`select 1; select 2`)).rejects.toThrow("multiple commands");
  });

  it("answer wide results whole", async () => {
    const rows = await db.query<{ n: number; text: string }>(
      sql`select n, repeat('ä', 200) as text from generate_series(1, 20000) as n`,
    );
    expect(rows).toHaveLength(20_000);
    expect(rows.at(-1)).toEqual({ n: 20_000, text: "ä".repeat(200) });
  });

  it("carry parameters of several megabytes", async () => {
    const uids = Array.from({ length: 300_000 }, (_, index) => index);
    const text = "ä".repeat(1_000_000);
    const row = await db.first(sql`
      select count(*) as count, length(${text}::text) as length from unnest(${uids}::bigint[]) as uid`);
    expect(row).toEqual({ count: 300_000, length: 1_000_000 });
  });

  it("are reported with text, parameters, time and rows, also when they fail", async () => {
    const events: StatementEvent[] = [];
    const remove = db.onStatement((event) => events.push(event));
    await db.query(sql`select uid from part where uid < ${3}`);
    await db.transaction((transaction) => transaction.execute(sql`update part set name = ${"n"} where uid = ${1}`));
    await expect(db.query(sql`select 1 / ${0}::int as x`)).rejects.toThrow("division by zero");
    remove();
    await db.ping();
    expect(events.map(({ text, parameters, rows }) => [text, parameters, rows])).toEqual([
      ["select uid from part where uid < $1", 1, 2],
      ["begin", 0, 0],
      ["update part set name = $1 where uid = $2", 2, 1],
      ["commit", 0, 0],
      ["select 1 / $1::int as x", 1, 0],
    ]);
    expect(events.every(({ milliseconds }) => milliseconds > 0 && milliseconds < 10_000)).toBe(true);
  });

  it("report a transaction that is rolled back", async () => {
    const texts: string[] = [];
    const remove = db.onStatement(({ text }) => texts.push(text));
    await db.transaction(() => Promise.reject(new Error("no"))).catch(() => undefined);
    remove();
    expect(texts).toEqual(["begin", "rollback"]);
  });

  it("may be more different ones than get a name", async () => {
    for (let uid = 0; uid < 1_200; uid++) {
      const statement = sql`select ${raw(String(uid))} as uid`;
      await db.query(statement);
      expect(await db.first(statement)).toEqual({ uid });
    }
  });

  it("find the session in UTC and ISO", async () => {
    const row = await db.first(sql`
      select current_setting('TimeZone') as zone, split_part(current_setting('DateStyle'), ',', 1) as dates`);
    expect(row).toEqual({ zone: "UTC", dates: "ISO" });
  });
});

describeOnBoth("a database", (open) => {
  it("answers a ping until it is closed, which may be done twice", async () => {
    const db = await open();
    await db.ping();
    const running = db.query(sql`select pg_sleep(0.05)`);
    await Promise.all([running, db.close()]);
    await db.close();
    await expect(db.ping()).rejects.toThrow("The database is closed");
  });
});
