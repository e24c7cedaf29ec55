import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  oneOf,
  paging,
  quantity,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { customerId } from "./keys.ts";
import { freightOrigin } from "./orders.ts";

/** One line of an invoice. */
export const InvoiceLine: ObjectSchema = entity("InvoiceLine", "One line of an invoice", {
  lineNo: integer({ min: 1, example: 1 }),
  invMastUid: uid("The item"),
  itemNo: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  description: text({ example: "Hex bolt M8 x 40 zinc" }),
  quantity: quantity({ example: 2 }),
  unitOfMeasure: text({ max: 8, example: "BX" }),
  unitPrice: money({ example: 14.2 }),
  extendedPrice: money({ example: 28.4 }),
});

/** What a customer is asked to pay. */
export const Invoice: ObjectSchema = entity("Invoice", "What a customer is asked to pay", {
  invoiceNo: uid("The invoice's number"),
  customerId,
  shipToId: nullable(uid("Where the goods went")),
  orderNo: nullable(uid("The order that is invoiced")),
  poNo: nullable(text({ description: "The customer's purchase order number", example: "PO-8891" })),
  invoiceDate: datetime(),
  dueDate: datetime({ description: "To be paid by then" }),
  subtotal: money({ example: 28.4 }),
  taxAmount: money({ example: 2.06 }),
  freightAmount: money({ example: 9.5 }),
  ...freightOrigin,
  totalAmount: money({ description: "Subtotal, tax and freight", example: 39.96 }),
  amountPaid: money({ example: 0 }),
  currency: text({ description: "What its amounts are in, ISO 4217", example: "USD" }),
  balanceDue: money({ description: "What is still to be paid; 0 for a void invoice", example: 39.96 }),
  paidInFull: yesNo({ description: "Nothing is left to pay", example: "N" }),
  status: oneOf(["open", "paid", "void"], { description: "Where the invoice stands" }),
  statusDesc: text({ description: "The status in words", example: "Past due" }),
  daysPastDue: integer({
    min: 0,
    description: "Days since the due date while something is to be paid, otherwise 0",
    example: 0,
  }),
  lineCount: integer({
    min: 0,
    description: "How many lines it has, also when they are not in the answer",
    example: 1,
  }),
  invoiceLines: list(InvoiceLine, { description: "The lines; empty in a list" }),
});

const words = ["bill", "accounts receivable", "what do we owe", "payment", "statement", "past due"];

/** Invoices of a customer. */
export const customerInvoices: Resource = resource("/customer/{customerId}/invoices", {
  list: get("", {
    params: { customerId },
    query: {
      paidInFull: yesNo({ description: "Only paid invoices (Y) or only open ones (N)", example: "N" }),
      shipToId: integer({ min: 1, description: "Only invoices for this ship-to", example: 1 }),
      q: text({
        description: "An invoice, order or purchase order number, or the number or description of an item",
        example: "PO-8891",
      }),
      ...paging(),
    },
    returns: list(Invoice),
    summary: "List the invoices of a customer",
    words,
    tasks: ["unpaid bills", "open bills", "billing history", "how much do they owe us", "which bills are overdue"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
    rules: ["R034", "R035"],
  }),
  get: get("/{invoiceNo}", {
    params: { customerId, invoiceNo: uid("The invoice's number") },
    returns: Invoice,
    summary: "Get one invoice with its lines",
    words,
    tasks: ["open one bill", "details of a bill", "show one invoice"],
    permission: "customer.read",
    scope: ofCustomer({ customerId: "customer" }),
  }),
});
