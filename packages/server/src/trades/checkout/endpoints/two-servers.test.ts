import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import type { Database } from "../../../platform/db/database.ts";
import { openPostgres } from "../../../platform/db/postgres.ts";
import { addShoppers, type Shopper } from "../../../testing/add-shoppers.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { createPostgresWorld, testedDatabases } from "../../../testing/test-database.ts";
import { testSecret } from "../../../testing/test-server.ts";
import { stockSums } from "../../inventory/stock-sums.ts";

const shoppersOfAll = 40;
const customers = 4;

/** A server with connections and caches of its own, and clients of every shopper. */
async function serve(db: Database): Promise<Shopper[]> {
  const config = { checkAnswers: true, callsPerMinute: 0, siteCallsPerMinute: 0 };
  return addShoppers(db, createApp({ db, tokens: { secret: testSecret }, config }), shoppersOfAll, customers);
}

describe.runIf(testedDatabases.includes("postgres"))("two servers of one database", () => {
  let databases: Database[] = [];
  let servers: Shopper[][] = [];

  beforeAll(async () => {
    const url = await createPostgresWorld();
    databases = [await openPostgres({ url }), await openPostgres({ url })];
    servers = [];
    for (const db of databases) servers.push(await serve(db));
  });
  afterAll(() => Promise.all(databases.map((db) => db.close())));

  const db = () => databases[0] as Database;

  function shopperOn(server: number, place: number): Shopper {
    const shopper = servers[server]?.[place];
    if (!shopper) throw new Error(`There is no shopper ${place} on server ${server}.`);
    return shopper;
  }

  /** Checkouts of one piece each, begun and released by one server and the other in turns; ordered when called. */
  function begun(shoppers: readonly number[], itemId: string) {
    return Promise.all(
      shoppers.map(async (shopper, index) => {
        const { client, userId } = shopperOn(index % 2, shopper);
        const cartHdrUid = await fillCart(client, userId, [{ itemId, quantity: 1, unitOfMeasure: "EA" }]);
        const { checkout } = client.commerce;
        const { checkoutUid } = await checkout.create({ cartHdrUid }).data;
        await checkout.activate({ checkoutUid });
        return () => checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
      }),
    );
  }

  /** The shoppers of a customer, by their places. */
  const shoppersOf = (customerId: number) =>
    (servers[0] ?? []).flatMap((shopper, index) => (shopper.customerId === customerId ? [index] : []));

  async function orderAtOnce(orders: Awaited<ReturnType<typeof begun>>) {
    const settled = await Promise.allSettled(orders.map((order) => order()));
    const refusals = settled.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    const placed = settled.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    return { placed, codes: refusals.map((refusal) => codeOf(refusal)) };
  }

  /** What a refusal is for; the stock that was gone under the lock is told by its sentence alone. */
  function codeOf(refusal: { status: number; message: string; details?: { errors?: readonly { code: string }[] } }) {
    if (refusal.status !== 422) return String(refusal);
    return (
      refusal.details?.errors?.[0]?.code ?? (/ available; /.test(refusal.message) ? "STOCK_SHORT" : refusal.message)
    );
  }

  async function setStock(itemId: string, quantity: number): Promise<void> {
    await db().execute(sql`
      with stock as (
        select s.location_id, s.inv_mast_uid, ${quantity} - (s.qty_on_hand - s.qty_allocated) as change
        from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
        where s.site_id = 'demo' and s.location_id = 10 and i.item_id = ${itemId}
      ), noted as (
        insert into stock_movement (site_id, location_id, inv_mast_uid, movement_type, on_hand_change)
        select 'demo', location_id, inv_mast_uid, 'adjust', change from stock
      )
      update item_stock s set qty_on_hand = s.qty_on_hand + stock.change from stock
      where s.site_id = 'demo' and s.location_id = stock.location_id and s.inv_mast_uid = stock.inv_mast_uid`);
  }

  /** Lets a customer owe what so many orders of one piece come to, and half of one more. */
  async function lendFor(orders: number, customerId: number, itemId: string): Promise<void> {
    const [shopper = 0] = shoppersOf(customerId);
    const { client, userId } = shopperOn(0, shopper);
    const cartHdrUid = await fillCart(client, userId, [{ itemId, quantity: 1, unitOfMeasure: "EA" }]);
    const { checkoutUid } = await client.commerce.checkout.create({ cartHdrUid }).data;
    const { customer, totals } = await client.commerce.checkout.doc({ checkoutUid }).data;
    const limit = (customer?.creditUsed ?? 0) + totals.totalAmount * (orders + 0.5);
    await db().execute(sql`
      update customer set credit_limit = ${limit} where site_id = 'demo' and customer_id = ${customerId}`);
  }

  /** What a customer's orders that are not billed come to, one by one. */
  const owed = (customerId: number) =>
    db().first<{ amount: number; limit: number }>(sql`
      select sum(o.total_amount) as amount, (select c.credit_limit from customer c where c.site_id = 'demo' and c.customer_id = ${customerId}) as limit
      from order_hdr o where o.site_id = 'demo' and o.customer_id = ${customerId} and o.status = 'open' and o.cancel_flag = 'N'`);

  it("sell each of the last pieces once", async () => {
    await setStock("ADH-50", 100);
    const orders = await begun([...shoppersOf(300_001), ...shoppersOf(300_002)], "ADH-50");
    await setStock("ADH-50", 7);
    const { placed, codes } = await orderAtOnce(orders);
    expect({ placed: placed.length, codes }).toEqual({ placed: 7, codes: Array(13).fill("STOCK_SHORT") });
    expect(await stockSums(db(), "demo")).toEqual([]);
  });

  it("lend the last of a customer's credit once", async () => {
    await setStock("CUT-125-1", 100);
    const orders = await begun(shoppersOf(300_003), "CUT-125-1");
    await lendFor(3, 300_003, "CUT-125-1");
    const { placed, codes } = await orderAtOnce(orders);
    expect({ placed: placed.length, codes }).toEqual({ placed: 3, codes: Array(7).fill("CREDIT_LIMIT_EXCEEDED") });
    const { amount = 0, limit = 0 } = (await owed(300_003)) ?? {};
    expect(amount).toBeLessThanOrEqual(limit);
  });

  it("sell the last pieces and lend the last credit at the same moment", async () => {
    await setStock("SEAL-XT2", 100);
    await db().execute(sql`update customer set credit_limit = null where site_id = 'demo' and customer_id = 300004`);
    const orders = await begun([...shoppersOf(300_004), ...shoppersOf(300_002)], "SEAL-XT2");
    await lendFor(2, 300_004, "SEAL-XT2");
    await setStock("SEAL-XT2", 6);
    const { placed } = await orderAtOnce(orders);
    expect(placed).toHaveLength(6);
    expect(placed.filter(({ customerId }) => customerId === 300_004).length).toBeLessThanOrEqual(2);
    const { amount = 0, limit = 0 } = (await owed(300_004)) ?? {};
    expect(amount).toBeLessThanOrEqual(limit);
    expect(await stockSums(db(), "demo")).toEqual([]);
  });
});
