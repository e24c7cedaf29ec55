import { answeredBy } from "../../answered-by.ts";
import type { Field, Fields } from "../../fields.ts";
import { datetime, entity, integer, money, nullable, number, oneOf, optional, text, yesNo } from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";

/** Where payments go: `dev` moves no money (R133). */
export const mode: Field = optional(
  oneOf(["dev", "live"], { default: "dev", description: "`dev` moves no money; `live` does", example: "dev" }),
);

/** The setup that a call is about. */
export const transactionSetupId: Schema = text({
  min: 1,
  max: 255,
  description: "The setup, as `transactionSetup` answered it",
  example: "ts_5f2c8f0e4b7a",
});

export const customerId: Schema = number({ min: 0, description: "The customer who pays", example: 100200 });

/** Who answers: the processor that ships with the server, or the one that is configured. */
export const source: Schema = answeredBy(
  "Who answers: `embedded` is the processor that ships with the server and moves no money, else the configured one",
  "stripe",
);

/** The processor's word on a call. */
export const response: Fields = {
  responseCode: text({
    description: "`0` success, `20` declined, `21` expired card, `90` no card stored yet, `101` data that do not fit",
    example: "0",
  }),
  responseMessage: text({ description: "The same in words", example: "Success" }),
};

const shown = (more: { description: string; example: string }): Schema => nullable(text(more));

/** A card as the processor keeps it; its number is with the processor alone. */
export const account: Fields = {
  ...response,
  expiration: shown({ description: "Last month the card is good for, `MM/YY`", example: "09/28" }),
  paymentAccountId: shown({ description: "The stored card, to pay with", example: "pa_8c1d9e2f7b60" }),
  paymentAccountType: shown({ description: "What is stored", example: "CreditCard" }),
  brand: shown({ description: "Visa, Mastercard, American Express, Discover …", example: "Visa" }),
  truncatedCardNumber: shown({ description: "The last four digits behind stars", example: "************1111" }),
  lastFour: shown({ description: "The last four digits", example: "1111" }),
  cardholderName: shown({ description: "The name on the card", example: "Dana Reyes" }),
  transactionSetupId: nullable(transactionSetupId),
  source,
};

/** Where a card is entered. */
export const TransactionSetup: ObjectSchema = entity("TransactionSetup", "A page on which a card is entered", {
  uiEndpoint: text({
    description:
      "The whole address of the page to show: the processor's own, so that no card number comes near the shop",
    example: "https://shop.example/payments/setup/ts_5f2c8f0e4b7a?site=demo",
  }),
  transactionSetupId,
  mode: oneOf(["dev", "live"], { description: "What was asked for" }),
  expiresAt: datetime({ description: "Until when the page can be used" }),
  source,
});

/** A stored card. */
export const StoredAccount: ObjectSchema = entity(
  "StoredAccount",
  "A card that the processor keeps; empty while the page was not sent",
  account,
);

/** A stored card with what decides on a surcharge. */
export const CardInfo: ObjectSchema = entity("CardInfo", "A stored card with what decides on a surcharge", {
  ...account,
  cardType: nullable(
    oneOf(["credit", "debit", "prepaid"], { description: "Only credit cards may bear a surcharge", example: "credit" }),
  ),
  expirationMonth: nullable(integer({ min: 1, max: 12, example: 9 })),
  expirationYear: nullable(integer({ min: 2000, max: 2999, example: 2028 })),
  expired: nullable(yesNo({ description: "Whether its last month is over", example: "N" })),
  billingState: nullable(text({ description: "The state of the billing address", example: "OH" })),
  billingZip: nullable(text({ description: "The postal code of the billing address", example: "43610" })),
});

