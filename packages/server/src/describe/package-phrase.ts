import type { ItemFacts } from "../trades/catalog/describe/item-facts.ts";

/** One and several of a unit, by its code. */
const units: Readonly<Record<string, readonly [one: string, several: string]>> = {
  BG: ["bag", "bags"],
  BX: ["box", "boxes"],
  CN: ["can", "cans"],
  CS: ["case", "cases"],
  CT: ["carton", "cartons"],
  DR: ["drum", "drums"],
  DZ: ["dozen", "dozen"],
  FT: ["foot", "ft"],
  GL: ["gallon", "gallons"],
  IN: ["inch", "in"],
  KT: ["kit", "kits"],
  LB: ["pound", "lb"],
  M: ["metre", "m"],
  PK: ["pack", "packs"],
  PR: ["pair", "pairs"],
  RL: ["roll", "rolls"],
  SET: ["set", "sets"],
  ST: ["set", "sets"],
  YD: ["yard", "yd"],
};

/** How it is sold: `box of 100`, `roll of 250 ft`, `by the foot`; undefined for what is sold by the piece, or in a unit nobody named. */
export function packageOf({ baseUnit, sellingUnit, sellingSize }: ItemFacts): string | undefined {
  const [one] = units[sellingUnit.toUpperCase()] ?? [];
  if (!one) return undefined;
  if (sellingSize === 1 || sellingUnit === baseUnit)
    return /^(?:FT|IN|LB|M|YD|GL)$/i.test(sellingUnit) ? `by the ${one}` : one;
  const [, inside] = units[baseUnit.toUpperCase()] ?? [];
  const content = [`${Number(sellingSize)}`, ...(inside ? [inside] : [])].join(" ");
  if (one === "dozen") return sellingSize === 12 ? ["dozen", ...(inside ? [inside] : [])].join(" ") : undefined;
  return `${one} of ${content}`;
}
