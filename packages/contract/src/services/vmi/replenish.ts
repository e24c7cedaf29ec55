import { get, post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  list,
  nullable,
  oneOf,
  orderBy,
  paging,
  quantity,
  required,
  text,
  uid,
  yes,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ofCustomer } from "../../scope.ts";
import { givenPartKey, movedQuantity, partFields, sellingUnitFields, stockroomWords } from "./part.ts";
import { RestockHeader, restockReference } from "./restock-hdr.ts";

/** A part that a stockroom should order, and why (R005). */
export const ReplenishmentItem: ObjectSchema = entity("ReplenishmentItem", "A part to order, how many and why", {
  ...partFields,
  ...sellingUnitFields,
  qtyOnHand: quantity({ description: "On hand", example: 6 }),
  qtyOnOrder: quantity({ description: "On open restock orders and not yet received", example: 0 }),
  minQty: quantity({ description: "The profile's minimum", example: 10 }),
  maxQty: quantity({ description: "The profile's maximum", example: 40 }),
  reorderQty: nullable(
    quantity({
      description: "The least that is ordered at once; null when any quantity is",
      example: 30,
    }),
  ),
  belowMinimum: yes({
    description: "Whether what is on hand and on order together is less than the minimum",
    example: true,
  }),
  missingQty: quantity({ description: "Maximum less on hand less on order; 0 when nothing is missing", example: 34 }),
  suggestedOrderQty: quantity({
    description:
      "`missingQty`, or `reorderQty` where that is more, rounded up to full selling units, in `unitOfMeasure`; 0 when nothing is missing",
    example: 40,
  }),
  suggestedSellingUnits: quantity({ description: "The same in `sellingUnit`", example: 1 }),
  explanation: text({
    description: "How the suggestion came about",
    example: "Maximum 40 − 6 on hand − 0 on order = 34 EA, rounded up to 1 CS of 40.",
  }),
  distributorUid: nullable(uid("The distributor to order it from; null when none is set")),
  distributorsName: nullable(text({ description: "The distributor's name", example: "Purvey Demo Supply" })),
  sectionsUid: nullable(uid("The section it lies in")),
  sectionName: nullable(text({ description: "The section's name", example: "Rack A" })),
  invProfileLineUid: uid("The profile's line that says so"),
  dateLastModified: datetime({ description: "When that line was changed last" }),
});

const WarehouseRestockItem = input("WarehouseRestockItem", "A part to order", {
  ...givenPartKey,
  invMastUid: required(givenPartKey.invMastUid),
  qtyToOrder: required({
    ...movedQuantity,
    description: "How many to order, in the part's `unitOfMeasure`",
    examples: [100],
  }),
});

const words = [...stockroomWords, "reorder", "restock", "refill", "min max", "suggestion", "order up to", "shortage"];
const params = { warehouseUid: uid("The stockroom") };

/** `/warehouse/{warehouseUid}/replenish`: what a stockroom should order, and ordering it. */
export const warehouseReplenish: Resource = resource("/warehouse/{warehouseUid}/replenish", {
  list: get("", {
    params,
    query: {
      ...paging(),
      orderBy: {
        ...orderBy("below_minimum|DESC,item_id|ASC"),
        description:
          "Columns to sort by, `column|ASC` or `column|DESC`, several by comma; `runs_out|ASC` begins with what has the least " +
          "on hand of its minimum",
      },
      distributorsUid: uid("Only what is ordered from this distributor"),
      sectionsUid: uid("Only the parts of this section"),
      q: text({ description: "Words or numbers of the part" }),
      show: oneOf(["missing", "belowMinimum", "all"], {
        description:
          "Parts of which something is missing, of which less than the minimum is on hand, or all of the profile",
        default: "missing",
      }),
    },
    returns: list(ReplenishmentItem),
    summary: "Suggest what a stockroom should order",
    description:
      "For each part of the stockroom's profile: its maximum less what is on hand less what is on open restock orders, rounded up to " +
      "full selling units. " +
      "Of a part with a `reorderQty` at least so much is suggested. Each says how it came about, and why when it goes above the maximum.",
    words,
    tasks: [
      "what runs low",
      "parts below min",
      "parts below minimum",
      "refill proposal",
      "what do we have to buy for the crib",
    ],
    permission: "stockroom.read",
    scope: ofCustomer({ warehouseUid: "stockroom" }),
  }),
  create: post("", {
    params,
    body: input("WarehouseReplenishInput", "What to order for a stockroom", {
      distributorUid: uid("The distributor to order from; without it the one that all the parts have"),
      restockItems: required(
        list(WarehouseRestockItem, { min: 1, max: most.entries, message: "At least one restock item is required" }),
      ),
      beyondMaximum: yes({
        description: "True to order also what the profile does not list, and more than its maximum leaves room for",
        default: false,
      }),
      ...restockReference,
    }),
    returns: RestockHeader,
    summary: "Order what a stockroom is missing",
    description:
      "Makes one restock order with all lines and answers it. What it holds counts as on order until it is received, so the same " +
      "suggestion posted twice orders once: the second is refused (409), and says on which order the parts are.",
    words,
    tasks: [
      "place the suggested orders",
      "order what runs low",
      "reorder everything below minimum",
      "trigger replenishment",
    ],
    permission: "stockroom.move",
    scope: "customer",
    invalidates: ["vmi.warehouse", "vmi.warehouse.replenish", "vmi.restockHdr"],
    rules: ["R096"],
    errors: ["RESOURCE_CONFLICT", "BUSINESS_LOGIC_ERROR"],
  }),
});
