import sql from "sql-template-tag";

/** What the balances say beyond what the lines of orders say, which the fixture has some of. */
export const beyondOrders = sql`
  select s.location_id as location, s.inv_mast_uid as item, s.qty_allocated - coalesce(sum(l.qty_allocated), 0) as allocated,
    s.qty_backordered - coalesce(sum(l.qty_backordered), 0) as backordered
  from item_stock s left join order_line l on l.site_id = s.site_id and l.location_id = s.location_id and l.inv_mast_uid = s.inv_mast_uid
  where s.site_id = 'demo' group by s.site_id, s.location_id, s.inv_mast_uid, s.qty_allocated, s.qty_backordered
  having s.qty_allocated <> coalesce(sum(l.qty_allocated), 0) or s.qty_backordered <> coalesce(sum(l.qty_backordered), 0)
  order by 1, 2`;

/** Pieces on hand without a number of their own, by place: registered goods come and stay with theirs. */
export const unregistered = sql`
  select s.location_id as location, s.qty_on_hand - count(n.serial_no) as pieces
  from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and i.item_id = 'MTR-075'
  left join serial_number n on n.site_id = s.site_id and n.location_id = s.location_id and n.inv_mast_uid = s.inv_mast_uid
    and n.serial_state = 'stock'
  where s.site_id = 'demo' group by s.site_id, s.location_id, s.inv_mast_uid, s.qty_on_hand order by 1`;

/** Where the registered pieces of the run are. */
export const registered = sql`
  select serial_no as serial, location_id as location from serial_number
  where site_id = 'demo' and serial_no like 'TEN-%' and serial_state = 'stock' order by serial_no collate "C"`;

/** Pieces of each lot, by place. */
export const lots = sql`
  select b.location_id || ' ' || b.lot as place, sum(b.qty_on_hand) as pieces
  from bin_stock b join item i on i.site_id = b.site_id and i.inv_mast_uid = b.inv_mast_uid and i.item_id = 'ADH-50'
  where b.site_id = 'demo' group by b.location_id, b.lot order by 1`;

/** What went to customers and has not come back, in pieces, as the ledger has it. */
export const outside = sql`
  select coalesce(-sum(on_hand_change), 0) as pieces from stock_movement
  where site_id = 'demo' and reference_type = 'ten-days' and movement_type in ('ship', 'receive')`;

/**
 * Lines whose parts are not the whole, or that wait although there is some; orders whose sums do not agree, or whose tax is
 * not Toledo's: 5.75 % of Ohio, 1.5 % of Lucas County, 0.5 % of the transit, each rounded once.
 */
export const faults = sql`
  select 'parts' as fault, l.order_no, l.line_no from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
  where l.site_id = 'demo' and h.po_no = 'TEN' and l.quantity * l.unit_size <> case when h.cancel_flag = 'Y' then l.quantity * l.unit_size else 0 end
    + l.qty_allocated + l.qty_backordered + l.qty_shipped * l.unit_size
  union all
  select 'waits', l.order_no, l.line_no from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
  join item_stock s on s.site_id = l.site_id and s.location_id = l.location_id and s.inv_mast_uid = l.inv_mast_uid
  where l.site_id = 'demo' and h.po_no = 'TEN' and h.status = 'open' and l.qty_backordered > 0 and s.qty_on_hand > s.qty_allocated
  union all
  select 'tickets', t.order_no, k.order_line_no from pick_ticket_line k
  join pick_ticket t on t.site_id = k.site_id and t.pick_ticket_no = k.pick_ticket_no
  join order_line l on l.site_id = t.site_id and l.order_no = t.order_no and l.line_no = k.order_line_no
  join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
  where k.site_id = 'demo' and h.po_no = 'TEN' and h.status = 'open'
  group by t.order_no, k.order_line_no, l.qty_allocated, l.qty_shipped, l.unit_size
  having sum(k.qty_to_pick) <> l.qty_allocated + l.qty_shipped * l.unit_size
  union all
  select 'sums', h.order_no, 0 from order_hdr h where h.site_id = 'demo' and h.po_no = 'TEN' and (
    h.subtotal + h.tax_amount + h.freight_amount <> h.total_amount
    or h.tax_amount <> round(h.subtotal * 0.0575, 2) + round(h.subtotal * 0.015, 2) + round(h.subtotal * 0.005, 2)
    or h.subtotal <> (select sum(l.extended_price) from order_line l where l.site_id = h.site_id and l.order_no = h.order_no))`;
