import {
  datetime,
  entity,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  pick,
  quantity,
  required,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

const importUid = uid("The import record that it stands in");
const importSetNo = text({ description: "The number that its documents share", example: "500123" });

/** A line of an order on its way to the ERP. */
export const ImpOeLine: ObjectSchema = entity("ImpOeLine", "A line of an order on its way to the ERP", {
  lineNo: integer({ min: 1, description: "The line's number", example: 1 }),
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  description: text({ description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
  unitQuantity: quantity({ description: "How many of the unit", example: 2 }),
  unitOfMeasure: text({ max: 8, description: "The unit", example: "BX" }),
  unitPrice: money({ description: "Price of one unit", example: 31 }),
  extendedPrice: money({ description: "What the line costs", example: 62 }),
  manualPriceOverride: yesNo({ description: "Y when the price was given by hand", example: "N" }),
  willCall: yesNo({ description: "Y when the customer collects it", example: "N" }),
  sourceLocationId: nullable(uid("The location that delivers")),
  lineNote: nullable(text({ description: "A note for the warehouse", example: "Dock 3" })),
});

/** What of an order's document can be corrected. */
const corrected = {
  customerPoNumber: nullable(
    text({ max: 50, description: "The customer's purchase order number", example: "PO-8891" }),
  ),
  requestedDate: nullable(datetime({ description: "When the customer wants it" })),
  taker: nullable(text({ max: 30, description: "Who took the order", example: "WEB" })),
  shipToId: nullable(uid("The ship-to address")),
  shipToName: nullable(text({ max: 50, example: "Plant Toledo" })),
  shipToAddress1: nullable(text({ max: 50, example: "3400 Detroit Avenue" })),
  shipToAddress2: nullable(text({ max: 50, description: "Second line of the address", example: "Dock 3" })),
  shipToCity: nullable(text({ max: 50, example: "Toledo" })),
  shipToState: nullable(text({ max: 50, description: "Two letters in the US", example: "OH" })),
  shipToZip: nullable(text({ max: 10, example: "43610" })),
  shipToCountry: nullable(text({ max: 50, description: "Two letters", example: "US" })),
  shipToEmail: nullable(text({ max: 255, example: "dock@northgatefab.example" })),
  class1: nullable(text({ max: 8, description: "The order's first class", example: "FAB" })),
  class2: nullable(text({ max: 8, description: "The order's second class" })),
  class3: nullable(text({ max: 8, description: "The order's third class" })),
  class4: nullable(text({ max: 8, description: "The order's fourth class" })),
  class5: nullable(text({ max: 8, description: "The order's fifth class" })),
};

/** The header of an order on its way to the ERP, with its lines. */
export const ImpOeHdr: ObjectSchema = entity("ImpOeHdr", "The header of an order on its way to the ERP", {
  importUid,
  importSetNo,
  orderNo: uid("The order"),
  customerId: number({ description: "The customer", example: 100200 }),
  customerName: nullable(text({ example: "Northgate Fabrication" })),
  companyId: nullable(text({ max: 8, description: "The company that sells", example: "PDS" })),
  contactId: nullable(uid("The contact who ordered")),
  salesLocationId: nullable(uid("The location that sells")),
  orderDate: datetime({ description: "When it was ordered" }),
  approved: yesNo({ description: "Y when the ERP may go on with it" }),
  quote: yesNo({ description: "Y for a quote", example: "N" }),
  ...corrected,
  subtotal: money({ description: "The sum of the lines", example: 412.6 }),
  taxAmount: money({ description: "Tax", example: 31.98 }),
  freightAmount: money({ description: "Freight", example: 14 }),
  totalAmount: money({ description: "What is to be paid", example: 458.58 }),
  currency: text({ description: "ISO 4217", example: "USD" }),
  lines: list(ImpOeLine, { description: "The order's lines; to change one, change the order" }),
});

/** Corrections of an order's document; what is left out stays. */
export const UpdateImpOeHdrInput: ObjectSchema = input(
  "UpdateImpOeHdrInput",
  "What to correct of an order on its way to the ERP",
  corrected,
);

/** How an order came in on the web. */
export const ImpOeHdrWeb: ObjectSchema = entity(
  "ImpOeHdrWeb",
  "How an order on its way to the ERP came in on the web",
  {
    importUid,
    importSetNo,
    orderNo: uid("The order"),
    webReferenceNo: nullable(
      text({ description: "The checkout's own number", example: "6f1c2c1e-3a1b-4a57-9a60-0d5a4c5d9b1e" }),
    ),
    checkoutUid: nullable(uid("The checkout it comes from")),
    cartHdrUid: nullable(uid("The cart it comes from")),
    sourceName: nullable(text({ description: "Which shop it came from", example: "shop" })),
    usersId: nullable(uid("The user who ordered")),
    userName: nullable(text({ description: "His name", example: "Dana Whitfield" })),
    userEmail: nullable(text({ example: "dana@northgatefab.example" })),
    dateSubmitted: datetime({ description: "When it was ordered" }),
  },
);

/** A sales representative's share of an order on its way to the ERP. */
export const ImpOeHdrSalesrep: ObjectSchema = entity(
  "ImpOeHdrSalesrep",
  "A sales representative's share of an order on its way to the ERP",
  {
    importUid,
    importSetNo,
    salesrepId: text({ min: 1, max: 16, description: "The representative's code", example: "SARA" }),
    salesrepName: nullable(text({ description: "His name, when he is a user of the site", example: "Sara Lindqvist" })),
    commissionSplit: number({
      above: 0,
      max: 100,
      description: "His share of the commission, in percent",
      example: 100,
    }),
    primarySalesrep: yesNo({ description: "Y for the one who looks after the order" }),
  },
);

const share = pick(ImpOeHdrSalesrep, "salesrepId", "commissionSplit", "primarySalesrep");

/** The representatives of an order's document, in place of those it has. */
export const UpdateImpOeHdrSalesrepInput: ObjectSchema = input(
  "UpdateImpOeHdrSalesrepInput",
  "The sales representatives of an order on its way to the ERP",
  {
    salesreps: required(
      list(
        input("SalesrepShareInput", "A sales representative's share", {
          salesrepId: required(share.salesrepId ?? {}),
          commissionSplit: required(share.commissionSplit ?? {}),
          primarySalesrep: { ...share.primarySalesrep, default: "N" },
        }),
        { min: 1, max: 10, description: "All of them; the shares make 100 percent, one is the primary" },
      ),
    ),
  },
);
