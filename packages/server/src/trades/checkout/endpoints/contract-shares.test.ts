import sql from "sql-template-tag";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { addShoppers, type Shopper } from "../../../testing/add-shoppers.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";

/** Bonds of glue, sold by the piece and by the case of twelve. */
const item = "ADH-50";

describeServerOnBoth("what is left of a contract", (server) => {
  let shopper: Shopper;
  let contract = 9000;

  beforeAll(async () => {
    const { db, app } = server();
    [shopper] = (await addShoppers(db, app, 1)) as [Shopper];
    await db.execute(sql`
      update item_stock s set qty_on_hand = 100000 from item i where i.site_id = s.site_id
        and i.inv_mast_uid = s.inv_mast_uid and s.site_id = 'demo' and i.item_id = ${item}`);
  });

  /** One case of twelve at 7.20, and no other contract. */
  beforeEach(() => agree(1));

  async function agree(cases: number): Promise<void> {
    const { db } = server();
    await setCase(12);
    await db.execute(
      sql`update job_price_hdr set cancelled = 'Y' where site_id = 'demo' and customer_id = ${shopper.customerId}`,
    );
    contract++;
    await db.execute(sql`
      insert into job_price_hdr (site_id, job_price_hdr_uid, job_no, customer_id)
      values ('demo', ${contract}, ${`J-${contract}`}, ${shopper.customerId})`);
    await db.execute(sql`
      insert into job_price_line (site_id, job_price_hdr_uid, inv_mast_uid, item_id, price, uom, unit_size, qty_maximum, min_qty)
      select 'demo', ${contract}, inv_mast_uid, item_id, 7.2, 'CS', 12, ${cases}, 0 from item
      where site_id = 'demo' and item_id = ${item}`);
  }

  const setCase = (size: number) =>
    server().db.execute(sql`
      update item_uom u set unit_size = ${size} from item i where i.site_id = u.site_id and i.inv_mast_uid = u.inv_mast_uid
        and u.site_id = 'demo' and i.item_id = ${item} and u.unit_of_measure = 'CS'`);

  async function begin(quantity = 1): Promise<number> {
    const { client, userId } = shopper;
    const cartHdrUid = await fillCart(client, userId, [{ itemId: item, quantity, unitOfMeasure: "EA" }]);
    return (await client.commerce.checkout.create({ cartHdrUid }).data).checkoutUid;
  }

  async function buy(...quantities: readonly (readonly [number, string])[]) {
    const { prophet21Hdr } = shopper.client.commerce.checkout;
    const lines = quantities.map(([unitQuantity, unitOfMeasure]) => ({ itemId: item, unitQuantity, unitOfMeasure }));
    const order = await prophet21Hdr.create({ checkoutUid: await begin(), header: {}, lines }).data;
    return order.lines.map(({ priceSource, extendedPrice }) =>
      priceSource === "contract" ? extendedPrice : priceSource,
    );
  }

  const ordered = async () => {
    const [line] = await (await server().clientFor("ada")).pricing.jobPriceHdr.lines.list({ id: contract }).data;
    return line?.qty_ordered;
  };

  it("is counted to the piece: six orders of two pieces share a case of twelve", async () => {
    for (let order = 1; order <= 6; order++) expect(await buy([2, "EA"])).toEqual([1.2]);
    expect(await ordered()).toBe(1);
    expect(await buy([1, "EA"])).toEqual(["class"]);
  });

  it("is counted to the piece over lines of one order, in whatever unit", async () => {
    await agree(2);
    const pieces = Array.from({ length: 12 }, () => [1, "EA"] as const);
    expect(await buy(...pieces, [1, "CS"], [1, "EA"])).toEqual([...pieces.map(() => 0.6), 7.2, "class"]);
    expect(await ordered()).toBe(2);
  });

  it("is counted to the piece by orders at the same time", async () => {
    const checkouts: number[] = [];
    for (let order = 1; order <= 7; order++) checkouts.push(await begin(2));
    const { prophet21Hdr } = shopper.client.commerce.checkout;
    const orders = await Promise.all(
      checkouts.map((checkoutUid) => prophet21Hdr.create({ checkoutUid, header: {} }).data),
    );
    expect(orders.map(({ lines }) => lines[0]?.priceSource).sort()).toEqual([
      "class",
      ...Array.from({ length: 6 }, () => "contract"),
    ]);
    expect(await ordered()).toBe(1);
  });

  it("goes on where lines are added to an order", async () => {
    const { prophet21Hdr } = shopper.client.commerce.checkout;
    const checkoutUid = await begin(7);
    const { orderNo } = await prophet21Hdr.create({ checkoutUid, header: {} }).data;
    const add = async (unitQuantity: number) => {
      const lines = [{ itemId: item, unitQuantity, unitOfMeasure: "EA" }];
      const prophet21HdrUid = orderNo;
      const { lines: all } = await prophet21Hdr.prophet21Line.create({ checkoutUid, prophet21HdrUid, lines }).data;
      return all.at(-1)?.priceSource;
    };
    expect([await add(4), await add(2), await add(1)]).toEqual(["contract", "class", "contract"]);
  });

  it("is what the pieces leave when a case becomes another size", async () => {
    await agree(2);
    expect(await buy([12, "EA"])).toEqual([7.2]);
    await setCase(10);
    expect(await ordered()).toBe(1.2);
    expect(await buy([9, "EA"])).toEqual(["class"]);
    expect(await buy([8, "EA"])).toEqual([5.76]);
    expect(await ordered()).toBe(2);
  });
});
