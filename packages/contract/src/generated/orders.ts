// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Id } from "../id.ts";

/** What the address provider said of where an order goes */
export interface AddressCheck {
  /** `confirmed` as it is, `corrected` where the provider knows another in its place, `unknown` where it knows none or the address lacks a part, `unchecked` where the provider did not answer or the tables that ship do not hold the postal code */ verdict: "confirmed" | "corrected" | "unknown" | "unchecked";
  /** Who said it: `embedded` for the tables that ship, else the provider; null where nobody could be asked · at most 40 characters */ source: string | null;
  /** When the provider was asked */ dateChecked: string;
  proposed: ProposedAddress | null;
}

/** One line of an order */
export interface CustomerOrderLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  /** In the unit of measure of the line */ quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** Base units in one of the line's units */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** For one of the line's units */ unitPrice: number;
  /** What the line costs */ extendedPrice: number;
  discountPercent: number;
  /** Somebody set the price by hand */ manualPriceOverride: "Y" | "N";
  /** The rule that gave the price */ priceSource: string | null;
  /** The quote that gave the price · at least 1 */ quoteNo: Id<"quote"> | null;
  /** Picked up at the counter */ willCall: "Y" | "N";
  /** Set aside in the warehouse, in base units */ qtyAllocated: number;
  /** Waiting for stock, in base units. What arrives or is freed at the line's location goes to the lines that wait there: the oldest order first, then by order number and line, as much as there is. An order on hold keeps its place and gets nothing until it is released */ qtyBackordered: number;
  /** Already on its way, in the line's unit */ qtyShipped: number;
  /** The location that delivers · at least 1 */ locationId: Id<"location"> | null;
  /** What the buyer wrote to the line */ lineNote: string | null;
}

/** A line of an order that is followed */
export interface FollowedLine {
  /** at least 1 */ lineNo: number;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  /** In the unit of measure of the line */ quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** Already on its way, in the line's unit */ qtyShipped: number;
  /** The item · at least 1 */ invMastUid?: Id<"item">;
  /** Base units in one of the line's units */ unitSize?: number;
  /** The item's base unit · at most 8 characters */ baseUnit?: string;
  /** For one of the line's units */ unitPrice?: number;
  /** What the line costs */ extendedPrice?: number;
  discountPercent?: number;
  /** Somebody set the price by hand */ manualPriceOverride?: "Y" | "N";
  /** The rule that gave the price */ priceSource?: string | null;
  /** The quote that gave the price · at least 1 */ quoteNo?: Id<"quote"> | null;
  /** Picked up at the counter */ willCall?: "Y" | "N";
  /** Set aside in the warehouse, in base units */ qtyAllocated?: number;
  /** Waiting for stock, in base units. What arrives or is freed at the line's location goes to the lines that wait there: the oldest order first, then by order number and line, as much as there is. An order on hold keeps its place and gets nothing until it is released */ qtyBackordered?: number;
  /** The location that delivers · at least 1 */ locationId?: Id<"location"> | null;
  /** What the buyer wrote to the line */ lineNote?: string | null;
}

