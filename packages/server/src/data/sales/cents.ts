import { Big } from "big.js";

/** An amount of money in whole cents, rounded half up. */
export function cents(amount: number): number {
  return Big(amount).times(100).round(0, Big.roundHalfUp).toNumber();
}

/** Quantity times unit price in whole cents, rounded half up, without binary rounding errors. */
export function extendedCents(quantity: number, unitPrice: number): number {
  return Big(quantity).times(unitPrice).times(100).round(0, Big.roundHalfUp).toNumber();
}
