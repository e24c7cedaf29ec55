// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { FollowedOrder, Health, InvoiceHdrReprintInput, OeHdrDocInput, OeHdrLookupInput, OeHdrSalesrepOeHdrDocInput, OeHdrSalesrepOeHdrListInput, OeHdrTrackInput, OrderDocument, OrderHeaderLookup, PdfGenerationResult, PickTicket, PickTicketLine, PickTicketsGetInput, PickTicketsLinesGetInput, PickTicketsLinesListInput, PickTicketsListInput, PoHdrDocInput, PoHdrGetInput, PoHdrListInput, PoHdrScanInput, PurchaseOrder, PurchaseOrderDocument, PurchaseOrderScanResult, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, TrackedOrder, Whoami } from "@purvey/contract/generated/orders";
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
}

/** Calls of `oeHdr` */
export interface OrdersOeHdrSalesrepOeHdrClient {
  /**
   * List the orders of a sales representative's customers.
   *
   * A representative sees his own customers only; with `customer.all` one sees every representative's. Anything else is not found.
   *
   * `GET /oe-hdr-salesrep/{id}/oe-hdr` · permission `order.sales`
   */
  list(input: OeHdrSalesrepOeHdrListInput, options?: CallOptions): ListCall<OrderHeaderLookup>;
  /**
   * Get an order of a sales representative's customer with its lines.
   *
   * A representative sees his own customers only; with `customer.all` one sees every representative's. Anything else is not found.
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
   * Tell whom the token speaks for and what he may do.
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
  const i15: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const i16: Schema = some({ id: i15, q: i5, completed: i6, dateOrderCompleted: i7, class1Id: i5, taker: i5, orderBy: i8, limit: i9, offset: i10 }, ["id"]);
  const i17: Schema = all({ id: i15, order: i0 });
  const i18: Schema = { type: "string", maxLength: 8 };
  const i19: Schema = some({ q: i5, companyId: i18, locationId: i0, orderNo: i0, printedFlag: i6, toPick: i6, deleteFlag: i6, orderBy: i8, limit: i9, offset: i10 });
  const i20: Schema = all({ no: i0 });
  const i21: Schema = some({ no: i0, q: i5, orderBy: i8, limit: i9, offset: i10 }, ["no"]);
  const i22: Schema = all({ no: i0, line: i0 });
  const i23: Schema = some({ q: i5, complete: i6, awaited: i6, dueBefore: i7, dueFrom: i7, locationId: i0, vendorId: i5, fullDocument: i6, orderBy: i8, limit: i9, offset: i10 });
  const i24: Schema = all({ poNo: i0 });
  const i25: Schema = all({ id: i0 });
  const i26: Schema = { type: "string", maxLength: 1000000 };
  const i27: Schema = { type: "number", minimum: 0 };
  const iPackingSlipLine: Schema = some({ itemId: i15, quantity: i27, unitOfMeasure: i18 }, ["itemId"]);
  const i28: Schema = { type: "array", maxItems: 5000, items: iPackingSlipLine };
  const i29: Schema = { type: "number", minimum: 0, maximum: 1 };
  const i30: Schema = some({ text: i26, poNo: i5, vendorId: i5, vendorName: i5, slipDate: i7, locationId: i0, lines: i28, limit: i9, minSimilarity: i29 });
  const o0: Schema = { type: "string" };
  const o1: Schema = { type: "integer" };
  const oPdfGenerationResult: Schema = all({ pdfId: o0, fileName: o0, fileSize: o1, downloadUrl: o0, createdAt: o0, expiresAt: o0 });
  const o2: Schema = { type: "number" };
  const o3: Schema = { type: ["integer","null"] };
  const o4: Schema = { type: ["string","null"] };
  const o5: Schema = all({ brand: o4, lastFour: o4, surchargeAmount: o2, chargedAmount: o2 }, { type: ["object","null"] });
  const oOrderHeaderLookup: Schema = all({ orderNo: o1, customerId: o2, contactId: o3, addressId: o3, shipToName: o4, shipToAddress1: o4, shipToAddress2: o4, shipToCity: o4, shipToState: o4, shipToZip: o4, shipToCountry: o4, poNo: o4, taker: o4, locationId: o3, companyId: o4, orderDate: o0, requestedShipDate: o4, promisedShipDate: o4, deliveryName: o4, deliveryNote: o4, status: o0, statusDesc: o0, subtotal: o2, taxAmount: o2, freightAmount: o2, totalAmount: o2, payment: o5, cancelFlag: o0, deleteFlag: o0, webOrder: o0, orderedBy: o4, onBehalf: o0, erpState: o4, lineCount: o1, customerName: o0, locationName: o4, salesrepId: o4, class1Id: o4, completed: o0, dateOrderCompleted: o4 });
  const o6: Schema = list(oOrderHeaderLookup);
  const oShipmentLine: Schema = all({ orderLineNo: o1, itemNo: o0, quantity: o2, unitOfMeasure: o0 });
  const o7: Schema = list(oShipmentLine);
  const oOrderShipment: Schema = all({ shipmentNo: o1, shipDate: o0, locationName: o0, carrier: o4, service: o4, trackingNo: o4, trackingUrl: o4, lines: o7 });
  const o8: Schema = list(oOrderShipment);
  const oOrderInvoice: Schema = all({ invoiceNo: o1, invoiceDate: o0, status: o0 });
  const o9: Schema = list(oOrderInvoice);
  const oPickingLine: Schema = all({ orderLineNo: o1, itemNo: o0, quantity: o2, unitOfMeasure: o0 });
  const o10: Schema = list(oPickingLine);
  const oOrderPicking: Schema = all({ pickTicketNo: o1, locationName: o0, status: o0, dateCreated: o0, lines: o10 });
  const o11: Schema = list(oOrderPicking);
  const oFollowedLine: Schema = some({ lineNo: o1, itemNo: o0, description: o0, quantity: o2, unitOfMeasure: o0, qtyShipped: o2, invMastUid: o1, unitSize: o2, baseUnit: o0, unitPrice: o2, extendedPrice: o2, discountPercent: o2, manualPriceOverride: o0, priceSource: o4, quoteNo: o3, willCall: o0, qtyAllocated: o2, qtyBackordered: o2, locationId: o3, lineNote: o4 }, ["lineNo","itemNo","description","quantity","unitOfMeasure","qtyShipped"]);
  const o12: Schema = list(oFollowedLine);
  const oFollowedOrder: Schema = some({ orderNo: o1, orderDate: o0, requestedShipDate: o4, promisedShipDate: o4, status: o0, statusDesc: o0, shipToCity: o4, shipToState: o4, locationName: o4, dateSentToErp: o4, shipments: o8, customerId: o2, contactId: o3, addressId: o3, shipToName: o4, shipToAddress1: o4, shipToAddress2: o4, shipToZip: o4, shipToCountry: o4, poNo: o4, taker: o4, locationId: o3, companyId: o4, deliveryName: o4, deliveryNote: o4, subtotal: o2, taxAmount: o2, freightAmount: o2, totalAmount: o2, payment: o5, cancelFlag: o0, deleteFlag: o0, webOrder: o0, orderedBy: o4, onBehalf: o0, erpState: o4, lineCount: o1, customerName: o0, salesrepId: o4, class1Id: o4, completed: o0, dateOrderCompleted: o4, pickTickets: list(o1), invoices: o9, picking: o11, orderLines: o12 }, ["orderNo","orderDate","requestedShipDate","promisedShipDate","status","statusDesc","shipToCity","shipToState","locationName","dateSentToErp","shipments","orderLines"]);
  const oTrackedLine: Schema = all({ lineNo: o1, itemNo: o0, description: o0, quantity: o2, unitOfMeasure: o0, qtyShipped: o2 });
  const o13: Schema = list(oTrackedLine);
  const oTrackedOrder: Schema = all({ orderNo: o1, orderDate: o0, requestedShipDate: o4, promisedShipDate: o4, status: o0, statusDesc: o0, shipToCity: o4, shipToState: o4, locationName: o4, dateSentToErp: o4, shipments: o8, orderLines: o13 });
  const oCustomerOrderLine: Schema = all({ lineNo: o1, invMastUid: o1, itemNo: o0, description: o0, quantity: o2, unitOfMeasure: o0, unitSize: o2, baseUnit: o0, unitPrice: o2, extendedPrice: o2, discountPercent: o2, manualPriceOverride: o0, priceSource: o4, quoteNo: o3, willCall: o0, qtyAllocated: o2, qtyBackordered: o2, qtyShipped: o2, locationId: o3, lineNote: o4 });
  const o14: Schema = list(oCustomerOrderLine);
  const oOrderDocument: Schema = all({ orderNo: o1, customerId: o2, contactId: o3, addressId: o3, shipToName: o4, shipToAddress1: o4, shipToAddress2: o4, shipToCity: o4, shipToState: o4, shipToZip: o4, shipToCountry: o4, poNo: o4, taker: o4, locationId: o3, companyId: o4, orderDate: o0, requestedShipDate: o4, promisedShipDate: o4, deliveryName: o4, deliveryNote: o4, status: o0, statusDesc: o0, subtotal: o2, taxAmount: o2, freightAmount: o2, totalAmount: o2, payment: o5, cancelFlag: o0, deleteFlag: o0, webOrder: o0, orderedBy: o4, onBehalf: o0, erpState: o4, lineCount: o1, orderLines: o14, customerName: o0, locationName: o4, salesrepId: o4, class1Id: o4, completed: o0, dateOrderCompleted: o4, pickTickets: list(o1), invoices: o9, dateSentToErp: o4, picking: o11, shipments: o8 });
  const oPickTicketLine: Schema = all({ pickTicketNo: o1, lineNumber: o1, orderNo: o1, orderLineNo: o1, invMastUid: o1, itemId: o0, itemDesc: o0, upcOrEanId: o4, bin: o4, binDesc: o4, lot: o4, qtyToPick: o2, qtyPicked: o2, unitOfMeasure: o0, unitSize: o2, baseUnit: o0, baseQtyToPick: o2, serialized: o0, trackLots: o0, lineNote: o4 });
  const o15: Schema = list(oPickTicketLine);
  const oPickTicket: Schema = all({ pickTicketNo: o1, orderNo: o1, companyId: o4, locationId: o1, locationName: o0, customerId: o2, customerName: o0, poNo: o4, shipToName: o4, shipToCity: o4, shipToState: o4, shipToZip: o4, requestedShipDate: o4, deliveryName: o4, deliveryNote: o4, printedFlag: o0, deleteFlag: o0, status: o0, lineCount: o1, dateCreated: o0, dateLastModified: o0, lines: o15 });
  const o16: Schema = list(oPickTicket);
  const oPurchaseOrderLine: Schema = all({ lineNo: o1, invMastUid: o1, itemId: o0, itemDesc: o4, vendorItemId: o4, upcOrEanId: o4, qtyOrdered: o2, qtyReceived: o2, qtyOpen: o2, unitOfMeasure: o0, unitSize: o2, baseUnit: o0, unitCost: o2, extendedCost: o2, dateDue: o4, complete: o0, cancelFlag: o0, serialized: o0, trackLots: o0, trackBins: o0, primaryBin: o4 });
  const o17: Schema = list(oPurchaseOrderLine);
  const oPurchaseOrder: Schema = all({ poNo: o1, vendorId: o0, vendorName: o0, externalPoNo: o4, locationId: o1, locationName: o0, companyId: o4, poDate: o0, dateDue: o4, requestedBy: o4, buyerId: o4, terms: o4, carrierId: o4, approved: o0, complete: o0, cancelFlag: o0, status: o0, totalAmount: o2, lineCount: o1, notes: o4, dateCreated: o0, dateLastModified: o0, lines: o17 });
  const o18: Schema = list(oPurchaseOrder);
  const oPurchaseParty: Schema = all({ name: o0, address1: o4, address2: o4, city: o4, state: o4, postalCode: o4, country: o4, phone: o4, emailAddress: o4 });
  const oPurchaseOrderDocument: Schema = all({ poNo: o1, vendorId: o0, vendorName: o0, externalPoNo: o4, locationId: o1, locationName: o0, companyId: o4, poDate: o0, dateDue: o4, requestedBy: o4, buyerId: o4, terms: o4, carrierId: o4, approved: o0, complete: o0, cancelFlag: o0, status: o0, totalAmount: o2, lineCount: o1, notes: o4, dateCreated: o0, dateLastModified: o0, lines: o17, vendor: oPurchaseParty, shipTo: oPurchaseParty });
  const oScanCriterion: Schema = all({ criterion: o0, weight: o2, score: o2, given: o0, found: o0 });
  const o19: Schema = list(oScanCriterion);
  const o20: Schema = { type: ["number","null"] };
  const oScanLine: Schema = all({ lineNo: o1, invMastUid: o1, itemId: o0, given: o0, qtyGiven: o20, qtyOpen: o2, unitOfMeasure: o0 });
  const o21: Schema = list(oScanLine);
  const oPurchaseOrderScanResult: Schema = all({ similarity: o2, matchedCriteria: o19, matchedLines: o21, poNo: o1, vendorId: o0, vendorName: o0, locationId: o1, poDate: o0, dateDue: o4, complete: o0, cancelFlag: o0, totalAmount: o2, lineCount: o1 });
  const o22: Schema = list(oPurchaseOrderScanResult);
  const oHealth: Schema = all({ status: o0, service: o0, siteId: o0, siteHash: o0, version: o0, databaseMilliseconds: o1 });
  const oWhoami: Schema = all({ siteId: o0, usersId: o1, username: o0, role: o0, customerId: o20, contactId: o3, salesRepId: o4, permissions: list(o0) });
  return {
    "invoiceHdr.reprint": endpoint("GET", "/invoice-hdr/{id}/reprint", i4, oPdfGenerationResult, { unsafe: true }),
    "oeHdr.lookup": endpoint("GET", "/oe-hdr/lookup", i11, o6),
    "oeHdr.doc": endpoint("GET", "/oe-hdr/{id}/doc", i12, oFollowedOrder),
    "oeHdr.track": endpoint("GET", "/oe-hdr/{id}/track", i14, oTrackedOrder, { open: true }),
    "oeHdrSalesrep.oeHdr.list": endpoint("GET", "/oe-hdr-salesrep/{id}/oe-hdr", i16, o6),
    "oeHdrSalesrep.oeHdr.doc": endpoint("GET", "/oe-hdr-salesrep/{id}/oe-hdr/{order}/doc", i17, oOrderDocument),
    "pickTickets.list": endpoint("GET", "/pick-tickets", i19, o16),
    "pickTickets.get": endpoint("GET", "/pick-tickets/{no}", i20, oPickTicket),
    "pickTickets.lines.list": endpoint("GET", "/pick-tickets/{no}/lines", i21, o15),
    "pickTickets.lines.get": endpoint("GET", "/pick-tickets/{no}/lines/{line}", i22, oPickTicketLine),
    "poHdr.list": endpoint("GET", "/po-hdr", i23, o18),
    "poHdr.get": endpoint("GET", "/po-hdr/{poNo}", i24, oPurchaseOrder),
    "poHdr.doc": endpoint("GET", "/po-hdr/{id}/doc", i25, oPurchaseOrderDocument),
    "poHdr.scan": endpoint("POST", "/po-hdr/scan", i30, o22),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o0, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
