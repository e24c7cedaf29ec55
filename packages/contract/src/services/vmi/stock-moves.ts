import { type DeclaredEndpoint, post } from "../../endpoint.ts";
import { entity, input, list, nullable, quantity, required, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { givenPartKey, lotNumber, movedQuantity, partFields, stockroomWords } from "./part.ts";
import { Warranty } from "./stock-movement.ts";

const given = { ...givenPartKey, invMastUid: required(givenPartKey.invMastUid) };
const reason = text({ max: 255, description: "Why, in words; kept in the ledger", example: "Damaged" });

const moved = {
  warehouseUid: uid("The stockroom"),
  ...partFields,
  qtyBefore: quantity({ description: "On hand before", example: 12 }),
  qtyChange: quantity({ description: "What was added; negative for what was taken", example: -1 }),
  qtyOnHand: quantity({ description: "On hand now", example: 11 }),
};

/** What became of a part that was moved. */
export const StockMove: ObjectSchema = entity("StockMove", "What became of a part that was counted, used or moved", {
  ...moved,
  reason: nullable(reason),
  lotNumber: nullable(lotNumber),
});

/** What became of a part that was transferred. */
export const StockTransfer: ObjectSchema = entity("StockTransfer", "What became of a part that was transferred", {
  ...moved,
  toWarehouseUid: uid("The stockroom that it came to"),
  toQtyOnHand: quantity({ description: "On hand there now", example: 21 }),
  reason: nullable(reason),
  lotNumber: nullable(lotNumber),
});

/** What of a receipt was on a restock order. */
export const SettledRestock: ObjectSchema = entity("SettledRestock", "What of a receipt was on a restock order", {
  restockHdrUid: uid("The restock order"),
  lineNo: uid("Its line"),
  qtyReceived: quantity({ description: "How much of the receipt it expected", example: 100 }),
});

/** What became of a part that was received. */
export const StockReceipt: ObjectSchema = entity("StockReceipt", "What became of a part that was received", {
  ...moved,
  poNumber: nullable(text({ description: "The purchase order", example: "PO-7712" })),
  lotNumber: nullable(lotNumber),
  reason: nullable(reason),
  qtyOnOrder: quantity({ description: "Still on open restock orders", example: 0 }),
  restocks: list(SettledRestock, { description: "The restock orders it was received against" }),
});

const WarehouseAdjustment = input("WarehouseAdjustment", "A part that was counted", {
  ...given,
  qtyOnHand: required(quantity({ min: 0, max: most.quantity, description: "How many were counted", example: 11 })),
  reason,
  lotNumber: { ...lotNumber, description: "Only this lot was counted; without it all that is there" },
  expectedQtyOnHand: quantity({
    min: 0,
    description: "What the counter believed to be there; when it is not, the count is refused (409) and says what is",
    example: 12,
  }),
});

const WarehouseReceipt = input("WarehouseReceipt", "A part that arrived", {
  ...given,
  qtyReceived: required({ ...movedQuantity, description: "How many arrived" }),
  poNumber: text({
    min: 1,
    max: most.text,
    description: "The purchase order; the number or `poNumber` of a restock order settles that order",
    example: "PO-7712",
  }),
  lotNumber,
  reason: { ...reason, description: "Why more or less came than was ordered, in words; kept in the ledger" },
  restockHdrUid: uid("The restock order that it settles; goes before `poNumber`"),
});

const WarehouseTransferItem = input("WarehouseTransferItem", "A part to move", {
  ...given,
  qtyToTransfer: required({ ...movedQuantity, description: "How many to move" }),
  reason,
  lotNumber: { ...lotNumber, description: "The lot to move; without it the oldest go first" },
});

const WarehouseUsageItem = input("WarehouseUsageItem", "A part that was used", {
  ...given,
  qtyUsed: required({ ...movedQuantity, description: "How many were used" }),
  warranty: { ...Warranty, description: "For a part that replaces one under warranty" },
  lotNumber: { ...lotNumber, description: "The lot used; without it the oldest go first" },
});

const words = [...stockroomWords, "stock", "movement"];
const params = { warehouseUid: uid("The stockroom") };
const common = {
  params,
  permission: "stockroom.move" as const,
  scope: "customer" as const,
  invalidates: ["vmi.warehouse", "vmi.warehouse.replenish"],
  errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"] as const,
};

/** Counting, receiving, transferring and using the parts of a stockroom. */
export const stockMoves: Readonly<Record<string, DeclaredEndpoint>> = {
  adjust: post("/{warehouseUid}/adjust", {
    ...common,
    body: input("WarehouseAdjustInput", "What was counted in a stockroom", {
      adjustments: required(
        list(WarehouseAdjustment, { min: 1, max: most.entries, message: "At least one adjustment is required" }),
      ),
    }),
    returns: list(StockMove),
    summary: "Set counted quantities of a stockroom",
    description:
      "Sets what is on hand to what was counted and records the difference with its reason, all counts or none. " +
      "Of a part with lots the oldest are taken as missing, unless a lot was counted by itself.",
    words: [...words, "count", "cycle count", "inventory", "correct", "variance", "recount"],
    tasks: ["enter a cycle count", "write off what is missing", "stocktake of a crib", "physical inventory"],
    rules: ["R092"],
  }),
  receive: post("/{warehouseUid}/receive", {
    ...common,
    body: input("WarehouseReceiveInput", "What arrived at a stockroom", {
      receipts: required(
        list(WarehouseReceipt, { min: 1, max: most.entries, message: "At least one receipt is required" }),
      ),
    }),
    returns: list(StockReceipt),
    summary: "Receive parts into a stockroom",
    description:
      "Adds what arrived and settles restock orders, all receipts or none: the order that is named, or else the oldest open ones " +
      "that expect the part. An order of which everything arrived is completed. More than was ordered is received as well.",
    words: [...words, "goods in", "put away", "delivery", "lot", "purchase order", "packing slip"],
    tasks: [
      "fill the crib with a delivery",
      "parts arrived in the crib",
      "book goods into a stockroom",
      "put new stock into the storeroom",
    ],
    invalidates: [...common.invalidates, "vmi.restockHdr"],
    rules: ["R093"],
  }),
  transfer: post("/{warehouseUid}/transfer", {
    ...common,
    body: input("WarehouseTransferInput", "Parts to move to another stockroom", {
      toWarehouseUid: required(uid("The stockroom they go to, of the same customer")),
      transfers: required(
        list(WarehouseTransferItem, { min: 1, max: most.entries, message: "At least one transfer item is required" }),
      ),
    }),
    returns: list(StockTransfer),
    summary: "Move parts to another stockroom",
    description: "All parts are moved, or none: too little of one refuses the whole call (422), naming each part.",
    words: [...words, "move stock", "relocate", "balance between stockrooms"],
    tasks: ["balance two stockrooms", "bring parts to another stockroom"],
    rules: ["R094"],
  }),
  usage: post("/{warehouseUid}/usage", {
    ...common,
    body: input("WarehouseUsageInput", "What was used, and for what", {
      jobDescription: required(
        text({
          min: 1,
          max: 255,
          message: "Job description is required",
          description: "The job to charge",
          example: "WO-5521",
        }),
      ),
      department: text({ max: most.text, description: "The department to charge", example: "Paint" }),
      usageItems: required(
        list(WarehouseUsageItem, { min: 1, max: most.entries, message: "At least one usage item is required" }),
      ),
    }),
    returns: list(StockMove),
    summary: "Charge used parts to a job",
    description:
      "Takes parts and charges them to a job and a department, all or none: too little of one refuses the whole call (422). " +
      "Parts used under warranty keep what was noted of it in the ledger.",
    words: [...words, "issue", "consume", "take out", "work order", "cost center", "warranty"],
    tasks: ["issue material to a department", "a mechanic used parts"],
    rules: ["R091", "R095", "R100"],
  }),
};
