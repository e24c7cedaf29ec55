import { answeredBy } from "../../answered-by.ts";
import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  omit,
  oneOf,
  optional,
  orderBy,
  paging,
  pick,
  quantity,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { CustomerOrder, CustomerOrderLine } from "../customers/orders.ts";

const furtherFields = {
  customerName: text({ description: "Who ordered", example: "Northgate Fabrication" }),
  locationName: nullable(text({ description: "The location that delivers", example: "Toledo" })),
  salesrepId: nullable(text({ description: "The customer's sales representative", example: "SARA" })),
  class1Id: nullable(text({ description: "The order's first class", example: "FAB" })),
  completed: yesNo({ description: "Everything was delivered and invoiced, or the order was cancelled", example: "N" }),
  dateOrderCompleted: nullable(
    datetime({ description: "When its last invoice was written; null while it is under way" }),
  ),
};

/** An order without its lines. */
export const OrderHeaderLookup: ObjectSchema = entity("OrderHeaderLookup", "An order without its lines", {
  ...omit(CustomerOrder, "orderLines"),
  ...furtherFields,
});

/** An invoice of an order, by its number. */
export const OrderInvoice: ObjectSchema = entity("OrderInvoice", "An invoice of an order", {
  invoiceNo: uid("The invoice's number"),
  invoiceDate: datetime({ description: "When it was written" }),
  status: oneOf(["open", "paid", "void"], { description: "Where the invoice stands" }),
});

const ShipmentLine: ObjectSchema = entity("ShipmentLine", "What of an order's line went with a shipment", {
  orderLineNo: integer({ min: 1, description: "The order's line", example: 1 }),
  itemNo: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  quantity: quantity({ description: "In the unit of measure of the line", example: 2 }),
  unitOfMeasure: text({ max: 8, example: "BX" }),
});

/** What left a location for an order at one time. */
export const OrderShipment: ObjectSchema = entity("OrderShipment", "What left a location for an order at one time", {
  shipmentNo: uid("The shipment's number"),
  shipDate: datetime({ description: "When it left" }),
  locationName: text({ description: "Where it left from", example: "Toledo" }),
  carrier: nullable(text({ description: "Who carries it", example: "UPS" })),
  service: nullable(text({ description: "The carrier's service", example: "Ground" })),
  trackingNo: nullable(text({ description: "The carrier's number for it", example: "1Z4TW8880350000112" })),
  trackingUrl: nullable(text({ description: "Where the carrier tells where it is" })),
  lines: list(ShipmentLine, { description: "What is in it" }),
});

const PickingLine: ObjectSchema = entity("PickingLine", "What of an order's line is to be picked", {
  orderLineNo: integer({ min: 1, description: "The order's line", example: 1 }),
  itemNo: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  quantity: quantity({ description: "In the unit of measure of the line", example: 2 }),
  unitOfMeasure: text({ max: 8, example: "BX" }),
});

/** A pick ticket of an order as the buyer sees it: without bins. */
export const OrderPicking: ObjectSchema = entity("OrderPicking", "A pick ticket of an order, without its bins", {
  pickTicketNo: uid("The ticket's number"),
  locationName: text({ description: "Where it is picked", example: "Toledo" }),
  status: oneOf(["open", "printed", "shipped", "cancelled"], { description: "Where the ticket stands" }),
  dateCreated: datetime({ description: "When the goods were set aside" }),
  lines: list(PickingLine, { description: "What is to be picked" }),
});

/** What was done with the card of an order. */
export const OrderCardMovement: ObjectSchema = entity("OrderCardMovement", "What was done with the card of an order", {
  kind: oneOf(["authorize", "capture", "charge", "release", "refund"], {
    description:
      "`authorize` held the amount, `capture` took it from what was held, `charge` took it without that, `release` let go of what was held, `refund` gave back",
  }),
  amount: money({ description: "How much", example: 40.96 }),
  currency: text({ description: "ISO 4217", example: "USD" }),
  state: oneOf(["begun", "approved", "declined"], {
    description: "`begun` until the payment processor said what became of it",
  }),
  responseMessage: nullable(text({ description: "The payment processor's word", example: "Approved" })),
  transactionId: nullable(text({ description: "The payment processor's number of it", example: "pi_3Pgc75B7WZ01" })),
  shipmentNo: nullable(uid("The shipment that it was taken with")),
  reason: nullable(
    text({ description: "Why a part was given back; null for everything else", example: "One box was damaged" }),
  ),
  source: answeredBy("Which payment processor", "stripe"),
  dateCreated: datetime({ description: "When it was written down, before the processor was asked" }),
  dateSettled: nullable(datetime({ description: "When the processor had answered" })),
});

