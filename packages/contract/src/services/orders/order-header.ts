import {
  datetime,
  entity,
  list,
  nullable,
  omit,
  oneOf,
  orderBy,
  paging,
  pick,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
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

/** An order with its lines and everything that came of it. */
export const OrderDocument: ObjectSchema = entity("OrderDocument", "An order with its lines and what came of it", {
  ...CustomerOrder.properties,
  ...furtherFields,
  pickTickets: list(uid(), { description: "The numbers of its pick tickets" }),
  invoices: list(OrderInvoice, { description: "Its invoices, oldest first" }),
});

const TrackedLine: ObjectSchema = entity("TrackedLine", "A line of an order that is followed", {
  ...pick(CustomerOrderLine, "lineNo", "itemNo", "description", "quantity", "unitOfMeasure", "qtyShipped"),
});

/** An order as whoever has its number and postal code sees it: where it is, without prices, people or addresses. */
export const TrackedOrder: ObjectSchema = entity("TrackedOrder", "Where an order is, for who has its number", {
  ...pick(CustomerOrder, "orderNo", "orderDate", "requestedShipDate", "promisedShipDate", "status", "statusDesc"),
  ...pick(CustomerOrder, "shipToCity", "shipToState"),
  locationName: nullable(text({ description: "The location that delivers", example: "Toledo" })),
  orderLines: list(TrackedLine, { description: "What was ordered, and how much of it is on its way" }),
});

/** The filters of lists of orders. */
export const orderFilters: Record<string, Schema> = {
  q: text({
    max: 100,
    description:
      "An order number, part of a purchase order number or of the customer's name, or an item's number whatever its dashes",
    example: "PO-8891",
  }),
  completed: yesNo({ description: "Only completed orders (Y) or only those under way (N)", example: "N" }),
  dateOrderCompleted: datetime({
    description: "Only orders completed at this moment or later",
    example: "2026-01-01 00:00:00",
  }),
  class1Id: text({ max: 40, description: "Only orders of this first class", example: "FAB" }),
  taker: text({ max: 40, description: "Only orders taken by this person, case aside", example: "WEB" }),
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
