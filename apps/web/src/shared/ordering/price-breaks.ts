import type { PriceBreak, PriceEngineResult } from "@purvey/contract/generated/pricing";

/** A break as its row shows it. */
export interface BreakRow extends PriceBreak {
  /** Whole percent below the price of the least quantity. */
  readonly saving: number;
  /** The break that the asked quantity is in. */
  readonly holds: boolean;
}

/** The rows of the break table, least quantity first. */
export function breakRows({ breaks, quantity }: Pick<PriceEngineResult, "breaks" | "quantity">): BreakRow[] {
  const first = breaks[0]?.unitPrice ?? 0;
  const current = breaks.findLast(({ minimumQuantity }) => minimumQuantity <= quantity) ?? breaks[0];
  return breaks.map((each) => ({
    ...each,
    saving: first > 0 ? Math.round((1 - each.unitPrice / first) * 100) : 0,
    holds: each === current,
  }));
}
