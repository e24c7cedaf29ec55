// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** What of a line lies in which bin and lot */
export interface BinQuantity {
  /** The bin; null for where the item lies by rule · at least 1 characters, at most 255 characters */ bin: string | null;
  /** The lot, for items that are kept by lots · at least 1 characters, at most 255 characters */ lot: string | null;
  /** How many of the line's unit; null for all of the line */ quantity: number | null;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials: string[];
}

/** What of a line goes into which bin and lot */
export interface BinQuantityInput {
  /** The bin; case does not count · at least 1 characters, at most 255 characters */ bin?: string;
  /** The lot, for items that are kept by lots · at least 1 characters, at most 255 characters */ lot?: string;
  /** How many of the line's unit · at most 999999999, more than 0 */ quantity: number;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
}

/** A bin transfer to hand in */
export interface BinTransferCreateInput {
  /** Who moves the goods · at least 1 */ usersId: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The location whose bins they are · at least 1 */ locationId: Id<"location">;
  /** The purchase order whose goods are put away · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** What moves · at least 1 entries, at most 5000 entries */ transfers: BinTransferLineInput[];
}

/** Stock that moves between the bins of a location */
export interface BinTransferHeader {
  /** The unique number of the bin transfer · at least 1 */ binTransferHdrUid: Id<"binTransfer">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder"> | null;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** What moves */ transfers: BinTransferLine[];
}

/** What moves from one bin to another */
export interface BinTransferLine {
  /** The line's number in the document · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit the quantity is in · at most 8 characters */ uom: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** Where it goes · at least 1 characters, at most 255 characters */ toBin: string;
  /** Where it comes from; without it the bins in picking order · at least 1 characters, at most 255 characters */ fromBin: string | null;
  /** The lot, for items that are kept by lots · at least 1 characters, at most 255 characters */ lot: string | null;
  /** Y to move stock that is not allocated; without either flag that is what moves · @default "N" */ moveAvailable: "Y" | "N";
  /** Y to move allocated stock, and its allocation with it · @default "N" */ moveAllocations: "Y" | "N";
  /** How many of the unit; null for everything that the flags name · at most 999999999, more than 0 */ quantity: number | null;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials: string[];
}

/** What to move from one bin to another */
export interface BinTransferLineInput {
  /** The line's number; without it its place in the list · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** The unit; case does not count · at most 8 characters */ uom?: string;
  /** Where it goes · at least 1 characters, at most 255 characters */ toBin: string;
  /** Where it comes from; without it the bins in picking order · at least 1 characters, at most 255 characters */ fromBin?: string;
  /** The lot; needed when the bin holds several · at least 1 characters, at most 255 characters */ lot?: string;
  /** Y to move stock that is not allocated; without either flag that is what moves · @default "N" */ moveAvailable?: "Y" | "N";
  /** Y to move allocated stock, and its allocation with it · @default "N" */ moveAllocations?: "Y" | "N";
  /** How many of the unit; without it everything that the flags name · at most 999999999, more than 0 */ quantity?: number;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
}

/** How far a bin transfer is */
export interface BinTransferStatus {
  /** The unique number of the bin transfer · at least 1 */ binTransferHdrUid: Id<"binTransfer">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder"> | null;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** Documents of the site that the worker takes before it · at least 0 */ documentsAhead: number;
  /** What happens next, in a sentence */ explanation: string;
}

