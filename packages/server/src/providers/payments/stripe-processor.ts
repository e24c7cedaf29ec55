import type { Environment } from "../../platform/config.ts";
import type { BillingAddress, PaymentProcessor } from "../../platform/ports/payment-processor.ts";
import { baseUrlOf } from "../http/base-url.ts";
import type { HttpServiceSettings } from "../http/http-request.ts";
import { httpService } from "../http/http-service.ts";
import { requireShape } from "../http/require-shape.ts";
import { providerTimeout, requireVariable, serviceUrl } from "../http/settings.ts";
import {
  addressCheckOf,
  cardFromStripe,
  openedSession,
  readMethod,
  readSession,
  type StripeMethod,
} from "./stripe-answers.ts";
import { methodOf, stripeIntents } from "./stripe-intents.ts";

/** The account at Stripe. */
export interface StripeSettings extends Pick<HttpServiceSettings, "baseUrl" | "timeout"> {
  /** `sk_live_…` moves money, `sk_test_…` does not. */
  readonly secretKey: string;
  /** Where the shop is: Stripe leads there from its page. */
  readonly shopUrl: string;
}

/** The version of the protocol that this speaks. */
const version = "2024-06-20";

/**
 * Keeps cards with Stripe: Checkout in `setup` mode to enter one, PaymentIntents to pay with it. A card's number here
 * is `customer/payment method`.
 */
export function stripeProcessor({ secretKey, shopUrl, ...where }: StripeSettings): PaymentProcessor {
  const settings = {
    name: "payment processor",
    ...where,
    headers: { authorization: `Bearer ${secretKey}`, "stripe-version": version },
  };
  const http = httpService(settings);
  return {
    source: "stripe",
    live: secretKey.startsWith("sk_live_"),
    async openPage({ setupId, customerId, currency }) {
      const { body } = await http.json({
        path: "/v1/checkout/sessions",
        headers: { "idempotency-key": setupId },
        body: {
          form: {
            mode: "setup",
            currency: currency.toLowerCase(),
            customer_creation: "always",
            "payment_method_types[0]": "card",
            billing_address_collection: "required",
            client_reference_id: setupId,
            "metadata[customerId]": String(customerId),
            success_url: shopUrl,
            cancel_url: shopUrl,
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
    tryKey: async () => void (await http.json({ path: "/v1/payment_intents", query: { limit: 1 } })),
    ...stripeIntents(http, settings),
  };
}

function billingForm({ address1, address2, city, state, zip }: BillingAddress): Record<string, string> {
  const parts = { line1: address1, line2: address2, city, state, postal_code: zip };
  const given = Object.entries(parts).map(([name, value]) => [`billing_details[address][${name}]`, value ?? ""]);
  return Object.fromEntries(given) as Record<string, string>;
}

/** The account of the environment: `STRIPE_SECRET_KEY`, `STRIPE_URL`, `PURVEY_PUBLIC_URL`. */
export function stripeFrom(environment: Environment): PaymentProcessor {
  const because = "PURVEY_PAYMENT_PROVIDER=stripe";
  return stripeProcessor({
    secretKey: requireVariable(environment, "STRIPE_SECRET_KEY", because),
    shopUrl: baseUrlOf("PURVEY_PUBLIC_URL", requireVariable(environment, "PURVEY_PUBLIC_URL", because)),
    baseUrl: serviceUrl(environment, "STRIPE_URL", "https://api.stripe.com"),
    ...providerTimeout(environment),
  });
}
