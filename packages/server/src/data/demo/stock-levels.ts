import type { Family, StockDraft, UnitDraft } from "../../load/examples/catalog/item-draft.ts";
import type { ProductLine } from "../../load/examples/demo/product-line.ts";
import type { Random } from "../../load/examples/demo/random.ts";

/** What decides how much of an item lies where. */
export interface StockQuestion {
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
export function stockOf(line: ProductLine, question: StockQuestion, random: Random): StockDraft[] {
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
