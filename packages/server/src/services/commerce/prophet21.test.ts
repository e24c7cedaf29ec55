import type { ErpOrder } from "@purvey/contract/generated/commerce";
import { commerce } from "@purvey/contract/services/commerce/index";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { stockSums } from "../../stock/stock-sums.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { fillCart } from "../../testing/fill-cart.ts";
import { refusedWith } from "../../testing/refused-with.ts";
import { sendAs } from "../../testing/send-as.ts";

const five = [
  { itemId: "HB-M8-40", quantity: 2, lineNote: "Dock 3" },
  { itemId: "NUT-M8-NY", quantity: 200 },
  { itemId: "WSH-M8", quantity: 400 },
  { itemId: "CUT-115-1", quantity: 5 },
  { itemId: "GLV-NIT-L", quantity: 1 },
];

describeServer("ERP orders", (server) => {
  // Her allowance of 500 a month shall not depend on the tests before.
  beforeEach(() =>
    server().db.execute(
      sql`update order_hdr set order_date = '2025-01-01 00:00:00' where site_id = 'demo' and contact_id = 1`,
    ),
  );

  const dana = () => server().clientFor("dana");
  const amir = () => server().clientFor("amir");

  /** A checkout of a fresh cart of dana's, with amir's calls on its order: he may release any total. */
  async function begin(
    lines: readonly { itemId: string; quantity: number }[] = [{ itemId: "NUT-M8-NY", quantity: 10 }],
    more: object = {},
  ) {
    const client = await dana();
    const cartHdrUid = await fillCart(client, 1, lines);
    const { checkoutUid } = await client.commerce.checkout.create({ cartHdrUid, ...more }).data;
    const { checkout } = (await amir()).commerce;
    return { cartHdrUid, checkoutUid, checkout, own: client.commerce.checkout };
  }

  const stockOf = (itemId: string, locationId: number) =>
    server().db.first<{ onHand: number; allocated: number; backordered: number }>(sql`
      select s.qty_on_hand as "onHand", s.qty_allocated as allocated, s.qty_backordered as backordered
      from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
      where s.site_id = 'demo' and i.item_id = ${itemId} and s.location_id = ${locationId}`);

  it("R064 refuses an order without a header, with the sentence of the specification", async () => {
    const { checkoutUid } = await begin();
    for (const input of [{}, { lines: [{ itemId: "NUT-M8-NY", unitQuantity: 1 }] }]) {
      const { status, body } = await sendAs(server(), commerce, "checkout.prophet21Hdr.create", "dana", {
        checkoutUid,
        ...input,
      });
      expect(status).toBe(400);
      expect(body.validationErrors[0].message).toBe(
        "At least one header format (oeHdr, oe_hdr, header, or customer) must be provided",
      );
    }
  });

  it("R064 R065 creates the order from any header form and from names in both spellings", async () => {
    const given = {
      oeHdr: {
        customer_id: "100200",
        shipToZip: "43604",
        ship_to_email: "dock@northgatefab.example",
        customerPoNumber: "PO-1",
        class1: "A",
        CLASS2: "B",
        class3_id: "C",
        class4: "D",
        class5: "E",
        taker: "ANN",
        shipping_estimate: 12.5,
        cart_tax: 1,
        user_email: "d@northgatefab.example",
        userId: 1,
        whatever: { deep: [1] },
      },
    };
    const { checkoutUid } = await begin();
    // Other callers send numbers as text; our own client would refuse that.
    const { body } = await sendAs(server(), commerce, "checkout.prophet21Hdr.create", "dana", {
      checkoutUid,
      ...given,
    });
    const order: ErpOrder = body.data;
    expect(order).toMatchObject({
      customerId: 100200,
      shipToZip: "43604",
      shipToEmail: "dock@northgatefab.example",
      customerPoNumber: "PO-1",
      class1: "A",
      class2: "B",
      class3: "C",
      class4: "D",
      class5: "E",
      taker: "ANN",
      freightAmount: 12.5,
      userEmail: "d@northgatefab.example",
      userId: 1,
      shipToId: 1,
      shipToName: "Plant Toledo",
    });
    expect(order.warnings).toEqual([
      expect.objectContaining({ code: "TAX_DIFFERS", message: "The tax is 0.10; the buyer was shown 1.00." }),
    ]);
    for (const form of ["oe_hdr", "header", "customer"]) {
      const { checkoutUid: next, own: api } = await begin();
      const created = await api.prophet21Hdr.create({ checkoutUid: next, [form]: { po_no: `PO-${form}` } } as never)
        .data;
      expect(created.customerPoNumber).toBe(`PO-${form}`);
    }
  });

  it("prices, taxes, allocates and stores the order, closes the cart, and shows it under the customer at once", async () => {
    const before = { bolts: await stockOf("HB-M8-40", 20), gloves: await stockOf("GLV-NIT-L", 20) };
    const { cartHdrUid, checkoutUid, checkout } = await begin(five, { shipToId: 1 });
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-8891" } }).data;
    expect(order).toMatchObject({
      checkoutUid,
      created: true,
      customerId: 100200,
      contactId: 1,
      customerPoNumber: "PO-8891",
      status: "open",
      shipToId: 1,
      shipToCity: "Toledo",
      shipToState: "OH",
      locationId: 20,
      taker: "WEB",
      userId: 1,
      userEmail: "dana@northgatefab.example",
      class1: "FAB",
      freightAmount: 0,
      currency: "USD",
      warnings: [],
    });
    expect(order.prophet21HdrUid).toBe(order.orderNo);
    expect(
      order.lines.map((line) => [
        line.lineNo,
        line.itemId,
        line.unitQuantity,
        line.unitOfMeasure,
        line.unitPrice,
        line.extendedPrice,
        line.priceSource,
        line.qtyAllocated,
        line.lineNote,
      ]),
    ).toEqual([
      [1, "HB-M8-40", 2, "BX", 31, 62, "contract", 200, "Dock 3"],
      [2, "NUT-M8-NY", 200, "EA", 0.13, 26, "contract", 200, null],
      [3, "WSH-M8", 400, "EA", expect.any(Number), expect.any(Number), "class", 400, null],
      [4, "CUT-115-1", 5, "EA", expect.any(Number), expect.any(Number), "contract", 5, null],
      [5, "GLV-NIT-L", 1, "CS", 125.8, 125.8, "contract", 10, null],
    ]);
    const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    expect(cents([order.subtotal])).toBe(cents(order.lines.map((line) => line.extendedPrice)));
    expect(cents([order.totalAmount])).toBe(cents([order.subtotal, order.taxAmount, order.freightAmount]));
    expect(await stockOf("HB-M8-40", 20)).toEqual({ ...before.bolts, allocated: (before.bolts?.allocated ?? 0) + 200 });
    expect(await stockOf("GLV-NIT-L", 20)).toEqual({
      ...before.gloves,
      allocated: (before.gloves?.allocated ?? 0) + 10,
    });
    expect(await stockSums(server().db, "demo")).toEqual([]);
    const { customers, commerce: shop } = await dana();
    const seen = await customers.customer.orders.get({ customerId: 100200, orderNo: order.orderNo }).data;
    expect(seen).toMatchObject({ orderNo: order.orderNo, status: "open", totalAmount: order.totalAmount });
    expect((await shop.cartHdr.list({ userId: 1, statusCd: 705 }).data).map((cart) => cart.cartHdrUid)).toContain(
      cartHdrUid,
    );
    expect(await refusedWith(shop.cartLine.clear({ cartHdrUid }))).toEqual([409]);
  });

  it("answers the same order however often it is asked for, and keeps one checkout and cart behind it", async () => {
    const { cartHdrUid, checkoutUid, checkout, own } = await begin(five);
    const header = { customerPoNumber: "PO-1" };
    const first = await checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    const again = await checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-2" } }).data;
    expect(again).toEqual({ ...first, created: false, warnings: [] });
    expect(await own.get({ checkoutUid }).data).toMatchObject({
      statusCd: 705,
      processCd: 705,
      orderNo: first.orderNo,
    });
    expect((await own.validate({ checkoutUid }).data).errors.map(({ code }) => code)).toContain("ALREADY_ORDERED");
    expect(await refusedWith(own.create({ cartHdrUid }))).toEqual([409]);
    expect((await own.activate({ checkoutUid }).data).orderNo).toBe(first.orderNo);
  });

  it("documents an ordered checkout as it was ordered", async () => {
    const { checkoutUid, checkout } = await begin(five);
    const before = await checkout.doc({ checkoutUid }).data;
    const order = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { poNo: "PO-1", shippingEstimate: 7 },
    } as never).data;
    await server().db.execute(
      sql`update item set list_price = list_price * 2, price3 = price3 * 2 where site_id = 'demo' and item_id = 'WSH-M8'`,
    );
    const doc = await checkout.doc({ checkoutUid }).data;
    await server().db.execute(
      sql`update item set list_price = list_price / 2, price3 = price3 / 2 where site_id = 'demo' and item_id = 'WSH-M8'`,
    );
    expect(doc.orderNo).toBe(order.orderNo);
    expect(doc.lines.map((line) => [line.lineNo, line.unitPrice, line.priceSource, line.taxAmount])).toEqual(
      before.lines.map((line) => [line.lineNo, line.unitPrice, line.priceSource, line.taxAmount]),
    );
    expect(doc.totals).toEqual({
      ...before.totals,
      freightAmount: 7,
      totalAmount: Number((before.totals.totalAmount + 7).toFixed(2)),
    });
  });

  it("R066 orders the lines that are given in place of the cart's", async () => {
    const { checkoutUid, checkout } = await begin();
    const order = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { customerPoNumber: "PO-1" },
      lines: [
        { itemId: "ng 1140", unitQuantity: 1, willCall: "Y", lineNote: "Counter" },
        { lineNo: 7, item_id: "WSH-M8", unit_quantity: 2, unit_of_measure: "BX" },
      ],
    }).data;
    expect(
      order.lines.map((line) => [
        line.lineNo,
        line.itemId,
        line.unitQuantity,
        line.unitOfMeasure,
        line.willCall,
        line.lineNote,
        line.manualPriceOverride,
      ]),
    ).toEqual([
      [7, "WSH-M8", 2, "BX", "N", null, "N"],
      [8, "HB-M8-40", 1, "BX", "Y", "Counter", "N"],
    ]);
  });

  it("R066 refuses lines that name no item, no quantity, or one number twice", async () => {
    const { checkoutUid, checkout } = await begin();
    const header = { customerPoNumber: "PO-1" };
    const order = (lines: readonly object[]) =>
      checkout.prophet21Hdr.create({ checkoutUid, header, lines: [...lines] });
    const line = { itemId: "NUT-M8-NY", unitQuantity: 1 };
    expect(
      await refusedWith(
        order([{ unitQuantity: 1 }]),
        order([{ itemId: "NUT-M8-NY" }]),
        order([
          { ...line, lineNo: 1 },
          { ...line, lineNo: 1 },
        ]),
        order([{ itemId: "ZZZ-404", unitQuantity: 1 }]),
      ),
    ).toEqual([422, 422, 400, 422]);
  });

  it("R066 keeps a price by hand only with the permission, or where an open quote promises it", async () => {
    const header = { customerPoNumber: "PO-1" };
    const lines = [{ itemId: "MTR-075", unitQuantity: 1, unitPrice: 150, manualPriceOverride: "Y" as const }];
    const { checkoutUid, checkout } = await begin();
    await expect(checkout.prophet21Hdr.create({ checkoutUid, header, lines })).rejects.toMatchObject({
      status: 403,
      details: { permission: "price.override", lineNo: 1 },
    });
    const quoted = await checkout.prophet21Hdr.create({ checkoutUid, header, lines: [{ ...lines[0], unitPrice: 189 }] })
      .data;
    expect(quoted.lines[0]).toMatchObject({ unitPrice: 189, priceSource: "quote", manualPriceOverride: "Y" });
    const sara = await server().clientFor("sara");
    const { userId } = await server().principalOf("sara");
    const cartHdrUid = await fillCart(sara, userId, [{ itemId: "MTR-075", quantity: 1 }], 100200);
    const begun = await sara.commerce.checkout.create({ cartHdrUid }).data;
    const given = await sara.commerce.checkout.prophet21Hdr.create({ checkoutUid: begun.checkoutUid, header, lines })
      .data;
    expect(given.lines[0]).toMatchObject({
      unitPrice: 150,
      extendedPrice: 150,
      priceSource: "manual",
      manualPriceOverride: "Y",
    });
    const ignored = await begin();
    const engine = await ignored.checkout.prophet21Hdr.create({
      checkoutUid: ignored.checkoutUid,
      header,
      lines: [{ ...lines[0], manualPriceOverride: "N" }],
    }).data;
    expect(engine.lines[0]?.unitPrice).not.toBe(150);
  });

  it("R067 keeps the payment account with the order", async () => {
    const { checkoutUid, own } = await begin();
    const paymentAccount = {
      paymentAccountId: "pa_4711",
      processor: "element",
      last_four: "4242",
      brand: "Visa",
      expirationMonth: "09",
      expiration_year: "2028",
      name: "Dana Whitfield",
      street: "3400 Detroit Avenue",
      city: "Toledo",
      state: "OH",
      zip: "43610",
      country: "US",
    };
    const { orderNo } = await own.prophet21Hdr.create({
      checkoutUid,
      header: { customerPoNumber: "PO-1" },
      paymentAccount,
    }).data;
    const row = await server().db.first<{ account: object }>(
      sql`select payment_account as account from order_hdr where site_id = 'demo' and order_no = ${orderNo}`,
    );
    const { last_four: lastFour, expiration_year: expirationYear, ...same } = paymentAccount;
    expect(row?.account).toEqual({ ...same, lastFour, expirationYear });
  });

  it("refuses what a validation calls an error, and leaves nothing behind", async () => {
    const { checkoutUid, checkout } = await begin(
      [
        { itemId: "MTR-075", quantity: 10 },
        { itemId: "WSH-M8", quantity: 5 },
      ],
      { shipToId: 2 },
    );
    const before = [await stockOf("MTR-075", 10), await stockOf("WSH-M8", 10)];
    const count = async () =>
      (
        await server().db.first<{ orders: number }>(
          sql`select count(*) as orders from order_hdr where site_id = 'demo'`,
        )
      )?.orders;
    const orders = await count();
    await expect(checkout.prophet21Hdr.create({ checkoutUid, header: {} })).rejects.toMatchObject({
      status: 422,
      details: {
        errors: [
          expect.objectContaining({ code: "PO_NUMBER_REQUIRED" }),
          expect.objectContaining({ code: "STOCK_SHORT", itemId: "MTR-075", suggestedQuantity: 9 }),
        ],
      },
    });
    expect([await stockOf("MTR-075", 10), await stockOf("WSH-M8", 10), await count()]).toEqual([...before, orders]);
    expect((await checkout.get({ checkoutUid }).data).orderNo).toBeNull();
  });

  it("backorders what a location lacks, where it allows that", async () => {
    const { checkoutUid, checkout } = await begin([{ itemId: "KIT-FLG-M8", quantity: 15 }], {
      shipToId: 1,
      customerPoNumber: "PO-1",
    });
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order.lines[0]).toMatchObject({ qtyAllocated: 12, qtyBackordered: 3 });
    expect(order.warnings.map(({ code }) => code)).toEqual(["BACKORDER"]);
    expect(await stockOf("KIT-FLG-M8", 20)).toEqual({ onHand: 12, allocated: 12, backordered: 3 });
    expect(await stockSums(server().db, "demo")).toEqual([]);
  });

  it("takes an address and a location of its own for one order, and taxes it there", async () => {
    const { checkoutUid, own } = await begin([{ itemId: "NUT-M8-NY", quantity: 100 }]);
    const header = {
      customerPoNumber: "PO-1",
      ship2_name: "Job site",
      ship2_add1: "1 Main St",
      ship2_city: "Dayton",
      ship2_state: "OH",
      ship2_zip: "45404",
      source_location_id: 10,
    };
    const order = await own.prophet21Hdr.create({ checkoutUid, header } as never).data;
    expect(order).toMatchObject({
      shipToName: "Job site",
      shipToAddress1: "1 Main St",
      shipToCity: "Dayton",
      shipToZip: "45404",
      locationId: 10,
      subtotal: 13,
      taxAmount: 0.98,
    });
  });

  it("refuses headers of another customer, user, contact or ship-to", async () => {
    const { checkoutUid, own } = await begin();
    const order = (header: object) =>
      own.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1", ...header } });
    expect(
      await refusedWith(
        order({ customerId: 100300 }),
        order({ userId: 2 }),
        order({ contactId: 2 }),
        order({ shipToId: 3 }),
        order({ locationId: 99 }),
      ),
    ).toEqual([400, 400, 400, 422, 422]);
    const lena = (await server().clientFor("lena")).commerce.checkout;
    expect(
      await refusedWith(
        lena.prophet21Hdr.create({ checkoutUid, header: {} }),
        own.prophet21Hdr.create({ checkoutUid: 999_999, header: {} }),
      ),
    ).toEqual([404, 404]);
  });

  it("orders above the allowance only what somebody released, for no more than was released", async () => {
    const header = { customerPoNumber: "PO-1" };
    const { cartHdrUid, checkoutUid, checkout, own } = await begin([{ itemId: "HB-M8-40", quantity: 20 }]);
    await expect(own.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({ status: 403 });
    await checkout.activate({ checkoutUid });
    const { cartLine } = (await dana()).commerce;
    await cartLine.add({ cartHdrUid, lines: [{ itemId: "WSH-M8", quantity: 10 }] });
    await expect(own.prophet21Hdr.create({ checkoutUid, header })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("has changed since"),
    });
    await checkout.activate({ checkoutUid });
    const lines = [{ itemId: "HB-M8-40", unitQuantity: 20 }];
    await expect(own.prophet21Hdr.create({ checkoutUid, header, lines })).rejects.toMatchObject({ status: 409 });
    const order = await own.prophet21Hdr.create({ checkoutUid, header }).data;
    expect(order.lines).toHaveLength(2);
    const allowance = await (await dana()).commerce.checkout.validate({ checkoutUid: (await begin()).checkoutUid })
      .data;
    expect(allowance.allowance.remaining).toBe(0);
    await server().db.execute(
      sql`update order_hdr set order_date = '2025-01-01 00:00:00' where site_id = 'demo' and contact_id = 1`,
    );
  });

  it("counts what an order takes from a contract, and ends the price where the contract ends", async () => {
    const line = sql`from job_price_line l join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid where l.site_id = 'demo' and i.item_id = 'NUT-M8-NY' and l.job_price_hdr_uid = 1`;
    const ordered = async () =>
      (await server().db.first<{ ordered: number }>(sql`select l.qty_ordered as ordered ${line}`))?.ordered ?? 0;
    const before = await ordered();
    await server().db.execute(
      sql`update job_price_line set qty_maximum = ${before + 250} where site_id = 'demo' and job_price_line_uid = (select l.job_price_line_uid ${line})`,
    );
    const buy = async (quantity: number): Promise<ErpOrder> => {
      const { checkoutUid, checkout } = await begin([{ itemId: "NUT-M8-NY", quantity }], { customerPoNumber: "PO-1" });
      return checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    };
    expect((await buy(200)).lines[0]?.priceSource).toBe("contract");
    expect(await ordered()).toBe(before + 200);
    expect((await buy(60)).lines[0]?.priceSource).toBe("class");
    expect((await buy(50)).lines[0]?.priceSource).toBe("contract");
    expect(await ordered()).toBe(before + 250);
    await server().db.execute(
      sql`update job_price_line set qty_maximum = null where site_id = 'demo' and job_price_line_uid = (select l.job_price_line_uid ${line})`,
    );
  });

  it("R066 adds lines to an open order, once for each number, and says the new totals", async () => {
    const { checkoutUid, checkout } = await begin([{ itemId: "NUT-M8-NY", quantity: 100 }], {
      customerPoNumber: "PO-1",
      shipToId: 1,
    });
    const { orderNo: prophet21HdrUid, ...order } = await checkout.prophet21Hdr.create({
      checkoutUid,
      header: { shippingEstimate: 5 },
    }).data;
    const add = checkout.prophet21Hdr.prophet21Line.create;
    const one = await add({ checkoutUid, prophet21HdrUid, lineNo: 2, itemId: "HB-M8-40", unitQuantity: 1 }).data;
    expect(one.lines.map((line) => [line.lineNo, line.itemId, line.unitPrice, line.qtyAllocated])).toEqual([
      [1, "NUT-M8-NY", 0.13, 100],
      [2, "HB-M8-40", 31, 100],
    ]);
    expect([one.subtotal, one.freightAmount, one.totalAmount]).toEqual([
      44,
      5,
      Number((44 + 5 + one.taxAmount).toFixed(2)),
    ]);
    expect(one.taxAmount).toBeGreaterThan(order.taxAmount);
    const repeated = await add({ checkoutUid, prophet21HdrUid, line_no: 2, item_id: "HB-M8-40", unit_quantity: 1 })
      .data;
    expect(repeated.lines).toEqual(one.lines);
    const more = await add({
      checkoutUid,
      prophet21HdrUid,
      lines: [
        { itemId: "WSH-M8", unitQuantity: 10 },
        { itemId: "SEAL-XT2", unitQuantity: 1 },
      ],
    }).data;
    expect(more.lines.map((line) => line.lineNo)).toEqual([1, 2, 3, 4]);
    const { customers } = await dana();
    expect(
      (await customers.customer.orders.get({ customerId: 100200, orderNo: prophet21HdrUid }).data).totalAmount,
    ).toBe(more.totalAmount);
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(
      await refusedWith(
        add({ checkoutUid, prophet21HdrUid, lineNo: 2, itemId: "HB-M8-40", unitQuantity: 2 }),
        add({ checkoutUid, prophet21HdrUid: 500001, itemId: "HB-M8-40", unitQuantity: 2 }),
        add({ checkoutUid, prophet21HdrUid, itemId: "ZZZ-404", unitQuantity: 2 }),
      ),
    ).toEqual([409, 404, 422]);
    await server().db.execute(
      sql`update order_hdr set status = 'picking' where site_id = 'demo' and order_no = ${prophet21HdrUid}`,
    );
    expect(await refusedWith(add({ checkoutUid, prophet21HdrUid, itemId: "HB-M8-40", unitQuantity: 1 }))).toEqual([
      409,
    ]);
  });

  it("leads a cart of five lines to its order in eleven statements, and one of one line in as many", async () => {
    const count = async (lines: readonly { itemId: string; quantity: number }[]) => {
      const client = await amir();
      const cartHdrUid = await fillCart(client, 2, lines);
      const { checkout } = client.commerce;
      const texts: string[] = [];
      const stop = server().db.onStatement(({ text }) => texts.push(text));
      const { checkoutUid } = await checkout.create({ cartHdrUid, customerPoNumber: "PO-1" }).data;
      await checkout.validate({ checkoutUid });
      await checkout.activate({ checkoutUid });
      await checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1" } });
      stop();
      return texts.length;
    };
    expect(await count(five)).toBe(11);
    expect(await count(five.slice(0, 1))).toBe(11);
  });
});
