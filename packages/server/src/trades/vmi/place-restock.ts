import type { RestockHeader } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Decimal } from "../../values/decimal.ts";
import type { PartKey } from "./part.ts";
import { readRestock } from "./restock-document.ts";

/** A part to order. */
export interface OrderedPart extends PartKey {
  readonly quantity: Decimal;
}

/** A restock order to be. */
export interface RestockDraft {
  readonly warehouseUid: number;
  readonly distributorsUid: number;
  readonly usersId: number;
  readonly poNumber: string | undefined;
  readonly notes: string | undefined;
  readonly parts: readonly OrderedPart[];
}

/** Writes a restock order with its lines and answers it, in three statements. The caller holds the stockroom. */
export async function placeRestock(db: Queryable, site: string, draft: RestockDraft): Promise<RestockHeader> {
  const { warehouseUid, distributorsUid, usersId, poNumber = null, notes = null } = draft;
  const placed = await db.first<{ uid: number }>(sql`
    insert into vmi_restock_hdr (site_id, warehouse_uid, distributors_uid, po_number, notes, users_id)
    values (${site}, ${warehouseUid}, ${distributorsUid}, ${poNumber}, ${notes}, ${usersId})
    returning restock_hdr_uid as uid`);
  const restock = placed && (await withLines(db, site, placed.uid, draft.parts));
  if (!restock) throw new Error("The restock order was not stored.");
  return restock;
}

async function withLines(db: Queryable, site: string, uid: number, parts: readonly OrderedPart[]) {
  await addRestockLines(db, site, uid, 1, parts);
  return readRestock(db, site, uid);
}

/** Adds lines to a restock order, numbered from the given number on. */
export async function addRestockLines(
  db: Queryable,
  site: string,
  restockHdrUid: number,
  firstLineNo: number,
  parts: readonly OrderedPart[],
): Promise<void> {
  if (parts.length === 0) return;
  await db.execute(sql`
    insert into vmi_restock_line (site_id, restock_hdr_uid, line_no, inv_profile_line_type, inv_mast_uid, qty_ordered)
    select ${site}, ${restockHdrUid}::bigint, ${firstLineNo}::integer + position - 1, type, uid, quantity from unnest(
      (select ${parts.map(({ invProfileLineType }) => invProfileLineType)}::text[]),
      (select ${parts.map(({ invMastUid }) => invMastUid)}::bigint[]),
      (select ${parts.map(({ quantity }) => quantity.toFixed())}::numeric[])
    ) with ordinality as p (type, uid, quantity, position)`);
}
