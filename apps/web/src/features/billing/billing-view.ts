import type { Invoice, Quote } from "@purvey/contract/generated/customers";
import type { StatusShape } from "@purvey/ui/data/status";
import { sumMoney } from "@purvey/ui/format";
import type { CsvCell } from "../../shared/csv/format-csv.ts";

/** The shape of an invoice's status: paid, to be paid, or late. */
export function invoiceShape({ status, daysPastDue }: Pick<Invoice, "status" | "daysPastDue">): StatusShape {
  if (status === "paid") return "ok";
  if (status === "void") return "neutral";
  return daysPastDue > 0 ? "out" : "open";
}

/** The code whose words say where an invoice stands; one that is late stands out of the open ones. */
export function invoiceStatus({ status, daysPastDue }: Pick<Invoice, "status" | "daysPastDue">) {
  return status === "open" && daysPastDue > 0 ? "pastDue" : status;
}

/** Invoices as they want to be looked at: what is to be paid first, the longest due before the others, then the newest. */
export function inPayingOrder<Bill extends Pick<Invoice, "invoiceNo" | "status" | "dueDate">>(
  invoices: readonly Bill[],
): Bill[] {
  const open = invoices.filter(({ status }) => status === "open");
  const others = invoices.filter(({ status }) => status !== "open");
  return [
    ...open.sort((one, other) => (one.dueDate ?? "").localeCompare(other.dueDate ?? "")),
    ...others.sort((one, other) => other.invoiceNo - one.invoiceNo),
  ];
}

/** What is still to be paid in a currency. */
export type Balance = Pick<Invoice, "balanceDue" | "currency">;

/** The sums that are still to be paid, one a currency; nothing where nothing is. */
export function balancesOf(invoices: readonly Balance[]): Balance[] {
  const owed = invoices.filter(({ balanceDue }) => balanceDue !== 0);
  return [...new Set(owed.map(({ currency }) => currency))].map((currency) => {
    const amounts = owed.filter((bill) => bill.currency === currency).map(({ balanceDue }) => balanceDue);
    return { balanceDue: sumMoney(amounts, currency), currency };
  });
}

/** The columns of the file of invoices, by the fields they hold. */
export const invoiceFields = [
  "invoiceNo",
  "orderNo",
  "poNo",
  "invoiceDate",
  "dueDate",
  "totalAmount",
  "amountPaid",
  "balanceDue",
  "statusDesc",
  "daysPastDue",
] as const satisfies readonly (keyof Invoice)[];

/** What the rows of the file of invoices are written with. */
export interface InvoiceWords {
  readonly heading: (field: (typeof invoiceFields)[number] | "currency") => string;
  /** The status as the person reads it. */
  readonly statusOf: (invoice: Invoice) => string;
}

/** The rows of the file of invoices below their headings. */
export function invoiceRows(invoices: readonly Invoice[], { heading, statusOf }: InvoiceWords): CsvCell[][] {
  const cell = (invoice: Invoice, field: (typeof invoiceFields)[number]) =>
    field === "statusDesc" ? statusOf(invoice) : invoice[field];
  return [
    [...invoiceFields.map(heading), heading("currency")],
    ...invoices.map((invoice) => [...invoiceFields.map((field) => cell(invoice, field)), invoice.currency]),
  ];
}

/**
 * Whole days after this one on which an open quote's prices still hold: 0 on its last day, also on a device where that day
 * is over already. Its status says when they do no more, by the day at the customer's branch.
 */
export function daysLeft({ expirationDate }: Pick<Quote, "expirationDate">, now: Date): number {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  return Math.max(0, (Date.parse(expirationDate.slice(0, 10)) - today) / 86_400_000);
}

/** The quotes that can still be ordered, those whose prices hold shortest first. */
export function openQuotes<Offered extends Pick<Quote, "status" | "expirationDate">>(
  quotes: readonly Offered[],
): Offered[] {
  return quotes
    .filter(({ status }) => status === "open")
    .sort((one, other) => one.expirationDate.localeCompare(other.expirationDate));
}

/** The shape of a quote's status; one that soon expires stands out. */
export function quoteShape(quote: Pick<Quote, "status" | "expirationDate">, now: Date): StatusShape {
  if (quote.status === "accepted") return "ok";
  if (quote.status !== "open") return "neutral";
  return daysLeft(quote, now) <= 7 ? "low" : "open";
}
