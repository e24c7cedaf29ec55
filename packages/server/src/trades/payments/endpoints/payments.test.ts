import type { PurveyClient } from "@purvey/client";
import { rule } from "@purvey/contract/testing/rule";
import sql, { raw } from "sql-template-tag";
import { beforeAll, describe, expect, it } from "vitest";
import { embeddedProcessor } from "../../../providers/payments/embedded-processor.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { fillCart } from "../../../testing/fill-cart.ts";
import { rawFetch } from "../../../testing/raw-request.ts";
import { openTestServer } from "../../../testing/test-server.ts";

const number = "4111111111111111";
const card = {
  name: "Dana Reyes",
  number: "4111 1111 1111 1111",
  expiration: "09/38",
  code: "123",
  address1: "3400 Detroit Ave",
  city: "Toledo",
  state: "OH",
  zip: "43610",
};

describeServerOnBoth("payments", (server) => {
  let dana: PurveyClient["payments"];
  let lena: PurveyClient["payments"];
  beforeAll(async () => {
    dana = (await server().clientFor("dana")).payments;
    lena = (await server().clientFor("lena")).payments;
  });

  const setUp = () => dana.unified.transactionSetup({ customerId: 100200 }).data;
  const send = (address: string, fields: Record<string, string> = {}) =>
    server().app.fetch(
      new Request(address, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ ...card, ...fields }),
      }),
    );
  const stored = async (fields: Record<string, string> = {}) => {
    const { transactionSetupId, uiEndpoint } = await setUp();
    expect((await send(uiEndpoint, fields)).status).toBe(200);
    const account = await dana.unified.accountQuery({ transactionSetupId }).data;
    return { transactionSetupId, paymentAccountId: account.paymentAccountId as string, account };
  };

  rule("R133 R200 opens a page that is used once, and knows the card afterwards by its last digits", async () => {
    const setup = await setUp();
    expect(setup).toMatchObject({
      mode: "dev",
      source: "embedded",
      uiEndpoint: expect.stringMatching(/^http:\/\/in-process\.invalid\/payments\/setup\/ts_\w+\?site=demo$/),
    });
    const { transactionSetupId } = setup;
    const before = await dana.unified.accountQuery({ transactionSetupId }).data;
    expect(before).toMatchObject({ responseCode: "90", paymentAccountId: null, brand: null });
    const page = await rawFetch(server().app, "GET", setup.uiEndpoint, { site: null });
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.body).toContain('autocomplete="cc-number"');
    expect((await send(setup.uiEndpoint)).status).toBe(200);
    expect(await dana.unified.accountQuery({ transactionSetupId, customerId: 100200 }).data).toMatchObject({
      responseCode: "0",
      expiration: "09/38",
      paymentAccountType: "CreditCard",
      brand: "Visa",
      truncatedCardNumber: "************1111",
      cardholderName: "Dana Reyes",
    });
    expect((await send(setup.uiEndpoint)).status).toBe(410);
    expect((await rawFetch(server().app, "GET", setup.uiEndpoint, { site: null })).status).toBe(410);
  });

  it("says what is wrong with a card, shows neither number nor code again, and stores nothing", async () => {
    const { uiEndpoint, transactionSetupId } = await setUp();
    const answer = await send(uiEndpoint, {
      number: "4111111111111112",
      code: "987",
      name: '"><b>',
      expiration: "01/20",
    });
    // The page's address holds digits of its own, by chance those of the code as well.
    const text = (await answer.text()).replaceAll(transactionSetupId, "");
    expect(answer.status).toBe(422);
    expect(text).toContain("This is no card number.");
    expect(text).toContain("The card is expired.");
    expect(text).toContain("&quot;&gt;&lt;b&gt;");
    expect(text).not.toMatch(/4111|987|<b>/);
    expect((await dana.unified.accountQuery({ transactionSetupId }).data).responseCode).toBe("90");
  });

  it("closes the page after ten tries, after its time, and for another site", async () => {
    const { uiEndpoint, transactionSetupId } = await setUp();
    expect((await send(uiEndpoint.replace("site=demo", "site=elsewhere"))).status).toBe(404);
    for (let turn = 0; turn < 10; turn++) expect((await send(uiEndpoint, { number: "1" })).status).toBe(422);
    expect((await send(uiEndpoint)).status).toBe(410);
    const late = await setUp();
    await server().db.execute(sql`
      update payment_setup set expires_at = localtimestamp - interval '1 minute'
      where site_id = 'demo' and transaction_setup_id = ${late.transactionSetupId}`);
    expect((await send(late.uiEndpoint)).status).toBe(410);
    expect((await dana.unified.accountQuery({ transactionSetupId }).data).responseCode).toBe("90");
  });

  it("stores one card when the page is sent twice at once", async () => {
    const { uiEndpoint } = await setUp();
    const statuses = await Promise.all([send(uiEndpoint), send(uiEndpoint), send(uiEndpoint)]);
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it("tells credit from debit, expiry and billing place", async () => {
    const { transactionSetupId } = await stored({ number: "5200 8282 8282 8210" });
    expect(await dana.unified.cardInfo({ transactionSetupId }).data).toMatchObject({
      brand: "Mastercard",
      cardType: "debit",
      expirationMonth: 9,
      expirationYear: 2038,
      expired: "N",
      billingState: "OH",
      billingZip: "43610",
    });
  });

  it("checks number, expiry, code and address, and the address again when it changes", async () => {
    const { transactionSetupId } = await stored();
    expect(await dana.unified.validate({ transactionSetupId }).data).toMatchObject({
      valid: "Y",
      numberValid: "Y",
      expirationValid: "Y",
      cvvResponseCode: "M",
      avsResponseCode: "Y",
      avsMessage: "Street and ZIP match.",
    });
    const changed = await dana.unified.billingUpdate({ transactionSetupId, zip: "90210", city: "Beverly Hills" }).data;
    expect(changed).toMatchObject({ address1: "3400 Detroit Ave", city: "Beverly Hills", avsResponseCode: "A" });
    expect((await dana.unified.validate({ transactionSetupId }).data).avsResponseCode).toBe("A");
  });

  it("takes the site's surcharge from credit cards only, and no more than the states allow", async () => {
    const { site } = await server().clientFor("ada");
    expect((await site.settings.list({ serviceName: "payments" }).data).map((one) => one.settingValue)).toEqual([
      "OH",
      2.5,
    ]);
    const credit = await stored();
    const debit = await stored({ number: "4000056655665556" });
    const ask = (paymentAccountId: string, toState?: string) =>
      dana.unified.surcharge({ paymentAccountId, amount: 125, customerId: 100200, toState }).data;
    expect(await ask(credit.paymentAccountId)).toMatchObject({
      surchargeAllowed: "Y",
      surchargePercent: 2.5,
      lumpSumTotalSurchargeAmount: 3.13,
      totalAmount: 128.13,
    });
    expect((await ask(credit.paymentAccountId, "MA")).surchargeAllowed).toBe("N");
    expect((await ask(debit.paymentAccountId)).surchargeAllowed).toBe("N");
  });

  it("D12 pays once for a key, refuses to pay without one, and checks a card without it", async () => {
    const { paymentAccountId } = await stored();
    const ask = { paymentAccountId, amount: 125, surchargeAmount: 3.13, referenceNo: "INV-1" };
    expect(await codesOf(dana.element.payment(ask).data)).toEqual(["VALIDATION_ERROR"]);
    const pay = () => dana.element.payment(ask, { idempotencyKey: "pay-invoice-1" }).data;
    const [first, second] = await Promise.all([pay(), pay()]);
    expect(first).toMatchObject({ approved: "Y", responseCode: "0", totalAmount: 128.13, referenceNo: "INV-1" });
    expect(second).toEqual(first);
    const rows = await server().db.query(sql`select 1 from payment where site_id = 'demo' and reference_no = 'INV-1'`);
    expect(rows).toHaveLength(1);
    expect(await dana.element.payment({ paymentAccountId, amount: 0 }).data).toMatchObject({
      approved: "Y",
      amount: 0,
      paymentUid: null,
    });
    const written = await server().db.query(sql`
      select amount from payment where site_id = 'demo' and payment_account_id = ${paymentAccountId}`);
    expect(written).toEqual([{ amount: 125 }]);
    expect(await codesOf(dana.element.payment({ ...ask, amount: 1.005 }, { idempotencyKey: "x" }).data)).toEqual([
      "VALIDATION_ERROR",
    ]);
  });

  it("keeps billing addresses in the one spelling of places", async () => {
    const { paymentAccountId, transactionSetupId } = await stored();
    await dana.unified.billingUpdate({ transactionSetupId, state: " ohio ", zip: "436101204" });
    const kept = await server().db.first(sql`
      select state, zip from payment_account where site_id = 'demo' and payment_account_id = ${paymentAccountId}`);
    expect(kept).toEqual({ state: "OH", zip: "43610-1204" });
  });

  it("answers that a card is declined or expired", async () => {
    const declined = await stored({ number: "4000000000000002" });
    const outcome = await dana.element.payment(
      { paymentAccountId: declined.paymentAccountId, amount: 10 },
      { idempotencyKey: "declined" },
    ).data;
    expect(outcome).toMatchObject({ approved: "N", responseCode: "20", transactionId: null });
    const { paymentAccountId, transactionSetupId } = await stored();
    await server().db.execute(sql`
      update payment_account set expiration_year = 2021 where site_id = 'demo' and payment_account_id = ${paymentAccountId}`);
    const expired = await dana.element.payment({ paymentAccountId, amount: 10 }, { idempotencyKey: "expired" }).data;
    expect(expired).toMatchObject({ approved: "N", responseCode: "21" });
    expect(await dana.unified.validate({ transactionSetupId }).data).toMatchObject({
      valid: "N",
      expirationValid: "N",
    });
  });

  it("hides cards and pages from other customers", async () => {
    const { transactionSetupId, paymentAccountId } = await stored();
    expect(
      await codesOf(
        lena.unified.accountQuery({ transactionSetupId }).data,
        lena.unified.validate({ transactionSetupId }).data,
        lena.unified.surcharge({ paymentAccountId, amount: 1 }).data,
        lena.element.payment({ paymentAccountId, amount: 1 }, { idempotencyKey: "lena" }).data,
        lena.unified.transactionSetup({ customerId: 100200 }).data,
        dana.unified.accountQuery({ transactionSetupId: "ts_unknown" }).data,
        dana.unified.accountQuery({ transactionSetupId, customerId: 100300 }).data,
      ),
    ).toEqual(Array(7).fill("NOT_FOUND"));
  });

  it("moves no money where no processor is configured", async () => {
    const { paymentAccountId } = await stored();
    expect(
      await codesOf(
        dana.unified.transactionSetup({ customerId: 100200, mode: "live" }).data,
        dana.element.payment({ paymentAccountId, amount: 1, mode: "live" }, { idempotencyKey: "live" }).data,
      ),
    ).toEqual(["BUSINESS_LOGIC_ERROR", "BUSINESS_LOGIC_ERROR"]);
  });

  it("keeps no card number and no security code anywhere in the database", async () => {
    await stored({ code: "927" });
    for (const table of ["payment_setup", "payment_account", "payment", "idempotency_key"]) {
      const rows = await server().db.query<{ row: string }>(
        sql`select t::text as row from ${raw(table)} t where t.site_id = 'demo'`,
      );
      for (const { row } of rows) expect(row).not.toMatch(new RegExp(`${number}|"927"|[(,]927[,)]`));
    }
  });

  rule("R022 pings as this service spells it, and answers its other addresses", async () => {
    const { app } = server();
    expect((await rawFetch(app, "GET", "/api/payments/api/ping")).body.data).toBe("pong");
    expect((await rawFetch(app, "GET", "/api/payments/ping")).body.data).toBe("pong");
    const token = await app.tokens.issue(await server().principalOf("dana"));
    const { paymentAccountId } = await stored();
    const body = JSON.stringify({ paymentAccountId, amount: 2 });
    const posted = await rawFetch(app, "POST", "/api/payments/element/payment", {
      token,
      body,
      headers: { "idempotency-key": "posted" },
    });
    expect(posted.body.data).toMatchObject({ approved: "Y", amount: 2 });
    const short = await rawFetch(app, "GET", "/api/payments/unified/transaction-setup?customerId=100200", { token });
    expect(short.body.data.transactionSetupId).toMatch(/^ts_/);
  });
});

