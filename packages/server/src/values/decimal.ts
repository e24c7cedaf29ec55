import Big from "big.js";
import { currencyDecimals } from "./currency-decimals.ts";
import { DecimalValue } from "./decimal-value.ts";

/** An exact decimal number. Money and quantities are never computed as binary floats. */
export type Decimal = DecimalValue;

/**
 * The exact decimal of a number as it is written (`0.1` is a tenth) or of a text. Numbers from the database and from
 * callers are exact up to 15 digits: 999,999,999.999999.
 */
export function decimal(value: number | string | Decimal): Decimal {
  return DecimalValue.of(value);
}

/** Nothing. */
export const zero: Decimal = decimal(0);

/** The sum of decimals; 0 of none. */
export function sumOf(values: Iterable<Decimal>): Decimal {
  let sum = zero;
  for (const value of values) sum = sum.plus(value);
  return sum;
}

/** An amount of money, rounded half up (away from zero) to what its currency has: cents, whole yen, thousandths of a dinar. */
export function roundMoney(value: Decimal, currency: string | null | undefined): Decimal {
  return value.round(currencyDecimals(currency), Big.roundHalfUp);
}

/** The price of one unit, rounded half up to six decimals: bolts cost fractions of a cent. */
export function roundUnitPrice(value: Decimal): Decimal {
  return value.round(6, Big.roundHalfUp);
}

/** A quantity, rounded half up to six decimals. */
export function roundQuantity(value: Decimal): Decimal {
  return value.round(6, Big.roundHalfUp);
}

/**
 * A quantity of a unit in base units. What is the six decimals of whole base units is those: whoever reads that 0.083333
 * cases of 12 are open, and receives them, receives one piece. A half in the seventh decimal may have been rounded either
 * way, as JavaScript's own numbers do: 30,897 pieces of 640 are 48.276563 or 48.276562.
 *
 * @param quantity of the unit, with no more than six decimals
 * @example inBaseUnits(decimal("0.083333"), decimal(12)); // 1
 */
export function inBaseUnits(quantity: Decimal, unitSize: Decimal): Decimal {
  const exact = quantity.times(unitSize);
  const whole = exact.round(0, Big.roundHalfUp);
  return whole.minus(exact).abs().lte(unitSize.times(halfStep)) ? whole : exact;
}

/** Half of the last decimal of a quantity. */
const halfStep = decimal("0.0000005");

/** The least multiple of `step` that is not less than `value`. */
export function roundUpToMultiple(value: Decimal, step: Decimal): Decimal {
  return wholeSteps(value, step, Big.roundUp).times(step);
}

/** The greatest multiple of `step` that is not more than `value`. */
export function roundDownToMultiple(value: Decimal, step: Decimal): Decimal {
  return wholeSteps(value, step, Big.roundDown).times(step);
}

/** True when `value` is `step` a whole number of times. */
export function isMultipleOf(value: Decimal, step: Decimal): boolean {
  return value.mod(step).eq(0);
}

function wholeSteps(value: Decimal, step: Decimal, mode: 0 | 3): Decimal {
  // Most things are sold by the piece: what is whole already, is, and divisions of decimals are dear.
  if (step.eq(1) && value.gte(0)) return value.round(0, mode);
  // Dividing may round to a whole number what is not one; the remainder is exact.
  const remainder = value.mod(step);
  const whole = value.minus(remainder).div(step).round(0, Big.roundHalfUp);
  return mode === Big.roundUp && !remainder.eq(0) ? whole.plus(1) : whole;
}

/** The lesser of two. */
export function lesserOf(a: Decimal, b: Decimal): Decimal {
  return a.lt(b) ? a : b;
}

/** The greater of two. */
export function greaterOf(a: Decimal, b: Decimal): Decimal {
  return a.gt(b) ? a : b;
}

/** The JSON number of a decimal. */
export function numberOf(value: Decimal): number {
  return value.toNumber();
}

/** Money in a sentence: at least two decimals, more where they say something: `0.31`, `42.00`, `0.0825`. */
export function moneyText(value: Decimal): string {
  const rounded = roundUnitPrice(value);
  return rounded.round(2).eq(rounded) ? rounded.toFixed(2) : rounded.toFixed();
}

/** A quantity in a sentence: `150`, `2.5`. */
export function quantityText(value: Decimal): string {
  return roundQuantity(value).toFixed();
}
