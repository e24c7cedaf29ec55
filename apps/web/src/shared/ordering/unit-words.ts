import type { OrderUnit, ResolvedItem } from "@purvey/contract/generated/items";
import { unitNamed } from "./order-units.ts";

/** How people and their systems call the units of the trade, in English and German; a word may be of several. */
const words: Readonly<Record<string, readonly string[]>> = {
  EA: [
    ...["each", "pc", "pcs", "pce", "piece", "pieces", "unit", "units"],
    ...["st", "stk", "stck", "stück", "stueck", "stücke"],
  ],
  BX: ["box", "boxes", "schachtel", "schachteln", "karton", "kartons", "ktn"],
  CS: ["case", "cases", "ctn", "carton", "cartons", "karton", "kartons", "ktn", "kiste", "kisten"],
  PK: ["pack", "packs", "package", "packages", "pkg", "pkt", "pck", "packung", "packungen", "paket", "pakete"],
  BG: ["bag", "bags", "beutel", "tüte", "tüten"],
  RL: ["roll", "rolls", "rol", "rolle", "rollen"],
  PR: ["pair", "pairs", "paar", "paare"],
  DZ: ["dozen", "dz", "doz", "dutzend", "dtz"],
  HD: ["hundred", "c", "hundert"],
  FT: ["foot", "feet", "fuß", "fuss"],
  LB: ["lbs", "pound", "pounds"],
  DR: ["drum", "drums", "fass", "fässer"],
  PL: ["pail", "pails", "eimer"],
};

/**
 * The unit of an item that a list means: by its code, or by what people call it where that is one of the item's units
 * alone. Undefined for a word that is none of them or could be two of them.
 */
export function unitCalled(item: ResolvedItem, written: string): OrderUnit | undefined {
  const exact = unitNamed(item, written);
  if (exact) return exact;
  const word = written.trim().replace(/\.+$/, "").toLowerCase();
  const meant = item.units.filter(({ unitOfMeasure }) => words[unitOfMeasure.toUpperCase()]?.includes(word));
  return meant.length === 1 ? meant[0] : undefined;
}
