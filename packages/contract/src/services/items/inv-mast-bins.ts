import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, list, nullable, orderBy, paging, pick, quantity, text, uid, yes, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { Bin, BinContent } from "./bins.ts";

/** What a bin holds of one lot. */
export const LotStock: ObjectSchema = entity("LotStock", "What a bin holds of one lot of an item", {
  ...pick(BinContent, "lot", "qtyOnHand", "qtyAllocated", "qtyAvailable"),
});

/** What a bin of a location holds of an item. */
export const LocationBinStock: ObjectSchema = entity("LocationBinStock", "What a bin of a location holds of an item", {
  ...pick(Bin, "locationId", "locationName", "bin", "binDesc", "binType", "sequenceNo", "statusCd"),
  ...pick(BinContent, "invMastUid", "itemId", "itemDesc", "unitOfMeasure", "qtyOnHand", "qtyAllocated", "qtyAvailable"),
  primaryBin: yesNo({ description: "Y when the item lies here by rule" }),
  minQty: nullable(quantity({ description: "Least stock the location wants of the item", example: 100 })),
  maxQty: nullable(quantity({ description: "Most stock the location wants of the item", example: 1000 })),
  lots: list(LotStock, { description: "The same by lot, of items with lots" }),
});

const params = { id: uid("invMastUid of the item"), loc: uid("locationId of the location") };
const words = ["bin", "shelf", "storage place", "stored", "where is it", "warehouse", "lot", "stock"];

/** `/inv-mast/{id}/locations/{loc}/bins`: where an item lies at a location. */
export const invMastLocationBins: Resource = resource("/inv-mast/{id}/locations/{loc}/bins", {
  list: get("", {
    params,
    query: {
      ...paging(),
      orderBy: orderBy("bin|ASC"),
      excludeZero: yes({ description: "Leave out bins without pieces on hand", default: false }),
    },
    returns: list(LocationBinStock),
    summary: "List the bins of a location that hold an item",
    description: "The primary bin is listed also when it is empty, unless `excludeZero`.",
    words,
    tasks: [
      "on which shelf does it lie",
      "find a part's bin",
      "where is it kept",
      "where can I find this part in the building",
      "which rack",
    ],
    permission: "catalog.read",
    scope: "site",
  }),
  get: get("/{bin}", {
    params: { ...params, bin: text({ min: 1, description: "The bin's code, case aside", example: "A-01-1" }) },
    returns: LocationBinStock,
    summary: "Get what a bin holds of an item",
    description: "Of a bin that does not hold the item, quantities are 0.",
    words,
    tasks: ["how many of an item are in a bin"],
    permission: "catalog.read",
    scope: "site",
  }),
});
