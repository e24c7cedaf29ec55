import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../../platform/db/database.ts";
import { onOrderDifferences } from "../../../testing/on-order-differences.ts";
import { describeOnBoth } from "../../../testing/test-database.ts";
import { isUpc } from "../upc.ts";
import { world } from "./names.ts";
import { seedWorld } from "./seed-world.ts";

describeOnBoth("the fixture world", (open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seedWorld(db);
  });

  it("has the items of the journeys with their units", async () => {
    const rows = await db.query<{ itemId: string }>(sql`
      select i.item_id as "itemId", i.default_selling_unit as "sells", i.serialized, i.track_lots as "lots", i.discontinued,
        (select string_agg(u.unit_of_measure || '=' || trim_scale(u.unit_size), ' ' order by u.unit_size) from item_uom u
          where u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid) as "units"
      from item i where i.site_id = 'demo' and i.item_id = any(${["HB-M8-40", "NUT-M8-NY", "GLV-NIT-L", "CUT-115-1", "SEAL-XT", "SEAL-XT2", "MTR-075", "ADH-50"]})
      order by i.item_id`);
    const plain = { serialized: "N", lots: "N", discontinued: "N" };
    expect(rows).toEqual([
      { ...plain, itemId: "ADH-50", sells: "EA", units: "EA=1 CS=12", lots: "Y" },
      { ...plain, itemId: "CUT-115-1", sells: "EA", units: "EA=1 BX=25" },
      { ...plain, itemId: "GLV-NIT-L", sells: "CS", units: "BX=1 CS=10" },
      { ...plain, itemId: "HB-M8-40", sells: "BX", units: "EA=1 BX=100" },
      { ...plain, itemId: "MTR-075", sells: "EA", units: "EA=1", serialized: "Y" },
      { ...plain, itemId: "NUT-M8-NY", sells: "EA", units: "EA=1 BX=100" },
      { ...plain, itemId: "SEAL-XT", sells: "EA", units: "EA=1", discontinued: "Y" },
      { ...plain, itemId: "SEAL-XT2", sells: "EA", units: "EA=1" },
    ]);
  });

  it("knows HB-M8-40 as NG-1140 of Northgate and sells it by full boxes", async () => {
    const code = await db.first(sql`
      select c.alternate_code, c.code_type, c.customer_id from item_alternate_code c
      join item i on i.site_id = c.site_id and i.inv_mast_uid = c.inv_mast_uid
      where c.site_id = 'demo' and c.code_compact = 'NG1140' and i.item_id = 'HB-M8-40'`);
    expect(code).toEqual({ alternate_code: "NG-1140", code_type: "customer", customer_id: world.customers.northgate });
    const unit = await db.first(sql`
      select u.order_multiple as multiple from item_uom u join item i on i.site_id = u.site_id and i.inv_mast_uid = u.inv_mast_uid
      where u.site_id = 'demo' and i.item_id = 'HB-M8-40' and u.unit_of_measure = 'EA'`);
    expect(unit).toEqual({ multiple: 100 });
  });

  it("has the customers, ship-tos, locations and the contract of the journeys", async () => {
    expect(
      await db.query(
        sql`select customer_id as id, customer_name as name, po_no_required as po from customer where site_id = 'demo' order by 1`,
      ),
    ).toEqual([
      { id: 100200, name: "Northgate Fabrication", po: "Y" },
      { id: 100300, name: "Lakeside Hydraulics", po: "N" },
    ]);
    expect(
      await db.query(
        sql`select ship_to_id as id, ship_to_name as name from ship_to where site_id = 'demo' and customer_id = 100200 order by 1`,
      ),
    ).toEqual([
      { id: 1, name: "Plant Toledo" },
      { id: 2, name: "Plant Dayton" },
    ]);
    expect(
      await db.query(
        sql`select location_id as id, location_name as name, allow_backorder as backorder from location where site_id = 'demo' order by 1`,
      ),
    ).toEqual([
      { id: 10, name: "Columbus", backorder: false },
      { id: 20, name: "Toledo", backorder: true },
    ]);
    const job = await db.query(sql`
      select l.item_id as item, l.price, l.min_qty as "from" from job_price_hdr h
      join job_price_line l on l.site_id = h.site_id and l.job_price_hdr_uid = h.job_price_hdr_uid
      where h.site_id = 'demo' and h.job_no = 'J-2024-7' and h.customer_id = 100200 and l.item_id = 'HB-M8-40' order by l.min_qty`);
    expect(job).toEqual([
      { item: "HB-M8-40", price: 0.31, from: 1 },
      { item: "HB-M8-40", price: 0.29, from: 500 },
      { item: "HB-M8-40", price: 0.27, from: 2000 },
    ]);
  });

  it("has the people with their roles, and dana an allowance of 500.00 a month", async () => {
    const people = await db.query<{ username: string; role: string; id: number }>(
      sql`select id, username, role from users where site_id = 'demo' order by id`,
    );
    expect(people.map(({ username, role }) => `${username} ${role}`)).toEqual([
      "dana shopper",
      "amir approver",
      "lena shopper",
      "walt warehouse",
      "rita warehouse",
      "sara salesRep",
      "ada administrator",
      "ned auditor",
      "dev developer",
    ]);
    expect(Object.fromEntries(people.map(({ username, id }) => [username, id]))).toEqual(world.users);
    expect(
      await db.first(
        sql`select web_allowance as amount, web_allowance_period as period from contact where site_id = 'demo' and id = 1`,
      ),
    ).toEqual({
      amount: 500,
      period: "month",
    });
  });

  it("has an order of Northgate with the discontinued SEAL-XT, which SEAL-XT2 replaces", async () => {
    const row = await db.first(sql`
      select l.order_no as "orderNo", s.item_id as substitute from order_line l
      join item_link k on k.site_id = l.site_id and k.inv_mast_uid = l.inv_mast_uid and k.link_type = 'substitute'
      join item s on s.site_id = k.site_id and s.inv_mast_uid = k.linked_inv_mast_uid
      where l.site_id = 'demo' and l.item_id = 'SEAL-XT'`);
    expect(row).toEqual({ orderNo: world.orders.withDiscontinued, substitute: "SEAL-XT2" });
  });

  it("has balances that follow from the ledger and from the bins", async () => {
    expect(await unbalanced(db)).toEqual([]);
  });

  it("buys every item from its supplier, and has on order what open purchase orders still have to bring", async () => {
    expect(
      await db.query(sql`
        select i.item_id from item i
        left join item_vendor v on v.site_id = i.site_id and v.inv_mast_uid = i.inv_mast_uid and v.primary_vendor = 'Y'
        left join vendor n on n.site_id = v.site_id and n.vendor_id = v.vendor_id
        where n.vendor_name is distinct from i.supplier_name`),
    ).toEqual([]);
    expect(await onOrderDifferences(db)).toEqual([]);
    const orders = await db.query(sql`
      select h.po_no as "poNo", h.approved, h.complete, sum(l.qty_ordered - l.base_received / l.unit_size) as coming
      from po_hdr h join po_line l on l.site_id = h.site_id and l.po_no = h.po_no group by 1, 2, 3 order by 1`);
    expect(orders).toEqual([
      { poNo: world.purchaseOrders.complete, approved: "Y", complete: "Y", coming: 0 },
      { poNo: world.purchaseOrders.open, approved: "Y", complete: "N", coming: 10 },
      { poNo: world.purchaseOrders.partlyReceived, approved: "Y", complete: "N", coming: 4 },
      { poNo: world.purchaseOrders.unapproved, approved: "N", complete: "N", coming: 22 },
    ]);
  });

  it("has UPC numbers with right check digits", async () => {
    const codes = await db.query<{ upc: string }>(sql`select upc_or_ean_id as upc from item where site_id = 'demo'`);
    expect(codes.filter(({ upc }) => !isUpc(upc))).toEqual([]);
  });

  it("goes into a second site of the same database, and new numbers do not collide", async () => {
    await seedWorld(db, "second");
    const created = await db.first<{ uid: number }>(
      sql`insert into brand (site_id, brands_name) values ('second', 'New') returning brands_uid as uid`,
    );
    expect(created?.uid).toBeGreaterThan(6);
    expect(await db.first(sql`select count(*)::int as items from item where site_id = 'second'`)).toEqual(
      await db.first(sql`select count(*)::int as items from item where site_id = 'demo'`),
    );
  });
});

/** Balances that differ from the sum of the ledger or of the bins. */
function unbalanced(db: Database): Promise<object[]> {
  return db.query(sql`
    select s.location_id, s.inv_mast_uid from item_stock s
    left join (
      select site_id, location_id, inv_mast_uid, sum(on_hand_change) as on_hand, sum(allocated_change) as allocated
      from stock_movement group by 1, 2, 3
    ) m using (site_id, location_id, inv_mast_uid)
    left join (
      select site_id, location_id, inv_mast_uid, sum(qty_on_hand) as on_hand, sum(qty_allocated) as allocated from bin_stock group by 1, 2, 3
    ) b using (site_id, location_id, inv_mast_uid)
    where s.qty_on_hand <> coalesce(m.on_hand, 0) or s.qty_allocated <> coalesce(m.allocated, 0)
      or s.qty_on_hand <> coalesce(b.on_hand, 0) or s.qty_allocated <> coalesce(b.allocated, 0)`);
}
