import { get, type Resource, resource } from "../../endpoint.ts";
import { money, optional, required, text } from "../../fields.ts";
import { most } from "../../limits.ts";
import { ofCustomer } from "../../scope.ts";
import { customerId, mode, Payment } from "./accounts.ts";

/** `/element`: paying with a stored card. */
export const element: Resource = resource("/element", {
  payment: get("/payment", {
    query: {
      paymentAccountId: required(
        text({ min: 1, max: 255, description: "The stored card", example: "pa_8c1d9e2f7b60" }),
      ),
      amount: required(
        money({ min: 0, max: most.amount, description: "What is to be paid; 0 checks the card only", example: 125 }),
      ),
      surchargeAmount: optional(
        money({
          min: 0,
          max: most.amount,
          default: 0,
          description: "What `surcharge` said comes on top",
          example: 3.13,
        }),
      ),
      currency: optional(
        text({
          min: 3,
          max: 3,
          description: "What the amounts are in, ISO 4217; the site's when left out",
          example: "USD",
        }),
      ),
      customerId: optional(customerId),
      referenceNo: optional(
        text({ max: most.text, description: "Your number of it: an order, an invoice", example: "INV-700123" }),
      ),
      mode,
    },
    returns: Payment,
    safe: false,
    summary: "Pay with a stored card",
    description:
      "Charging needs an `Idempotency-Key` header (option `idempotencyKey` of the client), so that a call sent twice pays once; the client never sends it again. With amount 0 the card is checked and no payment is written down.",
    words: ["pay", "charge a card", "take a payment", "credit card", "capture", "sale"],
    tasks: ["take a payment", "collect money from a customer", "take payment for an order", "debit the stored card"],
    permission: "payment.use",
    scope: ofCustomer({ paymentAccountId: "paymentAccount" }),
    rules: ["R133", "R200"],
    errors: ["BUSINESS_LOGIC_ERROR"],
    aliases: [{ method: "POST" }],
  }),
});
