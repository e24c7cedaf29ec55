import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, list, orderBy, paging, quantity, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { itemFields } from "./item-reference.ts";

const unitOfMeasure = text({ min: 1, max: 8, description: "The unit's code", example: "BX" });

/** A unit an item is bought, stocked or sold in (R116). */
export const UnitOfMeasure: ObjectSchema = entity("UnitOfMeasure", "A unit an item is bought, stocked or sold in", {
  itemUomUid: uid("The unique number of the item's unit"),
  invMastUid: itemFields.invMastUid,
  itemId: itemFields.itemId,
  unitOfMeasure,
  unitSize: quantity({ above: 0, description: "How many base units it holds", example: 100 }),
  sellingUnit: yesNo({ description: "Y when the item may be sold in it" }),
  purchasingUnit: yesNo({ description: "Y when the item may be bought in it" }),
  b2bUnitFlag: yesNo({ description: "Y when shoppers may order in it" }),
  minimumOrderQty: quantity({ min: 0, description: "Least quantity of an order, in this unit", example: 1 }),
  orderMultiple: quantity({ min: 0, description: "Orders go up in steps of this, in this unit", example: 1 }),
  deleteFlag: yesNo({ description: "Y when the item no longer has the unit", example: "N" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const words = ["unit", "UOM", "pack size", "package", "box", "case", "each", "conversion", "multiple", "minimum order"];

/** `/item-uom`: the units of items with their sizes. */
export const itemUom: Resource = resource("/item-uom", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("item_uom_uid|ASC"),
      invMastUid: uid("Only units of this item"),
      unitOfMeasure: { ...unitOfMeasure, description: "Only this unit, case aside" },
      deleteFlag: yesNo({ description: "Y for units that items no longer have", default: "N" }),
      createdSince: datetime({ description: "Only units created at this time or later" }),
      modifiedSince: datetime({ description: "Only units changed at this time or later" }),
    },
    returns: list(UnitOfMeasure),
    summary: "List the units of measure of items",
    words,
    tasks: [
      "how many pieces in a box",
      "sell by the case or each",
      "convert boxes to pieces",
      "in which packs can I buy it",
      "case quantity",
      "how many come in a box",
      "can I buy single pieces",
    ],
    permission: "catalog.read",
    scope: "site",
    rules: ["R116"],
  }),
  get: get("/{id}", {
    params: { id: uid("itemUomUid of the unit") },
    returns: UnitOfMeasure,
    summary: "Get one unit of measure of an item",
    words,
    permission: "catalog.read",
    scope: "site",
    rules: ["R116"],
  }),
});
