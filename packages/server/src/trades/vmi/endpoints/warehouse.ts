import type { VmiOperations, Warehouse } from "@purvey/contract/generated/vmi";
import { Warehouse as WarehouseSchema } from "@purvey/contract/services/vmi/warehouse";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../platform/endpoints/delete-unused.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../platform/errors.ts";
import { actsFor, changedOwner, ownerOf, requireReference } from "../access.ts";
import { holdWarehouses } from "../hold-warehouses.ts";
import { setStatus } from "../set-status.ts";

/** The lines of the profile of a stockroom `t`. */
const lines = `vmi_profile_line l
  where l.site_id = t.site_id and l.inv_profile_hdr_uid = t.inv_profile_hdr_uid and l.status_cd = 704`;

const onHand = `coalesce((select sum(s.qty_on_hand) from vmi_stock s where s.site_id = t.site_id and s.warehouse_uid = t.warehouse_uid
  and s.inv_profile_line_type = l.inv_profile_line_type and s.inv_mast_uid = l.inv_mast_uid), 0)`;

const warehouse = crudHandlers<Warehouse>({
  entity: WarehouseSchema,
  table: "vmi_warehouse",
  key: "warehouseUid",
  keyInput: "warehouseUid",
  noun: "warehouse",
  search: ["warehouse_name", "warehouse_desc", "warehouse_id"],
  defaultOrder: "warehouse_uid|ASC",
  visible: (context) => actsFor(context, sql`t.customer_id`),
  joins: {
    from: sql`
      left join customer c on c.site_id = t.site_id and c.customer_id = t.customer_id
      left join vmi_profile_hdr h on h.site_id = t.site_id and h.inv_profile_hdr_uid = t.inv_profile_hdr_uid`,
    fields: { customerName: "c.customer_name", invProfileHdrDesc: "h.inv_profile_hdr_desc" },
  },
  filter: ({ customerId, usersId }) => [
    ...(customerId === undefined ? [] : [sql`t.customer_id = ${customerId}`]),
    ...(usersId === undefined
      ? []
      : [
          sql`exists (select 1 from vmi_warehouse_user a where a.site_id = t.site_id and a.warehouse_uid = t.warehouse_uid
            and a.users_id = ${usersId} and a.status_cd = 704)`,
        ]),
  ],
  computed: {
    partCount: `(select count(*) from ${lines})`,
    belowMinimumCount: `(select count(*) from ${lines} and ${onHand} < l.min_qty)`,
    openRestockCount: `(select count(*) from vmi_restock_hdr r
      where r.site_id = t.site_id and r.warehouse_uid = t.warehouse_uid and r.status_cd = 704)`,
  },
});

const profileOf = (uid: number | null | undefined) => ({
  table: "vmi_profile_hdr",
  key: "inv_profile_hdr_uid",
  noun: "inventory profile",
  path: "invProfileHdrUid",
  uid,
});

const create: Handler<VmiOperations["warehouse.create"]> = (input, context) =>
  context.transaction(async (db) => {
    const inside = within(context, db);
    const customerId = await ownerOf(input.customerId, inside);
    await requireReference(db, context.site, customerId, profileOf(input.invProfileHdrUid));
    return warehouse.create({ ...input, customerId }, inside);
  });

const update: Handler<VmiOperations["warehouse.update"]> = (input, context) =>
  context.transaction(async (db) => {
    const inside = within(context, db);
    const [held] = await holdWarehouses(context, db, [input.warehouseUid], "alone");
    if (!held) throw notFound("warehouse", input.warehouseUid);
    const owner = await changedOwner(input.customerId, inside);
    const customerId = owner.customerId === undefined ? held.customerId : owner.customerId;
    if (customerId !== held.customerId) await refuseMoved(held.warehouseUid, inside);
    const invProfileHdrUid = input.invProfileHdrUid === undefined ? held.invProfileHdrUid : input.invProfileHdrUid;
    await requireReference(db, context.site, customerId, profileOf(invProfileHdrUid));
    return warehouse.update({ ...input, ...owner }, inside);
  });

/** A stockroom whose ledger tells of one customer's parts cannot become another's. */
async function refuseMoved(warehouseUid: number, { db, site }: Context): Promise<void> {
  const moved = await db.first(sql`
    select 1 from vmi_movement where site_id = ${site} and warehouse_uid = ${warehouseUid}
    union all select 1 from vmi_restock_hdr where site_id = ${site} and warehouse_uid = ${warehouseUid} limit 1`);
  if (!moved) return;
  throw conflict(
    "Parts were moved or ordered in this stockroom, so it stays its customer's. Set up another stockroom for the other customer.",
    { warehouseUid },
  );
}

function remove(warehouseUid: number, context: Context) {
  const { site } = context;
  const own = sql`site_id = ${site} and warehouse_uid = ${warehouseUid}`;
  return deleteUnused(
    {
      noun: "warehouse",
      key: warehouseUid,
      lock: sql`select warehouse_name as name from vmi_warehouse
        where ${own} and status_cd <> 700 and ${actsFor(context, sql`customer_id`)} for update`,
      usage: sql`
        select count(*) over () as uses, kind, name from (
          select 'stock of part' as kind, inv_mast_uid::text as name from vmi_stock where ${own} and qty_on_hand > 0
          union all
          select 'open restock order', restock_hdr_uid::text from vmi_restock_hdr where ${own} and status_cd = 704
        ) used order by kind desc, name limit 1`,
      remove: sql`update vmi_warehouse set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`,
      advice: "Transfer or count out what is in it, and receive or cancel its restock orders first",
    },
    context,
  );
}

type WarehouseOperations = Pick<
  VmiOperations,
  `warehouse.${"list" | "create" | "get" | "update" | "delete" | "enable"}`
>;

/** `/warehouse`: customers' stockrooms (R086, R098, R099). */
export const warehouseHandlers: Handlers<WarehouseOperations> = {
  "warehouse.list": warehouse.list,
  "warehouse.create": create,
  "warehouse.get": warehouse.get,
  "warehouse.update": update,
  "warehouse.delete": ({ warehouseUid }, context) => remove(warehouseUid, context),
  "warehouse.enable": (input, context) =>
    setStatus(warehouse, input, context, (inside) => remove(input.warehouseUid, inside)),
};
