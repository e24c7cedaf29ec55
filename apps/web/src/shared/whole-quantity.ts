import { formatNumber } from "@purvey/ui/format";
import { roundedQuantity } from "./rounded-quantity.ts";

/** The unit of a line. */
export interface LineUnit {
  readonly unitOfMeasure: string;
  /** Base units in one unit. */
  readonly unitSize: number;
  readonly baseUnit: string;
}

/**
 * A part of a line as it is said: in the line's unit where it is whole there, else in base units, since nobody counts
 * 0.6 cases.
 *
 * @example
 * wholeQuantity(0.6, { unitOfMeasure: "CS", unitSize: 10, baseUnit: "BX" }, "en"); // "6 BX"
 */
export function wholeQuantity(quantity: number, { unitOfMeasure, unitSize, baseUnit }: LineUnit, locale?: string) {
  const whole = Number.isInteger(roundedQuantity(quantity)) || unitSize === 1;
  const said = whole ? quantity : quantity * unitSize;
  return `${formatNumber(roundedQuantity(said), locale)} ${whole ? unitOfMeasure : baseUnit}`;
}
