import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { movedClock } from "../../testing/moved-clock.ts";
import { startScript } from "../../testing/script.ts";
import { createPostgresDatabase, describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { migrate, missingSteps } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import type { Migration } from "./migrations/migration.ts";
import { openPostgres } from "./postgres.ts";

const one = { name: "001-one", sql: "create table one (uid bigint);\ninsert into one values (1), (2);" };
const two = { name: "002-two", sql: "alter table one add column name text;" };
const broken = { name: "003-broken", sql: "create table three (uid bigint); insert into nowhere values (1);" };

/** Undoes what the migrations of the server and of the tests before have done. */
async function forget(db: Database): Promise<void> {
  for (const statement of [sql`drop table if exists schema_migration, one, two, three cascade`])
    await db.execute(statement);
}

describeOnBoth("migrate", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it("runs what is missing, in order, and nothing twice", async () => {
    await forget(db);
    expect(await migrate(db, [one])).toEqual(["001-one"]);
    expect(await migrate(db, [one, two])).toEqual(["002-two"]);
    expect(await migrate(db, [one, two])).toEqual([]);
    expect(await db.query(sql`select uid, name from one order by uid`)).toEqual([
      { uid: 1, name: null },
      { uid: 2, name: null },
    ]);
  });

  it("runs once when it is called twice at the same time", async () => {
    await forget(db);
    const ran = await Promise.all([migrate(db, [one, two]), migrate(db, [one, two])]);
    expect(ran.flat().sort()).toEqual(["001-one", "002-two"]);
    expect(await db.query(sql`select uid from one`)).toHaveLength(2);
  });

  it("takes a step back whole when it fails, keeps those before, and names it", async () => {
    await forget(db);
    await expect(migrate(db, [one, two, broken])).rejects.toThrow(
      /The migration `003-broken` failed and was rolled back: .*relation "nowhere" does not exist/,
    );
    expect(await db.query(sql`select name from schema_migration order by name`)).toHaveLength(2);
    await expect(db.query(sql`select * from three`)).rejects.toThrow("does not exist");
  });

  it("refuses a step that was changed after it ran, but not for its line ends", async () => {
    await forget(db);
    await migrate(db, [one]);
    expect(await migrate(db, [{ ...one, sql: one.sql.replaceAll("\n", "\r\n") }])).toEqual([]);
    await expect(migrate(db, [{ ...one, sql: `${one.sql} ` }, two])).rejects.toThrow(
      "The migration `001-one` has been changed since it ran on this database.",
    );
  });

  it("starts on what a newer version has added, and refuses where that has taken something away", async () => {
    await forget(db);
    await migrate(db, [one, two]);
    expect(await migrate(db, [one])).toEqual([]);
    await migrate(db, [one, two, { name: "003-less", sql: "alter table one drop column name;", contracts: true }]);
    await expect(migrate(db, [one, two])).rejects.toThrow(
      "has the migration `003-less`, which this version does not know",
    );
  });

  it("tells what is missing and changes nothing", async () => {
    await forget(db);
    expect(await missingSteps(db, [one, two])).toEqual([one, two]);
    expect(await db.first(sql`select to_regclass('schema_migration')::text as name`)).toEqual({ name: null });
  });

  it("builds the indexes of a step, and those again that were left half-way", async () => {
    await forget(db);
    const indexed = { ...two, indexes: [{ name: "one_name", definition: "on one (name)", unique: true as const }] };
    await migrate(db, [one, indexed]);
    const state = sql`
      select indisvalid and indisunique as good from pg_index where indexrelid = to_regclass('one_name')`;
    expect(await db.query(state)).toEqual([{ good: true }]);
    await db.execute(sql`drop index one_name`);
    expect(await migrate(db, [one, indexed])).toEqual([]);
    expect(await db.query(state)).toEqual([{ good: true }]);
  });

  it("refuses two steps of the same name", async () => {
    await expect(migrate(db, [one, { ...two, name: "001-one" }])).rejects.toThrow(
      "Two migrations are called `001-one`",
    );
  });
});

