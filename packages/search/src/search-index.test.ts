import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Marks } from "./marks.ts";
import { openIndex, saveIndex } from "./saved-index.ts";
import type { IndexRecord, Schema } from "./schema.ts";
import { SearchIndex } from "./search-index.ts";
import { SnapshotError } from "./snapshot.ts";
import { industrialCatalog, industrialSchema } from "./testing/industrial-catalog.ts";

const schema: Schema = {
  fields: {
    name: { kind: "text", weight: 1 },
    text: { kind: "text", weight: 0.7 },
    number: { kind: "partNumber" },
    brand: { kind: "facet" },
    price: { kind: "number" },
  },
  synonyms: [
    ["laptop", "notebook"],
    ["anchor bolt", "fixing"],
    ["allen key", "hex wrench"],
  ],
};

const record = (id: string, name: string, number?: string): IndexRecord => ({ id, values: { name, number } });
const idsOf = (index: SearchIndex, text: string, typing = false) =>
  index.search({ text, typing, partial: false }).hits.map(({ id }) => id);

describe("what is found", () => {
  const index = SearchIndex.build(schema, [
    record("bolt", 'Hex bolt 1 1/2" zinc', "HB-0040-8"),
    record("nut", "Hex nuts M8x40", "HN 8"),
    record("bag", "Bag for notebook", "0601-2345"),
    record("hose", "Schläuche, Gummi", "SL77120"),
  ]);

  test.each([
    ["bolts 1.5 inch", ["bolt"]],
    ["bolt 1½", ["bolt"]],
    ["m8 x 40", ["nut"]],
    ["laptop", ["bag"]],
    ["Schlauch", ["hose"]],
    ["noteboook", ["bag"]],
    ["hb00408", ["bolt"]],
    ["HB 40 8", ["bolt"]],
    ["hb-40-8", ["bolt"]],
    ["06012345", ["bag"]],
  ])("%s finds %j", (text, ids) => {
    expect(idsOf(index, text)).toEqual(ids);
  });

  test("a page far beyond the end is empty, and has the total", () => {
    expect(index.search({ text: "bolt", offset: 900_000_000_000, limit: 24 })).toMatchObject({ hits: [], total: 1 });
  });

  test("a word that is still typed is found by its beginning", () => {
    expect(idsOf(index, "hex bo", true)).toEqual(["bolt"]);
  });

  test("a part number of several parts stands above every score of words", () => {
    expect(index.search({ text: "HB-0040-8" }).hits[0]?.score).toBeGreaterThan(1000);
  });

  test("a part number that is still typed is found by its beginning", () => {
    expect(idsOf(index, "sl-77", true)).toEqual(["hose"]);
    expect(idsOf(index, "sl-77")).toEqual([]);
  });

  test("where no record has all words, those that have some follow", () => {
    const answer = index.search({ text: "hex notebook nut", partial: false });
    expect(answer.hits[0]?.id).toBe("nut");
    expect(answer.complete).toBe(0);
  });

  test("without what lacks words, words that no record has with the others find nothing", () => {
    expect(index.search({ text: "hex notebook nut", partial: "never" }).hits).toEqual([]);
    expect(index.search({ text: "hex nut unheardof", partial: "never" }).hits).toEqual([]);
    expect(index.search({ text: "hex nut", partial: "never" }).hits.map(({ id }) => id)).toEqual(["nut"]);
  });

  test("a word that was read as another is named", () => {
    expect(index.search({ text: "noteboook" }).corrected).toEqual([{ typed: "noteboook", read: ["notebook"] }]);
  });

  test("a mistyped part number is suggested, what differs is marked, and nothing is found instead", () => {
    expect(index.suggest("SL77l2O")[0]).toMatchObject({ id: "hose", distance: 0.5 });
    expect(index.suggest("SL77128")[0]?.pieces).toEqual([
      { text: "SL7712", marked: false },
      { text: "0", marked: true },
    ]);
    expect(index.search({ text: "SL77128" }).total).toBe(0);
    expect(index.suggest("SL77120")).toEqual([]);
  });

  test("a boost brings one before another", () => {
    const boosts = [new Map([["nut", 3]])];
    expect(index.search({ text: "hex", boosts }).hits.map(({ id }) => id)).toEqual(["nut", "bolt"]);
    const lowered = [new Map([["bolt", 0.5]])];
    expect(index.search({ text: "hex", boosts: lowered }).hits.map(({ id }) => id)).toEqual(["nut", "bolt"]);
  });
});

