import type { Invoice } from "@purvey/contract/generated/customers";
import { type PrintLanguage, type Writer, writerOf } from "../../providers/pdf/writer.ts";

/** What an invoice says to its reader. */
interface Phrases {
  readonly copy: (orderNo: string | undefined) => string;
  readonly isVoid: string;
  readonly paid: string;
  readonly pay: (amount: string, day: string, invoiceNo: number) => string;
}

const phrases: Readonly<Record<PrintLanguage, Phrases>> = {
  en: {
    copy: (orderNo) => (orderNo === undefined ? "Copy." : `Copy. Order ${orderNo}.`),
    isVoid: "This invoice is void; nothing is to be paid.",
    paid: "Paid in full. Thank you.",
    pay: (amount, day, invoiceNo) => `Please pay ${amount} by ${day}, naming invoice ${invoiceNo}.`,
  },
  de: {
    copy: (orderNo) => (orderNo === undefined ? "Zweitschrift." : `Zweitschrift. Auftrag ${orderNo}.`),
    isVoid: "Diese Rechnung ist storniert; es ist nichts zu zahlen.",
    paid: "Vollständig bezahlt. Vielen Dank.",
    pay: (amount, day, invoiceNo) =>
      `Bitte zahlen Sie ${amount} bis ${day} und nennen Sie dabei Rechnung ${invoiceNo}.`,
  },
};

/** What the reader of a printed invoice is to do, in the language it is printed in. */
export function invoiceNotes(invoice: Invoice, language?: PrintLanguage): string {
  const writer = writerOf(language, invoice.currency);
  const { copy } = phrases[writer.language];
  return `${copy(invoice.orderNo === null ? undefined : String(invoice.orderNo))} ${dueOf(invoice, writer)}`;
}

function dueOf(invoice: Invoice, writer: Writer): string {
  const { isVoid, paid, pay } = phrases[writer.language];
  if (invoice.status === "void") return isVoid;
  if (invoice.balanceDue <= 0) return paid;
  const open = `${writer.money(invoice.balanceDue)} ${invoice.currency}`;
  return pay(open, writer.day(invoice.dueDate) ?? "", invoice.invoiceNo);
}
