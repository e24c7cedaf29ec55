import { expect, test } from "vitest";
import { Marks } from "./marks.ts";
import { indexPieces, openIndex, openingIndex } from "./saved-index.ts";
import type { Schema } from "./schema.ts";
import { SearchIndex } from "./search-index.ts";

const schema: Schema = {
  fields: { name: { kind: "text", weight: 1 }, number: { kind: "partNumber" }, brand: { kind: "facet" } },
};
const records = ["Hex bolt M8", "Hex nut M8", "Flat washer M8"].map((name, i) => ({
  id: String(i),
  values: { name, number: `AB-${i}`, brand: "Acme" },
}));
const idsOf = (index: SearchIndex, text: string) => index.search({ text, partial: "never" }).hits.map(({ id }) => id);

test("a snapshot in pieces is the index of the moment, whatever is put in or taken out meanwhile", () => {
  const index = SearchIndex.build(schema, records);
  index.put({ id: "3", values: { name: "Hex key" } });
  const pieces = indexPieces(index);
  const taken = [pieces.next().value as Uint8Array];
  index.remove("0");
  index.put({ id: "4", values: { name: "Hex bolt M10" } });
  expect(idsOf(index, "hex bolt")).toEqual(["4"]);
  taken.push(...pieces);
  const opened = openIndex(schema, Buffer.concat(taken));
  expect(idsOf(opened, "hex bolt")).toEqual(["0"]);
  expect(idsOf(opened, "hex key")).toEqual(["3"]);
  expect(opened.placeOf("4")).toBeUndefined();
});

test("what is saved beside an index comes back with it, and goes on from there", () => {
  const index = SearchIndex.build(schema, records);
  const marks = new Marks();
  marks.set(index.placeOf("2"), true);
  const bytes = Buffer.concat([
    ...indexPieces(index, { beside: new Map([["stock", marks.bytes]]), note: "as of today" }),
  ]);
  const steps = openingIndex(schema, bytes);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { beside, note, index: opened } = step.value;
  expect(note).toBe("as of today");
  const again = new Marks(Uint8Array.from(beside.get("stock") ?? []));
  again.set(opened.placeOf("1"), true);
  const filters = { stock: { marks: again, marked: true } };
  const found = opened.search({ text: "M8", filters }).hits.map(({ id }) => id);
  expect(found.toSorted()).toEqual(["1", "2"]);
});

test("arrays change hands: who takes them over answers, and who gave them is empty", () => {
  const index = SearchIndex.build(schema, records);
  const right = index.search({ text: "hex" });
  const arrays = index.handOver();
  const buffers = new Set(arrays.segments.flatMap((columns) => [...columns.values()].map(({ buffer }) => buffer)));
  const moved = structuredClone(arrays, { transfer: [...buffers] as ArrayBuffer[] });
  expect(SearchIndex.of(schema, moved).search({ text: "hex" })).toEqual(right);
  expect(index.size).toBe(0);
  expect([...buffers].every(({ byteLength }) => byteLength === 0)).toBe(true);
});
