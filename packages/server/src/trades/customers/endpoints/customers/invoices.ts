import type { CustomersOperations, Invoice, InvoiceLine } from "@purvey/contract/generated/customers";
import { Invoice as InvoiceSchema, InvoiceLine as LineSchema } from "@purvey/contract/services/customers/invoices";
import sql, { join, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../../../platform/db/columns.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";
import { branchDay } from "../../../../platform/settings/branch-day.ts";
import { pageOfCustomer } from "../../access.ts";
import { documentMatches } from "../../document-search.ts";
import { linesOf } from "../../order-rows.ts";

/** What an invoice still asks for: nothing once it is paid or void. `alias` is the table `invoice_hdr`. */
export function invoiceBalance(alias: Sql): Sql {
  return sql`case when ${alias}.status = 'open' then ${alias}.total_amount - ${alias}.amount_paid else 0 end`;
}

const derived = new Set([
  "balanceDue",
  "paidInFull",
  "status",
  "statusDesc",
  "daysPastDue",
  "lineCount",
  "freightSource",
  "freightSetBy",
]);
const balance = invoiceBalance(sql`h`);
const today = branchDay(sql`h.site_id`, sql`h.customer_id`);
const select = sql`
  ${selectFields(
    columnFields(InvoiceSchema).filter((field) => !derived.has(field)),
    "h",
  )}, ${balance} as "balanceDue",
  case when ${balance} = 0 then 'Y' else 'N' end as "paidInFull",
  case when h.status = 'open' and ${balance} = 0 then 'paid' else h.status end as status,
  case when ${balance} > 0 and h.due_date::date < ${today} then ${today} - h.due_date::date else 0 end as "daysPastDue",
  ${balance} > 0 and h.due_date::date < ${today} as "isPastDue",
  o.freight_source as "freightSource", (select u.name from users u where u.site_id = o.site_id and u.id = o.freight_set_by) as "freightSetBy",
  (select count(*) from invoice_line l where l.site_id = h.site_id and l.invoice_no = h.invoice_no) as "lineCount"`;

/** Invoices `h` with the order `o` that each is of. */
const from = sql`from invoice_hdr h left join order_hdr o on o.site_id = h.site_id and o.order_no = h.order_no`;

const lines = {
  table: "invoice_line",
  key: "invoice_no",
  select: sql`l.item_id as "itemNo", ${selectFields(
    columnFields(LineSchema).filter((field) => field !== "itemNo"),
    "l",
  )}`,
};

const statusTexts: Readonly<Record<Invoice["status"], string>> = { open: "Open", paid: "Paid", void: "Void" };

type InvoiceRow = Omit<Invoice, "statusDesc" | "invoiceLines"> & { isPastDue: boolean };

function invoiceOf({ isPastDue, ...row }: InvoiceRow, invoiceLines: InvoiceLine[]): Invoice {
  return { ...row, statusDesc: isPastDue ? "Past due" : statusTexts[row.status], invoiceLines };
}

type ListInput = Received<CustomersOperations["customer.invoices.list"]>;

function conditions(input: ListInput, context: Context): Sql {
  const found = [sql`h.site_id = ${context.site}`, sql`h.customer_id = ${input.customerId}`];
  if (input.paidInFull !== undefined) found.push(input.paidInFull === "Y" ? sql`${balance} = 0` : sql`${balance} <> 0`);
  if (input.shipToId !== undefined) found.push(sql`h.ship_to_id = ${input.shipToId}`);
  const searched = { numbers: ["invoice_no", "order_no"], lines: "invoice_line", key: "invoice_no" };
  return join([...found, ...documentMatches(searched, input.q)], " and ");
}

/**
 * An invoice with its lines, if a condition on `invoice_hdr h` holds.
 *
 * @throws RESOURCE_NOT_FOUND when it does not hold, or there is no such invoice.
 */
export async function readInvoice(invoiceNo: number, condition: Sql, context: Context): Promise<Invoice> {
  const row = await context.db.first<InvoiceRow>(sql`
    select ${select} ${from}
    where h.site_id = ${context.site} and h.invoice_no = ${invoiceNo} and ${condition}`);
  if (!row) throw notFound("invoice", invoiceNo);
  const found = await linesOf<InvoiceLine>(context, lines, [invoiceNo]);
  return invoiceOf(row, found.get(invoiceNo) ?? []);
}

type InvoiceOperations = Pick<CustomersOperations, "customer.invoices.list" | "customer.invoices.get">;

/** Invoices of a customer. */
export const invoiceHandlers: Handlers<InvoiceOperations> = {
  "customer.invoices.list": async (input, context) => {
    const page = await pageOfCustomer(context, input.customerId, () =>
      queryPage<InvoiceRow>(context.db, {
        select,
        from: sql`${from} where ${conditions(input, context)}`,
        order: sql`order by h.invoice_no desc`,
        limit: input.limit,
        offset: input.offset,
      }),
    );
    return { data: page.data.map((row) => invoiceOf(row, [])), total: page.total };
  },
  "customer.invoices.get": async ({ customerId, invoiceNo }, context) => {
    return readInvoice(invoiceNo, sql`h.customer_id = ${customerId}`, context);
  },
};