/** What to change of a bin transfer */
export interface BinTransferUpdateInput {
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What moves · at least 1 entries, at most 5000 entries */ transfers?: BinTransferLineInput[];
  /** Only as long as nobody changed it since: the bin transfer's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What was deleted */
export interface Deleted {
  /** The unique number of the deleted record · at least 1 */ uid: number;
  /** True when the record existed and is now deleted (status 700) */ deleted: boolean;
}

/** What applying a document did to a line */
export interface DocumentLineResult {
  /** The document's line · at least 1 */ lineNo: number;
  /** The item's number · at most 40 characters */ itemId: string;
  /** What was moved, in base units */ quantity: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** What was expected and will not come, in base units */ qtyShort: number;
  /** What came beyond what was expected, in base units */ qtyOver: number;
  /** The bins that it went from or to */ bins: string[];
}

/** What applying a document did */
export interface DocumentResult {
  /** Rows of the stock ledger that it wrote · at least 0 */ movements: number;
  /** What became of each line */ lines: DocumentLineResult[];
  /** Whether the purchase order or transfer that it belongs to is finished by it; null when it belongs to none */ complete: boolean | null;
}

/** Whether a service can do its work */
export interface Health {
  /** `ok` when the database answers and nothing is amiss */ status: "ok" | "degraded";
  /** The service that answers */ service: string;
  /** The site that was asked for */ siteId: string;
  /** A hash of the site's settings: equal hashes, equal settings */ siteHash: string;
  /** The server's version */ version: string;
  /** How long the database took to answer · at least 0 */ databaseMilliseconds: number;
  /** What keeps the service from its full work; of a server that is older there is none */ problems?: string[];
}

/** A vendor's delivery: a packing slip over one or several purchase orders */
export interface PurchaseOrderReceipt {
  /** The unique number of the purchase order receipt · at least 1 */ purchaseOrderReceiptUid: Id<"purchaseOrderReceipt">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder"> | null;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** What came */ lines: PurchaseOrderReceiptLine[];
}

/** A vendor's delivery */
export interface PurchaseOrderReceiptCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** Where the goods came; without it the location of the orders, which must be one · at least 1 */ locationId?: Id<"location">;
  /** The purchase order of lines that name none · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** What came · at least 1 entries, at most 5000 entries */ lines: PurchaseOrderReceiptLineInput[];
}

/** What came of a line of one of the receipt's purchase orders */
export interface PurchaseOrderReceiptLine {
  /** The line's number in the document · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit the quantity is in · at most 8 characters */ uom: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** The line of the purchase order · at least 1 */ poLineNo: number;
  /** How many of the unit came · at most 999999999, more than 0 */ qtyReceived: number;
  /** What goes where; empty for where the item lies by rule */ bins: BinQuantity[];
  /** Y when nothing more will come: what is missing is closed */ complete: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder">;
}

/** What came of a line, named by `poLineNo` or by the item */
export interface PurchaseOrderReceiptLineInput {
  /** The purchase order; without it the receipt's · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** The line's number; without it its place in the list · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** The unit; case does not count · at most 8 characters */ uom?: string;
  /** The line of the purchase order; without it the one of the item · at least 1 */ poLineNo?: number;
  /** What goes where; together the line's quantity · at most 5000 entries */ bins?: BinQuantityInput[];
  /** In place of `bins`, when all goes to or from one bin · at least 1 characters, at most 255 characters */ bin?: string;
  /** In place of `bins`, when all is of one lot · at least 1 characters, at most 255 characters */ lot?: string;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
  /** Y when nothing more will come: what is missing is closed · @default "N" */ complete?: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason?: string;
  /** How many of the unit came · at most 999999999, more than 0 */ qtyReceived: number;
}

/** What to change of a purchase order receipt */
export interface PurchaseOrderReceiptUpdateInput {
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What came · at least 1 entries, at most 5000 entries */ lines?: PurchaseOrderReceiptLineInput[];
  /** Only as long as nobody changed it since: the purchase order receipt's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Goods of a purchase order as they come in at the dock */
export interface Receiving {
  /** The unique number of the receiving · at least 1 */ receivingUid: Id<"receiving">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder">;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** What came */ lines: ReceivingLine[];
}

/** Goods that came */
export interface ReceivingCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder">;
  /** What came · at least 1 entries, at most 5000 entries */ lines: ReceivingLineInput[];
}

/** What came of a line of a purchase order */
export interface ReceivingLine {
  /** The line's number in the document · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit the quantity is in · at most 8 characters */ uom: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** The line of the purchase order · at least 1 */ poLineNo: number;
  /** How many of the unit came · at most 999999999, more than 0 */ qtyReceived: number;
  /** What goes where; empty for where the item lies by rule */ bins: BinQuantity[];
  /** Y when nothing more will come: what is missing is closed */ complete: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason: string | null;
}