/** An order that is followed: without prices, people, addresses and numbers for who may not see its customer */
export interface FollowedOrder {
  /** The order's number · at least 1 */ orderNo: Id<"order">;
  /** When it was ordered */ orderDate: string;
  /** When the customer wants it to leave */ requestedShipDate: string | null;
  /** When it is to leave */ promisedShipDate: string | null;
  /** Where the order stands */ status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  /** The status in words */ statusDesc: string;
  shipToCity: string | null;
  shipToState: string | null;
  /** The location that delivers */ locationName: string | null;
  /** When it reached the ERP */ dateSentToErp: string | null;
  /** What left for it, oldest first */ shipments: OrderShipment[];
  /** The customer's number */ customerId?: Id<"customer">;
  /** Who ordered · at least 1 */ contactId?: Id<"contact"> | null;
  /** The ship-to address · at least 1 */ addressId?: Id<"address"> | null;
  shipToName?: string | null;
  shipToAddress1?: string | null;
  shipToAddress2?: string | null;
  shipToZip?: string | null;
  shipToCountry?: string | null;
  /** The customer's purchase order number */ poNo?: string | null;
  /** Who took the order */ taker?: string | null;
  /** The location that delivers · at least 1 */ locationId?: Id<"location"> | null;
  /** at most 8 characters */ companyId?: string | null;
  /** The delivery that the buyer chose; null where the shop chooses */ deliveryName?: string | null;
  /** What the warehouse and the driver should know */ deliveryNote?: string | null;
  /** The sum of the lines */ subtotal?: number;
  taxAmount?: number;
  /** Who said the tax: `embedded` for the site's tax tables, else the tax provider; null where it came from elsewhere · at most 40 characters */ taxSource?: string | null;
  /** Y when the tax provider did not answer and the site's tables stood in for it */ taxEstimated?: "Y" | "N";
  /** The tax provider's number of its answer */ taxDocumentNo?: string | null;
  freightAmount?: number;
  /** What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere */ freightSource?: "carrier" | "site" | "estimate" | "given" | null;
  /** Who gave it by hand */ freightSetBy?: string | null;
  addressCheck?: AddressCheck | null;
  /** Subtotal, tax and freight */ totalAmount?: number;
  /** What its amounts are in, ISO 4217 */ currency?: string;
  payment?: OrderPayment | null;
  cancelFlag?: "Y" | "N";
  deleteFlag?: "Y" | "N";
  /** Ordered on the web */ webOrder?: "Y" | "N";
  /** The name of the user who ordered on the web */ orderedBy?: string | null;
  /** Who ordered is the customer's sales representative, on their behalf */ onBehalf?: "Y" | "N";
  /** Whether the order reached the ERP: `waiting` to be sent, `held` because the ERP could not take it as it is, `sent`; null for an order that came from there */ erpState?: "waiting" | "held" | "sent" | null;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount?: number;
  /** Who ordered */ customerName?: string;
  /** The customer's sales representative */ salesrepId?: string | null;
  /** The order's first class */ class1Id?: string | null;
  /** Everything was delivered and invoiced, or the order was cancelled */ completed?: "Y" | "N";
  /** When its last invoice was written; null while it is under way */ dateOrderCompleted?: string | null;
  /** The numbers of its pick tickets */ pickTickets?: number[];
  /** Its invoices, oldest first */ invoices?: OrderInvoice[];
  /** Its pick tickets with what is to be picked, without bins */ picking?: OrderPicking[];
  /** What was done with its card, oldest first; none where the payment processor moves no money */ cardMovements?: OrderCardMovement[];
  /** What the tax provider records of it, oldest first, where the site's setting `tax.commitDocuments` is `Y`; told to who may give prices by hand (`price.override`) */ taxDocuments?: OrderTaxDocument[];
  /** What may still be given back: what its card bore within the last 180 days, less what went back or is on its way */ refundableAmount?: number;
  /** What was ordered, and how much of it is on its way */ orderLines: FollowedLine[];
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

/** What was done with the card of an order */
export interface OrderCardMovement {
  /** `authorize` held the amount, `capture` took it from what was held, `charge` took it without that, `release` let go of what was held, `refund` gave back */ kind: "authorize" | "capture" | "charge" | "release" | "refund";
  /** How much */ amount: number;
  /** ISO 4217 */ currency: string;
  /** `begun` until the payment processor said what became of it */ state: "begun" | "approved" | "declined";
  /** The payment processor's word */ responseMessage: string | null;
  /** The payment processor's number of it */ transactionId: string | null;
  /** The shipment that it was taken with · at least 1 */ shipmentNo: Id<"shipment"> | null;
  /** Why a part was given back; null for everything else */ reason: string | null;
  /** Which payment processor, such as `stripe` · at most 40 characters */ source: string;
  /** When it was written down, before the processor was asked */ dateCreated: string;
  /** When the processor had answered */ dateSettled: string | null;
}

/** An order with its lines and what came of it */
export interface OrderDocument {
  /** The order's number · at least 1 */ orderNo: Id<"order">;
  /** The customer's number */ customerId: Id<"customer">;
  /** Who ordered · at least 1 */ contactId: Id<"contact"> | null;
  /** The ship-to address · at least 1 */ addressId: Id<"address"> | null;
  shipToName: string | null;
  shipToAddress1: string | null;
  shipToAddress2: string | null;
  shipToCity: string | null;
  shipToState: string | null;
  shipToZip: string | null;
  shipToCountry: string | null;
  /** The customer's purchase order number */ poNo: string | null;
  /** Who took the order */ taker: string | null;
  /** The location that delivers · at least 1 */ locationId: Id<"location"> | null;
  /** at most 8 characters */ companyId: string | null;
  /** When it was ordered */ orderDate: string;
  /** When the customer wants it to leave */ requestedShipDate: string | null;
  /** When it is to leave */ promisedShipDate: string | null;
  /** The delivery that the buyer chose; null where the shop chooses */ deliveryName: string | null;
  /** What the warehouse and the driver should know */ deliveryNote: string | null;
  /** Where the order stands */ status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  /** The status in words */ statusDesc: string;
  /** The sum of the lines */ subtotal: number;
  taxAmount: number;
  /** Who said the tax: `embedded` for the site's tax tables, else the tax provider; null where it came from elsewhere · at most 40 characters */ taxSource: string | null;
  /** Y when the tax provider did not answer and the site's tables stood in for it */ taxEstimated: "Y" | "N";
  /** The tax provider's number of its answer */ taxDocumentNo: string | null;
  freightAmount: number;
  /** What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere */ freightSource: "carrier" | "site" | "estimate" | "given" | null;
  /** Who gave it by hand */ freightSetBy: string | null;
  addressCheck: AddressCheck | null;
  /** Subtotal, tax and freight */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  payment: OrderPayment | null;
  cancelFlag: "Y" | "N";
  deleteFlag: "Y" | "N";
  /** Ordered on the web */ webOrder: "Y" | "N";
  /** The name of the user who ordered on the web */ orderedBy: string | null;
  /** Who ordered is the customer's sales representative, on their behalf */ onBehalf: "Y" | "N";
  /** Whether the order reached the ERP: `waiting` to be sent, `held` because the ERP could not take it as it is, `sent`; null for an order that came from there */ erpState: "waiting" | "held" | "sent" | null;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  /** The lines; empty in a list without `fullDocument=Y` (R195) */ orderLines: CustomerOrderLine[];
  /** Who ordered */ customerName: string;
  /** The location that delivers */ locationName: string | null;
  /** The customer's sales representative */ salesrepId: string | null;
  /** The order's first class */ class1Id: string | null;
  /** Everything was delivered and invoiced, or the order was cancelled */ completed: "Y" | "N";
  /** When its last invoice was written; null while it is under way */ dateOrderCompleted: string | null;
  /** The numbers of its pick tickets */ pickTickets: number[];
  /** Its invoices, oldest first */ invoices: OrderInvoice[];
  /** When it reached the ERP; null for an order that came from there */ dateSentToErp: string | null;
  /** Its pick tickets with what is to be picked, without bins */ picking: OrderPicking[];
  /** What left for it, oldest first */ shipments: OrderShipment[];
  /** What was done with its card, oldest first; none where the payment processor moves no money */ cardMovements: OrderCardMovement[];
  /** What the tax provider records of it, oldest first, where the site's setting `tax.commitDocuments` is `Y`; told to who may give prices by hand (`price.override`) */ taxDocuments: OrderTaxDocument[];
  /** What may still be given back: what its card bore within the last 180 days, less what went back or is on its way */ refundableAmount: number;
}

/** An order without its lines */
export interface OrderHeaderLookup {
  /** The order's number · at least 1 */ orderNo: Id<"order">;
  /** The customer's number */ customerId: Id<"customer">;
  /** Who ordered · at least 1 */ contactId: Id<"contact"> | null;
  /** The ship-to address · at least 1 */ addressId: Id<"address"> | null;
  shipToName: string | null;
  shipToAddress1: string | null;
  shipToAddress2: string | null;
  shipToCity: string | null;
  shipToState: string | null;
  shipToZip: string | null;
  shipToCountry: string | null;
  /** The customer's purchase order number */ poNo: string | null;
  /** Who took the order */ taker: string | null;
  /** The location that delivers · at least 1 */ locationId: Id<"location"> | null;
  /** at most 8 characters */ companyId: string | null;
  /** When it was ordered */ orderDate: string;
  /** When the customer wants it to leave */ requestedShipDate: string | null;
  /** When it is to leave */ promisedShipDate: string | null;
  /** The delivery that the buyer chose; null where the shop chooses */ deliveryName: string | null;
  /** What the warehouse and the driver should know */ deliveryNote: string | null;
  /** Where the order stands */ status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  /** The status in words */ statusDesc: string;
  /** The sum of the lines */ subtotal: number;
  taxAmount: number;
  /** Who said the tax: `embedded` for the site's tax tables, else the tax provider; null where it came from elsewhere · at most 40 characters */ taxSource: string | null;
  /** Y when the tax provider did not answer and the site's tables stood in for it */ taxEstimated: "Y" | "N";
  /** The tax provider's number of its answer */ taxDocumentNo: string | null;
  freightAmount: number;
  /** What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere */ freightSource: "carrier" | "site" | "estimate" | "given" | null;
  /** Who gave it by hand */ freightSetBy: string | null;
  addressCheck: AddressCheck | null;
  /** Subtotal, tax and freight */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  payment: OrderPayment | null;
  cancelFlag: "Y" | "N";
  deleteFlag: "Y" | "N";
  /** Ordered on the web */ webOrder: "Y" | "N";
  /** The name of the user who ordered on the web */ orderedBy: string | null;
  /** Who ordered is the customer's sales representative, on their behalf */ onBehalf: "Y" | "N";
  /** Whether the order reached the ERP: `waiting` to be sent, `held` because the ERP could not take it as it is, `sent`; null for an order that came from there */ erpState: "waiting" | "held" | "sent" | null;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  /** Who ordered */ customerName: string;
  /** The location that delivers */ locationName: string | null;
  /** The customer's sales representative */ salesrepId: string | null;
  /** The order's first class */ class1Id: string | null;
  /** Everything was delivered and invoiced, or the order was cancelled */ completed: "Y" | "N";
  /** When its last invoice was written; null while it is under way */ dateOrderCompleted: string | null;
}

/** An invoice of an order */
export interface OrderInvoice {
  /** The invoice's number · at least 1 */ invoiceNo: Id<"invoice">;
  /** When it was written */ invoiceDate: string;
  /** Where the invoice stands */ status: "open" | "paid" | "void";
}

/** The card that an order is paid with */
export interface OrderPayment {
  /** The card's brand */ brand: string | null;
  /** The last four digits of its number */ lastFour: string | null;
  /** What paying by card costs on top of the total */ surchargeAmount: number;
  /** The total and the surcharge together: what the card is to bear, and what the payment processor holds for the order */ chargedAmount: number;
}

/** A pick ticket of an order, without its bins */
export interface OrderPicking {
  /** The ticket's number · at least 1 */ pickTicketNo: Id<"pickTicket">;
  /** Where it is picked */ locationName: string;
  /** Where the ticket stands */ status: "open" | "printed" | "shipped" | "cancelled";
  /** When the goods were set aside */ dateCreated: string;
  /** What is to be picked */ lines: PickingLine[];
}

/** What left a location for an order at one time */
export interface OrderShipment {
  /** The shipment's number · at least 1 */ shipmentNo: Id<"shipment">;
  /** When it left */ shipDate: string;
  /** Where it left from */ locationName: string;
  /** Who carries it */ carrier: string | null;
  /** The carrier's service */ service: string | null;
  /** The carrier's number for it */ trackingNo: string | null;
  /** Where the carrier tells where it is */ trackingUrl: string | null;
  /** What is in it */ lines: ShipmentLine[];
}

/** What the tax provider records of an order */
export interface OrderTaxDocument {
  /** `invoice` records goods that left, `return` what was given back, `void` takes one of the two back */ kind: "invoice" | "return" | "void";
  /** Its number at the tax provider; a `void` has that of what it takes back */ documentNo: string;
  /** Goods and freight that it is about, without tax */ amount: number;
  /** The tax that the provider recorded; null until it did */ taxAmount: number | null;
  /** ISO 4217 */ currency: string;
  /** `begun` until the tax provider confirmed it; it is asked again and again, and records it once */ state: "begun" | "recorded";
  /** Why the tax provider did not record it yet */ responseMessage: string | null;
  /** The shipment that it is about; null where the order left without any · at least 1 */ shipmentNo: Id<"shipment"> | null;
  /** Which tax provider, such as `avatax` · at most 40 characters */ source: string;
  /** When it was written down, before the tax provider was asked */ dateCreated: string;
  /** When the tax provider had recorded it */ dateSettled: string | null;
}

/** A line of a packing slip as it was read */
export interface PackingSlipLine {
  /** The item's number, ours or the vendor's · at least 1 characters, at most 255 characters */ itemId: string;
  /** How much came, in the slip's unit · at least 0 */ quantity?: number;
  /** The slip's unit · at most 8 characters */ unitOfMeasure?: string;
}

/** A printed document, ready to fetch */
export interface PdfGenerationResult {
  /** The document's key, which cannot be guessed */ pdfId: string;
  /** What to call the file */ fileName: string;
  /** Its size in bytes · at least 1 */ fileSize: number;
  /** The whole address to fetch it from, until it expires; whoever has the address may */ downloadUrl: string;
  createdAt: string;
  /** After this it is gone (410); print it again */ expiresAt: string;
}

/** What of an order's line is to be picked */
export interface PickingLine {
  /** The order's line · at least 1 */ orderLineNo: number;
  /** The item's number · at most 40 characters */ itemNo: string;
  /** In the unit of measure of the line */ quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
}

/** What the warehouse picks for an order at one location */
export interface PickTicket {
  /** The ticket's number · at least 1 */ pickTicketNo: Id<"pickTicket">;
  /** The order · at least 1 */ orderNo: Id<"order">;
  /** at most 8 characters */ companyId: string | null;
  /** The location that picks · at least 1 */ locationId: Id<"location">;
  locationName: string;
  /** Who ordered */ customerId: Id<"customer">;
  customerName: string;
  /** The customer's purchase order number */ poNo: string | null;
  shipToName: string | null;
  shipToCity: string | null;
  shipToState: string | null;
  shipToZip: string | null;
  /** When the customer wants it to leave */ requestedShipDate: string | null;
  /** The delivery that the buyer chose; null where the shop chooses */ deliveryName: string | null;
  /** What the buyer wrote for the delivery */ deliveryNote: string | null;
  /** Printed since lines were last added */ printedFlag: "Y" | "N";
  /** Nothing is to be picked any more */ deleteFlag: "Y" | "N";
  /** Where the ticket stands; it follows the order (R125) */ status: "open" | "printed" | "shipped" | "cancelled";
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  dateCreated: string;
  dateLastModified: string;
  /** The lines in the order of the walk; empty in a list */ lines: PickTicketLine[];
}

/** What is to be taken from a bin */
export interface PickTicketLine {
  /** The ticket · at least 1 */ pickTicketNo: Id<"pickTicket">;
  /** Position in the order of the walk · at least 1 */ lineNumber: number;
  /** The order · at least 1 */ orderNo: Id<"order">;
  /** The order's line · at least 1 */ orderLineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** The item's number · at most 40 characters */ itemId: string;
  /** The item's description */ itemDesc: string;
  /** The item's bar code */ upcOrEanId: string | null;
  /** Where it lies; null where no bin holds it */ bin: string | null;
  /** The bin in words */ binDesc: string | null;
  /** The lot to take, of items that track lots */ lot: string | null;
  /** How much to take, in the unit of measure of the line */ qtyToPick: number;
  /** How much was taken already, in the same unit */ qtyPicked: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** Base units in one of the line's units */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** How much to take, in base units */ baseQtyToPick: number;
  /** Serial numbers are to be written down */ serialized: "Y" | "N";
  /** The lot is to be written down */ trackLots: "Y" | "N";
  /** What the buyer wrote to the line */ lineNote: string | null;
}

/** An address as its provider writes it */
export interface ProposedAddress {
  /** Number and street */ address1: string;
  /** What else the carrier needs */ address2: string | null;
  city: string;
  /** Two letters */ state: string;
  /** Five digits or nine */ postalCode: string;
}

/** What was ordered from a vendor */
export interface PurchaseOrder {
  /** The purchase order's number · at least 1 */ poNo: Id<"purchaseOrder">;
  /** The vendor · at most 255 characters */ vendorId: string;
  vendorName: string;
  /** Its number in another system */ externalPoNo: string | null;
  /** The location that receives · at least 1 */ locationId: Id<"location">;
  locationName: string;
  /** at most 8 characters */ companyId: string | null;
  /** When it was ordered */ poDate: string;
  /** When it is to come */ dateDue: string | null;
  requestedBy: string | null;
  /** Who bought */ buyerId: string | null;
  terms: string | null;
  carrierId: string | null;
  /** Sent to the vendor; only then is it on order */ approved: "Y" | "N";
  /** Nothing more is to come (R125) */ complete: "Y" | "N";
  cancelFlag: "Y" | "N";
  /** Where it stands (R125): waiting for approval, nothing come yet, come in part, come, given up */ status: "unapproved" | "open" | "partial" | "complete" | "cancelled";
  /** Goods may come for it, and its due day is over at its location */ overdue: "Y" | "N";
  /** The sum of its lines, without cancelled ones */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  notes: string | null;
  dateCreated: string;
  dateLastModified: string;
  /** The lines; empty in a list without `fullDocument=Y` */ lines: PurchaseOrderLine[];
}

/** A purchase order with its lines, the vendor and where it is delivered */
export interface PurchaseOrderDocument {
  /** The purchase order's number · at least 1 */ poNo: Id<"purchaseOrder">;
  /** The vendor · at most 255 characters */ vendorId: string;
  vendorName: string;
  /** Its number in another system */ externalPoNo: string | null;
  /** The location that receives · at least 1 */ locationId: Id<"location">;
  locationName: string;
  /** at most 8 characters */ companyId: string | null;
  /** When it was ordered */ poDate: string;
  /** When it is to come */ dateDue: string | null;
  requestedBy: string | null;
  /** Who bought */ buyerId: string | null;
  terms: string | null;
  carrierId: string | null;
  /** Sent to the vendor; only then is it on order */ approved: "Y" | "N";
  /** Nothing more is to come (R125) */ complete: "Y" | "N";
  cancelFlag: "Y" | "N";
  /** Where it stands (R125): waiting for approval, nothing come yet, come in part, come, given up */ status: "unapproved" | "open" | "partial" | "complete" | "cancelled";
  /** Goods may come for it, and its due day is over at its location */ overdue: "Y" | "N";
  /** The sum of its lines, without cancelled ones */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  /** How many lines it has, also when they are not in the answer · at least 0 */ lineCount: number;
  notes: string | null;
  dateCreated: string;
  dateLastModified: string;
  /** The lines; empty in a list without `fullDocument=Y` */ lines: PurchaseOrderLine[];
  vendor: PurchaseParty;
  shipTo: PurchaseParty;
}

/** One line of a purchase order */
export interface PurchaseOrderLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** Our number of the item · at most 40 characters */ itemId: string;
  itemDesc: string | null;
  /** The vendor's number of the item */ vendorItemId: string | null;
  /** The item's bar code */ upcOrEanId: string | null;
  /** In the unit of measure of the line */ qtyOrdered: number;
  /** What has come so far */ qtyReceived: number;
  /** What is still to come; 0 of complete and cancelled lines */ qtyOpen: number;
  /** What has come so far, in base units, where it is counted */ baseQtyReceived: number;
  /** What is still to come, in base units */ baseQtyOpen: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** Base units in one of the line's units */ unitSize: number;
  /** The item's base unit · at most 8 characters */ baseUnit: string;
  /** For one of the line's units */ unitCost: number;
  /** What the line costs */ extendedCost: number;
  /** When it is to come */ dateDue: string | null;
  /** Nothing more is to come */ complete: "Y" | "N";
  /** The rest was given up */ cancelFlag: "Y" | "N";
  /** Every piece is registered by its serial number */ serialized: "Y" | "N";
  /** Lots are registered */ trackLots: "Y" | "N";
  /** The location puts goods into bins */ trackBins: "Y" | "N";
  /** Where the item usually lies at the order's location */ primaryBin: string | null;
}

