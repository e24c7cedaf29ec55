import sql, { join, type Sql } from "sql-template-tag";
import type { SearchRequest } from "../trades/search/search-request.ts";
import { filtersOf } from "./filters.ts";
import { type Lexemes, lexemesOf } from "./lexemes.ts";
import type { SearchLimits } from "./search-limits.ts";
import type { Understood } from "./understand.ts";

/** Items that the index finds, and items that are known by their numbers. */
export interface Fitting {
  readonly site: string;
  readonly lexemes: Lexemes;
  /** Only items that some location has, or that none has; null for either. */
  readonly inStock: boolean | null;
  /** Items that are found whatever their words: their number, or the customer's own for them, equals the text. */
  readonly hits: readonly number[];
  /** All filters as conditions over `search_document s`, for those items. */
  readonly hitConditions: readonly Sql[];
}

/** What fits a request, its text and filters for the index left out. */
export function fittingOf(request: SearchRequest, { codes }: Understood): Fitting {
  return {
    site: request.site,
    lexemes: lexemesOf(request.site),
    inStock: request.stockStatus === undefined ? null : request.stockStatus === "in_stock",
    // Numbers equal to the text count in a search by words, not in one by likeness.
    hits: request.searchType === "similarity" ? [] : codes.map(({ invMastUid }) => invMastUid),
    hitConditions: filtersOf(request).map(({ condition }) => condition),
  };
}

/**
 * A query over all items that fit, where `q.fits` is what the index is asked.
 *
 * @param columns among `inv_mast_uid`, `popularity`, `brands_uid` and `facets` of `s`
 * @param condition whether they are looked for at all
 */
export function fittingItems(fitting: Fitting, columns: Sql, condition: Sql): Sql {
  const { site, inStock, hits } = fitting;
  const found = sql`
    select ${columns} from q cross join lateral search_matches(${site}, q.fits, ${inStock}::boolean) s where ${condition}`;
  if (hits.length === 0) return found;
  return sql`
    ${found}
    union all
    select ${columns} from q join search_document s on ${isHit(fitting)} and not s.document @@ q.fits where ${condition}`;
}

/** The condition that `search_document s` is one of the items that are known by their numbers. */
export function isHit({ site, hits, hitConditions }: Fitting): Sql {
  // The list is in a subquery, so that the planner does not plan anew for lists of another length.
  const isOne = sql`s.inv_mast_uid = any((select ${[...hits]}::bigint[])::bigint[])`;
  return join([sql`s.site_id = ${site}`, isOne, ...hitConditions], " and ");
}

/**
 * A query over the most bought items that match one of the queries of `q`.
 *
 * @param known what {@link sizeOf} found out about them, where that is the same query; else null
 */
export function mostBought(
  { site, lexemes, inStock }: Fitting,
  { query, known, condition }: { readonly query: Sql; readonly known: Sql; readonly condition: Sql },
  { rankedAtMost, sampled }: SearchLimits,
): Sql {
  return sql`
    select m.inv_mast_uid from q cross join lateral search_most_bought(
      ${site}, ${lexemes.tag}, ${query}, ${inStock}::boolean, ${rankedAtMost}::integer, ${sampled}::integer, ${known}) m
    where ${condition}`;
}

/** About how many items fit (`items`), as far as they are more than are counted, else null; and how often some of them are `bought`. */
export function sizeOf({ site, lexemes, inStock }: Fitting, { countedAtMost, sampled }: SearchLimits): Sql {
  return sql`
    select z.items, z.bought from q
    cross join lateral search_size(${site}, ${lexemes.tag}, q.fits, ${inStock}::boolean, ${countedAtMost}::integer, ${sampled}::integer) z`;
}
