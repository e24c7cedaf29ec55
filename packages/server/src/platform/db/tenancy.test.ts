import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadModule } from "libpg-query";
import sql from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { acrossSitesOnPurpose, functionsOfSchema } from "../../testing/sites/across-sites.ts";
import { readTables } from "../../testing/sites/tables.ts";
import { describeOnBoth } from "../../testing/test-database.ts";
import type { Database } from "./database.ts";

describeOnBoth("every table", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
  });

  it("carries site_id first in its primary key and in every unique index, so that it shards by site", async () => {
    const indexes = await db.query<{ table: string; index: string; first: string }>(sql`
      select t.relname::text as "table", i.relname::text as index, a.attname::text as first
      from pg_index x
      join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = x.indkey[0]
      where x.indisunique and t.relnamespace = current_schema()::regnamespace and t.relname not like '%migration%'
      order by 1, 2`);
    expect(indexes.length).toBeGreaterThan(40);
    expect(indexes.filter(({ first }) => first !== "site_id")).toEqual([]);
  });

  it("refers to other tables within the site", async () => {
    const keys = await db.query<{ name: string; columns: string[] }>(sql`
      select c.conname::text as name, array(select a.attname::text from unnest(c.conkey) k join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k) as columns
      from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`);
    expect(keys.length).toBeGreaterThan(20);
    expect(keys.filter(({ columns }) => !columns.includes("site_id"))).toEqual([]);
  });
});

describeOnBoth("the proof of sites", (open) => {
  it("knows the tables of today with their columns, and every function", async () => {
    const db = await open();
    const columns = await db.query<{ table: string; column: string }>(sql`
      select c.relname::text as "table", a.attname::text as "column"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind in ('r', 'v', 'm') and c.relnamespace = current_schema()::regnamespace and c.relname <> 'schema_migration'`);
    await loadModule();
    const known = [...readTables().tables].flatMap(([table, names]) => names.map((column) => ({ table, column })));
    expect(known.map(inWords).sort()).toEqual(columns.map(inWords).sort());
    expect([...readTables().functions.keys()].sort()).toEqual(Object.keys(functionsOfSchema).sort());
  });
});

describe("statements across sites", () => {
  it("are those of the list, each with its reason", () => {
    const sources = [source, commands].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing\//.test(file))
        .map((file) => readFileSync(join(folder, file), "utf8").replaceAll(/^ *\*.*$/gm, "")),
    );
    const marked = sources.flatMap((text) =>
      [...text.matchAll(/\bacrossSites\(\s*"([^"]+)"/g)].map(([, name]) => name),
    );
    expect([...new Set(marked)].sort()).toEqual(Object.keys(acrossSitesOnPurpose).sort());
  });
});

const source = fileURLToPath(new URL("../..", import.meta.url));
/** The commands ask the database too. */
const commands = fileURLToPath(new URL("../../../../cli/src", import.meta.url));

function inWords({ table, column }: { table: string; column: string }): string {
  return `${table}.${column}`;
}
