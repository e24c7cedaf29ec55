import type { ObjectSchema, Schema } from "@purvey/contract/schema";
import type { ProcessorCard } from "../../platform/ports/payment-processor.ts";

const texts = { type: ["string", "null"] } as const satisfies Schema;

function shape(properties: Record<string, Schema>, required: readonly string[]): ObjectSchema {
  return { type: "object", properties, required };
}

const paymentMethod = shape(
  {
    id: { type: "string" },
    card: shape(
      {
        brand: { type: "string" },
        last4: { type: "string", pattern: "^\\d{4}$" },
        exp_month: { type: "integer" },
        exp_year: { type: "integer" },
        funding: { type: "string" },
      },
      ["brand", "last4", "exp_month", "exp_year", "funding"],
    ),
  },
  ["id", "card"],
);

/** `POST /v1/checkout/sessions`. */
export const openedSession: ObjectSchema = shape({ id: { type: "string" }, url: { type: "string" } }, ["id", "url"]);

/** `GET /v1/checkout/sessions/{id}` with the payment method expanded. */
export const readSession: ObjectSchema = shape({ status: texts, customer: texts }, ["status"]);

/** `setup_intent.payment_method` of a session that is complete, and `/v1/payment_methods/{id}`. */
export const readMethod: ObjectSchema = paymentMethod;

/** `POST /v1/payment_intents`. */
export const confirmedIntent: ObjectSchema = shape({ id: { type: "string" }, status: { type: "string" } }, [
  "id",
  "status",
]);

/** `GET /v1/refunds?payment_intent=…`. */
export const listedRefunds: ObjectSchema = shape(
  {
    data: {
      type: "array",
      items: shape({ id: { type: "string" }, status: { type: "string" }, metadata: { type: "object" } }, [
        "id",
        "status",
      ]),
    },
  },
  ["data"],
);

/** A payment method as Stripe has it. */
export interface StripeMethod {
  readonly id: string;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
    readonly funding: string;
    readonly checks?: StripeChecks | null;
  };
  readonly billing_details?: {
    readonly name?: string | null;
    readonly address?: Readonly<Record<string, string | null>> | null;
  };
}

interface StripeChecks {
  readonly address_line1_check?: string | null;
  readonly address_postal_code_check?: string | null;
  readonly cvc_check?: string | null;
}

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
};

/** A card in our words. */
export function cardFromStripe({ card, billing_details: billing }: StripeMethod, externalId: string): ProcessorCard {
  const address = billing?.address;
  return {
    externalId,
    brand: brands[card.brand] ?? card.brand,
    // An unknown funding is taken for one that bears no surcharge.
    cardType: card.funding === "credit" ? "credit" : card.funding === "prepaid" ? "prepaid" : "debit",
    lastFour: card.last4,
    expirationMonth: card.exp_month,
    expirationYear: card.exp_year,
    cardholderName: billing?.name ?? null,
    address1: address?.line1 ?? null,
    address2: address?.line2 ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    zip: address?.postal_code ?? null,
    country: address?.country ?? null,
    avsResponseCode: addressCheckOf(card.checks),
    cvvResponseCode: codes[card.checks?.cvc_check ?? ""] ?? "P",
  };
}

const codes: Readonly<Record<string, string>> = { pass: "M", fail: "N", unavailable: "U", unchecked: "P" };

/** Stripe's two checks as one answer code. */
export function addressCheckOf(checks: StripeChecks | null | undefined): string {
  const street = checks?.address_line1_check === "pass";
  const zip = checks?.address_postal_code_check === "pass";
  if (street && zip) return "Y";
  if (street) return "A";
  if (zip) return "Z";
  const failed = [checks?.address_line1_check, checks?.address_postal_code_check].includes("fail");
  return failed ? "N" : "U";
}
