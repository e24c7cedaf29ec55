import type { API, Types } from "@opensearch-project/opensearch";
import { codeForms } from "@purvey/search/part-number";
import type { SearchAnswer } from "@purvey/search/request";
import { SearchIndex as Engine } from "@purvey/search/search-index";
import type { NumberSuggestion } from "@purvey/search/suggest-numbers";
import type { PageRequest, SearchRequest } from "../search-request.ts";
import { type ItemDocument, lookAlike } from "./cluster-document.ts";
import type { Reading } from "./reading.ts";

type Query = Types.Common_QueryDsl.QueryContainer;
type Factor = Types.Common_QueryDsl.FunctionScoreContainer;
type Aggregation = Types.Common_Aggregations.AggregationContainer;
type Body = API.Search_RequestBody;

/** What narrows a search: by an attribute's number, or one of three by name. */
interface Filter {
  readonly of: string;
  readonly query: Query;
}

/** What lifts items for this buyer. */
export interface Lifts {
  readonly branch: number | undefined;
  readonly branchFactor: number;
  /** Items on contract. */
  readonly contract: readonly string[];
  readonly contractFactor: number;
}

const isItem: Query = { exists: { field: "uid" } };
const inStock: Query = { exists: { field: "stockAt" } };
/** OpenSearch takes no more values in one list. */
const mostContractItems = 65_536;
/** What is above every score of words: the whole text is the part number. */
const exactNumber = 10_000;

/** The filters of a request; an attribute or brand list without values is none. */
function filtersOf(request: SearchRequest): Filter[] {
  const filters: Filter[] = [];
  for (const [attribute, values] of request.filters)
    if (values.length > 0) filters.push({ of: String(attribute), query: { terms: { value: values.map(String) } } });
  if (request.itemCategoryUid !== undefined)
    filters.push({ of: "category", query: { term: { category: String(request.itemCategoryUid) } } });
  if (request.brandsUid && request.brandsUid.length > 0)
    filters.push({ of: "brand", query: { terms: { brand: request.brandsUid.map(String) } } });
  if (request.stockStatus !== undefined)
    filters.push({ of: "stock", query: request.stockStatus === "in_stock" ? inStock : not(inStock) });
  return filters;
}

function not(query: Query): Query {
  return { bool: { must_not: [query] } };
}

/** The items that a text asks for: with all of the words, or with any of them, those with more of them first. */
function textQuery({ isEverything, terms, number }: Reading, every: boolean): Query {
  if (isEverything) return { match_all: {} };
  const queries = terms.map(({ query }) => query);
  const should: Query[] = [];
  if (number) should.push({ constant_score: { filter: number, boost: exactNumber } });
  if (queries.length > 0) should.push(every ? { bool: { must: queries } } : anyOf(queries));
  return should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } };
}

function anyOf(queries: readonly Query[]): Query {
  const share = 1 / queries.length;
  return {
    function_score: {
      query: { bool: { should: [...queries], minimum_should_match: 1 } },
      functions: queries.map((filter) => ({ filter, weight: share })),
      score_mode: "sum",
      boost_mode: "multiply",
    },
  };
}

/** What lifts a found item, as factors: sales, the buyer's branch and contracts, and what the thing is. */
function factorsOf({ words }: Reading, lifts: Lifts): Factor[] {
  const branch = lifts.branch === undefined ? inStock : { term: { stockAt: lifts.branch } };
  const factors: Factor[] = [
    { field_value_factor: { field: "prior", missing: 1 } },
    { filter: branch, weight: lifts.branchFactor },
  ];
  if (lifts.contract.length > 0)
    factors.push({
      filter: { ids: { values: lifts.contract.slice(0, mostContractItems) } },
      weight: lifts.contractFactor,
    });
  const last = words.at(-1);
  if (last === undefined) return factors;
  const inName = words.map((word): Query => ({ term: { name: word } }));
  return [
    ...factors,
    { filter: { bool: { filter: inName } }, weight: 1.1 },
    { filter: { term: { head: last } }, weight: 1.05 },
    { filter: { terms: { kind: runsOf(words) } }, weight: 1.3 },
  ];
}

/** Every run of the words, as the name of a kind may be: `hex bolt` of `zinc hex bolt m8`. */
function runsOf(words: readonly string[]): string[] {
  const few = words.slice(0, 12);
  return few.flatMap((_, from) => few.slice(from).map((_, length) => few.slice(from, from + length + 1).join(" ")));
}

