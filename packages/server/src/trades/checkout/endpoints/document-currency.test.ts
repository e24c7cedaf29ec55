import { isPurveyError } from "@purvey/client";
import { data } from "currency-codes";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import { storedCard } from "../../../testing/stored-card.ts";
import { currencyDecimals } from "../../../values/currency-decimals.ts";

/** What a refusal says, its fields included. */
async function saidOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => "answered",
    (reason: unknown) => reason,
  );
  return isPurveyError(error) ? JSON.stringify([error.message, "errors" in error ? error.errors : []]) : String(error);
}

describeServer("documents of a site that sells in another currency from then on", (server) => {
  const sellIn = (currency: string) =>
    server().db.execute(sql`
      update site_setting set setting_value = ${JSON.stringify(currency)}::jsonb
      where site_id = 'demo' and service_name = 'pricing' and setting_name = 'currency'`);
  const pay = async (amount: number, currency?: string, surchargeAmount = 0) => {
    const paymentAccountId = await storedCard(server(), "4111 1111 1111 1111");
    const { payments } = await server().clientFor("dana");
    const ask = { paymentAccountId, amount, surchargeAmount, ...(currency ? { currency } : {}) };
    return payments.element.payment(ask, { idempotencyKey: `${paymentAccountId} ${amount}` }).data;
  };

  it("keep theirs: cart, contract, payment, purchase order", async () => {
    await sellIn("USD");
    const dana = await server().clientFor("dana");
    const cartHdrUid = await fillCart(dana, 1, [{ itemId: "NUT-M8-NY", quantity: 13 }]);
    const poNo = await addPurchaseOrder(server().db, [{ itemId: "HB-M8-40", quantity: 3 }]);
    await server().db.execute(sql`update po_line set unit_cost = 0.1115 where site_id = 'demo' and po_no = ${poNo}`);
    const { paymentUid } = await pay(12.34);
    await sellIn("JPY");
    const laterPo = await addPurchaseOrder(server().db, [{ itemId: "HB-M8-40", quantity: 3 }]);
    await server().db.execute(sql`update po_line set unit_cost = 0.5 where site_id = 'demo' and po_no = ${laterPo}`);
    const [cart] = await dana.commerce.cartHdr
      .list({ userId: 1, statusCd: 704 })
      .data.then((carts) => carts.filter((one) => one.cartHdrUid === cartHdrUid));
    const [line] = await dana.commerce.cartLine.list({ cartHdrUid }).data;
    // 13 at 0.13 are 1.69 dollars, and stay that.
    expect([cart?.currency, cart?.subtotal, line?.extendedPrice]).toEqual(["USD", 1.69, 1.69]);
    const { orders } = await server().clientFor("ada");
    // Three at 0.1115 are 33.45 cents, half up 0.33; three at half a yen are 1.5, half up 2.
    expect(await orders.poHdr.get({ poNo }).data).toMatchObject({ currency: "USD", totalAmount: 0.33 });
    expect(await orders.poHdr.get({ poNo: laterPo }).data).toMatchObject({ currency: "JPY", totalAmount: 2 });
    const contracts = await dana.pricing.jobPriceHdr.list().data;
    expect([...new Set(contracts.map(({ currency }) => currency))]).toEqual(["USD"]);
    const stored = await server().db.first(sql`
      select currency from payment where site_id = 'demo' and payment_uid = ${paymentUid}`);
    expect(stored).toEqual({ currency: "USD" });
  });

  it("give no price in another: contracts, quotes, lines of a cart", async () => {
    await sellIn("USD");
    const dana = await server().clientFor("dana");
    const price = async () =>
      (
        await dana.pricing.priceEngine.batch({ customerId: 100200, lines: [{ itemId: "HB-M8-40", quantity: 100 }] })
          .data
      )[0];
    expect((await price())?.priceSource).toBe("contract");
    await server().db.execute(sql`
      insert into quote_hdr (site_id, quote_no, customer_id, quote_date, expiration_date, status)
      values ('demo', 990001, 100200, localtimestamp, '2039-12-31', 'open')`);
    await server().db.execute(sql`
      insert into quote_line (site_id, quote_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure, unit_price, extended_price)
      select 'demo', 990001, 1, inv_mast_uid, item_id, 'Motor', 4, 'EA', 150, 600 from item where site_id = 'demo' and item_id = 'MTR-075'`);
    const cartHdrUid = await fillCart(dana, 1, [{ itemId: "NUT-M8-NY", quantity: 13 }]);
    const { cartLine, cartHdr, checkout } = dana.commerce;
    const { checkoutUid } = await checkout.create({ cartHdrUid }).data;
    await sellIn("EUR");
    expect((await price())?.priceSource).not.toBe("contract");
    const motor = { itemId: "MTR-075", quantity: 1 };
    await expect(cartLine.add({ cartHdrUid, lines: [{ ...motor, quoteNo: 990001 }] })).rejects.toThrow(
      "The prices of quote 990001 are in USD, which we no longer sell in.",
    );
    await expect(cartLine.add({ cartHdrUid, lines: [motor] })).rejects.toThrow(
      `The lines of the cart ${cartHdrUid} are priced in USD, and prices are in EUR now. Take them out of the cart, and add them again.`,
    );
    const { warnings, totals } = await checkout.validate({ checkoutUid }).data;
    expect(totals.currency).toBe("EUR");
    expect(warnings.map(({ message }) => message)).toContain(
      "The price of `NUT-M8-NY` is 0.162 EUR per EA; when it was put in the cart it was 0.13 USD.",
    );
    await cartLine.update({ cartHdrUid, lines: [{ itemId: "NUT-M8-NY", quantity: 14 }] });
    const carts = await cartHdr.list({ userId: 1, statusCd: 704 }).data;
    expect(carts.find((one) => one.cartHdrUid === cartHdrUid)?.currency).toBe("EUR");
    await cartLine.add({ cartHdrUid, lines: [motor] });
    await sellIn("USD");
  });

  it("are summed with those of the same currency alone", async () => {
    await sellIn("USD");
    const { db } = server();
    const customerId = 100300;
    const { customers } = await server().clientFor("ada");
    const docOf = async () => {
      const { currency, openOrderAmount, balanceDue, pastDue, creditAvailable } = await customers.customer.doc({
        customerId,
      }).data;
      return { currency, openOrderAmount, balanceDue, pastDue, creditAvailable };
    };
    await db.execute(
      sql`update customer set credit_limit = 5000 where site_id = 'demo' and customer_id = ${customerId}`,
    );
    const inDollars = await docOf();
    await sellIn("JPY");
    expect(await docOf()).toEqual({
      currency: "JPY",
      openOrderAmount: 0,
      balanceDue: 0,
      pastDue: 0,
      creditAvailable: 5000,
    });
    await db.execute(sql`
      insert into order_hdr (site_id, customer_id, total_amount, status) values ('demo', ${customerId}, 1200, 'open')`);
    await db.execute(sql`
      insert into invoice_hdr (site_id, invoice_no, customer_id, invoice_date, due_date, subtotal, total_amount, amount_paid, status)
      values ('demo', 990300, ${customerId}, '2020-01-01', '2020-01-31', 800, 800, 300, 'open')`);
    expect(await docOf()).toEqual({
      currency: "JPY",
      openOrderAmount: 1200,
      balanceDue: 500,
      pastDue: 500,
      // 5000 less 1200 and 500.
      creditAvailable: 3300,
    });
    await sellIn("USD");
    expect(await docOf()).toEqual({ ...inDollars, currency: "USD" });
  });

  it("use up credit and allowance of their own currency, and say what else is open", async () => {
    await sellIn("USD");
    const { db } = server();
    const [customerId, contactId] = [100200, 1];
    const dana = await server().clientFor("dana");
    const allowance = async () => (await dana.customers.contacts.webAllowance({ id: contactId }).data).spent;
    await db.execute(sql`
      update customer set credit_limit = 1000 where site_id = 'demo' and customer_id = ${customerId}`);
    await db.execute(sql`
      insert into order_hdr (site_id, customer_id, contact_id, web_order, total_amount, status)
      values ('demo', ${customerId}, ${contactId}, 'Y', 990, 'open')`);
    const spent = await allowance();
    await sellIn("JPY");
    expect(spent).toBeGreaterThanOrEqual(990);
    expect(await allowance()).toBe(0);
    const cartHdrUid = await fillCart(dana, 1, [{ itemId: "NUT-M8-NY", quantity: 100 }]);
    const { checkoutUid } = await dana.commerce.checkout.create({ cartHdrUid }).data;
    const { errors, warnings } = await dana.commerce.checkout.validate({ checkoutUid }).data;
    expect(errors.map(({ code }) => code)).not.toContain("CREDIT_LIMIT_EXCEEDED");
    const told = warnings.find(({ code }) => code === "OPEN_IN_OTHER_CURRENCY")?.message;
    expect(told).toMatch(
      /^Northgate Fabrication owes [\d.]+ USD besides, which the credit limit of 1000(\.00)? JPY does not count\./,
    );
    await sellIn("USD");
    await db.execute(
      sql`update customer set credit_limit = null where site_id = 'demo' and customer_id = ${customerId}`,
    );
  });

  it("are in the currency that prices changed in", async () => {
    await sellIn("USD");
    const { db } = server();
    const { items } = await server().clientFor("ada");
    const { inv_mast_uid: id } = (await db.first<{ inv_mast_uid: number }>(sql`
      select inv_mast_uid from item where site_id = 'demo' and item_id = 'MTR-075'`)) ?? { inv_mast_uid: 0 };
    const raise = () =>
      db.execute(sql`update item set list_price = list_price + 1 where site_id = 'demo' and inv_mast_uid = ${id}`);
    await raise();
    await sellIn("EUR");
    await raise();
    await sellIn("USD");
    const [later, earlier] = await items.invMast.priceHistory({ id }).data;
    expect([later?.currency, earlier?.currency]).toEqual(["EUR", "USD"]);
  });

  it.each([
    ["JPY", 125, [0.5, 125.01]],
    ["USD", 125.25, [125.255, 0.001]],
    ["KWD", 125.255, [125.2555, 0.0001]],
  ])("are paid in %s to what it has", async (currency, whole, fractions) => {
    expect(await pay(whole, currency)).toMatchObject({ currency, amount: whole, totalAmount: whole, approved: "Y" });
    for (const fraction of fractions) {
      const said = new RegExp(`Amounts of ${currency} have \\d decimals at most, got ${fraction}`);
      expect(await saidOf(pay(fraction, currency))).toMatch(said);
      expect(await saidOf(pay(whole, currency, fraction))).toMatch(said);
    }
  });

  it("refuse a currency that nobody knows", async () => {
    expect(await saidOf(pay(125, "QQQ"))).toContain("`QQQ` is no currency. Give a code of ISO 4217");
  });

  it("are summed in the database to the decimals of ISO 4217, whatever the currency", async () => {
    const codes = data.filter(({ countries }) => !countries.some((country) => country.startsWith("Zz")));
    const rows = await server().db.query<{ code: string; decimals: number }>(sql`
      select c.code, currency_decimals(c.code) as decimals from unnest(${codes.map(({ code }) => code)}::text[]) as c (code)`);
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ code, decimals }) => decimals !== currencyDecimals(code))).toEqual([]);
  });
});
