import sql, { raw } from "sql-template-tag";
import type { Database, Queryable } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { embeddedTemplate } from "./embedded-template.ts";
import { migrations } from "./migrations/index.ts";
import { unkeyedReferences } from "./migrations/unkeyed-references.ts";
import { acrossSites } from "./statement-inspector.ts";

/** A foreign key as a database has it. */
export interface ForeignKey {
  readonly name: string;
  readonly table: string;
  /** In the order of the key; `site_id` is the first. */
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** The words of its declaration: `FOREIGN KEY (site_id, brands_uid) REFERENCES brand(site_id, brands_uid)`. */
  readonly definition: string;
  /** Whether the rows that were there before it have been looked at. */
  readonly validated: boolean;
}

/** Rows that refer to nothing by one key or column. */
export interface Orphans {
  readonly table: string;
  /** What refers, without `site_id`. */
  readonly columns: readonly string[];
  /** What they should refer to; nothing where it depends on the row. */
  readonly parent: string | undefined;
  readonly count: number;
  /** The first three rows: their keys and what they refer to, such as `site_id demo, item_uom_uid 7, inv_mast_uid 99`. */
  readonly examples: readonly string[];
}

/** What became of the references of a database. */
export interface ReferenceReport {
  /** How many keys and columns were looked at. */
  readonly checked: number;
  readonly orphans: readonly Orphans[];
  /** Keys that the schema of this version has and the database has not. */
  readonly missing: readonly ForeignKey[];
  /** Keys in force for what is written, whose older rows were never found to be whole. */
  readonly unvalidated: readonly ForeignKey[];
}

/** A condition on rows `r` of a table, and what it is about. */
interface Check {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string | undefined;
  readonly condition: string;
}

/**
 * Looks for rows that refer to nothing: by every foreign key of this version's schema, whether the database has it or not,
 * and by the references without a key that say what they must lead to. Reads only, one statement a reference.
 */
export async function checkReferences(db: Database): Promise<ReferenceReport> {
  const [keys, present, columns] = await Promise.all([declaredKeys(), foreignKeysOf(db), columnsOf(db)]);
  const names = new Set(present.map(({ name }) => name));
  const checks = [...keys.map(checkOfKey), ...unkeyedChecks()].filter(({ table, columns: own }) =>
    own.every((column) => columns.has(`${table}.${column}`)),
  );
  return {
    checked: checks.length,
    orphans: await db.transaction((transaction) => orphansOf(transaction, checks)),
    missing: keys.filter(({ name }) => !names.has(name)),
    unvalidated: present.filter(({ validated }) => !validated),
  };
}

/** The foreign keys of a database, by name. */
export function foreignKeysOf(db: Queryable): Promise<ForeignKey[]> {
  const names = (table: string, key: string) =>
    raw(`array(select a.attname::text from unnest(c.${key}) with ordinality k (attnum, place)
      join pg_attribute a on a.attrelid = c.${table} and a.attnum = k.attnum order by k.place)`);
  return db.query<ForeignKey>(sql`
    select c.conname::text as name, c.conrelid::regclass::text as "table", ${names("conrelid", "conkey")} as columns,
      c.confrelid::regclass::text as parent, ${names("confrelid", "confkey")} as "parentColumns",
      pg_get_constraintdef(c.oid) as definition, c.convalidated as validated
    from pg_constraint c where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by 2, 1`);
}

let declared: Promise<readonly ForeignKey[]> | undefined;

/** The keys of this version's schema: read once, as they are the same as long as this process runs. */
function declaredKeys(): Promise<readonly ForeignKey[]> {
  declared ??= readDeclaredKeys().catch((error: unknown) => {
    declared = undefined;
    throw error;
  });
  return declared;
}

/** Out of an empty database. */
async function readDeclaredKeys(): Promise<ForeignKey[]> {
  const db = await openEmbedded({ template: () => embeddedTemplate(migrations) });
  try {
    return await foreignKeysOf(db);
  } finally {
    await db.close();
  }
}

/** `table.column` of all columns: the database may be older than this version. */
async function columnsOf(db: Queryable): Promise<Set<string>> {
  const rows = await db.query<{ name: string }>(sql`
    select c.relname::text || '.' || a.attname::text as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace`);
  return new Set(rows.map(({ name }) => name));
}

function checkOfKey({ table, columns, parent, parentColumns }: ForeignKey): Check {
  const own = columns.filter((column) => column !== "site_id");
  const given = own.map((column) => `r.${column} is not null and `).join("");
  const pairs = columns.map((column, index) => `p.${parentColumns[index]} = r.${column}`).join(" and ");
  return { table, columns: own, parent, condition: `${given}not exists (select 1 from ${parent} p where ${pairs})` };
}

function unkeyedChecks(): Check[] {
  return unkeyedReferences.flatMap(({ columns, orphan }) =>
    columns.split(" ").flatMap((name) => {
      const [table = "", column = ""] = name.split(".");
      return orphan ? [{ table, columns: [column], parent: undefined, condition: orphan(table) }] : [];
    }),
  );
}

async function orphansOf(db: Queryable, checks: readonly Check[]): Promise<Orphans[]> {
  await db.execute(sql`set local statement_timeout = 0`);
  const found: Orphans[] = [];
  const keys = new Map<string, readonly string[]>();
  for (const { condition, ...check } of checks) {
    const key = keys.get(check.table) ?? (await primaryKeyOf(db, check.table));
    keys.set(check.table, key);
    const shown = [...new Set([...key, ...check.columns])].map((name) => `'${name}', r.${name}`);
    const search = sql`
      select count(*) over () as total, json_build_object(${raw(shown.join(", "))}) as row from ${raw(check.table)} r
      where ${raw(condition)} order by ${raw(key.map((name) => `r.${name}`).join(", "))} limit 3`;
    const rows = await db.query<{ total: number; row: Readonly<Record<string, unknown>> }>(
      acrossSites("rows that refer to nothing", search),
    );
    const [first] = rows;
    if (first) found.push({ ...check, count: first.total, examples: rows.map(({ row }) => textOf(row)) });
  }
  return found;
}

/** The columns of a table's primary key, in its order. */
export async function primaryKeyOf(db: Queryable, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select a.attname::text as name from pg_index x
    cross join lateral unnest(x.indkey::smallint[]) with ordinality k (attnum, place)
    join pg_attribute a on a.attrelid = x.indrelid and a.attnum = k.attnum
    where x.indisprimary and x.indrelid = ${table}::regclass order by k.place`);
  return rows.map(({ name }) => name);
}

/** A row's fields in words: `site_id demo, item_uom_uid 7`. */
export function textOf(row: Readonly<Record<string, unknown>>): string {
  return Object.entries(row)
    .map(([name, value]) => `${name} ${typeof value === "object" ? JSON.stringify(value) : value}`)
    .join(", ");
}
