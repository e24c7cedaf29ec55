// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { BinTransferCreateInput, BinTransferDeleteInput, BinTransferGetInput, BinTransferHeader, BinTransferListInput, BinTransferStatus, BinTransferStatusInput, BinTransferUpdateInput, Deleted, Health, PurchaseOrderReceipt, PurchaseOrderReceiptCreateInput, PurchaseOrderReceiptDeleteInput, PurchaseOrderReceiptGetInput, PurchaseOrderReceiptListInput, PurchaseOrderReceiptUpdateInput, Receiving, ReceivingCreateInput, ReceivingDeleteInput, ReceivingGetInput, ReceivingListInput, ReceivingUpdateInput, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Transfer, TransferCreateInput, TransferDeleteInput, TransferGetInput, TransferListInput, TransferReceipt, TransferReceiptCreateInput, TransferReceiptDeleteInput, TransferReceiptGetInput, TransferReceiptListInput, TransferReceiptUpdateInput, TransferShipping, TransferShippingCreateInput, TransferShippingDeleteInput, TransferShippingGetInput, TransferShippingListInput, TransferShippingUpdateInput, TransferUpdateInput, Whoami } from "@purvey/contract/generated/warehouseOps";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/warehouseOps";

/** Calls of `binTransfer` */
export interface WarehouseOpsBinTransferClient {
  /**
   * List bin transfers with their lines and states.
   *
   * `GET /bin-transfer` · permission `warehouse.read`
   */
  list(input?: BinTransferListInput, options?: CallOptions): ListCall<BinTransferHeader>;
  /**
   * Hand in a bin transfer.
   *
   * Moves stock from bin to bin of one location; what the location has stays the same. Allocated stock moves only with `moveAllocations`. The document is stored as `initial` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as `hold` with a `processMessage`. The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.
   *
   * `POST /bin-transfer` · permission `warehouse.write`
   */
  create(input: BinTransferCreateInput, options?: CallOptions): Call<BinTransferHeader>;
  /**
   * Get one bin transfer.
   *
   * `GET /bin-transfer/{binTransferHdrUid}` · permission `warehouse.read`
   */
  get(input: BinTransferGetInput, options?: CallOptions): Call<BinTransferHeader>;
  /**
   * Change a bin transfer.
   *
   * Sets what is given and keeps the rest; `transfers` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).
   *
   * `PUT /bin-transfer/{binTransferHdrUid}` · permission `warehouse.write`
   */
  update(input: BinTransferUpdateInput, options?: CallOptions): Call<BinTransferHeader>;
  /**
   * Delete a bin transfer.
   *
   * Sets status 700. A document that is applied stays (409): make one that moves the goods back.
   *
   * `DELETE /bin-transfer/{binTransferHdrUid}` · permission `warehouse.write`
   */
  delete(input: BinTransferDeleteInput, options?: CallOptions): Call<Deleted>;
  /**
   * Tell how far a bin transfer is.
   *
   * `GET /bin-transfer/{binTransferHdrUid}/status` · permission `warehouse.read`
   */
  status(input: BinTransferStatusInput, options?: CallOptions): Call<BinTransferStatus>;
}

