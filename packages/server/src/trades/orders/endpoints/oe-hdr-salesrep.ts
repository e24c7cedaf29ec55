import type { OrdersOperations } from "@purvey/contract/generated/orders";
import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { notFound } from "../../../platform/errors.ts";
import { orderConditions } from "../order-conditions.ts";
import { orderDocument, pageOfOrders, readOrderRow } from "../order-rows.ts";

type Operations = Pick<OrdersOperations, "oeHdrSalesrep.oeHdr.list" | "oeHdrSalesrep.oeHdr.doc">;

/** The orders of a representative's customers: their own for them, everybody's with `customer.all`. */
export const oeHdrSalesrepHandlers: Handlers<Operations> = {
  "oeHdrSalesrep.oeHdr.list": async ({ id, ...input }, context) => {
    const own = customersOf(id, context);
    const page = await pageOfOrders(context, sql`${own} and ${orderConditions(input, context)}`, input);
    if (page.total === 0) await requireRepresentative(id, context);
    return page;
  },
  "oeHdrSalesrep.oeHdr.doc": async ({ id, order }, context) => {
    const row = await readOrderRow(order, customersOf(id, context), context);
    if (!row) throw notFound("order of the sales representative", order);
    return orderDocument(row, context);
  },
};

function mayLook(id: string, context: Context): boolean {
  context.markLimited();
  return context.user.salesRepId === id || context.can("customer.all");
}

/** The condition that a customer `c` is looked after by the representative; for whoever may not look, by nobody. */
function customersOf(id: string, context: Context): Sql {
  return mayLook(id, context) ? sql`c.sales_rep_id = ${id}` : sql`false`;
}

async function requireRepresentative(id: string, context: Context): Promise<void> {
  const found =
    mayLook(id, context) &&
    (await context.db.first(sql`
      select 1 where exists (select 1 from users where site_id = ${context.site} and sales_rep_id = ${id})
        or exists (select 1 from customer where site_id = ${context.site} and sales_rep_id = ${id})`));
  if (!found) throw notFound("sales representative", id);
}
