import type { RestockHeader, VmiOperations } from "@purvey/contract/generated/vmi";
import sql, { join, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../../platform/db/columns.ts";
import { orderBy } from "../../../platform/db/order-by.ts";
import { everyWord } from "../../../platform/db/words.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { notFound } from "../../../platform/errors.ts";
import { actsFor } from "../access.ts";
import { cancelRestock, updateRestock } from "../change-restock.ts";
import { holdOpenWarehouse } from "../hold-warehouses.ts";
import { orderParts } from "../order-parts.ts";
import { readRestock, restockFields, restockFrom, restockSelect } from "../restock-document.ts";

const haystack = sql`lower(concat_ws(' ', h.restock_hdr_uid, h.po_number, h.notes, w.warehouse_name, d.distributors_name, (
  select string_agg(concat_ws(' ', i.item_id, i.item_id_compact, i.item_desc, p.products_id, p.products_desc), ' ')
  from vmi_restock_line l
  left join item i on i.site_id = l.site_id and l.inv_profile_line_type = 'prophet21' and i.inv_mast_uid = l.inv_mast_uid
  left join vmi_product p on p.site_id = l.site_id and l.inv_profile_line_type = 'products' and p.products_uid = l.inv_mast_uid
  where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid)))`;

type ListInput = VmiOperations["restockHdr.list"]["input"];

function conditions({ q, statusCd, distributorsUid, warehouseUid, customerId }: ListInput, context: Context): Sql {
  return join(
    [
      sql`h.site_id = ${context.site}`,
      actsFor(context, sql`w.customer_id`),
      statusCd === undefined ? sql`h.status_cd <> 700` : sql`h.status_cd = ${statusCd}`,
      ...(distributorsUid === undefined ? [] : [sql`h.distributors_uid = ${distributorsUid}`]),
      ...(warehouseUid === undefined ? [] : [sql`h.warehouse_uid = ${warehouseUid}`]),
      ...(customerId === undefined ? [] : [sql`w.customer_id = ${customerId}`]),
      ...everyWord(haystack, q),
    ],
    " and ",
  );
}

const list: Handler<VmiOperations["restockHdr.list"]> = (input, context) =>
  queryPage<RestockHeader>(context.db, {
    select: restockSelect,
    from: sql`${restockFrom} where ${conditions(input, context)}`,
    order: orderBy(input.orderBy, Object.keys(restockFields), "h.restock_hdr_uid", sortExpressions(restockFields)),
    limit: input.limit,
    offset: input.offset,
  });

const create: Handler<VmiOperations["restockHdr.create"]> = (input, context) =>
  context.transaction(async (db) => {
    const { distributorsUid, restockItems: items, beyondMaximum, poNumber, notes } = input;
    const warehouse = await holdOpenWarehouse(context, db, input.warehouseUid, "order");
    return orderParts(context, db, warehouse, {
      distributorsUid,
      path: "distributorsUid",
      items,
      beyondMaximum,
      poNumber,
      notes,
    });
  });

const get: Handler<VmiOperations["restockHdr.get"]> = async ({ restockHdrUid }, context) => {
  const own = sql`h.status_cd <> 700 and ${actsFor(context, sql`w.customer_id`)}`;
  const restock = await readRestock(context.db, context.site, restockHdrUid, own);
  if (!restock) throw notFound("restock order", restockHdrUid);
  return restock;
};

type RestockOperations = Pick<VmiOperations, Extract<keyof VmiOperations, `restockHdr.${string}`>>;

/** `/restock-hdr`: orders of stockrooms at distributors. */
export const restockHandlers: Handlers<RestockOperations> = {
  "restockHdr.list": list,
  "restockHdr.create": create,
  "restockHdr.get": get,
  "restockHdr.update": updateRestock,
  "restockHdr.delete": cancelRestock,
};