describe("German", () => {
  const german = SearchIndex.build(schema, [
    record("hexagon", "Sechskantschraube M8 verzinkt"),
    record("cylinder", "Zylinderschrauben mit Innensechskant"),
    record("screw", "Schraube, Sechskant, M10"),
    record("bearing", "Rillenkugellager 6204"),
    record("pipes", "Rohre für Druckluft"),
    record("grease", "Lagerfett"),
  ]);

  test.each([
    ["Schraube", ["cylinder", "hexagon", "screw"]],
    ["Schrauben", ["cylinder", "hexagon", "screw"]],
    ["Sechskantschraube", ["hexagon", "screw"]],
    ["Lager", ["bearing"]],
    ["Kugellager", ["bearing"]],
    ["Rohr", ["pipes"]],
    ["Druckluftrohr", ["pipes"]],
    ["Ventil", []],
  ])("%s finds %j", (text, ids) => {
    expect(idsOf(german, text).sort()).toEqual(ids);
  });

  test("a word comes before the compounds that end with it", () => {
    expect(idsOf(german, "Schraube")[0]).toBe("screw");
  });

  test("a frequent word is read with its compounds where the catalog is in German, and without them elsewhere", () => {
    const many = (name: string) =>
      Array.from({ length: 40 }, (_, i) => record(String(i), `${name} ${i}`)).concat(record("long", "Dachschraube"));
    const totalOf = (name: string) => SearchIndex.build(schema, many(name)).search({ text: "Schraube" }).total;
    expect(totalOf("Schraube mit Kopf")).toBe(41);
    expect(totalOf("Schraube with head")).toBe(40);
  });
});

describe("synonyms of several words", () => {
  const index = SearchIndex.build(schema, [
    record("key", "Allen key set"),
    record("wrench", "Wrench, hex, 5 mm"),
    record("anchor", "Anchor bolt M8"),
    record("fixing", "Fixing for facades"),
    record("bolt", "Bolt M8"),
  ]);

  test.each([
    ["allen key", ["key", "wrench"]],
    ["hex wrench", ["wrench", "key"]],
    ["allen key set", ["key"]],
    ["hex wrench 5 mm", ["wrench"]],
    ["anchor bolt", ["anchor", "fixing"]],
    ["fixing", ["fixing", "anchor"]],
    ["fixing m8", ["anchor"]],
    ["bolt", ["bolt", "anchor"]],
    ["key", ["key"]],
  ])("%s finds %j", (text, ids) => {
    expect(idsOf(index, text)).toEqual(ids);
  });
});

const words = ["anchor", "bolt", "cable", "drill", "fixing"];
const brands = ["acme", "bosch", "cato"];
const someRecord = fc.record({
  id: fc.integer({ min: 0, max: 25 }).map(String),
  name: fc.array(fc.constantFrom(...words), { maxLength: 3 }),
  brand: fc.array(fc.constantFrom(...brands), { maxLength: 2 }),
  price: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  removed: fc.boolean(),
});
type Edit = { id: string; name: string[]; brand: string[]; price: number | undefined; removed: boolean };
const someQuery = fc.record({
  text: fc.uniqueArray(fc.constantFrom(...words), { maxLength: 3 }),
  brand: fc.option(fc.constantFrom(...brands), { nil: undefined }),
  min: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
});

const asRecord = ({ id, name, brand, price }: Edit): IndexRecord => ({
  id,
  values: { name: name.join(" "), brand, price },
});

