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
import { visibleCustomers } from "../../../customers/access.ts";

const counted = "line_count";
const headerColumns = columnFields(HeaderSchema).filter((field) => field !== counted);
const lineCount =
  "(select count(*) from job_price_line x where x.site_id = h.site_id and x.job_price_hdr_uid = h.job_price_hdr_uid and x.status_cd <> 700)";
const headerSelect = sql`${selectFields(headerColumns, "h")}, ${raw(lineCount)} as line_count`;
const lineColumns = columnFields(LineSchema);
const lineSelect = selectFields(lineColumns, "l");

function expressions(columns: readonly string[], alias: string): Record<string, string> {
  return Object.fromEntries(columns.map((column) => [column, `${alias}.${column}`]));
}

/** The contracts that the caller may see. */
function visibleHeaders(context: Context): Sql {
  return sql`h.site_id = ${context.site} and ${visibleCustomers(context, sql`h.customer_id`)}`;
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
      order: orderBy(input.orderBy, lineColumns, "l.job_price_line_uid", expressions(lineColumns, "l")),
      limit: input.limit,
      offset: input.offset,
    });
    if (page.total === 0) await requireHeader(input.id, context);
    return page;
  },
  "jobPriceHdr.lines.get": async ({ hdrId, lineId }, context) => {
    const row = await context.db.first<JobPriceLine>(sql`
      select ${lineSelect} ${linesOfHeader}
      where ${visibleHeaders(context)} and h.job_price_hdr_uid = ${hdrId} and l.job_price_line_uid = ${lineId}
        and l.status_cd <> 700`);
    if (!row) throw notFound("contract line", lineId);
    return row;
  },
};
