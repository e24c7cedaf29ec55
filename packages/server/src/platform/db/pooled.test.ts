import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it, type MockInstance, onTestFinished, vi } from "vitest";
import { type PgBouncer, startPgBouncer, withoutPgBouncer } from "../../testing/pgbouncer.ts";
import { createPostgresDatabase } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import { openDatabase } from "./open-database.ts";
import { openPostgres, type PostgresOptions } from "./postgres.ts";

/** What a connection of the server has for whoever comes next. */
const session = sql`
  select current_setting('statement_timeout') as statements, current_setting('idle_in_transaction_session_timeout') as idle,
    (select count(*) from pg_prepared_statements) as prepared`;

describe.skipIf(withoutPgBouncer)(
  `PostgreSQL by way of PgBouncer${withoutPgBouncer ? `: ${withoutPgBouncer}` : ""}`,
  () => {
    let direct: string;
    let warnings: MockInstance<typeof process.emitWarning>;
    let pooler: PgBouncer;
    beforeAll(async () => {
      direct = await createPostgresDatabase();
      pooler = await startPgBouncer(direct);
    });
    afterAll(() => pooler.stop());
    beforeEach(() => {
      warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
      onTestFinished(() => warnings.mockRestore());
    });

    async function open(options: Partial<PostgresOptions> = {}): Promise<Database> {
      const db = await openPostgres({ url: pooler.urlOf(direct), pooled: true, ...options });
      onTestFinished(() => db.close());
      return db;
    }

    it("serves more connections than the pooler has, repeated statements and transactions mixed", async () => {
      const [one, other] = await Promise.all([open(), open()]);
      await one.execute(sql`create table tally (uid bigint primary key, value bigint not null)`);
      await one.execute(sql`insert into tally select n, 0 from generate_series(1, 4) n`);
      const add = (db: Database, uid: number) =>
        db.transaction(async (transaction) => {
          await transaction.query(sql`select value from tally where uid = ${uid} for update`);
          await transaction.execute(sql`update tally set value = value + 1 where uid = ${uid}`);
        });
      const read = (db: Database, n: number) => db.first<{ n: number }>(sql`select ${n}::int as n`);
      const numbers = Array.from({ length: 200 }, (_, index) => index);
      const reads = numbers.map((n) => read(n % 2 === 0 ? one : other, n));
      await Promise.all(numbers.map((n) => add(n % 2 === 0 ? one : other, (n % 4) + 1)));
      expect((await Promise.all(reads)).map((row) => row?.n)).toEqual(numbers);
      expect(await one.query(sql`select value from tally order by uid`)).toEqual(
        [50, 50, 50, 50].map((value) => ({ value })),
      );
    });

    it("leaves nothing on a connection that is handed on, and bounds every transaction", async () => {
      const db = await open({ statementTimeout: 1_234 });
      const inside = await db.transaction((transaction) => transaction.first(session));
      expect(inside).toEqual({ statements: "1234ms", idle: "1min", prepared: 0 });
      for (let time = 0; time < 3; time++) await Promise.all(Array.from({ length: 12 }, () => db.query(session)));
      const after = await Promise.all(Array.from({ length: 12 }, () => db.first(session)));
      expect(after).toEqual(after.map(() => ({ statements: "0", idle: "0", prepared: 0 })));
      expect(
        await Promise.all(Array.from({ length: 12 }, () => db.first(sql`select current_setting('TimeZone') as zone`))),
      ).toEqual(after.map(() => ({ zone: "UTC" })));
    });

    it("says what is to be set where nothing tells of the pooler", async () => {
      // One after the other they come upon the same connection of the pooler.
      const [one, other] = [await open({ pooled: false, poolSize: 1 }), await open({ pooled: false, poolSize: 1 })];
      const named = sql`select 'the same text' as text`;
      for (const db of [one, one, other]) await db.query(named);
      await expect(other.query(named)).rejects.toThrow(
        /prepared statement "purvey_.*set `DATABASE_DIRECT_URL` to the server itself/,
      );
    });

    it("has its schema looked after past the pooler", async () => {
      const databaseUrl = pooler.urlOf(direct);
      const nowhere = openDatabase({ databaseUrl, directUrl: "postgres://127.0.0.1:1/none", dataFolder: "" });
      await expect(nowhere).rejects.toThrow(/none` cannot be used.*correct `DATABASE_DIRECT_URL`\.$/);
      const db = await openDatabase({ databaseUrl, directUrl: direct, dataFolder: "" });
      onTestFinished(() => db.close());
      expect(await db.query(sql`select name from schema_migration order by name`)).toEqual(
        migrations.map(({ name }) => ({ name })),
      );
    });
  },
);

it("says how single statements behind a pooler get a bound where the role has none, and nothing where it has", async () => {
  const url = await createPostgresDatabase();
  const warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
  onTestFinished(() => warnings.mockRestore());
  // The server itself in the pooler's place: it is told of the pooler, and sets no bound of its own.
  const open = async (options: Partial<PostgresOptions>) =>
    (await openPostgres({ url, pooled: true, ...options })).close();
  await open({ statementTimeout: 0 });
  await open({ statementTimeout: 20_000, url: `${url}&options=-c%20statement_timeout%3D20000` });
  expect(warnings).not.toHaveBeenCalled();
  await open({ statementTimeout: 20_000 });
  expect(warnings.mock.calls.map(([sentence]) => String(sentence))).toEqual([
    expect.stringContaining('`alter role "purvey" set statement_timeout = 20000`'),
  ]);
});
