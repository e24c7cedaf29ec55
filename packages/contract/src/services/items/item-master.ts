import {
  code,
  datetime,
  entity,
  integer,
  list,
  money,
  nullable,
  number,
  open,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import {
  BrandFolder,
  CategoryCrumb,
  InvMastText,
  ItemAlternateCode,
  ItemAttribute,
  ItemCategoryRef,
  ItemDocument,
  ItemImage,
  ItemPricing,
  ItemRef,
  ItemUomRef,
} from "./item-parts.ts";
import { itemFields } from "./item-reference.ts";

const measure = (description: string, example: number): Schema => nullable(number({ min: 0, description, example }));
const line = (description: string, example: string): Schema => nullable(text({ description, example }));

/** The fields of an item that its record holds, in every document that shows it. */
export const itemRecordFields: Readonly<Record<string, Schema>> = {
  ...itemFields,
  displayDesc: line("The headline of the item's page", "Hex Bolt, M8-1.25 x 40 mm, 8.8, Zinc"),
  upc: line("The bar code number (GTIN)", "012345678905"),
  unitOfMeasure: text({ description: "The unit it is sold in unless another is asked for", example: "EA" }),
  baseUnit: text({ description: "The unit stock and prices are kept in", example: "EA" }),
  listPrice: nullable(money({ description: "List price of a base unit; null without the permission `price.read`" })),
  stdPrice: nullable(
    money({ description: "Standard price of a base unit; for staff who see every customer's prices, else null" }),
  ),
  statusCd: statusCd(),
  onlineCd: code({ description: "704 sold online, 705 not", example: 704 }),
  displayOnWebFlag: yesNo({ description: "Y when shoppers find it" }),
  deleteFlag: yesNo({ description: "Y when the record is deleted", example: "N" }),
  discontinued: yesNo({ description: "Y when it is no longer made; see its substitutes", example: "N" }),
  brandsUid: nullable(uid("The brand")),
  brandsId: line("The brand's short code", "VEGA"),
  brandsName: line("The brand's name", "Vega"),
  manufacturerName: line("Who makes it", "Vega Fasteners Inc."),
  manufacturerPartNumber: line("The maker's number", "VG-8840"),
  weight: measure("Weight of a base unit in kilograms", 0.02),
  length: measure("Length of a base unit in metres", 0.04),
  width: measure("Width of a base unit in metres", 0.013),
  height: measure("Height of a base unit in metres", 0.013),
  classId5: line("The item's fifth class", "HARDWARE"),
  productCollection: line("The collection it belongs to", "Vega Hex Bolts"),
};

const priceClasses = Object.fromEntries(
  Array.from({ length: 10 }, (_, index): [string, Schema] => [
    `price${index + 1}`,
    nullable(
      money({
        description: `Price of a base unit in price class ${index + 1}; null when it is not the caller's to see`,
      }),
    ),
  ]),
);

const stockFlags: Readonly<Record<string, Schema>> = {
  vndrStock: yesNo({ description: "Y when the supplier keeps it in stock", example: "N" }),
  serialized: yesNo({ description: "Y when each piece has a serial number", example: "N" }),
  trackLots: yesNo({ description: "Y when its lots are kept apart", example: "N" }),
  taxable: yesNo({ description: "Y when sales tax is due on it" }),
};

const listsOfItem: Readonly<Record<string, Schema>> = {
  itemUom: list(ItemUomRef, { description: "Its units, smallest first" }),
  alternateCodes: list(ItemAlternateCode, { description: "Its other numbers; of customers' numbers the caller's own" }),
  legacyTags: list(text({ example: "metric" }), { description: "Tags that people gave it" }),
  attributes: list(ItemAttribute, { description: "Its properties with their values" }),
  images: list(ItemImage, { description: "Its pictures, the main one first" }),
  documents: list(ItemDocument, { description: "Data sheets, certificates, manuals" }),
  categories: list(ItemCategoryRef, { description: "The categories it is listed in, the main one first" }),
  categoryList: list(text({ example: "Fasteners / Hex bolts" }), { description: "The same as full paths" }),
  docCatTrees: list(list(CategoryCrumb), { description: "For each category the way from the root to it" }),
  accessories: list(ItemRef, { description: "Items to buy with it" }),
  substitutes: list(ItemRef, { description: "Items to buy instead of it" }),
  invMastText: list(InvMastText, { description: "Texts of its page in their order" }),
  fullSizedSamples: list(ItemRef, { description: "Items that are samples of it in full size" }),
};

/** How an item was found by a code; of a call that looks for codes. */
const match: Readonly<Record<string, Schema>> = {
  matchedCode: line("The code that was found, as it is written: print it as “your number”", "NG-1140"),
  matchedCodeType: line("Whose code it is: `itemId`, `customer`, `upc`, `manufacturer` …", "customer"),
  similarity: nullable(number({ min: 0, max: 1, description: "How alike it is; only of similar items", example: 0.7 })),
};

/** An item with everything its page shows. */
export const ItemMaster: ObjectSchema = entity("ItemMaster", "An item with everything its page shows", {
  ...itemRecordFields,
  extendedDesc: line("The long description", "Hexagon head bolt, partially threaded"),
  webDesc: line("A paragraph for the page", "For machine building and steelwork."),
  keywords: line("Words it is found by", "screw machine bolt"),
  defaultSellingUnit: text({ description: "The unit it is sold in unless another is asked for", example: "EA" }),
  defaultPurchasingUnit: text({ description: "The unit it is bought in", example: "BX" }),
  defaultProductGroup: line("The product group", "Hex bolts"),
  ...stockFlags,
  taxClass: line("The class that taxes go by", "PPE"),
  classId1: line("The item's first class", "FASTENERS"),
  classId2: line("The item's second class", "METRIC"),
  classId3: line("The item's third class", "STEEL"),
  classId4: line("The item's fourth class", "A"),
  upcOrEan: line("Which kind of bar code number `upcOrEanId` is", "UPC"),
  upcOrEanId: line("The bar code number", "012345678905"),
  supplierName: line("Who it is bought from", "Midwest Fastener Supply"),
  ...priceClasses,
  ...listsOfItem,
  swatchSample: nullable(ItemRef),
  brandFolder: BrandFolder,
  userDefined: open({ description: "Fields that the site added" }),
  itemVariantHdrUid: nullable(uid("The group of variants it belongs to")),
  linksCount: integer({ min: 0, description: "How many items it is linked to", example: 4 }),
  subPartsCount: integer({ min: 0, description: "How many parts it is made up of", example: 0 }),
  faqCount: integer({ min: 0, description: "How many questions about it are answered", example: 2 }),
  pricing: nullable(ItemPricing),
  ...match,
  dateCreated: datetime(),
  dateLastModified: datetime(),
});
