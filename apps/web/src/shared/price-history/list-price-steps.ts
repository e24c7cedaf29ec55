import type { ItemPriceChange } from "@purvey/contract/generated/items";
import { parseTimestamp } from "@purvey/ui/format";

/** A list price that held from a moment on; the first one without a moment, since nobody noted when it began. */
export interface ListPriceStep {
  readonly key: string;
  readonly since: string | undefined;
  readonly price: number;
  /** Days it held; for the first one as many as the others held on average. */
  readonly days: number;
}

const day = 24 * 60 * 60 * 1000;

/** The list prices that the changes tell of, given the latest first, from the oldest to today's; only those in one currency can be compared. */
export function listPriceSteps(latestFirst: readonly ItemPriceChange[], now: Date): ListPriceStep[] {
  const other = latestFirst.findIndex(({ currency }) => currency !== latestFirst[0]?.currency);
  const changes = latestFirst
    .slice(0, other < 0 ? undefined : other)
    .flatMap(listChange)
    .reverse();
  const [first] = changes;
  if (!first) return [];
  const steps = changes.map(({ key, since, price }, index) => {
    const until = timeOf(changes[index + 1]?.since) ?? now.getTime();
    return { key, since, price, days: Math.max(0, until - (timeOf(since) ?? until)) / day };
  });
  if (first.before === null) return steps;
  const mean = steps.reduce((sum, { days }) => sum + days, 0) / steps.length;
  return [{ key: "before", since: undefined, price: first.before, days: mean }, ...steps];
}

function listChange({ itemPriceChangeUid, dateCreated, changes }: ItemPriceChange) {
  const step = changes.find(({ field }) => field === "listPrice");
  if (!step || step.newPrice === null) return [];
  return [{ key: String(itemPriceChangeUid), since: dateCreated, price: step.newPrice, before: step.oldPrice }];
}

function timeOf(stored: string | undefined): number | undefined {
  return stored === undefined ? undefined : parseTimestamp(stored)?.getTime();
}

/** By how many percent a price changed, to one decimal; undefined where there is no price before or after. */
export function percentOf(oldPrice: number | null, newPrice: number | null): number | undefined {
  if (oldPrice === null || newPrice === null || oldPrice === 0) return undefined;
  return Math.round(((newPrice - oldPrice) / oldPrice) * 1000) / 10;
}
