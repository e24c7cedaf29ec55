import sql, { type Sql } from "sql-template-tag";
import type { SearchRequest } from "../trades/search/search-request.ts";
import { type Lexemes, lexemesOf } from "./lexemes.ts";

/** One way in which found items are narrowed. */
export interface Filter {
  /** The attribute's number, or that of a built-in facet. */
  readonly facet: number;
  /** The text of a `tsquery` for the index; undefined when the index does not know. */
  readonly query: string | undefined;
  /** The same as a condition over `search_document s`. */
  readonly condition: Sql;
}

/** Numbers of the built-in facets; attributes have positive ones. */
export const categoryFacet = -1;
export const brandFacet = -2;
export const stockFacet = -3;

/** True when any location has some of the item `s`, of whatever table. */
export const inStock: Sql = sql`exists (
  select 1 from item_stock k where k.site_id = s.site_id and k.inv_mast_uid = s.inv_mast_uid and k.qty_on_hand > k.qty_allocated)`;

/** The filters of a request; an attribute or brand list without values is none. */
export function filtersOf(request: SearchRequest): Filter[] {
  const lexemes = lexemesOf(request.site);
  return [
    ...[...request.filters].map(([facet, values]) => attributeFilter(facet, values, lexemes)),
    ...(request.itemCategoryUid === undefined ? [] : [categoryFilter(request.itemCategoryUid, lexemes)]),
    ...(request.brandsUid === undefined ? [] : [brandFilter(request.brandsUid, lexemes)]),
    ...(request.stockStatus === undefined ? [] : [stockFilter(request.stockStatus === "in_stock")]),
  ].filter(({ query }) => query !== "()");
}

function attributeFilter(facet: number, values: readonly number[], lexemes: Lexemes): Filter {
  return {
    facet,
    query: `(${values.map(lexemes.attributeValue).join(" | ")})`,
    condition: sql`s.facets && ${[...values]}::bigint[]`,
  };
}

function categoryFilter(uid: number, lexemes: Lexemes): Filter {
  return { facet: categoryFacet, query: lexemes.category(uid), condition: sql`s.facets @> ${[-uid]}::bigint[]` };
}

function brandFilter(uids: readonly number[], lexemes: Lexemes): Filter {
  return {
    facet: brandFacet,
    query: `(${uids.map(lexemes.brand).join(" | ")})`,
    condition: sql`coalesce(s.brands_uid = any(${[...uids]}::bigint[]), false)`,
  };
}

function stockFilter(wanted: boolean): Filter {
  return { facet: stockFacet, query: undefined, condition: wanted ? inStock : sql`not ${inStock}` };
}
