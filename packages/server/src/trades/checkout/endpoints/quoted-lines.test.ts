import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { beginCheckout } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";

describeServer("quoted lines", (server) => {
  let quotes = 880_000;
  const header = { customerPoNumber: "PO-1" };
  const dana = () => server().clientFor("dana");

  /** A quote of motors at 150 instead of the price list; answers its number. */
  async function quoteMotors(more: { quantity?: number; customerId?: number; expires?: string; status?: string } = {}) {
    const { quantity = 4, customerId = 100200, expires = "2039-12-31 23:59:59", status = "open" } = more;
    const quoteNo = ++quotes;
    const item = await invMastUidOf(server(), "MTR-075");
    await server().db.execute(sql`
      insert into quote_hdr (site_id, quote_no, customer_id, quote_date, expiration_date, status)
      values ('demo', ${quoteNo}, ${customerId}, localtimestamp, ${expires}::timestamp, ${status})`);
    await server().db.execute(sql`
      insert into quote_line (site_id, quote_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure, unit_price, extended_price)
      values ('demo', ${quoteNo}, 1, ${item}, 'MTR-075', 'Motor', ${quantity}, 'EA', 150, ${quantity * 150})`);
    return quoteNo;
  }

  const motors = (quoteNo: number, quantity: number) => ({ itemId: "MTR-075", quantity, quoteNo });

  it("have the price of the quote in cart, checkout and order, which says which quote it was", async () => {
    const quoteNo = await quoteMotors();
    const api = await dana();
    const cartHdrUid = await fillCart(api, 1, [{ itemId: "MTR-075", quantity: 1 }, motors(quoteNo, 3)]);
    const lines = await api.commerce.cartLine.list({ cartHdrUid }).data;
    expect(lines).toMatchObject([
      { quantity: 1, quoteNo: null },
      { quantity: 3, quoteNo, unitPrice: 150, extendedPrice: 450, priceSource: "quote" },
    ]);
    const { checkoutUid } = await api.commerce.checkout.create({ cartHdrUid }).data;
    const doc = await api.commerce.checkout.doc({ checkoutUid }).data;
    expect(doc.lines[1]).toMatchObject({ unitPrice: 150, priceSource: "quote", quoteNo });
    expect(doc.lines[1]?.priceExplanation).toBe(`Price of quote ${quoteNo}.`);
    const amir = await server().clientFor("amir");
    const order = await amir.commerce.checkout.prophet21Hdr.create({ checkoutUid, header }).data;
    expect(order.lines[1]).toMatchObject({ unitPrice: 150, manualPriceOverride: "Y", priceSource: "quote", quoteNo });
    expect(order.lines[0]).toMatchObject({ manualPriceOverride: "N", quoteNo: null });
    const { orders, quotes: own } = api.customers.customer;
    const stored = await orders.get({ customerId: 100200, orderNo: order.orderNo }).data;
    expect(stored.orderLines[1]).toMatchObject({ unitPrice: 150, quoteNo, manualPriceOverride: "Y" });
    const quote = await own.get({ customerId: 100200, quoteNo }).data;
    expect(quote).toMatchObject({ status: "open", quoteLines: [{ quantity: 4, qtyOrdered: 3 }] });
    const placed = await api.commerce.checkout.doc({ checkoutUid }).data;
    expect(placed.lines[1]).toMatchObject({ unitPrice: 150, quoteNo });
  });

  it("take no more than the quote holds for: over the lines of a cart, and over orders", async () => {
    const quoteNo = await quoteMotors();
    const api = await dana();
    const { cartLine, checkout } = api.commerce;
    const cartHdrUid = await fillCart(api, 1, [motors(quoteNo, 3)]);
    const more = cartLine.add({ cartHdrUid, lines: [{ ...motors(quoteNo, 2), key: "second" }] });
    await expect(more).rejects.toMatchObject({
      status: 422,
      message: `Quote ${quoteNo} holds for 1 EA of \`MTR-075\`; 2 EA were asked for. Order 1 EA, and the rest at today's price.`,
      details: { lines: [{ code: "QUOTE_QUANTITY_EXCEEDED", suggestedQuantity: 1, suggestedUnitOfMeasure: "EA" }] },
    });
    const { checkoutUid } = await checkout.create({ cartHdrUid }).data;
    const other = await fillCart(api, 1, [motors(quoteNo, 3)]);
    const begun = await checkout.create({ cartHdrUid: other }).data;
    const amir = await server().clientFor("amir");
    await amir.commerce.checkout.prophet21Hdr.create({ checkoutUid, header });
    const found = await checkout.validate({ checkoutUid: begun.checkoutUid }).data;
    expect(found.errors).toContainEqual(
      expect.objectContaining({ code: "QUOTE_QUANTITY_EXCEEDED", suggestedQuantity: 1, lineNo: 1 }),
    );
    const again = amir.commerce.checkout.prophet21Hdr.create({ checkoutUid: begun.checkoutUid, header });
    await expect(again).rejects.toMatchObject({ status: 422 });
    await cartLine.update({ cartHdrUid: other, lines: [{ lineNo: 1, quantity: 1 }] });
    await amir.commerce.checkout.prophet21Hdr.create({ checkoutUid: begun.checkoutUid, header });
    const quote = await api.customers.customer.quotes.get({ customerId: 100200, quoteNo }).data;
    expect(quote).toMatchObject({ status: "accepted", quoteLines: [{ qtyOrdered: 4 }] });
    const late = fillCart(api, 1, [motors(quoteNo, 1)]);
    await expect(late).rejects.toMatchObject({ status: 422, message: expect.stringContaining("is no longer open") });
  });

  it("are refused when the quote's date is over, also when that came to pass in the cart", async () => {
    const api = await dana();
    const { cartLine, checkout } = api.commerce;
    const over = await quoteMotors({ expires: "2025-02-14 23:59:59" });
    await expect(fillCart(api, 1, [motors(over, 1)])).rejects.toMatchObject({
      status: 422,
      message: `The prices of quote ${over} held until 2025-02-14. Buy \`MTR-075\` at today's price, or ask our sales desk for a new quote.`,
    });
    const quoteNo = await quoteMotors();
    const cartHdrUid = await fillCart(api, 1, [motors(quoteNo, 2)]);
    const { checkoutUid } = await checkout.create({ cartHdrUid }).data;
    await server().db.execute(sql`
      update quote_hdr set expiration_date = '2025-02-14 23:59:59' where site_id = 'demo' and quote_no = ${quoteNo}`);
    const found = await checkout.validate({ checkoutUid }).data;
    expect(found.errors).toContainEqual(
      expect.objectContaining({ code: "QUOTE_EXPIRED", lineNo: 1, itemId: "MTR-075" }),
    );
    const amir = await server().clientFor("amir");
    const ordered = amir.commerce.checkout.prophet21Hdr.create({ checkoutUid, header });
    await expect(ordered).rejects.toMatchObject({ status: 422 });
    const [line] = await cartLine.update({ cartHdrUid, lines: [{ lineNo: 1, quoteNo: null }] }).data;
    expect(line).toMatchObject({ quoteNo: null, quantity: 2 });
    expect(line?.priceSource).not.toBe("quote");
    const after = await checkout.validate({ checkoutUid }).data;
    expect(after.errors.filter(({ code }) => code.startsWith("QUOTE"))).toEqual([]);
  });

  it("name only quotes of the cart's customer that offer the item in the unit", async () => {
    const api = await dana();
    const foreign = await quoteMotors({ customerId: 100300 });
    await expect(fillCart(api, 1, [motors(foreign, 1)])).rejects.toMatchObject({ status: 404 });
    await expect(fillCart(api, 1, [motors(1, 1)])).rejects.toMatchObject({ status: 404 });
    const quoteNo = await quoteMotors();
    await expect(fillCart(api, 1, [{ itemId: "HB-M8-40", quantity: 1, quoteNo }])).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(`Quote ${quoteNo} offers no \`HB-M8-40\` by the BX.`),
    });
  });

  it("keep a price by hand to what the quote still holds for, over all lines", async () => {
    await server().db.execute(sql`update quote_hdr set status = 'lost' where site_id = 'demo'`);
    const quoteNo = await quoteMotors({ quantity: 2 });
    const { checkoutUid, checkout } = await beginCheckout(server());
    const line = { itemId: "MTR-075", unitQuantity: 2, unitPrice: 150, manualPriceOverride: "Y" as const };
    const twice = checkout.prophet21Hdr.create({ checkoutUid, header, lines: [line, line] });
    await expect(twice).rejects.toMatchObject({ status: 403, details: { permission: "price.override", lineNo: 2 } });
    const once = await checkout.prophet21Hdr.create({ checkoutUid, header, lines: [line] }).data;
    expect(once.lines).toMatchObject([{ priceSource: "quote", quoteNo }]);
    const quote = await (await dana()).customers.customer.quotes.get({ customerId: 100200, quoteNo }).data;
    expect(quote).toMatchObject({ status: "accepted", quoteLines: [{ qtyOrdered: 2 }] });
  });
});
