import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";

/** Items with two units, with registered pieces, with lots. */
export const items = [
  {
    itemId: "CUT-115-1",
    units: [
      ["EA", 1],
      ["BX", 25],
    ],
    most: 1500,
  },
  { itemId: "MTR-075", units: [["EA", 1]], most: 6 },
  {
    itemId: "ADH-50",
    units: [
      ["EA", 1],
      ["CS", 12],
    ],
    most: 40,
  },
] as const;

/** Those whose pieces have no number: the ERP alone ships what has. */
export const unregistered = ["CUT-115-1", "ADH-50"] as const;

/** A bin and lot that goods lie in. */
export interface Place {
  readonly itemId: string;
  readonly locationId: number;
  readonly invMastUid: number;
  readonly bin: string;
  readonly lot: string;
}

/** Free goods of one bin and lot. */
interface Pile {
  readonly invMastUid: number;
  readonly bin: string;
  readonly lot: string;
  readonly serials: readonly string[];
  readonly pieces: number;
}

/** What of an item is free by bin and lot, with the numbers of registered pieces; nothing without a number of these. */
export function pilesAt(db: Queryable, locationId: number, itemId: string): Promise<Pile[]> {
  return db.query<Pile>(sql`
      select p."invMastUid", p.bin, p.lot, p.serials, p.pieces from (
        select b.inv_mast_uid as "invMastUid", b.bin, b.lot, coalesce(n.serials, '{}') as serials, least(b.qty_on_hand, s.qty_on_hand - s.qty_allocated,
          case when i.serialized = 'Y' then cardinality(coalesce(n.serials, '{}')) else b.qty_on_hand end) as pieces
        from bin_stock b join item i on i.site_id = b.site_id and i.inv_mast_uid = b.inv_mast_uid and i.item_id = ${itemId}
        join item_stock s on s.site_id = b.site_id and s.location_id = b.location_id and s.inv_mast_uid = b.inv_mast_uid
        left join lateral (
          select array_agg(n.serial_no order by n.serial_no) as serials from serial_number n
          where n.site_id = b.site_id and n.inv_mast_uid = b.inv_mast_uid and n.location_id = b.location_id and n.bin = b.bin
            and n.lot = b.lot and n.serial_state = 'stock'
        ) n on true
        where b.site_id = 'demo' and b.location_id = ${locationId}) p
      where p.pieces >= 1 order by p.bin, p.lot`);
}

/** A line with goods set aside, and a bin and lot that has at least one of its units. */
interface Shippable extends Place {
  readonly orderNo: number;
  readonly lineNo: number;
  /** In base units. */
  readonly size: number;
  readonly allocated: number;
  readonly there: number;
}

/** What the ERP could ship of the run's orders. */
export function shippable(db: Queryable): Promise<Shippable[]> {
  return db.query<Shippable>(sql`
      select l.order_no as "orderNo", l.line_no as "lineNo", l.location_id as "locationId", l.inv_mast_uid as "invMastUid",
        l.item_id as "itemId", l.unit_size as size, l.qty_allocated as allocated, b.bin, b.lot, b.qty_on_hand as there
      from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no and h.status = 'open' and h.po_no = 'TEN'
      join bin_stock b on b.site_id = l.site_id and b.location_id = l.location_id and b.inv_mast_uid = l.inv_mast_uid and b.qty_on_hand >= l.unit_size
      where l.site_id = 'demo' and l.item_id = any(${[...unregistered]}) and l.qty_allocated >= l.unit_size
      order by l.order_no, l.line_no, b.bin, b.lot`);
}
