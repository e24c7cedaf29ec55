import { createClient, inProcess } from "@purvey/client";
import sql from "sql-template-tag";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { createApp } from "../../../app.ts";
import { shippoFrom } from "../../../providers/rates/shippo-rates.ts";
import { beginCheckout, renewAllowance } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { standIn } from "../../../testing/stand-in.ts";
import { testSecret } from "../../../testing/test-server.ts";

/** Two boxes of bolts: 62.00, and 4.81 tax in Toledo, which taxes no freight. */
const bolts = [{ itemId: "HB-M8-40", quantity: 2 }];
const free = { shippingEstimate: 0 };

describeServer("the freight of an order", (server) => {
  /** The site asks 26.00 for whatever is shipped. */
  beforeEach(async () => {
    await renewAllowance(server());
    await server().db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('demo', 'commerce', 'freight', '{"base": 26}')`);
  });

  afterEach(async () => {
    const { db } = server();
    await db.execute(sql`
      delete from site_setting where site_id = 'demo' and service_name = 'commerce' and setting_name = 'freight'`);
    await db.execute(sql`update customer set credit_limit = 25000 where site_id = 'demo' and customer_id = 100200`);
    await db.execute(sql`update contact set web_allowance = 500 where site_id = 'demo' and id = 1`);
  });

  const begin = (properties: object = free) =>
    beginCheckout(server(), bolts, { shipToId: 1, customerPoNumber: "PO-1", properties });

  it("is the site's, whatever the buyer says beforehand and with the order", async () => {
    const { checkoutUid, own } = await begin();
    const { totals } = await own.validate({ checkoutUid }).data;
    expect([totals.freightAmount, totals.totalAmount]).toEqual([26, 92.81]);
    expect((await own.doc({ checkoutUid }).data).totals).toEqual(totals);
    const order = await own.prophet21Hdr.create({ checkoutUid, header: free }).data;
    expect([order.freightAmount, order.totalAmount]).toEqual([26, 92.81]);
    expect(order.warnings.map(({ message }) => message)).toEqual([
      "The freight is 26.00 USD; the buyer was shown 0.00 USD.",
    ]);
  });

  it("counts for the credit limit and the allowance", async () => {
    const { db } = server();
    const { checkoutUid, own } = await begin();
    await db.execute(sql`update contact set web_allowance = 92.80 where site_id = 'demo' and id = 1`);
    await expect(own.activate({ checkoutUid }).data).rejects.toMatchObject({ status: 403 });
    await expect(own.prophet21Hdr.create({ checkoutUid, header: free }).data).rejects.toMatchObject({ status: 403 });
    await db.execute(sql`update contact set web_allowance = 92.81 where site_id = 'demo' and id = 1`);
    expect((await own.activate({ checkoutUid }).data).processCd).toBe(1185);
    const used = await db.first<{ open: number }>(sql`
      select coalesce((select sum(total_amount) from order_hdr where site_id = 'demo' and customer_id = 100200
        and cancel_flag = 'N' and delete_flag = 'N' and status in ('open', 'held', 'picking', 'shipped')), 0) + coalesce((
        select sum(total_amount - amount_paid) from invoice_hdr where site_id = 'demo' and customer_id = 100200 and status = 'open'), 0) as open`);
    await db.execute(sql`
      update customer set credit_limit = ${Number(used?.open)}::numeric + 92.80 where site_id = 'demo' and customer_id = 100200`);
    const limited = await own.validate({ checkoutUid }).data;
    expect(limited.errors.map(({ code }) => code)).toEqual(["CREDIT_LIMIT_EXCEEDED"]);
  });

  it("is that of the service the buyer chose, as carriers ask for it, whatever figure comes with it", async () => {
    const ground = { deliveryCode: "ups/03", deliveryName: "UPS Ground" };
    const { checkoutUid, own } = await begin({ ...ground, ...free });
    const { location, shipTo, delivery, totals } = await own.doc({ checkoutUid }).data;
    const dana = await server().clientFor("dana");
    const rates = await dana.rateShop.ratesShop.list({
      fromPostalCode: location?.postalCode ?? "",
      toPostalCode: shipTo?.postalCode ?? "",
      weight: delivery.weight,
    }).data;
    const asked = rates.find(({ carrierCode, serviceCode }) => `${carrierCode}/${serviceCode}` === "ups/03");
    expect(asked?.totalCharge).toBeGreaterThan(5);
    expect(totals.freightAmount).toBe(asked?.totalCharge);
    const order = await own.prophet21Hdr.create({ checkoutUid, header: { ...ground, shippingEstimate: 0.01 } }).data;
    expect([order.freightAmount, order.deliveryCode]).toEqual([asked?.totalCharge, "ups/03"]);
  });

  it("is the site's for a service that nobody offers, and said to be an estimate", async () => {
    const { checkoutUid, own } = await begin({ deliveryCode: "ups/free", ...free });
    const { totals, warnings } = await own.validate({ checkoutUid }).data;
    expect([totals.freightAmount, warnings.map(({ code }) => code)]).toEqual([26, ["FREIGHT_ESTIMATED"]]);
    const order = await own.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect([order.freightAmount, order.warnings.map(({ code }) => code)]).toEqual([26, ["FREIGHT_ESTIMATED"]]);
  });

  it("is what the carrier asked when the buyer looked, until that offer ends", async () => {
    const { db } = server();
    const ground = { deliveryCode: "ups/03", deliveryName: "UPS Ground" };
    const { checkoutUid, own } = await begin(ground);
    const { totals } = await own.validate({ checkoutUid }).data;
    const offers = sql`freight_offer where site_id = 'demo' and delivery_code = 'ups/03'`;
    // The carrier has raised its rates: whoever looked before pays what was seen.
    await db.execute(
      sql`update freight_offer set amount = amount - 1 where site_id = 'demo' and delivery_code = 'ups/03'`,
    );
    const seen = Number((totals.freightAmount - 1).toFixed(2));
    expect((await own.doc({ checkoutUid }).data).totals.freightAmount).toBe(seen);
    const order = await own.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order.freightAmount).toBe(seen);
    const kept = await db.first(sql`
      select o.amount from order_hdr h join freight_offer o on o.site_id = h.site_id and o.freight_offer_uid = h.freight_offer_uid
      where h.site_id = 'demo' and h.order_no = ${order.orderNo}`);
    expect(kept).toEqual({ amount: seen });
    await db.execute(
      sql`update freight_offer set date_expires = localtimestamp(0) - interval '1 minute' where site_id = 'demo'`,
    );
    const later = await begin(ground);
    // Nobody looked since: the order asks before it is stored.
    const fresh = await later.own.prophet21Hdr.create({ checkoutUid: later.checkoutUid, header: {} }).data;
    expect(fresh.freightAmount).toBe(totals.freightAmount);
    expect(await db.first(sql`select count(*) > 1 as several from ${offers}`)).toEqual({ several: true });
  });

  it("is what somebody says who gives prices by hand, but not what a buyer had said before", async () => {
    const sara = (await server().clientFor("sara")).commerce.checkout;
    const { checkoutUid } = await begin();
    expect((await sara.validate({ checkoutUid }).data).totals.freightAmount).toBe(26);
    const order = await sara.prophet21Hdr.create({ checkoutUid, header: { shippingEstimate: 7 } }).data;
    expect([order.freightAmount, order.warnings]).toEqual([7, []]);
  });

  const ground = { deliveryCode: "ups/03", deliveryName: "UPS Ground" };
  const keptOf = (orderNo: number) =>
    server().db.first(sql`
      select freight_source as source, freight_set_by as by, freight_set_at is not null as dated, freight_offer_uid is not null as offered
      from order_hdr where site_id = 'demo' and order_no = ${orderNo}`);

  it("is what somebody gave the checkout who might, whoever looks and orders, and the order tells who", async () => {
    const { cartHdrUid, checkoutUid, own } = await begin();
    const ada = (await server().clientFor("ada")).commerce.checkout;
    await ada.create({ cartHdrUid, properties: { shippingEstimate: 7 } }).data;
    expect((await own.validate({ checkoutUid }).data).totals.freightAmount).toBe(7);
    await own.create({ cartHdrUid, customerPoNumber: "PO-2" }).data;
    const { userId } = await server().principalOf("ada");
    const setter = await server().db.first<{ name: string }>(
      sql`select name from users where site_id = 'demo' and id = ${userId}`,
    );
    const { delivery } = await own.doc({ checkoutUid }).data;
    expect(delivery).toMatchObject({ freightSource: "given", freightSetBy: setter?.name });
    const order = await own.prophet21Hdr.create({ checkoutUid, header: free }).data;
    expect(order.freightAmount).toBe(7);
    expect(await keptOf(order.orderNo)).toEqual({ source: "given", by: userId, dated: true, offered: false });
  });

  it("is the site's where nobody knows who gave a figure, also for somebody who may give one", async () => {
    const { checkoutUid } = await begin();
    await server().db.execute(sql`
      update checkout set header = header || '{"shippingEstimate": 0}' where site_id = 'demo' and checkout_uid = ${checkoutUid}`);
    const ada = (await server().clientFor("ada")).commerce.checkout;
    const order = await ada.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order.freightAmount).toBe(26);
    expect(await keptOf(order.orderNo)).toEqual({ source: "site", by: null, dated: false, offered: false });
  });

  it("is an estimate, and said and kept as one, where the carriers' service fails; it is asked before the order", async () => {
    const { db, app, principalOf } = server();
    const { checkoutUid } = await begin({ deliveryCode: "ups/ups_ground", deliveryName: "UPS Ground" });
    // Whoever asks within the order's transaction holds the checkout.
    const free: Promise<unknown>[] = [];
    const shippo = await standIn((_, response) => {
      free.push(
        db
          .execute(sql`
            select 1 from checkout where site_id = 'demo' and checkout_uid = ${checkoutUid} for update nowait`)
          .finally(() => response.writeHead(500).end("{}")),
      );
    });
    onTestFinished(() => shippo.close());
    const failing = createApp({
      db,
      tokens: { secret: testSecret },
      providers: { rates: shippoFrom({ SHIPPO_TOKEN: "token", SHIPPO_URL: shippo.url }) },
      config: { callsPerMinute: 0, siteCallsPerMinute: 0 },
    });
    const jwt = await app.tokens.issue(await principalOf("dana"));
    const { commerce } = createClient({ siteId: "demo", jwt, transport: inProcess(failing), retries: 0 });
    const order = await commerce.checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect([order.freightAmount, order.warnings.map(({ code }) => code)]).toEqual([26, ["FREIGHT_ESTIMATED"]]);
    expect(free).not.toEqual([]);
    await Promise.all(free);
    expect(await keptOf(order.orderNo)).toEqual({ source: "estimate", by: null, dated: false, offered: false });
  });

  it("is one for eight checkouts at once that saw one rate, and for whoever repeats the order", async () => {
    const { db } = server();
    await db.execute(sql`update contact set web_allowance = 50000 where site_id = 'demo' and id = 1`);
    const begun = [];
    for (let one = 0; one < 8; one++)
      begun.push(
        await beginCheckout(server(), undefined, { shipToId: 1, customerPoNumber: "PO-1", properties: ground }),
      );
    const [first] = begun;
    if (!first) throw new Error("eight were begun");
    const { totals } = await first.own.validate({ checkoutUid: first.checkoutUid }).data;
    const orders = await Promise.all(
      [...begun, ...begun].map(({ own, checkoutUid }) => own.prophet21Hdr.create({ checkoutUid, header: {} }).data),
    );
    expect(new Set(orders.map(({ freightAmount }) => freightAmount))).toEqual(new Set([totals.freightAmount]));
    const numbers = [...new Set(orders.map(({ orderNo }) => orderNo))];
    expect(numbers).toHaveLength(8);
    expect(
      await db.first(sql`
        select count(distinct freight_offer_uid)::integer as offers, count(freight_offer_uid)::integer as orders from order_hdr
        where site_id = 'demo' and order_no = any(${numbers})`),
    ).toEqual({ offers: 1, orders: 8 });
  });

  it("is asked for anew for a cart that was changed since, and the buyer is told", async () => {
    const { db } = server();
    await db.execute(sql`update contact set web_allowance = 50000 where site_id = 'demo' and id = 1`);
    const { cartHdrUid, checkoutUid, own } = await begin(ground);
    const seen = (await own.validate({ checkoutUid }).data).totals.freightAmount;
    const dana = await server().clientFor("dana");
    await dana.commerce.cartLine.add({ cartHdrUid, lines: [{ itemId: "HB-M8-40", quantity: 6 }] }).data;
    const order = await own.prophet21Hdr.create({ checkoutUid, header: { shippingEstimate: seen } }).data;
    expect(order.freightAmount).toBeGreaterThan(seen);
    expect(order.warnings.map(({ code }) => code)).toEqual(["FREIGHT_DIFFERS"]);
  });

  /** Every word for money that a document of the trade has; none of them is a shopper's to say. */
  const said = Object.fromEntries(
    [
      ...["shippingEstimate", "freight", "freightAmount", "freight_amount", "freightOut", "handling", "handlingCharge"],
      ...["discount", "discountAmount", "tax", "cartTax", "taxAmount", "tax_amount", "surcharge", "surchargeAmount"],
      ...["restockingFee", "subtotal", "total", "totalAmount", "total_amount", "amountPaid", "creditLimit"],
      ...["unitPrice", "unit_price", "extendedPrice", "extended_price", "price", "freightSetBy", "freight_set_by"],
    ].map((name) => [name, 1]),
  );

  it.each([
    ["the checkout's properties", { properties: said }, {}],
    ["the checkout's body", { body: { header: said } }, {}],
    ["the order's header", {}, { header: said }],
    ["the order's other header", {}, { oe_hdr: said, header: {} }],
    ["the order's lines", {}, { header: {}, lines: [{ ...said, itemId: "HB-M8-40", unitQuantity: 2 }] }],
  ])("stays, with prices and tax, whatever a shopper says in %s", async (_, beforehand, ordered) => {
    const { checkoutUid, own } = await beginCheckout(server(), bolts, {
      shipToId: 1,
      customerPoNumber: "PO-1",
      ...beforehand,
    });
    const order = await own.prophet21Hdr.create({ header: {}, checkoutUid, ...ordered }).data;
    const { subtotal, taxAmount, freightAmount, totalAmount } = order;
    expect([subtotal, taxAmount, freightAmount, totalAmount]).toEqual([62, 4.81, 26, 92.81]);
    expect(await keptOf(order.orderNo)).toMatchObject({ source: "site", by: null });
  });

  it("stays, with prices and tax, whatever a shopper says in lines of the cart", async () => {
    const { cartHdrUid, checkoutUid, own } = await beginCheckout(server(), bolts, { shipToId: 1 });
    const { cartLine } = (await server().clientFor("dana")).commerce;
    const line = { ...said, itemId: "HB-M8-40", quantity: 2, priceSource: "manual", manualPriceOverride: "Y" };
    await cartLine.update({ cartHdrUid, lines: [line] }).catch(() => undefined);
    await cartLine.add({ cartHdrUid, lines: [{ ...line, quantity: 0 }] }).catch(() => undefined);
    await cartLine.add({ cartHdrUid, lines: [{ ...line, key: "own" }] }).catch(() => undefined);
    const lines = await cartLine.list({ cartHdrUid }).data;
    expect(lines.filter(({ unitPrice }) => unitPrice !== 31)).toEqual([]);
    const { totals } = await own.validate({ checkoutUid }).data;
    expect(totals.subtotal).toBe(lines.length * 62);
    expect(totals.freightAmount).toBe(lines.length === 0 ? 0 : 26);
  });

  it("says what it comes from: in the checkout, the order and the invoice", async () => {
    const { db } = server();
    const { checkoutUid, own } = await begin(ground);
    const { delivery } = await own.doc({ checkoutUid }).data;
    expect(delivery).toMatchObject({ freightSource: "carrier", freightSetBy: null });
    const kept = await db.first<{ uid: number; minutes: number }>(sql`
      select freight_offer_uid as uid, extract(epoch from ${delivery.freightExpires}::timestamp - localtimestamp) / 60 as minutes
      from freight_offer where site_id = 'demo' and freight_offer_uid = ${delivery.freightOfferUid}`);
    expect(kept?.uid).toBe(delivery.freightOfferUid);
    expect(kept?.minutes).toBeGreaterThan(0);
    // Kept to the second, which is rounded.
    expect(kept?.minutes).toBeLessThanOrEqual(30.01);
    // Once it is over, another is kept, and the buyer sees another time.
    await db.execute(
      sql`update freight_offer set date_expires = localtimestamp(0) - interval '1 minute' where site_id = 'demo'`,
    );
    const renewed = (await own.doc({ checkoutUid }).data).delivery;
    expect(renewed.freightOfferUid).not.toBe(delivery.freightOfferUid);
    const { orderNo } = await own.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect((await own.doc({ checkoutUid }).data).delivery).toMatchObject({
      freightSource: "carrier",
      freightOfferUid: renewed.freightOfferUid,
      freightExpires: renewed.freightExpires,
    });
    const byHand = await begin({});
    const sara = (await server().clientFor("sara")).commerce.checkout;
    const given = await sara.prophet21Hdr.create({ checkoutUid: byHand.checkoutUid, header: { shippingEstimate: 7 } })
      .data;
    const { customer } = (await server().clientFor("ada")).customers;
    const name = (
      await db.first<{ name: string }>(sql`select name from users where site_id = 'demo' and username = 'sara'`)
    )?.name;
    const originOf = async (no: number) => {
      const { freightSource, freightSetBy } = await customer.orders.get({ customerId: 100200, orderNo: no }).data;
      return [freightSource, freightSetBy];
    };
    expect([await originOf(orderNo), await originOf(given.orderNo)]).toEqual([
      ["carrier", null],
      ["given", name],
    ]);
    await db.execute(sql`
      insert into invoice_hdr (site_id, invoice_no, customer_id, order_no, invoice_date, due_date, subtotal, tax_amount, freight_amount, total_amount, status)
      values ('demo', 990007, 100200, ${given.orderNo}, localtimestamp, localtimestamp, 62, 4.81, 7, 73.81, 'open')`);
    const invoice = await customer.invoices.get({ customerId: 100200, invoiceNo: 990007 }).data;
    expect([invoice.freightSource, invoice.freightSetBy]).toEqual(["given", name]);
  });
});