/** What was read from a packing slip: its text, fields, or both */
export interface PurchaseOrderScanInput {
  /** The slip's text, line by line, as a scanner or an e-mail gives it · at most 1000000 characters */ text?: string;
  /** The number of our purchase order, typing errors included · at most 255 characters */ poNo?: string;
  /** The vendor's number · at most 255 characters */ vendorId?: string;
  /** The vendor's name or a part of it · at most 255 characters */ vendorName?: string;
  /** The slip's date */ slipDate?: string;
  /** Only purchase orders for this location · at least 1 */ locationId?: Id<"location">;
  /** What came · at most 5000 entries */ lines?: PackingSlipLine[];
  /** How many purchase orders at most · at least 1, at most 1000 · @default 5 */ limit?: number;
  /** Leaves out what fits less · at least 0, at most 1 · @default 0.1 */ minSimilarity?: number;
}

/** A purchase order that a packing slip may belong to */
export interface PurchaseOrderScanResult {
  /** How well the slip fits; above 0.5 it is this order's, 0.5 and below it is doubtful · at least 0, at most 1 */ similarity: number;
  /** What speaks for it, the heaviest first */ matchedCriteria: ScanCriterion[];
  /** The lines that the slip names */ matchedLines: ScanLine[];
  /** The purchase order's number · at least 1 */ poNo: Id<"purchaseOrder">;
  /** at most 255 characters */ vendorId: string;
  vendorName: string;
  /** The location that receives · at least 1 */ locationId: Id<"location">;
  poDate: string;
  dateDue: string | null;
  complete: "Y" | "N";
  cancelFlag: "Y" | "N";
  /** The sum of its lines, without cancelled ones */ totalAmount: number;
  /** What its amounts are in, ISO 4217 */ currency: string;
  /** at least 0 */ lineCount: number;
}

