import { datetime, type Fields, input, integer, list, nullable, number, required, text } from "@purvey/contract/fields";
import type { ObjectSchema } from "@purvey/contract/schema";
import { lineAmount, sumOf } from "../figures.ts";
import type { Sheet } from "../sheet.ts";
import { type Column, printTable } from "../table.ts";
import type { Word, Writer } from "../writer.ts";
import { printHeading } from "./heading.ts";
import { type Party, PartyData, printParties } from "./party.ts";
import { type Density, densities, type PdfTemplate, template } from "./template.ts";

interface TradeLine {
  readonly lineNo?: number | null;
  readonly itemId: string;
  readonly itemDesc?: string | null;
  readonly quantity: number;
  readonly unitOfMeasure: string;
  readonly unitPrice?: number | null;
  readonly extendedPrice?: number | null;
  readonly note?: string | null;
}

interface TradeData {
  readonly poNo?: string | null;
  readonly customerId?: number | string | null;
  readonly salesRep?: string | null;
  readonly terms?: string | null;
  readonly carrier?: string | null;
  readonly currency?: string | null;
  readonly company?: Party;
  readonly billTo?: Party;
  readonly shipTo?: Party;
  readonly lines: readonly TradeLine[];
  readonly subtotal?: number | null;
  readonly freight?: number | null;
  readonly tax?: number | null;
  readonly total?: number | null;
  readonly surcharge?: number | null;
  readonly charged?: number | null;
  readonly paidWith?: string | null;
  readonly amountPaid?: number | null;
  readonly notes?: string | null;
  readonly [field: string]: unknown;
}

const fact = nullable(text({ max: 200 }));
const amount = nullable(number());

const TradeLineData: ObjectSchema = input("PdfTradeLine", "A line of an order, a quote or an invoice", {
  lineNo: nullable(integer({ min: 0 })),
  itemId: required(text({ min: 1, max: 40 })),
  itemDesc: nullable(text({ max: 2000 })),
  quantity: required(number()),
  unitOfMeasure: required(text({ min: 1, max: 8 })),
  unitPrice: amount,
  extendedPrice: amount,
  note: nullable(text({ max: 2000 })),
});

const commonFields: Fields = {
  poNo: fact,
  customerId: { type: ["string", "number", "null"] },
  salesRep: fact,
  terms: fact,
  carrier: fact,
  currency: fact,
  company: PartyData,
  billTo: PartyData,
  shipTo: PartyData,
  lines: required(list(TradeLineData, { min: 1, max: 5000, message: "At least one line is required" })),
  subtotal: amount,
  freight: amount,
  tax: amount,
  total: amount,
  surcharge: amount,
  charged: amount,
  paidWith: fact,
  amountPaid: amount,
  notes: nullable(text({ max: 4000 })),
};

/** What tells the kinds of trade documents apart. */
interface TradeKind {
  readonly documentType: "order" | "quote" | "invoice";
  readonly kind: "Order" | "Quote" | "Invoice";
  /** The field that holds the document's number. */
  readonly number: string;
  /** Its dates, with their names in print. */
  readonly dates: Readonly<Record<string, Word>>;
}

const kinds: readonly TradeKind[] = [
  {
    documentType: "order",
    kind: "Order",
    number: "orderNo",
    dates: { orderDate: "Order date", requestedDate: "Requested for", promiseDate: "Promised for" },
  },
  {
    documentType: "quote",
    kind: "Quote",
    number: "quoteNo",
    dates: { quoteDate: "Quote date", expirationDate: "Valid until" },
  },
  {
    documentType: "invoice",
    kind: "Invoice",
    number: "invoiceNo",
    dates: { invoiceDate: "Invoice date", dueDate: "Due" },
  },
];

function schemaOf({ documentType, kind, number: field, dates }: TradeKind): ObjectSchema {
  return input(`Pdf${kind}`, `The ${documentType} to print`, {
    [field]: required({ type: ["string", "number"] }),
    ...Object.fromEntries(Object.keys(dates).map((name) => [name, nullable(datetime())])),
    ...commonFields,
  });
}

/** Each column's part of the width; compact documents are long ones, whose descriptions should take one line each. */
const shares = {
  standard: { line: 3, item: 9, description: 18, quantity: 6, unit: 4, price: 7, amount: 8 },
  compact: { line: 3, item: 8, description: 24, quantity: 5, unit: 3.5, price: 6, amount: 6.5 },
} as const;

