import { commerce } from "@purvey/contract/services/commerce/index";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";

describeServer("carts", (server) => {
  const carts = async (username: string) => (await server().clientFor(username)).commerce.cartHdr;

  it("D07 opens a cart by looking for it, and finds the same one again", async () => {
    const api = await carts("dana");
    const cart = await api.lookup({ userId: 1 }).data;
    expect(cart).toEqual({
      cartHdrUid: expect.any(Number),
      customerId: 100200,
      contactId: 1,
      userId: 1,
      sessionId: null,
      emailAddress: "dana@northgatefab.example",
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      dateLastModified: cart.dateCreated,
      cartToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userCartNo: 1,
      version: "1",
      statusCd: 704,
      processCd: 704,
      lineCount: 0,
      subtotal: 0,
      currency: "USD",
      waitingCheckoutUid: null,
    });
    expect(await api.lookup({ userId: 1, customerId: 100200 }).data).toEqual(cart);
    expect(await api.lookup({ userId: 1, cartToken: cart.cartToken }).data).toEqual(cart);
    expect((await api.lookup({ userId: 1, userCartNo: 2 }).data).cartHdrUid).not.toBe(cart.cartHdrUid);
  });

  it("D07 makes one cart when many look for it at once", async () => {
    const api = await carts("dana");
    const found = await Promise.all(Array.from({ length: 20 }, () => api.lookup({ userId: 1, userCartNo: 50 }).data));
    expect(new Set(found.map((cart) => cart.cartHdrUid)).size).toBe(1);
  });

  it("finds or opens a cart in one statement", async () => {
    const api = await carts("dana");
    const texts: string[] = [];
    const stop = server().db.onStatement(({ text }) => texts.push(text));
    await api.lookup({ userId: 1, userCartNo: 51 });
    await api.lookup({ userId: 1, userCartNo: 51 });
    stop();
    expect(texts).toHaveLength(2);
  });

  it("opens a new cart after the old one was ordered", async () => {
    const api = await carts("dana");
    const { cartHdrUid, cartToken } = await api.lookup({ userId: 1, userCartNo: 60 }).data;
    await server().db.execute(
      sql`update cart_hdr set status_cd = 705 where site_id = 'demo' and cart_hdr_uid = ${cartHdrUid}`,
    );
    expect((await api.lookup({ userId: 1, userCartNo: 60 }).data).cartHdrUid).not.toBe(cartHdrUid);
    expect(await refusedWith(api.lookup({ userId: 1, cartToken }))).toEqual([404]);
  });

  it("lets a sales representative keep a cart for each of their customers", async () => {
    const api = await carts("sara");
    const { principalOf } = server();
    const { userId } = await principalOf("sara");
    const northgate = await api.lookup({ userId, customerId: 100200, contactId: 1 }).data;
    const lakeside = await api.lookup({ userId, customerId: 100300 }).data;
    expect([northgate.customerId, northgate.contactId, lakeside.customerId]).toEqual([100200, 1, 100300]);
    expect(northgate.cartHdrUid).not.toBe(lakeside.cartHdrUid);
    expect((await api.list({ userId, customerId: 100300 }).data).map((cart) => cart.cartHdrUid)).toEqual([
      lakeside.cartHdrUid,
    ]);
  });

  it("refuses other users, other customers and other contacts", async () => {
    const api = await carts("dana");
    expect(
      await refusedWith(
        api.lookup({ userId: 3 }),
        api.list({ userId: 3 }),
        api.lookup({ userId: 1, customerId: 100300 }),
        api.lookup({ userId: 1, contactId: 2 }),
        api.lookup({ userId: 1, cartToken: "nobody's" }),
      ),
    ).toEqual([404, 404, 404, 404, 404]);
    const { status, body } = await sendAs(server(), commerce, "cartHdr.lookup", "dana", {});
    expect([status, body.validationErrors[0].field]).toEqual([400, "userId"]);
    const staff = await carts("ada");
    expect((await staff.lookup({ userId: 3 }).data).customerId).toBe(100300);
    expect(await refusedWith(staff.lookup({ userId: 4711 }))).toEqual([404]);
  });

  it("lists carts with lines and subtotal, by status, sorted and paged", async () => {
    const { cartHdr, cartLine } = (await server().clientFor("lena")).commerce;
    const first = await cartHdr.lookup({ userId: 3, userCartNo: 1 }).data;
    const second = await cartHdr.lookup({ userId: 3, userCartNo: 2 }).data;
    await cartLine.add({
      cartHdrUid: second.cartHdrUid,
      lines: [
        { itemId: "MTR-075", quantity: 2 },
        { itemId: "WSH-M8", quantity: 10 },
      ],
    });
    const lines = await cartLine.list({ cartHdrUid: second.cartHdrUid }).data;
    const page = await cartHdr.list({ userId: 3, statusCd: 704, orderBy: "line_count|DESC" });
    expect(page.data.map((cart) => [cart.cartHdrUid, cart.lineCount, cart.version])).toEqual([
      [second.cartHdrUid, 2, "2"],
      [first.cartHdrUid, 0, "1"],
    ]);
    expect(page.data[0]?.subtotal).toBeCloseTo(
      lines.reduce((sum, line) => sum + line.extendedPrice, 0),
      2,
    );
    expect((await cartHdr.list({ userId: 3, limit: 1, offset: 1 })).total).toBe(2);
    expect(await cartHdr.list({ userId: 3, statusCd: 705 }).data).toEqual([]);
  });

  it("lists what others bought along, most often first, without what is in the cart or discontinued", async () => {
    const { db } = server();
    const order = async (orderNo: number, ...items: string[]) => {
      await db.execute(sql`insert into order_hdr (site_id, order_no, customer_id) values ('demo', ${orderNo}, 100300)`);
      await db.execute(sql`
        insert into order_line (site_id, order_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure, unit_price, extended_price)
        select 'demo', ${orderNo}, row_number() over (), inv_mast_uid, item_id, item_desc, 1, base_unit, 1, 1
        from item where site_id = 'demo' and item_id = any(${items}::text[])`);
    };
    await order(900001, "CUT-125-1", "BRG-6204-2RS", "BRG-6205-2RS");
    await order(900002, "CUT-125-1", "BRG-6205-2RS", "SEAL-XT");
    await order(900003, "BRG-6204-2RS", "WSH-M8");
    const { cartHdr, cartLine } = (await server().clientFor("dana")).commerce;
    const { cartHdrUid } = await cartHdr.lookup({ userId: 1, userCartNo: 70 }).data;
    expect(await cartHdr.alsoBought({ cartHdrUid }).data).toEqual([]);
    await cartLine.add({ cartHdrUid, lines: [{ itemId: "CUT-125-1", quantity: 1 }] });
    const found = await cartHdr.alsoBought({ cartHdrUid });
    expect(found.data.map((item) => [item.itemId, item.orderCount])).toEqual([
      ["BRG-6205-2RS", 2],
      ["BRG-6204-2RS", 1],
    ]);
    expect(found.data[0]).toMatchObject({
      itemDesc: "Ball Bearing, 6205-2RS, 25 x 52 x 15 mm, Sealed",
      defaultSellingUnit: "EA",
      imageUrl: "/media/items/BRG-6205-2RS.svg?site=demo",
    });
    expect((await cartHdr.alsoBought({ cartHdrUid, limit: 1, offset: 1 }).data)[0]?.itemId).toBe("BRG-6204-2RS");
    const lena = (await server().clientFor("lena")).commerce.cartHdr;
    expect(await refusedWith(lena.alsoBought({ cartHdrUid }), cartHdr.alsoBought({ cartHdrUid: 999_999 }))).toEqual([
      404, 404,
    ]);
  });
});
