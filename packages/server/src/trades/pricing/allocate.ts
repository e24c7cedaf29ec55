import Big from "big.js";
import { currencyDecimals } from "../../values/currency-decimals.ts";
import { type Decimal, decimal, numberOf, sumOf, zero } from "../../values/decimal.ts";

/**
 * A rounded amount of money in parts that make exactly that amount: each part is its exact share without the fractions of
 * a cent, and the cents that are left go to the largest fractions; where they are equal, to the part that has gained
 * least so far, then to the earlier. A part is less than a cent from its share, and the parts of an amount below zero are those of the amount above it, negated.
 *
 * @param amount the sum of `shares`, rounded to what the currency has
 * @param currency a code; its smallest unit is what is given out
 * @param gained what each part has got above its exact shares of amounts before
 * @example allocate(decimal("0.03"), [decimal("0.01725"), decimal("0.01725")], "USD", [zero, zero]); // 0.02, 0.01
 */
export function allocate(
  amount: Decimal,
  shares: readonly Decimal[],
  currency: string,
  gained: readonly Decimal[],
): Decimal[] {
  const places = currencyDecimals(currency);
  const unit = decimal(`1e-${places}`);
  const whole = shares.map((share) => share.round(places, Big.roundDown));
  const left = amount.minus(sumOf(whole));
  const step = left.lt(0) ? unit.neg() : unit;
  const fraction = (index: number) => (shares[index] ?? zero).minus(whole[index] ?? zero).div(step);
  const gain = (index: number) => (gained[index] ?? zero).div(step);
  const largestFirst = shares
    .map((_, index) => index)
    .sort((a, b) => fraction(b).cmp(fraction(a)) || gain(a).cmp(gain(b)));
  const served = new Set(largestFirst.slice(0, numberOf(left.div(step))));
  return whole.map((part, index) => (served.has(index) ? part.plus(step) : part));
}
