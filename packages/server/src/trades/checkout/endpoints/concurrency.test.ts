import type { ErpOrder } from "@purvey/contract/generated/commerce";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { addShoppers, type Shopper } from "../../../testing/add-shoppers.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { stockSums } from "../../inventory/stock-sums.ts";

/** How many want the last pieces, which go to some of them. */
const crowd = exhaustive ? 50 : 24;
const pieces = exhaustive ? 20 : 10;

describeServerOnBoth("many orders at once", (server) => {
  let shoppers: Shopper[];

  beforeAll(async () => {
    shoppers = await addShoppers(server().db, server().app, crowd);
  });

  async function begin({ client, userId }: Shopper, items: readonly string[]): Promise<number> {
    const cartHdrUid = await fillCart(
      client,
      userId,
      items.map((itemId) => ({ itemId, quantity: 1, unitOfMeasure: "EA" })),
    );
    return (await client.commerce.checkout.create({ cartHdrUid }).data).checkoutUid;
  }

  async function setStock(itemId: string, quantity: number): Promise<void> {
    await server().db.transaction(async (db) => {
      await db.execute(sql`
        insert into stock_movement (site_id, location_id, inv_mast_uid, movement_type, on_hand_change)
        select s.site_id, s.location_id, s.inv_mast_uid, 'adjust', ${quantity} - (s.qty_on_hand - s.qty_allocated)
        from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
        where s.site_id = 'demo' and s.location_id = 10 and i.item_id = ${itemId}`);
      await db.execute(sql`
        update item_stock s set qty_on_hand = s.qty_allocated + ${quantity} from item i
        where i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and s.site_id = 'demo' and s.location_id = 10 and i.item_id = ${itemId}`);
    });
  }

  it(`sells the last ${pieces} pieces to ${pieces} of ${crowd} shoppers, without a lost update or a deadlock`, async () => {
    await setStock("ADH-50", pieces);
    const others = ["BRG-6204-2RS", "CUT-115-1", "SEAL-XT2"];
    const checkouts: number[] = [];
    for (const [index, shopper] of shoppers.entries()) {
      const items = [...others.slice(index % 3), "ADH-50", ...others.slice(0, index % 3)];
      checkouts.push(await begin(shopper, index % 2 ? items : items.toReversed()));
    }
    let begun = 0;
    const stop = server().db.onStatement(({ text }) => {
      if (text === "begin") begun++;
    });
    const settled = await Promise.allSettled(
      shoppers.map(
        ({ client }, index) =>
          client.commerce.checkout.prophet21Hdr.create({ checkoutUid: checkouts[index] ?? 0, header: {} }).data,
      ),
    );
    stop();
    // A deadlock would have been tried again.
    expect(begun).toBe(crowd);
    const orders = settled.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(orders).toHaveLength(pieces);
    expect(new Set(orders.map(({ orderNo }) => orderNo)).size).toBe(pieces);
    const refusals = settled.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 422,
        message: expect.stringContaining("Columbus has 0 EA of `ADH-50` available; 1 EA were asked for."),
      });
    }
    const sold = await server().db.first(sql`
      select count(*) as lines, sum(l.qty_allocated) as pieces from order_line l join order_hdr o on o.site_id = l.site_id and o.order_no = l.order_no
      where l.site_id = 'demo' and l.item_id = 'ADH-50' and o.web_order = 'Y'`);
    expect(sold).toEqual({ lines: pieces, pieces });
    const stock = await server().db.first(sql`
      select s.qty_on_hand - s.qty_allocated as available from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
      where s.site_id = 'demo' and s.location_id = 10 and i.item_id = 'ADH-50'`);
    expect(stock).toEqual({ available: 0 });
    expect(await stockSums(server().db, "demo")).toEqual([]);
  });

  it("makes one order of a checkout that is sent ten times at once", async () => {
    const shopper = shoppers[0] as Shopper;
    const checkoutUid = await begin(shopper, ["CUT-125-1", "WSH-M8"]);
    const send = () => shopper.client.commerce.checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    const orders = await Promise.all(Array.from({ length: 10 }, send));
    const [first] = orders as [ErpOrder];
    expect(orders.filter(({ created }) => created)).toHaveLength(1);
    expect(orders.map(({ created: _, ...order }) => order)).toEqual(Array(10).fill({ ...first, created: undefined }));
    const stored = await server().db.first(sql`
      select (select count(*) from order_hdr where site_id = 'demo' and checkout_uid = ${checkoutUid}) as orders,
        (select count(*) from order_line where site_id = 'demo' and order_no = ${first.orderNo}) as lines,
        (select sum(allocated_change) from stock_movement where site_id = 'demo' and reference_type = 'order' and reference_no = ${String(first.orderNo)}) as allocated`);
    expect(stored).toEqual({ orders: 1, lines: 2, allocated: 2 });
  });

  it("orders what is in the cart, also when something is added at the same moment", async () => {
    for (const shopper of shoppers.slice(1, 11)) {
      const cartHdrUid = await fillCart(shopper.client, shopper.userId, [{ itemId: "CUT-125-1", quantity: 1 }]);
      const { checkout, cartLine } = shopper.client.commerce;
      const { checkoutUid } = await checkout.create({ cartHdrUid }).data;
      const [order, added] = await Promise.allSettled([
        checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data,
        cartLine.add({ cartHdrUid, lines: [{ itemId: "WSH-M8", quantity: 1 }] }).data,
      ]);
      if (order.status === "rejected") throw order.reason;
      const lines = order.value.lines.map(({ itemId }) => itemId);
      if (added.status === "rejected") expect(added.reason).toMatchObject({ status: 409 });
      expect(lines).toEqual(added.status === "fulfilled" ? ["CUT-125-1", "WSH-M8"] : ["CUT-125-1"]);
    }
  });

  it("does not let orders at once use the last of an allowance twice", async () => {
    const { db } = server();
    const shopper = shoppers[20] as Shopper;
    await db.execute(sql`
      insert into contact (site_id, id, first_name, last_name, web_allowance) values ('demo', 9000, 'Kim', 'Lee', 16)`);
    await db.execute(sql`update users set contact_id = 9000 where site_id = 'demo' and id = ${shopper.userId}`);
    const settled = await Promise.allSettled(await orderAtOnce(shopper, "BRG-6204-2RS", 3));
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(settled.flatMap((result) => (result.status === "rejected" ? [result.reason.status] : []))).toEqual([
      403, 403,
    ]);
  });

  it("does not let orders at once use the last of a contract twice", async () => {
    const { db } = server();
    const shopper = shoppers[21] as Shopper;
    await db.execute(sql`
      insert into job_price_hdr (site_id, job_price_hdr_uid, job_no, customer_id) values ('demo', 900, 'J-LAST', ${shopper.customerId})`);
    await db.execute(sql`
      insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom, qty_maximum)
      select 'demo', 900, inv_mast_uid, item_id, 1, 'EA', 2 from item where site_id = 'demo' and item_id = 'BRG-6205-2RS'`);
    const orders = await Promise.all(await orderAtOnce(shopper, "BRG-6205-2RS", 5));
    const sources = orders.map(({ lines }) => lines[0]?.priceSource).sort();
    expect(sources).toEqual(["class", "class", "class", "contract", "contract"]);
    expect(
      await db.first(
        sql`select base_qty_ordered as ordered from job_price_line where site_id = 'demo' and job_price_hdr_uid = 900`,
      ),
    ).toEqual({ ordered: 2 });
  });

  /** The orders of several checkouts of one piece each, sent at once. */
  async function orderAtOnce(shopper: Shopper, itemId: string, count: number): Promise<Promise<ErpOrder>[]> {
    const checkouts: number[] = [];
    for (let index = 0; index < count; index++) checkouts.push(await begin(shopper, [itemId]));
    const { prophet21Hdr } = shopper.client.commerce.checkout;
    return checkouts.map((checkoutUid) => prophet21Hdr.create({ checkoutUid, header: {} }).data);
  }
});
