import sql from "sql-template-tag";
import type { LoadContext } from "./load-context.ts";
import type { PurchaseLine } from "./purchase-lines.ts";

/** Answers where the goods of a purchase order go; nothing when there is no location. */
export type ReceivingLocation = (orderNo: number, lines: readonly PurchaseLine[]) => number | undefined;

/**
 * A purchase order whose file names no location goes where most of its items are kept; of several such locations, and
 * where none keeps them, to the one that keeps the most items. One that is stored stays where it is.
 */
export async function receivingLocations({ db, site, items, locations }: LoadContext): Promise<ReceivingLocation> {
  const keepers = await db.query<{ locationId: number; invMastUid: number }>(sql`
    select s.location_id as "locationId", s.inv_mast_uid as "invMastUid" from item_stock s
    where s.site_id = ${site} and s.inv_mast_uid = any(${[...items.keys()]}::bigint[])
      and s.location_id = any(${[...locations]}::bigint[]) and (s.qty_on_hand > 0 or s.primary_bin is not null)`);
  const orders = await db.query<{ poNo: number; locationId: number }>(sql`
    select po_no as "poNo", location_id as "locationId" from po_hdr where site_id = ${site}`);
  const stored = new Map(orders.map(({ poNo, locationId }) => [poNo, locationId]));
  const byItem = new Map<number, number[]>();
  const kept = new Map([...locations].sort((a, b) => a - b).map((location) => [location, 0]));
  for (const { locationId, invMastUid } of keepers) {
    byItem.set(invMastUid, [...(byItem.get(invMastUid) ?? []), locationId]);
    kept.set(locationId, (kept.get(locationId) ?? 0) + 1);
  }
  const ranked = [...kept].sort(([, a], [, b]) => b - a).map(([location]) => location);
  return (orderNo, lines) => stored.get(orderNo) ?? mostOf(ranked, countOf(lines, byItem));
}

function countOf(lines: readonly PurchaseLine[], byItem: ReadonlyMap<number, readonly number[]>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const location of lines.flatMap(({ uid }) => byItem.get(uid) ?? []))
    counts.set(location, (counts.get(location) ?? 0) + 1);
  return counts;
}

/** The location with the largest count, of several the first. */
function mostOf(ranked: readonly number[], counts: ReadonlyMap<number, number>): number | undefined {
  const largest = Math.max(0, ...counts.values());
  return ranked.find((location) => (counts.get(location) ?? 0) === largest);
}
