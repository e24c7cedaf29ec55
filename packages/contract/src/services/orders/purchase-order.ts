import {
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  oneOf,
  quantity,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";

/** One line of a purchase order. Quantities are in the line's unit of measure. */
export const PurchaseOrderLine: ObjectSchema = entity("PurchaseOrderLine", "One line of a purchase order", {
  lineNo: integer({ min: 1, example: 1 }),
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "Our number of the item", example: "HB-M8-60" }),
  itemDesc: nullable(text({ example: "Hex bolt M8 x 60 zinc" })),
  vendorItemId: nullable(text({ description: "The vendor's number of the item", example: "VG-4017-8x60-88Z" })),
  upcOrEanId: nullable(text({ description: "The item's bar code", example: "012345678905" })),
  qtyOrdered: quantity({ description: "In the unit of measure of the line", example: 10 }),
  qtyReceived: quantity({ description: "What has come so far", example: 4 }),
  qtyOpen: quantity({ description: "What is still to come; 0 of complete and cancelled lines", example: 6 }),
  baseQtyReceived: quantity({ description: "What has come so far, in base units, where it is counted", example: 400 }),
  baseQtyOpen: quantity({ description: "What is still to come, in base units", example: 600 }),
  unitOfMeasure: text({ max: 8, example: "BX" }),
  unitSize: number({ description: "Base units in one of the line's units", example: 100 }),
  baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
  unitCost: money({ description: "For one of the line's units", example: 30.25 }),
  extendedCost: money({ description: "What the line costs", example: 302.5 }),
  dateDue: nullable(datetime({ description: "When it is to come" })),
  complete: yesNo({ description: "Nothing more is to come", example: "N" }),
  cancelFlag: yesNo({ description: "The rest was given up", example: "N" }),
  serialized: yesNo({ description: "Every piece is registered by its serial number", example: "N" }),
  trackLots: yesNo({ description: "Lots are registered", example: "N" }),
  trackBins: yesNo({ description: "The location puts goods into bins", example: "Y" }),
  primaryBin: nullable(
    text({ description: "Where the item usually lies at the order's location", example: "TA-01-3" }),
  ),
});

const headerFields = {
  poNo: uid("The purchase order's number"),
  vendorId: text({ max: most.text, description: "The vendor", example: "20010" }),
  vendorName: text({ example: "Vega Supply" }),
  externalPoNo: nullable(text({ description: "Its number in another system" })),
  locationId: uid("The location that receives"),
  locationName: text({ example: "Toledo" }),
  companyId: nullable(text({ max: 8, example: "PDS" })),
  poDate: datetime({ description: "When it was ordered" }),
  dateDue: nullable(datetime({ description: "When it is to come" })),
  requestedBy: nullable(text({ example: "Ada Okafor" })),
  buyerId: nullable(text({ description: "Who bought", example: "ada" })),
  terms: nullable(text({ example: "Net 30" })),
  carrierId: nullable(text({ example: "UPS" })),
  approved: yesNo({ description: "Sent to the vendor; only then is it on order" }),
  complete: yesNo({ description: "Nothing more is to come (R125)", example: "N" }),
  cancelFlag: yesNo({ example: "N" }),
  status: oneOf(["unapproved", "open", "partial", "complete", "cancelled"], {
    description: "Where it stands (R125): waiting for approval, nothing come yet, come in part, come, given up",
    example: "partial",
  }),
  overdue: yesNo({
    description: "Goods may come for it, and its due day is over at its location",
    example: "N",
  }),
  totalAmount: money({ description: "The sum of its lines, without cancelled ones", example: 302.5 }),
  currency: text({ description: "What its amounts are in, ISO 4217", example: "USD" }),
  lineCount: integer({
    min: 0,
    description: "How many lines it has, also when they are not in the answer",
    example: 1,
  }),
  notes: nullable(text({ example: "Rest is promised by the vendor" })),
  dateCreated: datetime(),
  dateLastModified: datetime(),
};

const lines = list(PurchaseOrderLine, { description: "The lines; empty in a list without `fullDocument=Y`" });

/** What was ordered from a vendor. */
export const PurchaseOrder: ObjectSchema = entity("PurchaseOrder", "What was ordered from a vendor", {
  ...headerFields,
  lines,
});

/** Where a purchase order goes or what it is ordered for. */
export const PurchaseParty: ObjectSchema = entity("PurchaseParty", "A vendor or a location with its address", {
  name: text({ example: "Vega Supply" }),
  address1: nullable(text({ example: "1900 Dix Highway" })),
  address2: nullable(text()),
  city: nullable(text({ example: "Lincoln Park" })),
  state: nullable(text({ example: "MI" })),
  postalCode: nullable(text({ example: "48146" })),
  country: nullable(text({ example: "US" })),
  phone: nullable(text({ example: "313-555-0201" })),
  emailAddress: nullable(text({ example: "orders@vegasupply.example" })),
});

/** A purchase order as it goes to the vendor. */
export const PurchaseOrderDocument: ObjectSchema = entity(
  "PurchaseOrderDocument",
  "A purchase order with its lines, the vendor and where it is delivered",
  { ...headerFields, lines, vendor: PurchaseParty, shipTo: PurchaseParty },
);