/** What every record that is there says by itself. */
function scan(held: Iterable<Edit>, query: { text: string[]; brand?: string; min?: number }) {
  const { text, brand, min } = query;
  const inRange = [...held].filter(({ price }) => min === undefined || (price !== undefined && price >= min));
  const phrase = text.indexOf("anchor");
  const isPhrase = phrase >= 0 && text[phrase + 1] === "bolt";
  const means = (one: Edit, word: string) =>
    one.name.includes(word) ||
    (word === "fixing" && one.name.includes("anchor") && one.name.includes("bolt")) ||
    (isPhrase && (word === "anchor" || word === "bolt") && one.name.includes("fixing"));
  const all = (one: Edit) => text.every((word) => means(one, word));
  const any = (one: Edit) => text.some((word) => means(one, word));
  const inBrand = (one: Edit) => brand === undefined || one.brand.includes(brand);
  const complete = inRange.filter((one) => all(one) && inBrand(one)).length;
  const found = inRange.filter(complete > 0 || text.length < 2 ? all : any);
  const counts = brands.map((value) => [value, found.filter((one) => one.brand.includes(value)).length] as const);
  return {
    ids: found
      .filter(inBrand)
      .map(({ id }) => id)
      .sort(),
    counts: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    complete,
  };
}

test("matching, totals and facets equal a scan of all records, after any edits and a snapshot", () => {
  fc.assert(
    fc.property(
      fc.array(someRecord, { maxLength: 40 }),
      fc.array(someRecord, { maxLength: 40 }),
      fc.array(someQuery, { minLength: 1, maxLength: 5 }),
      (first, edits, queries) => {
        const index = SearchIndex.build(schema, first.map(asRecord));
        const held = new Map(first.map((one) => [one.id, one] as const));
        for (const [i, edit] of edits.entries()) {
          if (edit.removed) {
            expect(index.remove(edit.id)).toBe(held.delete(edit.id));
          } else {
            index.put(asRecord(edit));
            held.set(edit.id, edit);
          }
          if (i % 3 === 0) index.search({ text: "bolt" });
        }
        const known = new Set([...held.values()].flatMap(({ name }) => name));
        for (const each of [index, openIndex(schema, saveIndex(index))]) {
          expect(each.size).toBe(held.size);
          for (const query of queries) {
            // A word that no record has any more may still be in the lists; what is read for unknown words is tested above.
            if (query.text.some((word) => !known.has(word))) continue;
            const { text, brand, min } = query;
            const filters = { ...(brand && { brand: [brand] }), ...(min !== undefined && { price: { min } }) };
            const answer = each.search({
              text: text.join(" "),
              filters,
              facets: ["brand"],
              limit: 100,
              partial: false,
            });
            const expected = scan(held.values(), query);
            expect(answer.hits.map(({ id }) => id).sort()).toEqual(expected.ids);
            expect(answer.total).toBe(expected.ids.length);
            expect(Object.fromEntries((answer.facets.brand ?? []).map(({ value, count }) => [value, count]))).toEqual(
              expected.counts,
            );
            const paged = [0, 7, 14, 21, 28].flatMap((offset) => [
              ...each.search({ text: text.join(" "), filters, offset, limit: 7, partial: false }).hits,
            ]);
            expect(paged).toEqual(answer.hits.slice(0, 35));
          }
        }
      },
    ),
    { numRuns: 150 },
  );
});

test("pages of any size, put together, are the whole answer, over several segments too", () => {
  const items = [...industrialCatalog(3000)];
  const index = SearchIndex.build(industrialSchema, items.slice(0, 2000));
  for (const [at, item] of items.entries()) {
    if (at % 3 === 0) index.put(item);
    if (at % 700 === 0) index.search({ text: "bolt" });
  }
  for (const text of ["stainless steel", "m8", "for hanging pipe", ""]) {
    const whole = index.search({ text, limit: 3000 }).hits;
    expect(whole.length).toBeGreaterThan(24);
    for (const limit of [7, 24, 150]) {
      const pages = Array.from({ length: Math.ceil(whole.length / limit) }, (_, page) => page * limit);
      const paged = pages.flatMap((offset) => index.search({ text, offset, limit }).hits);
      expect(paged).toEqual(whole);
    }
  }
});

