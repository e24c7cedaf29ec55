import sql, { raw } from "sql-template-tag";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { schemaBefore } from "../../../../testing/schema-before.ts";
import { openWorldDatabase, testedDatabases } from "../../../../testing/test-database.ts";
import type { Database } from "../../database.ts";
import { migrate, missingSteps } from "../../migrate.ts";
import { acrossSites } from "../../statement-inspector.ts";
import { migrations } from "../index.ts";

/** The steps after the initial one. */
const later = migrations.slice(1).map(({ name }) => name);

const next = {
  name: "999-color",
  sql: "alter table item add column color text not null default 'grey'; create table color (site_id text primary key);",
  indexes: [{ name: "item_color", definition: "on item (site_id, color)" }],
};

describe.each(testedDatabases)("a database with the schema and rows of the release before (%s)", (kind) => {
  let db: Database;
  beforeAll(async () => {
    db = await openWorldDatabase(kind);
  });
  afterAll(() => db.close());

  const read = <Row extends object>(text: string) =>
    db.query<Row>(acrossSites("the steps of the schema", sql`${raw(text)}`));

  async function rowsOfTables(): Promise<ReadonlyMap<string, number>> {
    const tables = await read<{ name: string }>(
      "select relname::text as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
    );
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from ${name}`);
    const filled = await read<{ name: string; rows: number }>(`${counts.join(" union all ")} order by 1`);
    return new Map(filled.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]));
  }

  it("keeps every row when it is brought forward, and the version before still starts on it", async () => {
    const before = await rowsOfTables();
    expect(before.size).toBeGreaterThan(80);
    expect(await migrate(db, [...migrations, next])).toEqual(["999-color"]);
    const steps = before.get("schema_migration") ?? 0;
    expect(await rowsOfTables()).toEqual(new Map([...before, ["schema_migration", steps + 1]]));
    expect(await read("select distinct color from item")).toEqual([{ color: "grey" }]);
    expect(await read("select to_regclass('item_color')::text as name")).toEqual([{ name: "item_color" }]);
    expect(await migrate(db)).toEqual([]);
  });

  it("is left alone by a version from before the initial schema", async () => {
    await expect(migrate(db, [{ name: "001-platform", sql: "create table site (site_id text)" }])).rejects.toThrow(
      "has the migration `061-initial`, which this version does not know",
    );
  });
});

describe.each(testedDatabases)("a database from before there was one initial schema (%s)", (kind) => {
  let db: Database;
  beforeEach(async () => {
    db = await openWorldDatabase(kind);
    return () => db.close();
  });

  /** As the steps before the initial schema have recorded themselves. */
  async function record(names: readonly string[]): Promise<void> {
    await db.execute(sql`delete from schema_migration where name <= '061-initial'`);
    await db.execute(sql`
      insert into schema_migration (name, checksum, contracts)
      select n, 'of before', n >= '052' from unnest(${names}::text[]) n`);
  }

  const recorded = async () =>
    (await db.query<{ name: string }>(sql`select name from schema_migration order by name`)).map(({ name }) => name);

  it("opens as it is where it has all of its steps, and is brought forward from there", async () => {
    const names = ["001-platform", "053-changes-of-sets", "060-open-id", "061-partial-refunds"];
    await record(names);
    expect(await missingSteps(db)).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    expect(await recorded()).toEqual([...names, ...later]);
    expect(await migrate(db, [...migrations, next])).toEqual(["999-color"]);
    expect(await recorded()).toEqual([...names, ...later, "999-color"]);
  });

  it("is refused where it stopped before the last of them, with the way out, and is not changed", async () => {
    await schemaBefore(db, "061-initial");
    const names = ["001-platform", "053-changes-of-sets", "057-api-keys"];
    await record(names);
    await db.execute(sql`alter table schema_migration drop column contracts`);
    const sentence =
      "The schema of the database is at the step `057-api-keys`, and schemas from before 0.1.0 are not brought up to date any more. " +
      "Run `purvey migrate apply` of the last commit that has the step `061-partial-refunds`, and come back; or load the data into a new database.";
    await expect(missingSteps(db)).rejects.toThrow(sentence);
    await expect(migrate(db)).rejects.toThrow(sentence);
    await expect(migrate(db, [...migrations, next])).rejects.toThrow(sentence);
    expect(await recorded()).toEqual(names);
    expect(await db.query(sql`select to_regclass('site')::text as name`)).toEqual([{ name: null }]);
  });
});
