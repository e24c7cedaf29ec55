import { type Resource, resource } from "../../endpoint.ts";
import { entity, input, list, nullable, quantity, required, text, uid, yesNo } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { documentEndpoints } from "./document.ts";
import { createFields, headerFields, poNoField } from "./document-fields.ts";
import { lineFields, lineInputs, lineQuantity, placeFields, placeInputs, targetLineNo } from "./document-lines.ts";

const toLocationName = text({ description: "Its name", example: "Toledo" });
const base = (description: string, example: number) => quantity({ description, example });
const transferUid = uid("The transfer");
const transferLineNo = targetLineNo("The line of the transfer");

/** What one location sends to another. */
export const TransferLine: ObjectSchema = entity("TransferLine", "What one location sends to another", {
  ...lineFields,
  serialized: yesNo({ description: "Every piece is registered by its serial number", example: "N" }),
  trackLots: yesNo({ description: "Lots are registered", example: "N" }),
  quantity: lineQuantity("How many of the unit are wanted"),
  qtyShipped: base("Shipped so far, in base units", 800),
  qtyReceived: base("Received so far, in base units", 500),
  qtyInTransit: base("Under way, in base units", 300),
  qtyShort: base("Wanted or shipped, but it will not come, in base units", 0),
  complete: placeFields.complete ?? text(),
});

/** Goods that one location asks of another (R197). */
export const Transfer: ObjectSchema = entity("Transfer", "Goods that one location asks of another", {
  ...headerFields("transferUid", "transfer"),
  toLocationId: uid("The location that receives"),
  toLocationName,
  lines: list(TransferLine, { description: "What is wanted, and what became of it" }),
});

const transferLines = list(
  input("TransferLineInput", "What is wanted", {
    ...lineInputs,
    quantity: required(lineQuantity("How many of the unit are wanted")),
  }),
  { min: 1, max: most.entries, description: "What is wanted" },
);

/** `/transfer`: goods that one location asks of another. */
export const transfer: Resource = resource(
  "/transfer",
  documentEndpoints("transfer", {
    entity: Transfer,
    noun: "transfer",
    key: "transferUid",
    create: input("TransferCreateInput", "Goods to be sent from one location to another", {
      ...createFields,
      poNo: poNoField("The purchase order whose goods are passed on"),
      locationId: required(uid("The location that sends")),
      toLocationId: required({ ...uid("The location that receives"), examples: [20] }),
      lines: required(transferLines),
    }),
    updateTitle: "TransferUpdateInput",
    lines: { lines: transferLines },
    words: ["inter-branch", "branch transfer", "stock transfer order", "replenish a branch", "send stock"],
    tasks: {
      list: ["transfers between warehouses", "transfers open"],
      create: [
        "ask another branch for stock",
        "send stock to another warehouse",
        "move stock to another branch",
        "request goods from another warehouse",
      ],
      delete: ["call off a stock transfer"],
      update: ["change the quantity of a transfer"],
    },
    effect: "Sets the goods aside at the sender and puts them on order at the receiver.",
    rules: [],
  }),
);

const movedLine = { ...lineFields, transferLineNo };
const movedLineInput = {
  ...lineInputs,
  transferLineNo: { ...transferLineNo, description: "The line of the transfer; without it the one of the item" },
};

/** What was loaded of a line of a transfer. */
export const TransferShippingLine: ObjectSchema = entity(
  "TransferShippingLine",
  "What was loaded of a line of a transfer",
  { ...movedLine, qtyShipped: lineQuantity("How many of the unit were loaded"), ...placeFields },
);

/** Goods of a transfer that leave the sender (R197). */
export const TransferShipping: ObjectSchema = entity("TransferShipping", "Goods of a transfer that leave the sender", {
  ...headerFields("transferShippingUid", "transfer shipping"),
  transferUid,
  toLocationId: uid("The location that receives"),
  toLocationName,
  carrierName: nullable(text({ max: 255, description: "Who carries it", example: "Own truck 4" })),
  trackingNo: nullable(text({ max: 255, description: "The carrier's number", example: "T4-0314" })),
  lines: list(TransferShippingLine, { description: "What was loaded" }),
});

