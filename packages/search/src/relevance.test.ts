import { expect, test } from "vitest";
import { SearchIndex } from "./search-index.ts";
import { industrialCatalog, industrialSchema } from "./testing/industrial-catalog.ts";
import { industrialQueries } from "./testing/industrial-queries.ts";
import { relevanceOf } from "./testing/relevance.ts";

const items = [...industrialCatalog(6000)];
const index = SearchIndex.build(industrialSchema, items);

/** Those that were found; where nothing was, the part numbers that may have been meant. */
function answersTo(text: string): readonly string[] {
  const { hits } = index.search({ text });
  return (hits.length > 0 ? hits : index.suggest(text)).map(({ id }) => id);
}

test.each([
  ["tuned on", true],
  ["kept back", false],
])("judged queries of an industrial catalog that were %s find what is meant", (_, tuned) => {
  const judged = industrialQueries
    .filter((query) => query.tuned === tuned)
    .map(({ text, rate }) => ({
      got: answersTo(text).map((id) => rate(items[Number(id)]?.facts as (typeof items)[0]["facts"])),
      ideal: items.map(({ facts }) => rate(facts)).filter((rating) => rating > 0),
    }));
  expect(judged.length).toBeGreaterThanOrEqual(60);
  expect(judged.every(({ ideal }) => ideal.length > 0)).toBe(true);
  const { ndcg, mrr } = relevanceOf(judged);
  expect(ndcg).toBeGreaterThan(0.95);
  expect(mrr).toBeGreaterThan(0.95);
});

test("relevance is worked out as in the literature", () => {
  // By hand: gains 1 / log2(3) + 7 / log2(4), at best 7 + 1 / log2(3).
  const { ndcg, mrr } = relevanceOf([{ got: [0, 1, 3], ideal: [1, 3] }]);
  expect(ndcg).toBeCloseTo(4.13093 / 7.63093, 5);
  expect(mrr).toBeCloseTo(1 / 3);
});
