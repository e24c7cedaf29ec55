import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { LoadContext } from "./load-context.ts";

/** A record that no other record of its site may share its name with. */
export interface NamedRecord {
  readonly uid: number;
  readonly name: string;
  /** Where it stands in the file. */
  readonly line: number;
}

/** Where names are stored, and where they come from. */
export interface NameColumn {
  readonly table: string;
  readonly key: string;
  readonly name: string;
  /** Rows whose names count; every one without it. */
  readonly counts?: Sql;
  /** What a record is, as `product`. */
  readonly noun: string;
  /** What its name is called. */
  readonly called: "name" | "number";
  readonly file: string;
  readonly column: string;
  /** The number of a record in the file, where the stored one is another. */
  readonly numberOf?: (uid: number) => number;
}

/** Refuses records whose name belongs to one that is stored and not in the file; answers the others. */
export async function refuseTakenNames<R extends NamedRecord>(
  { db, site, report }: Pick<LoadContext, "db" | "site" | "report">,
  at: NameColumn,
  records: readonly R[],
): Promise<R[]> {
  const rows = await db.query<{ name: string; uid: number }>(sql`
    select n.${raw(at.name)} as name, n.${raw(at.key)} as uid from ${raw(at.table)} n
    where n.site_id = ${site} and ${at.counts ?? sql`true`}
      and n.${raw(at.name)} in (select * from unnest(${records.map(({ name }) => name)}::text[]))
      and n.${raw(at.key)} not in (select * from unnest(${records.map(({ uid }) => uid)}::bigint[]))`);
  const owners = new Map(rows.map(({ name, uid }) => [name, uid]));
  return records.filter(({ name, line }) => {
    const owner = owners.get(name);
    if (owner === undefined) return true;
    const whose = `${at.noun} ${at.numberOf?.(owner) ?? owner}`;
    const reason = `is \`${name}\`, the ${at.called} of ${whose}, which is stored and not in the file`;
    report.refuse({ file: at.file, line, column: at.column, reason });
    return false;
  });
}

/** Lets stored records give up the names that others get now: two may exchange theirs. */
export async function giveUpNames(
  db: Queryable,
  site: string,
  at: NameColumn,
  records: readonly Omit<NamedRecord, "line">[],
): Promise<void> {
  await db.execute(sql`
    update ${raw(at.table)} o set ${raw(at.name)} = '~' || o.${raw(at.key)}
    from unnest(${records.map(({ uid }) => uid)}::bigint[], ${records.map(({ name }) => name)}::text[]) as n (uid, name)
    where o.site_id = ${site} and ${at.counts ?? sql`true`} and o.${raw(at.name)} = n.name and o.${raw(at.key)} <> n.uid`);
}
