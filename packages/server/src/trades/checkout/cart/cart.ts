import type { CartLine } from "@purvey/contract/generated/commerce";
import { decimal, numberOf, roundMoney } from "../../../values/decimal.ts";
import type { QuotedPrice } from "../../orders/index.ts";
import type { PriceInputs, PriceSource } from "../../pricing/index.ts";

/** A line of a cart as it is stored, with what its item says. Dates `YYYY-MM-DD HH:mm:ss`, UTC. */
export interface CartStateLine {
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
  readonly imageUrl: string | null;
  readonly isAssembly: boolean;
  readonly discontinued: boolean;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly unitSize: number;
  readonly minimumOrderQty: number;
  readonly orderMultiple: number;
  readonly unitPrice: number;
  readonly priceSource: PriceSource | "quote" | null;
  /** The quote that gave the price. */
  readonly quoteNo: number | null;
  readonly lineNote: string | null;
  readonly key: string;
  readonly dateCreated: string;
  readonly dateLastModified: string;
}

/** A cart with its lines, at one moment. */
export interface CartState {
  readonly cartHdrUid: number;
  readonly userId: number;
  readonly customerId: number | null;
  readonly statusCd: number;
  /** Rises with every change; a change is written only where it is still the one that was read. */
  readonly version: number;
  /** The order it became, when it was ordered. */
  readonly orderNo: number | null;
  /** What its prices are in. */
  readonly currency: string;
  /** What the site sells in now; lines that are priced anew are in that. */
  readonly siteCurrency: string;
  readonly breaksPer: "line" | "item";
  readonly lines: readonly CartStateLine[];
}

/** The lines of a cart, and what their prices are in. */
export type CartLinesState = Pick<CartState, "lines" | "currency" | "breaksPer">;

/** What the cart needs of an item beside its price. */
export interface CartItemExtras {
  readonly imageUrl: string | null;
  readonly isAssembly: boolean;
}

/** A cart together with what the prices of a change depend on. */
export interface CartReading {
  readonly cart: CartState;
  readonly inputs: readonly PriceInputs[];
  /** The lines of the quotes that the change or the cart's lines name. */
  readonly quotes: readonly QuotedPrice[];
}

/** What becomes of the lines of a cart. */
export interface CartChange {
  /** All lines afterwards. */
  readonly lines: readonly CartStateLine[];
  /** Those of them that are new or different. */
  readonly written: readonly CartStateLine[];
  /** The numbers of lines that go. */
  readonly removed: readonly number[];
}

/** The lines of a cart as its service answers them. */
export function cartLinesOf(cartHdrUid: number, { lines, currency, breaksPer }: CartLinesState): CartLine[] {
  const counts = new Map<number, number>();
  for (const { invMastUid } of lines) counts.set(invMastUid, (counts.get(invMastUid) ?? 0) + 1);
  return lines.map(({ isAssembly, discontinued, ...line }) => ({
    cartHdrUid,
    ...line,
    isAssembly: isAssembly ? "Y" : "N",
    invMastUidCount: counts.get(line.invMastUid) ?? 1,
    extendedPrice: numberOf(roundMoney(decimal(line.unitPrice).times(line.quantity), currency)),
    breaksPer,
    discontinued: discontinued ? "Y" : "N",
  }));
}
