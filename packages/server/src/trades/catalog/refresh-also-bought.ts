import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { RefreshPlan } from "../../platform/refresh/run-refresh.ts";

/** Orders with more items are lists of everything that a customer has, and say nothing about what belongs together. */
const mostItems = 60;
/** So many stand beside each item. */
const mostBeside = 20;
/** A pair that stood together only once is chance. */
const fewestOrders = 2;

/** Orders of the two years before the last order, so that a site that has not sold for a while keeps what it knows. */
function recentOrders(site: string): Sql {
  return sql`
    select o.order_no, o.customer_id, o.order_date from order_hdr o
    where o.site_id = ${site} and o.cancel_flag = 'N' and o.delete_flag = 'N' and o.status <> 'cancelled'
      and o.order_date >= (select max(m.order_date) from order_hdr m where m.site_id = ${site}) - interval '2 years'`;
}

/** What is bought together, as it follows from the orders: common table expressions that end with `fresh`. */
function freshPairs(site: string): Sql {
  return sql`
    recent as (${recentOrders(site)}),
    bought as (
      select distinct r.order_no, r.customer_id, r.order_date, l.inv_mast_uid
      from recent r join order_line l on l.site_id = ${site} and l.order_no = r.order_no
      join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid and i.delete_flag = 'N'
    ), sized as materialized (
      select b.*, count(*) over (partition by b.order_no) as items, count(*) over (partition by b.inv_mast_uid) as orders from bought b
    ), pair as (
      select a.inv_mast_uid, b.inv_mast_uid as bought_inv_mast_uid, count(*) as order_count,
        count(distinct a.customer_id) as customer_count, round(count(*)::numeric / max(a.orders), 6) as share,
        max(a.order_date) as last_order_date
      from sized a join sized b on b.order_no = a.order_no and b.inv_mast_uid <> a.inv_mast_uid
      where a.items <= ${mostItems} and b.items <= ${mostItems}
      group by 1, 2 having count(*) >= ${fewestOrders}
    ), ranked as (
      select p.*, row_number() over (
        partition by p.inv_mast_uid order by p.order_count desc, p.customer_count desc, p.bought_inv_mast_uid) as place
      from pair p
    ), fresh as materialized (
      select inv_mast_uid, bought_inv_mast_uid, order_count, customer_count, share, last_order_date from ranked where place <= ${mostBeside}
    )`;
}

/** Brings what is bought together in line with the orders. */
export function alsoBoughtPlan(site: string): RefreshPlan {
  return {
    count: sql`select count(*) from (${recentOrders(site)}) o`,
    steps: {
      stored: sql`
        with ${freshPairs(site)}
        insert into item_also_bought as t (site_id, inv_mast_uid, bought_inv_mast_uid, order_count, customer_count, share, last_order_date)
        select ${site}, f.* from fresh f
        on conflict (site_id, inv_mast_uid, bought_inv_mast_uid) do update set order_count = excluded.order_count,
          customer_count = excluded.customer_count, share = excluded.share, last_order_date = excluded.last_order_date
        where (t.order_count, t.customer_count, t.share, t.last_order_date)
          is distinct from (excluded.order_count, excluded.customer_count, excluded.share, excluded.last_order_date)`,
      removed: sql`
        with ${freshPairs(site)}
        delete from item_also_bought t where t.site_id = ${site} and not exists (
          select 1 from fresh f where f.inv_mast_uid = t.inv_mast_uid and f.bought_inv_mast_uid = t.bought_inv_mast_uid)`,
    },
  };
}

/** The same for a site that is being filled: there is nothing to remove yet. */
export async function storeAlsoBought(db: Queryable, site: string): Promise<void> {
  const { stored } = alsoBoughtPlan(site).steps;
  if (stored) await db.execute(stored);
}
