import type {
  BreakDraft,
  CodeDraft,
  Family,
  ItemDraft,
  LinkDraft,
  StockDraft,
  UnitDraft,
  VariantDraft,
} from "../catalog/item-draft.ts";
import type { Product, ProductLine } from "./product-line.ts";
import { createRandom, type Random } from "./random.ts";

/** Fills in what a product line leaves to custom: breaks, codes, stock, demand. */
export function completeLine(line: ProductLine): ItemDraft[] {
  return line.products.map((product) => completeProduct(line, product, createRandom(product.itemId)));
}

function completeProduct(line: ProductLine, product: Product, random: Random): ItemDraft {
  const { accessories: _, demand: given, replacedBy, ...described } = product;
  const { units, listPrice } = described;
  const demand = given ?? random.next() ** 2;
  const discontinued = replacedBy !== undefined;
  return {
    ...described,
    family: line.family,
    extended: `${line.summary}. ${specification(product)}.`,
    web: discontinued ? `${line.about} No longer made: ${replacedBy} takes its place.` : line.about,
    keywords: line.keywords,
    breaks: breaksOf(units, listPrice),
    codes: codesOf(random),
    links: linksOf(product),
    faqs: line.faqs,
    documents: line.documents,
    tags: line.tags,
    stock: stockOf(line, { demand, price: listPrice, units, discontinued }, random),
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

function linksOf({ replacedBy, accessories }: Product): LinkDraft[] {
  const successor: LinkDraft[] = replacedBy
    ? [{ type: "substitute", itemId: replacedBy, note: "Takes its place" }]
    : [];
  return [...successor, ...accessories.map((itemId): LinkDraft => ({ type: "accessory", itemId }))];
}

/** The choices of a line: products that are equal but for the attribute it varies by. */
export function variantsOf(line: ProductLine): VariantDraft[] {
  const attribute = line.variantBy;
  if (!attribute) return [];
  const groups = new Map<string, Product[]>();
  for (const product of line.products) {
    if (product.replacedBy) continue;
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

/** What decides how much of an item lies where. */
interface StockQuestion {
  /** From 0 to 1. */
  readonly demand: number;
  readonly price: number;
  readonly units: readonly UnitDraft[];
  readonly discontinued: boolean;
}

/** Locations with the letter of their bins and their share of the main warehouse's stock. */
const locations = [
  { location: 10, letter: "", share: 1 },
  { location: 20, letter: "T", share: 0.35 },
  { location: 30, letter: "D", share: 0.3 },
  { location: 40, letter: "C", share: 0.45 },
  { location: 50, letter: "N", share: 0.4 },
  { location: 60, letter: "P", share: 0.25 },
] as const;

const aisles: Readonly<Record<Family, string>> = {
  Fasteners: "A",
  Safety: "B",
  Abrasives: "C",
  Bearings: "D",
  "Power Transmission": "E",
  Adhesives: "F",
  "Cutting Tools": "G",
  Electrical: "H",
  Pneumatics: "J",
  Plumbing: "K",
  "Material Handling": "L",
  Janitorial: "M",
};

/**
 * Stock of an item: everything lies at the main warehouse, what sells well also at the branches. Cheap parts lie in
 * thousands, capital goods by ones; quantities are full packages.
 */
function stockOf(line: ProductLine, question: StockQuestion, random: Random): StockDraft[] {
  const pack = question.units.at(-1)?.size ?? 1;
  const turnover = (2400 * (0.15 + question.demand)) / (question.price + 0.2) ** 0.85;
  return locations
    .filter(({ share }) => share === 1 || random.chance(0.12 + question.demand * 0.8))
    .map(({ location, letter, share }) => {
      const maximum = Math.max(pack, roundTo(turnover * share, pack), 2);
      const minimum = Math.max(1, roundTo(maximum * 0.3, pack > maximum * 0.3 ? 1 : pack));
      const empty = question.discontinued ? random.chance(0.7) : random.chance(0.06);
      const onHand = empty ? 0 : roundTo(maximum * (0.2 + random.next() * 0.75), Math.min(pack, maximum));
      const bin = `${letter}${aisles[line.family]}-${String(random.between(4, 14)).padStart(2, "0")}-${random.between(1, 5)}`;
      const missing = onHand < minimum && !question.discontinued;
      return {
        location,
        onHand,
        minimum: question.discontinued ? 0 : minimum,
        maximum: question.discontinued ? 0 : maximum,
        bin,
        onOrder: missing ? roundTo(maximum - onHand, pack) : 0,
        lots: line.lots ? lotsOf(onHand, random) : undefined,
      };
    });
}

function lotsOf(onHand: number, random: Random): { lot: string; quantity: number }[] {
  const first = Math.floor(onHand / 3);
  const lot = random.between(2610, 2640);
  const portions = [
    { lot: `L${lot}`, quantity: first },
    { lot: `L${lot + random.between(1, 9)}`, quantity: onHand - first },
  ];
  return portions.filter(({ quantity }) => quantity > 0);
}

function roundTo(quantity: number, multiple: number): number {
  return Math.max(0, Math.round(quantity / multiple)) * multiple;
}