/** Calls of `receiving` */
export interface WarehouseOpsReceivingClient {
  /**
   * List receivings with their lines and states.
   *
   * `GET /receiving` · permission `warehouse.read`
   */
  list(input?: ReceivingListInput, options?: CallOptions): ListCall<Receiving>;
  /**
   * Hand in a receiving.
   *
   * Receives goods of one purchase order at its location. Raises stock, bins and ledger and the received quantity of the order, and lowers what is on order. More than is open, and a line that is closed (`complete` Y) with less, need a `reason`. Items that are kept by lots need lots, registered ones a serial number for each piece, which may exist only once. The document is stored as `initial` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as `hold` with a `processMessage`. The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.
   *
   * `POST /receiving` · permission `warehouse.write`
   */
  create(input: ReceivingCreateInput, options?: CallOptions): Call<Receiving>;
  /**
   * Get one receiving.
   *
   * `GET /receiving/{receivingUid}` · permission `warehouse.read`
   */
  get(input: ReceivingGetInput, options?: CallOptions): Call<Receiving>;
  /**
   * Change a receiving.
   *
   * Sets what is given and keeps the rest; `lines` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).
   *
   * `PUT /receiving/{receivingUid}` · permission `warehouse.write`
   */
  update(input: ReceivingUpdateInput, options?: CallOptions): Call<Receiving>;
  /**
   * Delete a receiving.
   *
   * Sets status 700. A document that is applied stays (409): make one that moves the goods back.
   *
   * `DELETE /receiving/{receivingUid}` · permission `warehouse.write`
   */
  delete(input: ReceivingDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `purchaseOrderReceipt` */
export interface WarehouseOpsPurchaseOrderReceiptClient {
  /**
   * List purchase order receipts with their lines and states.
   *
   * `GET /purchase-order-receipt` · permission `warehouse.read`
   */
  list(input?: PurchaseOrderReceiptListInput, options?: CallOptions): ListCall<PurchaseOrderReceipt>;
  /**
   * Hand in a purchase order receipt.
   *
   * Books a vendor's delivery, also over several purchase orders of one location. Raises stock, bins and ledger and the received quantity of the order, and lowers what is on order. More than is open, and a line that is closed (`complete` Y) with less, need a `reason`. Items that are kept by lots need lots, registered ones a serial number for each piece, which may exist only once. The document is stored as `initial` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as `hold` with a `processMessage`. The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.
   *
   * `POST /purchase-order-receipt` · permission `warehouse.write`
   */
  create(input: PurchaseOrderReceiptCreateInput, options?: CallOptions): Call<PurchaseOrderReceipt>;
  /**
   * Get one purchase order receipt.
   *
   * `GET /purchase-order-receipt/{purchaseOrderReceiptUid}` · permission `warehouse.read`
   */
  get(input: PurchaseOrderReceiptGetInput, options?: CallOptions): Call<PurchaseOrderReceipt>;
  /**
   * Change a purchase order receipt.
   *
   * Sets what is given and keeps the rest; `lines` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).
   *
   * `PUT /purchase-order-receipt/{purchaseOrderReceiptUid}` · permission `warehouse.write`
   */
  update(input: PurchaseOrderReceiptUpdateInput, options?: CallOptions): Call<PurchaseOrderReceipt>;
  /**
   * Delete a purchase order receipt.
   *
   * Sets status 700. A document that is applied stays (409): make one that moves the goods back.
   *
   * `DELETE /purchase-order-receipt/{purchaseOrderReceiptUid}` · permission `warehouse.write`
   */
  delete(input: PurchaseOrderReceiptDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `transfer` */
export interface WarehouseOpsTransferClient {
  /**
   * List transfers with their lines and states.
   *
   * `GET /transfer` · permission `warehouse.read`
   */
  list(input?: TransferListInput, options?: CallOptions): ListCall<Transfer>;
  /**
   * Hand in a transfer.
   *
   * Sets the goods aside at the sender and puts them on order at the receiver. The document is stored as `initial` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as `hold` with a `processMessage`. The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.
   *
   * `POST /transfer` · permission `warehouse.write`
   */
  create(input: TransferCreateInput, options?: CallOptions): Call<Transfer>;
  /**
   * Get one transfer.
   *
   * `GET /transfer/{transferUid}` · permission `warehouse.read`
   */
  get(input: TransferGetInput, options?: CallOptions): Call<Transfer>;
  /**
   * Change a transfer.
   *
   * Sets what is given and keeps the rest; `lines` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).
   *
   * `PUT /transfer/{transferUid}` · permission `warehouse.write`
   */
  update(input: TransferUpdateInput, options?: CallOptions): Call<Transfer>;
  /**
   * Delete a transfer.
   *
   * Sets status 700. A document that is applied stays (409): make one that moves the goods back.
   *
   * `DELETE /transfer/{transferUid}` · permission `warehouse.write`
   */
  delete(input: TransferDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `transferShipping` */
export interface WarehouseOpsTransferShippingClient {
  /**
   * List transfer shippings with their lines and states.
   *
   * `GET /transfer-shipping` · permission `warehouse.read`
   */
  list(input?: TransferShippingListInput, options?: CallOptions): ListCall<TransferShipping>;
  /**
   * Hand in a transfer shipping.
   *
   * Takes the goods from the sender's stock and bins; they are in transit from then on. No more than the transfer asks for; a line that is closed (`complete` Y) with less needs a `reason`. The document is stored as `initial` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as `hold` with a `processMessage`. The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.
   *
   * `POST /transfer-shipping` · permission `warehouse.write`
   */
  create(input: TransferShippingCreateInput, options?: CallOptions): Call<TransferShipping>;
  /**
   * Get one transfer shipping.
   *
   * `GET /transfer-shipping/{transferShippingUid}` · permission `warehouse.read`
   */
  get(input: TransferShippingGetInput, options?: CallOptions): Call<TransferShipping>;
  /**
   * Change a transfer shipping.
   *
   * Sets what is given and keeps the rest; `lines` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).
   *
   * `PUT /transfer-shipping/{transferShippingUid}` · permission `warehouse.write`
   */
  update(input: TransferShippingUpdateInput, options?: CallOptions): Call<TransferShipping>;
  /**
   * Delete a transfer shipping.
   *
   * Sets status 700. A document that is applied stays (409): make one that moves the goods back.
   *
   * `DELETE /transfer-shipping/{transferShippingUid}` · permission `warehouse.write`
   */
  delete(input: TransferShippingDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `transferReceipt` */
export interface WarehouseOpsTransferReceiptClient {
  /**
   * List transfer receipts with their lines and states.
   *
   * `GET /transfer-receipt` · permission `warehouse.read`
   */
  list(input?: TransferReceiptListInput, options?: CallOptions): ListCall<TransferReceipt>;
  /**
   * Hand in a transfer receipt.
   *
   * Adds the goods to the receiver's stock and bins. More than is in transit, and a line that is closed (`complete` Y) with less, need a `reason`; what is missing is recorded as short. The document is stored as `initial` and applied by a worker, exactly once, usually within the second; what cannot be applied stays as `hold` with a `processMessage`. The same `requestId` again answers the first document; with other contents it is refused (409). What can never become right is refused at once (400, 422): an item, unit, location or order that does not exist.
   *
   * `POST /transfer-receipt` · permission `warehouse.write`
   */
  create(input: TransferReceiptCreateInput, options?: CallOptions): Call<TransferReceipt>;
  /**
   * Get one transfer receipt.
   *
   * `GET /transfer-receipt/{transferReceiptUid}` · permission `warehouse.read`
   */
  get(input: TransferReceiptGetInput, options?: CallOptions): Call<TransferReceipt>;
  /**
   * Change a transfer receipt.
   *
   * Sets what is given and keeps the rest; `lines` replaces all lines. A document on hold is tried again after any change but one that holds it back. Of a document that is applied only notes may change: the status and process code that it has are taken as they are, others and lines are refused (409).
   *
   * `PUT /transfer-receipt/{transferReceiptUid}` · permission `warehouse.write`
   */
  update(input: TransferReceiptUpdateInput, options?: CallOptions): Call<TransferReceipt>;
  /**
   * Delete a transfer receipt.
   *
   * Sets status 700. A document that is applied stays (409): make one that moves the goods back.
   *
   * `DELETE /transfer-receipt/{transferReceiptUid}` · permission `warehouse.write`
   */
  delete(input: TransferReceiptDeleteInput, options?: CallOptions): Call<Deleted>;
}

/** Calls of `system` */
export interface WarehouseOpsSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Warehouse operations: Bin transfers, receiving, purchase order receipts, transfers between locations, their shipping and receipts. */
export interface WarehouseOpsClient {
  readonly binTransfer: WarehouseOpsBinTransferClient;
  readonly receiving: WarehouseOpsReceivingClient;
  readonly purchaseOrderReceipt: WarehouseOpsPurchaseOrderReceiptClient;
  readonly transfer: WarehouseOpsTransferClient;
  readonly transferShipping: WarehouseOpsTransferShippingClient;
  readonly transferReceipt: WarehouseOpsTransferReceiptClient;
  readonly system: WarehouseOpsSystemClient;
}

/** Warehouse operations, for `createClient`. Its endpoints are made when the first is used. */
export const warehouseOps: ServiceModule<WarehouseOpsClient> = serviceModule("warehouseOps", "warehouse-ops", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "integer", enum: [704,705,700] };
  const i4: Schema = { type: "string", maxLength: 255 };
  const i5: Schema = { type: "integer", minimum: 1 };
  const i6: Schema = { type: "string", enum: ["initial","hold","delivered"] };
  const i7: Schema = some({ limit: i0, offset: i1, orderBy: i2, statusCd: i3, referenceNo: i4, poNo: i5, importState: i6, locationId: i5 });
  const i8: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i9: Schema = { type: "object" };
  const i10: Schema = { type: "string", maxLength: 1000000 };
  const i11: Schema = { type: "integer", enum: [704,705] };
  const i12: Schema = { type: "string", maxLength: 40 };
  const i13: Schema = { type: "string", maxLength: 8 };
  const i14: Schema = { type: "string", enum: ["Y","N"] };
  const i15: Schema = { type: "number", maximum: 999999999, exclusiveMinimum: 0 };
  const i16: Schema = { type: "array", maxItems: 5000, items: i8 };
  const iBinTransferLineInput: Schema = some({ lineNo: i5, invMastUid: i5, itemId: i12, uom: i13, toBin: i8, fromBin: i8, lot: i8, moveAvailable: i14, moveAllocations: i14, quantity: i15, serials: i16 }, ["toBin"]);
  const i17: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iBinTransferLineInput };
  const i18: Schema = some({ usersId: i5, requestId: i8, referenceNo: i4, properties: i9, jsonData: i10, statusCd: i11, locationId: i5, poNo: i5, transfers: i17 }, ["usersId","requestId","locationId","transfers"]);
  const i19: Schema = all({ binTransferHdrUid: i5 });
  const i20: Schema = { type: "integer", enum: [704,705,1185] };
  const i21: Schema = { type: ["string","null"], maxLength: 1000000 };
  const i22: Schema = { type: ["string","null"], maxLength: 255 };
  const i23: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i24: Schema = some({ binTransferHdrUid: i5, statusCd: i3, processCd: i20, jsonData: i21, properties: i9, processMessage: i22, transfers: i17, ifLastModified: i23 }, ["binTransferHdrUid"]);
  const i25: Schema = some({ binTransferHdrUid: i5, ifLastModified: i23 }, ["binTransferHdrUid"]);
  const iBinQuantityInput: Schema = some({ bin: i8, lot: i8, quantity: i15, serials: i16 }, ["quantity"]);
  const i26: Schema = { type: "array", maxItems: 5000, items: iBinQuantityInput };
  const iReceivingLineInput: Schema = some({ lineNo: i5, invMastUid: i5, itemId: i12, uom: i13, poLineNo: i5, bins: i26, bin: i8, lot: i8, serials: i16, complete: i14, reason: i4, qtyReceived: i15 }, ["qtyReceived"]);
  const i27: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iReceivingLineInput };
  const i28: Schema = some({ usersId: i5, requestId: i8, referenceNo: i4, properties: i9, jsonData: i10, statusCd: i11, poNo: i5, lines: i27 }, ["poNo","lines"]);
  const i29: Schema = all({ receivingUid: i5 });
  const i30: Schema = some({ receivingUid: i5, statusCd: i3, processCd: i20, jsonData: i21, properties: i9, processMessage: i22, lines: i27, ifLastModified: i23 }, ["receivingUid"]);
  const i31: Schema = some({ receivingUid: i5, ifLastModified: i23 }, ["receivingUid"]);
  const iPurchaseOrderReceiptLineInput: Schema = some({ poNo: i5, lineNo: i5, invMastUid: i5, itemId: i12, uom: i13, poLineNo: i5, bins: i26, bin: i8, lot: i8, serials: i16, complete: i14, reason: i4, qtyReceived: i15 }, ["qtyReceived"]);
  const i32: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iPurchaseOrderReceiptLineInput };
  const i33: Schema = some({ usersId: i5, requestId: i8, referenceNo: i4, properties: i9, jsonData: i10, statusCd: i11, locationId: i5, poNo: i5, lines: i32 }, ["lines"]);
  const i34: Schema = all({ purchaseOrderReceiptUid: i5 });
  const i35: Schema = some({ purchaseOrderReceiptUid: i5, statusCd: i3, processCd: i20, jsonData: i21, properties: i9, processMessage: i22, lines: i32, ifLastModified: i23 }, ["purchaseOrderReceiptUid"]);
  const i36: Schema = some({ purchaseOrderReceiptUid: i5, ifLastModified: i23 }, ["purchaseOrderReceiptUid"]);
  const iTransferLineInput: Schema = some({ lineNo: i5, invMastUid: i5, itemId: i12, uom: i13, quantity: i15 }, ["quantity"]);
  const i37: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iTransferLineInput };
  const i38: Schema = some({ usersId: i5, requestId: i8, referenceNo: i4, properties: i9, jsonData: i10, statusCd: i11, poNo: i5, locationId: i5, toLocationId: i5, lines: i37 }, ["locationId","toLocationId","lines"]);
  const i39: Schema = all({ transferUid: i5 });
  const i40: Schema = some({ transferUid: i5, statusCd: i3, processCd: i20, jsonData: i21, properties: i9, processMessage: i22, lines: i37, ifLastModified: i23 }, ["transferUid"]);
  const i41: Schema = some({ transferUid: i5, ifLastModified: i23 }, ["transferUid"]);
  const iTransferShippingLineInput: Schema = some({ lineNo: i5, invMastUid: i5, itemId: i12, uom: i13, transferLineNo: i5, qtyShipped: i15, bins: i26, bin: i8, lot: i8, serials: i16, complete: i14, reason: i4 }, ["qtyShipped"]);
  const i42: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iTransferShippingLineInput };
  const i43: Schema = some({ usersId: i5, requestId: i8, referenceNo: i4, properties: i9, jsonData: i10, statusCd: i11, transferUid: i5, carrierName: i4, trackingNo: i4, lines: i42 }, ["transferUid","lines"]);
  const i44: Schema = all({ transferShippingUid: i5 });
  const i45: Schema = some({ transferShippingUid: i5, statusCd: i3, processCd: i20, jsonData: i21, properties: i9, processMessage: i22, lines: i42, ifLastModified: i23 }, ["transferShippingUid"]);
  const i46: Schema = some({ transferShippingUid: i5, ifLastModified: i23 }, ["transferShippingUid"]);
  const i47: Schema = { type: "number", minimum: 0, maximum: 999999999 };
  const iTransferReceiptLineInput: Schema = some({ lineNo: i5, invMastUid: i5, itemId: i12, uom: i13, transferLineNo: i5, qtyReceived: i47, bins: i26, bin: i8, lot: i8, serials: i16, complete: i14, reason: i4 }, ["qtyReceived"]);
  const i48: Schema = { type: "array", minItems: 1, maxItems: 5000, items: iTransferReceiptLineInput };
  const i49: Schema = some({ usersId: i5, requestId: i8, referenceNo: i4, properties: i9, jsonData: i10, statusCd: i11, transferUid: i5, lines: i48 }, ["transferUid","lines"]);
  const i50: Schema = all({ transferReceiptUid: i5 });
  const i51: Schema = some({ transferReceiptUid: i5, statusCd: i3, processCd: i20, jsonData: i21, properties: i9, processMessage: i22, lines: i48, ifLastModified: i23 }, ["transferReceiptUid"]);
  const i52: Schema = some({ transferReceiptUid: i5, ifLastModified: i23 }, ["transferReceiptUid"]);
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", enum: ["initial","hold","delivered"] };
  const o2: Schema = { type: "string" };
  const o3: Schema = { type: ["string","null"], minLength: 1, maxLength: 255 };
  const o4: Schema = { type: ["string","null"], maxLength: 255 };
  const o5: Schema = { type: ["integer","null"] };
  const o6: Schema = { type: "object" };
  const o7: Schema = { type: "string", maxLength: 40 };
  const o8: Schema = { type: "number" };
  const o9: Schema = { type: "string", maxLength: 8 };
  const oDocumentLineResult: Schema = all({ lineNo: o0, itemId: o7, quantity: o8, baseUnit: o9, qtyShort: o8, qtyOver: o8, bins: list(o2) });
  const o10: Schema = list(oDocumentLineResult);
  const o11: Schema = { type: ["boolean","null"] };
  const o12: Schema = all({ movements: o0, lines: o10, complete: o11 }, { type: ["object","null"] });
  const o13: Schema = { type: ["string","null"], maxLength: 1000000 };
  const o14: Schema = { type: "integer", enum: [704,705,700] };
  const o15: Schema = { type: "integer", enum: [704,705,1185] };
  const o16: Schema = { type: "string", format: "sql-datetime" };
  const o17: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o18: Schema = { type: "string", maxLength: 255 };
  const o19: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o20: Schema = { type: "string", enum: ["Y","N"] };
  const o21: Schema = { type: ["number","null"] };
  const o22: Schema = { type: "array", maxItems: 5000, items: o19 };
  const oBinTransferLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o7, itemDesc: o18, uom: o9, unitSize: o8, baseUnit: o9, toBin: o19, fromBin: o3, lot: o3, moveAvailable: o20, moveAllocations: o20, quantity: o21, serials: o22 });
  const o23: Schema = list(oBinTransferLine);
  const oBinTransferHeader: Schema = all({ binTransferHdrUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o5, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, transfers: o23 });
  const o24: Schema = list(oBinTransferHeader);
  const o25: Schema = { type: "boolean" };
  const oDeleted: Schema = all({ uid: o0, deleted: o25 });
  const oBinTransferStatus: Schema = all({ binTransferHdrUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o5, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, documentsAhead: o0, explanation: o2 });
  const oBinQuantity: Schema = all({ bin: o3, lot: o3, quantity: o21, serials: o22 });
  const o26: Schema = list(oBinQuantity);
  const oReceivingLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o7, itemDesc: o18, uom: o9, unitSize: o8, baseUnit: o9, poLineNo: o0, qtyReceived: o8, bins: o26, complete: o20, reason: o4 });
  const o27: Schema = list(oReceivingLine);
  const oReceiving: Schema = all({ receivingUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o0, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, lines: o27 });
  const o28: Schema = list(oReceiving);
  const oPurchaseOrderReceiptLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o7, itemDesc: o18, uom: o9, unitSize: o8, baseUnit: o9, poLineNo: o0, qtyReceived: o8, bins: o26, complete: o20, reason: o4, poNo: o0 });
  const o29: Schema = list(oPurchaseOrderReceiptLine);
  const oPurchaseOrderReceipt: Schema = all({ purchaseOrderReceiptUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o5, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, lines: o29 });
  const o30: Schema = list(oPurchaseOrderReceipt);
  const oTransferLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o7, itemDesc: o18, uom: o9, unitSize: o8, baseUnit: o9, serialized: o20, trackLots: o20, quantity: o8, qtyShipped: o8, qtyReceived: o8, qtyInTransit: o8, qtyShort: o8, complete: o20 });
  const o31: Schema = list(oTransferLine);
  const oTransfer: Schema = all({ transferUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o5, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, toLocationId: o0, toLocationName: o2, lines: o31 });
  const o32: Schema = list(oTransfer);
  const oTransferShippingLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o7, itemDesc: o18, uom: o9, unitSize: o8, baseUnit: o9, transferLineNo: o0, qtyShipped: o8, bins: o26, complete: o20, reason: o4 });
  const o33: Schema = list(oTransferShippingLine);
  const oTransferShipping: Schema = all({ transferShippingUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o5, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, transferUid: o0, toLocationId: o0, toLocationName: o2, carrierName: o4, trackingNo: o4, lines: o33 });
  const o34: Schema = list(oTransferShipping);
  const oTransferReceiptLine: Schema = all({ lineNo: o0, invMastUid: o0, itemId: o7, itemDesc: o18, uom: o9, unitSize: o8, baseUnit: o9, transferLineNo: o0, qtyReceived: o8, bins: o26, complete: o20, reason: o4 });
  const o35: Schema = list(oTransferReceiptLine);
  const oTransferReceipt: Schema = all({ transferReceiptUid: o0, importState: o1, usersId: o0, locationId: o0, locationName: o2, requestId: o3, referenceNo: o4, poNo: o5, properties: o6, response: o12, jsonData: o13, statusCd: o14, statusDesc: o2, processCd: o15, processDesc: o2, processMessage: o4, attempts: o0, dateCreated: o16, dateLastModified: o16, dateProcessed: o17, transferUid: o0, fromLocationId: o0, fromLocationName: o2, lines: o35 });
  const o36: Schema = list(oTransferReceipt);
  const o37: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o37, service: o2, siteId: o2, siteHash: o2, version: o2, databaseMilliseconds: o0, problems: list(o2) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const o38: Schema = { type: ["string","null"] };
  const oWhoami: Schema = all({ siteId: o2, usersId: o0, username: o2, role: o2, customerId: o21, contactId: o5, salesRepId: o38, permissions: list(o2) });
  return {
    "binTransfer.list": endpoint("GET", "/bin-transfer", i7, o24),
    "binTransfer.create": endpoint("POST", "/bin-transfer", i18, oBinTransferHeader),
    "binTransfer.get": endpoint("GET", "/bin-transfer/{binTransferHdrUid}", i19, oBinTransferHeader),
    "binTransfer.update": endpoint("PUT", "/bin-transfer/{binTransferHdrUid}", i24, oBinTransferHeader),
    "binTransfer.delete": endpoint("DELETE", "/bin-transfer/{binTransferHdrUid}", i25, oDeleted),
    "binTransfer.status": endpoint("GET", "/bin-transfer/{binTransferHdrUid}/status", i19, oBinTransferStatus),
    "receiving.list": endpoint("GET", "/receiving", i7, o28),
    "receiving.create": endpoint("POST", "/receiving", i28, oReceiving),
    "receiving.get": endpoint("GET", "/receiving/{receivingUid}", i29, oReceiving),
    "receiving.update": endpoint("PUT", "/receiving/{receivingUid}", i30, oReceiving),
    "receiving.delete": endpoint("DELETE", "/receiving/{receivingUid}", i31, oDeleted),
    "purchaseOrderReceipt.list": endpoint("GET", "/purchase-order-receipt", i7, o30),
    "purchaseOrderReceipt.create": endpoint("POST", "/purchase-order-receipt", i33, oPurchaseOrderReceipt),
    "purchaseOrderReceipt.get": endpoint("GET", "/purchase-order-receipt/{purchaseOrderReceiptUid}", i34, oPurchaseOrderReceipt),
    "purchaseOrderReceipt.update": endpoint("PUT", "/purchase-order-receipt/{purchaseOrderReceiptUid}", i35, oPurchaseOrderReceipt),
    "purchaseOrderReceipt.delete": endpoint("DELETE", "/purchase-order-receipt/{purchaseOrderReceiptUid}", i36, oDeleted),
    "transfer.list": endpoint("GET", "/transfer", i7, o32),
    "transfer.create": endpoint("POST", "/transfer", i38, oTransfer),
    "transfer.get": endpoint("GET", "/transfer/{transferUid}", i39, oTransfer),
    "transfer.update": endpoint("PUT", "/transfer/{transferUid}", i40, oTransfer),
    "transfer.delete": endpoint("DELETE", "/transfer/{transferUid}", i41, oDeleted),
    "transferShipping.list": endpoint("GET", "/transfer-shipping", i7, o34),
    "transferShipping.create": endpoint("POST", "/transfer-shipping", i43, oTransferShipping),
    "transferShipping.get": endpoint("GET", "/transfer-shipping/{transferShippingUid}", i44, oTransferShipping),
    "transferShipping.update": endpoint("PUT", "/transfer-shipping/{transferShippingUid}", i45, oTransferShipping),
    "transferShipping.delete": endpoint("DELETE", "/transfer-shipping/{transferShippingUid}", i46, oDeleted),
    "transferReceipt.list": endpoint("GET", "/transfer-receipt", i7, o36),
    "transferReceipt.create": endpoint("POST", "/transfer-receipt", i49, oTransferReceipt),
    "transferReceipt.get": endpoint("GET", "/transfer-receipt/{transferReceiptUid}", i50, oTransferReceipt),
    "transferReceipt.update": endpoint("PUT", "/transfer-receipt/{transferReceiptUid}", i51, oTransferReceipt),
    "transferReceipt.delete": endpoint("DELETE", "/transfer-receipt/{transferReceiptUid}", i52, oDeleted),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o2, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
