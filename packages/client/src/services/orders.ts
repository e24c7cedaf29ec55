// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { FollowedOrder, Health, InvoiceHdrReprintInput, OeHdrDocInput, OeHdrLookupInput, OeHdrRefundInput, OeHdrSalesrepOeHdrDocInput, OeHdrSalesrepOeHdrListInput, OeHdrTrackInput, OrderDocument, OrderHeaderLookup, PdfGenerationResult, PickTicket, PickTicketLine, PickTicketsGetInput, PickTicketsLinesGetInput, PickTicketsLinesListInput, PickTicketsListInput, PoHdrDocInput, PoHdrGetInput, PoHdrListInput, PoHdrScanInput, PurchaseOrder, PurchaseOrderDocument, PurchaseOrderScanResult, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, TrackedOrder, Whoami } from "@purvey/contract/generated/orders";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/orders";

/** Calls of `invoiceHdr` */
export interface OrdersInvoiceHdrClient {
  /**
   * Print an invoice again as PDF.
   *
   * Prints the invoice with its lines, taxes and totals, of a customer whom the caller may see. The document can be fetched from `downloadUrl` for 24 hours. Every call prints anew.
   *
   * `GET /invoice-hdr/{id}/reprint` · permission `customer.read` · changes something although it is a GET, so it is never sent again
   */
  reprint(input: InvoiceHdrReprintInput, options?: CallOptions): Call<PdfGenerationResult>;
}

/** Calls of `oeHdr` */
export interface OrdersOeHdrClient {
  /**
   * Look orders up by number, customer, item, class, taker or representative.
   *
   * Answers orders of the customers whom the caller may see. Deleted orders are left out.
   *
   * `GET /oe-hdr/lookup` · permission `customer.read`
   */
  lookup(input?: OeHdrLookupInput, options?: CallOptions): ListCall<OrderHeaderLookup>;
  /**
   * Track an order by its number and postal code.
   *
   * Who may see the customer sees the whole order. Anybody else who knows the number and the postal code of the delivery is told where it is and what is in it, as by `track`: no price, no person, no street. An unknown number and a wrong postal code are answered alike (404). After ten wrong codes for an order, or twenty of one caller, in a quarter of an hour every further attempt is refused (429).
   *
   * `GET /oe-hdr/{id}/doc` · permission `order.track`
   */
  doc(input: OeHdrDocInput, options?: CallOptions): Call<FollowedOrder>;
  /**
   * Follow an order without signing in.
   *
   * Needs no token. Tells where the order is and what is in it, but no price, no person and no street. An unknown number and a wrong postal code are answered alike (404). After ten wrong codes for an order, or twenty of one caller, in a quarter of an hour every further attempt is refused (429).
   *
   * `GET /oe-hdr/{id}/track` · no permission needed
   */
  track(input: OeHdrTrackInput, options?: CallOptions): Call<TrackedOrder>;
  /**
   * Give some of what an order's card bore back.
   *
   * At most `refundableAmount` of the order: what was taken within the last 180 days, less what went back or is on its way (422). Needs an `Idempotency-Key` header (option `idempotencyKey` of the client), so that a call sent twice gives back once. The answer is the order with the movements as `begun` in `cardMovements`: the payment processor is asked within moments, again and again until it answers, and it gives back once. What it refuses becomes `declined` and counts as left. A cancelled order gets the rest back by itself.
   *
   * `POST /oe-hdr/{id}/refund` · permission `price.override`
   */
  refund(input: OeHdrRefundInput, options?: CallOptions): Call<OrderDocument>;
}

