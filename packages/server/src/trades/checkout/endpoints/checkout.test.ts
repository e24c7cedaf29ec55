import { commerce } from "@purvey/contract/services/commerce/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";

describeServer("checkout", (server) => {
  const dana = () => server().clientFor("dana");
  const nuts = [{ itemId: "NUT-M8-NY", quantity: 10 }];

  /** A checkout of a fresh cart of dana's. */
  async function begin(
    lines: readonly { itemId: string; quantity: number; unitOfMeasure?: string }[] = nuts,
    more: object = {},
  ) {
    const client = await dana();
    const cartHdrUid = await fillCart(client, 1, lines);
    const { checkout, cartLine } = client.commerce;
    const { checkoutUid } = await checkout.create({ cartHdrUid, ...more }).data;
    return { cartHdrUid, checkoutUid, checkout, cartLine };
  }

  rule("R063 R122 begins a checkout with status 704 and keeps everything it is given", async () => {
    const client = await dana();
    const cartHdrUid = await fillCart(client, 1, nuts);
    const { checkout } = client.commerce;
    const begun = await checkout.create({
      cartHdrUid,
      checkoutType: "web",
      checkoutProcessor: "purvey-web",
      properties: { deliveryNote: "Dock 3", po_no: "PO-1" },
      jsonData: '{"a":1}',
      sourceName: "shop",
      sourceId: "S-1",
      body: { header: { ship_to_id: 2 } },
    }).data;
    expect(begun).toEqual({
      checkoutUid: expect.any(Number),
      checkoutUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      statusCd: 704,
      processCd: 704,
      checkoutType: "web",
      checkoutProcessor: "purvey-web",
      properties: { deliveryNote: "Dock 3", po_no: "PO-1" },
      jsonData: '{"a":1}',
      sourceName: "shop",
      sourceId: "S-1",
      cartHdrUid,
      body: '{"header": {"ship_to_id": 2}}',
      usersId: 1,
      customerId: 100200,
      shipToId: 2,
      locationId: null,
      customerPoNumber: "PO-1",
      activatedBy: null,
      dateActivated: null,
      orderNo: null,
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      dateLastModified: begun.dateCreated,
    });
    expect(await checkout.get({ checkoutUid: begun.checkoutUid }).data).toEqual(begun);
  });

  it("goes on with the one checkout of a cart, changing what is given and keeping the rest", async () => {
    const { cartHdrUid, checkoutUid, checkout } = await begin(nuts, {
      properties: { a: 1 },
      customerPoNumber: "PO-1",
      sourceName: "shop",
    });
    const again = await checkout.create({ cartHdrUid, customerPoNumber: "PO-2", shipToId: 2 }).data;
    expect(again).toMatchObject({
      checkoutUid,
      properties: { a: 1 },
      customerPoNumber: "PO-2",
      shipToId: 2,
      sourceName: "shop",
    });
    const same = await Promise.all(Array.from({ length: 10 }, () => checkout.create({ cartHdrUid }).data));
    expect(new Set(same.map((found) => found.checkoutUid))).toEqual(new Set([checkoutUid]));
  });

  it("begins a checkout without a cart for the caller's customer", async () => {
    const { checkout } = (await dana()).commerce;
    expect(await checkout.create().data).toMatchObject({ cartHdrUid: null, customerId: 100200, usersId: 1 });
  });

  it("refuses carts that are unknown, another's or ordered", async () => {
    const { cartHdrUid } = await begin();
    const lena = (await server().clientFor("lena")).commerce.checkout;
    const { checkout } = (await dana()).commerce;
    const ordered = await fillCart(await dana(), 1, nuts);
    await server().db.execute(
      sql`update cart_hdr set status_cd = 705 where site_id = 'demo' and cart_hdr_uid = ${ordered}`,
    );
    expect(
      await refusedWith(
        lena.create({ cartHdrUid }),
        checkout.create({ cartHdrUid: 999_999 }),
        checkout.create({ cartHdrUid: ordered }),
      ),
    ).toEqual([404, 404, 409]);
    const { status, body } = await sendAs(server(), commerce, "checkout.create", "dana", { cartHdrUid, statusCd: 703 });
    expect([status, body.validationErrors[0].field]).toEqual([400, "statusCd"]);
  });

  it("shows a checkout to its buyer, to who may release it and to staff, and to nobody else", async () => {
    const { checkoutUid } = await begin();
    const see = async (username: string) => {
      const { checkout } = (await server().clientFor(username)).commerce;
      return refusedWith(
        checkout.get({ checkoutUid }),
        checkout.doc({ checkoutUid }),
        checkout.validate({ checkoutUid }),
      );
    };
    for (const username of ["dana", "amir", "sara", "ada"])
      expect(await see(username), username).toEqual([200, 200, 200]);
    expect(await see("lena")).toEqual([404, 404, 404]);
    const foreign = await server().clientWith(["cart.write", "checkout.activate"], { customerId: 100300 });
    expect(
      await refusedWith(
        foreign.commerce.checkout.activate({ checkoutUid }),
        foreign.commerce.checkout.get({ checkoutUid: 999_999 }),
      ),
    ).toEqual([404, 404]);
  });

  rule("R121 validates: a checkout that is fine, with totals and allowance", async () => {
    const { checkoutUid, checkout } = await begin([{ itemId: "HB-M8-40", quantity: 2 }], { customerPoNumber: "PO-1" });
    expect(await checkout.validate({ checkoutUid }).data).toEqual({
      isValid: true,
      errors: [],
      warnings: [],
      totals: { subtotal: 62, taxAmount: 4.81, freightAmount: 0, totalAmount: 66.81, currency: "USD" },
      allowance: { allowance: 500, period: "month", used: 0, remaining: 500, exceeded: false },
      addressCheck: null,
    });
  });

  rule("R121 charges freight by the carriers' cards where the site says so, the same at every look", async () => {
    const { checkoutUid, checkout } = await begin([{ itemId: "HB-M8-40", quantity: 2 }], { customerPoNumber: "PO-1" });
    await server().db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('demo', 'commerce', 'freight', '{"rates": "embedded"}')`);
    const looks = [await checkout.validate({ checkoutUid }).data, await checkout.validate({ checkoutUid }).data];
    await server().db.execute(sql`
      delete from site_setting where site_id = 'demo' and service_name = 'commerce' and setting_name = 'freight'`);
    expect(looks[0]).toEqual(looks[1]);
    const { totals, warnings } = looks[0] ?? expect.fail();
    expect(warnings).toEqual([]);
    expect(totals.freightAmount).toBeGreaterThan(7);
    const cents = [totals.subtotal, totals.taxAmount, totals.freightAmount].map((amount) => Math.round(amount * 100));
    expect(cents.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(totals.totalAmount * 100));
  });

  rule("R121 validates: purchase order number, empty cart, unknown ship-to", async () => {
    const { checkoutUid, checkout } = await begin([], { shipToId: 3 });
    const { isValid, errors } = await checkout.validate({ checkoutUid }).data;
    expect(isValid).toBe(false);
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      ["EMPTY_CART", "There is nothing to order. Put items in the cart first."],
      ["PO_NUMBER_REQUIRED", "Northgate Fabrication requires a purchase order number. Give `customerPoNumber`."],
      [
        "SHIP_TO_MISSING",
        "Northgate Fabrication has no ship-to `3`. Choose one of the customer's, or give an address.",
      ],
    ]);
  });

  rule("R121 validates: stock, backorders and discontinued items, with what can be had instead", async () => {
    const lines = [
      { itemId: "MTR-075", quantity: 5 },
      { itemId: "SEAL-XT", quantity: 1 },
    ];
    const toledo = await begin(lines, { customerPoNumber: "PO-1", shipToId: 1 });
    const waiting = await toledo.checkout.validate({ checkoutUid: toledo.checkoutUid }).data;
    expect(waiting.warnings.filter(({ code }) => code === "BACKORDER")).toEqual([
      {
        code: "BACKORDER",
        message: "2 of 5 EA of `MTR-075` wait for new stock in Toledo. Columbus has 9 EA.",
        lineNo: 1,
        itemId: "MTR-075",
        suggestedQuantity: null,
        suggestedUnitOfMeasure: null,
      },
    ]);
    const columbus = await begin([{ itemId: "MTR-075", quantity: 10 }, ...lines.slice(1)], {
      customerPoNumber: "PO-1",
      shipToId: 2,
    });
    const { errors } = await columbus.checkout.validate({ checkoutUid: columbus.checkoutUid }).data;
    expect(errors.map(({ code, message, suggestedQuantity }) => [code, message, suggestedQuantity])).toEqual([
      ["STOCK_SHORT", "Columbus has 9 EA of `MTR-075` available; 10 EA were asked for. Toledo has 3 EA.", 9],
      [
        "ITEM_DISCONTINUED",
        "`SEAL-XT` is discontinued. Columbus has 0 EA of `SEAL-XT` available; 1 EA were asked for. `SEAL-XT2` takes its place.",
        null,
      ],
    ]);
  });

  rule("R121 validates: prices that changed, items that went, quantities that no longer fit", async () => {
    const { checkoutUid, checkout } = await begin(
      [
        { itemId: "CUT-115-1", quantity: 5 },
        { itemId: "BRG-6204-2RS", quantity: 3 },
        { itemId: "BRG-6205-2RS", quantity: 3 },
      ],
      { customerPoNumber: "PO-1" },
    );
    const { db } = server();
    await db.execute(
      sql`update cart_line set unit_price = 2 where site_id = 'demo' and item_id = 'CUT-115-1' and cart_hdr_uid = (select cart_hdr_uid from checkout where site_id = 'demo' and checkout_uid = ${checkoutUid})`,
    );
    await db.execute(sql`update item set delete_flag = 'Y' where site_id = 'demo' and item_id = 'BRG-6204-2RS'`);
    await db.execute(
      sql`update item_uom set order_multiple = 5 where site_id = 'demo' and inv_mast_uid = (select inv_mast_uid from item where site_id = 'demo' and item_id = 'BRG-6205-2RS')`,
    );
    const { errors, warnings } = await checkout.validate({ checkoutUid }).data;
    await db.execute(sql`update item set delete_flag = 'N' where site_id = 'demo' and item_id = 'BRG-6204-2RS'`);
    await db.execute(
      sql`update item_uom set order_multiple = 1 where site_id = 'demo' and inv_mast_uid = (select inv_mast_uid from item where site_id = 'demo' and item_id = 'BRG-6205-2RS')`,
    );
    expect(errors.map(({ code, lineNo, suggestedQuantity }) => [code, lineNo, suggestedQuantity])).toEqual([
      ["ITEM_UNAVAILABLE", 2, null],
      ["QUANTITY_NOT_A_MULTIPLE", 3, 5],
    ]);
    expect(warnings).toEqual([
      expect.objectContaining({
        code: "PRICE_CHANGED",
        lineNo: 1,
        message: expect.stringMatching(
          /^The price of `CUT-115-1` (rose|fell) from 2\.00 to \S+ USD per EA since it was put in the cart\.$/,
        ),
      }),
    ]);
  });

  rule("R121 validates: credit hold, credit limit, customers who do not order in the shop", async () => {
    const { checkoutUid, checkout } = await begin([{ itemId: "HB-M8-40", quantity: 2 }], { customerPoNumber: "PO-1" });
    const codesWith = async (column: string, value: unknown) => {
      const { db } = server();
      const before = await db.first<Record<string, unknown>>(
        sql`select credit_hold, credit_limit, web_enabled_flag from customer where site_id = 'demo' and customer_id = 100200`,
      );
      await db.execute(
        sql`update customer set credit_hold = ${column === "credit_hold" ? value : before?.credit_hold}, credit_limit = ${column === "credit_limit" ? value : before?.credit_limit}, web_enabled_flag = ${column === "web_enabled_flag" ? value : before?.web_enabled_flag} where site_id = 'demo' and customer_id = 100200`,
      );
      const { errors } = await checkout.validate({ checkoutUid }).data;
      await db.execute(
        sql`update customer set credit_hold = ${before?.credit_hold}, credit_limit = ${before?.credit_limit}, web_enabled_flag = ${before?.web_enabled_flag} where site_id = 'demo' and customer_id = 100200`,
      );
      return errors;
    };
    expect((await codesWith("credit_hold", "Y")).map(({ code }) => code)).toEqual(["CREDIT_HOLD"]);
    expect((await codesWith("web_enabled_flag", "N")).map(({ code }) => code)).toEqual(["CUSTOMER_INACTIVE"]);
    const [limit] = await codesWith("credit_limit", 100);
    expect(limit).toMatchObject({
      code: "CREDIT_LIMIT_EXCEEDED",
      message: expect.stringMatching(
        /^The order of 66\.81 USD would take Northgate Fabrication over the credit limit of 100\.00 USD: [\d.]+ USD are open\./,
      ),
    });
  });

  rule("R121 warns when the allowance is exceeded; then only who may release can activate", async () => {
    const { checkoutUid, checkout } = await begin([{ itemId: "HB-M8-40", quantity: 20 }], { customerPoNumber: "PO-1" });
    const { isValid, warnings, allowance } = await checkout.validate({ checkoutUid }).data;
    expect([isValid, allowance.exceeded, allowance.remaining]).toEqual([true, true, 500]);
    expect(warnings).toEqual([
      expect.objectContaining({
        code: "ALLOWANCE_EXCEEDED",
        message: expect.stringContaining("500.00 USD of the allowance are left for this month"),
      }),
    ]);
    await expect(checkout.activate({ checkoutUid })).rejects.toMatchObject({
      status: 403,
      details: { permission: "checkout.activate", remaining: 500 },
    });
    const amir = (await server().clientFor("amir")).commerce.checkout;
    const activated = await amir.activate({ checkoutUid }).data;
    expect(activated).toMatchObject({
      checkoutUid,
      statusCd: 704,
      processCd: 1185,
      activatedBy: 2,
      dateActivated: expect.stringMatching(/^\d{4}-/),
    });
    expect(await amir.activate({ checkoutUid }).data).toEqual(activated);
    expect(await checkout.activate({ checkoutUid }).data).toEqual(activated);
  });

  rule(
    "R122 R123 R124 activates within the allowance, also before the PO number is known, and again after a change",
    async () => {
      const { cartHdrUid, checkoutUid, checkout, cartLine } = await begin();
      expect((await checkout.activate({ checkoutUid }).data).processCd).toBe(1185);
      await cartLine.add({ cartHdrUid, lines: [{ itemId: "WSH-M8", quantity: 10 }] });
      expect((await checkout.validate({ checkoutUid }).data).warnings.map(({ code }) => code)).toEqual([
        "CHANGED_SINCE_ACTIVATION",
      ]);
      await checkout.activate({ checkoutUid });
      expect((await checkout.validate({ checkoutUid }).data).warnings).toEqual([]);
    },
  );

  it("does not activate what cannot be ordered", async () => {
    const { checkoutUid, checkout } = await begin([]);
    await expect(checkout.activate({ checkoutUid })).rejects.toMatchObject({
      status: 422,
      message: "There is nothing to order. Put items in the cart first.",
      details: { errors: [{ code: "EMPTY_CART" }] },
    });
  });

  rule("R122 neither releases nor orders a checkout that is inactive", async () => {
    const { checkoutUid, checkout } = await begin(nuts, { statusCd: 705, customerPoNumber: "PO-1" });
    const order = checkout.prophet21Hdr.create({ checkoutUid, header: {} });
    expect(await refusedWith(checkout.activate({ checkoutUid }), order)).toEqual([409, 409]);
  });

  it("documents a checkout with customer, buyer, ship-to, lines, tax and totals", async () => {
    const { cartHdrUid, checkoutUid, checkout } = await begin(
      [
        { itemId: "HB-M8-40", quantity: 2 },
        { itemId: "NUT-M8-NY", quantity: 200 },
      ],
      { customerPoNumber: "PO-1", shipToId: 1 },
    );
    const doc = await checkout.doc({ checkoutUid }).data;
    expect(doc.checkout).toEqual(await checkout.get({ checkoutUid }).data);
    expect(doc.cart).toMatchObject({
      cartHdrUid,
      lineCount: 2,
      subtotal: 88,
      version: "2",
      dateCreated: expect.stringMatching(/^\d{4}-\d\d-\d\d \d/),
    });
    expect(doc.customer).toMatchObject({
      customerId: 100200,
      customerName: "Northgate Fabrication",
      poNoRequired: "Y",
      termsDesc: "Net 30 days",
      creditHold: "N",
      creditLimit: 25000,
    });
    const dana = { usersId: 1, name: "Dana Whitfield", email: "dana@northgatefab.example", contactId: 1 };
    expect(doc.buyer).toEqual({ ...dana, onBehalf: "N" });
    expect(doc.shipTo).toEqual({
      shipToId: 1,
      shipToName: "Plant Toledo",
      address1: "3400 Detroit Avenue",
      address2: null,
      city: "Toledo",
      state: "OH",
      postalCode: "43610",
      country: "US",
      email: null,
    });
    expect(doc.location).toEqual({
      locationId: 20,
      locationName: "Toledo",
      allowBackorder: true,
      postalCode: "43612",
      country: "US",
      today: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(doc.delivery).toEqual({
      weight: expect.any(Number),
      standardFreight: 0,
      freightSource: "site",
      freightSetBy: null,
      freightOfferUid: null,
      freightExpires: null,
    });
    expect(doc.delivery.weight).toBeGreaterThan(1);
    expect(doc.lines).toEqual([
      expect.objectContaining({
        lineNo: 1,
        itemId: "HB-M8-40",
        quantity: 2,
        unitOfMeasure: "BX",
        unitSize: 100,
        unitPrice: 31,
        extendedPrice: 62,
        addedUnitPrice: 31,
        priceSource: "contract",
        jobNo: "J-2024-7",
        taxAmount: 4.81,
        qtyBackordered: 0,
      }),
      expect.objectContaining({ lineNo: 2, itemId: "NUT-M8-NY", quantity: 200, unitPrice: 0.13, extendedPrice: 26 }),
    ]);
    expect(doc.tax.total_tax).toBe(doc.totals.taxAmount);
    expect(doc.totals).toMatchObject({ subtotal: 88, totalAmount: 88 + doc.tax.total_tax, currency: "USD" });
    expect(doc.orderNo).toBeNull();
    expect(await checkout.doc({ checkoutUid, cartHdrUid }).data).toEqual(doc);
    expect(await refusedWith(checkout.doc({ checkoutUid, cartHdrUid: cartHdrUid + 1 }))).toEqual([400]);
  });

  it("documents a checkout without a cart with the cart that is named", async () => {
    const client = await dana();
    const { checkoutUid } = await client.commerce.checkout.create().data;
    const cartHdrUid = await fillCart(client, 1, nuts);
    expect((await client.commerce.checkout.doc({ checkoutUid }).data).lines).toEqual([]);
    expect((await client.commerce.checkout.doc({ checkoutUid, cartHdrUid }).data).lines).toHaveLength(1);
  });
});
