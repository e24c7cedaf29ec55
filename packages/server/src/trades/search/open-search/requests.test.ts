import type { API } from "@opensearch-project/opensearch";
import { Synonyms } from "@purvey/search/synonyms";
import { describe, expect, it } from "vitest";
import { pageRequest, searchRequestsOf } from "../../../testing/search-requests.ts";
import { questionOf, readingOf } from "./reading.ts";
import { countsOf, facetsBody, nearNumbersBody, pageBody } from "./requests.ts";

const request = searchRequestsOf("demo");
const synonyms = new Synonyms([["allen key", "hex wrench"]]);

const answer = (aggregations: object, suggest: object = {}): API.Search_ResponseBody =>
  ({ took: 1, timed_out: false, hits: { hits: [] }, aggregations, suggest }) as never;

/** An answer that knows these names of the question. */
const knowing = (names: readonly string[], suggest: object = {}) =>
  answer({ known: { buckets: Object.fromEntries(names.map((name) => [name, { doc_count: 1 }])) } }, suggest);

const word = (query: string, boost: number) => ({
  multi_match: {
    query,
    type: "cross_fields",
    fields: ["name^1", "description^0.7", "brandName^0.3", "more^0.15"],
    tie_breaker: 0.3,
    boost,
  },
});

const none = { branch: undefined, branchFactor: 1.25, contract: [], contractFactor: 1.15 };