const sorts: Readonly<Record<PageRequest["sort"], readonly [field: string, order: "asc" | "desc"]>> = {
  relevance: ["_score", "desc"],
  itemId: ["itemId", "asc"],
  itemDesc: ["itemDesc", "asc"],
  priceAsc: ["listPrice", "asc"],
  priceDesc: ["listPrice", "desc"],
  newest: ["uid", "desc"],
  popularity: ["popularity", "desc"],
};

/** Asks for a page of items. */
export function pageBody(
  reading: Reading,
  every: boolean,
  request: SearchRequest,
  page: PageRequest,
  lifts: Lifts,
): Body {
  const filter = [isItem, ...filtersOf(request).map(({ query }) => query)];
  const [field, order] = sorts[page.sort];
  return {
    from: page.from,
    size: page.size,
    track_total_hits: true,
    track_scores: true,
    _source: ["stockAt"],
    query: {
      function_score: {
        query: { bool: { must: [textQuery(reading, every)], filter } },
        functions: factorsOf(reading, lifts),
        score_mode: "multiply",
        boost_mode: "multiply",
      },
    },
    sort: [{ [field]: { order } }, { uid: { order: "asc" } }],
  };
}

/** A facet's values are counted up to so many. */
const mostValues = 10_000;

/** Asks for counts: each facet's under all filters but its own, of what one attribute's filter alone leaves out beside. */
export function facetsBody(reading: Reading, every: boolean, request: SearchRequest): Body {
  const filters = filtersOf(request);
  const allBut = (of?: string) => filters.filter((filter) => filter.of !== of).map(({ query }) => query);
  const counted = (filter: Query[], field: string, more: object = {}): Aggregation => {
    // A value of its own, as the client's types have no `field` there.
    const terms = { field, size: mostValues };
    return { filter: { bool: { filter, ...more } }, aggs: { found: { terms } } };
  };
  const aggs: Record<string, Aggregation> = {
    value: counted(allBut(), "value"),
    category: counted(allBut("category"), "category"),
    brand: counted(allBut("brand"), "brand"),
    stock: { filter: { bool: { filter: allBut("stock") } }, aggs: { found: { filter: inStock } } },
  };
  for (const { of, query } of filters)
    if (/^\d+$/.test(of)) aggs[`without ${of}`] = counted(allBut(of), "value", { must_not: [query] });
  return {
    size: 0,
    track_total_hits: false,
    query: { bool: { must: [textQuery(reading, every)], filter: [isItem] } },
    aggs,
  };
}

interface Bucket {
  readonly doc_count: number;
  readonly found: { readonly doc_count?: number; readonly buckets?: readonly { key: string; doc_count: number }[] };
}

/** The counts of an answer to {@link facetsBody}, and how many items pass all filters. */
export function countsOf(
  answer: API.Search_ResponseBody,
): Pick<SearchAnswer, "facets" | "without" | "marks" | "total"> {
  const buckets = (answer.aggregations ?? {}) as unknown as Readonly<Record<string, Bucket | undefined>>;
  const values = (name: string) =>
    (buckets[name]?.found.buckets ?? []).map(({ key, doc_count }) => ({ value: key, count: doc_count }));
  const without = Object.keys(buckets).filter((name) => name.startsWith("without "));
  const marked = buckets.stock?.found.doc_count ?? 0;
  return {
    total: buckets.value?.doc_count ?? 0,
    facets: { value: values("value"), category: values("category"), brand: values("brand") },
    without: Object.fromEntries(without.map((name) => [name.slice("without ".length), values(name)])),
    marks: { stock: { marked, unmarked: (buckets.stock?.doc_count ?? 0) - marked } },
  };
}

/** Asks for numbers that a text may have meant; undefined where it is none. */
export function nearNumbersBody(text: string): Body | undefined {
  const [typed] = codeForms(text);
  if (typed === undefined || typed.length < 3 || !/\d/.test(typed)) return undefined;
  const value = lookAlike(typed);
  return {
    size: 100,
    track_total_hits: false,
    _source: ["number"],
    query: { fuzzy: { lookAlike: { value, fuzziness: 2, max_expansions: 100, transpositions: true } } },
  };
}

/** The nearest of the numbers found, as the index of one process judges them. */
export function nearNumbers(text: string, answer: API.Search_ResponseBody): NumberSuggestion[] {
  const records = answer.hits.hits.map(({ _id = "", _source }) => {
    const { number } = _source as Pick<ItemDocument, "number">;
    return { id: _id, values: { number } };
  });
  return Engine.build({ fields: { number: { kind: "partNumber" } } }, records).suggest(text);
}
