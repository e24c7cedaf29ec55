import { type DeclaredEndpoint, get } from "../../endpoint.ts";
import { datetime, entity, list, nullable, oneOf, orderBy, paging, quantity, text, uid, yes } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { invProfileLineType, partFields, sellingUnitFields, stockroomWords } from "./part.ts";
import { StockMovement, UsageTotal } from "./stock-movement.ts";
import { stockMoves } from "./stock-moves.ts";

/** How much of a lot is there. */
export const StockroomLot: ObjectSchema = entity("StockroomLot", "How much of a lot is there", {
  lotNumber: text({ description: "The lot", example: "L-61" }),
  qtyOnHand: quantity({ description: "On hand of this lot", example: 36 }),
});

/** What a stockroom holds of a part, and what it should hold. */
export const StockroomPart: ObjectSchema = entity("StockroomPart", "What a stockroom has of a part", {
  warehouseUid: uid("The stockroom"),
  ...partFields,
  ...sellingUnitFields,
  qtyOnHand: quantity({ description: "On hand, the sum of the ledger's movements", example: 6 }),
  qtyOnOrder: quantity({ description: "On open restock orders and not yet received", example: 0 }),
  minQty: nullable(
    quantity({ description: "The profile's minimum; null for a part that it does not list", example: 10 }),
  ),
  maxQty: nullable(quantity({ description: "The profile's maximum", example: 40 })),
  reorderQty: nullable(quantity({ description: "The least that is ordered at once", example: 30 })),
  belowMinimum: yes({ description: "Whether less than the minimum is on hand", example: true }),
  sectionsUid: nullable(uid("The section it lies in")),
  sectionName: nullable(text({ description: "The section's name", example: "Rack A" })),
  upcOrEanId: nullable(text({ description: "Its bar code", example: "012345678905" })),
  imageUrl: nullable(text({ description: "Address of a picture", example: "/media/items/HB-M8-40.svg?site=demo" })),
  lots: list(StockroomLot, { description: "Its lots, the oldest first; what has no lot is not among them" }),
  lastMovement: nullable(datetime({ description: "When it was last moved or counted" })),
});

const params = { warehouseUid: uid("The stockroom") };
const partFilter = {
  invMastUid: uid("Only this item, or own product by its `productsUid`"),
  invProfileLineType,
};
const since = datetime({ description: "Only what happened at this time or later", example: "2026-01-01 00:00:00" });
const until = datetime({ description: "Only what happened before this time", example: "2027-01-01 00:00:00" });
const common = { permission: "stockroom.read" as const, scope: ofCustomer({ warehouseUid: "stockroom" }) };

/** The stock of a stockroom: what is there, what was moved, and moving it. */
export const warehouseStock: Readonly<Record<string, DeclaredEndpoint>> = {
  availability: get("/{warehouseUid}/availability", {
    params,
    query: {
      ...paging(),
      orderBy: orderBy("item_id|ASC"),
      q: text({
        description: "Words of the description, or a number: item, bar code, part number, the customer's own number",
      }),
      sectionsUid: uid("Only the parts of this section"),
      belowMinimum: yes({
        description: "True for only the parts with less than their minimum on hand, false for only the others",
      }),
      ...partFilter,
    },
    returns: list(StockroomPart),
    summary: "List what a stockroom has of each part",
    description:
      "Every part that its profile lists, and every other that was ever moved there. On hand is the sum of the ledger's movements. " +
      "A scanned bar code finds its part in one call, with or without leading zeros.",
    words: [...stockroomWords, "on hand", "stock", "quantity", "inventory", "lots", "scan", "min max", "gauge"],
    tasks: [
      "what is left in the crib",
      "how full are the bins against min and max",
      "how much is left in the storeroom",
      "how many are left in the crib",
    ],
    ...common,
  }),
  movements: get("/{warehouseUid}/movements", {
    params,
    query: {
      ...paging({ limit: 50 }),
      orderBy: orderBy("vmi_movement_uid|DESC"),
      q: text({ description: "Words of the part, job, department, reason or purchase order" }),
      movementType: oneOf(["adjust", "receive", "transfer", "usage", "opening"], {
        description: "Only movements of this kind",
      }),
      ...partFilter,
      department: text({ max: most.text, description: "Only usage by this department", example: "Paint" }),
      jobDescription: text({ max: 255, description: "Only usage for this job", example: "WO-5521" }),
      since,
      until,
    },
    returns: list(StockMovement),
    summary: "List what was moved in a stockroom",
    description: "The stockroom's ledger, the newest movement first.",
    words: [...stockroomWords, "ledger", "history", "audit", "who took", "consumption", "usage report", "warranty"],
    tasks: ["who took a part", "history of a part in the crib", "what went in and out"],
    ...common,
    extension: true,
  }),
  usageTotals: get("/{warehouseUid}/usage-totals", {
    params,
    query: {
      ...paging({ limit: 100 }),
      by: oneOf(["week", "month", "department", "job", "part"], { description: "What to add up by", default: "week" }),
      ...partFilter,
      department: text({ max: most.text, description: "Only usage by this department", example: "Paint" }),
      since,
      until,
    },
    returns: list(UsageTotal),
    summary: "Add up what was used in a stockroom",
    description:
      "By week and month the oldest first, otherwise the largest number of issues first. Quantities of different parts are added " +
      "up as they are; ask for one part to draw its consumption.",
    words: [...stockroomWords, "consumption", "usage report", "chart", "history", "cost center"],
    tasks: ["what was consumed by job", "usage by month", "how much was used per month", "usage per job or department"],
    ...common,
    extension: true,
  }),
  ...stockMoves,
};
