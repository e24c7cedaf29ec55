import type { VmiOperations } from "@purvey/contract/generated/vmi";
import sql, { raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../../platform/db/columns.ts";
import { orderBy } from "../../../platform/db/order-by.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { holdOpenWarehouse } from "../hold-warehouses.ts";
import { orderParts } from "../order-parts.ts";
import {
  explained,
  profileParts,
  type ReplenishmentRow,
  replenishmentFields,
  replenishmentSelect,
} from "../replenishment.ts";
import { partConditions } from "../stockroom-parts.ts";

const shown: Readonly<Record<VmiOperations["warehouse.replenish.list"]["input"]["show"] & string, Sql>> = {
  missing: sql`n.missing > 0`,
  belowMinimum: raw(replenishmentFields.belowMinimum),
  all: sql`true`,
};

/** What suggestions can be sorted by: their columns, and how soon a part runs out, as a share of its minimum. */
const sortFields = {
  ...replenishmentFields,
  runsOut: "case when t.min_qty > 0 then s.on_hand / t.min_qty else 1 end",
};

const list: Handler<VmiOperations["warehouse.replenish.list"]> = async (input, context) => {
  const { distributorsUid } = input;
  const distributor = distributorsUid === undefined ? sql`true` : sql`d.distributors_uid = ${distributorsUid}`;
  const page = await queryPage<ReplenishmentRow>(context.db, {
    select: replenishmentSelect,
    from: sql`${profileParts(context.site, input.warehouseUid)} and ${shown[input.show]} and ${distributor} ${partConditions(input)}`,
    order: orderBy(input.orderBy, Object.keys(sortFields), "t.inv_profile_line_uid", sortExpressions(sortFields)),
    limit: input.limit,
    offset: input.offset,
  });
  return { data: page.data.map(explained), total: page.total };
};

const create: Handler<VmiOperations["warehouse.replenish.create"]> = (input, context) =>
  context.transaction(async (db) => {
    const warehouse = await holdOpenWarehouse(context, db, input.warehouseUid, "order");
    const { distributorUid: distributorsUid, restockItems: items, beyondMaximum, poNumber, notes } = input;
    return orderParts(context, db, warehouse, {
      distributorsUid,
      path: "distributorUid",
      items,
      beyondMaximum,
      poNumber,
      notes,
    });
  });

type ReplenishOperations = Pick<VmiOperations, "warehouse.replenish.list" | "warehouse.replenish.create">;

/** `/warehouse/{warehouseUid}/replenish`: what a stockroom should order, and ordering it (R096). */
export const replenishHandlers: Handlers<ReplenishOperations> = {
  "warehouse.replenish.list": list,
  "warehouse.replenish.create": create,
};
