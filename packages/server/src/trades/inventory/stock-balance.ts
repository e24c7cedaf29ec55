import type { Decimal } from "../../values/decimal.ts";

/** Where stock of an item lies. */
export interface StockKey {
  readonly locationId: number;
  readonly invMastUid: number;
}

/** The stock of an item at a location; quantities in base units. */
export interface StockBalance extends StockKey {
  readonly locationName: string;
  readonly allowBackorder: boolean;
  readonly itemId: string;
  readonly baseUnit: string;
  readonly onHand: Decimal;
  readonly allocated: Decimal;
  readonly backordered: Decimal;
}

/** What every movement of the ledger is one of. */
export type MovementType =
  | "opening"
  | "allocate"
  | "release"
  | "ship"
  | "receive"
  | "adjust"
  | "transfer"
  | "backorder"
  | "usage";

/** One row of the ledger to be: how much it changes, in base units. */
export interface Movement extends StockKey {
  readonly type: MovementType;
  readonly onHandChange?: Decimal;
  readonly allocatedChange?: Decimal;
  readonly backorderedChange?: Decimal;
  readonly bin?: string | undefined;
  readonly lot?: string | undefined;
  /** In words, for people who ask later. */
  readonly reason?: string | undefined;
}

/** What caused movements: `order` 500123, released by user 1. */
export interface MovementReference {
  readonly type: string;
  readonly number?: string;
  readonly usersId?: number | undefined;
}

/** A key as text, for maps. */
export function keyText({ locationId, invMastUid }: StockKey): string {
  return `${locationId} ${invMastUid}`;
}
