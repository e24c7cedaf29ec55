import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";

/** Where a document's lines lie. */
export interface LineTable {
  readonly table: string;
  /** The column that says which document a line belongs to. */
  readonly key: string;
  /** What is selected; the table's alias is `l`. */
  readonly select: Sql;
  /** What else is read with each line: a `left join`, so that none is lost. */
  readonly join?: Sql;
}

/** The lines of several documents in one statement, by the number of their document, in their order. */
export async function linesOf<Line extends object>(
  context: Context,
  { table, key, select, join = empty }: LineTable,
  numbers: readonly number[],
): Promise<Map<number, Line[]>> {
  const found = new Map<number, Line[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return found;
  const rows = await context.db.query<Line & { documentNo: number }>(sql`
    select l.${raw(key)} as "documentNo", ${select} from ${raw(table)} l ${join}
    where l.site_id = ${context.site} and l.${raw(key)} = any(${numbers}::bigint[]) order by l.${raw(key)}, l.line_no`);
  for (const { documentNo, ...line } of rows) found.get(documentNo)?.push(line as unknown as Line);
  return found;
}
