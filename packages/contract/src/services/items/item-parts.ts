import { entity, integer, list, nullable, number, oneOf, pick, quantity, text, uid, yesNo } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { Attribute, AttributeValue } from "./attributes.ts";
import { itemFields } from "./item-reference.ts";
import { UnitOfMeasure } from "./item-uom.ts";

/** A unit an item is sold or bought in, as an item carries it. */
export const ItemUomRef: ObjectSchema = entity("ItemUomRef", "A unit an item is sold or bought in", {
  ...pick(
    UnitOfMeasure,
    "itemUomUid",
    "unitOfMeasure",
    "unitSize",
    "sellingUnit",
    "purchasingUnit",
    "b2bUnitFlag",
    "minimumOrderQty",
    "orderMultiple",
  ),
});

/** A text on an item's page: the long description, a notice, an application hint. */
export const InvMastText: ObjectSchema = entity("InvMastText", "A text on an item's page", {
  sequenceNo: integer({ min: 0, description: "Position on the page", example: 1 }),
  displayOnWebFlag: yesNo({ description: "Y when shoppers may read it" }),
  textTypeCd: integer({ description: "What kind of text it is", example: 1 }),
  webDisplayTypeUid: nullable(integer({ description: "Where on the page it stands", example: 3 })),
  webDisplayTypeId: nullable(text({ description: "The name of that place", example: "application" })),
  textValue: text({ description: "The text", example: "Suitable for outdoor use." }),
});

/** Whose number an alternate code is. */
export const codeTypes = ["customer", "supplier", "manufacturer", "upc", "legacy", "competitor"] as const;

/** Another number under which an item is known. */
export const ItemAlternateCode: ObjectSchema = entity("ItemAlternateCode", "Another number of an item", {
  itemAlternateCodeUid: uid("The alternate code's unique number"),
  alternateCode: text({ description: "The code as it is written", example: "NG-1140" }),
  codeType: oneOf(codeTypes, { description: "Whose number it is" }),
  customerId: nullable(uid("The customer whose number it is; only for the type `customer`")),
  description: nullable(text({ description: "Further words about the code", example: "Northgate's stock number" })),
});

/** A picture of an item. */
export const ItemImage: ObjectSchema = entity("ItemImage", "A picture of an item", {
  itemImageUid: uid("The picture's unique number"),
  sequenceNo: integer({ min: 0, description: "Position; the first is the main picture", example: 1 }),
  imageUrl: text({ description: "The picture's address", example: "/media/items/hb-m8-40.svg?site=demo" }),
  altText: text({ description: "What the picture shows, for those who do not see it", example: "Hex bolt M8 x 40" }),
});

/** A document about an item. */
export const ItemDocument: ObjectSchema = entity("ItemDocument", "A document about an item", {
  itemDocumentUid: uid("The document's unique number"),
  sequenceNo: integer({ min: 0, description: "Position in the list", example: 1 }),
  title: text({ description: "The document's name", example: "Data sheet hex bolts" }),
  category: text({ description: "What kind of document it is", example: "Data sheet" }),
  documentUrl: text({ description: "The document's address", example: "/media/documents/hex-bolts.pdf" }),
});

/** A value an item has of one of its attributes. */
export const ItemAttributeValue: ObjectSchema = entity("ItemAttributeValue", "A value an item has of an attribute", {
  ...pick(AttributeValue, "attributeValueUid", "attributeValue", "numericValue"),
  sequenceNo: integer({ min: 0, description: "Position among the item's values", example: 1 }),
});

/** An attribute of an item with the values the item has. */
export const ItemAttribute: ObjectSchema = entity("ItemAttribute", "An attribute of an item with the item's values", {
  ...pick(Attribute, "attributeUid", "attributeId", "attributeDesc", "dataType", "maxLength", "unit"),
  sequenceNo: integer({ min: 0, description: "Position among the item's attributes", example: 1 }),
  statusCd: Attribute.properties.statusCd ?? {},
  values: list(ItemAttributeValue, { description: "What the item has; several for a choice" }),
});

/** One step of the way from the root of the catalogue to a category. */
export const CategoryCrumb: ObjectSchema = entity("CategoryCrumb", "A step of the way to a category", {
  itemCategoryUid: uid("The category"),
  itemCategoryId: text({ description: "The category's code", example: "hex-bolts" }),
  itemCategoryDesc: text({ description: "The category's name", example: "Hex bolts" }),
  level: integer({ min: 1, description: "1 for a root", example: 2 }),
});

/** A category an item is listed in. */
export const ItemCategoryRef: ObjectSchema = entity("ItemCategoryRef", "A category an item is listed in", {
  ...pick(CategoryCrumb, "itemCategoryUid", "itemCategoryId", "itemCategoryDesc", "level"),
  fullPath: text({ description: "The names from the root on", example: "Fasteners / Hex bolts" }),
  isMain: yesNo({ description: "Y for the item's main category" }),
});

/** An item that another one names: an accessory, a substitute, a sample. */
export const ItemRef: ObjectSchema = entity("ItemRef", "An item that another one names", {
  ...itemFields,
  linkType: text({ description: "What it is to the item", example: "accessory" }),
  note: nullable(text({ description: "Why the items go together", example: "Same thread" })),
  sequenceNo: integer({ min: 0, description: "Position in the list", example: 1 }),
  discontinued: yesNo({ description: "Y when it is no longer made", example: "N" }),
});

/** A picture or document of an item's marketing folder. */
export const BrandFolderAsset: ObjectSchema = entity("BrandFolderAsset", "A picture or document of an item", {
  assetType: oneOf(["image", "document"], { description: "What it is" }),
  title: text({ description: "What it shows or is called", example: "Data sheet hex bolts" }),
  url: text({ description: "Its address", example: "/media/items/hb-m8-40.svg?site=demo" }),
});

/** The pictures and documents of an item as one folder. */
export const BrandFolder: ObjectSchema = entity("BrandFolder", "The pictures and documents of an item as one folder", {
  assets: list(BrandFolderAsset, { description: "Pictures first, then documents" }),
});

/** A discount from a quantity on. */
export const ItemPriceBreak: ObjectSchema = entity("ItemPriceBreak", "A discount from a quantity on", {
  breakQty: quantity({ description: "From how many base units on", example: 100 }),
  discountPercent: number({ min: 0, max: 100, description: "Off the class price", example: 5 }),
});

/** The list price fields of the caller's price class. The price that is charged is the price engine's. */
export const ItemPricing: ObjectSchema = entity("ItemPricing", "The list prices of the caller's price class", {
  customerId: nullable(uid("The customer the prices are for; null for nobody's in particular")),
  priceClass: nullable(integer({ min: 1, max: 10, description: "The customer's price class", example: 3 })),
  unitOfMeasure: text({ description: "The base unit that the prices are for", example: "EA" }),
  listPrice: nullable(number({ description: "The list price of a base unit", example: 0.42 })),
  classPrice: nullable(number({ description: "The price of the class for a base unit", example: 0.38 })),
  breaks: list(ItemPriceBreak, { description: "Discounts by quantity, smallest first" }),
});