describe("what OpenSearch is asked", () => {
  it("is which words and numbers there are, in one form, with synonyms and what words may have been", () => {
    const { body } = questionOf('Allen keys 1 1/2" HB-M8-40', synonyms, 100200);
    const { known } = body.aggs as unknown as { known: { filters: { filters: object } } };
    expect(known.filters.filters).toMatchObject({
      "word allen": { term: { words: "allen" } },
      "word key": { term: { words: "key" } },
      "word 1.5": { term: { words: "1.5" } },
      "word wrench": { term: { words: "wrench" } },
      "piece HBM840": { terms: { number: ["HBM840"] } },
      own: { term: { own: "100200:ALLENKEYS112HBM840" } },
    });
    expect(body.suggest).toMatchObject({
      "1 allen": { text: "allen", term: { field: "words", max_edits: 1, suggest_mode: "missing" } },
    });
    expect(Object.keys(body.suggest ?? {})).toEqual(["1 allen"]);
  });

  it("is all words first: each as it is, as what means the same, and the last as a beginning", () => {
    const question = questionOf("allen key hex", synonyms, undefined);
    const reading = readingOf(question, knowing(["word allen", "word key", "word hex", "word wrench", "last"]), false);
    const phrase = { bool: { must: [word("hex", 0.4), word("wrench", 0.4)] } };
    expect(reading.terms.map(({ query }) => query)).toEqual([
      { dis_max: { queries: [word("allen", 1), phrase] } },
      { dis_max: { queries: [word("key", 1), phrase] } },
      {
        dis_max: {
          queries: [
            word("hex", 1),
            ...[
              ["name", 1],
              ["description", 0.7],
              ["brandName", 0.3],
              ["more", 0.15],
            ].map(([field, weight]) => ({
              prefix: {
                [field as string]: {
                  value: "hex",
                  boost: 0.8 * (weight as number),
                  rewrite: "top_terms_blended_freqs_50",
                },
              },
            })),
          ],
        },
      },
    ]);
    const asked = request("allen key hex");
    expect(JSON.stringify(pageBody(reading, true, asked, pageRequest(), none))).toContain(
      '{"bool":{"must":[{"dis_max"',
    );
    expect(JSON.stringify(pageBody(reading, false, asked, pageRequest(), none))).toContain('"weight":0.3333');
  });

  it("takes a word that no item has for the nearest, and says so; with AND one that is near none finds nothing", () => {
    const suggest = { "1 shakle": [{ text: "shakle", options: [{ text: "spackle" }, { text: "shackle" }] }] };
    const question = questionOf("shakle", synonyms, undefined);
    expect(readingOf(question, knowing([], suggest), false)).toMatchObject({
      corrected: [{ typed: "shakle", read: ["spackle", "shackle"] }],
      terms: [{ typed: "shakle", query: { dis_max: { queries: [word("spackle", 0.7), word("shackle", 0.7)] } } }],
    });
    const reading = readingOf(questionOf("bolt qqqq", synonyms, undefined), knowing(["word bolt"]), true);
    expect(reading.terms).toEqual([]);
    const { query } = pageBody(reading, true, request("bolt qqqq"), pageRequest(), none);
    expect(JSON.stringify(query)).toContain('"must":[{"match_none":{}}]');
  });

  it("puts the item whose number the text is before everything, and looks for the buyer's own number", () => {
    const question = questionOf("ng 1140", synonyms, 100200);
    const { number, terms } = readingOf(question, knowing(["own", "word 1140"]), false);
    expect(number).toEqual({ dis_max: { queries: [{ term: { own: "100200:NG1140" } }] } });
    expect(terms.map(({ typed }) => typed)).toEqual(["1140"]);
    const whole = readingOf(questionOf("hb m8 40", synonyms, undefined), knowing(["number", "word hb"]), false);
    expect(whole.terms).toEqual([]);
    expect(JSON.stringify(pageBody(whole, true, request("hb m8 40"), pageRequest(), none).query)).toContain(
      '{"constant_score":{"filter":{"dis_max":{"queries":[{"terms":{"number":["HBM840"]}}]}},"boost":10000}}',
    );
  });

  it("narrows, lifts, sorts and pages", () => {
    const reading = readingOf(questionOf("", synonyms, undefined), undefined, false);
    const asked = request("", { filters: new Map([[7, [71, 72]]]), brandsUid: [3], stockStatus: "out_of_stock" });
    const lifts = { ...none, branch: 20, contract: ["11", "12"] };
    const page = pageRequest({ from: 48, sort: "priceDesc" });
    expect(pageBody(reading, true, asked, page, lifts)).toMatchObject({
      from: 48,
      size: 24,
      track_total_hits: true,
      sort: [{ listPrice: { order: "desc" } }, { uid: { order: "asc" } }],
      query: {
        function_score: {
          query: {
            bool: {
              must: [{ match_all: {} }],
              filter: [
                { exists: { field: "uid" } },
                { terms: { value: ["71", "72"] } },
                { terms: { brand: ["3"] } },
                { bool: { must_not: [{ exists: { field: "stockAt" } }] } },
              ],
            },
          },
          functions: [
            { field_value_factor: { field: "prior", missing: 1 } },
            { filter: { term: { stockAt: 20 } }, weight: 1.25 },
            { filter: { ids: { values: ["11", "12"] } }, weight: 1.15 },
          ],
          score_mode: "multiply",
          boost_mode: "multiply",
        },
      },
    });
  });

  it("counts a facet under all filters but its own, and what an attribute's filter leaves out beside", () => {
    const reading = readingOf(questionOf("", synonyms, undefined), undefined, false);
    const asked = request("", { filters: new Map([[7, [71]]]), brandsUid: [3] });
    const [ofValue, ofBrand] = [{ terms: { value: ["71"] } }, { terms: { brand: ["3"] } }];
    expect(facetsBody(reading, true, asked).aggs).toMatchObject({
      value: { filter: { bool: { filter: [ofValue, ofBrand] } }, aggs: { found: { terms: { field: "value" } } } },
      category: { filter: { bool: { filter: [ofValue, ofBrand] } } },
      brand: { filter: { bool: { filter: [ofValue] } }, aggs: { found: { terms: { field: "brand" } } } },
      stock: { aggs: { found: { filter: { exists: { field: "stockAt" } } } } },
      "without 7": { filter: { bool: { filter: [ofBrand], must_not: [ofValue] } } },
    });
    const bucket = (key: string, doc_count: number) => ({ key, doc_count });
    const counted = countsOf(
      answer({
        value: { doc_count: 4, found: { buckets: [bucket("71", 4)] } },
        category: { doc_count: 4, found: { buckets: [] } },
        brand: { doc_count: 9, found: { buckets: [bucket("3", 4), bucket("5", 5)] } },
        stock: { doc_count: 4, found: { doc_count: 1 } },
        "without 7": { doc_count: 2, found: { buckets: [bucket("72", 2)] } },
      }),
    );
    expect(counted).toEqual({
      total: 4,
      facets: {
        value: [{ value: "71", count: 4 }],
        category: [],
        brand: [
          { value: "3", count: 4 },
          { value: "5", count: 5 },
        ],
      },
      without: { "7": [{ value: "72", count: 2 }] },
      marks: { stock: { marked: 1, unmarked: 3 } },
    });
  });

  it("looks for mistyped numbers with one sign for all that look alike, and for nothing where the text is none", () => {
    expect(nearNumbersBody("HB-M8-4O")?.query).toEqual(nearNumbersBody("HB M8 40")?.query);
    expect(nearNumbersBody("gloves")).toBeUndefined();
  });
});
