import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../../db/migrate.ts";
import { startScript } from "../../testing/script.ts";
import { createPostgresDatabase, describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
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

  it("refuses a database that a newer version has used", async () => {
    await forget(db);
    await migrate(db, [one, two]);
    await expect(migrate(db, [one])).rejects.toThrow("has the migration `002-two`, which this version does not know");
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
