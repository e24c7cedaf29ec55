import {
  datetime,
  entity,
  ifLastModified,
  input,
  integer,
  list,
  money,
  nullable,
  number,
  omit,
  pick,
  quantity,
  required,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { AddressCheck } from "../customers/address-check.ts";

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

/** How many characters the ERP takes of a text of the header. */
export const erpTextLimits = {
  customerPoNumber: 50,
  taker: 30,
  shipToName: 50,
  shipToAddress1: 50,
  shipToAddress2: 50,
  shipToCity: 50,
  shipToState: 50,
  shipToZip: 10,
  shipToCountry: 50,
  shipToEmail: 255,
  deliveryCode: 40,
  deliveryName: 255,
  deliveryNote: 255,
  class1: 8,
  class2: 8,
  class3: 8,
  class4: 8,
  class5: 8,
} as const;

const headerTexts: Readonly<Record<keyof typeof erpTextLimits, Schema>> = {
  customerPoNumber: text({ description: "The customer's purchase order number", example: "PO-8891" }),
  taker: text({ description: "Who took the order", example: "WEB" }),
  shipToName: text({ example: "Plant Toledo" }),
  shipToAddress1: text({ example: "3400 Detroit Avenue" }),
  shipToAddress2: text({ description: "Second line of the address", example: "Dock 3" }),
  shipToCity: text({ example: "Toledo" }),
  shipToState: text({ description: "Two letters in the US", example: "OH" }),
  shipToZip: text({ example: "43610" }),
  shipToCountry: text({ description: "Two letters", example: "US" }),
  shipToEmail: text({ example: "dock@northgatefab.example" }),
  deliveryCode: text({ description: "The delivery that the buyer chose", example: "ups/03" }),
  deliveryName: text({ description: "The same in words", example: "UPS Ground" }),
  deliveryNote: text({ description: "What the warehouse and the driver should know", example: "Dock 3" }),
  class1: text({ description: "The order's first class", example: "FAB" }),
  class2: text({ description: "The order's second class", example: "OH" }),
  class3: text({ description: "The order's third class", example: "A" }),
  class4: text({ description: "The order's fourth class", example: "B" }),
  class5: text({ description: "The order's fifth class", example: "C" }),
};

const shipToId = nullable(uid("The ship-to address"));
const requestedDate = nullable(datetime({ description: "When the customer wants it" }));

/** The texts as an order has them, which may be longer than the ERP takes them. */
const anyTexts = Object.fromEntries(Object.entries(headerTexts).map(([name, schema]) => [name, nullable(schema)]));

/** The texts as the ERP takes them. */
const shortTexts = Object.fromEntries(
  Object.entries(headerTexts).map(([name, schema]) => [
    name,
    nullable({ ...schema, maxLength: erpTextLimits[name as keyof typeof erpTextLimits] }),
  ]),
);

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
  requestedDate,
  shipToId,
  ...anyTexts,
  addressCheck: nullable(AddressCheck),
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
  { requestedDate, shipToId, ...shortTexts, ifLastModified: ifLastModified("import") },
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
    userName: nullable(text({ description: "Their name", example: "Dana Whitfield" })),
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
    salesrepId: text({ min: 1, max: most.text, description: "The representative's code", example: "SARA" }),
    salesrepName: nullable(
      text({ description: "Their name, when they are a user of the site", example: "Sara Lindqvist" }),
    ),
    commissionSplit: number({
      above: 0,
      max: 100,
      description: "Their share of the commission, in percent",
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
        { min: 1, max: most.entries, description: "All of them; the shares make 100 percent, one is the primary" },
      ),
    ),
    ifLastModified: ifLastModified("import"),
  },
);

/** An order as a record's `jsonData` holds it. */
export const OrderDocument: ObjectSchema = entity("OrderDocument", "An order as `jsonData` of an import holds it", {
  importSetNo,
  orderNo: uid("The order"),
  orderDate: datetime({ description: "When it was ordered" }),
  impOeHdr: entity(
    "OrderDocumentHdr",
    "The header",
    omit(ImpOeHdr, "importUid", "importSetNo", "orderNo", "orderDate"),
  ),
  impOeHdrWeb: entity("OrderDocumentWeb", "How it came in", {
    ...omit(ImpOeHdrWeb, "importUid", "importSetNo", "orderNo", "dateSubmitted"),
  }),
  impOeHdrSalesrep: list(entity("OrderDocumentSalesrep", "A share", share)),
});
