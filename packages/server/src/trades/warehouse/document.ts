import type { DocumentLineResult, DocumentResult } from "@purvey/contract/generated/warehouseOps";
import type { Decimal } from "../../values/decimal.ts";

/** What a document of the warehouse may be. */
export type DocumentKind =
  | "binTransfer"
  | "receiving"
  | "purchaseOrderReceipt"
  | "transfer"
  | "transferShipping"
  | "transferReceipt";

/** What of a line goes to, or comes from, one bin and lot. Quantities in base units; none is all of the line. */
export interface LinePortion {
  readonly bin: string | undefined;
  readonly lot: string | undefined;
  readonly quantity: Decimal | undefined;
  readonly serials: readonly string[];
}

/** A line of a document as it is applied. Quantities in base units. */
export interface DocumentLine {
  readonly lineNo: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly baseUnit: string;
  /** Whether each piece is registered by a serial number. */
  readonly isSerialized: boolean;
  readonly hasLots: boolean;
  /** None is everything that the line's flags name. */
  readonly quantity: Decimal | undefined;
  readonly toBin: string | undefined;
  readonly movesFree: boolean;
  readonly movesAllocated: boolean;
  readonly poNo: number | undefined;
  /** The line of the purchase order or transfer. */
  readonly targetLineNo: number | undefined;
  readonly portions: readonly LinePortion[];
  readonly isFinal: boolean;
  readonly reason: string | undefined;
}

/** A document as it is applied. */
export interface WarehouseDocument {
  readonly documentUid: number;
  readonly kind: DocumentKind;
  readonly usersId: number;
  readonly locationId: number;
  readonly otherLocationId: number | undefined;
  readonly transferUid: number | undefined;
  readonly referenceNo: string | undefined;
  readonly lines: readonly DocumentLine[];
}

export type { DocumentLineResult, DocumentResult };
