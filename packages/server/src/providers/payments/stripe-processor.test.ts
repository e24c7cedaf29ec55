import { rule } from "@purvey/contract/testing/rule";
import { afterEach, describe, expect, it } from "vitest";
import { type StandIn, type StandInAnswer, standIn } from "../../testing/stand-in.ts";
import { decimal } from "../../values/decimal.ts";
import { providersFrom } from "../providers-from.ts";
import { stripeFrom } from "./stripe-processor.ts";

const opened: StandIn[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const secretKey = "sk_test_4711";

async function stripe(answer: StandInAnswer) {
  const server = await standIn(answer);
  opened.push(server);
  const processor = stripeFrom({
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_URL: server.url,
    PURVEY_PUBLIC_URL: "https://shop.northgate.example/",
  });
  return { server, processor };
}

const json =
  (body: object, status = 200): StandInAnswer =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** As Stripe answers, cut to what matters. */
const method = {
  id: "pm_1Pgc75B7WZ01zgkW",
  object: "payment_method",
  billing_details: {
    address: {
      city: "Toledo",
      country: "US",
      line1: "3400 Detroit Ave",
      line2: null,
      postal_code: "43610",
      state: "OH",
    },
    name: "Dana Reyes",
  },
  card: {
    brand: "visa",
    checks: { address_line1_check: "pass", address_postal_code_check: "fail", cvc_check: "pass" },
    exp_month: 9,
    exp_year: 2038,
    funding: "credit",
    last4: "4242",
  },
};
const charge = {
  card: { externalId: "cus_1/pm_1", lastFour: "4242", expirationMonth: 9, expirationYear: 2038 },
  amount: decimal(128.13),
  currency: "USD",
  reference: "INV-1",
  key: "demo:1:pay-1",
};

describe("Stripe", () => {
  it("opens a page to set a card up, once for a setup", async () => {
    const { server, processor } = await stripe(
      json({ id: "cs_test_1", url: "https://checkout.stripe.com/c/pay/cs_test_1" }),
    );
    const page = await processor.openPage({
      setupId: "ts_1",
      path: "/payments/setup/ts_1",
      customerId: 100200,
      currency: "USD",
    });
    expect(page).toEqual({ url: "https://checkout.stripe.com/c/pay/cs_test_1", externalId: "cs_test_1" });
    const [request] = server.requests;
    expect(request).toMatchObject({
      method: "POST",
      path: "/v1/checkout/sessions",
      headers: {
        authorization: `Bearer ${secretKey}`,
        "idempotency-key": "ts_1",
        "content-type": "application/x-www-form-urlencoded",
      },
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toMatchObject({
      mode: "setup",
      currency: "usd",
      customer_creation: "always",
      "payment_method_types[0]": "card",
      success_url: "https://shop.northgate.example",
    });
    expect(processor).toMatchObject({ source: "stripe", live: false });
  });

  it("knows no card while the page is open, and the card once it is complete", async () => {
    const open = await stripe(json({ status: "open", setup_intent: null, customer: null }));
    expect(await open.processor.storedCard("cs_test_1")).toBeUndefined();
    expect(open.server.requests[0]?.path).toBe(
      "/v1/checkout/sessions/cs_test_1?expand%5B%5D=setup_intent.payment_method",
    );
    const session = { status: "complete", customer: "cus_1", setup_intent: { payment_method: method } };
    const { processor } = await stripe(json(session));
    expect(await processor.storedCard("cs_test_1")).toEqual({
      externalId: "cus_1/pm_1Pgc75B7WZ01zgkW",
      brand: "Visa",
      cardType: "credit",
      lastFour: "4242",
      expirationMonth: 9,
      expirationYear: 2038,
      cardholderName: "Dana Reyes",
      address1: "3400 Detroit Ave",
      address2: null,
      city: "Toledo",
      state: "OH",
      zip: "43610",
      country: "US",
      avsResponseCode: "A",
      cvvResponseCode: "M",
    });
  });

  it("pays in whole cents, once for a key", async () => {
    const { server, processor } = await stripe(json({ id: "pi_1", status: "succeeded" }));
    expect(await processor.charge(charge)).toEqual({
      responseCode: "0",
      responseMessage: "Approved",
      transactionId: "pi_1",
      approvalNumber: null,
    });
    await processor.charge(charge);
    await processor.charge({ ...charge, key: "demo:1:pay-2" });
    const [first, second, third] = server.requests.map(({ headers }) => headers["idempotency-key"]);
    expect([first === second, first === third]).toEqual([true, false]);
    expect(Object.fromEntries(new URLSearchParams(server.requests[0]?.body))).toEqual({
      amount: "12813",
      currency: "usd",
      customer: "cus_1",
      payment_method: "pm_1",
      confirm: "true",
      off_session: "true",
      "metadata[referenceNo]": "INV-1",
    });
  });

  it.each([
    ["JPY", 1200, "1200"],
    ["KWD", 12.505, "12505"],
    ["BHD", 0.001, "1"],
    ["ISK", 1200, "120000"],
    ["UGX", 1200, "120000"],
    ["MGA", 1200, "1200"],
    ["HUF", 1200.5, "120050"],
  ])("pays in what it counts %s in", async (currency, paid, amount) => {
    const { server, processor } = await stripe(json({ id: "pi_1", status: "succeeded" }));
    await processor.charge({ ...charge, amount: decimal(paid), currency });
    const form = new URLSearchParams(server.requests[0]?.body);
    expect([form.get("amount"), form.get("currency")]).toEqual([amount, currency.toLowerCase()]);
  });

  it("checks a card without paying", async () => {
    const { server, processor } = await stripe(json(method));
    expect(await processor.charge({ ...charge, amount: decimal(0) })).toMatchObject({
      responseCode: "0",
      transactionId: null,
    });
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(["GET /v1/payment_methods/pm_1"]);
  });

  it.each([
    [{ error: { code: "card_declined", decline_code: "insufficient_funds" } }, "20", "Declined (card_declined)"],
    [{ error: { code: "expired_card" } }, "21", "Expired card"],
    [{ error: {} }, "20", "Declined"],
  ])("answers that a card is declined: %j", async (body, responseCode, responseMessage) => {
    const { processor } = await stripe(json(body, 402));
    expect(await processor.charge(charge)).toMatchObject({ responseCode, responseMessage, transactionId: null });
  });

  it("changes the billing address and answers its check", async () => {
    const { server, processor } = await stripe(json(method));
    const address = { address1: "1 Main", address2: null, city: "Dayton", state: "OH", zip: "45402" };
    expect(await processor.changeAddress("cus_1/pm_1", address)).toBe("A");
    expect(server.requests[0]?.path).toBe("/v1/payment_methods/pm_1");
    expect(new URLSearchParams(server.requests[0]?.body).get("billing_details[address][postal_code]")).toBe("45402");
  });

  rule("R220 R221 R222 fails in words that hold no key: refused, busy, another protocol", async () => {
    for (const [answer, code] of [
      [json({ error: { message: `Invalid API Key ${secretKey}` } }, 401), "UPSTREAM_SERVICE_ERROR"],
      [json({}, 429), "SERVICE_UNAVAILABLE"],
      [json({ id: 7 }), "UPSTREAM_SERVICE_ERROR"],
    ] as const) {
      const { processor } = await stripe(answer);
      const failure = await processor.charge(charge).then(
        () => undefined,
        (error: Error & { code?: string }) => error,
      );
      expect(failure?.code).toBe(code);
      expect(`${failure?.message} ${failure?.stack}`).not.toContain(secretKey);
    }
  });

  it("is chosen by the environment, and refuses to start without its key", () => {
    expect(() => providersFrom({ PURVEY_PAYMENT_PROVIDER: "stripe" })).toThrow(/`STRIPE_SECRET_KEY` is missing/);
    expect(() => providersFrom({ PURVEY_PAYMENT_PROVIDER: "stripe", STRIPE_SECRET_KEY: secretKey })).toThrow(
      /`PURVEY_PUBLIC_URL` is missing/,
    );
    const live = {
      PURVEY_PAYMENT_PROVIDER: "stripe",
      STRIPE_SECRET_KEY: "sk_live_1",
      PURVEY_PUBLIC_URL: "https://a.example",
    };
    expect(providersFrom(live).payments?.live).toBe(true);
  });
});
