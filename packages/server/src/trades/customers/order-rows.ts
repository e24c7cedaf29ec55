import type { CustomerOrder, CustomerOrderLine } from "@purvey/contract/generated/customers";
import {
  CustomerOrderLine as LineSchema,
  CustomerOrder as OrderSchema,
} from "@purvey/contract/services/customers/orders";
import sql, { empty, raw, type Sql } from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../platform/db/columns.ts";
import type { Context } from "../../platform/endpoints/context.ts";

/** What kind of document an order is, in `source_name` of what goes to the ERP. */
export const orderSource = "oe-hdr";

const derived = new Set(["status", "statusDesc", "lineCount", "erpState", "orderedBy", "payment", "freightSetBy"]);

/** The fields of an order that are columns of the table `order_hdr`. */
export const orderColumns: readonly string[] = columnFields(OrderSchema).filter((field) => !derived.has(field));

const status = "case when h.cancel_flag = 'Y' then 'cancelled' else h.status end";

const orderedBy =
  "(select u.name from users u where u.site_id = h.site_id and u.id = h.users_id and h.web_order = 'Y')";

/** Who gave the freight of an order `h` by hand. */
const freightSetter = "(select u.name from users u where u.site_id = h.site_id and u.id = h.freight_set_by)";

/** The card of an order and what it costs on top, by the alias of `order_hdr`; null on account. */
export function orderPayment(alias: string): string {
  return `case when ${alias}.payment_account is not null then json_build_object(
    'brand', ${alias}.payment_account ->> 'brand', 'lastFour', ${alias}.payment_account ->> 'lastFour',
    'surchargeAmount', ${alias}.surcharge_amount, 'chargedAmount', ${alias}.total_amount + ${alias}.surcharge_amount) end`;
}

/** Where the order's latest way to the ERP stands. */
const erpState = sql`(
  select case r.import_state when 'delivered' then 'sent' when 'hold' then 'held' else 'waiting' end
  from import_record r
  where r.site_id = h.site_id and r.source_name = ${orderSource} and r.source_id = h.order_no::text and r.import_status_cd <> 700
  order by r.import_uid desc limit 1)`;

/** What orders can be sorted by: expressions by column. */
export const orderExpressions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(orderColumns.map((field) => [snakeCase(field), `h.${snakeCase(field)}`])),
  status,
};

/** What is selected of an order; the alias of `order_hdr` is `h`. */
export const orderSelect: Sql = sql`${selectFields(orderColumns, "h")}, ${raw(status)} as status, (
  select count(*) from order_line l where l.site_id = h.site_id and l.order_no = h.order_no) as "lineCount", ${erpState} as "erpState",
  ${raw(orderedBy)} as "orderedBy", ${raw(freightSetter)} as "freightSetBy", ${raw(orderPayment("h"))} as "payment"`;

/** Where the lines of orders lie. */
export const orderLineTable: LineTable = {
  table: "order_line",
  key: "order_no",
  select: sql`l.item_id as "itemNo", coalesce(i.base_unit, l.unit_of_measure) as "baseUnit", ${selectFields(
    columnFields(LineSchema).filter((field) => field !== "itemNo" && field !== "baseUnit"),
    "l",
  )}`,
  join: sql`left join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid`,
};

/** What each status means to the buyer. */
const statusTexts: Readonly<Record<CustomerOrder["status"], string>> = {
  open: "Waiting to be picked",
  held: "On hold",
  picking: "Being picked in the warehouse",
  shipped: "Shipped",
  invoiced: "Shipped and invoiced",
  cancelled: "Cancelled",
};

/** An order as it is selected. */
export type OrderRow = Omit<CustomerOrder, "statusDesc" | "orderLines">;

/** An order's header with its status in words. */
export function orderHeaderOf<Row extends OrderRow>(row: Row): Row & Pick<CustomerOrder, "statusDesc"> {
  return { ...row, statusDesc: statusTexts[row.status] };
}

/** An order as it is answered. */
export function orderOf<Row extends OrderRow>(row: Row, orderLines: CustomerOrderLine[]) {
  return { ...orderHeaderOf(row), orderLines };
}

/** Where a document's lines lie. */
interface LineTable {
  readonly table: string;
  /** The column that says which document a line belongs to. */
  readonly key: string;
  /** What is selected; the table's alias is `l`. */
  readonly select: Sql;
  /** What else is read with each line: a `left join`, so that none is lost. */
  readonly join?: Sql;
}

/** The lines of several documents in one statement, by the number of their document, in their order. */
export async function linesOf<Line extends object>(
  context: Context,
  { table, key, select, join = empty }: LineTable,
  numbers: readonly number[],
): Promise<Map<number, Line[]>> {
  const found = new Map<number, Line[]>(numbers.map((number) => [number, []]));
  if (numbers.length === 0) return found;
  const rows = await context.db.query<Line & { documentNo: number }>(sql`
    select l.${raw(key)} as "documentNo", ${select} from ${raw(table)} l ${join}
    where l.site_id = ${context.site} and l.${raw(key)} = any(${numbers}::bigint[]) order by l.${raw(key)}, l.line_no`);
  for (const { documentNo, ...line } of rows) found.get(documentNo)?.push(line as unknown as Line);
  return found;
}
