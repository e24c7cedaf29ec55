import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import { afterAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { openDatabase } from "../../db/open-database.ts";
import { stockSums } from "../../stock/stock-sums.ts";
import { startScript } from "../../testing/script.ts";
import { createPostgresDatabase } from "../../testing/test-database.ts";

const script = new URL("../../testing/scripts/place-orders.ts", import.meta.url);

/** Lets the server place orders and kills it in the middle; answers the orders that were acknowledged. */
async function placeAndKill(place: string, count: number): Promise<number[]> {
  const running = await startScript(script, [place]);
  const acknowledged: number[] = [];
  while (acknowledged.length < count) acknowledged.push(Number(await running.line()));
  await running.kill();
  return acknowledged;
}

/** What the database says of the orders of checkouts: how many there are, and each that is not whole. */
async function examine(db: Database) {
  const orders = await db.query<{ orderNo: number }>(sql`
    select order_no as "orderNo" from order_hdr where site_id = 'demo' and checkout_uid is not null order by order_no`);
  const halves = await db.query(sql`
    select o.order_no from order_hdr o
    left join checkout k on k.site_id = o.site_id and k.checkout_uid = o.checkout_uid
    left join cart_hdr c on c.site_id = k.site_id and c.cart_hdr_uid = k.cart_hdr_uid
    cross join lateral (
      select count(*) as lines, coalesce(sum(l.qty_allocated), 0) as allocated,
        sum(l.quantity * l.unit_size) as ordered, coalesce(sum(l.extended_price), 0) as subtotal
      from order_line l where l.site_id = o.site_id and l.order_no = o.order_no
    ) l
    cross join lateral (
      select count(*) as movements, coalesce(sum(m.allocated_change), 0) as allocated from stock_movement m
      where m.site_id = o.site_id and m.reference_type = 'order' and m.reference_no = o.order_no::text
    ) m
    where o.site_id = 'demo' and o.checkout_uid is not null and not coalesce(
      l.lines = 5 and l.subtotal = o.subtotal and m.movements = 5 and m.allocated = l.allocated and l.allocated = l.ordered
      and k.order_no = o.order_no and k.status_cd = 705 and c.status_cd = 705, false)`);
  const stray = await db.query(sql`
    select 'movement' as what, reference_no as number from stock_movement m
    where site_id = 'demo' and users_id is not null and reference_type = 'order'
      and not exists (select 1 from order_hdr o where o.site_id = m.site_id and o.order_no::text = m.reference_no)
    union all
    select 'checkout', checkout_uid::text from checkout k
    where site_id = 'demo' and (order_no is not null or status_cd = 705)
      and not exists (select 1 from order_hdr o where o.site_id = k.site_id and o.order_no = k.order_no)
    union all
    select 'cart', cart_hdr_uid::text from cart_hdr c
    where site_id = 'demo' and status_cd = 705
      and not exists (select 1 from checkout k where k.site_id = c.site_id and k.cart_hdr_uid = c.cart_hdr_uid and k.order_no is not null)`);
  return { orders: orders.map(({ orderNo }) => orderNo), halves, stray, differences: await stockSums(db, "demo") };
}

describe("a server that is killed in the middle of checkouts", () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  async function survives(place: string, open: () => Promise<Database>): Promise<void> {
    const acknowledged: number[] = [];
    for (const count of [7, 12]) {
      acknowledged.push(...(await placeAndKill(place, count)));
      const db = await open();
      const found = await examine(db);
      await db.close();
      expect(found).toMatchObject({ halves: [], stray: [], differences: [] });
      expect(found.orders).toEqual(expect.arrayContaining(acknowledged));
      // Four shoppers: no more than four orders can have been stored and not yet acknowledged, each time.
      expect(found.orders.length - acknowledged.length).toBeLessThanOrEqual(8);
    }
  }

  it("loses no acknowledged order and leaves nothing half done, on PGlite", { timeout: 120_000 }, async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "purvey-crash-"));
    folders.push(dataFolder);
    await survives(dataFolder, () => openDatabase({ dataFolder }));
  });

  it("loses no acknowledged order and leaves nothing half done, on PostgreSQL", { timeout: 120_000 }, async () => {
    const databaseUrl = await createPostgresDatabase();
    await survives(databaseUrl, () => openDatabase({ databaseUrl, dataFolder: "" }));
  });
});
