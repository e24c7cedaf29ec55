import {
  code,
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  open,
  optional,
  quantity,
  statusCd,
  text,
  uid,
  yes,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { AddressCheck } from "../customers/address-check.ts";
import { freightOrigin, OrderPayment } from "../customers/orders.ts";
import { TaxEngineResult } from "../pricing/tax-engine.ts";
import { Approval } from "./approvals.ts";
import { CartHeader } from "./cart-hdr.ts";

/** A checkout: the way of a cart to an order (R063, R121). */
export const Checkout: ObjectSchema = entity("Checkout", "The way of a cart to an order", {
  checkoutUid: uid("The checkout's unique number"),
  checkoutUuid: text({ description: "The same, unique in the world", example: "0b6b0d5e-6c1f-4a55-9a9e-1f5f3c9d7e21" }),
  statusCd: statusCd({ description: "704 under way, 705 ordered, 700 deleted" }),
  checkoutType: nullable(text({ description: "What kind of checkout the caller calls it", example: "web" })),
  dateCreated: datetime(),
  dateLastModified: datetime(),
  properties: open({ description: "What the caller keeps with it", example: { deliveryNote: "Dock 3" } }),
  checkoutProcessor: nullable(text({ description: "Which program handles it", example: "purvey-web" })),
  jsonData: nullable(text({ description: "JSON text that the caller keeps with it", example: "{}" })),
  sourceName: nullable(text({ description: "Where it comes from", example: "shop" })),
  sourceId: nullable(text({ description: "Its number there", example: "S-20260314-7" })),
  cartHdrUid: nullable(uid("The cart that is checked out")),
  body: nullable(text({ description: "The `body` that was given, as JSON text", example: "{}" })),
  processCd: code({ description: "704 being prepared, 1185 released to be ordered, 705 ordered" }),
  usersId: integer({ description: "The user who checks out", example: 1 }),
  customerId: nullable(number({ description: "The customer who buys", example: 100200 })),
  shipToId: nullable(uid("The ship-to that was chosen")),
  locationId: nullable(uid("The location that was chosen to deliver from")),
  customerPoNumber: nullable(text({ description: "The customer's purchase order number", example: "PO-8891" })),
  activatedBy: nullable(integer({ description: "The user who released it", example: 2 })),
  dateActivated: nullable(datetime({ description: "When it was released" })),
  orderNo: nullable(integer({ description: "The order it became", example: 500123 })),
});

/** One finding of a validation. */
export const CheckoutIssue: ObjectSchema = entity("CheckoutIssue", "One finding of a validation", {
  code: oneOf(
    [
      "EMPTY_CART",
      "ALREADY_ORDERED",
      "CUSTOMER_MISSING",
      "CUSTOMER_INACTIVE",
      "CREDIT_HOLD",
      "CREDIT_LIMIT_EXCEEDED",
      "OPEN_IN_OTHER_CURRENCY",
      "PO_NUMBER_REQUIRED",
      "SHIP_TO_MISSING",
      "SHIP_DATE_PAST",
      "ITEM_UNAVAILABLE",
      "ITEM_DISCONTINUED",
      "UNIT_NOT_SOLD",
      "QUANTITY_TOO_SMALL",
      "QUANTITY_NOT_A_MULTIPLE",
      "PRICE_MISSING",
      "PRICE_CHANGED",
      "QUOTE_EXPIRED",
      "QUOTE_QUANTITY_EXCEEDED",
      "CONTRACT_QUANTITY_EXCEEDED",
      "STOCK_SHORT",
      "BACKORDER",
      "ALLOWANCE_EXCEEDED",
      "CHANGED_SINCE_ACTIVATION",
      "TAX_DIFFERS",
      "TAX_ESTIMATED",
      "FREIGHT_UNKNOWN",
      "FREIGHT_ESTIMATED",
      "FREIGHT_DIFFERS",
      "PLACE_UNKNOWN",
      "ADDRESS_UNKNOWN",
      "ADDRESS_CORRECTED",
      "ADDRESS_UNCHECKED",
    ],
    { description: "What was found", example: "STOCK_SHORT" },
  ),
  message: text({
    description: "The finding in a sentence, and the way out",
    example: "Toledo has 260 EA of `CUT-115-1`; 300 EA were asked for.",
  }),
  lineNo: nullable(integer({ description: "The line it is about; null when it is about the whole", example: 2 })),
  itemId: nullable(text({ description: "The item it is about", example: "CUT-115-1" })),
  suggestedQuantity: nullable(quantity({ description: "A quantity that would be fine", example: 260 })),
  suggestedUnitOfMeasure: nullable(text({ description: "The unit of that quantity", example: "EA" })),
});

/** What a checkout comes to. */
export const CheckoutTotals: ObjectSchema = entity("CheckoutTotals", "What a checkout comes to", {
  subtotal: money({ description: "The sum of the lines", example: 412.6 }),
  taxAmount: money({ description: "Tax, by the site's tax tables or the configured provider", example: 31.98 }),
  freightAmount: money({ description: "Freight, estimated", example: 14 }),
  totalAmount: money({ description: "What is to be paid", example: 458.58 }),
  currency: text({ description: "ISO 4217", example: "USD" }),
});

/** What the contact may release alone. */
export const CheckoutAllowance: ObjectSchema = entity("CheckoutAllowance", "What the contact may release alone", {
  allowance: nullable(money({ description: "The limit; null when there is none", example: 500 })),
  period: oneOf(["order", "month", "year"], { description: "For what the limit holds", example: "month" }),
  used: money({ description: "Ordered in the period so far", example: 120 }),
  remaining: nullable(money({ description: "What is left of it; null when there is no limit", example: 380 })),
  exceeded: yes({ description: "True when this checkout needs somebody with the permission `checkout.activate`" }),
});

/** What a validation answers. */
export const CheckoutValidationResult: ObjectSchema = entity(
  "CheckoutValidationResult",
  "Whether a checkout can be ordered",
  {
    isValid: yes({ description: "True when there is no error; warnings do not count" }),
    errors: list(CheckoutIssue, { description: "What stands in the way" }),
    warnings: list(CheckoutIssue, { description: "What the buyer should know" }),
    totals: CheckoutTotals,
    allowance: CheckoutAllowance,
    addressCheck: nullable(AddressCheck),
  },
);

/** A line of a checkout, at today's price. */
export const CheckoutLine: ObjectSchema = entity("CheckoutLine", "A line of a checkout, at today's price", {
  lineNo: integer({ min: 1, description: "The line's number", example: 1 }),
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({
    description: "The item's description",
    example: "Hex Bolt, M8-1.25 x 40 mm, Class 8.8, Zinc Plated",
  }),
  quantity: quantity({ description: "How many of the unit", example: 2 }),
  unitOfMeasure: text({ max: 8, description: "The unit", example: "BX" }),
  unitSize: quantity({ description: "How many base units one unit holds", example: 100 }),
  baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
  unitPrice: money({ description: "Price of one unit today", example: 31 }),
  extendedPrice: money({ description: "Quantity times unit price, rounded half up to cents", example: 62 }),
  addedUnitPrice: nullable(money({ description: "Price when the line was added", example: 31 })),
  priceSource: oneOf(["list", "class", "break", "contract", "manual", "quote"], {
    description: "Which rule gave the price",
  }),
  priceExplanation: text({ description: "The rule in one sentence" }),
  jobNo: nullable(text({ description: "The contract that gave the price", example: "J-2024-7" })),
  quoteNo: nullable(uid("The quote that gave the price")),
  lineNote: nullable(text({ description: "A note for the warehouse" })),
  qtyAvailable: quantity({ description: "Available at the location, in the unit", example: 45 }),
  qtyBackordered: quantity({ description: "What would wait for new stock, in the unit", example: 0 }),
  taxAmount: money({ description: "Tax of the line", example: 4.81 }),
});

const CheckoutCustomer: ObjectSchema = entity("CheckoutCustomer", "The customer of a checkout", {
  customerId: number({ description: "The customer", example: 100200 }),
  customerName: text({ example: "Northgate Fabrication" }),
  poNoRequired: yesNo({ description: "Y when orders need a purchase order number" }),
  termsDesc: nullable(text({ description: "Terms of payment", example: "Net 30 days" })),
  creditHold: yesNo({ description: "Y when the customer may not order for now", example: "N" }),
  creditLimit: nullable(money({ description: "The most the customer may owe", example: 25000 })),
  creditUsed: money({ description: "Open orders and unpaid invoices, in the currency of the totals", example: 3120.5 }),
});

const CheckoutBuyer: ObjectSchema = entity("CheckoutBuyer", "Who checks out", {
  usersId: integer({ description: "The user", example: 1 }),
  name: text({ description: "The user's name", example: "Dana Whitfield" }),
  email: nullable(text({ example: "dana@northgatefab.example" })),
  contactId: nullable(uid("The contact")),
  onBehalf: yesNo({ description: "The customer's sales representative, who orders on their behalf", example: "N" }),
});

const CheckoutShipTo: ObjectSchema = entity("CheckoutShipTo", "Where the goods go", {
  shipToId: nullable(uid("The ship-to; null for an address given for this order")),
  shipToName: nullable(text({ example: "Plant Toledo" })),
  address1: nullable(text({ example: "3400 Detroit Avenue" })),
  address2: nullable(text()),
  city: nullable(text({ example: "Toledo" })),
  state: nullable(text({ example: "OH" })),
  postalCode: nullable(text({ example: "43610" })),
  country: nullable(text({ example: "US" })),
  email: nullable(text({ description: "Where to announce the delivery" })),
});

const CheckoutLocation: ObjectSchema = entity("CheckoutLocation", "Where the goods come from", {
  locationId: uid("The location"),
  locationName: text({ example: "Toledo" }),
  allowBackorder: yes({ description: "True when lines may wait for new stock" }),
  postalCode: nullable(text({ description: "Where parcels start, to ask carriers for rates", example: "43604" })),
  country: text({ description: "ISO 3166", example: "US" }),
  today: text({
    description: "The day that it is there, `YYYY-MM-DD`: the first to ask for a shipment on",
    example: "2026-03-14",
  }),
});

const CheckoutDelivery: ObjectSchema = entity("CheckoutDelivery", "What decides on the price of the delivery", {
  weight: quantity({ description: "Pounds of the goods; 0 when no item's weight is known", example: 12.4 }),
  standardFreight: money({
    description: "Freight by the site's own rates, where the buyer chooses no carrier",
    example: 14,
  }),
  ...freightOrigin,
  freightOfferUid: nullable(uid("The kept offer of the carrier that the order will take, or took")),
  freightExpires: nullable(
    datetime({ description: "Until when that offer is kept; whoever orders later pays what the carrier asks then" }),
  ),
});

/** A checkout with everything that belongs to it. */
export const CheckoutDocument: ObjectSchema = entity(
  "CheckoutDocument",
  "A checkout with everything that belongs to it",
  {
    checkout: Checkout,
    cart: optional(CartHeader),
    customer: optional(CheckoutCustomer),
    buyer: CheckoutBuyer,
    shipTo: optional(CheckoutShipTo),
    location: optional(CheckoutLocation),
    delivery: CheckoutDelivery,
    lines: list(CheckoutLine, {
      description: "The lines at today's prices; of an ordered checkout at the prices they were ordered for",
    }),
    tax: TaxEngineResult,
    totals: CheckoutTotals,
    allowance: CheckoutAllowance,
    approval: nullable(Approval),
    mayRelease: yes({ description: "True when the caller may release it at once, without an approval" }),
    payment: nullable(OrderPayment),
    cardMode: oneOf(["dev", "live"], {
      description:
        "The `mode` to enter a card with: `live` where the payment processor moves money, `dev` where it does not",
      example: "dev",
    }),
    orderNo: nullable(integer({ description: "The order it became", example: 500123 })),
  },
);
