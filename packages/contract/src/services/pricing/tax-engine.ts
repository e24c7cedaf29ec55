import { answeredBy } from "../../answered-by.ts";
import { post, type Resource, resource } from "../../endpoint.ts";
import { itemUid } from "../../example-records.ts";
import {
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
  uid,
  yes,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";

const rate = number({ min: 0, description: "A fraction: 0.0575 is 5.75 %", example: 0.0575 });

/** One authority that taxes the destination. */
export const TaxJurisdiction: ObjectSchema = entity("TaxJurisdiction", "One authority that taxes the destination", {
  jurisdiction_name: text({ description: "Its name", example: "Ohio" }),
  tax_rate: rate,
  tax_amount: money({ description: "Its tax on the sum of what it taxes, rounded once, half up", example: 3.59 }),
  jurisdiction_level: oneOf(["country", "state", "county", "city", "district"], { description: "What it is" }),
  taxable_amount: money({ description: "The amount it taxes", example: 62.4 }),
  tax_class: nullable(text({ description: "Only goods of this class have this rate", example: "FOOD" })),
});

/** The tax of one line, or of freight. */
export const TaxLine: ObjectSchema = entity("TaxLine", "The tax of one line", {
  line_no: integer({ min: 0, description: "Position in `items` from 1; 0 is freight", example: 1 }),
  amount: money({ description: "What the line costs", example: 62.4 }),
  taxable_amount: money({ description: "The part of it that is taxed", example: 62.4 }),
  tax_amount: money({ description: "Its tax, the sum over the jurisdictions", example: 4.53 }),
  exempt_reason: nullable(text({ description: "Why it is not taxed", example: "Certificate OH-STEC-B-44870" })),
});

/** What the tax engine answers. */
export const TaxEngineResult: ObjectSchema = entity("TaxEngineResult", "The tax of a sale at its destination", {
  total_tax: money({ description: "The sum of the jurisdictions' `tax_amount`", example: 4.53 }),
  tax_rate: number({
    min: 0,
    description: "The combined rate of the destination for goods without a tax class; a fraction",
    example: 0.0725,
  }),
  jurisdictions: list(TaxJurisdiction, { description: "Every authority that taxes the destination" }),
  taxable_amount: money({ description: "The amount that is taxed, freight included", example: 62.4 }),
  exempt_amount: money({ description: "The amount that is not taxed", example: 0 }),
  lines: list(TaxLine, { description: "The tax line by line; freight stands last as line 0" }),
  state: nullable(text({ description: "The state the goods go to", example: "OH" })),
  postal_code: text({ description: "The postal code the goods go to", example: "43610" }),
  source: answeredBy(
    "Where the tax comes from: this site's tax tables, or the provider that a checkout was taxed by",
    "avatax",
  ),
  explanation: text({
    description: "How the tax came about, in one sentence",
    example: "OH 43610 is taxed by 3 jurisdictions at 7.75 % together.",
  }),
});

const TaxItem = input("TaxItemInput", "What is sold: an amount, or a quantity and a unit price", {
  item_id: text({
    max: 40,
    description: "The item's number; decides whether and how it is taxed",
    example: "HB-M8-40",
  }),
  inv_mast_uid: itemUid("The item; goes before `item_id`"),
  quantity: quantity({ min: 0, max: most.quantity, default: 1, description: "How many" }),
  unit_price: money({ min: 0, max: most.amount, description: "Price of one" }),
  amount: money({
    min: 0,
    max: most.amount,
    description: "Price of the line; goes before quantity times unit price",
    example: 62.4,
  }),
  taxable: yes({ description: "False for a line that is never taxed; without it the item says so" }),
  tax_class: text({ max: most.text, description: "The class of the goods; without it the item's", example: "FOOD" }),
});

const TaxAddress = input("TaxAddressInput", "Where the goods go", {
  ship_to_id: uid("The customer's ship-to; an exempt one is not taxed"),
  name: text({ max: 255, example: "Plant Toledo" }),
  address1: text({ max: 255, example: "3400 Detroit Avenue" }),
  address2: text({ max: 255 }),
  city: text({ max: 255, example: "Toledo" }),
  state: text({
    max: most.text,
    description: "The state's code; found by the postal code when missing",
    example: "OH",
  }),
  country: text({ max: most.text, default: "US", description: "ISO 3166 code", example: "US" }),
});

/** `/tax-engine`: taxes by destination (R069). */
export const taxEngine: Resource = resource("/tax-engine", {
  create: post("", {
    body: input("TaxEngineInput", "A sale to tax", {
      customer_id: required(number({ min: 1, description: "The customer who buys", example: 100200 })),
      postal_code: required(text({ min: 1, max: most.text, description: "Where the goods go", example: "43610" })),
      items: required(
        list(TaxItem, { max: most.entries, description: "What is sold: every line of the longest cart" }),
      ),
      ship_to_address: required(TaxAddress),
      freight: money({
        min: 0,
        max: most.quantity,
        default: 0,
        description: "Freight; taxed where a jurisdiction taxes freight",
        example: 14,
      }),
      exempt: yesNo({ description: "Y for a sale that is exempt as a whole", default: "N", example: "N" }),
    }),
    returns: TaxEngineResult,
    summary: "Compute the tax of a sale",
    description:
      "Each line is taxed by each jurisdiction whose state and postal codes hold the destination; the sum of " +
      "what a jurisdiction taxes times its rate is rounded once, half up, to what the currency has, and goes to the lines by largest " +
      "remainder, so that lines, jurisdictions and total agree. A rate for the item's tax class goes " +
      "before the jurisdiction's general rate. Not taxed: customers and ship-tos that are exempt, lines under a valid certificate " +
      "(by state and tax class), items that are not taxable. Rates come from the site's tax tables: a place that they have no row for is not taxed.",
    words: [
      "sales tax",
      "tax rate",
      "rate by ZIP code",
      "VAT",
      "use tax",
      "jurisdiction",
      "exemption",
      "certificate",
      "resale",
    ],
    tasks: ["how much tax is due", "tax of a cart by state, county and city", "exempt sale", "work out tax"],
    permission: "price.read",
    scope: ofCustomer({ customer_id: "customer" }),
    safe: true,
    idempotent: true,
    rules: ["R004", "R069"],
  }),
});
