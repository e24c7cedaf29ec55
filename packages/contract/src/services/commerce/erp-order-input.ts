import { itemUid } from "../../example-records.ts";
import { datetime, input, list, money, nullable, number, quantity, sensitive, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { erpHeaderAliases, snakeName } from "./erp-aliases.ts";

/** Each field, and the same under its snake_case name. */
function inBothSpellings(fields: Readonly<Record<string, Schema>>): Record<string, Schema> {
  const snake = Object.entries(fields)
    .filter(([name]) => snakeName(name) !== name)
    .map(([name, schema]) => [snakeName(name), { ...schema, description: `The same as \`${name}\`` }]);
  return { ...fields, ...Object.fromEntries(snake) };
}

const text40 = (description: string, example?: string) => nullable(text({ max: most.text, description, example }));
const text255 = (description: string, example?: string) => nullable(text({ max: 255, description, example }));

const headerFields = {
  customerId: nullable(number({ min: 1, description: "The customer; must be the checkout's", example: 100200 })),
  shipToId: nullable(uid("The ship-to; without it the checkout's, else the customer's first")),
  shipToName: text255("Name of a ship-to address for this order only", "Plant Toledo"),
  shipToAddress1: text255("Its first line", "3400 Detroit Avenue"),
  shipToAddress2: text255("Its second line"),
  shipToCity: text255("Its city", "Toledo"),
  shipToState: text40("Its state", "OH"),
  shipToZip: nullable(text({ max: most.text, description: "Its postal code", example: "43610" })),
  shipToCountry: text40("Its country", "US"),
  shipToEmail: text255("Where to announce the delivery", "dock@northgatefab.example"),
  customerPoNumber: text255("The customer's purchase order number", "PO-8891"),
  class1: text40("Class 1 of the order"),
  class2: text40("Class 2 of the order"),
  class3: text40("Class 3 of the order"),
  class4: text40("Class 4 of the order"),
  class5: text40("Class 5 of the order"),
  taker: text40("Who took the order; without it `WEB`", "WEB"),
  shippingEstimate: nullable(
    money({
      min: 0,
      max: most.amount,
      description:
        "Freight that the buyer was shown. The order carries what the chosen delivery, else the site, asks for; only who has the permission `price.override` sets another",
      example: 14,
    }),
  ),
  cartTax: nullable(
    money({
      min: 0,
      max: most.amount,
      description: "Tax that the buyer was shown; the order carries what the tax engine says",
      example: 4.53,
    }),
  ),
  userEmail: text255("E-mail address of the user", "dana@northgatefab.example"),
  userId: nullable(uid("The user; without it the checkout's")),
  contactId: nullable(uid("The contact who orders; without it the cart's")),
  locationId: nullable(uid("Where to deliver from; without it the ship-to's location, else the customer's")),
  requestedShipDate: nullable(datetime({ description: "When to deliver" })),
  deliveryCode: text40("The delivery that the buyer chose: the carrier's code and its service's", "ups/03"),
  deliveryName: text255("The same in words; without it the shop chooses the carrier", "UPS Ground"),
  deliveryNote: text255("What the warehouse and the driver should know", "Dock 3, call ahead"),
};

const aliases = Object.entries(erpHeaderAliases).map(([name, others]) => `\`${name}\`: ${others.join(", ")}`);

/**
 * The header of an ERP order (R065). Beside both spellings of its fields it understands the names of
 * {@link erpHeaderAliases}; fields that nobody knows are ignored.
 */
export const ErpOrderHeaderInput: ObjectSchema = {
  ...input(
    "ErpOrderHeaderInput",
    `The header of an ERP order. Case and underscores in names do not count, unknown fields are ignored, and these names are understood as well – ${aliases.join("; ")}.`,
    inBothSpellings(headerFields),
  ),
  additionalProperties: true,
};

const lineFields = {
  lineNo: {
    ...quantity({ min: 1, description: "The line's number; without it the next one", example: 1 }),
    type: "integer" as const,
  },
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  unitQuantity: quantity({ above: 0, max: most.quantity, description: "How many of the unit", example: 2 }),
  unitPrice: money({
    min: 0,
    max: most.amount,
    description: "Price of one unit; kept only with `manualPriceOverride` Y",
    example: 31,
  }),
  unitOfMeasure: text({ max: 8, description: "The unit; without it the item's selling unit", example: "BX" }),
  manualPriceOverride: yesNo({
    description: "Y to keep `unitPrice`: needs the permission `price.override`, or an open quote with that price",
    example: "N",
  }),
  willCall: yesNo({ description: "Y when the customer collects it: no freight", example: "N" }),
  invMastUid: itemUid("The item; goes before `itemId`"),
  lineNote: text({ max: 255, description: "A note for the warehouse" }),
};

/** A line of an ERP order (R066), in camelCase and snake_case. */
export const erpLineFields: Readonly<Record<string, Schema>> = inBothSpellings(lineFields);

/** A line of an ERP order (R066). */
export const ErpOrderLineInput: ObjectSchema = {
  ...input(
    "ErpOrderLineInput",
    "A line of an ERP order; the item is named by `invMastUid` or by `itemId`",
    erpLineFields,
  ),
  additionalProperties: true,
};

const short = (description: string, example: string) => nullable(text({ max: 255, description, example }));

/** The account an order is paid from (R067). */
export const PaymentAccountInput: ObjectSchema = {
  ...input(
    "PaymentAccountInput",
    "The account an order is paid from: a processor's reference, never a card number",
    inBothSpellings({
      paymentAccountId: sensitive(short("The processor's reference", "pa_4711")),
      processor: short("Who holds the account", "element"),
      lastFour: nullable(text({ max: 4, description: "The last four digits", example: "4242" })),
      brand: short("The card's brand", "Visa"),
      expirationMonth: nullable(text({ max: 2, description: "Month it expires", example: "09" })),
      expirationYear: nullable(text({ max: 4, description: "Year it expires", example: "2028" })),
      name: short("Name of its holder", "Dana Whitfield"),
      street: short("Billing street", "3400 Detroit Avenue"),
      city: short("Billing city", "Toledo"),
      state: short("Billing state", "OH"),
      zip: short("Billing postal code", "43610"),
      country: short("Billing country", "US"),
    }),
  ),
  additionalProperties: true,
};

/** The sentence of R064. */
export const headerMessage = "At least one header format (oeHdr, oe_hdr, header, or customer) must be provided";

const lines = list(ErpOrderLineInput, {
  max: most.entries,
  description: "The lines; without them those of the checkout's cart",
});

/** An ERP order: a header in one of four forms, lines, a payment account (R064–R067). */
export const ErpOrderInput: ObjectSchema = {
  ...input(
    "ErpOrderInput",
    "An ERP order; of several header forms the first one that has a field counts, in the order oeHdr, oe_hdr, header, customer",
    {
      oeHdr: ErpOrderHeaderInput,
      oe_hdr: ErpOrderHeaderInput,
      header: ErpOrderHeaderInput,
      customer: ErpOrderHeaderInput,
      lines,
      oe_line: { ...lines, description: "The same as `lines`" },
      paymentAccount: PaymentAccountInput,
      payment_account: PaymentAccountInput,
    },
  ),
  additionalProperties: true,
  anyOf: [{ required: ["oeHdr"] }, { required: ["oe_hdr"] }, { required: ["header"] }, { required: ["customer"] }],
  "x-messages": { anyOf: headerMessage },
};