/** What the tax provider records of an order. */
export const OrderTaxDocument: ObjectSchema = entity("OrderTaxDocument", "What the tax provider records of an order", {
  kind: oneOf(["invoice", "return", "void"], {
    description: "`invoice` records goods that left, `return` what was given back, `void` takes one of the two back",
  }),
  documentNo: text({
    description: "Its number at the tax provider; a `void` has that of what it takes back",
    example: "demo-1000123-650001-1",
  }),
  amount: money({ description: "Goods and freight that it is about, without tax", example: 62 }),
  taxAmount: nullable(money({ description: "The tax that the provider recorded; null until it did", example: 4.81 })),
  currency: text({ description: "ISO 4217", example: "USD" }),
  state: oneOf(["begun", "recorded"], {
    description: "`begun` until the tax provider confirmed it; it is asked again and again, and records it once",
  }),
  responseMessage: nullable(
    text({ description: "Why the tax provider did not record it yet", example: "The tax provider cannot be reached" }),
  ),
  shipmentNo: nullable(uid("The shipment that it is about; null where the order left without any")),
  source: answeredBy("Which tax provider", "avatax"),
  dateCreated: datetime({ description: "When it was written down, before the tax provider was asked" }),
  dateSettled: nullable(datetime({ description: "When the tax provider had recorded it" })),
});

/** An order with its lines and everything that came of it. */
export const OrderDocument: ObjectSchema = entity("OrderDocument", "An order with its lines and what came of it", {
  ...CustomerOrder.properties,
  ...furtherFields,
  pickTickets: list(uid(), { description: "The numbers of its pick tickets" }),
  invoices: list(OrderInvoice, { description: "Its invoices, oldest first" }),
  dateSentToErp: nullable(datetime({ description: "When it reached the ERP; null for an order that came from there" })),
  picking: list(OrderPicking, { description: "Its pick tickets with what is to be picked, without bins" }),
  shipments: list(OrderShipment, { description: "What left for it, oldest first" }),
  cardMovements: list(OrderCardMovement, {
    description: "What was done with its card, oldest first; none where the payment processor moves no money",
  }),
  taxDocuments: list(OrderTaxDocument, {
    description:
      "What the tax provider records of it, oldest first, where the site's setting `tax.commitDocuments` is `Y`; told to who may give prices by hand (`price.override`)",
  }),
  refundableAmount: money({
    description:
      "What may still be given back: what its card bore within the last 180 days, less what went back or is on its way",
    example: 40.96,
  }),
});

const TrackedLine: ObjectSchema = entity("TrackedLine", "A line of an order that is followed", {
  ...pick(CustomerOrderLine, "lineNo", "itemNo", "description", "quantity", "unitOfMeasure", "qtyShipped"),
});

/** An order as whoever has its number and postal code sees it: where it is, without prices, people or addresses. */
export const TrackedOrder: ObjectSchema = entity("TrackedOrder", "Where an order is, for who has its number", {
  ...pick(CustomerOrder, "orderNo", "orderDate", "requestedShipDate", "promisedShipDate", "status", "statusDesc"),
  ...pick(CustomerOrder, "shipToCity", "shipToState"),
  locationName: nullable(text({ description: "The location that delivers", example: "Toledo" })),
  dateSentToErp: nullable(datetime({ description: "When it reached the ERP" })),
  shipments: list(OrderShipment, { description: "What left for it, oldest first" }),
  orderLines: list(TrackedLine, { description: "What was ordered, and how much of it is on its way" }),
});

/** The fields that an entity has beyond those of another, each told only to some. */
function furtherTo(tracked: ObjectSchema, full: ObjectSchema) {
  const more = Object.entries(omit(full, ...Object.keys(tracked.properties)));
  return Object.fromEntries(more.map(([name, field]) => [name, optional(field)]));
}

const FollowedLine: ObjectSchema = entity("FollowedLine", "A line of an order that is followed", {
  ...TrackedLine.properties,
  ...furtherTo(TrackedLine, CustomerOrderLine),
});

/** An order as `doc` answers it: everything to who may see its customer, to anybody else what a guest is told. */
export const FollowedOrder: ObjectSchema = entity(
  "FollowedOrder",
  "An order that is followed: without prices, people, addresses and numbers for who may not see its customer",
  {
    ...omit(TrackedOrder, "orderLines"),
    ...furtherTo(TrackedOrder, OrderDocument),
    orderLines: list(FollowedLine, { description: "What was ordered, and how much of it is on its way" }),
  },
);

/** The filters of lists of orders. */
export const orderFilters: Record<string, Schema> = {
  q: text({
    max: most.text,
    description:
      "An order number, part of a purchase order number or of the customer's name, or an item's number whatever its dashes",
    example: "NG-12521",
  }),
  completed: yesNo({ description: "Only completed orders (Y) or only those under way (N)", example: "N" }),
  dateOrderCompleted: datetime({
    description: "Only orders completed at this moment or later",
    example: "2026-01-01 00:00:00",
  }),
  class1Id: text({ max: most.text, description: "Only orders of this first class", example: "FAB" }),
  taker: text({ max: most.text, description: "Only orders taken by this person, case aside", example: "WEB" }),
  orderBy: orderBy("order_no|ASC"),
  ...paging(),
};

/** Words people look for orders by. */
export const orderWords: readonly string[] = [
  "sales order",
  "order status",
  "open orders",
  "find order",
  "order desk",
  "backlog",
];