/** What came of a line, named by `poLineNo` or by the item */
export interface ReceivingLineInput {
  /** The line's number; without it its place in the list · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** The unit; case does not count · at most 8 characters */ uom?: string;
  /** The line of the purchase order; without it the one of the item · at least 1 */ poLineNo?: number;
  /** What goes where; together the line's quantity · at most 5000 entries */ bins?: BinQuantityInput[];
  /** In place of `bins`, when all goes to or from one bin · at least 1 characters, at most 255 characters */ bin?: string;
  /** In place of `bins`, when all is of one lot · at least 1 characters, at most 255 characters */ lot?: string;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
  /** Y when nothing more will come: what is missing is closed · @default "N" */ complete?: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason?: string;
  /** How many of the unit came · at most 999999999, more than 0 */ qtyReceived: number;
}

/** What to change of a receiving */
export interface ReceivingUpdateInput {
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What came · at least 1 entries, at most 5000 entries */ lines?: ReceivingLineInput[];
  /** Only as long as nobody changed it since: the receiving's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Goods that one location asks of another */
export interface Transfer {
  /** The unique number of the transfer · at least 1 */ transferUid: Id<"transfer">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder"> | null;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** The location that receives · at least 1 */ toLocationId: Id<"location">;
  /** Its name */ toLocationName: string;
  /** What is wanted, and what became of it */ lines: TransferLine[];
}

/** Goods to be sent from one location to another */
export interface TransferCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The purchase order whose goods are passed on · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** The location that sends · at least 1 */ locationId: Id<"location">;
  /** The location that receives · at least 1 */ toLocationId: Id<"location">;
  /** What is wanted · at least 1 entries, at most 5000 entries */ lines: TransferLineInput[];
}

/** What one location sends to another */
export interface TransferLine {
  /** The line's number in the document · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit the quantity is in · at most 8 characters */ uom: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** Every piece is registered by its serial number */ serialized: "Y" | "N";
  /** Lots are registered */ trackLots: "Y" | "N";
  /** How many of the unit are wanted · at most 999999999, more than 0 */ quantity: number;
  /** Shipped so far, in base units */ qtyShipped: number;
  /** Received so far, in base units */ qtyReceived: number;
  /** Under way, in base units */ qtyInTransit: number;
  /** Wanted or shipped, but it will not come, in base units */ qtyShort: number;
  /** Y when nothing more will come: what is missing is closed */ complete: "Y" | "N";
}

/** What is wanted */
export interface TransferLineInput {
  /** The line's number; without it its place in the list · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** The unit; case does not count · at most 8 characters */ uom?: string;
  /** How many of the unit are wanted · at most 999999999, more than 0 */ quantity: number;
}

/** Goods of a transfer that reach the receiver */
export interface TransferReceipt {
  /** The unique number of the transfer receipt · at least 1 */ transferReceiptUid: Id<"transferReceipt">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder"> | null;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** The transfer · at least 1 */ transferUid: Id<"transfer">;
  /** The location that sent · at least 1 */ fromLocationId: Id<"location">;
  /** Its name */ fromLocationName: string;
  /** What came */ lines: TransferReceiptLine[];
}

/** Goods of a transfer that came */
export interface TransferReceiptCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The transfer · at least 1 */ transferUid: Id<"transfer">;
  /** What came · at least 1 entries, at most 5000 entries */ lines: TransferReceiptLineInput[];
}

/** What came of a line of a transfer */
export interface TransferReceiptLine {
  /** The line's number in the document · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit the quantity is in · at most 8 characters */ uom: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** The line of the transfer · at least 1 */ transferLineNo: number;
  /** How many of the unit came */ qtyReceived: number;
  /** What goes where; empty for where the item lies by rule */ bins: BinQuantity[];
  /** Y when nothing more will come: what is missing is closed */ complete: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason: string | null;
}

/** What came, named by `transferLineNo` or by the item */
export interface TransferReceiptLineInput {
  /** The line's number; without it its place in the list · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** The unit; case does not count · at most 8 characters */ uom?: string;
  /** The line of the transfer; without it the one of the item · at least 1 */ transferLineNo?: number;
  /** How many of the unit came; 0 with `complete` when nothing did · at least 0, at most 999999999 */ qtyReceived: number;
  /** What goes where; together the line's quantity · at most 5000 entries */ bins?: BinQuantityInput[];
  /** In place of `bins`, when all goes to or from one bin · at least 1 characters, at most 255 characters */ bin?: string;
  /** In place of `bins`, when all is of one lot · at least 1 characters, at most 255 characters */ lot?: string;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
  /** Y when nothing more will come: what is missing is closed · @default "N" */ complete?: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason?: string;
}