/** A vendor or a location with its address */
export interface PurchaseParty {
  name: string;
  address1: string | null;
  address2: string | null;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  country: string | null;
  phone: string | null;
  emailAddress: string | null;
}

/** What is to go back to the card of an order */
export interface RefundOrderInput {
  /** How much, in the order's currency and with no more decimals than that has · at most 999999999999, more than 0 */ amount: number;
  /** Why; it stands on the order · at least 1 characters, at most 1000 characters */ reason: string;
}

/** How well one thing of the slip fits a purchase order */
export interface ScanCriterion {
  /** What was compared */ criterion: "poNo" | "vendor" | "items" | "quantities" | "date";
  /** Its part of the similarity; the weights of an answer add up to 1 · at least 0, at most 1 */ weight: number;
  /** How well it fits; 1 is exactly · at least 0, at most 1 */ score: number;
  /** What the slip says */ given: string;
  /** What the purchase order says */ found: string;
}

/** A line of the purchase order that the slip names */
export interface ScanLine {
  /** at least 1 */ lineNo: number;
  /** The item · at least 1 */ invMastUid: Id<"item">;
  /** Our number of the item · at most 40 characters */ itemId: string;
  /** The number on the slip */ given: string;
  /** The slip's quantity; null where it could not be read */ qtyGiven: number | null;
  /** What is still to come, in the line's unit */ qtyOpen: number;
  /** The line's unit · at most 8 characters */ unitOfMeasure: string;
}

