import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  orderBy,
  paging,
  quantity,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { AddressCheck } from "./address-check.ts";
import { customerId } from "./keys.ts";

/** One line of an order. */
export const CustomerOrderLine: ObjectSchema = entity("CustomerOrderLine", "One line of an order", {
  lineNo: integer({ min: 1, example: 1 }),
  invMastUid: uid("The item"),
  itemNo: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  description: text({ example: "Hex bolt M8 x 40 zinc" }),
  quantity: quantity({ description: "In the unit of measure of the line", example: 2 }),
  unitOfMeasure: text({ max: 8, example: "BX" }),
  unitSize: number({ description: "Base units in one of the line's units", example: 100 }),
  baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
  unitPrice: money({ description: "For one of the line's units", example: 14.2 }),
  extendedPrice: money({ description: "What the line costs", example: 28.4 }),
  discountPercent: number({ example: 0 }),
  manualPriceOverride: yesNo({ description: "Somebody set the price by hand", example: "N" }),
  priceSource: nullable(text({ description: "The rule that gave the price", example: "contract J-2024-7" })),
  quoteNo: nullable(uid("The quote that gave the price")),
  willCall: yesNo({ description: "Picked up at the counter", example: "N" }),
  qtyAllocated: quantity({ description: "Set aside in the warehouse, in base units", example: 200 }),
  qtyBackordered: quantity({
    description:
      "Waiting for stock, in base units. What arrives or is freed at the line's location goes to the lines that wait there: the " +
      "oldest order first, then by order number and line, as much as there is. An order on hold keeps its place and gets nothing until it is released",
    example: 0,
  }),
  qtyShipped: quantity({ description: "Already on its way, in the line's unit", example: 0 }),
  locationId: nullable(uid("The location that delivers")),
  lineNote: nullable(text({ description: "What the buyer wrote to the line" })),
});

/** The card that an order is paid with, and what that costs on top. */
export const OrderPayment: ObjectSchema = entity("OrderPayment", "The card that an order is paid with", {
  brand: nullable(text({ description: "The card's brand", example: "Visa" })),
  lastFour: nullable(text({ description: "The last four digits of its number", example: "1111" })),
  surchargeAmount: money({ description: "What paying by card costs on top of the total", example: 1 }),
  chargedAmount: money({
    description:
      "The total and the surcharge together: what the card is to bear, and what the payment processor holds for the order",
    example: 40.96,
  }),
});

/** What the freight of a document comes from. */
export const freightOrigin: Record<"freightSource" | "freightSetBy", Schema> = {
  freightSource: nullable(
    oneOf(["carrier", "site", "estimate", "given"], {
      description:
        "What the freight is: a carrier's offer, by the site's rates, by these because no carrier said, or given by hand; null where it came from elsewhere",
      example: "carrier",
    }),
  ),
  freightSetBy: nullable(text({ description: "Who gave it by hand", example: "Sara Lindqvist" })),
};

/** Who said what tax an order bears. */
export const taxOrigin: Record<"taxSource" | "taxEstimated" | "taxDocumentNo", Schema> = {
  taxSource: nullable(
    text({
      max: 40,
      description:
        "Who said the tax: `embedded` for the site's tax tables, else the tax provider; null where it came from elsewhere",
      example: "embedded",
    }),
  ),
  taxEstimated: yesNo({
    description: "Y when the tax provider did not answer and the site's tables stood in for it",
    example: "N",
  }),
  taxDocumentNo: nullable(text({ description: "The tax provider's number of its answer", example: "SO-81f2" })),
};

