import type { PriceEngineResult, PriceLineInput } from "@purvey/contract/generated/pricing";
import { useMemo } from "react";
import { useManyPrices } from "../../shared/cart/use-many-prices.ts";
import type { LineVerdict } from "./verdicts.ts";

type Good = Extract<LineVerdict, { kind: "good" }>;

/** The customer's prices of the lines that can be ordered. */
export interface LinePrices {
  /** Undefined while it is on its way, or when the person may not see prices. */
  of(verdict: Good): PriceEngineResult | undefined;
  /** The sum of all lines; undefined while prices are on their way. */
  readonly total: number | undefined;
  /** Some could not be asked: what has none yet gets none. */
  readonly failed: boolean;
}

/** Asks for prices once all verdicts are there, so that no line is priced twice while they stream in. */
export function useLinePrices(verdicts: readonly LineVerdict[]): LinePrices {
  const lines = useMemo(() => goodLines(verdicts).map(priceLine), [verdicts]);
  const prices = useManyPrices(lines);
  return { of: (verdict) => prices.of(priceLine(verdict)), total: prices.total, failed: prices.error !== undefined };
}

function goodLines(verdicts: readonly LineVerdict[]): Good[] {
  if (verdicts.some(({ kind }) => kind === "waiting")) return [];
  return verdicts.filter((verdict) => verdict.kind === "good");
}

function priceLine({ item, unit, quantity }: Good): PriceLineInput {
  return { invMastUid: item.invMastUid, quantity, unitOfMeasure: unit.unitOfMeasure };
}