const shippingLines = list(
  input("TransferShippingLineInput", "What was loaded, named by `transferLineNo` or by the item", {
    ...movedLineInput,
    qtyShipped: required(lineQuantity("How many of the unit were loaded")),
    ...placeInputs,
  }),
  { min: 1, max: most.entries, description: "What was loaded" },
);

/** `/transfer-shipping`: goods of a transfer that leave the sender. */
export const transferShipping: Resource = resource(
  "/transfer-shipping",
  documentEndpoints("transferShipping", {
    entity: TransferShipping,
    noun: "transfer shipping",
    key: "transferShippingUid",
    create: input("TransferShippingCreateInput", "Goods of a transfer that were loaded", {
      ...createFields,
      transferUid: required(transferUid),
      carrierName: text({ max: 255, description: "Who carries it", example: "Own truck 4" }),
      trackingNo: text({ max: 255, description: "The carrier's number", example: "T4-0314" }),
      lines: required(shippingLines),
    }),
    updateTitle: "TransferShippingUpdateInput",
    lines: { lines: shippingLines },
    words: ["ship a transfer", "load a truck", "in transit", "outbound", "dispatch"],
    tasks: {
      list: [
        "what is on the road between warehouses",
        "goods on the way between branches",
        "trucks under way to a branch",
      ],
      create: ["ship a transfer to another branch", "dispatch transferred goods", "goods leave for the other branch"],
    },
    effect:
      "Takes the goods from the sender's stock and bins; they are in transit from then on. No more than the transfer asks for; a line that is closed (`complete` Y) with less needs a `reason`.",
    rules: [],
  }),
);

/** What came of a line of a transfer. */
export const TransferReceiptLine: ObjectSchema = entity("TransferReceiptLine", "What came of a line of a transfer", {
  ...movedLine,
  qtyReceived: quantity({ description: "How many of the unit came", example: 10 }),
  ...placeFields,
});

/** Goods of a transfer that reach the receiver (R197). */
export const TransferReceipt: ObjectSchema = entity("TransferReceipt", "Goods of a transfer that reach the receiver", {
  ...headerFields("transferReceiptUid", "transfer receipt"),
  transferUid,
  fromLocationId: uid("The location that sent"),
  fromLocationName: text({ description: "Its name", example: "Columbus" }),
  lines: list(TransferReceiptLine, { description: "What came" }),
});

const receiptLines = list(
  input("TransferReceiptLineInput", "What came, named by `transferLineNo` or by the item", {
    ...movedLineInput,
    qtyReceived: required(
      quantity({
        min: 0,
        max: most.quantity,
        description: "How many of the unit came; 0 with `complete` when nothing did",
        example: 10,
      }),
    ),
    ...placeInputs,
  }),
  { min: 1, max: most.entries, description: "What came" },
);

/** `/transfer-receipt`: goods of a transfer that reach the receiver. */
export const transferReceipt: Resource = resource(
  "/transfer-receipt",
  documentEndpoints("transferReceipt", {
    entity: TransferReceipt,
    noun: "transfer receipt",
    key: "transferReceiptUid",
    create: input("TransferReceiptCreateInput", "Goods of a transfer that came", {
      ...createFields,
      transferUid: required(transferUid),
      lines: required(receiptLines),
    }),
    updateTitle: "TransferReceiptUpdateInput",
    lines: { lines: receiptLines },
    words: ["receive a transfer", "goods from another branch", "inbound transfer", "unload"],
    tasks: {
      list: ["transfers that arrived", "goods that came from another branch"],
      create: [
        "a transfer has come in",
        "goods from another branch arrived",
        "book in a transfer",
        "accept a transfer",
      ],
    },
    effect:
      "Adds the goods to the receiver's stock and bins. More than is in transit, and a line that is closed (`complete` Y) with less, need a `reason`; what is missing is recorded as short.",
    rules: [],
  }),
);