/** An order of a customer. */
export const CustomerOrder: ObjectSchema = entity("CustomerOrder", "An order of a customer", {
  orderNo: uid("The order's number"),
  customerId,
  contactId: nullable(uid("Who ordered")),
  addressId: nullable(uid("The ship-to address")),
  shipToName: nullable(text({ example: "Plant Toledo" })),
  shipToAddress1: nullable(text({ example: "2100 Summit Street" })),
  shipToAddress2: nullable(text()),
  shipToCity: nullable(text({ example: "Toledo" })),
  shipToState: nullable(text({ example: "OH" })),
  shipToZip: nullable(text({ example: "43611" })),
  shipToCountry: nullable(text({ example: "US" })),
  poNo: nullable(text({ description: "The customer's purchase order number", example: "PO-8891" })),
  taker: nullable(text({ description: "Who took the order", example: "sara" })),
  locationId: nullable(uid("The location that delivers")),
  companyId: nullable(text({ max: 8, example: "01" })),
  orderDate: datetime({ description: "When it was ordered" }),
  requestedShipDate: nullable(datetime({ description: "When the customer wants it to leave" })),
  promisedShipDate: nullable(datetime({ description: "When it is to leave" })),
  deliveryName: nullable(
    text({ description: "The delivery that the buyer chose; null where the shop chooses", example: "UPS Ground" }),
  ),
  deliveryNote: nullable(text({ description: "What the warehouse and the driver should know", example: "Dock 3" })),
  status: oneOf(["open", "held", "picking", "shipped", "invoiced", "cancelled"], {
    description: "Where the order stands",
  }),
  statusDesc: text({ description: "The status in words", example: "Being picked in the warehouse" }),
  subtotal: money({ description: "The sum of the lines", example: 28.4 }),
  taxAmount: money({ example: 2.06 }),
  ...taxOrigin,
  freightAmount: money({ example: 9.5 }),
  ...freightOrigin,
  addressCheck: nullable(AddressCheck),
  totalAmount: money({ description: "Subtotal, tax and freight", example: 39.96 }),
  currency: text({ description: "What its amounts are in, ISO 4217", example: "USD" }),
  payment: nullable(OrderPayment),
  cancelFlag: yesNo({ example: "N" }),
  deleteFlag: yesNo({ example: "N" }),
  webOrder: yesNo({ description: "Ordered on the web" }),
  orderedBy: nullable(text({ description: "The name of the user who ordered on the web", example: "Dana Whitfield" })),
  onBehalf: yesNo({ description: "Who ordered is the customer's sales representative, on their behalf", example: "N" }),
  erpState: nullable(
    oneOf(["waiting", "held", "sent"], {
      description:
        "Whether the order reached the ERP: `waiting` to be sent, `held` because the ERP could not take it as it is, `sent`; null for an order that came from there",
      example: "sent",
    }),
  ),
  lineCount: integer({
    min: 0,
    description: "How many lines it has, also when they are not in the answer",
    example: 1,
  }),
  orderLines: list(CustomerOrderLine, { description: "The lines; empty in a list without `fullDocument=Y` (R195)" }),
});

const words = ["order history", "sales order", "purchase", "reorder", "what did we order", "tracking", "backorder"];

/** Orders of a customer. */
export const customerOrders: Resource = resource("/customer/{customerId}/orders", {
  list: get("", {
    params: { customerId },
    query: {
      fullDocument: yesNo({ description: "Y answers the lines too (R195)", default: "N", example: "Y" }),
      contactId: integer({ min: 1, description: "Only orders of this contact", example: 1 }),
      cancelFlag: yesNo({ description: "Only cancelled orders (Y) or only the others (N)", example: "N" }),
      deleteFlag: yesNo({ description: "Y lists deleted orders instead", default: "N", example: "N" }),
      q: text({
        description: "An order number, a purchase order number, or the number or description of an item",
        example: "PO-7712",
      }),
      orderBy: orderBy("order_no|ASC"),
      ...paging(),
    },
    returns: list(CustomerOrder),
    summary: "List the orders of a customer",
    description:
      "Without `fullDocument=Y` the lines are left out: `orderLines` is empty and `lineCount` says how many there are.",
    words,
    tasks: [
      "open orders of an account",
      "past orders",
      "recent purchases",
      "when did they last order",
      "which orders have not shipped",
    ],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035", "R195"],
  }),
  get: get("/{orderNo}", {
    params: { customerId, orderNo: uid("The order's number") },
    returns: CustomerOrder,
    summary: "Get one order with its lines",
    words,
    tasks: [
      "status of an order",
      "details of an order",
      "has the order shipped",
      "when will my order arrive",
      "how much of the order has shipped",
    ],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
});
