import type { PriceEngineResult, PriceLineInput } from "@purvey/contract/generated/pricing";
import { roundMoney, sumMoney } from "@purvey/ui/format";
import type { WrittenLine } from "../../../shared/ordering/read-lines.ts";
import {
  type Resolution,
  resolutionKey,
  type UnderstoodLine,
  understandLine,
} from "../../../shared/ordering/understand-line.ts";
import type { PriceGroup } from "./price-groups.ts";

/** A line whose price is asked for: what was written, under a key that stays. */
export interface PriceListLine extends WrittenLine {
  readonly key: number;
}

/** A list of parts whose prices are asked for, as the device keeps it. */
export interface PriceListDraft {
  readonly lines: readonly PriceListLine[];
  /** The key of the next line. */
  readonly nextKey: number;
}

/** A list without lines. */
export const emptyPriceList: PriceListDraft = { lines: [], nextKey: 1 };

/** The list with lines behind the others. */
export function withPriceLines({ lines, nextKey }: PriceListDraft, written: readonly WrittenLine[]): PriceListDraft {
  const added = written.map((line, index) => ({ ...line, key: nextKey + index }));
  return { lines: [...lines, ...added], nextKey: nextKey + written.length };
}

/** The list with something of a line written anew. */
export function withLineChange(draft: PriceListDraft, key: number, change: Partial<WrittenLine>): PriceListDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.key === key ? { ...line, ...change } : line)) };
}

/** The list without a line. */
export function withoutPriceLine(draft: PriceListDraft, key: number): PriceListDraft {
  return { ...draft, lines: draft.lines.filter((line) => line.key !== key) };
}

/** What each line means. A line without a quantity asks for the price of one. */
export function readPriceLines(
  lines: readonly WrittenLine[],
  resolved: ReadonlyMap<string, Resolution>,
  locale: string | undefined,
): UnderstoodLine[] {
  return lines.map((line) => {
    const quantity = line.quantity.trim() === "" ? "1" : line.quantity;
    return understandLine({ ...line, quantity }, resolved.get(resolutionKey(line.number)), locale);
  });
}

/** What the price engine is asked for a line that is understood. */
export function priceLineOf({ item, unit, quantity }: Extract<UnderstoodLine, { kind: "read" }>): PriceLineInput {
  return { invMastUid: item.invMastUid, quantity, unitOfMeasure: unit.unitOfMeasure };
}

/** What to ask the price engine for; nothing while lines are still looked up, so that none is priced twice. */
export function linesToPrice(readings: readonly UnderstoodLine[]): PriceLineInput[] {
  if (readings.some(({ kind }) => kind === "waiting")) return [];
  return readings.flatMap((reading) => (reading.kind === "read" ? [priceLineOf(reading)] : []));
}

/** A line with what is known of it. */
export interface ListedPrice {
  readonly line: PriceListLine;
  /** From 1. */
  readonly position: number;
  readonly reading: UnderstoodLine;
  /** Undefined while it is on its way, and without a customer. */
  readonly price: PriceEngineResult | undefined;
}

/** The group of a line; undefined while its price is not known. */
export function groupOf({ reading, price }: Pick<ListedPrice, "reading" | "price">): PriceGroup | undefined {
  return reading.kind === "unread" ? "unread" : price?.priceSource;
}

/** How many lines are in each group. */
export function countGroups(rows: readonly ListedPrice[]): Readonly<Record<PriceGroup, number>> {
  const counts = { unread: 0, contract: 0, break: 0, class: 0, list: 0 };
  for (const row of rows) {
    const group = groupOf(row);
    if (group) counts[group] += 1;
  }
  return counts;
}

/** What all priced lines come to. */
export interface PriceSums {
  readonly priced: number;
  readonly together: number;
  /** The same at list prices. */
  readonly atList: number;
  readonly currency: string | undefined;
}

/** Adds the priced lines up, each rounded to what its currency has, so that the sum is that of the amounts shown. */
export function sumPrices(rows: readonly ListedPrice[]): PriceSums {
  const prices = rows.flatMap(({ price }) => price ?? []);
  const currency = prices[0]?.currency ?? "USD";
  const sum = (amountOf: (price: PriceEngineResult) => number) =>
    sumMoney(
      prices.map((price) => roundMoney(amountOf(price), currency)),
      currency,
    );
  return {
    priced: prices.length,
    together: sum(({ extendedPrice }) => extendedPrice),
    atList: sum(({ listPrice, quantity }) => listPrice * quantity),
    currency: prices[0]?.currency,
  };
}