/** What to change of a transfer receipt */
export interface TransferReceiptUpdateInput {
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What came · at least 1 entries, at most 5000 entries */ lines?: TransferReceiptLineInput[];
  /** Only as long as nobody changed it since: the transfer receipt's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Goods of a transfer that leave the sender */
export interface TransferShipping {
  /** The unique number of the transfer shipping · at least 1 */ transferShippingUid: Id<"transferShipping">;
  /** `initial` waits for the worker, `hold` could not be applied (see `processMessage`), `delivered` is applied */ importState: "initial" | "hold" | "delivered";
  /** Who moved the goods · at least 1 */ usersId: Id<"user">;
  /** Where it happens · at least 1 */ locationId: Id<"location">;
  /** The location's name */ locationName: string;
  /** The caller's own number of this request: sent twice, it makes one document · at least 1 characters, at most 255 characters */ requestId: string | null;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo: string | null;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder"> | null;
  /** What the caller keeps with the document */ properties: Record<string, unknown>;
  response: DocumentResult | null;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData: string | null;
  /** 704 active, 705 inactive, 700 deleted */ statusCd: 704 | 705 | 700;
  /** The status in words */ statusDesc: string;
  /** 704 waits for the worker, 705 on hold, 1185 applied */ processCd: 704 | 705 | 1185;
  /** The process code in words */ processDesc: string;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage: string | null;
  /** How often it was tried · at least 0 */ attempts: number;
  dateCreated: string;
  dateLastModified: string;
  /** When it was tried last */ dateProcessed: string | null;
  /** The transfer · at least 1 */ transferUid: Id<"transfer">;
  /** The location that receives · at least 1 */ toLocationId: Id<"location">;
  /** Its name */ toLocationName: string;
  /** Who carries it · at most 255 characters */ carrierName: string | null;
  /** The carrier's number · at most 255 characters */ trackingNo: string | null;
  /** What was loaded */ lines: TransferShippingLine[];
}

/** Goods of a transfer that were loaded */
export interface TransferShippingCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The transfer · at least 1 */ transferUid: Id<"transfer">;
  /** Who carries it · at most 255 characters */ carrierName?: string;
  /** The carrier's number · at most 255 characters */ trackingNo?: string;
  /** What was loaded · at least 1 entries, at most 5000 entries */ lines: TransferShippingLineInput[];
}

/** What was loaded of a line of a transfer */
export interface TransferShippingLine {
  /** The line's number in the document · at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description · at most 255 characters */ itemDesc: string;
  /** The unit the quantity is in · at most 8 characters */ uom: string;
  /** How many base units one unit holds */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** The line of the transfer · at least 1 */ transferLineNo: number;
  /** How many of the unit were loaded · at most 999999999, more than 0 */ qtyShipped: number;
  /** What goes where; empty for where the item lies by rule */ bins: BinQuantity[];
  /** Y when nothing more will come: what is missing is closed */ complete: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason: string | null;
}

/** What was loaded, named by `transferLineNo` or by the item */
export interface TransferShippingLineInput {
  /** The line's number; without it its place in the list · at least 1 */ lineNo?: number;
  /** The item; goes before `itemId` · at least 1 */ invMastUid?: Id<"item">;
  /** The item's number; dashes, blanks and case do not count · at most 40 characters */ itemId?: string;
  /** The unit; case does not count · at most 8 characters */ uom?: string;
  /** The line of the transfer; without it the one of the item · at least 1 */ transferLineNo?: number;
  /** How many of the unit were loaded · at most 999999999, more than 0 */ qtyShipped: number;
  /** What goes where; together the line's quantity · at most 5000 entries */ bins?: BinQuantityInput[];
  /** In place of `bins`, when all goes to or from one bin · at least 1 characters, at most 255 characters */ bin?: string;
  /** In place of `bins`, when all is of one lot · at least 1 characters, at most 255 characters */ lot?: string;
  /** The serial numbers, for items that are registered by them · at most 5000 entries */ serials?: string[];
  /** Y when nothing more will come: what is missing is closed · @default "N" */ complete?: "Y" | "N";
  /** Why more or less came than was expected · at most 255 characters */ reason?: string;
}