/** What of an order's line went with a shipment */
export interface ShipmentLine {
  /** The order's line · at least 1 */ orderLineNo: number;
  /** The item's number · at most 40 characters */ itemNo: string;
  /** In the unit of measure of the line */ quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
}

/** A line of an order that is followed */
export interface TrackedLine {
  /** at least 1 */ lineNo: number;
  /** The item's number · at most 40 characters */ itemNo: string;
  description: string;
  /** In the unit of measure of the line */ quantity: number;
  /** at most 8 characters */ unitOfMeasure: string;
  /** Already on its way, in the line's unit */ qtyShipped: number;
}

/** Where an order is, for who has its number */
export interface TrackedOrder {
  /** The order's number · at least 1 */ orderNo: Id<"order">;
  /** When it was ordered */ orderDate: string;
  /** When the customer wants it to leave */ requestedShipDate: string | null;
  /** When it is to leave */ promisedShipDate: string | null;
  /** Where the order stands */ status: "open" | "held" | "picking" | "shipped" | "invoiced" | "cancelled";
  /** The status in words */ statusDesc: string;
  shipToCity: string | null;
  shipToState: string | null;
  /** The location that delivers */ locationName: string | null;
  /** When it reached the ERP */ dateSentToErp: string | null;
  /** What left for it, oldest first */ shipments: OrderShipment[];
  /** What was ordered, and how much of it is on its way */ orderLines: TrackedLine[];
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

/** What `orders.invoiceHdr.reprint` takes: Print an invoice again as PDF */
export interface InvoiceHdrReprintInput {
  /** The invoice's number · at least 1 */ id: Id<"invoice">;
  /** The layout; standard when left out */ templateId?: "standard" | "compact";
  /** The size of the paper; letter when left out */ format?: "letter" | "A4";
  /** The language of titles, dates and figures; English when left out. What `data` says is printed as it stands. An extension of the specification */ language?: "en" | "de";
}

/** What `orders.oeHdr.lookup` takes: Look orders up by number, customer, item, class, taker or representative */
export interface OeHdrLookupInput {
  /** An order number, part of a purchase order number or of the customer's name, or an item's number whatever its dashes · at most 255 characters */ q?: string;
  /** Only completed orders (Y) or only those under way (N) */ completed?: "Y" | "N";
  /** Only orders completed at this moment or later */ dateOrderCompleted?: string;
  /** Only orders of this first class · at most 255 characters */ class1Id?: string;
  /** Only orders taken by this person, case aside · at most 255 characters */ taker?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "order_no|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
  /** Only orders of this representative's customers · at most 255 characters */ salesrepId?: string;
}

/** What `orders.oeHdr.doc` takes: Track an order by its number and postal code */
export interface OeHdrDocInput {
  /** The order's number · at least 1 */ id: Id<"order">;
  /** The postal code the order goes to; blanks, case and the last four digits of a ZIP+4 do not count. Who may see the customer may leave it out · at most 255 characters */ postalCode?: string;
}

/** What `orders.oeHdr.track` takes: Follow an order without signing in */
export interface OeHdrTrackInput {
  /** The order's number · at least 1 */ id: Id<"order">;
  /** As in `doc` · at least 1 characters, at most 255 characters */ postalCode: string;
}

/** What `orders.oeHdr.refund` takes: Give some of what an order's card bore back */
export interface OeHdrRefundInput {
  /** The order's number · at least 1 */ id: Id<"order">;
  /** How much, in the order's currency and with no more decimals than that has · at most 999999999999, more than 0 */ amount: number;
  /** Why; it stands on the order · at least 1 characters, at most 1000 characters */ reason: string;
}

/** What `orders.oeHdrSalesrep.oeHdr.list` takes: List the orders of a sales representative's customers */
export interface OeHdrSalesrepOeHdrListInput {
  /** The sales representative's id · at least 1 characters, at most 255 characters */ id: string;
  /** An order number, part of a purchase order number or of the customer's name, or an item's number whatever its dashes · at most 255 characters */ q?: string;
  /** Only completed orders (Y) or only those under way (N) */ completed?: "Y" | "N";
  /** Only orders completed at this moment or later */ dateOrderCompleted?: string;
  /** Only orders of this first class · at most 255 characters */ class1Id?: string;
  /** Only orders taken by this person, case aside · at most 255 characters */ taker?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "order_no|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `orders.oeHdrSalesrep.oeHdr.doc` takes: Get an order of a sales representative's customer with its lines */
export interface OeHdrSalesrepOeHdrDocInput {
  /** The sales representative's id · at least 1 characters, at most 255 characters */ id: string;
  /** The order's number · at least 1 */ order: number;
}

/** What `orders.pickTickets.list` takes: List the pick tickets of a location or an order */
export interface PickTicketsListInput {
  /** A ticket or order number, part of a purchase order number or of the customer's name · at most 255 characters */ q?: string;
  /** Only tickets of this company · at most 8 characters */ companyId?: string;
  /** Only tickets of this location · at least 1 */ locationId?: Id<"location">;
  /** Only tickets of this order · at least 1 */ orderNo?: Id<"order">;
  /** Only printed tickets (Y) or only the others (N) */ printedFlag?: "Y" | "N";
  /** Only tickets that are still to be picked, open or printed (Y), or only the others (N) */ toPick?: "Y" | "N";
  /** Y lists deleted tickets instead · @default "N" */ deleteFlag?: "Y" | "N";
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "pick_ticket_no|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `orders.pickTickets.get` takes: Get one pick ticket with its lines */
export interface PickTicketsGetInput {
  /** The pick ticket's number · at least 1 */ no: number;
}

/** What `orders.pickTickets.lines.list` takes: List the lines of a pick ticket in the order of the walk */
export interface PickTicketsLinesListInput {
  /** The pick ticket's number · at least 1 */ no: number;
  /** An item's number whatever its dashes, a bin, or words of a description · at most 255 characters */ q?: string;
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "line_number|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `orders.pickTickets.lines.get` takes: Get one line of a pick ticket */
export interface PickTicketsLinesGetInput {
  /** The pick ticket's number · at least 1 */ no: number;
  /** The line's number · at least 1 */ line: number;
}

/** What `orders.poHdr.list` takes: List purchase orders */
export interface PoHdrListInput {
  /** A purchase order number, part of the vendor's name, or an item's number, ours or the vendor's, whatever its dashes, or its bar code · at most 255 characters */ q?: string;
  /** Only complete purchase orders (Y) or only those under way (N) */ complete?: "Y" | "N";
  /** Only purchase orders that goods may come for: approved, neither complete nor cancelled (Y), or only the others (N) */ awaited?: "Y" | "N";
  /** Only awaited purchase orders whose due day is over at their location (Y), or only the others (N) */ overdue?: "Y" | "N";
  /** Only purchase orders that were due before this time; those without a date are left out */ dueBefore?: string;
  /** Only purchase orders that are due at this time or later; those without a date are left out */ dueFrom?: string;
  /** Only purchase orders for this location · at least 1 */ locationId?: Id<"location">;
  /** Only purchase orders with this vendor · at most 255 characters */ vendorId?: string;
  /** Y answers the lines too · @default "N" */ fullDocument?: "Y" | "N";
  /** Columns to sort by, `column|ASC` or `column|DESC`, several by comma · @default "po_no|ASC" */ orderBy?: string;
  /** How many records at most · at least 1, at most 1000 · @default 10 */ limit?: number;
  /** How many records to leave out first · at least 0 · @default 0 */ offset?: number;
}

/** What `orders.poHdr.get` takes: Get one purchase order with its lines */
export interface PoHdrGetInput {
  /** The purchase order's number · at least 1 */ poNo: Id<"purchaseOrder">;
}

/** What `orders.poHdr.doc` takes: Get a purchase order as it goes to the vendor */
export interface PoHdrDocInput {
  /** The purchase order's number · at least 1 */ id: Id<"purchaseOrder">;
}

/** What `orders.poHdr.scan` takes: Find the purchase order that a packing slip belongs to */
export interface PoHdrScanInput {
  /** The slip's text, line by line, as a scanner or an e-mail gives it · at most 1000000 characters */ text?: string;
  /** The number of our purchase order, typing errors included · at most 255 characters */ poNo?: string;
  /** The vendor's number · at most 255 characters */ vendorId?: string;
  /** The vendor's name or a part of it · at most 255 characters */ vendorName?: string;
  /** The slip's date */ slipDate?: string;
  /** Only purchase orders for this location · at least 1 */ locationId?: Id<"location">;
  /** What came · at most 5000 entries */ lines?: PackingSlipLine[];
  /** How many purchase orders at most · at least 1, at most 1000 · @default 5 */ limit?: number;
  /** Leaves out what fits less · at least 0, at most 1 · @default 0.1 */ minSimilarity?: number;
}

/** What `orders.system.healthCheck` takes: Tell whether the service can do its work */
export interface SystemHealthCheckInput {

}

/** What `orders.system.ping` takes: Answer pong */
export interface SystemPingInput {

}

/** What `orders.system.whoami` takes: Tell whom the token speaks for and what they may do */
export interface SystemWhoamiInput {

}

/** Every operation of `orders`: what it takes, which inputs have defaults, what `data` it answers. */
export interface OrdersOperations {
  "invoiceHdr.reprint": { input: InvoiceHdrReprintInput; defaults: never; data: PdfGenerationResult };
  "oeHdr.lookup": { input: OeHdrLookupInput; defaults: "orderBy" | "limit" | "offset"; data: OrderHeaderLookup[] };
  "oeHdr.doc": { input: OeHdrDocInput; defaults: never; data: FollowedOrder };
  "oeHdr.track": { input: OeHdrTrackInput; defaults: never; data: TrackedOrder };
  "oeHdr.refund": { input: OeHdrRefundInput; defaults: never; data: OrderDocument };
  "oeHdrSalesrep.oeHdr.list": { input: OeHdrSalesrepOeHdrListInput; defaults: "orderBy" | "limit" | "offset"; data: OrderHeaderLookup[] };
  "oeHdrSalesrep.oeHdr.doc": { input: OeHdrSalesrepOeHdrDocInput; defaults: never; data: OrderDocument };
  "pickTickets.list": { input: PickTicketsListInput; defaults: "deleteFlag" | "orderBy" | "limit" | "offset"; data: PickTicket[] };
  "pickTickets.get": { input: PickTicketsGetInput; defaults: never; data: PickTicket };
  "pickTickets.lines.list": { input: PickTicketsLinesListInput; defaults: "orderBy" | "limit" | "offset"; data: PickTicketLine[] };
  "pickTickets.lines.get": { input: PickTicketsLinesGetInput; defaults: never; data: PickTicketLine };
  "poHdr.list": { input: PoHdrListInput; defaults: "fullDocument" | "orderBy" | "limit" | "offset"; data: PurchaseOrder[] };
  "poHdr.get": { input: PoHdrGetInput; defaults: never; data: PurchaseOrder };
  "poHdr.doc": { input: PoHdrDocInput; defaults: never; data: PurchaseOrderDocument };
  "poHdr.scan": { input: PoHdrScanInput; defaults: "limit" | "minSimilarity"; data: PurchaseOrderScanResult[] };
  "system.healthCheck": { input: SystemHealthCheckInput; defaults: never; data: Health };
  "system.ping": { input: SystemPingInput; defaults: never; data: string };
  "system.whoami": { input: SystemWhoamiInput; defaults: never; data: Whoami };
}
