import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { decimal } from "../../values/decimal.ts";
import { type Shelf, Shelves } from "./shelves.ts";
import { keyText, type StockKey } from "./stock-balance.ts";

interface ShelfRow extends StockKey {
  readonly primaryBin: string | null;
  readonly receivingBin: string | null;
  readonly contents: readonly { bin: string; lot: string; onHand: number; allocated: number }[];
}

/** Reads what lies in the bins of items at locations, and the bins of these names, in two statements. */
export async function readShelves(
  db: Queryable,
  site: string,
  keys: readonly StockKey[],
  binNames: readonly string[],
): Promise<Shelves> {
  const unique = [...new Map(keys.map((key) => [keyText(key), key])).values()];
  const locations = [...new Set(unique.map(({ locationId }) => locationId))];
  const rows = await db.query<ShelfRow>(sql`
    select k.location_id as "locationId", k.inv_mast_uid as "invMastUid",
      (select b.bin from bin b
        where b.site_id = ${site} and b.location_id = k.location_id and b.bin = s.primary_bin and b.status_cd <> 700) as "primaryBin",
      (select b.bin from bin b
        where b.site_id = ${site} and b.location_id = k.location_id and b.bin_type = 'receiving' and b.status_cd <> 700
        order by b.sequence_no, b.bin limit 1) as "receivingBin",
      (select coalesce(json_agg(json_build_object('bin', c.bin, 'lot', c.lot, 'onHand', c.qty_on_hand, 'allocated', c.qty_allocated)
          order by c.bin is distinct from s.primary_bin, b.sequence_no, c.bin, c.lot), '[]'::json)
        from bin_stock c join bin b on b.site_id = c.site_id and b.location_id = c.location_id and b.bin = c.bin
        where c.site_id = ${site} and c.location_id = k.location_id and c.inv_mast_uid = k.inv_mast_uid and c.qty_on_hand > 0) as contents
    from unnest((select ${unique.map(({ locationId }) => locationId)}::bigint[]), (select ${unique.map(({ invMastUid }) => invMastUid)}::bigint[]))
      as k (location_id, inv_mast_uid)
    left join item_stock s on s.site_id = ${site} and s.location_id = k.location_id and s.inv_mast_uid = k.inv_mast_uid`);
  const names = [...new Set(binNames.map((name) => name.toLowerCase()))];
  const bins =
    names.length === 0
      ? []
      : await db.query<{ locationId: number; bin: string }>(sql`
          select location_id as "locationId", bin from bin
          where site_id = ${site} and location_id = any(${locations}::bigint[]) and lower(bin) = any(${names}::text[]) and status_cd <> 700`);
  return new Shelves(
    new Map(rows.map((row) => [keyText(row), shelfOf(row)])),
    new Map(bins.map(({ locationId, bin }) => [`${locationId} ${bin.toLowerCase()}`, bin])),
  );
}

function shelfOf({ primaryBin, receivingBin, contents }: ShelfRow): Shelf {
  return {
    primaryBin: primaryBin ?? undefined,
    receivingBin: receivingBin ?? undefined,
    contents: contents.map(({ bin, lot, onHand, allocated }) => ({
      bin,
      lot,
      onHand: decimal(onHand),
      allocated: decimal(allocated),
    })),
  };
}
