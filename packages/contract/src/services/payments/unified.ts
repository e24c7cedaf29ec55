import { get, type Resource, resource } from "../../endpoint.ts";
import { money, optional, required, text } from "../../fields.ts";
import { most } from "../../limits.ts";
import { ofCustomer } from "../../scope.ts";
import {
  BillingUpdate,
  CardInfo,
  CardValidation,
  customerId,
  mode,
  StoredAccount,
  SurchargeResult,
  TransactionSetup,
  transactionSetupId,
} from "./accounts.ts";

const bySetup = { transactionSetupId: required(transactionSetupId), mode };
const words = ["credit card", "card on file", "payment method"];

/** `/api/unified`: storing a card with the processor, and what is known about it. All calls are GETs (R200). */
export const unified: Resource = resource(
  "/api/unified",
  {
    transactionSetup: get("/transaction-setup", {
      query: { customerId: required(customerId), mode },
      returns: TransactionSetup,
      safe: false,
      summary: "Begin to store a card: get the page to enter it on",
      description:
        "Show `uiEndpoint` in a frame or a new window; ask `accountQuery` when it was sent. The page can be used once, within 15 minutes.",
      words: [...words, "hosted payment page", "tokenise", "add a card", "card form"],
      tasks: [
        "enter a new card",
        "page to type in a card number",
        "save a card",
        "save a customer's credit card",
        "enter card details",
        "put a card on file",
        "remember a credit card",
      ],
      permission: "payment.use",
      scope: ofCustomer({ customerId: "customer" }),
      rules: ["R133", "R200"],
    }),
    accountQuery: get("/account-query", {
      query: { ...bySetup, customerId: optional(customerId) },
      returns: StoredAccount,
      summary: "Get the card that was stored on a page",
      description: "`responseCode` is `90` and the rest empty until the page was sent.",
      words: [...words, "stored card", "token", "payment account"],
      tasks: ["last four digits of a card", "cards kept for a customer"],
      permission: "payment.use",
      scope: ofCustomer({ transactionSetupId: "paymentSetup" }),
      rules: ["R133", "R200"],
    }),
    billingUpdate: get("/billing-update", {
      query: {
        ...bySetup,
        address1: optional(text({ max: most.text, description: "Street", example: "3400 Detroit Avenue" })),
        address2: optional(text({ max: most.text, example: "Dock 4" })),
        city: optional(text({ max: most.text, example: "Toledo" })),
        state: optional(text({ max: most.text, example: "OH" })),
        zip: optional(text({ max: most.text, example: "43610" })),
      },
      returns: BillingUpdate,
      safe: false,
      summary: "Change the billing address of a stored card",
      description: "What is left out stays as it is. The address check is made anew.",
      words: [...words, "billing address", "avs", "zip code"],
      tasks: ["new billing address for a card", "cardholder moved", "fix the zip of a card"],
      permission: "payment.use",
      scope: ofCustomer({ transactionSetupId: "paymentSetup" }),
      rules: ["R133", "R200"],
    }),
    cardInfo: get("/card-info", {
      query: bySetup,
      returns: CardInfo,
      summary: "Tell whether a stored card is credit, debit or prepaid, and until when it is good",
      words: [...words, "debit", "prepaid", "expiry", "bin lookup"],
      tasks: ["when does a card expire", "what kind of card", "will the card expire soon"],
      permission: "payment.use",
      scope: ofCustomer({ transactionSetupId: "paymentSetup" }),
      rules: ["R133", "R200"],
    }),
    surcharge: get("/surcharge", {
      query: {
        paymentAccountId: required(
          text({ min: 1, max: 255, description: "The stored card", example: "pa_8c1d9e2f7b60" }),
        ),
        amount: required(money({ min: 0, max: most.amount, description: "What is to be paid", example: 125 })),
        currency: optional(
          text({
            min: 3,
            max: 3,
            description: "What the amount is in, ISO 4217; the site's when left out",
            example: "USD",
          }),
        ),
        customerId: optional(customerId),
        country: optional(text({ min: 2, max: 2, default: "US", description: "Where it is sold", example: "US" })),
        fromState: optional(
          text({ max: most.text, description: "Where the seller is; the site's when left out", example: "OH" }),
        ),
        toState: optional(
          text({ max: most.text, description: "Where the buyer is; the card's when left out", example: "OH" }),
        ),
        mode,
      },
      returns: SurchargeResult,
      summary: "Tell what paying with a card costs on top",
      description:
        "No surcharge on debit and prepaid cards, nor where the law of either state forbids it; never more than the law and the card's brand allow.",
      words: [...words, "surcharge", "convenience fee", "card fee", "processing fee"],
      tasks: ["fee for credit cards", "does a card cost extra"],
      permission: "payment.use",
      scope: ofCustomer({ paymentAccountId: "paymentAccount" }),
      rules: ["R133", "R200"],
    }),
    validate: get("/validate", {
      query: { ...bySetup, customerId: optional(customerId) },
      returns: CardValidation,
      summary: "Check a stored card: number, expiry, security code and address",
      words: [...words, "luhn", "avs", "cvv", "verify a card", "expired"],
      tasks: ["is a card still good", "test a card"],
      permission: "payment.use",
      scope: ofCustomer({ transactionSetupId: "paymentSetup" }),
      rules: ["R133", "R200"],
    }),
  },
  { aliases: ["/unified"] },
);
