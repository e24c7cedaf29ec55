import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import sql from "sql-template-tag";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { permissionsOf } from "../../../platform/auth/roles.ts";
import type { Database } from "../../../platform/db/database.ts";
import { onOrderDifferences } from "../../../testing/on-order-differences.ts";
import { describeOfAll, openDemonstrationDatabase } from "../../../testing/test-database.ts";
import { binSums } from "../../../trades/inventory/bin-sums.ts";
import { stockSums } from "../../../trades/inventory/stock-sums.ts";
import { stockroomDifferences } from "../../../trades/vmi/stockroom-ledger.ts";
import { world } from "../world/names.ts";
import { seedDemo } from "./seed-demo.ts";

describeOfAll("the demonstration data", (_open, kind) => {
  let db: Database;
  let api: PurveyClient;
  beforeAll(async () => {
    db = await openDemonstrationDatabase(kind);
    api = await administrator(db);
  });
  afterAll(() => db.close());

  it("has balances that follow from the ledger and from the bins", async () => {
    const wrong = await db.query(sql`
      select s.location_id, s.inv_mast_uid from item_stock s
      left join (
        select site_id, location_id, inv_mast_uid, sum(on_hand_change) as on_hand, sum(allocated_change) as allocated
        from stock_movement group by 1, 2, 3
      ) m using (site_id, location_id, inv_mast_uid)
      left join (
        select site_id, location_id, inv_mast_uid, sum(qty_on_hand) as on_hand, sum(qty_allocated) as allocated
        from bin_stock group by 1, 2, 3
      ) b using (site_id, location_id, inv_mast_uid)
      where (s.qty_on_hand, s.qty_allocated) <> (coalesce(m.on_hand, 0), coalesce(m.allocated, 0))
        or (s.qty_on_hand, s.qty_allocated) <> (coalesce(b.on_hand, 0), coalesce(b.allocated, 0))`);
    expect(wrong).toEqual([]);
    const held = await db.first<{ held: number }>(
      sql`select count(*)::int as held from item_stock where qty_allocated > 0`,
    );
    expect(held?.held).toBeGreaterThan(10);
  });

  it("has registered every piece of what has serial numbers, and no more", async () => {
    expect(await binSums(db, "demo")).toEqual([]);
    const unregistered = await db.query(sql`
      select i.item_id, s.location_id from item i
      join item_stock s on s.site_id = i.site_id and s.inv_mast_uid = i.inv_mast_uid
      left join lateral (
        select count(*) as pieces from serial_number n
        where n.site_id = s.site_id and n.inv_mast_uid = s.inv_mast_uid and n.location_id = s.location_id and n.bin = s.primary_bin
      ) n on true
      where i.site_id = 'demo' and i.serialized = 'Y' and s.qty_on_hand <> n.pieces`);
    expect(unregistered).toEqual([]);
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("holds as much stock as the open orders say", async () => {
    const wrong = await db.query(sql`
      select l.order_no, l.line_no from order_line l
      join order_hdr o on o.site_id = l.site_id and o.order_no = l.order_no and o.status in ('open', 'picking')
      left join (
        select site_id, reference_no, inv_mast_uid, sum(allocated_change) as held from stock_movement
        where reference_type = 'order' group by 1, 2, 3
      ) m on m.site_id = l.site_id and m.reference_no = l.order_no::text and m.inv_mast_uid = l.inv_mast_uid
      where l.qty_allocated <> coalesce(m.held, 0) or l.qty_allocated + l.qty_backordered <> (l.quantity - l.qty_shipped) * l.unit_size`);
    expect(wrong).toEqual([]);
  });

  it("has on order what open purchase orders still have to bring", async () => {
    expect(await onOrderDifferences(db)).toEqual([]);
    const coming = await db.first<{ positions: number }>(
      sql`select count(*)::int as positions from item_stock where qty_on_order > 0`,
    );
    expect(coming?.positions).toBeGreaterThan(1000);
  });

  it("answers as the contract says, records from everywhere", async () => {
    const counts: number[] = [];
    for (let offset = 0; offset < 3000; offset += 500) {
      counts.push((await api.items.invMast.list({ limit: 60, offset }).data).length);
    }
    expect(counts).toEqual([60, 60, 60, 60, 60, 60]);
    for (const customerId of [100200, 100400, 101900]) {
      const { orders, invoices, quotes } = api.customers.customer;
      const input = { customerId, limit: 50, offset: 0 };
      const lists = await Promise.all([orders.list(input).data, invoices.list(input).data, quotes.list(input).data]);
      expect(lists.every((list) => list.length > 0)).toBe(true);
    }
    const lists = await api.items.itemWishlist.list({ id: world.users.dana }).data;
    expect(lists.map(({ name, isPublic }) => [name, isPublic]).sort()).toEqual([
      ["Conveyor rebuild", "Y"],
      ["Weekly shop supplies", "Y"],
      ["Welding bay", "N"],
    ]);
    expect((await api.items.variants.list({ limit: 100 }).data).length).toBe(100);
    expect((await api.content.users.list({ limit: 100 }).data).length).toBe(50);
    expect((await api.content.content.list({ limit: 100 }).data).length).toBe(12);
  });

  it("has stockrooms with what they should hold, weeks of usage, and an order on its way", async () => {
    expect(await stockroomDifferences(db, "demo")).toEqual([]);
    const { vmi } = api;
    const rooms = await vmi.warehouse.list({ customerId: 100200 }).data;
    expect(rooms.map(({ warehouseName }) => warehouseName)).toEqual(["Plant Toledo crib", "Plant Dayton crib"]);
    for (const { warehouseUid, partCount, belowMinimumCount, openRestockCount } of rooms) {
      expect(partCount).toBeGreaterThanOrEqual(40);
      expect(partCount).toBeLessThanOrEqual(60);
      expect(belowMinimumCount).toBeGreaterThanOrEqual(3);
      expect(belowMinimumCount).toBeLessThanOrEqual(25);
      expect(openRestockCount).toBeGreaterThanOrEqual(1);
      const weeks = await vmi.warehouse.usageTotals({ warehouseUid, by: "week" }).data;
      expect(weeks).toHaveLength(13);
      expect(Math.min(...weeks.map(({ issueCount }) => issueCount))).toBeGreaterThan(10);
      const departments = await vmi.warehouse.usageTotals({ warehouseUid, by: "department" }).data;
      expect(departments.length).toBeGreaterThanOrEqual(3);
      const movements = await vmi.warehouse.movements({ warehouseUid, limit: 1000 }).data;
      const dates = movements.map(({ dateCreated }) => dateCreated);
      expect(dates).toEqual([...dates].sort().reverse());
      expect((await vmi.warehouse.replenish.list({ warehouseUid }).data).length).toBeGreaterThan(5);
      expect((await vmi.restockHdr.list({ warehouseUid, limit: 100 }).data).length).toBeGreaterThan(5);
    }
    const toledo = await vmi.warehouse.availability({ warehouseUid: 1, limit: 100 }).data;
    const world = Object.fromEntries(toledo.map(({ itemId, qtyOnHand }) => [itemId, qtyOnHand]));
    expect(world).toMatchObject({ "HB-M8-40": 150, "GLV-NIT-L": 14, "CUT-115-1": 22, "NGF-7781": 6 });
  });

  it("is in the search index, every item once", async () => {
    const row = await db.first<{ items: number; indexed: number }>(sql`
      select (select count(*)::int from item where site_id = 'demo') as items,
        (select count(*)::int from item_search where site_id = 'demo') as indexed`);
    expect(row?.indexed).toBe(row?.items);
  });

  it.each([
    ["nitrile gloves large", /Nitrile.*Size L(,|$)/i],
    ["gloves extra large", /Glove.*Size XL/],
    ["zip ties 8 inch", /Cable Tie.* 8 in/],
    ["cable tie 8inches", /Cable Tie.* 8 in/],
    ["1/4 inch jobber drill", /Drill.*1\/4 in/],
    ["sandpaper 80 grit", /Abrasive Sheet.*80 Grit/],
    ["stainless m8 bolts", /Hex Bolt, M8.*Stainless/],
    ["10 millimeter end mill", /End Mill.*10 mm/],
    ["earplugs", /Ear Plugs|Ear Muffs/],
  ])("is found in the words of those who buy: %s", async (q, wanted) => {
    const { items } = await api.search.itemSearch.list({ q, operator: "AND", size: 3 }).data;
    expect(items.length).toBeGreaterThan(0);
    for (const { itemDesc } of items) expect(itemDesc).toMatch(wanted);
  });

  it("lets new records follow the given numbers", async () => {
    const order = await db.first<{ no: number }>(sql`
      insert into order_hdr (site_id, customer_id) values ('demo', 100200) returning order_no as no`);
    const last = await db.first<{ no: number }>(sql`select max(order_no) as no from order_line where site_id = 'demo'`);
    expect(order?.no).toBe((last?.no ?? 0) + 1);
  });

  it("refuses to be loaded twice, and leaves what is there", async () => {
    const items = () => db.first<{ items: number }>(sql`select count(*)::int as items from item`);
    const before = await items();
    expect(before?.items).toBeGreaterThan(3000);
    await expect(seedDemo(db)).rejects.toThrow();
    expect(await items()).toEqual(before);
  });
});

/** A client of ada's whose every answer is checked against the contract. */
async function administrator(db: Database): Promise<PurveyClient> {
  const config = { checkAnswers: true, callsPerMinute: 0, siteCallsPerMinute: 0 };
  const app = createApp({ db, tokens: { secret: "a secret for tests, long enough for HS256" }, config });
  const jwt = await app.tokens.issue({
    site: "demo",
    userId: world.users.ada,
    username: "ada",
    role: "administrator",
    customerId: undefined,
    contactId: undefined,
    salesRepId: undefined,
    permissions: permissionsOf("administrator"),
  });
  return createClient({ siteId: "demo", jwt, transport: inProcess(app), retries: 0 });
}
