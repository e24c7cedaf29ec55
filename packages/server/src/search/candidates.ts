import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { type Fitting, isHit, mostBought } from "./fitting.ts";
import type { SearchLimits } from "./search-limits.ts";
import type { TextQueries } from "./text-queries.ts";

/** What candidates are chosen by. */
export interface Choice {
  readonly fitting: Fitting;
  readonly queries: TextQueries;
  readonly limits: SearchLimits;
}

/**
 * The common table expression `candidate`, and what it takes before it, after `found`, `sized` and `counted`: the numbers
 * of the items that are ranked. All that fit; or, of very many, the most bought, the most bought of those that have all
 * words, or all but one, and of those whose number begins so. An item with more of the words ranks before one with fewer,
 * so that what else could rank high is among them.
 *
 * @param wanted when so many items have all words, or all but one, no others are looked for; undefined where these do not
 * rank before others
 * @param more queries over numbers of items that are ranked as well
 */
export function candidates(choice: Choice, wanted: number | undefined, more: readonly Sql[] = []): Sql {
  const { fitting, queries, limits } = choice;
  const large = sql`(select c.total > ${limits.rankedAtMost}::bigint from counted c)`;
  const kinds = (["every", "most"] as const).filter((kind) => queries[kind] !== null);
  const suffice = (before: readonly string[]): Sql =>
    wanted === undefined || before.length === 0
      ? empty
      : sql`and ${join(
          before.map((kind) => sql`(select count(*) from ${raw(kind)})`),
          " + ",
        )} < ${wanted}::bigint`;
  const unknown = sql`null::integer[]`;
  const tables = kinds.map((kind, index) => {
    const condition = sql`${large} ${suffice(kinds.slice(0, index))}`;
    return sql`${raw(kind)} as materialized (
      ${mostBought(fitting, { query: sql`q.${raw(kind)}`, known: unknown, condition }, limits)}),`;
  });
  const known = sql`(select z.bought from sized z)`;
  const all = [
    sql`select f.inv_mast_uid from found f where ${isFew} ${suffice(kinds)} order by f.popularity desc, f.inv_mast_uid limit ${limits.rankedAtMost}`,
    ...kinds.map((kind) => sql`select inv_mast_uid from ${raw(kind)}`),
    mostBought(fitting, { query: sql`q.fits`, known, condition: sql`not ${isFew} ${suffice(kinds)}` }, limits),
    ...(queries.numbers === null
      ? []
      : [mostBought(fitting, { query: sql`q.numbers`, known: unknown, condition: large }, limits)]),
    ...(fitting.hits.length === 0 ? [] : [sql`select s.inv_mast_uid from search_document s where ${isHit(fitting)}`]),
    ...more,
  ].map((kind) => sql`(${kind})`);
  return sql`
    ${tables.length === 0 ? empty : join(tables, " ")}
    candidate as materialized (${join(all, " union ")})`;
}

/** Whether the items that fit are few enough to be visited one by one. */
export const isFew: Sql = sql`(select z.items is null from sized z)`;