/** Calls of `oeHdr` */
export interface OrdersOeHdrSalesrepOeHdrClient {
  /**
   * List the orders of a sales representative's customers.
   *
   * A representative sees their own customers only; with `customer.all` one sees every representative's. Anything else is not found.
   *
   * `GET /oe-hdr-salesrep/{id}/oe-hdr` · permission `order.sales`
   */
  list(input: OeHdrSalesrepOeHdrListInput, options?: CallOptions): ListCall<OrderHeaderLookup>;
  /**
   * Get an order of a sales representative's customer with its lines.
   *
   * A representative sees their own customers only; with `customer.all` one sees every representative's. Anything else is not found.
   *
   * `GET /oe-hdr-salesrep/{id}/oe-hdr/{order}/doc` · permission `order.sales`
   */
  doc(input: OeHdrSalesrepOeHdrDocInput, options?: CallOptions): Call<OrderDocument>;
}

/** Calls of `oeHdrSalesrep` */
export interface OrdersOeHdrSalesrepClient {
  readonly oeHdr: OrdersOeHdrSalesrepOeHdrClient;
}

/** Calls of `lines` */
export interface OrdersPickTicketsLinesClient {
  /**
   * List the lines of a pick ticket in the order of the walk.
   *
   * `GET /pick-tickets/{no}/lines` · permission `picking.read`
   */
  list(input: PickTicketsLinesListInput, options?: CallOptions): ListCall<PickTicketLine>;
  /**
   * Get one line of a pick ticket.
   *
   * `GET /pick-tickets/{no}/lines/{line}` · permission `picking.read`
   */
  get(input: PickTicketsLinesGetInput, options?: CallOptions): Call<PickTicketLine>;
}

/** Calls of `pickTickets` */
export interface OrdersPickTicketsClient {
  /**
   * List the pick tickets of a location or an order.
   *
   * A ticket is made when an order sets stock aside, one for an order and location. The lines are left out.
   *
   * `GET /pick-tickets` · permission `picking.read`
   */
  list(input?: PickTicketsListInput, options?: CallOptions): ListCall<PickTicket>;
  /**
   * Get one pick ticket with its lines.
   *
   * `GET /pick-tickets/{no}` · permission `picking.read`
   */
  get(input: PickTicketsGetInput, options?: CallOptions): Call<PickTicket>;
  readonly lines: OrdersPickTicketsLinesClient;
}

/** Calls of `poHdr` */
export interface OrdersPoHdrClient {
  /**
   * List purchase orders.
   *
   * Without `fullDocument=Y` the lines are left out: `lines` is empty and `lineCount` says how many there are.
   *
   * `GET /po-hdr` · permission `purchasing.read`
   */
  list(input?: PoHdrListInput, options?: CallOptions): ListCall<PurchaseOrder>;
  /**
   * Get one purchase order with its lines.
   *
   * `GET /po-hdr/{poNo}` · permission `purchasing.read`
   */
  get(input: PoHdrGetInput, options?: CallOptions): Call<PurchaseOrder>;
  /**
   * Get a purchase order as it goes to the vendor.
   *
   * With its lines, the vendor's address and that of the location it is delivered to.
   *
   * `GET /po-hdr/{id}/doc` · permission `purchasing.read`
   */
  doc(input: PoHdrDocInput, options?: CallOptions): Call<PurchaseOrderDocument>;
  /**
   * Find the purchase order that a packing slip belongs to.
   *
   * Takes the slip's text, fields of it, or both, with typing and scanning errors, and answers purchase orders by how well they fit, the best first. Nothing is changed. Compared are the number of the purchase order, the vendor, the items by our or the vendor's numbers, the quantities and the date; what the slip does not say does not count.
   *
   * `POST /po-hdr/scan` · permission `purchasing.read`
   */
  scan(input?: PoHdrScanInput, options?: CallOptions): ListCall<PurchaseOrderScanResult>;
}

