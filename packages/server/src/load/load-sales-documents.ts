import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import type { CsvRow } from "./csv-row.ts";
import { type LinesTable, linesOf, reportLines } from "./document-lines.ts";
import { inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import { type OrderLine, readOrderLines } from "./order-lines.ts";

/** Documents of one kind: their files, and the tables they go to. */
interface DocumentKind {
  readonly title: string;
  readonly file: string;
  readonly lines: LinesTable;
  readonly hdr: string;
  readonly line: string;
  /** The column with the number of the document, in both tables. */
  readonly number: string;
  /** What only documents of this kind say. */
  read(row: CsvRow, context: LoadContext): Row;
}

/** A document with its lines; `line` is where its head stands in the file. */
interface DocumentRecord {
  readonly line: number;
  readonly orderNo: number;
  readonly row: Row;
  readonly lines: readonly OrderLine[];
}

/** `SalesQuoteHeader.csv`, `SalesQuoteDetail.csv`: quotes, each with all its lines or not at all. */
export const loadQuotes: LoadStep = documentStep({
  title: "quotes",
  file: "SalesQuoteHeader.csv",
  lines: {
    file: "SalesQuoteDetail.csv",
    noun: "a quote",
    orderColumn: "SalesQuoteID",
    detailColumn: "SalesQuoteDetailID",
  },
  hdr: "quote_hdr",
  line: "quote_line",
  number: "quote_no",
  read: (row) => {
    const [made, ends] = [row.date("QuoteDate"), row.date("ExpirationDate")];
    if (ends < made) row.refuse("ExpirationDate", `is ${ends}, before the QuoteDate ${made}`);
    return {
      quote_date: made,
      expiration_date: ends,
      status: quoteStatus(row),
      note: row.optionalText("Comment") ?? null,
    };
  },
});

/** `SalesInvoiceHeader.csv`, `SalesInvoiceDetail.csv`: invoices, each with all its lines or not at all. */
export const loadInvoices: LoadStep = documentStep({
  title: "invoices",
  file: "SalesInvoiceHeader.csv",
  lines: {
    file: "SalesInvoiceDetail.csv",
    noun: "an invoice",
    orderColumn: "SalesInvoiceID",
    detailColumn: "SalesInvoiceDetailID",
  },
  hdr: "invoice_hdr",
  line: "invoice_line",
  number: "invoice_no",
  read: (row, context) => {
    const [freight, total, paid] = [row.amount("Freight"), row.amount("TotalDue"), row.amount("AmountPaid")];
    if (paid.gt(total))
      row.refuse("AmountPaid", `is ${paid.toString()}, more than the ${total.toString()} of TotalDue`);
    const [made, due] = [row.date("InvoiceDate"), row.date("DueDate")];
    if (due < made) row.refuse("DueDate", `is ${due}, before the InvoiceDate ${made}`);
    return {
      invoice_date: made,
      due_date: due,
      order_no: orderOf(row, context),
      po_no: row.optionalText("PurchaseOrderNumber", 40) ?? null,
      freight_amount: freight.toFixed(),
      amount_paid: paid.toFixed(),
      status: paid.eq(total) ? "paid" : "open",
    };
  },
});

function orderOf(row: CsvRow, { orders }: LoadContext): number | null {
  const order = row.optionalInteger("SalesOrderID");
  if (order === undefined) return null;
  const customerId = orders.get(order);
  if (customerId === undefined) return row.refuse("SalesOrderID", `is ${order}, which was not loaded`);
  if (customerId === row.integer("CustomerID")) return order;
  return row.refuse("SalesOrderID", `is ${order}, an order of customer ${customerId}`);
}

const quoteStatuses: Readonly<Record<number, string>> = { 1: "open", 2: "accepted", 3: "expired", 4: "lost" };

function quoteStatus(row: CsvRow): string {
  const status = row.integer("Status");
  return quoteStatuses[status] ?? row.refuse("Status", `is ${status}; known are 1, 2, 3, 4`);
}

function documentStep(kind: DocumentKind): LoadStep {
  return {
    title: kind.title,
    async run(context) {
      const { db, folder, report } = context;
      const lines = await readOrderLines(context, kind.lines);
      const found = await folder.readByKey(kind.file, kind.lines.orderColumn, (row, orderNo): DocumentRecord => {
        const own = linesOf(row, orderNo, lines);
        return { line: row.line, orderNo, lines: own, row: headerRow(row, orderNo, kind, context) };
      });
      const records = await refuseOwn(context, kind, [...found.values()]);
      await inSlices(db, records, 400, (transaction, slice) => storeDocuments(transaction, context, kind, slice));
      reportLines(report, lines, records);
      report.stored(kind.file, records.length);
    },
  };
}

function headerRow(row: CsvRow, orderNo: number, kind: DocumentKind, context: LoadContext): Row {
  const customerId = row.key("CustomerID");
  const customer = context.customers.get(customerId);
  if (!customer) return row.refuse("CustomerID", `is ${customerId}, who was not loaded`);
  return {
    [kind.number]: orderNo,
    customer_id: customerId,
    ship_to_id: customer.shipTos.get(row.optionalInteger("ShipToAddressID") ?? 0) ?? null,
    subtotal: row.amount("SubTotal").toFixed(),
    tax_amount: row.amount("TaxAmt").toFixed(),
    total_amount: row.amount("TotalDue").toFixed(),
    loaded_from: kind.file,
    ...kind.read(row, context),
  };
}

/** Refuses documents whose number one has that was made on the site. */
async function refuseOwn(
  { db, site, report }: LoadContext,
  { file, hdr, number, lines: { noun, orderColumn: column } }: DocumentKind,
  records: readonly DocumentRecord[],
): Promise<DocumentRecord[]> {
  const rows = await db.query<{ no: number }>(sql`
    select ${raw(number)} as no from ${raw(hdr)} where site_id = ${site} and loaded_from is null
      and ${raw(number)} = any(${records.map(({ orderNo }) => orderNo)}::bigint[])`);
  const taken = new Set(rows.map(({ no }) => no));
  return records.filter(({ orderNo, line }) => {
    if (!taken.has(orderNo)) return true;
    report.refuse({ file, line, column, reason: `is ${orderNo}, the number of ${noun} that was made on the site` });
    return false;
  });
}

async function storeDocuments(
  db: Queryable,
  context: LoadContext,
  { hdr, line, number }: DocumentKind,
  records: readonly DocumentRecord[],
): Promise<void> {
  const headers = records.map(({ row }) => row);
  await storeRows(db, context, hdr, [number], headers);
  const [numbers, counts] = [records.map(({ orderNo }) => orderNo), records.map(({ lines }) => lines.length)];
  await db.execute(sql`
    delete from ${raw(line)} l using unnest(${numbers}::bigint[], ${counts}::integer[]) as n (no, lines)
    where l.site_id = ${context.site} and l.${raw(number)} = n.no and l.line_no > n.lines`);
  const rows = records.flatMap(({ orderNo, lines }) =>
    lines.map((sold, index) => ({
      [number]: orderNo,
      line_no: index + 1,
      inv_mast_uid: sold.uid,
      item_id: context.items.get(sold.uid)?.itemId,
      description: context.items.get(sold.uid)?.itemDesc,
      quantity: sold.quantity,
      unit_of_measure: "EA",
      unit_price: sold.price,
      extended_price: sold.extended,
    })),
  );
  await storeRows(db, context, line, [number, "line_no"], rows);
}