function columnsOf(currency: string | null | undefined, density: keyof typeof shares): Column<TradeLine>[] {
  const share = shares[density];
  return [
    { title: "Line", share: share.line, text: ({ lineNo }) => String(lineNo ?? "") },
    { title: "Item", share: share.item, face: "number", text: ({ itemId }) => itemId },
    {
      title: "Description",
      share: share.description,
      text: ({ itemDesc, note }) => [itemDesc, note].filter(Boolean).join("\n"),
    },
    {
      title: "Quantity",
      share: share.quantity,
      align: "right",
      text: ({ quantity }, write) => write.quantity(quantity),
    },
    { title: "Unit", share: share.unit, text: ({ unitOfMeasure }) => unitOfMeasure },
    {
      title: "Price",
      unit: currency,
      share: share.price,
      align: "right",
      text: ({ unitPrice }, write) => write.money(unitPrice, 4),
    },
    {
      title: "Amount",
      unit: currency,
      share: share.amount,
      align: "right",
      text: (line, write) => write.money(amountOf(line, currency)),
    },
  ];
}

function amountOf({ quantity, unitPrice, extendedPrice }: TradeLine, currency?: string | null): number | null {
  return lineAmount(quantity, unitPrice, extendedPrice, currency);
}

type TotalsRow = readonly [name: string, value: number | null | undefined, bold: boolean];

/** The rows of the sums that there are. */
function totalsOf(data: TradeData, { say }: Writer): readonly TotalsRow[] {
  const lines = sumOf(data.lines.map((line) => amountOf(line, data.currency)));
  const subtotal = data.subtotal ?? lines;
  const total = data.total ?? sumOf([subtotal, data.freight ?? null, data.tax ?? null]);
  const paid = data.amountPaid ?? null;
  const rows: readonly TotalsRow[] = [
    [say("Subtotal"), subtotal, false],
    [say("Freight"), data.freight, false],
    [say("Tax"), data.tax, false],
    [[say("Total"), data.currency].filter(Boolean).join(" "), total, true],
    [say("Card surcharge"), data.surcharge, false],
    [`${say("To pay by")} ${data.paidWith || say("the card")}`, data.charged, true],
    [say("Paid"), paid, false],
    [say("Open"), paid === null ? null : sumOf([total, -paid]), true],
  ];
  return rows.filter(([, value]) => value !== null && value !== undefined);
}

/** How high the sums are. */
function heightOf(totals: readonly TotalsRow[], size: number): number {
  return 6 + totals.length * (size + 5);
}

function printTotals(sheet: Sheet, totals: readonly TotalsRow[], size: number): void {
  sheet.ensure(heightOf(totals, size));
  sheet.y += 6;
  for (const [name, value, bold] of totals) {
    const style = { size, face: bold ? "bold" : "text", align: "right" } as const;
    sheet.put(name, sheet.left, sheet.y, sheet.width - 100, style);
    sheet.put(sheet.writer.money(value), sheet.left + sheet.width - 92, sheet.y, 92, style);
    sheet.y += size + 5;
  }
}

function tradeTemplate(kind: TradeKind, { templateId, size, padding }: Density): PdfTemplate {
  const numberOf = (data: TradeData) => String(data[kind.number]);
  return template<TradeData>({
    documentType: kind.documentType,
    templateId,
    schema: schemaOf(kind),
    margin: 15,
    numbered: true,
    title: (data, { say }) => `${say(kind.kind)} ${numberOf(data)}`,
    print(sheet, data) {
      const dates = Object.entries(kind.dates).map(([field, name]) => [name, sheet.writer.day(data[field])] as const);
      printHeading(sheet, {
        company: data.company,
        kind: sheet.writer.say(kind.kind),
        number: numberOf(data),
        facts: [...dates, ...factsOf(data)],
        barcode: templateId === "standard",
      });
      printParties(sheet, [
        ["Sold by", data.company],
        ["Bill to", data.billTo],
        ["Ship to", data.shipTo],
      ]);
      const totals = totalsOf(data, sheet.writer);
      const below = heightOf(totals, size + 0.5);
      printTable(sheet, columnsOf(data.currency, templateId), data.lines, { size, padding, below });
      printTotals(sheet, totals, size + 0.5);
      if (!data.notes) return;
      sheet.y += 10;
      sheet.line(data.notes, { size });
    },
  });
}

function factsOf(data: TradeData): (readonly [Word, string | null | undefined])[] {
  const customer = data.customerId === null || data.customerId === undefined ? null : String(data.customerId);
  return [
    ["PO number", data.poNo],
    ["Customer", customer],
    ["Terms", data.terms],
    ["Carrier", data.carrier],
    ["Sales representative", data.salesRep],
  ];
}

/** Orders, quotes and invoices, each `standard` and `compact`. */
export const tradeTemplates: readonly PdfTemplate[] = kinds.flatMap((kind) =>
  densities.map((density) => tradeTemplate(kind, density)),
);
