import sql, { join, type Sql } from "sql-template-tag";
import { embed } from "../trades/search/embed.ts";
import { shortestBeginning, type TextQueries } from "./text-queries.ts";

/** Weights of D, C, B and A in a rank. */
const weights = sql`'{0.05, 0.2, 0.6, 1.0}'::real[]`;

/**
 * Numbers equal to the text before everything else, numbers that begin with it next, then items by how many of the words
 * they have (10 for each of several), by where the words stand (up to 8) and by how often they are bought (up to 1).
 * Over the document `s`, with the queries of `q`.
 */
export function fitness(code: string, queries: TextQueries, hits: readonly number[]): Sql {
  const terms: Sql[] = [sql`least(1, ln(1 + s.popularity) / 10)`];
  if (hits.length > 0)
    terms.push(sql`case when s.inv_mast_uid = any((select ${[...hits]}::bigint[])::bigint[]) then 1000 else 0 end`);
  if (code !== "") terms.push(sql`case when s.document @@ q.number then 900 else 0 end`);
  if (code.length >= shortestBeginning)
    terms.push(sql`case when s.document @@ q.beginning then ${startOfNumber(code)} else 0 end`);
  if (queries.any !== null) terms.push(sql`8 * ts_rank(${weights}, s.document, q.any)`);
  if (queries.each.length > 1)
    terms.push(
      sql`10 * (select count(*) from unnest((select ${[...queries.each]}::tsquery[])) word where s.document @@ word)`,
    );
  return sql`(${join(terms, " + ")})`;
}

/** The more of the item's number the text is, the better. */
function startOfNumber(code: string): Sql {
  return sql`coalesce((
    select 50 + 50.0 * ${code.length}::integer / char_length(i.item_code) from item_search i
    where i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid), 0)`;
}

/** How alike the item `s` is to a text, from 0 to 100: the cosine of their embeddings. */
export function likeness(text: string): Sql {
  const embedding = embed(text);
  return sql`(100 * coalesce((
    select (select sum(pair.a * pair.b) from unnest(i.embedding, (select ${embedding}::real[])) as pair (a, b)) from item_search i
    where i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid), 0))`;
}
