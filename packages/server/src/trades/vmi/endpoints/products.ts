import type { VmiOperations, VmiProduct } from "@purvey/contract/generated/vmi";
import { VmiProduct as VmiProductSchema } from "@purvey/contract/services/vmi/products";
import sql, { join, type Sql } from "sql-template-tag";
import { onDuplicate } from "../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../platform/endpoints/delete-unused.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { beginsWith, sameCodes } from "../../catalog/index.ts";
import { actsFor, forCustomer, requireReference, seesWhatIsOf } from "../access.ts";
import { isAwaited } from "../restock-document.ts";
import { setStatus } from "../set-status.ts";

/** The condition about the customer `d.customer_id` of the distributor that a product `t` comes from. */
function ofDistributor(condition: (context: Context, customerId: Sql) => Sql) {
  return (context: Context): Sql => sql`exists (
    select 1 from vmi_distributor d where d.site_id = t.site_id and d.distributors_uid = t.distributors_uid
      and ${condition(context, sql`d.customer_id`)})`;
}

const codeColumns = [sql`t.products_id_compact`, sql`t.part_number_compact`, sql`t.upc_compact`];

/** The product's numbers that a text is; bar codes with or without leading zeros. */
function isNumber(text: string): Sql {
  const codes = sameCodes(compactCode(text));
  return join(
    codeColumns.map((column) => sql`${column} = any(${codes}::text[])`),
    " or ",
  );
}

/** The condition that one of the product's numbers begins so. */
function numberBegins(text: string): Sql {
  const compact = compactCode(text);
  if (compact === "") return sql`false`;
  const begins = join(
    codeColumns.map((column) => beginsWith(column, compact)),
    " or ",
  );
  return sql`(${begins} or ${isNumber(text)})`;
}

const product = crudHandlers<VmiProduct>({
  entity: VmiProductSchema,
  table: "vmi_product",
  key: "productsUid",
  keyInput: "productsUid",
  noun: "product",
  search: [
    "products_id",
    "products_id_compact",
    "part_number",
    "part_number_compact",
    "upc_or_ean_id",
    "products_desc",
  ],
  defaultOrder: "products_uid|ASC",
  visible: ofDistributor(seesWhatIsOf),
  changeable: ofDistributor(actsFor),
  joins: {
    from: sql`join vmi_distributor v on v.site_id = t.site_id and v.distributors_uid = t.distributors_uid`,
    fields: { distributorsName: "v.distributors_name", customerId: "v.customer_id" },
  },
  filter: (input) => [
    ...forCustomer(input, sql`v.customer_id`),
    ...(input.distributorsUid === undefined ? [] : [sql`t.distributors_uid = ${input.distributorsUid}`]),
    ...(typeof input.prefix === "string" && input.prefix.trim() !== "" ? [numberBegins(input.prefix)] : []),
    ...(input.exact === true && typeof input.prefix === "string" ? [sql`(${isNumber(input.prefix)})`] : []),
  ],
});

function duplicateNumber(productsId: string | undefined) {
  return () =>
    conflict(`The distributor has a product \`${productsId}\` already. Change that one, or choose another number.`);
}

const create: Handler<VmiOperations["distributors.products.create"]> = (input, context) => {
  const created = context.transaction(async (db) => {
    const inside = within(context, db);
    const found = await db.first(sql`
      select 1 from vmi_distributor d where d.site_id = ${context.site} and d.distributors_uid = ${input.distributorsUid}
        and d.status_cd <> 700 and ${actsFor(context, sql`d.customer_id`)} for key share`);
    if (!found) throw notFound("distributor", input.distributorsUid);
    return product.create(input, inside);
  });
  return onDuplicate(created, duplicateNumber(input.productsId));
};

const update: Handler<VmiOperations["products.update"]> = (input, context) => {
  const changed = context.transaction(async (db) => {
    const inside = within(context, db);
    const { customerId } = await product.get(input, inside);
    await requireReference(db, context.site, customerId, {
      table: "vmi_distributor",
      key: "distributors_uid",
      noun: "distributor",
      path: "distributorsUid",
      uid: input.distributorsUid,
    });
    return product.update(input, inside);
  });
  return onDuplicate(changed, duplicateNumber(input.productsId));
};

/** An exact number stands first, then those that begin so. */
const find: Handler<VmiOperations["products.find"]> = async (input, context) => {
  const query = { ...input, statusCd: 704, orderBy: "products_id|ASC" };
  const exact = await product.list({ ...query, exact: true }, context);
  const beginning = await product.list(query, context);
  const known = new Set(exact.data.map(({ productsUid }) => productsUid));
  const others = beginning.data.filter(({ productsUid }) => !known.has(productsUid));
  return { data: [...exact.data, ...others].slice(0, input.limit), total: beginning.total };
};

function remove(productsUid: number, context: Context) {
  const { site } = context;
  const part = sql`l.site_id = ${site} and l.inv_profile_line_type = 'products' and l.inv_mast_uid = ${productsUid}`;
  return deleteUnused(
    {
      noun: "product",
      key: productsUid,
      lock: sql`select t.products_id as name from vmi_product t where t.site_id = ${site} and t.products_uid = ${productsUid}
        and t.status_cd <> 700 and ${ofDistributor(actsFor)(context)} for update`,
      usage: sql`
        select count(*) over () as uses, kind, name from (
          select 'warehouse' as kind, w.warehouse_name as name from vmi_stock l
          join vmi_warehouse w on w.site_id = l.site_id and w.warehouse_uid = l.warehouse_uid where ${part} and l.qty_on_hand > 0
          union all
          select 'restock order', h.restock_hdr_uid::text from vmi_restock_line l
          join vmi_restock_hdr h on h.site_id = l.site_id and h.restock_hdr_uid = l.restock_hdr_uid
          where ${part} and h.status_cd = 704 and ${isAwaited}
          union all
          select 'inventory profile', h.inv_profile_hdr_desc from vmi_profile_line l
          join vmi_profile_hdr h on h.site_id = l.site_id and h.inv_profile_hdr_uid = l.inv_profile_hdr_uid
          where ${part} and l.status_cd <> 700
        ) used order by kind desc, name limit 1`,
      remove: sql`update vmi_product set status_cd = 700, date_last_modified = localtimestamp(0)
        where site_id = ${site} and products_uid = ${productsUid}`,
      advice: "Take it out of there first",
    },
    context,
  );
}

type ProductOperations = Pick<
  VmiOperations,
  Extract<keyof VmiOperations, `products.${string}`> | "distributors.products.create"
>;

/** `/products`: customers' own products, created under their distributor (R089, R099, R101). */
export const productHandlers: Handlers<ProductOperations> = {
  "distributors.products.create": create,
  "products.list": product.list,
  "products.find": find,
  "products.get": product.get,
  "products.update": update,
  "products.delete": ({ productsUid }, context) => remove(productsUid, context),
  "products.enable": (input, context) =>
    onDuplicate(
      setStatus(product, input, context, (inside) => remove(input.productsUid, inside)),
      duplicateNumber(String(input.productsUid)),
    ),
};
