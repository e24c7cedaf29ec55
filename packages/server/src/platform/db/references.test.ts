import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";
import { unkeyedReferences } from "./migrations/unkeyed-references.ts";

describeOnBoth("references between tables", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  /** Every column that by its name or by the key of another table says which record is meant, and whether a key holds it. */
  async function references() {
    return db.query<{ column: string; keyed: boolean }>(sql`
      with col as (
        select t.oid, t.relname::text as "table", a.attname::text as name, a.attnum from pg_class t
        join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace and a.attname <> 'site_id'
      ), key_part as (
        select x.indrelid as oid, x.indkey[x.indnkeyatts - 1] as attnum, x.indnkeyatts as size from pg_index x where x.indisprimary
      ), own as (
        select k.oid, k.attnum from key_part k join pg_attribute a on a.attrelid = k.oid and a.attnum = k.attnum
        where a.attidentity <> '' or k.size = 2 and not exists (
          select 1 from key_part o join pg_attribute b on b.attrelid = o.oid and b.attnum = o.attnum
          where o.size = 2 and o.oid <> k.oid and b.attname = a.attname
            and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.conrelid = o.oid and f.confrelid = k.oid))
      ), key_name as (
        select distinct c.name from key_part join col c using (oid, attnum)
        where c.name not in ('id', 'lot', 'key', 'word', 'term', 'query_string', 'name', 'document_type', 'line_no', 'line_number', 'window_start', 'subject', 'currency')
      )
      select c."table" || '.' || c.name as "column", exists (
        select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and c.attnum = any(k.conkey)) as keyed
      from col c
      where c.name not in ('sequence_no', 'line_no') and (c.name ~ '(_uids?|_id|_no|_by|_bin)$' or c.name in (select name from key_name))
        and not exists (select 1 from own where own.oid = c.oid and own.attnum = c.attnum)
      order by 1`);
  }

  it("are foreign keys, or there is a reason why not", async () => {
    const found = await references();
    expect(found.filter(({ keyed }) => keyed).length).toBeGreaterThan(150);
    const reasoned = new Set(unkeyedReferences.flatMap(({ columns }) => columns.split(" ")));
    expect(found.filter(({ keyed, column }) => !keyed && !reasoned.has(column)).map(({ column }) => column)).toEqual(
      [],
    );
  });

  it("are found by an index where rows that they lead to are deleted", async () => {
    const unindexed = await db.query<{ key: string; parent: string }>(sql`
      select conname::text as key, confrelid::regclass::text as parent from pg_constraint k
      where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
        select 1 from pg_index x where x.indrelid = k.conrelid and (x.indkey::smallint[])[0:cardinality(k.conkey) - 1] @> k.conkey)`);
    const deleted = deletedTables();
    expect([...deleted]).toEqual(expect.arrayContaining(["item_link", "item_attribute", "warehouse_document_line"]));
    expect(unindexed.length).toBeGreaterThan(10);
    expect(unindexed.filter(({ parent }) => deleted.has(parent))).toEqual([]);
  });

  it("have no reason for what is a foreign key or is not there", async () => {
    const open = new Set((await references()).filter(({ keyed }) => !keyed).map(({ column }) => column));
    const reasoned = unkeyedReferences.flatMap(({ columns }) => columns.split(" "));
    expect(reasoned.filter((column) => !open.has(column))).toEqual([]);
    expect(new Set(reasoned).size).toBe(reasoned.length);
  });
});

/** The tables that a statement of the server deletes rows from; in all others rows get another status. */
function deletedTables(): Set<string> {
  const folder = join(import.meta.dirname, "../..");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const text = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const statements = text.matchAll(/delete from (\w+)/g);
  const records = text.matchAll(/table: "(\w+)",(?:(?!\n\}).)*?deletion: "hard"/gs);
  return new Set([...statements, ...records].map(([, table = ""]) => table));
}
