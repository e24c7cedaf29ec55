/** What a gauge knows about an item at a place, all in one unit. */
export interface StockFigures {
  onHand: number;
  /** Ordered and not yet received. */
  onOrder?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** At or below it one orders again; the minimum when absent. */
  reorderPoint?: number | undefined;
}

/** `out`: nothing there; `low`: at or below the point of reordering; `ok`: above. */
export type StockState = "ok" | "low" | "out";

/**
 * The state of a stock. Without a minimum or reorder point everything above zero is `ok`.
 *
 * @example
 * stockState({ onHand: 6, minimum: 10, maximum: 40 }); // "low"
 */
export function stockState({ onHand, minimum, reorderPoint }: StockFigures): StockState {
  if (onHand <= 0) return "out";
  const point = reorderPoint ?? minimum;
  if (point !== undefined && onHand <= point) return "low";
  return "ok";
}

/** Positions along the gauge, from 0 to 1. */
export interface GaugeScale {
  onHand: number;
  /** End of what is on order, behind what is on hand. */
  arriving: number;
  minimum: number | undefined;
  maximum: number | undefined;
  reorderPoint: number | undefined;
  /** There is more than the gauge can show. */
  over: boolean;
}

/**
 * Lays the figures out on a gauge. The maximum stands at 85 % of it, so that too much can be seen; more than the gauge
 * holds is marked. Without a maximum the largest figure stands there.
 *
 * @example
 * gaugeScale({ onHand: 20, maximum: 40 }).onHand; // 0.425
 */
export function gaugeScale(figures: StockFigures): GaugeScale {
  const { onHand, onOrder = 0, minimum, maximum, reorderPoint } = figures;
  const reference = maximum ?? Math.max(onHand + onOrder, minimum ?? 0, reorderPoint ?? 0, 1);
  const full = Math.max(reference, 1) / 0.85;
  const at = (value: number) => Math.min(1, Math.max(0, value / full));
  const mark = (value: number | undefined) => (value === undefined ? undefined : at(value));
  return {
    onHand: at(onHand),
    arriving: at(onHand + onOrder),
    minimum: mark(minimum),
    maximum: mark(maximum),
    reorderPoint: mark(reorderPoint),
    over: onHand + onOrder > full,
  };
}
