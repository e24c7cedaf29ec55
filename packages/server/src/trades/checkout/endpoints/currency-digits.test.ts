import sql from "sql-template-tag";
import { expect, it, onTestFinished } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { storedCard } from "../../../testing/stored-card.ts";

const broken = (amounts: readonly number[]) => amounts.filter((amount) => !Number.isInteger(amount));

describeServer("amounts of a currency without decimals", (server) => {
  const lines = [
    { itemId: "NUT-M8-NY", quantity: 13 },
    { itemId: "SEAL-XT2", quantity: 3 },
  ];

  it("are whole, in prices, cart, tax, freight, card surcharge and order", async () => {
    await server().db.execute(sql`
      update site_setting set setting_value = '"JPY"'
      where site_id = 'demo' and service_name = 'pricing' and setting_name = 'currency'`);
    const { commerce, pricing, payments } = await server().clientFor("dana");
    const cartHdrUid = await fillCart(await server().clientFor("dana"), 1, lines);
    const [nuts] = await pricing.priceEngine.batch({ customerId: 100200, lines }).data;
    const inCart = await commerce.cartLine.list({ cartHdrUid }).data;
    const { checkoutUid } = await commerce.checkout.create({ cartHdrUid }).data;
    const { totals, tax } = await commerce.checkout.doc({ checkoutUid }).data;
    // The contract is in dollars and gives no yen: class 3 pays 90 % of 0.18. 13 nuts at 0.162 are 2.106, three seals at 8.78 are 26.34.
    expect([nuts?.currency, nuts?.unitPrice, nuts?.extendedPrice]).toEqual(["JPY", 0.162, 2]);
    expect(inCart.map(({ extendedPrice }) => extendedPrice)).toEqual([2, 26]);
    expect([totals.currency, totals.subtotal]).toEqual(["JPY", 28]);
    const taxes = tax.jurisdictions.map(({ tax_amount }) => tax_amount);
    expect(broken([totals.taxAmount, totals.totalAmount, ...taxes])).toEqual([]);
    const paymentAccountId = await storedCard(server(), "4111 1111 1111 1111");
    const ask = { paymentAccountId, amount: 125 };
    expect((await payments.unified.surcharge(ask).data).lumpSumTotalSurchargeAmount).toBe(3);
    const header = { customerPoNumber: "PO-YEN", shippingEstimate: 14.5 };
    const account = { paymentAccountId };
    const { checkout } = (await server().clientFor("sara")).commerce;
    const order = await checkout.prophet21Hdr.create({ checkoutUid, header, paymentAccount: account }).data;
    expect([order.subtotal, order.freightAmount]).toEqual([28, 15]);
    expect(broken([order.totalAmount, order.payment?.chargedAmount ?? 0.5])).toEqual([]);
  });

  it("take no freight from carriers' rates in dollars, which the order says", async () => {
    await server().db.execute(sql`
      insert into site_setting (site_id, service_name, setting_name, setting_value)
      values ('demo', 'commerce', 'freight', '{"rates": "embedded"}')`);
    onTestFinished(async () => {
      await server().db.execute(sql`
        delete from site_setting
        where site_id = 'demo' and service_name = 'commerce' and setting_name = 'freight'`);
    });
    const { commerce } = await server().clientFor("dana");
    const cartHdrUid = await fillCart(await server().clientFor("dana"), 1, lines);
    const { checkoutUid } = await commerce.checkout.create({ cartHdrUid }).data;
    const { totals, warnings } = await commerce.checkout.validate({ checkoutUid }).data;
    // Some nine dollars by the cards, which are no nine yen.
    expect(totals.freightAmount).toBe(0);
    expect(warnings.map(({ code }) => code)).toContain("FREIGHT_UNKNOWN");
  });

  it("stay those of a document when the site sells in another currency from then on", async () => {
    const { customers } = await server().clientFor("ada");
    const customerId = 100200;
    const setTo = (currency: string) =>
      server().db.execute(sql`
        update site_setting set setting_value = ${JSON.stringify(currency)}::jsonb
        where site_id = 'demo' and service_name = 'pricing' and setting_name = 'currency'`);
    const currencies = async () => {
      const of = (documents: readonly { currency: string }[]) =>
        [...new Set(documents.map((one) => one.currency))].sort();
      return [
        of(await customers.customer.orders.list({ customerId }).data),
        of(await customers.customer.invoices.list({ customerId }).data),
        of(await customers.customer.quotes.list({ customerId }).data),
      ];
    };
    await setTo("EUR");
    expect(await currencies()).toEqual([["JPY", "USD"], ["USD"], ["USD"]]);
  });
});
