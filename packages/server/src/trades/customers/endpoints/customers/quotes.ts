import type { CustomersOperations, Quote, QuoteLine } from "@purvey/contract/generated/customers";
import { QuoteLine as LineSchema, Quote as QuoteSchema } from "@purvey/contract/services/customers/quotes";
import sql from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";
import { branchDay } from "../../../../platform/settings/branch-day.ts";
import { pageOfCustomer } from "../../access.ts";
import { linesOf } from "../../order-rows.ts";

const derived = new Set(["status", "statusDesc", "lineCount"]);
const columns = columnFields(QuoteSchema).filter((field) => !derived.has(field));
const from = sql`from quote_hdr h cross join lateral (
  select case when h.status = 'open' and h.expiration_date::date < ${branchDay(sql`h.site_id`, sql`h.customer_id`)}
    then 'expired' else h.status end as status) x`;
const expressions = {
  ...Object.fromEntries(columns.map((field) => [snakeCase(field), `h.${snakeCase(field)}`])),
  status: "x.status",
};

const select = sql`${selectFields(columns, "h")}, x.status, (
  select count(*) from quote_line l where l.site_id = h.site_id and l.quote_no = h.quote_no) as "lineCount"`;

const lines = {
  table: "quote_line",
  key: "quote_no",
  select: sql`l.item_id as "itemNo", ${selectFields(
    columnFields(LineSchema).filter((field) => field !== "itemNo"),
    "l",
  )}`,
};

const statusTexts: Readonly<Record<Quote["status"], string>> = {
  open: "Open",
  accepted: "Accepted",
  expired: "Expired",
  lost: "Declined",
};

type QuoteRow = Omit<Quote, "statusDesc" | "quoteLines">;

function quoteOf(row: QuoteRow, quoteLines: QuoteLine[]): Quote {
  return { ...row, statusDesc: statusTexts[row.status], quoteLines };
}

type QuoteOperations = Pick<CustomersOperations, "customer.quotes.list" | "customer.quotes.get">;

/** Quotes for a customer; an open one is expired as soon as its date is over. */
export const quoteHandlers: Handlers<QuoteOperations> = {
  "customer.quotes.list": async (input, context) => {
    const page = await pageOfCustomer(context, input.customerId, () =>
      queryPage<QuoteRow>(context.db, {
        select,
        from: sql`${from} where h.site_id = ${context.site} and h.customer_id = ${input.customerId}`,
        order: orderBy(input.orderBy, [...columns, "status"], "h.quote_no", expressions),
        limit: input.limit,
        offset: input.offset,
      }),
    );
    return { data: page.data.map((row) => quoteOf(row, [])), total: page.total };
  },
  "customer.quotes.get": async ({ customerId, quoteNo }, context) => {
    const row = await context.db.first<QuoteRow>(sql`
      select ${select} ${from}
      where h.site_id = ${context.site} and h.customer_id = ${customerId} and h.quote_no = ${quoteNo}`);
    if (!row) throw notFound("quote", quoteNo);
    const found = await linesOf<QuoteLine>(context, lines, [quoteNo]);
    return quoteOf(row, found.get(quoteNo) ?? []);
  },
};
