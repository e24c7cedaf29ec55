import { customers } from "@purvey/contract/services/customers/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../../testing/describe-server.ts";
import { sendAs } from "../../../../testing/send-as.ts";

describeServer("purchased items", (server) => {
  const api = async (username = "dana") => (await server().clientFor(username)).customers.customer.purchasedItems;

  it("sums an item up over all orders, in base units, the latest first", async () => {
    const { data, totalResults } = await (await api()).list({ customerId: 100200 });
    expect(totalResults).toBe(6);
    expect(data.slice(0, 3).map(({ lastPurchaseDate }) => lastPurchaseDate)).toEqual(
      Array(3).fill("2025-09-22 09:05:00"),
    );
    expect(data.find(({ itemNo }) => itemNo === "HB-M8-40")).toMatchObject({
      unitOfMeasure: "EA",
      lastPurchaseDate: "2025-03-11 14:20:00",
      totalQuantityPurchased: 1200,
      averagePrice: 0.31,
      orderCount: 1,
      lastOrderNo: 500001,
      lastQuantity: 12,
      lastUnitOfMeasure: "BX",
      lastUnitPrice: 31,
      discontinued: "N",
    });
    expect(data.find(({ itemNo }) => itemNo === "SEAL-XT")).toMatchObject({
      discontinued: "Y",
      totalQuantityPurchased: 6,
    });
  });

  it("weights the average price by quantity across units, and leaves cancelled and deleted orders out", async () => {
    const { db } = server();
    const item = await db.first<{ uid: number }>(
      sql`select inv_mast_uid as uid from item where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    const order = async (
      orderNo: number,
      flags: { cancel?: string; deleted?: string },
      quantity: number,
      size: number,
      price: number,
    ) => {
      await db.execute(sql`
        insert into order_hdr (site_id, order_no, customer_id, cancel_flag, delete_flag, order_date)
        values ('demo', ${orderNo}, 100300, ${flags.cancel ?? "N"}, ${flags.deleted ?? "N"}, '2026-02-01')`);
      await db.execute(sql`
        insert into order_line (site_id, order_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure,
          unit_size, unit_price, extended_price)
        values ('demo', ${orderNo}, 1, ${item?.uid}, 'HB-M8-40', 'Bolt', ${quantity}, ${size === 1 ? "EA" : "BX"}, ${size},
          ${price}, ${quantity * price})`);
    };
    await order(640001, {}, 100, 1, 0.5);
    await order(640002, { cancel: "Y" }, 5000, 1, 9);
    await order(640003, { deleted: "Y" }, 5000, 1, 9);
    const [bolt] = await (await api("lena")).list({ customerId: 100300 }).data;
    expect(bolt).toMatchObject({
      itemNo: "HB-M8-40",
      totalQuantityPurchased: 300,
      averagePrice: 0.432667,
      orderCount: 2,
      lastOrderNo: 640001,
      lastUnitOfMeasure: "EA",
    });
  });

  it("says what was paid over time for one base unit, the latest first, discounts taken off", async () => {
    const { db } = server();
    const item = await db.first<{ uid: number }>(
      sql`select inv_mast_uid as uid from item where site_id = 'demo' and item_id = 'HB-M8-40'`,
    );
    const invMastUid = item?.uid ?? 0;
    const bought = async (orderNo: number, cancelled: "Y" | "N", size: number, price: number, extended: number) => {
      await db.execute(sql`
        insert into order_hdr (site_id, order_no, customer_id, cancel_flag, order_date)
        values ('demo', ${orderNo}, 100200, ${cancelled}, '2026-02-01')`);
      await db.execute(sql`
        insert into order_line (site_id, order_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure,
          unit_size, unit_price, extended_price)
        values ('demo', ${orderNo}, 1, ${invMastUid}, 'HB-M8-40', 'Bolt', 2, ${size === 1 ? "EA" : "BX"}, ${size}, ${price}, ${extended})`);
    };
    await bought(640011, "N", 100, 40, 72);
    await bought(640012, "Y", 1, 9, 18);
    const items = await api();
    const paid = await items.prices({ customerId: 100200, invMastUid });
    expect(paid.totalResults).toBe(2);
    expect(paid.data).toEqual([
      {
        orderNo: 640011,
        lineNo: 1,
        orderDate: "2026-02-01 00:00:00",
        quantity: 2,
        unitOfMeasure: "BX",
        unitPrice: 40,
        basePrice: 0.36,
        baseUnit: "EA",
        currency: "USD",
      },
      expect.objectContaining({ orderNo: 500001, unitPrice: 31, basePrice: 0.31 }),
    ]);
    expect((await items.prices({ customerId: 100200, invMastUid, limit: 1, offset: 1 })).data).toHaveLength(1);
    expect(await items.prices({ customerId: 100200, invMastUid: 999999 })).toMatchObject({ data: [], total: 0 });
    const other = await sendAs(server(), customers, "customer.purchasedItems.prices", "lena", {
      customerId: 100200,
      invMastUid,
    });
    expect(other.status).toBe(404);
  });

  rule("R034 R035 sorts and pages", async () => {
    const items = await api();
    const byQuantity = await items.list({
      customerId: 100200,
      orderBy: "totalQuantityPurchased|DESC,item_no|ASC",
      limit: 2,
    });
    expect(byQuantity.data.map(({ itemNo }) => itemNo)).toEqual(["HB-M8-40", "NUT-M8-NY"]);
    const next = await items.list({ customerId: 100200, orderBy: "item_no|ASC", limit: 2, offset: 4 });
    expect(next).toMatchObject({ count: 2, total: 6 });
    expect(await items.list({ customerId: 100200, offset: 50 })).toMatchObject({ data: [], total: 6 });
    const refused = await sendAs(server(), customers, "customer.purchasedItems.list", "dana", {
      customerId: 100200,
      orderBy: "cost|ASC",
    });
    expect(refused.body.validationErrors[0].field).toBe("orderBy");
  });
});
