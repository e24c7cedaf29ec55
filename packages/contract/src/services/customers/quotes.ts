import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  oneOf,
  orderBy,
  paging,
  quantity,
  text,
  uid,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { customerId } from "./keys.ts";

/** One line of a quote. */
export const QuoteLine: ObjectSchema = entity("QuoteLine", "One line of a quote", {
  lineNo: integer({ min: 1, example: 1 }),
  invMastUid: uid("The item"),
  itemNo: text({ max: 40, description: "The item's number", example: "MTR-075" }),
  description: text({ example: "Motor 0.75 kW" }),
  quantity: quantity({ example: 4 }),
  qtyOrdered: quantity({ description: "Ordered of it so far at the quoted price, in the same unit", example: 0 }),
  unitOfMeasure: text({ max: 8, example: "EA" }),
  unitPrice: money({ description: "The quoted price of one unit", example: 212 }),
  extendedPrice: money({ example: 848 }),
});

/** What the distributor offers a customer. */
export const Quote: ObjectSchema = entity("Quote", "What the distributor offers a customer", {
  quoteNo: uid("The quote's number"),
  customerId,
  contactId: nullable(uid("Who asked for it")),
  shipToId: nullable(uid("Where the goods would go")),
  quoteDate: datetime(),
  expirationDate: datetime({ description: "The prices hold until then" }),
  status: oneOf(["open", "accepted", "expired", "lost"], {
    description: "`expired` as soon as the expiration date is over",
  }),
  statusDesc: text({ description: "The status in words", example: "Open" }),
  subtotal: money({ example: 848 }),
  taxAmount: money({ example: 61.48 }),
  totalAmount: money({ description: "Subtotal and tax", example: 909.48 }),
  currency: text({ description: "What its amounts are in, ISO 4217", example: "USD" }),
  note: nullable(text({ description: "What was agreed", example: "Delivery in two parts" })),
  lineCount: integer({
    min: 0,
    description: "How many lines it has, also when they are not in the answer",
    example: 1,
  }),
  quoteLines: list(QuoteLine, { description: "The lines; empty in a list" }),
});

const words = ["quotation", "offer", "estimate", "bid", "proposal"];

/** Quotes for a customer. */
export const customerQuotes: Resource = resource("/customer/{customerId}/quotes", {
  list: get("", {
    params: { customerId },
    query: { orderBy: orderBy("quote_no|ASC"), ...paging() },
    returns: list(Quote),
    summary: "List the quotes for a customer",
    words,
    tasks: ["offers made to a customer", "quotes about to expire", "open offers"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035"],
  }),
  get: get("/{quoteNo}", {
    params: { customerId, quoteNo: uid("The quote's number") },
    returns: Quote,
    summary: "Get one quote with its lines",
    words,
    tasks: ["until when is an offer good", "details of an offer", "when does a quote expire"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
});
