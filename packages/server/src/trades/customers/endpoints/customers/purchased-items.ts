import type { CustomersOperations, PaidPrice, PurchasedItem } from "@purvey/contract/generated/customers";
import { PurchasedItem as PurchasedItemSchema } from "@purvey/contract/services/customers/purchased-items";
import sql, { type Sql } from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { pageOfCustomer } from "../../access.ts";

const columns = columnFields(PurchasedItemSchema);
const expressions = Object.fromEntries(columns.map((field) => [snakeCase(field), `p.${snakeCase(field)}`]));

/** The customer's order lines by item: sums in base units, and the latest line. Cancelled orders do not count. */
function purchases(site: string, customerId: number): Sql {
  return sql`(
    select l.inv_mast_uid, max(l.order_date) as last_purchase_date, sum(l.quantity * l.unit_size) as total_quantity_purchased,
      coalesce(round(sum(l.extended_price) filter (where l.currency = l.last_currency)
        / nullif(sum(l.quantity * l.unit_size) filter (where l.currency = l.last_currency), 0), 6), 0) as average_price,
      min(l.last_currency) as currency,
      count(distinct l.order_no) as order_count,
      (array_agg(l.order_no order by l.order_date desc, l.order_no desc, l.line_no))[1] as last_order_no,
      (array_agg(l.quantity order by l.order_date desc, l.order_no desc, l.line_no))[1] as last_quantity,
      (array_agg(l.unit_of_measure order by l.order_date desc, l.order_no desc, l.line_no))[1] as last_unit_of_measure,
      (array_agg(l.unit_price order by l.order_date desc, l.order_no desc, l.line_no))[1] as last_unit_price,
      (array_agg(l.item_id order by l.order_date desc, l.order_no desc, l.line_no))[1] as ordered_item_id,
      (array_agg(l.description order by l.order_date desc, l.order_no desc, l.line_no))[1] as ordered_description
    from (
      select l.*, h.order_date, h.currency, first_value(h.currency) over (
        partition by l.inv_mast_uid order by h.order_date desc, l.order_no desc, l.line_no) as last_currency
      from order_hdr h join order_line l on l.site_id = h.site_id and l.order_no = h.order_no
      where h.site_id = ${site} and h.customer_id = ${customerId} and h.cancel_flag = 'N' and h.delete_flag = 'N'
        and h.status <> 'cancelled') l
    group by l.inv_mast_uid)`;
}

/** The items with today's number and description; as they were ordered where the item is gone. */
function purchasedItems(site: string, customerId: number): Sql {
  return sql`from (
    select b.*, coalesce(i.item_id, b.ordered_item_id) as item_no, coalesce(i.item_desc, b.ordered_description) as description,
      coalesce(i.base_unit, b.last_unit_of_measure) as unit_of_measure, coalesce(i.discontinued, 'Y') as discontinued
    from ${purchases(site, customerId)} b
    left join item i on i.site_id = ${site} and i.inv_mast_uid = b.inv_mast_uid and i.delete_flag = 'N') p`;
}

/** The lines by which a customer bought an item; what has no quantity has no price for one. */
function paidLines(site: string, customerId: number, invMastUid: number): Sql {
  return sql`
    from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
    left join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid
    where l.site_id = ${site} and l.inv_mast_uid = ${invMastUid} and l.quantity * l.unit_size > 0
      and h.customer_id = ${customerId} and h.cancel_flag = 'N' and h.delete_flag = 'N' and h.status <> 'cancelled'`;
}

const paidColumns = sql`l.order_no as "orderNo", l.line_no as "lineNo", h.order_date as "orderDate", l.quantity,
  l.unit_of_measure as "unitOfMeasure", l.unit_price as "unitPrice",
  round(l.extended_price / (l.quantity * l.unit_size), 6) as "basePrice",
  coalesce(i.base_unit, l.unit_of_measure) as "baseUnit", h.currency`;

type PurchasedItemOperations = Pick<
  CustomersOperations,
  "customer.purchasedItems.list" | "customer.purchasedItems.prices"
>;

/** What a customer buys and paid, each in one statement. */
export const purchasedItemHandlers: Handlers<PurchasedItemOperations> = {
  "customer.purchasedItems.list": (input, context) =>
    pageOfCustomer(context, input.customerId, () =>
      queryPage<PurchasedItem>(context.db, {
        select: selectFields(columns, "p"),
        from: purchasedItems(context.site, input.customerId),
        order: orderBy(input.orderBy, columns, "p.inv_mast_uid", expressions),
        limit: input.limit,
        offset: input.offset,
      }),
    ),
  "customer.purchasedItems.prices": ({ customerId, invMastUid, limit, offset }, context) =>
    pageOfCustomer(context, customerId, () =>
      queryPage<PaidPrice>(context.db, {
        select: paidColumns,
        from: paidLines(context.site, customerId, invMastUid),
        order: sql`order by h.order_date desc, l.order_no desc, l.line_no desc`,
        limit,
        offset,
      }),
    ),
};
