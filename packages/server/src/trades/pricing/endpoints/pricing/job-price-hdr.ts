import type { JobPriceHeader, JobPriceLine, PricingOperations } from "@purvey/contract/generated/pricing";
import {
  JobPriceHeader as HeaderSchema,
  JobPriceLine as LineSchema,
} from "@purvey/contract/services/pricing/job-price-hdr";
import sql, { empty, join, raw, type Sql } from "sql-template-tag";
import { columnFields, selectFields } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { notFound } from "../../../../platform/errors.ts";
import { branchDay } from "../../../../platform/settings/branch-day.ts";
import { visibleCustomers } from "../../../customers/index.ts";
import { hasOpenBasis } from "../../contract-price.ts";
import { contractUnitSize } from "../../read-price-inputs.ts";
import { viewerOf } from "../../viewer.ts";

const counted = "line_count";
const headerColumns = columnFields(HeaderSchema).filter((field) => field !== counted && field !== "state");
const lineCount =
  "(select count(*) from job_price_line x where x.site_id = h.site_id and x.job_price_hdr_uid = h.job_price_hdr_uid and x.status_cd <> 700)";
const today = branchDay(sql`h.site_id`, sql`h.customer_id`);
/** Whether a contract gives prices today at its customer's branch, and why not. */
const state = sql`case when h.cancelled = 'Y' then 'cancelled' when h.approved <> 'Y' then 'not_approved'
  when h.start_date::date > ${today} then 'not_yet' when h.end_date::date < ${today} then 'over' else 'in_force' end`;
const headerSelect = sql`${selectFields(headerColumns, "h")}, ${raw(lineCount)} as line_count, ${state} as state`;
const lineColumns = columnFields(LineSchema);
/** What is kept in base units is told in the line's unit. */
const lineExpressions = {
  ...expressions(lineColumns, "l"),
  unit_size: contractUnitSize.sql,
  qty_ordered: `round(l.base_qty_ordered / ${contractUnitSize.sql}, 6)`,
};
const lineSelect = raw(
  Object.entries(lineExpressions)
    .map(([name, expression]) => `${expression} as ${name}`)
    .join(", "),
);

function expressions(columns: readonly string[], alias: string): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `${alias}.${column}`]));
}

/** The contracts that the caller may see. */
function visibleHeaders(context: Context): Sql {
  return sql`h.site_id = ${context.site} and ${visibleCustomers(context, sql`h.customer_id`)}`;
}

/** The line without percents that would tell a customer costs or the prices of other classes. */
function shownTo(context: Context, line: JobPriceLine): JobPriceLine {
  const open = hasOpenBasis({ pricingMethod: line.pricing_method, costBasis: line.cost_basis });
  if (open || viewerOf({}, context).prices === "all") return line;
  return { ...line, cost_basis: null, discount_percent: null, margin_percent: null };
}

/** What is not answered sorts nothing either. */
function sortableLines(context: Context): readonly string[] {
  if (viewerOf({}, context).prices === "all") return lineColumns;
  return lineColumns.filter((name) => !["cost_basis", "discount_percent", "margin_percent"].includes(name));
}

async function requireHeader(id: number, context: Context): Promise<void> {
  const found = await context.db.first(
    sql`select 1 from job_price_hdr h where ${visibleHeaders(context)} and h.job_price_hdr_uid = ${id}`,
  );
  if (!found) throw notFound("contract", id);
}

const linesOfHeader = sql`from job_price_line l
  join job_price_hdr h on h.site_id = l.site_id and h.job_price_hdr_uid = l.job_price_hdr_uid`;

type JobPriceOperations = Pick<PricingOperations, Extract<keyof PricingOperations, `jobPriceHdr.${string}`>>;

/** `/job-price-hdr`: contracts and their prices (R070, R071). */
export const jobPriceHandlers: Handlers<JobPriceOperations> = {
  "jobPriceHdr.list": async (input, context) => {
    const words = everyWord(sql`lower(concat_ws(' ', h.job_no, h.job_description, h.contract_no))`, input.q);
    const customer = input.customer_id === undefined ? [] : [sql`h.customer_id = ${input.customer_id}`];
    return queryPage<JobPriceHeader>(context.db, {
      select: headerSelect,
      from: sql`from job_price_hdr h where ${join([visibleHeaders(context), ...customer, ...words], " and ")}`,
      order: orderBy(input.orderBy, [...headerColumns, counted], "h.job_price_hdr_uid", {
        ...expressions(headerColumns, "h"),
        [counted]: lineCount,
      }),
      limit: input.limit,
      offset: input.offset,
    });
  },
  "jobPriceHdr.get": async ({ id }, context) => {
    const row = await context.db.first<JobPriceHeader>(
      sql`select ${headerSelect} from job_price_hdr h where ${visibleHeaders(context)} and h.job_price_hdr_uid = ${id}`,
    );
    if (!row) throw notFound("contract", id);
    return row;
  },
  "jobPriceHdr.lines.list": async (input, context) => {
    const status = input.statusCd === undefined ? sql`l.status_cd <> 700` : sql`l.status_cd = ${input.statusCd}`;
    const item = input.invMastUid === undefined ? empty : sql`and l.inv_mast_uid = ${input.invMastUid}`;
    const words = everyWord(sql`lower(concat_ws(' ', l.item_id, l.item_description))`, input.q);
    const page = await queryPage<JobPriceLine>(context.db, {
      select: lineSelect,
      from: sql`${linesOfHeader} where ${join([visibleHeaders(context), sql`h.job_price_hdr_uid = ${input.id}`, status, ...words], " and ")} ${item}`,
      order: orderBy(input.orderBy, sortableLines(context), "l.job_price_line_uid", lineExpressions),
      limit: input.limit,
      offset: input.offset,
    });
    if (page.total === 0) await requireHeader(input.id, context);
    return { ...page, data: page.data.map((line) => shownTo(context, line)) };
  },
  "jobPriceHdr.lines.get": async ({ hdrId, lineId }, context) => {
    const row = await context.db.first<JobPriceLine>(sql`
      select ${lineSelect} ${linesOfHeader}
      where ${visibleHeaders(context)} and h.job_price_hdr_uid = ${hdrId} and l.job_price_line_uid = ${lineId}
        and l.status_cd <> 700`);
    if (!row) throw notFound("contract line", lineId);
    return shownTo(context, row);
  },
};
