import type { RestockHeader, VmiOperations } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler, Received } from "../../platform/endpoints/implement.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { changeRestockLines } from "../../stockroom/change-restock-lines.ts";
import { actsFor } from "./access.ts";
import { holdWarehouses } from "./hold-warehouses.ts";
import { mergedParts, requireDistributor } from "./order-parts.ts";
import { requireParts } from "./require-parts.ts";
import { readRestock } from "./restock-document.ts";
import { unknownPart } from "./stockroom-part.ts";

/** Runs work on a restock order, whose stockroom is held against other orders and receipts. */
function withRestock<T>(
  context: Context,
  restockHdrUid: number,
  work: (db: Queryable, restock: RestockHeader) => Promise<T>,
): Promise<T> {
  const { site } = context;
  return context.transaction(async (db) => {
    const found = await db.first<{ warehouseUid: number }>(sql`
      select h.warehouse_uid as "warehouseUid" from vmi_restock_hdr h
      join vmi_warehouse w on w.site_id = h.site_id and w.warehouse_uid = h.warehouse_uid
      where h.site_id = ${site} and h.restock_hdr_uid = ${restockHdrUid} and ${actsFor(context, sql`w.customer_id`)}`);
    if (!found) throw notFound("restock order", restockHdrUid);
    await holdWarehouses(context, db, [found.warehouseUid], "order");
    // Read only now: who held the stockroom before may have received or changed something.
    const restock = await readRestock(db, site, restockHdrUid, sql`h.status_cd <> 700`);
    if (!restock) throw notFound("restock order", restockHdrUid);
    return work(db, restock);
  });
}

type Changes = Received<VmiOperations["restockHdr.update"]>;

/** Changes a restock order: its lines, its distributor, whether it is open. */
export const updateRestock: Handler<VmiOperations["restockHdr.update"]> = (input, context) =>
  withRestock(context, input.restockHdrUid, async (db, restock) => {
    const { site } = context;
    refuseOtherWarehouse(restock, input.warehouseUid);
    await requireDistributor(db, site, restock.customerId, "distributorsUid", input.distributorsUid);
    if (input.restockItems) await changeLines(db, site, restock, input);
    const changed = await db.execute(sql`
      update vmi_restock_hdr h set date_last_modified = localtimestamp(0),
        distributors_uid = coalesce(${input.distributorsUid ?? null}::bigint, h.distributors_uid),
        po_number = ${input.poNumber === undefined ? sql`h.po_number` : sql`${input.poNumber}`},
        notes = ${input.notes === undefined ? sql`h.notes` : sql`${input.notes}`},
        status_cd = case when ${input.statusCd ?? restock.statusCd}::integer = 705 or (a.lines > 0 and a.open = 0) then 705 else 704 end
      from (
        select count(*) as lines, count(*) filter (where l.qty_received < l.qty_ordered) as open from vmi_restock_line l
        where l.site_id = ${site} and l.restock_hdr_uid = ${restock.restockHdrUid}
      ) a
      where h.site_id = ${site} and h.restock_hdr_uid = ${restock.restockHdrUid}`);
    const after = changed > 0 ? await readRestock(db, site, restock.restockHdrUid) : undefined;
    if (!after) throw notFound("restock order", restock.restockHdrUid);
    if (input.statusCd === 704 && after.statusCd !== 704) throw allArrived(restock);
    return after;
  });

function refuseOtherWarehouse({ restockHdrUid, warehouseUid }: RestockHeader, other: number | undefined): void {
  if (other === undefined || other === warehouseUid) return;
  throw conflict(
    `The restock order \`${restockHdrUid}\` is for the stockroom \`${warehouseUid}\` and stays so. Cancel it, and order for \`${other}\`.`,
    { restockHdrUid, warehouseUid },
  );
}

async function changeLines(db: Queryable, site: string, restock: RestockHeader, input: Changes): Promise<void> {
  if (restock.statusCd !== 704 && input.statusCd !== 704)
    throw conflict(
      `The restock order \`${restock.restockHdrUid}\` is ${restock.restockState}. Send \`statusCd\` 704 as well to open it again.`,
      { restockHdrUid: restock.restockHdrUid, statusCd: restock.statusCd },
    );
  const parts = mergedParts(input.restockItems ?? []);
  await requireParts(db, { site, customerId: restock.customerId }, parts, unknownPart("restockItems", parts));
  await changeRestockLines(db, site, restock, parts);
}

function allArrived({ restockHdrUid }: RestockHeader): Error {
  return conflict(
    `Everything on the restock order \`${restockHdrUid}\` arrived, so it is completed. Place another order, or send \`restockItems\` with more.`,
    { restockHdrUid, statusCd: 705 },
  );
}

/** Cancels a restock order of which nothing arrived yet. */
export const cancelRestock: Handler<VmiOperations["restockHdr.delete"]> = (input, context) =>
  withRestock(context, input.restockHdrUid, async (db, restock) => {
    const { restockHdrUid } = restock;
    if (restock.lines.some(({ qtyReceived }) => qtyReceived > 0))
      throw conflict(
        `Parts of the restock order \`${restockHdrUid}\` arrived, so it stays in the books. Close it by \`statusCd\` 705: what did not arrive is no longer on order then.`,
        { restockHdrUid, restockState: restock.restockState },
      );
    await db.execute(sql`
      update vmi_restock_hdr set status_cd = 700, date_last_modified = localtimestamp(0)
      where site_id = ${context.site} and restock_hdr_uid = ${restockHdrUid}`);
    return { uid: restockHdrUid, deleted: true };
  });
