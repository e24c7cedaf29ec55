import type { ErpOrder } from "@purvey/contract/generated/commerce";
import { commerce } from "@purvey/contract/services/commerce/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeEach, expect, it } from "vitest";
import { beginCheckout, fiveLines, renewAllowance, stockOf } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { storedCard } from "../../../testing/stored-card.ts";
import { stockSums } from "../../inventory/stock-sums.ts";

describeServer("ERP orders", (server) => {
  beforeEach(() => renewAllowance(server()));

  rule("R064 refuses an order without a header, with the sentence of the specification", async () => {
    const { checkoutUid } = await beginCheckout(server());
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

  rule("R064 R065 creates the order from any header form and from names in both spellings", async () => {
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
    const { checkoutUid } = await beginCheckout(server());
    // Other callers send numbers as text; our own client would refuse that.
    const { body } = await sendAs(server(), commerce, "checkout.prophet21Hdr.create", "sara", {
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
      expect.objectContaining({ code: "TAX_DIFFERS", message: "The tax is 0.10 USD; the buyer was shown 1.00 USD." }),
    ]);
    for (const form of ["oe_hdr", "header", "customer"]) {
      const { checkoutUid: next, own: api } = await beginCheckout(server());
      const created = await api.prophet21Hdr.create({ checkoutUid: next, [form]: { po_no: `PO-${form}` } } as never)
        .data;
      expect(created.customerPoNumber).toBe(`PO-${form}`);
    }
  });

  it("prices, taxes, allocates and stores the order, closes the cart, and shows it under the customer at once", async () => {
    const before = { bolts: await stockOf(server(), "HB-M8-40", 20), gloves: await stockOf(server(), "GLV-NIT-L", 20) };
    const { cartHdrUid, checkoutUid, checkout } = await beginCheckout(server(), fiveLines, { shipToId: 1 });
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
    expect(await stockOf(server(), "HB-M8-40", 20)).toEqual({
      ...before.bolts,
      allocated: (before.bolts?.allocated ?? 0) + 200,
    });
    expect(await stockOf(server(), "GLV-NIT-L", 20)).toEqual({
      ...before.gloves,
      allocated: (before.gloves?.allocated ?? 0) + 10,
    });
    expect(await stockSums(server().db, "demo")).toEqual([]);
    const { customers, commerce: shop } = await server().clientFor("dana");
    const seen = await customers.customer.orders.get({ customerId: 100200, orderNo: order.orderNo }).data;
    expect(seen).toMatchObject({ orderNo: order.orderNo, status: "open", totalAmount: order.totalAmount });
    expect((await shop.cartHdr.list({ userId: 1, statusCd: 705 }).data).map((cart) => cart.cartHdrUid)).toContain(
      cartHdrUid,
    );
    expect(await refusedWith(shop.cartLine.clear({ cartHdrUid }))).toEqual([409]);
  });

  it("answers the same order however often it is asked for, and keeps one checkout and cart behind it", async () => {
    const { cartHdrUid, checkoutUid, checkout, own } = await beginCheckout(server(), fiveLines);
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

  it("takes the delivery that the buyer chose and what they wrote for it to the order, the warehouse and the ERP", async () => {
    const delivery = { deliveryCode: "ups/03", deliveryName: "UPS Ground", deliveryNote: "Dock 3, call ahead" };
    const { checkoutUid, own } = await beginCheckout(server(), undefined, { properties: delivery });
    const { orderNo, ...order } = await own.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1" } })
      .data;
    expect(order).toMatchObject(delivery);
    expect(await own.prophet21Hdr.create({ checkoutUid, header: {} }).data).toMatchObject(delivery);
    const { deliveryCode: _, ...told } = delivery;
    const dana = await server().clientFor("dana");
    expect(await dana.customers.customer.orders.get({ customerId: 100200, orderNo }).data).toMatchObject(told);
    const [ticket] = await (await server().clientFor("rita")).orders.pickTickets.list({ orderNo }).data;
    expect(ticket).toMatchObject(told);
    const sent = await server().db.first<{ header: object }>(sql`
      select json_data -> 'impOeHdr' as header from import_record
      where site_id = 'demo' and source_name = 'oe-hdr' and source_id = ${String(orderNo)}`);
    expect(sent?.header).toMatchObject(delivery);
  });

  it("charges no carrier that was given up, and keeps no day that was taken back", async () => {
    const chosen = {
      deliveryCode: "ups/01",
      deliveryName: "UPS Next Day Air",
      requestedShipDate: "2027-01-04 00:00:00",
    };
    const { cartHdrUid, checkoutUid, own } = await beginCheckout(server(), undefined, {
      shipToId: 2,
      customerPoNumber: "PO-1",
      properties: { ...chosen, deliveryNote: "Dock 3" },
    });
    const freight = async () => (await own.validate({ checkoutUid }).data).totals.freightAmount;
    expect(await freight()).toBeGreaterThan(20);
    await own.create({ cartHdrUid, properties: { deliveryNote: "Dock 3" } });
    expect(await freight()).toBe(0);
    const order = await own.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order).toMatchObject({ deliveryNote: "Dock 3", deliveryName: null, requestedShipDate: null, shipToId: 2 });
    expect(order).toMatchObject({ customerPoNumber: "PO-1", freightAmount: 0 });
  });

  it("documents an ordered checkout as it was ordered", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server(), fiveLines);
    const before = await checkout.doc({ checkoutUid }).data;
    const sara = (await server().clientFor("sara")).commerce.checkout;
    const header = { poNo: "PO-1", shippingEstimate: 7 };
    const order = await sara.prophet21Hdr.create({ checkoutUid, header } as never).data;
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

  it("refuses what a validation calls an error, and leaves nothing behind", async () => {
    const { checkoutUid, checkout } = await beginCheckout(
      server(),
      [
        { itemId: "MTR-075", quantity: 10 },
        { itemId: "WSH-M8", quantity: 5 },
      ],
      { shipToId: 2 },
    );
    const before = [await stockOf(server(), "MTR-075", 10), await stockOf(server(), "WSH-M8", 10)];
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
    expect([await stockOf(server(), "MTR-075", 10), await stockOf(server(), "WSH-M8", 10), await count()]).toEqual([
      ...before,
      orders,
    ]);
    expect((await checkout.get({ checkoutUid }).data).orderNo).toBeNull();
  });

  it("backorders what a location lacks, where it allows that", async () => {
    const { checkoutUid, checkout } = await beginCheckout(server(), [{ itemId: "KIT-FLG-M8", quantity: 15 }], {
      shipToId: 1,
      customerPoNumber: "PO-1",
    });
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    expect(order.lines[0]).toMatchObject({ qtyAllocated: 12, qtyBackordered: 3 });
    expect(order.warnings.map(({ code }) => code)).toEqual(["BACKORDER"]);
    expect(await stockOf(server(), "KIT-FLG-M8", 20)).toEqual({ onHand: 12, allocated: 12, backordered: 3 });
    expect(await stockSums(server().db, "demo")).toEqual([]);
  });

  it("takes an address and a location of its own for one order, and taxes it there", async () => {
    const { checkoutUid, own } = await beginCheckout(server(), [{ itemId: "NUT-M8-NY", quantity: 100 }]);
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
    const { checkoutUid, own } = await beginCheckout(server());
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

  rule("R067 keeps the payment account with the order", async () => {
    const { checkoutUid, own } = await beginCheckout(server());
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

  it("stores what the card costs on top, computed here, and tells it with order, checkout and history", async () => {
    const { payments, commerce, customers } = await server().clientFor("dana");
    const paymentAccountId = await storedCard(server(), "4111 1111 1111 1111");
    const order = async (id: string) => {
      const { checkoutUid, own } = await beginCheckout(server());
      const paymentAccount = { paymentAccountId: id, brand: "Nonsense", lastFour: "9999" };
      return own.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "PO-1" }, paymentAccount }).data;
    };
    const { payment, totalAmount, orderNo, checkoutUid } = await order(paymentAccountId);
    const { lumpSumTotalSurchargeAmount: surchargeAmount } = await payments.unified.surcharge({
      paymentAccountId,
      amount: totalAmount,
    }).data;
    expect(surchargeAmount).toBeGreaterThan(0);
    const chargedAmount = Math.round((totalAmount + surchargeAmount) * 100) / 100;
    const told = { brand: "Visa", lastFour: "1111", surchargeAmount, chargedAmount };
    expect(payment).toEqual(told);
    expect((await commerce.checkout.doc({ checkoutUid: checkoutUid ?? 0 }).data).payment).toEqual(told);
    expect((await customers.customer.orders.get({ customerId: 100200, orderNo }).data).payment).toEqual(told);
    const debit = await order(await storedCard(server(), "4000056655665556"));
    expect(debit.payment).toMatchObject({ lastFour: "5556", surchargeAmount: 0, chargedAmount: debit.totalAmount });
    await server().db.execute(sql`
      update payment_account set expiration_year = 2021 where site_id = 'demo' and payment_account_id = ${paymentAccountId}`);
    await expect(order(paymentAccountId)).rejects.toMatchObject({
      status: 422,
      message: "The card Visa ending in 1111 expired at the end of 9/2021. Enter another card.",
      details: { field: "paymentAccount" },
    });
    await server().db.execute(sql`
      update payment_account set customer_id = 100300 where site_id = 'demo' and payment_account_id = ${paymentAccountId}`);
    await expect(order(paymentAccountId)).rejects.toMatchObject({ status: 404 });
  });

  it("leads a cart of fiveLines lines to its order in eleven statements, and one of one line in as many", async () => {
    const count = async (lines: readonly { itemId: string; quantity: number }[]) => {
      const client = await server().clientFor("amir");
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
    expect(await count(fiveLines)).toBe(11);
    expect(await count(fiveLines.slice(0, 1))).toBe(11);
  });
});
