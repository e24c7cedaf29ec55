import type { TaxDocument, TaxDocumentLine } from "../../platform/ports/tax-provider.ts";
import {
  type Decimal,
  decimal,
  greaterOf,
  lesserOf,
  numberOf,
  roundMoney,
  roundQuantity,
  sumOf,
  zero,
} from "../../values/decimal.ts";

/** Goods of an order that left: lines with how much of them, in the order's units; no lines stand for all of it. */
export interface LeftGoods {
  readonly shipmentNo: number | null;
  /** When they left. */
  readonly date: string;
  readonly lines?: readonly { readonly lineNo: number; readonly quantity: number }[];
}

/** An order as its tax provider taxed it, what left, and what of that was written down to be recorded. */
export interface RecordedSale {
  readonly documents: readonly TaxDocument[];
  readonly left: readonly LeftGoods[];
  readonly recorded: readonly { readonly shipmentNo: number | null; readonly document: TaxDocument }[];
}

/** An invoice that is to be recorded. */
export interface DueInvoice {
  readonly shipmentNo: number | null;
  readonly document: TaxDocument;
}

const one = decimal(1);

/**
 * What is to be recorded of goods that left: their part of the lines, and freight by their part of the value. Parts are
 * differences of rounded sums to what was recorded before, so that together they are the order to the cent.
 */
export function dueInvoices({ documents, left, recorded }: RecordedSale): DueInvoice[] {
  const due: DueInvoice[] = [];
  const isNew = (goods: LeftGoods) => recorded.every(({ shipmentNo }) => shipmentNo !== goods.shipmentNo);
  for (const goods of left.filter(isNew)) {
    for (const whole of documents) {
      const before = [...recorded, ...due].map(({ document }) => document);
      const document = invoiceOf(whole, goods, before);
      if (document) due.push({ shipmentNo: goods.shipmentNo, document });
    }
  }
  return due;
}

/** Whether nothing more of a sale can leave. */
export function isRecorded(documents: readonly TaxDocument[], recorded: readonly TaxDocument[]): boolean {
  return documents.every(({ lines }) => lines.every((line) => quantityIn(recorded, line).gte(line.quantity ?? 1)));
}

function invoiceOf(whole: TaxDocument, { date, lines: left }: LeftGoods, before: readonly TaxDocument[]) {
  const leaving = whole.lines.filter(({ number }) => !left || left.some(({ lineNo }) => `${lineNo}` === number));
  if (leaving.length === 0) return undefined;
  const lines = leaving.map((line) => {
    const ordered = decimal(line.quantity ?? 1);
    const had = quantityIn(before, line);
    const now = left?.find(({ lineNo }) => `${lineNo}` === line.number)?.quantity ?? ordered.minus(had);
    const until = ordered.gt(0) ? lesserOf(one, had.plus(now).div(ordered)) : one;
    return { ...line, quantity: numberOf(decimal(now)), amount: numberOf(restOf(line, until, before, whole)) };
  });
  const freight = left ? freightOf(whole, [...before, { ...whole, lines }]) : decimal(whole.freight);
  return {
    ...whole,
    type: "SalesInvoice" as const,
    date,
    lines,
    freight: numberOf(restOfFreight(freight, before, whole)),
  };
}

/** Freight by the value of the lines in documents; all of it where the goods cost nothing. */
function freightOf(whole: TaxDocument, documents: readonly TaxDocument[]): Decimal {
  const value = sumOf(whole.lines.map(({ amount }) => decimal(amount)));
  const reached = sumOf(whole.lines.map((line) => amountIn(documents, line)));
  return reached.gte(value) ? decimal(whole.freight) : decimal(whole.freight).times(reached).div(value);
}

/**
 * What is to be returned of a recorded invoice once so much of it went back in all; undefined where that is nothing.
 *
 * @param share how much of what was taken went back until now, from 0 to 1
 * @param returned what was returned of it before
 */
export function dueReturn(
  invoice: TaxDocument,
  share: Decimal,
  returned: readonly TaxDocument[],
  date: string,
): TaxDocument | undefined {
  const until = lesserOf(one, share);
  const lines = invoice.lines.flatMap((line) => {
    const amount = restOf(line, until, returned, invoice);
    const quantity = roundQuantity(decimal(line.quantity ?? 1).times(until)).minus(quantityIn(returned, line));
    return amount.gt(0) ? [{ ...line, quantity: numberOf(greaterOf(quantity, zero)), amount: numberOf(amount) }] : [];
  });
  const freight = restOfFreight(decimal(invoice.freight).times(until), returned, invoice);
  if (lines.length === 0 && freight.lte(0)) return undefined;
  return { ...invoice, type: "ReturnInvoice", date, lines, freight: numberOf(freight) };
}

/** What a line comes to by its share, less what documents before have of it. */
function restOf(line: TaxDocumentLine, share: Decimal, before: readonly TaxDocument[], { currencyCode }: TaxDocument) {
  const amount = roundMoney(decimal(line.amount).times(share), currencyCode);
  return greaterOf(zero, amount.minus(amountIn(before, line)));
}

function restOfFreight(freight: Decimal, before: readonly TaxDocument[], { currencyCode }: TaxDocument): Decimal {
  const had = sumOf(before.map((document) => decimal(document.freight)));
  return greaterOf(zero, roundMoney(freight, currencyCode).minus(had));
}

function amountIn(documents: readonly TaxDocument[], line: TaxDocumentLine): Decimal {
  return sumOf(sameLines(documents, line).map(({ amount }) => decimal(amount)));
}

function quantityIn(documents: readonly TaxDocument[], line: TaxDocumentLine): Decimal {
  return sumOf(sameLines(documents, line).map(({ quantity = 1 }) => decimal(quantity)));
}

function sameLines(documents: readonly TaxDocument[], { number }: TaxDocumentLine): TaxDocumentLine[] {
  return documents.flatMap(({ lines }) => lines.filter((line) => line.number === number));
}

/** What a document is about: goods and freight, without tax. */
export function amountOf({ lines, freight }: TaxDocument): number {
  return numberOf(sumOf([...lines.map(({ amount }) => decimal(amount)), decimal(freight)]));
}