describe("migrate in two processes", () => {
  it("runs every step once", async () => {
    const url = await createPostgresDatabase();
    const db = await openPostgres({ url });
    await forget(db);
    const script = new URL("../../testing/scripts/race-migrations.ts", import.meta.url);
    const racers = await Promise.all([startScript(script, [url]), startScript(script, [url])]);
    const ran = await Promise.all(racers.map(async (racer) => JSON.parse(await racer.line()) as string[]));
    expect(await Promise.all(racers.map((racer) => racer.ended()))).toEqual([0, 0]);
    expect(ran.flat().sort()).toEqual(["001-one", "002-two"]);
    expect(await db.query(sql`select one.uid as one, two.uid as two from one, two`)).toEqual([{ one: 1, two: 2 }]);
    await db.close();
  });
});

describe("migrate beside traffic", () => {
  it.skipIf(movedClock)("gives way to calls while a table is held, and does its step when it is free", async () => {
    const url = await createPostgresDatabase();
    const [db, others] = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    await forget(db);
    await migrate(db, [one]);
    let release = () => {};
    let reader: Promise<void> = Promise.resolve();
    await new Promise<void>((held) => {
      reader = others.transaction(async (transaction) => {
        await transaction.query(sql`select uid from one`);
        const released = new Promise<void>((resolve) => {
          release = resolve;
        });
        held();
        await released;
      });
    });
    const migrated = migrate(db, [one, two]);
    const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table one%'`;
    await expect.poll(() => db.query(waits), { timeout: 20_000 }).toHaveLength(1);
    // It stands behind the step, which stands behind the reader: only the step's giving way lets it through.
    await others.execute(sql`insert into one values (3)`);
    release();
    await reader;
    expect(await migrated).toEqual(["002-two"]);
    expect(await db.query(sql`select uid, name from one where uid = 3`)).toEqual([{ uid: 3, name: null }]);
    await Promise.all([db.close(), others.close()]);
  });

  it("builds an index while others write, in two processes at once", async () => {
    const url = await createPostgresDatabase();
    const servers = await Promise.all([openPostgres({ url }), openPostgres({ url })]);
    const [db, other] = servers as [Database, Database];
    await forget(db);
    await migrate(db, [one]);
    await db.execute(sql`insert into one select generate_series(10, 50000)`);
    const indexed = [one, { ...two, indexes: [{ name: "one_uid", definition: "on one (uid)" }] }];
    const written = (async () => {
      for (let uid = 60_000; uid < 60_200; uid++) await db.execute(sql`insert into one values (${uid})`);
    })();
    const ran = await Promise.all(servers.map((server) => migrate(server, indexed)));
    await written;
    expect(ran.flat()).toEqual(["002-two"]);
    const state = sql`select indisvalid as valid from pg_index where indexrelid = to_regclass('one_uid')`;
    expect(await other.query(state)).toEqual([{ valid: true }]);
    await Promise.all(servers.map((server) => server.close()));
  });
});

describe("the steps behind the initial schema", () => {
  const takesAway =
    /\b(drop (table|column|function|trigger|view|schema|type)|rename (to|column)|alter column \w+ (type|set not null))\b/i;
  /** The text without tables that become views of the same name, which the version before reads. */
  const taken = (text: string) => text.replaceAll(/\bdrop table (\w+);(?=.*\bcreate view \1 )/gis, "");
  const silent = (steps: readonly Migration[]) =>
    steps
      .filter(
        ({ replaces, contracts, sql: text }) => replaces === undefined && !contracts && takesAway.test(taken(text)),
      )
      .map(({ name }) => name);

  it("say so where they take away what the version before uses", () => {
    expect(silent(migrations)).toEqual([]);
    expect(silent([one, two, { name: "003-less", sql: "alter table one drop column name;" }])).toEqual(["003-less"]);
  });
});