/** Calls of `system` */
export interface OrdersSystemClient {
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

/** Orders: Order lookup and tracking, representatives' orders, pick tickets, purchase orders, packing slips, invoices on paper. */
export interface OrdersClient {
  readonly invoiceHdr: OrdersInvoiceHdrClient;
  readonly oeHdr: OrdersOeHdrClient;
  readonly oeHdrSalesrep: OrdersOeHdrSalesrepClient;
  readonly pickTickets: OrdersPickTicketsClient;
  readonly poHdr: OrdersPoHdrClient;
  readonly system: OrdersSystemClient;
}

/** Orders, for `createClient`. Its endpoints are made when the first is used. */
export const orders: ServiceModule<OrdersClient> = serviceModule("orders", "orders", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1 };
  const i1: Schema = { type: "string", enum: ["standard","compact"] };
  const i2: Schema = { type: "string", enum: ["letter","A4"] };
  const i3: Schema = { type: "string", enum: ["en","de"] };
  const i4: Schema = some({ id: i0, templateId: i1, format: i2, language: i3 }, ["id"]);
  const i5: Schema = { type: "string", maxLength: 255 };
  const i6: Schema = { type: "string", enum: ["Y","N"] };
  const i7: Schema = { type: "string", format: "sql-datetime", "x-messages": {"format":"Invalid MySQL datetime format. Expected: YYYY-MM-DD HH:mm:ss"} };
  const i8: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i9: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i10: Schema = { type: "integer", minimum: 0 };
  const i11: Schema = some({ q: i5, completed: i6, dateOrderCompleted: i7, class1Id: i5, taker: i5, orderBy: i8, limit: i9, offset: i10, salesrepId: i5 });
  const i12: Schema = some({ id: i0, postalCode: i5 }, ["id"]);
  const i13: Schema = { type: "string", minLength: 1, maxLength: 255, "x-messages": {"required":"Postal code is required","minLength":"Postal code is required"} };
  const i14: Schema = all({ id: i0, postalCode: i13 });
  const i15: Schema = { type: "number", maximum: 999999999999, exclusiveMinimum: 0 };
  const i16: Schema = { type: "string", minLength: 1, maxLength: 1000 };
  const i17: Schema = all({ id: i0, amount: i15, reason: i16 });
  const i18: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i19: Schema = some({ id: i18, q: i5, completed: i6, dateOrderCompleted: i7, class1Id: i5, taker: i5, orderBy: i8, limit: i9, offset: i10 }, ["id"]);
  const i20: Schema = all({ id: i18, order: i0 });
  const i21: Schema = { type: "string", maxLength: 8 };
  const i22: Schema = some({ q: i5, companyId: i21, locationId: i0, orderNo: i0, printedFlag: i6, toPick: i6, deleteFlag: i6, orderBy: i8, limit: i9, offset: i10 });
  const i23: Schema = all({ no: i0 });
  const i24: Schema = some({ no: i0, q: i5, orderBy: i8, limit: i9, offset: i10 }, ["no"]);
  const i25: Schema = all({ no: i0, line: i0 });
  const i26: Schema = some({ q: i5, complete: i6, awaited: i6, overdue: i6, dueBefore: i7, dueFrom: i7, locationId: i0, vendorId: i5, fullDocument: i6, orderBy: i8, limit: i9, offset: i10 });
  const i27: Schema = all({ poNo: i0 });
  const i28: Schema = all({ id: i0 });
  const i29: Schema = { type: "string", maxLength: 1000000 };
  const i30: Schema = { type: "number", minimum: 0 };
  const iPackingSlipLine: Schema = some({ itemId: i18, quantity: i30, unitOfMeasure: i21 }, ["itemId"]);
  const i31: Schema = { type: "array", maxItems: 5000, items: iPackingSlipLine };
  const i32: Schema = { type: "number", minimum: 0, maximum: 1 };
  const i33: Schema = some({ text: i29, poNo: i5, vendorId: i5, vendorName: i5, slipDate: i7, locationId: i0, lines: i31, limit: i9, minSimilarity: i32 });
  const o0: Schema = { type: "string" };
  const o1: Schema = { type: "integer" };
  const o2: Schema = { type: "string", format: "sql-datetime" };
  const oPdfGenerationResult: Schema = all({ pdfId: o0, fileName: o0, fileSize: o1, downloadUrl: o0, createdAt: o2, expiresAt: o2 });
  const o3: Schema = { type: "number" };
  const o4: Schema = { type: ["integer","null"] };
  const o5: Schema = { type: ["string","null"] };
  const o6: Schema = { type: ["string","null"], maxLength: 8 };
  const o7: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o8: Schema = { type: "string", enum: ["open","held","picking","shipped","invoiced","cancelled"] };
  const o9: Schema = { type: ["string","null"], maxLength: 40 };
  const o10: Schema = { type: "string", enum: ["Y","N"] };
  const o11: Schema = { type: ["string","null"], enum: ["carrier","site","estimate","given",null] };
  const o12: Schema = { type: "string", enum: ["confirmed","corrected","unknown","unchecked"] };
  const o13: Schema = all({ address1: o0, address2: o5, city: o0, state: o0, postalCode: o0 }, { type: ["object","null"] });
  const o14: Schema = all({ verdict: o12, source: o9, dateChecked: o2, proposed: o13 }, { type: ["object","null"] });
  const o15: Schema = all({ brand: o5, lastFour: o5, surchargeAmount: o3, chargedAmount: o3 }, { type: ["object","null"] });
  const o16: Schema = { type: ["string","null"], enum: ["waiting","held","sent",null] };
  const oOrderHeaderLookup: Schema = all({ orderNo: o1, customerId: o3, contactId: o4, addressId: o4, shipToName: o5, shipToAddress1: o5, shipToAddress2: o5, shipToCity: o5, shipToState: o5, shipToZip: o5, shipToCountry: o5, poNo: o5, taker: o5, locationId: o4, companyId: o6, orderDate: o2, requestedShipDate: o7, promisedShipDate: o7, deliveryName: o5, deliveryNote: o5, status: o8, statusDesc: o0, subtotal: o3, taxAmount: o3, taxSource: o9, taxEstimated: o10, taxDocumentNo: o5, freightAmount: o3, freightSource: o11, freightSetBy: o5, addressCheck: o14, totalAmount: o3, currency: o0, payment: o15, cancelFlag: o10, deleteFlag: o10, webOrder: o10, orderedBy: o5, onBehalf: o10, erpState: o16, lineCount: o1, customerName: o0, locationName: o5, salesrepId: o5, class1Id: o5, completed: o10, dateOrderCompleted: o7 });
  const o17: Schema = list(oOrderHeaderLookup);
  const o18: Schema = { type: "string", maxLength: 40 };
  const o19: Schema = { type: "string", maxLength: 8 };
  const oShipmentLine: Schema = all({ orderLineNo: o1, itemNo: o18, quantity: o3, unitOfMeasure: o19 });
  const o20: Schema = list(oShipmentLine);
  const oOrderShipment: Schema = all({ shipmentNo: o1, shipDate: o2, locationName: o0, carrier: o5, service: o5, trackingNo: o5, trackingUrl: o5, lines: o20 });
  const o21: Schema = list(oOrderShipment);
  const o22: Schema = { type: "string", enum: ["open","paid","void"] };
  const oOrderInvoice: Schema = all({ invoiceNo: o1, invoiceDate: o2, status: o22 });
  const o23: Schema = list(oOrderInvoice);
  const o24: Schema = { type: "string", enum: ["open","printed","shipped","cancelled"] };
  const oPickingLine: Schema = all({ orderLineNo: o1, itemNo: o18, quantity: o3, unitOfMeasure: o19 });
  const o25: Schema = list(oPickingLine);
  const oOrderPicking: Schema = all({ pickTicketNo: o1, locationName: o0, status: o24, dateCreated: o2, lines: o25 });
  const o26: Schema = list(oOrderPicking);
  const o27: Schema = { type: "string", enum: ["authorize","capture","charge","release","refund"] };
  const o28: Schema = { type: "string", enum: ["begun","approved","declined"] };
  const oOrderCardMovement: Schema = all({ kind: o27, amount: o3, currency: o0, state: o28, responseMessage: o5, transactionId: o5, shipmentNo: o4, reason: o5, source: o18, dateCreated: o2, dateSettled: o7 });
  const o29: Schema = list(oOrderCardMovement);
  const o30: Schema = { type: "string", enum: ["invoice","return","void"] };
  const o31: Schema = { type: ["number","null"] };
  const o32: Schema = { type: "string", enum: ["begun","recorded"] };
  const oOrderTaxDocument: Schema = all({ kind: o30, documentNo: o0, amount: o3, taxAmount: o31, currency: o0, state: o32, responseMessage: o5, shipmentNo: o4, source: o18, dateCreated: o2, dateSettled: o7 });
  const o33: Schema = list(oOrderTaxDocument);
  const oFollowedLine: Schema = some({ lineNo: o1, itemNo: o18, description: o0, quantity: o3, unitOfMeasure: o19, qtyShipped: o3, invMastUid: o1, unitSize: o3, baseUnit: o19, unitPrice: o3, extendedPrice: o3, discountPercent: o3, manualPriceOverride: o10, priceSource: o5, quoteNo: o4, willCall: o10, qtyAllocated: o3, qtyBackordered: o3, locationId: o4, lineNote: o5 }, ["lineNo","itemNo","description","quantity","unitOfMeasure","qtyShipped"]);
  const o34: Schema = list(oFollowedLine);
  const oFollowedOrder: Schema = some({ orderNo: o1, orderDate: o2, requestedShipDate: o7, promisedShipDate: o7, status: o8, statusDesc: o0, shipToCity: o5, shipToState: o5, locationName: o5, dateSentToErp: o7, shipments: o21, customerId: o3, contactId: o4, addressId: o4, shipToName: o5, shipToAddress1: o5, shipToAddress2: o5, shipToZip: o5, shipToCountry: o5, poNo: o5, taker: o5, locationId: o4, companyId: o6, deliveryName: o5, deliveryNote: o5, subtotal: o3, taxAmount: o3, taxSource: o9, taxEstimated: o10, taxDocumentNo: o5, freightAmount: o3, freightSource: o11, freightSetBy: o5, addressCheck: o14, totalAmount: o3, currency: o0, payment: o15, cancelFlag: o10, deleteFlag: o10, webOrder: o10, orderedBy: o5, onBehalf: o10, erpState: o16, lineCount: o1, customerName: o0, salesrepId: o5, class1Id: o5, completed: o10, dateOrderCompleted: o7, pickTickets: list(o1), invoices: o23, picking: o26, cardMovements: o29, taxDocuments: o33, refundableAmount: o3, orderLines: o34 }, ["orderNo","orderDate","requestedShipDate","promisedShipDate","status","statusDesc","shipToCity","shipToState","locationName","dateSentToErp","shipments","orderLines"]);
  const oTrackedLine: Schema = all({ lineNo: o1, itemNo: o18, description: o0, quantity: o3, unitOfMeasure: o19, qtyShipped: o3 });
  const o35: Schema = list(oTrackedLine);
  const oTrackedOrder: Schema = all({ orderNo: o1, orderDate: o2, requestedShipDate: o7, promisedShipDate: o7, status: o8, statusDesc: o0, shipToCity: o5, shipToState: o5, locationName: o5, dateSentToErp: o7, shipments: o21, orderLines: o35 });
  const oCustomerOrderLine: Schema = all({ lineNo: o1, invMastUid: o1, itemNo: o18, description: o0, quantity: o3, unitOfMeasure: o19, unitSize: o3, baseUnit: o19, unitPrice: o3, extendedPrice: o3, discountPercent: o3, manualPriceOverride: o10, priceSource: o5, quoteNo: o4, willCall: o10, qtyAllocated: o3, qtyBackordered: o3, qtyShipped: o3, locationId: o4, lineNote: o5 });
  const o36: Schema = list(oCustomerOrderLine);
  const oOrderDocument: Schema = all({ orderNo: o1, customerId: o3, contactId: o4, addressId: o4, shipToName: o5, shipToAddress1: o5, shipToAddress2: o5, shipToCity: o5, shipToState: o5, shipToZip: o5, shipToCountry: o5, poNo: o5, taker: o5, locationId: o4, companyId: o6, orderDate: o2, requestedShipDate: o7, promisedShipDate: o7, deliveryName: o5, deliveryNote: o5, status: o8, statusDesc: o0, subtotal: o3, taxAmount: o3, taxSource: o9, taxEstimated: o10, taxDocumentNo: o5, freightAmount: o3, freightSource: o11, freightSetBy: o5, addressCheck: o14, totalAmount: o3, currency: o0, payment: o15, cancelFlag: o10, deleteFlag: o10, webOrder: o10, orderedBy: o5, onBehalf: o10, erpState: o16, lineCount: o1, orderLines: o36, customerName: o0, locationName: o5, salesrepId: o5, class1Id: o5, completed: o10, dateOrderCompleted: o7, pickTickets: list(o1), invoices: o23, dateSentToErp: o7, picking: o26, shipments: o21, cardMovements: o29, taxDocuments: o33, refundableAmount: o3 });
  const oPickTicketLine: Schema = all({ pickTicketNo: o1, lineNumber: o1, orderNo: o1, orderLineNo: o1, invMastUid: o1, itemId: o18, itemDesc: o0, upcOrEanId: o5, bin: o5, binDesc: o5, lot: o5, qtyToPick: o3, qtyPicked: o3, unitOfMeasure: o19, unitSize: o3, baseUnit: o19, baseQtyToPick: o3, serialized: o10, trackLots: o10, lineNote: o5 });
  const o37: Schema = list(oPickTicketLine);
  const oPickTicket: Schema = all({ pickTicketNo: o1, orderNo: o1, companyId: o6, locationId: o1, locationName: o0, customerId: o3, customerName: o0, poNo: o5, shipToName: o5, shipToCity: o5, shipToState: o5, shipToZip: o5, requestedShipDate: o7, deliveryName: o5, deliveryNote: o5, printedFlag: o10, deleteFlag: o10, status: o24, lineCount: o1, dateCreated: o2, dateLastModified: o2, lines: o37 });
  const o38: Schema = list(oPickTicket);
  const o39: Schema = { type: "string", maxLength: 255 };
  const o40: Schema = { type: "string", enum: ["unapproved","open","partial","complete","cancelled"] };
  const oPurchaseOrderLine: Schema = all({ lineNo: o1, invMastUid: o1, itemId: o18, itemDesc: o5, vendorItemId: o5, upcOrEanId: o5, qtyOrdered: o3, qtyReceived: o3, qtyOpen: o3, baseQtyReceived: o3, baseQtyOpen: o3, unitOfMeasure: o19, unitSize: o3, baseUnit: o19, unitCost: o3, extendedCost: o3, dateDue: o7, complete: o10, cancelFlag: o10, serialized: o10, trackLots: o10, trackBins: o10, primaryBin: o5 });
  const o41: Schema = list(oPurchaseOrderLine);
  const oPurchaseOrder: Schema = all({ poNo: o1, vendorId: o39, vendorName: o0, externalPoNo: o5, locationId: o1, locationName: o0, companyId: o6, poDate: o2, dateDue: o7, requestedBy: o5, buyerId: o5, terms: o5, carrierId: o5, approved: o10, complete: o10, cancelFlag: o10, status: o40, overdue: o10, totalAmount: o3, currency: o0, lineCount: o1, notes: o5, dateCreated: o2, dateLastModified: o2, lines: o41 });
  const o42: Schema = list(oPurchaseOrder);
  const oPurchaseParty: Schema = all({ name: o0, address1: o5, address2: o5, city: o5, state: o5, postalCode: o5, country: o5, phone: o5, emailAddress: o5 });
  const oPurchaseOrderDocument: Schema = all({ poNo: o1, vendorId: o39, vendorName: o0, externalPoNo: o5, locationId: o1, locationName: o0, companyId: o6, poDate: o2, dateDue: o7, requestedBy: o5, buyerId: o5, terms: o5, carrierId: o5, approved: o10, complete: o10, cancelFlag: o10, status: o40, overdue: o10, totalAmount: o3, currency: o0, lineCount: o1, notes: o5, dateCreated: o2, dateLastModified: o2, lines: o41, vendor: oPurchaseParty, shipTo: oPurchaseParty });
  const o43: Schema = { type: "string", enum: ["poNo","vendor","items","quantities","date"] };
  const oScanCriterion: Schema = all({ criterion: o43, weight: o3, score: o3, given: o0, found: o0 });
  const o44: Schema = list(oScanCriterion);
  const oScanLine: Schema = all({ lineNo: o1, invMastUid: o1, itemId: o18, given: o0, qtyGiven: o31, qtyOpen: o3, unitOfMeasure: o19 });
  const o45: Schema = list(oScanLine);
  const oPurchaseOrderScanResult: Schema = all({ similarity: o3, matchedCriteria: o44, matchedLines: o45, poNo: o1, vendorId: o39, vendorName: o0, locationId: o1, poDate: o2, dateDue: o7, complete: o10, cancelFlag: o10, totalAmount: o3, currency: o0, lineCount: o1 });
  const o46: Schema = list(oPurchaseOrderScanResult);
  const o47: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o47, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o1, problems: list(o0) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o0, usersId: o1, username: o0, role: o0, customerId: o31, contactId: o4, salesRepId: o5, permissions: list(o0) });
  return {
    "invoiceHdr.reprint": endpoint("GET", "/invoice-hdr/{id}/reprint", i4, oPdfGenerationResult, { unsafe: true }),
    "oeHdr.lookup": endpoint("GET", "/oe-hdr/lookup", i11, o17),
    "oeHdr.doc": endpoint("GET", "/oe-hdr/{id}/doc", i12, oFollowedOrder),
    "oeHdr.track": endpoint("GET", "/oe-hdr/{id}/track", i14, oTrackedOrder, { open: true }),
    "oeHdr.refund": endpoint("POST", "/oe-hdr/{id}/refund", i17, oOrderDocument),
    "oeHdrSalesrep.oeHdr.list": endpoint("GET", "/oe-hdr-salesrep/{id}/oe-hdr", i19, o17),
    "oeHdrSalesrep.oeHdr.doc": endpoint("GET", "/oe-hdr-salesrep/{id}/oe-hdr/{order}/doc", i20, oOrderDocument),
    "pickTickets.list": endpoint("GET", "/pick-tickets", i22, o38),
    "pickTickets.get": endpoint("GET", "/pick-tickets/{no}", i23, oPickTicket),
    "pickTickets.lines.list": endpoint("GET", "/pick-tickets/{no}/lines", i24, o37),
    "pickTickets.lines.get": endpoint("GET", "/pick-tickets/{no}/lines/{line}", i25, oPickTicketLine),
    "poHdr.list": endpoint("GET", "/po-hdr", i26, o42),
    "poHdr.get": endpoint("GET", "/po-hdr/{poNo}", i27, oPurchaseOrder),
    "poHdr.doc": endpoint("GET", "/po-hdr/{id}/doc", i28, oPurchaseOrderDocument),
    "poHdr.scan": endpoint("POST", "/po-hdr/scan", i33, o46),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o0, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
