import { type Decimal, decimal, roundMoney, sumOf, zero } from "../../values/decimal.ts";

/** Goods of an order that left, with what their lines cost. */
export interface ShippedValue {
  readonly shipmentNo: number;
  readonly value: number;
}

/** What a card bears for an order, and what of the order left already, first to last. */
export interface ShippedOrder {
  readonly charged: number;
  readonly currency: string;
  readonly subtotal: number;
  /** The ERP calls it shipped or invoiced: without any shipment the order as a whole is taken. */
  readonly isComplete: boolean;
  readonly shipments: readonly ShippedValue[];
}

/** What is to be taken from the card with a shipment; null for an order that the ERP calls complete without one. */
export interface DueCapture {
  readonly shipmentNo: number | null;
  readonly amount: Decimal;
}

/**
 * What each shipment takes from the card: its share of the goods in everything the card bears, tax, freight and surcharge
 * included. Shares are differences of rounded sums, so that together they are the amount to the cent once everything left;
 * what never left is never taken.
 */
export function dueCaptures({ charged, currency, subtotal, isComplete, shipments }: ShippedOrder): DueCapture[] {
  const whole = decimal(charged);
  if (shipments.length === 0) return isComplete ? [{ shipmentNo: null, amount: whole }] : [];
  let [value, taken] = [zero, zero];
  const due: DueCapture[] = [];
  for (const { shipmentNo, value: more } of shipments) {
    value = sumOf([value, decimal(more)]);
    const until = value.gte(subtotal) ? whole : roundMoney(whole.times(value).div(subtotal), currency);
    const amount = until.minus(taken);
    if (amount.gt(0)) due.push({ shipmentNo, amount });
    taken = until;
  }
  return due;
}
