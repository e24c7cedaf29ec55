import { createHash } from "node:crypto";
import { currencyDecimals } from "../../currency-decimals.ts";
import type {
  BillingAddress,
  Charge,
  ChargeOutcome,
  PaymentProcessor,
} from "../../platform/ports/payment-processor.ts";
import { baseUrlOf } from "../http/base-url.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { HttpServiceError } from "../http/http-service-error.ts";
import { requireShape } from "../http/require-shape.ts";
import { type Environment, providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import {
  addressCheckOf,
  cardFromStripe,
  confirmedIntent,
  openedSession,
  readMethod,
  readSession,
  type StripeMethod,
} from "./stripe-answers.ts";

/** The account at Stripe. */
export interface StripeSettings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  /** `sk_live_…` moves money, `sk_test_…` does not. */
  readonly secretKey: string;
  /** Where the shop is: Stripe leads there from its page. */
  readonly shopUrl: string;
  /** In lower case, as Stripe has it: `usd`. */
  readonly currency: string;
}

/** The version of the protocol that this speaks. */
const version = "2024-06-20";

/**
 * Keeps cards with Stripe: Checkout in `setup` mode to enter one, PaymentIntents to pay with it. A card's number here
 * is `customer/payment method`.
 */
export function stripeProcessor({ secretKey, shopUrl, currency, ...where }: StripeSettings): PaymentProcessor {
  const settings = {
    name: "payment processor",
    ...where,
    headers: { authorization: `Bearer ${secretKey}`, "stripe-version": version },
  };
  const http = httpService(settings);
  return {
    source: "stripe",
    live: secretKey.startsWith("sk_live_"),
    async openPage({ setupId, customerId }) {
      const { body } = await http.json({
        path: "/v1/checkout/sessions",
        headers: { "idempotency-key": setupId },
        body: {
          form: {
            ...{ mode: "setup", currency, customer_creation: "always", "payment_method_types[0]": "card" },
            ...{ billing_address_collection: "required", client_reference_id: setupId },
            ...{ "metadata[customerId]": String(customerId), success_url: shopUrl, cancel_url: shopUrl },
          },
        },
      });
      const { id, url } = requireShape<{ id: string; url: string }>(settings, openedSession, body);
      return { url, externalId: id };
    },
    async storedCard(externalId) {
      const { body } = await http.json({
        path: `/v1/checkout/sessions/${encodeURIComponent(externalId)}`,
        query: { "expand[]": "setup_intent.payment_method" },
      });
      const session = requireShape<{ status: string | null; customer?: string | null; setup_intent?: unknown }>(
        settings,
        readSession,
        body,
      );
      if (session.status !== "complete") return undefined;
      const found = (session.setup_intent as { payment_method?: unknown } | null | undefined)?.payment_method;
      const method = requireShape<StripeMethod>(settings, readMethod, found);
      return cardFromStripe(method, `${session.customer ?? ""}/${method.id}`);
    },
    async changeAddress(externalId, address) {
      const { body } = await http.json({
        path: `/v1/payment_methods/${encodeURIComponent(methodOf(externalId))}`,
        body: { form: billingForm(address) },
      });
      return addressCheckOf(requireShape<StripeMethod>(settings, readMethod, body).card.checks);
    },
    async charge(charge) {
      const externalId = charge.card.externalId ?? "";
      try {
        if (charge.cents === 0) {
          await http.json({ path: `/v1/payment_methods/${encodeURIComponent(methodOf(externalId))}` });
          return { responseCode: "0", responseMessage: "Success", transactionId: null, approvalNumber: null };
        }
        const { body } = await http.json({
          path: "/v1/payment_intents",
          headers: { "idempotency-key": createHash("sha256").update(charge.key).digest("hex") },
          body: { form: intentForm(charge, currency) },
        });
        return outcomeOf(requireShape<{ id: string; status: string }>(settings, confirmedIntent, body));
      } catch (error) {
        const declined = error instanceof HttpServiceError ? declineOf(error) : undefined;
        if (!declined) throw error;
        return declined;
      }
    },
  };
}

function methodOf(externalId: string): string {
  return externalId.split("/").at(-1) ?? "";
}

function billingForm({ address1, address2, city, state, zip }: BillingAddress): Record<string, string> {
  const parts = { line1: address1, line2: address2, city, state, postal_code: zip };
  const given = Object.entries(parts).map(([name, value]) => [`billing_details[address][${name}]`, value ?? ""]);
  return Object.fromEntries(given) as Record<string, string>;
}

/** What Stripe counts in: cents, whole yen, thousandths of dinars. */
function minorUnits(cents: number, currency: string): number {
  return Math.round(cents * 10 ** (currencyDecimals(currency.toUpperCase()) - 2));
}

function intentForm({ card, cents, reference }: Charge, currency: string): Record<string, string> {
  const [customer = "", method = ""] = (card.externalId ?? "").split("/");
  return {
    ...{
      amount: String(minorUnits(cents, currency)),
      currency,
      payment_method: method,
      confirm: "true",
      off_session: "true",
    },
    ...(customer ? { customer } : {}),
    ...(reference ? { "metadata[referenceNo]": reference } : {}),
  };
}

function outcomeOf({ id, status }: { readonly id: string; readonly status: string }): ChargeOutcome {
  const approved = status === "succeeded";
  return {
    responseCode: approved ? "0" : "20",
    responseMessage: approved ? "Approved" : "Declined: the card's holder must confirm this payment",
    transactionId: id,
    approvalNumber: null,
  };
}

/** Stripe answers 402 with a reason where a card is declined. */
function declineOf({ refusal }: HttpServiceError): ChargeOutcome | undefined {
  if (refusal?.status !== 402) return undefined;
  const code = codeIn(refusal.text);
  const expired = code === "expired_card";
  return {
    responseCode: expired ? "21" : "20",
    responseMessage: expired ? "Expired card" : code ? `Declined (${code})` : "Declined",
    transactionId: null,
    approvalNumber: null,
  };
}

function codeIn(text: string): string | undefined {
  const found = /"(?:decline_code|code)"\s*:\s*"([a-z_]{1,60})"/.exec(text);
  return found?.[1];
}

/** The account of the environment: `STRIPE_SECRET_KEY`, `STRIPE_URL`, `PURVEY_PUBLIC_URL`, `PURVEY_CURRENCY`. */
export function stripeFrom(environment: Environment): PaymentProcessor {
  const because = "PURVEY_PAYMENT_PROVIDER=stripe";
  return stripeProcessor({
    secretKey: requireVariable(environment, "STRIPE_SECRET_KEY", because),
    shopUrl: baseUrlOf("PURVEY_PUBLIC_URL", requireVariable(environment, "PURVEY_PUBLIC_URL", because)),
    currency: environment.PURVEY_CURRENCY?.trim().toLowerCase() || "usd",
    baseUrl: serviceUrl(environment, "STRIPE_URL", "https://api.stripe.com"),
    ...providerTimeout(environment),
  });
}
