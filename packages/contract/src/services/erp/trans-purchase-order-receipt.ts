import { get, put, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  list,
  money,
  nullable,
  quantity,
  required,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { importState } from "../warehouse-ops/document-fields.ts";
import { lineQuantity, placeInputs } from "../warehouse-ops/document-lines.ts";

/** A line of a purchase order with what came and what is still to come. Quantities are in the line's unit. */
export const TransPurchaseOrderReceiptLine: ObjectSchema = entity(
  "TransPurchaseOrderReceiptLine",
  "A line of a purchase order with what came and what is still to come, in the unit of the line",
  {
    lineNo: integer({ min: 1, description: "The number of the line in the order", example: 1 }),
    invMastUid: uid("The item"),
    itemId: text({ max: 40, description: "The item's number", example: "MTR-075" }),
    itemDesc: nullable(text({ description: "The item's description on the order" })),
    vendorItemId: nullable(text({ description: "What the vendor calls it", example: "DR-IE3-80-075" })),
    unitOfMeasure: text({ max: 8, description: "The unit of the quantities", example: "EA" }),
    unitSize: quantity({ description: "How many base units one of them is", example: 1 }),
    baseUnit: text({ max: 8, description: "The item's base unit", example: "EA" }),
    qtyOrdered: quantity({ description: "What was ordered", example: 6 }),
    qtyReceived: quantity({ description: "What came so far", example: 2 }),
    qtyOpen: quantity({ description: "What is still to come; 0 when the line is complete or cancelled", example: 4 }),
    baseQtyReceived: quantity({ description: "What came so far, in base units, where it is counted", example: 2 }),
    baseQtyOpen: quantity({ description: "What is still to come, in base units", example: 4 }),
    unitCost: money({ description: "The cost of one of the unit", example: 142.5 }),
    serialized: yesNo({ description: "Y when each piece has a serial number" }),
    trackLots: yesNo({ description: "Y when lots are kept", example: "N" }),
    dateDue: nullable(datetime({ description: "When it is due" })),
    complete: yesNo({ description: "Y when nothing more is to come", example: "N" }),
    cancelFlag: yesNo({ description: "Y when the line was cancelled", example: "N" }),
  },
);

/** A receipt that was handed in for a purchase order. */
export const TransReceiptDocument: ObjectSchema = entity(
  "TransReceiptDocument",
  "A receipt that was handed in for a purchase order",
  {
    purchaseOrderReceiptUid: uid("The number of the receipt, as the warehouse knows it"),
    requestId: nullable(text({ description: "The number that the sender gave it", example: "ERP-2026-00421" })),
    referenceNo: nullable(text({ description: "The number of the packing slip", example: "PS-88120" })),
    importState,
    processMessage: nullable(text({ description: "Why it could not be booked" })),
    dateCreated: datetime(),
  },
);

/** A purchase order as whoever receives it sees it. */
export const TransPurchaseOrderReceipt: ObjectSchema = entity(
  "TransPurchaseOrderReceipt",
  "A purchase order with what came of it and what is still to come",
  {
    poNo: uid("The number of the purchase order"),
    vendorId: text({ description: "The vendor", example: "V1001" }),
    vendorName: text({ description: "The vendor's name", example: "Vega Supply" }),
    companyId: nullable(text({ max: 8, description: "The company that ordered", example: "PDS" })),
    locationId: uid("The location that receives"),
    locationName: text({ description: "The location's name", example: "Columbus" }),
    externalPoNo: nullable(text({ description: "The order's number elsewhere" })),
    carrierId: nullable(text({ description: "Who brings it", example: "UPS" })),
    poDate: datetime({ description: "When it was ordered" }),
    dateDue: nullable(datetime({ description: "When it is due" })),
    approved: yesNo({ description: "N orders cannot be received" }),
    complete: yesNo({ description: "Y when nothing more is to come", example: "N" }),
    cancelFlag: yesNo({ description: "Y when it was cancelled", example: "N" }),
    lines: list(TransPurchaseOrderReceiptLine, { description: "The lines in their order" }),
    receipts: list(TransReceiptDocument, { description: "What was handed in for it, the newest first, 100 at most" }),
    dateLastModified: datetime(),
  },
);

const ReceivedLine = input("TransReceivedLine", "What came of a line of the purchase order", {
  lineNo: required(integer({ min: 1, description: "The number of the line in the order", example: 1 })),
  qtyReceived: required(lineQuantity("What came now, in `unitOfMeasure`", 4)),
  unitOfMeasure: text({ max: 8, description: "The unit; the order's when left out", example: "EA" }),
  ...placeInputs,
});

/** What came of a purchase order. */
export const UpdateTransPurchaseOrderReceiptInput: ObjectSchema = input(
  "UpdateTransPurchaseOrderReceiptInput",
  "What came of a purchase order",
  {
    requestId: text({
      min: 1,
      max: 255,
      description: "The sender's number of this receipt: the same once more is not received twice",
      example: "ERP-2026-00421",
    }),
    referenceNo: text({ min: 1, max: 255, description: "The number of the packing slip", example: "PS-88120" }),
    lines: required(list(ReceivedLine, { min: 1, max: most.entries, description: "What came, line by line" })),
  },
);

const po = uid("poNo, the number of the purchase order");
const words = ["PO", "goods receipt", "receiving", "GRN", "packing slip", "inbound", "purchase order", "still to come"];

/** `/trans-purchase-order-receipt/{po}`: purchase orders as the ERP receives them. */
export const transPurchaseOrderReceipt: Resource = resource("/trans-purchase-order-receipt", {
  get: get("/{po}", {
    params: { po },
    returns: TransPurchaseOrderReceipt,
    summary: "Get what came of a purchase order and what is still to come",
    words,
    tasks: [
      "what is missing of a delivery",
      "received and open quantity of a PO",
      "how much of a PO is still open",
      "what is missing from a vendor delivery",
      "received so far on a PO",
    ],
    permission: "erp.read",
    scope: "site",
  }),
  update: put("/{po}", {
    params: { po },
    body: UpdateTransPurchaseOrderReceiptInput,
    returns: TransPurchaseOrderReceipt,
    summary: "Record what came of a purchase order",
    description:
      "Hands in a purchase order receipt, the same document as `warehouseOps.purchaseOrderReceipt`: it is booked to stock and order exactly once, usually within the second, and stands in `receipts` with its state. The same `requestId` (or else `referenceNo`) again answers without receiving twice; with other contents it is refused (409). Without either, each call is a receipt of its own.",
    words: [...words, "book in", "put away", "received quantity"],
    tasks: ["enter what arrived for a PO", "enter received quantities of a PO", "confirm what a vendor delivered"],
    permission: "erp.write",
    scope: "site",
    invalidates: [
      "erp.transPurchaseOrderReceipt",
      "warehouseOps.purchaseOrderReceipt",
      "items.invMast.stock",
      "items.invMast.locations.bins",
      "items.locations.bins",
    ],
    idempotent: false,
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
});
