import fc from "fast-check";
import { expect, test } from "vitest";
import { Marks } from "./marks.ts";
import type { IndexRecord, Schema } from "./schema.ts";
import { SearchIndex } from "./search-index.ts";
import { sequence } from "./testing/industrial-catalog.ts";

const schema: Schema = {
  fields: {
    name: { kind: "text", weight: 1 },
    text: { kind: "text", weight: 0.7 },
    type: { kind: "type" },
    brand: { kind: "facet" },
    size: { kind: "facet" },
    sales: { kind: "number" },
  },
  prior: "sales",
  synonyms: [["bolt", "screw"]],
};
const words = "bolt nut washer screw steel brass zinc hex long short for with boltcutter screwdriver flat round".split(
  " ",
);

/** Records of words of which the first are frequent and the last rare: a word says much in a short name, little in a long text. */
function catalog(seed: number, count: number): IndexRecord[] {
  const next = sequence(seed);
  const word = () => words[Math.floor(next() ** 2 * words.length)] as string;
  const some = (most: number) => Array.from({ length: 1 + Math.floor(next() * most) }, word).join(" ");
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    values: {
      name: some(2),
      text: some(25),
      type: word(),
      brand: `brand ${Math.floor(next() * 3)}`,
      size: [`size ${Math.floor(next() * 100)}`, `size ${100 + Math.floor(next() * 100)}`].slice(
        Math.floor(next() * 3),
      ),
      sales: next() < 0.5 ? 0 : Math.floor(next() ** 4 * 1_000_000),
    },
  }));
}

function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const request = fc.record({
  words: fc.array(fc.constantFrom(...words, "bol", "stee"), { maxLength: 4 }),
  typing: fc.boolean(),
  offset: fc.constantFrom(0, 7, 190),
  /** What was skipped in error would be missing at the end of so many. */
  limit: fc.constantFrom(24, 250),
  brand: fc.option(fc.constantFrom("brand 0", "brand 1"), { nil: undefined }),
  sales: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: undefined }),
  lifted: fc.constantFrom(0, 0.8, 1.25),
  boosted: fc.boolean(),
});

test("what is skipped changes neither the page nor the total nor the counts", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.boolean(),
      fc.array(request, { minLength: 4, maxLength: 8 }),
      (seed, inPieces, requests) => {
        // Several blocks, the last of them not full.
        const records = catalog(seed, 3000);
        const index = SearchIndex.build(schema, records);
        if (inPieces) for (const [i, record] of records.entries()) if (i % 9 === 0) index.put(record);
        if (inPieces) for (const [i, record] of records.entries()) if (i % 31 === 0) index.remove(record.id);
        const marks = new Marks();
        for (let i = 0; i < records.length; i += 5) marks.set(i, true);
        const boosts = [new Map(records.filter((_, i) => i % 7 === 0).map(({ id }) => [id, 1.15]))];
        for (const { words, typing, offset, limit, brand, sales, lifted, boosted } of requests) {
          const asked = {
            text: words.join(" "),
            typing,
            offset,
            limit,
            facets: ["brand", "size", "type"],
            filters: { ...(brand && { brand: [brand] }), ...(sales && { sales: { min: sales } }) },
            lifts: lifted === 0 ? [] : [{ marks, factor: lifted }],
            boosts: boosted ? boosts : [],
          };
          const found: IndexRecord[] = [];
          const everything = index.search(asked, (id) => found.push(records[Number(id)] as IndexRecord));
          const answer = index.search(asked);
          expect(answer).toEqual(everything);
          expect(answer.total).toBe(found.length);
          const valuesOf = (facet: string) => found.flatMap(({ values }) => (values[facet] ?? []) as string | string[]);
          for (const facet of ["size", "type", ...(brand ? [] : ["brand"])])
            expect(Object.fromEntries((answer.facets[facet] ?? []).map(({ value, count }) => [value, count]))).toEqual(
              counted(valuesOf(facet)),
            );
        }
      },
    ),
    { numRuns: 15 },
  );
});
