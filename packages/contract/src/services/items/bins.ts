import { get, type Resource, resource } from "../../endpoint.ts";
import { entity, integer, list, nullable, orderBy, paging, quantity, statusCd, text, uid, yes } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** What lies in a bin of one item and lot. */
export const BinContent: ObjectSchema = entity("BinContent", "What lies in a bin of one item and lot", {
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({ max: 255, description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
  upcOrEanId: nullable(text({ description: "The item's bar code", example: "012345678905" })),
  lot: text({ description: "The lot; empty for items without lots", example: "L-2406" }),
  unitOfMeasure: text({ max: 8, description: "The base unit the quantities are in", example: "EA" }),
  qtyOnHand: quantity({ description: "Pieces that lie in the bin", example: 400 }),
  qtyAllocated: quantity({ description: "Of these, promised to orders", example: 120 }),
  qtyAvailable: quantity({ description: "On hand less allocated", example: 280 }),
});

/** A storage place of a location with what lies in it. */
export const Bin: ObjectSchema = entity("Bin", "A storage place of a location with what lies in it", {
  locationId: uid("The location"),
  locationName: text({ description: "The location's name", example: "Columbus" }),
  bin: text({ description: "The bin's code, unique in its location", example: "A-01-1" }),
  binDesc: nullable(text({ description: "Where the bin is", example: "Aisle A, bay 1, shelf 3" })),
  binType: text({ description: "What kind of place it is", example: "shelf" }),
  sequenceNo: integer({ min: 0, description: "Position on the walk through the location", example: 103 }),
  statusCd: statusCd(),
  contentCount: integer({ min: 0, description: "How many contents there are in all", example: 2 }),
  contents: list(BinContent, { description: "What lies in the bin, by item number and lot" }),
});

const excludeZero = yes({ description: "Leave out what has no pieces on hand", default: false });
const words = ["storage place", "shelf", "rack", "slot", "warehouse", "what is in this bin", "stock"];

/** `/locations/{id}/bins`: the storage places of a location and their stock. */
export const locationBins: Resource = resource("/locations/{id}/bins", {
  list: get("", {
    params: { id: uid("locationId of the location") },
    query: {
      bin: text({ description: "Only bins whose code begins so, case aside", example: "A-01" }),
      excludeZero: { ...excludeZero, description: "Leave out empty bins, and contents without pieces on hand" },
      ...paging(),
      orderBy: orderBy("bin|ASC"),
    },
    returns: list(Bin),
    summary: "List the bins of a location with their stock",
    words,
    tasks: ["map of the shelves", "bin locations of a branch"],
    permission: "catalog.read",
    scope: "site",
  }),
  get: get("/{bin}", {
    params: {
      id: uid("locationId of the location"),
      bin: text({ min: 1, description: "The bin's code", example: "A-01-1" }),
    },
    query: { excludeZero, ...paging(), orderBy: orderBy("item_id|ASC") },
    returns: Bin,
    summary: "Get one bin with what lies in it",
    description:
      "`limit`, `offset`, `orderBy` and `excludeZero` apply to the contents; `contentCount` tells how many there are. The bin is found case aside.",
    words,
    tasks: ["contents of a shelf", "scan a bin", "scan a bin label", "what is stored here"],
    permission: "catalog.read",
    scope: "site",
  }),
});
