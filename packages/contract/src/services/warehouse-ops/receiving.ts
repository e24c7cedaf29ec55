import { type Resource, resource } from "../../endpoint.ts";
import { entity, type Fields, input, list, required, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { documentEndpoints } from "./document.ts";
import { createFields, headerFields, poNoField } from "./document-fields.ts";
import { lineFields, lineInputs, lineQuantity, placeFields, placeInputs, targetLineNo } from "./document-lines.ts";

const qtyReceived = lineQuantity("How many of the unit came");
const poLineNo = targetLineNo("The line of the purchase order");
const overAndShort =
  "Raises stock, bins and ledger and the received quantity of the order, and lowers what is on order. More than is open, and a line that is closed (`complete` Y) with less, need a `reason`. " +
  "Items that are kept by lots need lots, registered ones a serial number for each piece, which may exist only once.";

/** A receipt changes what is open of its purchase orders. */
const alsoStale = ["orders.poHdr"];

const receiptLine: Fields = { ...lineFields, poLineNo, qtyReceived, ...placeFields };
const receiptLineInput: Record<string, Schema> = {
  ...lineInputs,
  poLineNo: { ...poLineNo, description: "The line of the purchase order; without it the one of the item" },
  ...placeInputs,
};

/** What came of a line of a purchase order. */
export const ReceivingLine: ObjectSchema = entity(
  "ReceivingLine",
  "What came of a line of a purchase order",
  receiptLine,
);

/** Goods of a purchase order as they come in at the dock (R197). */
export const Receiving: ObjectSchema = entity("Receiving", "Goods of a purchase order as they come in at the dock", {
  ...headerFields("receivingUid", "receiving"),
  poNo: poNoField("The purchase order"),
  lines: list(ReceivingLine, { description: "What came" }),
});

const receivingLines = list(
  input("ReceivingLineInput", "What came of a line, named by `poLineNo` or by the item", {
    ...receiptLineInput,
    qtyReceived: required(qtyReceived),
  }),
  { min: 1, max: most.entries, description: "What came" },
);

/** `/receiving`: goods of one purchase order, counted at the dock. */
export const receiving: Resource = resource(
  "/receiving",
  documentEndpoints("receiving", {
    entity: Receiving,
    noun: "receiving",
    key: "receivingUid",
    create: input("ReceivingCreateInput", "Goods that came", {
      ...createFields,
      poNo: required(poNoField("The purchase order")),
      lines: required(receivingLines),
    }),
    updateTitle: "ReceivingUpdateInput",
    lines: { lines: receivingLines },
    words: ["goods in", "inbound", "dock", "unload", "count in", "GRN"],
    tasks: {
      list: ["what came in at the dock", "what arrived today", "deliveries at the dock"],
      create: [
        "receive a PO",
        "take in a delivery",
        "goods came in",
        "enter lots and serial numbers of a delivery",
        "book a delivery in",
        "truck is at the dock",
        "record received goods with lot and serial numbers",
        "check in a truck",
        "log an incoming delivery",
      ],
      delete: ["undo a receipt", "withdraw a wrongly booked delivery"],
      update: ["correct a booked delivery", "fix a wrong receipt"],
    },
    effect: `Receives goods of one purchase order at its location. ${overAndShort}`,
    alsoStale,
    rules: [],
  }),
);

/** What came of a line of one of several purchase orders. */
export const PurchaseOrderReceiptLine: ObjectSchema = entity(
  "PurchaseOrderReceiptLine",
  "What came of a line of one of the receipt's purchase orders",
  { ...receiptLine, poNo: poNoField("The purchase order") },
);

/** A vendor's delivery as it is booked: a packing slip over one or several purchase orders (R197). */
export const PurchaseOrderReceipt: ObjectSchema = entity(
  "PurchaseOrderReceipt",
  "A vendor's delivery: a packing slip over one or several purchase orders",
  {
    ...headerFields("purchaseOrderReceiptUid", "purchase order receipt"),
    lines: list(PurchaseOrderReceiptLine, { description: "What came" }),
  },
);

const purchaseOrderReceiptLines = list(
  input("PurchaseOrderReceiptLineInput", "What came of a line, named by `poLineNo` or by the item", {
    poNo: poNoField("The purchase order; without it the receipt's"),
    ...receiptLineInput,
    qtyReceived: required(qtyReceived),
  }),
  { min: 1, max: most.entries, description: "What came" },
);

/** `/purchase-order-receipt`: a vendor's delivery by its packing slip. */
export const purchaseOrderReceipt: Resource = resource(
  "/purchase-order-receipt",
  documentEndpoints("purchaseOrderReceipt", {
    entity: PurchaseOrderReceipt,
    noun: "purchase order receipt",
    key: "purchaseOrderReceiptUid",
    create: input("PurchaseOrderReceiptCreateInput", "A vendor's delivery", {
      ...createFields,
      locationId: uid("Where the goods came; without it the location of the orders, which must be one"),
      poNo: poNoField("The purchase order of lines that name none"),
      lines: required(purchaseOrderReceiptLines),
    }),
    updateTitle: "PurchaseOrderReceiptUpdateInput",
    lines: { lines: purchaseOrderReceiptLines },
    words: ["packing slip", "delivery note", "vendor shipment", "receive a PO", "inbound"],
    tasks: {
      list: ["deliveries of vendors", "vendor deliveries booked", "receipts against POs"],
      create: [
        "a truck with several purchase orders",
        "receive against a purchase order",
        "vendor delivered several POs",
        "confirm a vendor delivery",
      ],
    },
    effect: `Books a vendor's delivery, also over several purchase orders of one location. ${overAndShort}`,
    alsoStale,
    rules: [],
  }),
);
