import type { Queryable } from "../platform/db/database.ts";
import type { FoundPage, PageRequest, SearchRequest } from "../trades/search/search-request.ts";
import { filtersOf } from "./filters.ts";
import { fittingOf } from "./fitting.ts";
import { type FoundRow, pageQuery, type Sought } from "./page-query.ts";
import { fitness, likeness } from "./score.ts";
import { type SearchLimits, searchLimits } from "./search-limits.ts";
import { narrowed, textQueries } from "./text-queries.ts";
import { type Understood, understand } from "./understand.ts";

/** Finds items in two statements, whatever the page's size. */
export async function searchItems(
  db: Queryable,
  request: SearchRequest,
  page: PageRequest,
  limits: SearchLimits = searchLimits,
): Promise<FoundPage> {
  const understood = await understand(db, request, page.from === 0);
  const rows = await db.query<FoundRow>(pageQuery(soughtBy(request, understood, limits), page));
  return {
    // A page beyond the end has a row for the totals alone.
    items: rows.filter((row) => row.invMastUid !== null),
    total: rows[0]?.total ?? 0,
    totalIsExact: rows[0]?.totalIsExact ?? true,
    maxScore: rows[0]?.maxScore ?? 0,
    codes: understood.codes,
    queryStringUid: understood.queryStringUid,
    redirectLink: understood.redirectLink,
    correctedText: understood.correctedText,
  };
}

function soughtBy(request: SearchRequest, understood: Understood, limits: SearchLimits): Sought {
  const alike = request.searchType === "similarity";
  const filters = filtersOf(request);
  const narrow = (query: string): string =>
    narrowed(
      query,
      filters.map(({ query }) => query),
    );
  const queries = textQueries(request, understood);
  const fitting = fittingOf(request, understood);
  return {
    fitting,
    queries: {
      ...queries,
      fits: narrow(queries.fits),
      every: queries.every && narrow(queries.every),
      most: queries.most && narrow(queries.most),
      numbers: queries.numbers && narrow(queries.numbers),
    },
    limits,
    score: alike ? likeness(request.text) : fitness(understood.code, queries, fitting.hits),
    byWords: !alike,
  };
}
