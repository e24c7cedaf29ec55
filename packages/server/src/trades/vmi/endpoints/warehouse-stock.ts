import type { StockMovement, StockroomPart, UsageTotal, VmiOperations } from "@purvey/contract/generated/vmi";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { sortExpressions } from "../../../platform/db/columns.ts";
import { jsonList, selectList } from "../../../platform/db/json-list.ts";
import { orderBy } from "../../../platform/db/order-by.ts";
import { everyWord } from "../../../platform/db/words.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../platform/endpoints/page.ts";
import { joinPart, partNames, partSearch } from "../part-columns.ts";
import { partConditions, stockroomPartFields, stockroomParts } from "../stockroom-parts.ts";

const low = "coalesce(s.on_hand < t.min_qty, false)";

const partFields: Readonly<Record<Exclude<keyof StockroomPart, "lots" | "imageUrl">, string>> = {
  warehouseUid: "w.warehouse_uid",
  ...stockroomPartFields,
  belowMinimum: low,
  upcOrEanId: "coalesce(i.upc_or_ean_id, p.upc_or_ean_id)",
  lastMovement: "s.last_movement",
};

const lots = jsonList(
  { lotNumber: "b.lot", qtyOnHand: "b.qty_on_hand" },
  `vmi_stock b where b.site_id = w.site_id and b.warehouse_uid = w.warehouse_uid and b.lot <> '' and b.qty_on_hand > 0
    and b.inv_profile_line_type = k.inv_profile_line_type and b.inv_mast_uid = k.inv_mast_uid`,
  "b.date_created, b.lot",
);

const picture = `coalesce(p.image_url, (select m.image_url from item_image m
  where m.site_id = i.site_id and m.inv_mast_uid = i.inv_mast_uid order by m.sequence_no limit 1))`;

const availability: Handler<VmiOperations["warehouse.availability"]> = async (input, context) => {
  const level = input.belowMinimum === undefined ? sql`true` : sql`${raw(low)} = ${input.belowMinimum}`;
  return queryPage<StockroomPart>(context.db, {
    select: sql`${selectList(partFields)}, ${raw(lots)} as lots, ${raw(picture)} as "imageUrl"`,
    from: sql`${stockroomParts(context.site, input.warehouseUid)} and ${level} ${partConditions(input)}`,
    order: orderBy(
      input.orderBy,
      Object.keys(partFields),
      "k.inv_profile_line_type, k.inv_mast_uid",
      sortExpressions(partFields),
    ),
    limit: input.limit,
    offset: input.offset,
  });
};

const movementFields: Readonly<Record<keyof StockMovement, string>> = {
  vmiMovementUid: "m.vmi_movement_uid",
  warehouseUid: "m.warehouse_uid",
  movementType: "m.movement_type",
  invMastUid: "m.inv_mast_uid",
  invProfileLineType: "m.inv_profile_line_type",
  ...partNames,
  qtyChange: "m.on_hand_change",
  lotNumber: "nullif(m.lot, '')",
  reason: "m.reason",
  jobDescription: "m.job_description",
  department: "m.department",
  warranty: "m.warranty",
  poNumber: "m.po_number",
  restockHdrUid: "m.restock_hdr_uid",
  otherWarehouseUid: "m.other_warehouse_uid",
  otherWarehouseName: "w.warehouse_name",
  usersId: "m.users_id",
  userName: "v.name",
  dateCreated: "m.date_created",
};

const movementFrom = sql`
  from vmi_movement m ${joinPart("m", sql`m.site_id`)}
  left join vmi_warehouse w on w.site_id = m.site_id and w.warehouse_uid = m.other_warehouse_uid
  left join users v on v.site_id = m.site_id and v.id = m.users_id`;

const movementText = sql`lower(concat_ws(' ', ${raw(partSearch.join(", "))}, m.job_description, m.department, m.reason, m.po_number, m.lot))`;

interface MovementFilter {
  readonly warehouseUid: number;
  readonly q?: string;
  readonly movementType?: string;
  readonly invMastUid?: number;
  readonly invProfileLineType?: string;
  readonly department?: string;
  readonly jobDescription?: string;
  readonly since?: string;
  readonly until?: string;
}

function movementConditions(site: string, input: MovementFilter): Sql {
  const { movementType, invMastUid, invProfileLineType, department, jobDescription, since, until } = input;
  return join(
    [
      sql`m.site_id = ${site} and m.warehouse_uid = ${input.warehouseUid}`,
      ...(movementType === undefined ? [] : [sql`m.movement_type = ${movementType}`]),
      ...(invMastUid === undefined ? [] : [sql`m.inv_mast_uid = ${invMastUid}`]),
      ...(invProfileLineType === undefined ? [] : [sql`m.inv_profile_line_type = ${invProfileLineType}`]),
      ...(department === undefined ? [] : [sql`lower(m.department) = lower(${department})`]),
      ...(jobDescription === undefined ? [] : [sql`lower(m.job_description) = lower(${jobDescription})`]),
      ...(since === undefined ? [] : [sql`m.date_created >= ${since}::timestamp`]),
      ...(until === undefined ? [] : [sql`m.date_created < ${until}::timestamp`]),
      ...everyWord(movementText, input.q),
    ],
    " and ",
  );
}

const movements: Handler<VmiOperations["warehouse.movements"]> = async (input, context) => {
  return queryPage<StockMovement>(context.db, {
    select: selectList(movementFields),
    from: sql`${movementFrom} where ${movementConditions(context.site, input)}`,
    order: orderBy(
      input.orderBy,
      Object.keys(movementFields).filter((field) => field !== "warranty"),
      "m.vmi_movement_uid",
      sortExpressions(movementFields),
    ),
    limit: input.limit,
    offset: input.offset,
  });
};

/** What usage is added up by, and in which order. */
const groups = {
  week: { name: "to_char(date_trunc('week', m.date_created), 'YYYY-MM-DD')", order: "1" },
  month: { name: "to_char(date_trunc('month', m.date_created), 'YYYY-MM-DD')", order: "1" },
  department: { name: "coalesce(m.department, '')", order: `"issueCount" desc, 1` },
  job: { name: "coalesce(m.job_description, '')", order: `"issueCount" desc, 1` },
  part: { name: partNames.itemId, order: `"issueCount" desc, 1` },
} as const;

const usageTotals: Handler<VmiOperations["warehouse.usageTotals"]> = async (input, context) => {
  const { name, order } = groups[input.by];
  const conditions = movementConditions(context.site, { ...input, movementType: "usage" });
  // Names are joined only where they are added up by: years of movements are read here.
  const from = input.by === "part" ? movementFrom : sql`from vmi_movement m`;
  return queryPage<UsageTotal>(context.db, {
    select: sql`*`,
    from: sql`from (
      select ${raw(name)} as name, -sum(m.on_hand_change) as "qtyUsed",
        count(distinct (m.inv_profile_line_type, m.inv_mast_uid)) as "partCount", count(*) as "issueCount"
      ${from} where ${conditions} group by 1) totals`,
    order: raw(`order by ${order}`),
    limit: input.limit,
    offset: input.offset,
  });
};

type StockOperations = Pick<VmiOperations, `warehouse.${"availability" | "movements" | "usageTotals"}`>;

/** What is in a stockroom, what was moved there, and what was used. */
export const warehouseStockHandlers: Handlers<StockOperations> = {
  "warehouse.availability": availability,
  "warehouse.movements": movements,
  "warehouse.usageTotals": usageTotals,
};
