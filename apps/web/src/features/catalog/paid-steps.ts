import type { PaidPrice } from "@purvey/contract/generated/customers";
import { parseTimestamp } from "@purvey/ui/format";

/** A price that was paid until the next order. */
export interface PaidStep {
  readonly paid: PaidPrice;
  /** Days until the next order, the last one until now. */
  readonly days: number;
}

const day = 24 * 60 * 60 * 1000;

/** The lines of orders, given the latest first, as steps from the oldest to the latest. */
export function paidSteps(latestFirst: readonly PaidPrice[], now: Date): PaidStep[] {
  const oldestFirst = [...latestFirst].reverse();
  return oldestFirst.map((paid, index) => {
    const next = oldestFirst[index + 1];
    const until = next ? timeOf(next) : now.getTime();
    return { paid, days: Math.max(0, until - timeOf(paid)) / day };
  });
}

function timeOf({ orderDate }: PaidPrice): number {
  return parseTimestamp(orderDate)?.getTime() ?? 0;
}

/** The least and the most that was paid for one base unit. */
export function paidRange(paid: readonly PaidPrice[]): { readonly lowest: number; readonly highest: number } {
  const prices = paid.map(({ basePrice }) => basePrice);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}
