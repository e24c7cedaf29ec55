import sql, { join, type Sql } from "sql-template-tag";
import { literalPattern } from "../../platform/db/words.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { compactCode } from "../../values/compact-code.ts";
import { isCompleted, lastInvoiced } from "./order-rows.ts";

/** What orders are filtered by. */
export interface OrderFilters {
  readonly q?: string | undefined;
  readonly completed?: "Y" | "N" | undefined;
  readonly dateOrderCompleted?: string | undefined;
  readonly class1Id?: string | undefined;
  readonly taker?: string | undefined;
  readonly salesrepId?: string | undefined;
}

/** The condition on orders `h` of customers `c` that the filters make; true without any. */
export function orderConditions(filters: OrderFilters, context: Context): Sql {
  const { completed, dateOrderCompleted, class1Id, taker, salesrepId } = filters;
  const found = [...matches(filters.q, context)];
  if (completed !== undefined) found.push(sql`${isCompleted} = ${completed}`);
  if (dateOrderCompleted !== undefined)
    found.push(sql`h.status = 'invoiced' and ${lastInvoiced} >= ${dateOrderCompleted}::timestamp`);
  if (class1Id !== undefined) found.push(sql`h.class1_id = ${class1Id}`);
  if (taker !== undefined) found.push(sql`lower(h.taker) = lower(${taker})`);
  if (salesrepId !== undefined) found.push(sql`c.sales_rep_id = ${salesrepId}`);
  return found.length === 0 ? sql`true` : join(found, " and ");
}

/** Each way to mean an order goes by an index of its own, so that a site of many orders answers quickly. */
function matches(q: string | undefined, { site }: Context): Sql[] {
  const text = (q ?? "").trim();
  if (text === "") return [];
  const anywhere = `%${literalPattern(text.toLowerCase())}%`;
  const code = compactCode(text);
  const ways = [
    sql`select o.order_no from order_hdr o where o.site_id = ${site} and lower(o.po_no) like ${anywhere}`,
    sql`select o.order_no from customer k join order_hdr o on o.site_id = k.site_id and o.customer_id = k.customer_id
      where k.site_id = ${site} and lower(k.customer_name) like ${anywhere}`,
  ];
  if (/^\d{1,15}$/.test(text)) ways.push(sql`select ${text}::bigint`);
  if (code !== "") {
    ways.push(sql`select l.order_no from item i join order_line l on l.site_id = i.site_id and l.inv_mast_uid = i.inv_mast_uid
      where i.site_id = ${site} and i.item_id_compact = ${code}`);
  }
  return [sql`h.order_no in (${join(ways, " union ")})`];
}
