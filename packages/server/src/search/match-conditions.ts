import sql, { empty, join, type Sql } from "sql-template-tag";
import type { SearchRequest } from "./search-request.ts";
import type { Understood } from "./understand.ts";

/** Weights of D, C, B and A in a rank. */
const weights = sql`'{0.05, 0.2, 0.6, 1.0}'::real[]`;

/** The filters as conditions over `item_search s`, each with the number it is known by among the facets. */
export function filterConditions(request: SearchRequest): (readonly [number, Sql])[] {
  const conditions: (readonly [number, Sql])[] = [...request.filters].map(
    ([attribute, values]) => [attribute, sql`s.attribute_value_uids && ${[...values]}::bigint[]`] as const,
  );
  if (request.itemCategoryUid !== undefined)
    conditions.push([categoryFacet, sql`s.category_uids @> ${[request.itemCategoryUid]}::bigint[]`]);
  if (request.brandsUid && request.brandsUid.length > 0)
    conditions.push([brandFacet, sql`s.brands_uid = any(${[...request.brandsUid]}::bigint[])`]);
  if (request.stockStatus)
    conditions.push([stockFacet, request.stockStatus === "in_stock" ? inStock : sql`not ${inStock}`]);
  return conditions;
}

/** Numbers of the built-in facets; attributes have positive ones. */
export const categoryFacet = -1;
export const brandFacet = -2;
export const stockFacet = -3;

/** True when any location has some of the item `s`. */
export const inStock: Sql = sql`exists (
  select 1 from item_stock k where k.site_id = s.site_id and k.inv_mast_uid = s.inv_mast_uid and k.qty_on_hand > k.qty_allocated)`;

/** The items that a shopper may find, of `item_search s`. */
export function findable(site: string): Sql {
  return sql`s.site_id = ${site} and s.online = 'Y' and s.status_cd = 704`;
}

/** The condition that an item fits the words or the number; everything fits no text. */
export function fitsText(understood: Understood, operator: "AND" | "OR"): Sql {
  const { words, code, codes } = understood;
  if (words.length === 0 && code === "") return empty;
  const query = words.map((word) => word.query).join(operator === "AND" ? " & " : " | ");
  const alternatives = [
    ...(query === "" ? [] : [sql`s.document @@ ${query}::tsquery`]),
    ...(isPrefix(code) ? [sql`s.item_code like ${`${code}%`}`] : []),
    ...(code === "" ? [] : [sql`s.codes @> ${[code]}::text[]`]),
    ...(codes.length === 0 ? [] : [sql`s.inv_mast_uid = any(${codes.map((hit) => hit.invMastUid)}::bigint[])`]),
  ];
  return sql`and (${join(alternatives, " or ")})`;
}

/** Short beginnings would let in half the catalogue. */
function isPrefix(code: string): boolean {
  return code.length >= 3;
}

/**
 * How well an item fits: numbers equal to the text before everything else, numbers that begin with it next, then items by how many of
 * the words they have, by where the words stand, and by how often they are bought.
 */
export function scoreOf(understood: Understood): Sql {
  const { words, code, codes } = understood;
  const terms: Sql[] = [sql`least(1, ln(1 + s.popularity) / 10)`];
  if (codes.length > 0)
    terms.push(
      sql`case when s.inv_mast_uid = any(${codes.map((hit) => hit.invMastUid)}::bigint[]) then 1000 else 0 end`,
    );
  if (code !== "") terms.push(sql`case when s.codes @> ${[code]}::text[] then 900 else 0 end`);
  if (isPrefix(code))
    terms.push(
      sql`case when s.item_code like ${`${code}%`} then 50 + 50.0 * ${code.length}::integer / char_length(s.item_code) else 0 end`,
    );
  if (words.length > 0) {
    const any = words.map((word) => word.query).join(" | ");
    terms.push(sql`10 * ts_rank(${weights}, s.document, ${any}::tsquery)`);
  }
  if (words.length > 1)
    for (const word of words) terms.push(sql`case when s.document @@ ${word.query}::tsquery then 10 else 0 end`);
  return sql`(${join(terms, " + ")})`;
}

/** How alike an item is to a text, from 0 to 100: the cosine of their embeddings. */
export function likeness(embedding: readonly number[]): Sql {
  return sql`(100 * (select sum(pair.a * pair.b) from unnest(s.embedding, ${[...embedding]}::real[]) as pair (a, b)))`;
}