test("a snapshot that is damaged at any byte, or cut off, is refused", () => {
  const bytes = saveIndex(SearchIndex.build({ fields: { name: { kind: "text", weight: 1 } } }, [record("1", "bolt")]));
  const open = (damaged: Uint8Array) => () => openIndex({ fields: { name: { kind: "text", weight: 1 } } }, damaged);
  for (let at = 0; at < bytes.length; at++) {
    const damaged = bytes.slice();
    damaged[at] = (damaged[at] as number) ^ (1 << (at % 8));
    expect(open(damaged)).toThrow(SnapshotError);
  }
  for (let length = 0; length < bytes.length; length += 5) expect(open(bytes.slice(0, length))).toThrow(SnapshotError);
  expect(open(bytes)().size).toBe(1);
});

test("a snapshot of another schema is refused", () => {
  const bytes = saveIndex(SearchIndex.build(schema, [record("1", "bolt")]));
  expect(() => openIndex({ fields: { name: { kind: "text", weight: 2 } } }, bytes)).toThrow(SnapshotError);
});

describe("what changes often", () => {
  const schema = {
    fields: {
      name: { kind: "text", weight: 1 },
      value: { kind: "facet" },
      price: { kind: "number" },
    },
  } as const;
  const records = [
    { id: "1", values: { name: "Hex bolt", value: ["steel", "M8"], price: 3 } },
    { id: "2", values: { name: "Hex bolt", value: ["brass", "M8"], price: 1 } },
    { id: "3", values: { name: "Hex bolt", value: ["steel", "M6"], price: 2 } },
    { id: "4", values: { name: "Washer", value: ["steel", "M8"], price: 4 } },
  ];
  const inStock = new Marks();
  const index = SearchIndex.build(schema, records);
  inStock.set(index.placeOf("2"), true);
  inStock.set(index.placeOf("9"), true);

  test("is filtered, counted without its own filter, and lifts", () => {
    const stock = { marks: inStock, marked: true };
    const answer = index.search({ text: "bolt", filters: { stock }, marks: { stock: inStock }, facets: ["value"] });
    expect(answer.hits.map(({ id }) => id)).toEqual(["2"]);
    expect(answer.marks).toEqual({ stock: { marked: 1, unmarked: 2 } });
    expect(answer.facets.value).toEqual([
      { value: "M8", count: 1 },
      { value: "brass", count: 1 },
    ]);
    const lifted = index.search({ text: "bolt", lifts: [{ marks: inStock, factor: 1.2 }] });
    expect(lifted.hits.map(({ id }) => id)).toEqual(["2", "1", "3"]);
  });

  test("keeps its place when the record is put again and segments are joined", () => {
    const other = SearchIndex.build(schema, records);
    const marks = new Marks();
    marks.set(other.placeOf("3"), true);
    for (const id of ["1", "2", "3"]) other.put({ id, values: { name: "Hex nut", value: [], price: 1 } });
    const found = other.search({ text: "nut", filters: { marked: { marks, marked: true } } });
    expect(found.hits.map(({ id }) => id)).toEqual(["3"]);
  });

  test("counts a facet for each of several filters over it without that one", () => {
    const filters = {
      size: { field: "value", values: ["M8"] },
      material: { field: "value", values: ["steel"] },
    };
    const { total, facets, without } = index.search({ text: "bolt", filters, facets: ["value"] });
    expect(total).toBe(1);
    expect(facets.value).toEqual([
      { value: "M8", count: 1 },
      { value: "steel", count: 1 },
    ]);
    expect(without).toEqual({
      size: [
        { value: "M6", count: 1 },
        { value: "steel", count: 1 },
      ],
      material: [
        { value: "M8", count: 1 },
        { value: "brass", count: 1 },
      ],
    });
  });

  test("visits everything found, puts what is named first, and knows what has a value", () => {
    const visited: string[] = [];
    const answer = index.search({ text: "bolt", limit: 1, first: ["4"] }, (id) => visited.push(id));
    expect(answer.hits.map(({ id }) => id)).toEqual(["4"]);
    expect(visited.sort()).toEqual(["1", "2", "3", "4"]);
    expect(index.having("value", "M8").sort()).toEqual(["1", "2", "4"]);
    expect(index.having("value", "M7")).toEqual([]);
  });
});