/** What a card costs on top. */
export const SurchargeResult: ObjectSchema = entity("SurchargeResult", "What paying with a card costs on top", {
  surchargeAllowed: yesNo({ description: "Whether a surcharge may be taken" }),
  surchargePercent: number({ min: 0, description: "Percent of the amount; 0 where none may be taken", example: 2.5 }),
  surchargeDescription: text({
    description: "Why so much, or why none, in a sentence",
    example: "Visa credit cards bear 2.5 % in OH.",
  }),
  lumpSumTotalSurchargeAmount: money({
    min: 0,
    description: "The surcharge, rounded half up to what the currency has",
    example: 3.13,
  }),
  amount: money({ min: 0, description: "The amount that was asked about", example: 125 }),
  totalAmount: money({ min: 0, description: "Amount and surcharge", example: 128.13 }),
  currency: text({ description: "What the amounts are in, ISO 4217", example: "USD" }),
  cardType: oneOf(["credit", "debit", "prepaid"], { description: "What the card is" }),
  brand: text({ example: "Visa" }),
  source,
});

/** Whether a card may be used. */
export const CardValidation: ObjectSchema = entity("CardValidation", "Whether a stored card may be used, and why not", {
  ...response,
  valid: yesNo({ description: "Whether a payment would be tried" }),
  paymentAccountId: nullable(text({ description: "The stored card", example: "pa_8c1d9e2f7b60" })),
  numberValid: nullable(yesNo({ description: "Whether the number had a right check digit (Luhn) and length" })),
  expirationValid: nullable(yesNo({ description: "Whether the card is not expired" })),
  cvvResponseCode: nullable(
    oneOf(["M", "N", "P", "S", "U"], {
      description: "`M` matched, `N` did not, `P` not processed, `S` missing, `U` unknown",
    }),
  ),
  avsResponseCode: nullable(
    oneOf(["Y", "A", "Z", "N", "U", "X", "W", "R", "S", "G"], {
      description:
        "Address check: `Y` street and ZIP match, `A` street only, `Z` ZIP only, `N` neither, `U` no address to compare with",
    }),
  ),
  avsMessage: nullable(text({ description: "The address check in words", example: "Street and ZIP match." })),
  source,
});

/** A billing address as it is now. */
export const BillingUpdate: ObjectSchema = entity(
  "BillingUpdate",
  "The billing address of a stored card as it is now",
  {
    ...response,
    paymentAccountId: nullable(text({ description: "The stored card", example: "pa_8c1d9e2f7b60" })),
    address1: nullable(text({ example: "3400 Detroit Avenue" })),
    address2: nullable(text({ example: "Dock 4" })),
    city: nullable(text({ example: "Toledo" })),
    state: nullable(text({ example: "OH" })),
    zip: nullable(text({ example: "43610" })),
    avsResponseCode: nullable(text({ description: "The address check, as in `validate`", example: "Y" })),
    source,
  },
);

/** A payment, or the check of a card without one. */
export const Payment: ObjectSchema = entity("Payment", "A payment by card", {
  ...response,
  paymentUid: nullable(
    integer({ min: 1, description: "The payment; none for the check of a card, with amount 0", example: 1001 }),
  ),
  approved: yesNo({ description: "Whether the processor agreed: the money moves, or the card is good" }),
  paymentAccountId: text({ description: "The stored card", example: "pa_8c1d9e2f7b60" }),
  transactionId: nullable(text({ description: "The processor's number of it", example: "tx_41f0c2a97d3e" })),
  approvalNumber: nullable(text({ description: "The bank's number of it", example: "483920" })),
  amount: money({ min: 0, description: "What was to be paid, without the surcharge", example: 125 }),
  surchargeAmount: money({ min: 0, description: "What came on top", example: 3.13 }),
  totalAmount: money({ min: 0, description: "What was charged", example: 128.13 }),
  currency: text({ description: "What the amounts are in, ISO 4217", example: "USD" }),
  referenceNo: nullable(text({ description: "The caller's number of it", example: "INV-700123" })),
  dateCreated: datetime(),
  source,
});
