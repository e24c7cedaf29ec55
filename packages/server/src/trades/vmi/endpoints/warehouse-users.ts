import type { VmiOperations, WarehouseUser } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import { sortExpressions } from "../../../platform/db/columns.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { selectList } from "../../../platform/db/json-list.ts";
import { orderBy } from "../../../platform/db/order-by.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { invalid, notFound } from "../../../platform/errors.ts";
import { numbersOf } from "../../../values/comma-list.ts";
import { type HeldWarehouse, holdWarehouses } from "../hold-warehouses.ts";

const fields: Readonly<Record<keyof WarehouseUser, string>> = {
  warehouseUid: "a.warehouse_uid",
  usersId: "a.users_id",
  username: "u.username",
  name: "u.name",
  email: "u.email",
  statusCd: "a.status_cd",
  isPrimary: "a.is_primary",
};

const from = sql`from vmi_warehouse_user a join users u on u.site_id = a.site_id and u.id = a.users_id`;

const list: Handler<VmiOperations["warehouse.users.list"]> = async (input, context) => {
  const states = numbersOf(input.statusCdList);
  const state = states ? sql`a.status_cd = any(${states}::integer[])` : sql`a.status_cd <> 700`;
  return queryPage<WarehouseUser>(context.db, {
    select: selectList(fields),
    from: sql`${from} where a.site_id = ${context.site} and a.warehouse_uid = ${input.warehouseUid} and ${state}`,
    order: orderBy(input.orderBy, Object.keys(fields), "a.users_id", sortExpressions(fields)),
    limit: input.limit,
    offset: input.offset,
  });
};

/** Refuses a user who does not exist, and one of another customer. */
async function requireWorker(
  db: Queryable,
  site: string,
  usersId: number,
  { customerId, warehouseName }: HeldWarehouse,
) {
  const user = await db.first<{ name: string; customerId: number | null }>(sql`
    select name, customer_id as "customerId" from users where site_id = ${site} and id = ${usersId}`);
  if (!user)
    throw invalid("usersId", `There is no user \`${usersId}\`; find the right one in the list of users.`, usersId);
  if (user.customerId === null || user.customerId === customerId) return;
  throw invalid("usersId", `${user.name} works for another customer than \`${warehouseName}\` belongs to.`, usersId);
}

const create: Handler<VmiOperations["warehouse.users.create"]> = (input, context) =>
  context.transaction(async (db) => {
    const { site } = context;
    const { warehouseUid, usersId, statusCd } = input;
    // Held against each other, so that two who name a primary user at once do not make two.
    const [held] = await holdWarehouses(context, db, [warehouseUid], "order");
    if (!held) throw notFound("warehouse", warehouseUid);
    await requireWorker(db, site, usersId, held);
    const isPrimary = input.isPrimary && statusCd === 704;
    if (isPrimary)
      await db.execute(sql`update vmi_warehouse_user set is_primary = false
        where site_id = ${site} and warehouse_uid = ${warehouseUid} and users_id <> ${usersId} and is_primary`);
    await db.execute(sql`
      insert into vmi_warehouse_user (site_id, warehouse_uid, users_id, status_cd, is_primary)
      values (${site}, ${warehouseUid}, ${usersId}, ${statusCd}, ${isPrimary})
      on conflict (site_id, warehouse_uid, users_id) do update
      set status_cd = excluded.status_cd, is_primary = excluded.is_primary, date_last_modified = localtimestamp(0)`);
    return readUser(db, context, warehouseUid, usersId);
  });

async function readUser(db: Queryable, { site }: Context, warehouseUid: number, usersId: number) {
  const user = await db.first<WarehouseUser>(sql`
    select ${selectList(fields)} ${from} where a.site_id = ${site} and a.warehouse_uid = ${warehouseUid} and a.users_id = ${usersId}`);
  if (!user) throw notFound("user of the warehouse", usersId);
  return user;
}

type UserOperations = Pick<VmiOperations, "warehouse.users.list" | "warehouse.users.create">;

/** `/warehouse/{warehouseUid}/users`: who works in a stockroom. */
export const warehouseUserHandlers: Handlers<UserOperations> = {
  "warehouse.users.list": list,
  "warehouse.users.create": create,
};
