import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { actsFor } from "./access.ts";

/** A stockroom that a transaction holds. */
export interface HeldWarehouse {
  readonly warehouseUid: number;
  readonly warehouseName: string;
  readonly customerId: number | null;
  readonly invProfileHdrUid: number | null;
  readonly statusCd: number;
}

/**
 * How a stockroom is held until the transaction ends: `move` beside all others who move parts, `order` with nobody else
 * who orders or receives, `alone` with nobody else at all.
 */
export type Hold = "move" | "order" | "alone";

const locks: Readonly<Record<Hold, string>> = {
  move: "for key share of w",
  order: "for no key update of w",
  alone: "for update of w",
};

/**
 * Holds stockrooms until the transaction ends, always in the order of their numbers and before any part, so that nobody
 * waits for ever. Answers them in the order in which they were asked for.
 *
 * @throws RESOURCE_NOT_FOUND for one that does not exist, is deleted or that the caller may not see.
 */
export async function holdWarehouses(
  context: Context,
  db: Queryable,
  uids: readonly number[],
  hold: Hold,
): Promise<HeldWarehouse[]> {
  const rows = await db.query<HeldWarehouse>(sql`
    select w.warehouse_uid as "warehouseUid", w.warehouse_name as "warehouseName", w.customer_id as "customerId",
      w.inv_profile_hdr_uid as "invProfileHdrUid", w.status_cd as "statusCd"
    from vmi_warehouse w
    where w.site_id = ${context.site} and w.warehouse_uid = any(${[...uids]}::bigint[]) and w.status_cd <> 700
      and ${actsFor(context, sql`w.customer_id`)}
    order by w.warehouse_uid ${raw(locks[hold])}`);
  return uids.map((uid) => {
    const held = rows.find(({ warehouseUid }) => warehouseUid === uid);
    if (!held) throw notFound("warehouse", uid);
    return held;
  });
}

/** Holds one stockroom in which something is to happen; refuses (409) a disabled one. */
export async function holdOpenWarehouse(
  context: Context,
  db: Queryable,
  warehouseUid: number,
  hold: Hold,
): Promise<HeldWarehouse> {
  const [held] = await holdWarehouses(context, db, [warehouseUid], hold);
  if (!held) throw notFound("warehouse", warehouseUid);
  requireOpen(held);
  return held;
}

/** Refuses (409) a disabled stockroom. */
export function requireOpen({ warehouseName, warehouseUid, statusCd }: HeldWarehouse): void {
  if (statusCd === 704) return;
  throw conflict(
    `The stockroom \`${warehouseName}\` is disabled: nothing is moved or ordered in it. Enable it first (\`/warehouse/${warehouseUid}/enable\`).`,
    { warehouseUid, statusCd },
  );
}
