import { formatNumber } from "@purvey/ui/format";
import { roundedQuantity } from "./rounded-quantity.ts";

/** The unit of a line. */
export interface LineUnit {
  readonly unitOfMeasure: string;
  /** Base units in one unit. */
  readonly unitSize: number;
  /** Missing of a line that an earlier edition kept on the device. */
  readonly baseUnit: string | undefined;
}

/**
 * A part of a line as it is said: in the line's unit where it is whole there, else in base units, since nobody counts
 * 0.6 cases.
 *
 * @example
 * wholeQuantity(0.6, { unitOfMeasure: "CS", unitSize: 10, baseUnit: "BX" }, "en"); // "6 BX"
 */
export function wholeQuantity(line: number, unit: LineUnit, locale?: string): string {
  const { quantity, unit: said } = inWholeUnits(line, unit);
  return `${formatNumber(quantity, locale)} ${said}`;
}

/** A part of a line as {@link wholeQuantity} says it, for who prints quantity and unit apart. */
export function inWholeUnits(quantity: number, { unitOfMeasure, unitSize, baseUnit }: LineUnit) {
  if (Number.isInteger(roundedQuantity(quantity)) || unitSize === 1 || !baseUnit)
    return { quantity: roundedQuantity(quantity), unit: unitOfMeasure };
  return { quantity: inBaseUnits(quantity, unitSize), unit: baseUnit };
}

/**
 * A quantity in base units; the six decimals of whole ones are those, as the server reads them.
 *
 * @example
 * inBaseUnits(0.083333, 12); // 1: one piece of a case of twelve
 */
export function inBaseUnits(quantity: number, unitSize: number): number {
  const exact = quantity * unitSize;
  const whole = Math.round(exact);
  // Half of the last decimal, and what the arithmetic of numbers adds to it.
  return Math.abs(whole - exact) <= 5.000001e-7 * unitSize ? whole : roundedQuantity(exact);
}

/** Units that goods are counted in. Others are measured, as feet and pounds are: there is half a foot, but no half a piece. */
const counted: ReadonlySet<string> = new Set([
  "EA",
  "PC",
  "PCS",
  "PR",
  "BX",
  "CS",
  "PK",
  "BG",
  "DZ",
  "ST",
  "SET",
  "KT",
]);

/**
 * Whether a part of a line can be taken into the hand: whole pieces, in whichever unit they are told.
 *
 * @example
 * isCountable(0.25, { unitSize: 100, baseUnit: "EA" }); // true: 25 pieces of a box
 */
export function isCountable(quantity: number, { unitSize, baseUnit }: Omit<LineUnit, "unitOfMeasure">): boolean {
  return !counted.has(baseUnit?.toUpperCase() ?? "") || Number.isInteger(inBaseUnits(quantity, unitSize));
}