/** What to change of a transfer shipping */
export interface TransferShippingUpdateInput {
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What was loaded · at least 1 entries, at most 5000 entries */ lines?: TransferShippingLineInput[];
  /** Only as long as nobody changed it since: the transfer shipping's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What to change of a transfer */
export interface TransferUpdateInput {
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What is wanted · at least 1 entries, at most 5000 entries */ lines?: TransferLineInput[];
  /** Only as long as nobody changed it since: the transfer's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** Whom a token speaks for */
export interface Whoami {
  /** The site the token is for */ siteId: string;
  /** The user · at least 1 */ usersId: Id<"user">;
  /** The name the user signs in with */ username: string;
  /** The user's role */ role: string;
  /** The customer the user belongs to; none for staff */ customerId: Id<"customer"> | null;
  /** The contact the user is · at least 1 */ contactId: Id<"contact"> | null;
  /** The sales representative the user is */ salesRepId: string | null;
  permissions: string[];
}

/** What `warehouseOps.binTransfer.list` takes: List bin transfers with their lines and states */
export interface BinTransferListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "bin_transfer_hdr_uid|ASC" */ orderBy?: string;
  /** Documents of this status; without it all but the deleted */ statusCd?: 704 | 705 | 700;
  /** Documents of this reference number · at most 255 characters */ referenceNo?: string;
  /** Documents of this purchase order · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** Documents that are so far on their way */ importState?: "initial" | "hold" | "delivered";
  /** Documents of this location: where goods are moved, or at the other end of a transfer · at least 1 */ locationId?: Id<"location">;
}

/** What `warehouseOps.binTransfer.create` takes: Hand in a bin transfer */
export interface BinTransferCreateInput {
  /** Who moves the goods · at least 1 */ usersId: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The location whose bins they are · at least 1 */ locationId: Id<"location">;
  /** The purchase order whose goods are put away · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** What moves · at least 1 entries, at most 5000 entries */ transfers: BinTransferLineInput[];
}

/** What `warehouseOps.binTransfer.get` takes: Get one bin transfer */
export interface BinTransferGetInput {
  /** The unique number of the bin transfer · at least 1 */ binTransferHdrUid: Id<"binTransfer">;
}

/** What `warehouseOps.binTransfer.update` takes: Change a bin transfer */
export interface BinTransferUpdateInput {
  /** The unique number of the bin transfer · at least 1 */ binTransferHdrUid: Id<"binTransfer">;
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What moves · at least 1 entries, at most 5000 entries */ transfers?: BinTransferLineInput[];
  /** Only as long as nobody changed it since: the bin transfer's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.binTransfer.delete` takes: Delete a bin transfer */
export interface BinTransferDeleteInput {
  /** The unique number of the bin transfer · at least 1 */ binTransferHdrUid: Id<"binTransfer">;
  /** Only as long as nobody changed it since: the bin transfer's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.binTransfer.status` takes: Tell how far a bin transfer is */
export interface BinTransferStatusInput {
  /** The bin transfer · at least 1 */ binTransferHdrUid: Id<"binTransfer">;
}

/** What `warehouseOps.receiving.list` takes: List receivings with their lines and states */
export interface ReceivingListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "receiving_uid|ASC" */ orderBy?: string;
  /** Documents of this status; without it all but the deleted */ statusCd?: 704 | 705 | 700;
  /** Documents of this reference number · at most 255 characters */ referenceNo?: string;
  /** Documents of this purchase order · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** Documents that are so far on their way */ importState?: "initial" | "hold" | "delivered";
  /** Documents of this location: where goods are moved, or at the other end of a transfer · at least 1 */ locationId?: Id<"location">;
}

/** What `warehouseOps.receiving.create` takes: Hand in a receiving */
export interface ReceivingCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The purchase order · at least 1 */ poNo: Id<"purchaseOrder">;
  /** What came · at least 1 entries, at most 5000 entries */ lines: ReceivingLineInput[];
}

/** What `warehouseOps.receiving.get` takes: Get one receiving */
export interface ReceivingGetInput {
  /** The unique number of the receiving · at least 1 */ receivingUid: Id<"receiving">;
}

/** What `warehouseOps.receiving.update` takes: Change a receiving */
export interface ReceivingUpdateInput {
  /** The unique number of the receiving · at least 1 */ receivingUid: Id<"receiving">;
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What came · at least 1 entries, at most 5000 entries */ lines?: ReceivingLineInput[];
  /** Only as long as nobody changed it since: the receiving's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.receiving.delete` takes: Delete a receiving */
export interface ReceivingDeleteInput {
  /** The unique number of the receiving · at least 1 */ receivingUid: Id<"receiving">;
  /** Only as long as nobody changed it since: the receiving's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.purchaseOrderReceipt.list` takes: List purchase order receipts with their lines and states */
export interface PurchaseOrderReceiptListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "purchase_order_receipt_uid|ASC" */ orderBy?: string;
  /** Documents of this status; without it all but the deleted */ statusCd?: 704 | 705 | 700;
  /** Documents of this reference number · at most 255 characters */ referenceNo?: string;
  /** Documents of this purchase order · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** Documents that are so far on their way */ importState?: "initial" | "hold" | "delivered";
  /** Documents of this location: where goods are moved, or at the other end of a transfer · at least 1 */ locationId?: Id<"location">;
}

/** What `warehouseOps.purchaseOrderReceipt.create` takes: Hand in a purchase order receipt */
export interface PurchaseOrderReceiptCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** Where the goods came; without it the location of the orders, which must be one · at least 1 */ locationId?: Id<"location">;
  /** The purchase order of lines that name none · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** What came · at least 1 entries, at most 5000 entries */ lines: PurchaseOrderReceiptLineInput[];
}

/** What `warehouseOps.purchaseOrderReceipt.get` takes: Get one purchase order receipt */
export interface PurchaseOrderReceiptGetInput {
  /** The unique number of the purchase order receipt · at least 1 */ purchaseOrderReceiptUid: Id<"purchaseOrderReceipt">;
}

/** What `warehouseOps.purchaseOrderReceipt.update` takes: Change a purchase order receipt */
export interface PurchaseOrderReceiptUpdateInput {
  /** The unique number of the purchase order receipt · at least 1 */ purchaseOrderReceiptUid: Id<"purchaseOrderReceipt">;
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What came · at least 1 entries, at most 5000 entries */ lines?: PurchaseOrderReceiptLineInput[];
  /** Only as long as nobody changed it since: the purchase order receipt's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.purchaseOrderReceipt.delete` takes: Delete a purchase order receipt */
export interface PurchaseOrderReceiptDeleteInput {
  /** The unique number of the purchase order receipt · at least 1 */ purchaseOrderReceiptUid: Id<"purchaseOrderReceipt">;
  /** Only as long as nobody changed it since: the purchase order receipt's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.transfer.list` takes: List transfers with their lines and states */
export interface TransferListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "transfer_uid|ASC" */ orderBy?: string;
  /** Documents of this status; without it all but the deleted */ statusCd?: 704 | 705 | 700;
  /** Documents of this reference number · at most 255 characters */ referenceNo?: string;
  /** Documents of this purchase order · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** Documents that are so far on their way */ importState?: "initial" | "hold" | "delivered";
  /** Documents of this location: where goods are moved, or at the other end of a transfer · at least 1 */ locationId?: Id<"location">;
}

/** What `warehouseOps.transfer.create` takes: Hand in a transfer */
export interface TransferCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The purchase order whose goods are passed on · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** The location that sends · at least 1 */ locationId: Id<"location">;
  /** The location that receives · at least 1 */ toLocationId: Id<"location">;
  /** What is wanted · at least 1 entries, at most 5000 entries */ lines: TransferLineInput[];
}

/** What `warehouseOps.transfer.get` takes: Get one transfer */
export interface TransferGetInput {
  /** The unique number of the transfer · at least 1 */ transferUid: Id<"transfer">;
}

/** What `warehouseOps.transfer.update` takes: Change a transfer */
export interface TransferUpdateInput {
  /** The unique number of the transfer · at least 1 */ transferUid: Id<"transfer">;
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What is wanted · at least 1 entries, at most 5000 entries */ lines?: TransferLineInput[];
  /** Only as long as nobody changed it since: the transfer's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.transfer.delete` takes: Delete a transfer */
export interface TransferDeleteInput {
  /** The unique number of the transfer · at least 1 */ transferUid: Id<"transfer">;
  /** Only as long as nobody changed it since: the transfer's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.transferShipping.list` takes: List transfer shippings with their lines and states */
export interface TransferShippingListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "transfer_shipping_uid|ASC" */ orderBy?: string;
  /** Documents of this status; without it all but the deleted */ statusCd?: 704 | 705 | 700;
  /** Documents of this reference number · at most 255 characters */ referenceNo?: string;
  /** Documents of this purchase order · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** Documents that are so far on their way */ importState?: "initial" | "hold" | "delivered";
  /** Documents of this location: where goods are moved, or at the other end of a transfer · at least 1 */ locationId?: Id<"location">;
}

/** What `warehouseOps.transferShipping.create` takes: Hand in a transfer shipping */
export interface TransferShippingCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The transfer · at least 1 */ transferUid: Id<"transfer">;
  /** Who carries it · at most 255 characters */ carrierName?: string;
  /** The carrier's number · at most 255 characters */ trackingNo?: string;
  /** What was loaded · at least 1 entries, at most 5000 entries */ lines: TransferShippingLineInput[];
}

/** What `warehouseOps.transferShipping.get` takes: Get one transfer shipping */
export interface TransferShippingGetInput {
  /** The unique number of the transfer shipping · at least 1 */ transferShippingUid: Id<"transferShipping">;
}

/** What `warehouseOps.transferShipping.update` takes: Change a transfer shipping */
export interface TransferShippingUpdateInput {
  /** The unique number of the transfer shipping · at least 1 */ transferShippingUid: Id<"transferShipping">;
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What was loaded · at least 1 entries, at most 5000 entries */ lines?: TransferShippingLineInput[];
  /** Only as long as nobody changed it since: the transfer shipping's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.transferShipping.delete` takes: Delete a transfer shipping */
export interface TransferShippingDeleteInput {
  /** The unique number of the transfer shipping · at least 1 */ transferShippingUid: Id<"transferShipping">;
  /** Only as long as nobody changed it since: the transfer shipping's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.transferReceipt.list` takes: List transfer receipts with their lines and states */
export interface TransferReceiptListInput {
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "transfer_receipt_uid|ASC" */ orderBy?: string;
  /** Documents of this status; without it all but the deleted */ statusCd?: 704 | 705 | 700;
  /** Documents of this reference number · at most 255 characters */ referenceNo?: string;
  /** Documents of this purchase order · at least 1 */ poNo?: Id<"purchaseOrder">;
  /** Documents that are so far on their way */ importState?: "initial" | "hold" | "delivered";
  /** Documents of this location: where goods are moved, or at the other end of a transfer · at least 1 */ locationId?: Id<"location">;
}

/** What `warehouseOps.transferReceipt.create` takes: Hand in a transfer receipt */
export interface TransferReceiptCreateInput {
  /** Who moved the goods; without it the caller · at least 1 */ usersId?: Id<"user">;
  /** The caller's own number of this request: sent twice, it makes one document. Without it `referenceNo` serves; with neither, each call makes a document · at least 1 characters, at most 255 characters */ requestId?: string;
  /** The number on the paper: packing slip, waybill, work order · at most 255 characters */ referenceNo?: string;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string;
  /** 704 to be applied, 705 a draft that waits until it is set to 704 · @default 704 */ statusCd?: 704 | 705;
  /** The transfer · at least 1 */ transferUid: Id<"transfer">;
  /** What came · at least 1 entries, at most 5000 entries */ lines: TransferReceiptLineInput[];
}

/** What `warehouseOps.transferReceipt.get` takes: Get one transfer receipt */
export interface TransferReceiptGetInput {
  /** The unique number of the transfer receipt · at least 1 */ transferReceiptUid: Id<"transferReceipt">;
}

/** What `warehouseOps.transferReceipt.update` takes: Change a transfer receipt */
export interface TransferReceiptUpdateInput {
  /** The unique number of the transfer receipt · at least 1 */ transferReceiptUid: Id<"transferReceipt">;
  /** 704 active, 705 a draft that is not applied, 700 deleted (only before it is applied) */ statusCd?: 704 | 705 | 700;
  /** 704 to try again, 705 to hold it back; 1185 is set by the worker, and taken only of a document that has it */ processCd?: 704 | 705 | 1185;
  /** JSON text of the caller, kept as it is · at most 1000000 characters */ jsonData?: string | null;
  /** What the caller keeps with the document */ properties?: Record<string, unknown>;
  /** Why the document could not be applied, or a note · at most 255 characters */ processMessage?: string | null;
  /** What came · at least 1 entries, at most 5000 entries */ lines?: TransferReceiptLineInput[];
  /** Only as long as nobody changed it since: the transfer receipt's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.transferReceipt.delete` takes: Delete a transfer receipt */
export interface TransferReceiptDeleteInput {
  /** The unique number of the transfer receipt · at least 1 */ transferReceiptUid: Id<"transferReceipt">;
  /** Only as long as nobody changed it since: the transfer receipt's `dateLastModified` as it was read. Else it is refused (409) */ ifLastModified?: string;
}

/** What `warehouseOps.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `warehouseOps.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `warehouseOps.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `warehouseOps`: what it takes, which inputs have defaults, what `data` it answers. */
export interface WarehouseOpsOperations {
  "binTransfer.list": { input: BinTransferListInput; defaults: "limit" | "offset" | "orderBy"; data: BinTransferHeader[] };
  "binTransfer.create": { input: BinTransferCreateInput; defaults: "statusCd"; data: BinTransferHeader };
  "binTransfer.get": { input: BinTransferGetInput; defaults: never; data: BinTransferHeader };
  "binTransfer.update": { input: BinTransferUpdateInput; defaults: never; data: BinTransferHeader };
  "binTransfer.delete": { input: BinTransferDeleteInput; defaults: never; data: Deleted };
  "binTransfer.status": { input: BinTransferStatusInput; defaults: never; data: BinTransferStatus };
  "receiving.list": { input: ReceivingListInput; defaults: "limit" | "offset" | "orderBy"; data: Receiving[] };
  "receiving.create": { input: ReceivingCreateInput; defaults: "statusCd"; data: Receiving };
  "receiving.get": { input: ReceivingGetInput; defaults: never; data: Receiving };
  "receiving.update": { input: ReceivingUpdateInput; defaults: never; data: Receiving };
  "receiving.delete": { input: ReceivingDeleteInput; defaults: never; data: Deleted };
  "purchaseOrderReceipt.list": { input: PurchaseOrderReceiptListInput; defaults: "limit" | "offset" | "orderBy"; data: PurchaseOrderReceipt[] };
  "purchaseOrderReceipt.create": { input: PurchaseOrderReceiptCreateInput; defaults: "statusCd"; data: PurchaseOrderReceipt };
  "purchaseOrderReceipt.get": { input: PurchaseOrderReceiptGetInput; defaults: never; data: PurchaseOrderReceipt };
  "purchaseOrderReceipt.update": { input: PurchaseOrderReceiptUpdateInput; defaults: never; data: PurchaseOrderReceipt };
  "purchaseOrderReceipt.delete": { input: PurchaseOrderReceiptDeleteInput; defaults: never; data: Deleted };
  "transfer.list": { input: TransferListInput; defaults: "limit" | "offset" | "orderBy"; data: Transfer[] };
  "transfer.create": { input: TransferCreateInput; defaults: "statusCd"; data: Transfer };
  "transfer.get": { input: TransferGetInput; defaults: never; data: Transfer };
  "transfer.update": { input: TransferUpdateInput; defaults: never; data: Transfer };
  "transfer.delete": { input: TransferDeleteInput; defaults: never; data: Deleted };
  "transferShipping.list": { input: TransferShippingListInput; defaults: "limit" | "offset" | "orderBy"; data: TransferShipping[] };
  "transferShipping.create": { input: TransferShippingCreateInput; defaults: "statusCd"; data: TransferShipping };
  "transferShipping.get": { input: TransferShippingGetInput; defaults: never; data: TransferShipping };
  "transferShipping.update": { input: TransferShippingUpdateInput; defaults: never; data: TransferShipping };
  "transferShipping.delete": { input: TransferShippingDeleteInput; defaults: never; data: Deleted };
  "transferReceipt.list": { input: TransferReceiptListInput; defaults: "limit" | "offset" | "orderBy"; data: TransferReceipt[] };
  "transferReceipt.create": { input: TransferReceiptCreateInput; defaults: "statusCd"; data: TransferReceipt };
  "transferReceipt.get": { input: TransferReceiptGetInput; defaults: never; data: TransferReceipt };
  "transferReceipt.update": { input: TransferReceiptUpdateInput; defaults: never; data: TransferReceipt };
  "transferReceipt.delete": { input: TransferReceiptDeleteInput; defaults: never; data: Deleted };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
