import sql, { type Sql } from "sql-template-tag";

/** Orders whose goods still lie in their bins: what their tickets are to take is not there for others. */
export const unpickedStatuses = ["open", "held", "picking"] as const;

/**
 * Common table expressions that make the pick tickets of order lines, one for an order and location, out of an expression
 * `line` with `order_no, line_no, inv_mast_uid, location_id, qty_allocated`. A ticket that is there already takes the
 * lines, and is to be printed again.
 *
 * What is set aside is taken from the item's usual bin first, then from the others in the order of the walk, lot by lot,
 * leaving out what other tickets are to take. New lines are numbered in the order of the walk. The balances of the items
 * must be locked, so that two orders do not plan for the same pieces.
 */
export function pickTicketInserts(site: string): Sql {
  return sql`
    pick as (
      insert into pick_ticket (site_id, order_no, location_id)
      select distinct ${site}, l.order_no, l.location_id from line l where l.qty_allocated > 0 and l.location_id is not null
      on conflict (site_id, order_no, location_id) do update set printed_flag = 'N', date_last_modified = localtimestamp(0)
      returning pick_ticket_no, order_no, location_id
    ), demand as (
      select l.order_no, l.line_no, l.location_id, l.inv_mast_uid, sum(l.qty_allocated) over w - l.qty_allocated as start, sum(l.qty_allocated) over w as stop
      from line l where l.qty_allocated > 0
      window w as (partition by l.location_id, l.inv_mast_uid order by l.order_no, l.line_no)
    ), supply as (${supply(site)}), portion as (
      select d.order_no, d.line_no, d.location_id, d.inv_mast_uid, s.bin, s.lot, s.sequence_no,
        least(d.stop, s.stop) - greatest(d.start, s.start) as quantity
      from demand d join supply s on s.location_id = d.location_id and s.inv_mast_uid = d.inv_mast_uid
        and s.start < d.stop and d.start < s.stop
      union all
      select d.order_no, d.line_no, d.location_id, d.inv_mast_uid, null, '', null, d.stop - greatest(d.start, coalesce(all_bins.total, 0))
      from demand d left join (
        select location_id, inv_mast_uid, max(stop) as total from supply group by 1, 2
      ) all_bins on all_bins.location_id = d.location_id and all_bins.inv_mast_uid = d.inv_mast_uid
      where d.stop > coalesce(all_bins.total, 0)
    ), pick_line as (
      insert into pick_ticket_line (site_id, pick_ticket_no, line_number, order_line_no, inv_mast_uid, bin, lot, qty_to_pick)
      select ${site}, p.pick_ticket_no,
        coalesce((select max(k.line_number) from pick_ticket_line k where k.site_id = ${site} and k.pick_ticket_no = p.pick_ticket_no), 0)
          + row_number() over (partition by p.pick_ticket_no order by o.sequence_no nulls last, o.bin, o.lot, o.line_no),
        o.line_no, o.inv_mast_uid, o.bin, o.lot, o.quantity
      from portion o join pick p on p.order_no = o.order_no and p.location_id = o.location_id
    )`;
}

/** What lies in the bins of the demanded items and no other ticket is to take, as stretches one behind the other. */
function supply(site: string): Sql {
  return sql`
    select f.*, sum(f.free) over w - f.free as start, sum(f.free) over w as stop
    from (
      select b.location_id, b.inv_mast_uid, b.bin, b.lot, n.sequence_no, n.bin_type = 'receiving' as receiving,
        b.bin is distinct from s.primary_bin as unusual, b.qty_on_hand - coalesce(planned.quantity, 0) as free
      from (select distinct location_id, inv_mast_uid from demand) d
      join bin_stock b on b.site_id = ${site} and b.location_id = d.location_id and b.inv_mast_uid = d.inv_mast_uid
      join bin n on n.site_id = ${site} and n.location_id = b.location_id and n.bin = b.bin
      left join item_stock s on s.site_id = ${site} and s.location_id = b.location_id and s.inv_mast_uid = b.inv_mast_uid
      cross join lateral (
        select sum(k.qty_to_pick - k.qty_picked) as quantity
        from pick_ticket_line k
        join pick_ticket t on t.site_id = k.site_id and t.pick_ticket_no = k.pick_ticket_no and t.location_id = b.location_id and t.delete_flag = 'N'
        join order_hdr o on o.site_id = t.site_id and o.order_no = t.order_no and o.status = any(${[...unpickedStatuses]}::text[])
        where k.site_id = ${site} and k.inv_mast_uid = b.inv_mast_uid and k.bin = b.bin and k.lot = b.lot
          and k.qty_to_pick <> k.qty_picked
      ) planned
    ) f
    where f.free > 0
    window w as (partition by f.location_id, f.inv_mast_uid order by f.unusual, f.receiving, f.sequence_no, f.bin, f.lot)`;
}
