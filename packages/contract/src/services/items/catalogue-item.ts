import type { Fields } from "../../fields.ts";
import { entity, integer, list, money, nullable, oneOf, pick, quantity, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { ItemMaster, itemRecordFields } from "./item-master.ts";
import { ItemStock } from "./item-stock.ts";

/** The lists of a catalogue item; the query `fields` chooses among them. */
export const catalogueItemLists = [
  "categories",
  "attributes",
  "images",
  "accessories",
  "alternateCodes",
  "tags",
] as const;

const catalogueFields: Fields = {
  ...itemRecordFields,
  ...pick(ItemMaster, "categories", "attributes", "images", "accessories", "alternateCodes"),
  tags: list(text({ example: "metric" }), { description: "Tags that people gave it" }),
  itemVariantHdrUid: nullable(uid("The group of variants it belongs to")),
  stockStatus: nullable(
    oneOf(["in_stock", "out_of_stock"], {
      description: "Whether any location can sell it; null without `includeStock`",
    }),
  ),
  qtyAvailable: nullable(
    quantity({ description: "What all locations can sell together, in base units; null without `includeStock`" }),
  ),
  stock: nullable(list(ItemStock, { description: "The stock by location; null without `includeStock`" })),
};

/** An item as lists of the catalogue show it. */
export const CatalogueItem: ObjectSchema = entity("CatalogueItem", "An item as lists of the catalogue show it", {
  ...catalogueFields,
});

/** An accessory or substitute of an item. */
export const LinkedItem: ObjectSchema = entity("LinkedItem", "An item that goes with another one", {
  invMastLinksUid: uid("The link's unique number"),
  linkedToInvMastUid: uid("The item the link starts from"),
  linkType: text({ description: "What it is to that item", example: "accessory" }),
  note: nullable(text({ description: "Why the items go together", example: "Same thread" })),
  sequenceNo: integer({ min: 0, description: "Position among the links", example: 1 }),
  ...catalogueFields,
});

/** The price of a contract for an item from a quantity on. */
export const ContractItemPrice: ObjectSchema = entity("ContractItemPrice", "A contract's price of an item", {
  jobPriceLineUid: uid("The contract's line"),
  uom: text({ description: "The unit the price is for", example: "BX" }),
  unitSize: quantity({ description: "How many base units the unit holds", example: 100 }),
  minQty: quantity({ description: "From how many of that unit on", example: 1 }),
  qtyMaximum: nullable(quantity({ description: "Most that may be bought at the price", example: 5000 })),
  qtyOrdered: quantity({ description: "How many were ordered already", example: 200 }),
  shipToId: nullable(uid("The ship-to the price is for; null for each")),
  pricingMethod: oneOf(["price", "discount", "margin"], { description: "How the price was agreed" }),
  price: nullable(money({ description: "The price of the unit; null without `price.read`", example: 31.5 })),
  expirationDate: nullable(text({ description: "Until when, `YYYY-MM-DD HH:mm:ss`", example: "2026-12-31 00:00:00" })),
});

/** An item of a contract with its contract prices. */
export const ContractItem: ObjectSchema = entity("ContractItem", "An item of a contract with its contract prices", {
  ...catalogueFields,
  jobNo: text({ description: "The contract's job number", example: "J-2024-7" }),
  contractNo: nullable(text({ description: "The contract's number", example: "C-1188" })),
  customerId: uid("The customer the contract is with"),
  inForce: yesNo({ description: "Y when the contract's prices count today" }),
  contractPrice: nullable(
    money({ description: "The price of `contractUom` from its least quantity on; null without `price.read`" }),
  ),
  contractUom: text({ description: "The unit of `contractPrice`", example: "BX" }),
  contractPrices: list(ContractItemPrice, { description: "Each price of the contract, by unit and quantity" }),
});
