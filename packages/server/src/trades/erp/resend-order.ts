import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { orderSource } from "../customers/index.ts";
import { deliverImports } from "./deliver-imports.ts";

/** The import that carries an order after it was sent again. */
export interface ResentOrder {
  readonly importUid: number;
  /** True when the earlier one had arrived. */
  readonly created: boolean;
  readonly importState: "initial" | "hold" | "delivered";
  readonly importResults: string | null;
}

/**
 * Hands an order over to the ERP again: the import that waits or is on hold, or, when that had arrived, a new one with
 * the same document. Call it in a transaction.
 *
 * @throws RESOURCE_NOT_FOUND when there is no such order
 * @throws RESOURCE_CONFLICT when it has never been on its way
 */
export async function resendOrder(db: Queryable, site: string, orderNo: number): Promise<ResentOrder> {
  const last = await lastImport(db, site, orderNo);
  const created = last.importState === "delivered";
  const importUid = created ? await copied(db, site, last.importUid) : last.importUid;
  if (last.importState === "hold")
    await db.execute(sql`
      update import_record set import_state = 'initial', import_results = null, state_since = localtimestamp(0), date_last_modified = localtimestamp(0)
      where site_id = ${site} and import_uid = ${importUid}`);
  await deliverImports(db, site, { importUid });
  const row = await db.first<Pick<ResentOrder, "importState" | "importResults">>(sql`
    select import_state as "importState", import_results as "importResults" from import_record
    where site_id = ${site} and import_uid = ${importUid}`);
  if (!row) throw new Error("The import that was just sent is gone.");
  return { importUid, created, ...row };
}

async function lastImport(
  db: Queryable,
  site: string,
  orderNo: number,
): Promise<{ readonly importUid: number; readonly importState: string }> {
  // The order's row first: who sends the same order at the same moment waits, and then finds what this one made.
  const order = await db.first(
    sql`select 1 from order_hdr where site_id = ${site} and order_no = ${orderNo} and delete_flag = 'N' for update`,
  );
  if (!order) throw notFound("order", orderNo);
  const last = await db.first<{ importUid: number; importState: string }>(sql`
    select r.import_uid as "importUid", r.import_state as "importState" from import_record r
    where r.site_id = ${site} and r.source_name = ${orderSource} and r.source_id = ${String(orderNo)}
      and r.import_status_cd <> 700 and r.json_data ? 'impOeHdr'
    order by r.import_uid desc limit 1 for update`);
  if (last) return last;
  throw conflict(`Order ${orderNo} has never been on its way to the ERP, so it cannot be sent again.`, { orderNo });
}

async function copied(db: Queryable, site: string, importUid: number): Promise<number> {
  const row = await db.first<{ importUid: number }>(sql`
    insert into import_record (site_id, scheduled_import_master_uid, source_name, source_id, reference_no, json_data)
    select r.site_id, r.scheduled_import_master_uid, r.source_name, r.source_id, r.reference_no, r.json_data
    from import_record r where r.site_id = ${site} and r.import_uid = ${importUid}
    returning import_uid as "importUid"`);
  if (!row) throw new Error("The import to send again is gone.");
  return row.importUid;
}
