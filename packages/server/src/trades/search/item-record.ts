import type { IndexRecord, Schema } from "@purvey/search/schema";
import type { ItemSource } from "./read-items.ts";

/** What items are found and narrowed by. */
export const itemFields = {
  name: { kind: "text", weight: 1 },
  description: { kind: "text", weight: 0.7 },
  brandName: { kind: "text", weight: 0.3 },
  more: { kind: "text", weight: 0.15 },
  number: { kind: "partNumber" },
  /** Numbers of customers, as {@link ownNumber} writes them: only the customer finds by them. */
  own: { kind: "facet" },
  value: { kind: "facet" },
  category: { kind: "facet" },
  brand: { kind: "facet" },
  kind: { kind: "type" },
  popularity: { kind: "number" },
} as const satisfies Schema["fields"];

/** A customer's own number for an item, as the index holds it. */
export function ownNumber(customerId: number, code: string): string {
  return `${customerId}:${code}`;
}

/** Whether shoppers find an item: online and active, as set by hand or else as the item says. */
export function isFindable(item: ItemSource): boolean {
  return (item.oldOnline ?? (item.isOnline ? "Y" : "N")) === "Y" && (item.oldStatusCd ?? item.statusCd) === 704;
}

/** The record by which the engine finds an item. */
export function itemRecord(item: ItemSource): IndexRecord {
  const others = item.codes.filter(([, , type]) => type !== "customer").map(([code]) => code);
  const numbers = [item.itemId, item.manufacturerPartNumber, item.upc, ...others].filter((code) => code !== null);
  const paths = item.categories.map(([, path]) => path);
  return {
    id: String(item.invMastUid),
    values: {
      name: given(item.itemDesc, item.displayDesc === item.itemDesc ? null : item.displayDesc),
      description: given(item.extendedDesc, item.webDesc),
      brandName: given(item.brandName, item.manufacturerName),
      more: given(
        ...item.attributes.map(([, value, name]) => `${value} ${name}`),
        ...paths.map((path) => path.replaceAll("/", " ")),
        item.itemKeywords,
        ...item.keywords,
        ...item.tags,
        item.family,
        item.itemId,
        item.manufacturerPartNumber,
      ),
      number: numbers,
      own: item.codes.flatMap(([, code, type, customerId]) =>
        type === "customer" && customerId !== null ? [ownNumber(customerId, code)] : [],
      ),
      value: item.attributes.map(([uid]) => String(uid)),
      category: item.categories.flatMap(([uids]) => uids.map(String)),
      brand: item.brandsUid === null ? [] : [String(item.brandsUid)],
      kind: paths.map((path) => path.split("/").at(-1)?.trim() ?? "").filter(Boolean),
      popularity: item.popularity,
    },
  };
}

function given(...texts: readonly (string | null)[]): string[] {
  return texts.filter((text) => text !== null && text !== "") as string[];
}