describe("a processor that moves money", () => {
  it("refuses test cards with a sentence, at the page and at the payment", async () => {
    const server = await openTestServer("embedded", {}, { payments: { ...embeddedProcessor, live: true } });
    const { unified, element } = (await server.clientFor("dana")).payments;
    const refusal = {
      status: 422,
      code: "BUSINESS_LOGIC_ERROR",
      message:
        "`mode` is `dev`, but the server's payment processor moves real money. Use `live`, or configure its test key.",
    };
    await expect(unified.transactionSetup({ customerId: 100200 })).rejects.toMatchObject(refusal);
    await expect(
      element.payment({ paymentAccountId: "pa_northgate_visa", amount: 1 }, { idempotencyKey: "test card" }),
    ).rejects.toMatchObject(refusal);
    expect(await unified.transactionSetup({ customerId: 100200, mode: "live" }).data).toMatchObject({ mode: "live" });
    await server.close();
  });

  it.each([true, false])(
    "is said by the checkout, so that the shop asks for the right page (live: %s)",
    async (live) => {
      const server = await openTestServer("embedded", {}, { payments: { ...embeddedProcessor, live } });
      const dana = await server.clientFor("dana");
      const cartHdrUid = await fillCart(dana, 1, [{ itemId: "NUT-M8-NY", quantity: 10 }]);
      const { checkoutUid } = await dana.commerce.checkout.create({ cartHdrUid }).data;
      const { cardMode } = await dana.commerce.checkout.doc({ checkoutUid }).data;
      const setup = await dana.payments.unified.transactionSetup({ customerId: 100200, mode: cardMode }).data;
      expect([cardMode, setup.mode]).toEqual(live ? ["live", "live"] : ["dev", "dev"]);
      await server.close();
    },
  );
});

describe("the style of the card page", () => {
  it("is text that browsers take for a style sheet", async () => {
    const { serveCardPageStyle } = await import("../serve-card-page.ts");
    expect(serveCardPageStyle().headers.get("content-type")).toBe("text/css; charset=utf-8");
  });
});
