import { stockOf } from "../../../data/demo/stock-levels.ts";
import { successors } from "../../../data/demo/successors.ts";
import { each } from "../../../data/demo/units.ts";
import type { BreakDraft, CodeDraft, ItemDraft, LinkDraft, UnitDraft, VariantDraft } from "../catalog/item-draft.ts";
import { quotedPrice } from "../catalog/price-classes.ts";
import type { Product, ProductLine } from "./product-line.ts";
import { createRandom, type Random } from "./random.ts";

/** Fills in what a product line leaves to custom: part numbers, breaks, codes, stock, demand. */
export function completeLine(line: ProductLine): ItemDraft[] {
  return line.products.map((product) =>
    completeProduct(
      line,
      { ...product, replacedBy: product.replacedBy ?? successors.get(product.itemId) },
      createRandom(product.itemId),
    ),
  );
}

function completeProduct(line: ProductLine, product: Product, random: Random): ItemDraft {
  const units = product.units ?? line.units ?? each;
  const listPrice = quotedPrice(product.price);
  const demand = product.demand ?? random.next() ** 2;
  const discontinued = product.replacedBy !== undefined;
  return {
    itemId: product.itemId,
    family: line.family,
    category: line.category,
    brand: line.brand,
    description: product.description,
    extended: `${line.summary}. ${specification(product)}.`,
    web: discontinued ? `${line.about} No longer made: ${product.replacedBy} takes its place.` : line.about,
    keywords: line.keywords,
    manufacturerPartNumber: product.partNumber ?? partNumber(line.brand, product.itemId),
    attributes: product.attributes,
    units,
    sellingUnit: product.sellingUnit ?? line.sellingUnit,
    listPrice,
    cost: Math.round(listPrice * (line.costRatio ?? 0.56) * 10_000) / 10_000,
    weight: product.weight,
    breaks: breaksOf(units, listPrice),
    codes: codesOf(random),
    links: linksOf(product),
    faqs: line.faqs,
    documents: line.documents,
    tags: line.tags,
    stock: stockOf(line, { demand, price: listPrice, units, discontinued }, random),
    image: product.image,
    popularity: discontinued ? random.between(0, 15) : Math.round(20 + demand * 900),
    serialized: line.serialized,
    lots: line.lots,
    discontinued,
  };
}

function specification(product: Product): string {
  return Object.entries(product.attributes)
    .map(([name, value], index) => `${index === 0 ? name : name.toLowerCase()} ${value}`)
    .join(", ");
}

function partNumber(brand: string, itemId: string): string {
  return `${brand.slice(0, 2).toUpperCase()}-${itemId.replace(/-/g, "")}`;
}

/** Breaks at the larger packages, or at round quantities for what is sold singly; none for capital goods. */
function breaksOf(units: readonly UnitDraft[], price: number): BreakDraft[] {
  const largest = units.at(-1)?.size ?? 1;
  if (price > 400) return [];
  if (largest > 1) {
    return [
      { from: largest, percent: 4 },
      { from: largest * 5, percent: 8 },
      { from: largest * 20, percent: 12 },
    ];
  }
  if (price > 60) return [{ from: 5, percent: 4 }];
  return [
    { from: 10, percent: 4 },
    { from: 50, percent: 8 },
  ];
}

function codesOf(random: Random): CodeDraft[] {
  if (!random.chance(0.35)) return [];
  const letter = random.pick(["A", "K", "N", "T"]);
  return [
    {
      code: `${random.between(10_000, 99_999)}${letter}${random.between(100, 999)}`,
      type: "competitor",
      description: "Equal part of another distributor",
    },
  ];
}

function linksOf(product: Product): LinkDraft[] {
  const links: LinkDraft[] = [];
  if (product.replacedBy) links.push({ type: "substitute", itemId: product.replacedBy, note: "Takes its place" });
  for (const itemId of product.accessories ?? []) links.push({ type: "accessory", itemId });
  for (const itemId of product.related ?? []) links.push({ type: "related", itemId });
  return links;
}

/** The choices of a line: products that are equal but for the attribute it varies by. */
export function variantsOf(line: ProductLine): VariantDraft[] {
  const attribute = line.variantBy;
  if (!attribute) return [];
  const groups = new Map<string, Product[]>();
  for (const product of line.products) {
    if (product.replacedBy || successors.has(product.itemId)) continue;
    const key = JSON.stringify({ ...product.attributes, [attribute]: "" });
    groups.set(key, [...(groups.get(key) ?? []), product]);
  }
  return [...groups.values()]
    .filter((products) => products.length > 1)
    .map((products) => ({
      name: variantName(products, attribute),
      description: `Choose the ${attribute.toLowerCase()}`,
      attribute,
      lines: products.map((product) => ({
        itemId: product.itemId,
        value: product.attributes[attribute] ?? product.itemId,
        color: colorCodes[product.attributes[attribute] ?? ""],
      })),
    }));
}

/** What the descriptions of the products share: the parts between commas that are the same in all. */
function variantName(products: readonly Product[], attribute: string): string {
  const [first, ...others] = products.map((product) => product.description.split(", "));
  const shared = (first ?? []).filter((part) => others.every((parts) => parts.includes(part)));
  return `${shared.join(", ")} by ${attribute.toLowerCase()}`;
}

const colorCodes: Readonly<Record<string, string>> = {
  Black: "#1f2328",
  White: "#f5f5f2",
  Red: "#c8322b",
  Blue: "#2b5fb3",
  Green: "#2f8a4c",
  Yellow: "#e3b71e",
  Orange: "#e0701b",
  Gray: "#8a9199",
  Clear: "#e8eef2",
  Brown: "#7a5230",
  Purple: "#6d4a9c",
  Lime: "#b4d334",
  Almond: "#e8dcc4",
  Silver: "#b5bac0",
};
