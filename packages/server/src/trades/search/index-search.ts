import type { SearchRequest as EngineRequest, Filter, SearchAnswer } from "@purvey/search/request";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { compactCode } from "../../values/compact-code.ts";
import { readCodeHits } from "./code-hits.ts";
import { orders } from "./database-search.ts";
import type { ItemIndex } from "./item-index.ts";
import { ownNumber } from "./item-record.ts";
import { facetsOfCounts } from "./search-facets.ts";
import { branchFactor } from "./search-facts.ts";
import type { Facet, FoundPage, PageRequest, SearchRequest } from "./search-request.ts";
import { correctedText, rounded, shownItems, suggestedNumbers } from "./shown-items.ts";

/** A page of what the index of this process finds, without the number of the text in the log of searches. */
export async function searchIndex(
  index: ItemIndex,
  db: Queryable,
  request: SearchRequest,
  page: PageRequest,
): Promise<Omit<FoundPage, "queryStringUid">> {
  const wanted = await engineRequest(index, request, page.locationId);
  const scores = new Map<string, number>();
  const sorted = page.sort !== "relevance";
  const answer = index.engine.search(
    { ...wanted, offset: sorted ? 0 : page.from, limit: sorted ? 1 : page.size },
    sorted ? (id, score) => scores.set(id, score) : undefined,
  );
  const hits = sorted ? await sortedHits(db, request.site, scores, page) : answer.hits;
  const isNumber = answer.exact.length > 0 || (wanted.first?.length ?? 0) > 0;
  const shown = hits.map(({ id, score }) => ({ uid: Number(id), score, inStock: index.isInStock(Number(id)) }));
  const [items, codes, suggested] = await Promise.all([
    shownItems(index.facts, db, request.site, page, shown),
    isNumber ? readCodeHits(db, request, compactCode(request.text)) : [],
    isNumber ? [] : suggestedNumbers(index.facts, index.engine.suggest(request.text)),
  ]);
  return {
    items,
    total: answer.total,
    totalIsExact: true,
    maxScore: rounded(sorted || page.from > 0 ? best(answer, scores) : (answer.hits[0]?.score ?? 0)),
    codes,
    redirectLink: index.facts.redirectOf(request.text),
    correctedText: correctedText(request.text, answer.corrected),
    suggestedNumbers: suggested,
    degraded: false,
  };
}

/** What found items can be narrowed by, exactly. */
export async function facetsOfIndex(
  index: ItemIndex,
  db: Queryable,
  request: SearchRequest,
): Promise<readonly Facet[]> {
  const wanted = await engineRequest(index, request, undefined);
  const answer = index.engine.search({
    ...wanted,
    limit: 1,
    facets: ["value", "category", "brand"],
    marks: { stock: index.inStock },
  });
  return facetsOfCounts(db, request.site, answer);
}

async function engineRequest(
  index: ItemIndex,
  request: SearchRequest,
  locationId: number | undefined,
): Promise<EngineRequest> {
  const { customerId, text } = request;
  const customer = customerId === undefined ? undefined : await index.facts.ofCustomer(customerId);
  const branch = locationId ?? customer?.locationId;
  const code = compactCode(text);
  return {
    text: text.trim() === "" || code !== "" ? text : unheardOf,
    typing: true,
    partial: request.operator === "AND" && request.searchType === "query" ? "never" : true,
    filters: filtersOf(index, request),
    first: customerId === undefined || code === "" ? [] : index.engine.having("own", ownNumber(customerId, code)),
    lifts: [{ marks: typeof branch === "number" ? index.inStockAt(branch) : index.inStock, factor: branchFactor }],
    boosts: customer && customer.contract.size > 0 ? [customer.contract] : [],
  };
}

/** A text of signs alone is nothing that an item could have, other than no text at all. */
const unheardOf = "\u0000";

function filtersOf(index: ItemIndex, request: SearchRequest): Record<string, Filter> {
  const filters: Record<string, Filter> = {};
  for (const [attribute, values] of request.filters)
    if (values.length > 0) filters[attribute] = { field: "value", values: values.map(String) };
  if (request.itemCategoryUid !== undefined) filters.category = [String(request.itemCategoryUid)];
  if (request.brandsUid && request.brandsUid.length > 0) filters.brand = request.brandsUid.map(String);
  if (request.stockStatus !== undefined)
    filters.stock = { marks: index.inStock, marked: request.stockStatus === "in_stock" };
  return filters;
}

async function sortedHits(
  db: Queryable,
  site: string,
  scores: ReadonlyMap<string, number>,
  { sort, from, size }: PageRequest,
): Promise<{ id: string; score: number }[]> {
  if (sort === "relevance" || scores.size === 0) return [];
  const rows = await db.query<{ uid: number }>(sql`
    select s.inv_mast_uid as uid from item_search s
    where s.site_id = ${site} and s.inv_mast_uid = any((select ${[...scores.keys()].map(Number)}::bigint[])::bigint[])
    order by ${orders[sort]} limit ${size} offset ${from}`);
  return rows.map(({ uid }) => ({ id: String(uid), score: scores.get(String(uid)) ?? 0 }));
}

function best({ hits }: SearchAnswer, scores: ReadonlyMap<string, number>): number {
  let most = hits[0]?.score ?? 0;
  for (const score of scores.values()) most = Math.max(most, score);
  return most;
}
