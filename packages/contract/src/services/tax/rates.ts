import { answeredBy } from "../../answered-by.ts";
import { post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  quantity,
  required,
  text,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";

const documentTypes = ["SalesOrder", "SalesInvoice", "ReturnInvoice", "InventoryTransferOrder"] as const;
const levels = ["country", "state", "county", "city", "district"] as const;
const rate = number({ min: 0, description: "A fraction: 0.0575 is 5.75 %", example: 0.0575 });

/** One line to tax (R165). */
export const TaxRatesLine: ObjectSchema = input("TaxRatesLine", "A line to tax", {
  amount: required(money({ min: 0, max: most.amount, description: "What the line costs in all", example: 62.3 })),
  number: text({
    max: most.text,
    description: "What the line is called in the answer; its position from 1 without it",
    example: "1",
  }),
  quantity: quantity({
    min: 0,
    max: most.amount,
    default: 1,
    description: "How many; does not change the tax",
    example: 200,
  }),
  itemCode: text({
    max: 40,
    description: "The item's number; it says whether and how it is taxed",
    example: "HB-M8-40",
  }),
  taxCode: text({ max: most.text, description: "The class of the goods; without it the item's", example: "FOOD" }),
  description: text({ max: 255, example: "Hex bolt M8 x 40" }),
});

/** Where goods come from or go to. */
export const TaxPlace: ObjectSchema = input("TaxPlaceInput", "Where goods come from or go to", {
  address: text({ max: 255, example: "3400 Detroit Avenue" }),
  address2: text({ max: 255 }),
  city: text({ max: most.text, example: "Toledo" }),
  state: text({ max: most.text, description: "Code or name; found by the postal code when missing", example: "OH" }),
  postalCode: required(text({ min: 1, max: most.text, example: "43610" })),
  countryCode: text({ min: 2, max: most.text, default: "US", description: "Code or name", example: "US" }),
});

/** The tax of one line. */
export const TaxProviderLine: ObjectSchema = entity("TaxProviderLine", "The tax of one line", {
  lineNumber: text({ description: "As it was given, or its position; `FREIGHT` for freight", example: "1" }),
  itemCode: nullable(text({ description: "As it was given", example: "HB-M8-40" })),
  lineAmount: money({ description: "What the line costs; negative in a return", example: 62.3 }),
  taxableAmount: money({ description: "The part that is taxed", example: 62.3 }),
  exemptAmount: money({ description: "The part that is not", example: 0 }),
  tax: money({
    description: "Its share of the tax of every jurisdiction; the lines add up to the total",
    example: 4.81,
  }),
  rate: number({ min: 0, description: "The combined rate of the line; 0 when it is not taxed", example: 0.0775 }),
  exemptReason: nullable(text({ description: "Why it is not taxed", example: "Certificate OH-STEC-B-44870" })),
});

/** What one authority gets. */
export const TaxProviderSummary: ObjectSchema = entity("TaxProviderSummary", "What one authority gets", {
  country: text({ description: "ISO 3166", example: "US" }),
  region: nullable(text({ description: "The state", example: "OH" })),
  jurisType: oneOf(levels, { description: "What it is", example: "state" }),
  jurisName: text({ description: "Its name", example: "Ohio" }),
  rate,
  taxable: money({ description: "The amount it taxes", example: 62.3 }),
  tax: money({ description: "The sum of its tax on every line", example: 3.58 }),
  rateSource: oneOf(["site", "base", "provider"], {
    description:
      "site: this site's tax tables; base: the state's general rate, where the tables have nothing; provider: the provider",
  }),
});

/** What the tax provider answers. */
export const TaxProviderResult: ObjectSchema = entity("TaxProviderResult", "The tax of a document", {
  totalTax: money({ description: "The sum of the lines' tax, and of the jurisdictions'", example: 4.83 }),
  totalAmount: money({ description: "The sum of the lines, freight included", example: 62.3 }),
  totalTaxable: money({ description: "What of it is taxed", example: 62.3 }),
  totalExempt: money({ description: "What of it is not", example: 0 }),
  type: oneOf(documentTypes, { description: "As it was given" }),
  date: datetime({ description: "The day the rates hold for" }),
  currencyCode: text({ description: "ISO 4217", example: "USD" }),
  lines: list(TaxProviderLine, { description: "Line by line; freight last" }),
  summary: list(TaxProviderSummary, { description: "Authority by authority" }),
  explanation: text({
    description: "How the tax came about, in one sentence",
    example: "OH 43610 is taxed by 3 jurisdictions at 7.75 % together.",
  }),
  documentNo: nullable(
    text({ description: "The provider's number of the document", example: "a1b8c7d2-4f0e-4a7e-9c55-0d7b0f1f2a3b" }),
  ),
  source: answeredBy(
    "Who answered: this site's tax tables with the states' general rates, or the configured provider",
    "avatax",
  ),
});

/** `/rates`: the tax of a document, line by line (R164–R166). */
export const rates: Resource = resource("/rates", {
  create: post("", {
    body: input("TaxRatesInput", "A document to tax", {
      lines: required(
        list(TaxRatesLine, {
          min: 1,
          max: most.entries,
          message: "At least one line is required",
          description: "What is sold",
        }),
      ),
      customerId: number({ min: 1, description: "The customer, whose certificates count", example: 100200 }),
      shipToId: integer({
        min: 1,
        description: "The customer's ship-to: stands for `shipTo`, and may be exempt",
        example: 1,
      }),
      shipTo: TaxPlace,
      shipFrom: TaxPlace,
      type: oneOf(documentTypes, {
        default: "SalesOrder",
        description: "A return gives its tax back (negative); a transfer between own places is not taxed",
      }),
      freight: money({
        min: 0,
        max: most.amount,
        default: 0,
        description: "Freight; taxed where a jurisdiction taxes freight",
        example: 14,
      }),
      exemptionNo: text({ min: 1, max: most.text, description: "A certificate for this document: nothing is taxed" }),
      date: datetime({ description: "The day the rates hold for; now without it" }),
      currencyCode: text({ min: 3, max: 3, default: "USD", description: "ISO 4217", example: "USD" }),
    }),
    returns: TaxProviderResult,
    summary: "Get the tax of a document line by line",
    description:
      "The goods are taxed where they go: at `shipTo`, or at the customer's ship-to. Each jurisdiction taxes the sum of " +
      "what it taxes, rounded once, half up, to what the currency has; its cents go to the lines by largest remainder, so that lines, " +
      "jurisdictions and total agree. Rates come from the site's tax tables as in the tax engine; " +
      "for a state of which they hold nothing the state's general rate is taken, and `rateSource` says so. Nothing is recorded.",
    words: [
      "sales tax",
      "VAT",
      "avalara",
      "avatax",
      "tax rate",
      "invoice",
      "refund",
      "exemption",
      "certificate",
      "jurisdiction",
    ],
    tasks: ["tax of an invoice or a return"],
    permission: "price.read",
    scope: ofCustomer({ customerId: "customer" }),
    safe: true,
    idempotent: true,
    rules: ["R164", "R165", "R166"],
    errors: ["BUSINESS_LOGIC_ERROR", "UPSTREAM_SERVICE_ERROR", "SERVICE_UNAVAILABLE", "UPSTREAM_TIMEOUT"],
  }),
});
