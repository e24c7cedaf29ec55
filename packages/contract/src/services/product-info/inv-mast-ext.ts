import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  code,
  datetime,
  entity,
  input,
  nullable,
  orderBy,
  paging,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { itemFields } from "../items/item-reference.ts";

const invMastUid = itemFields.invMastUid;

/** A text that the item's own record gives when nothing else is said. */
function inherited(max: number, description: string, example: string): Schema {
  return nullable(text({ max, description: `${description}; the item's own when left out or null`, example }));
}

const writable: Readonly<Record<string, Schema>> = {
  upcOrEan: inherited(3, "What kind of number `upcOrEanId` is", "UPC"),
  upcOrEanId: inherited(15, "The number below the bar code", "614141007349"),
  upcOrEanPrefix: nullable(
    text({ max: 9, description: "The part of the number that names the company", example: "614141" }),
  ),
  upcOrEanItem: nullable(text({ max: 5, description: "The part of the number that names the item", example: "00734" })),
  attributeGroupUid: nullable(uid("The group of attributes the item is described by")),
  brandName: inherited(255, "The brand as it is shown", "Vega"),
  manufacturerName: inherited(255, "Who makes the item", "Vega Fastening"),
  partNumber: inherited(255, "The manufacturer's number of the item", "VG-4017-8x40-88Z"),
  metaTitle: nullable(
    text({ max: 255, description: "Title of the page for search engines", example: "Hex bolt M8 × 40" }),
  ),
  metaDescription: nullable(
    text({ max: 255, description: "What search engines show below the title", example: "Zinc-plated, class 8.8" }),
  ),
  metaKeywords: nullable(text({ max: 255, description: "Words by comma", example: "hex bolt, M8, 8.8" })),
};

/** What is said of an item beyond the ERP's item master (R141–R145). */
export const ItemExtension: ObjectSchema = entity(
  "ItemExtension",
  "What is said of an item beyond the ERP's item master: bar code, brand, manufacturer, texts for search engines",
  {
    invMastExtUid: uid("The extension's unique number"),
    ...itemFields,
    ...writable,
    statusCd: statusCd(),
    dateCreated: datetime(),
    dateLastModified: datetime(),
  },
);

const plain = crud({
  entity: ItemExtension,
  noun: "item extension",
  key: "invMastExtUid",
  defaultOrder: "inv_mast_ext_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("inv_mast_ext_uid|ASC"),
    q: text({ description: "Words to look for in item, brand, manufacturer, part number and texts" }),
    statusCd: statusCd(),
    invMastUid: { ...invMastUid, description: "Only the extension of this item" },
  },
  create: input("CreateItemExtensionInput", "The extension of an item", {
    invMastUid: required(invMastUid),
    ...writable,
  }),
  update: input("UpdateItemExtensionInput", "What to change of an item's extension", {
    statusCd: code({
      max: 9999,
      description: "704 active, 705 inactive, 700 deleted; other codes are kept as they are",
    }),
    invMastUid,
    ...writable,
  }),
  words: ["UPC", "EAN", "GTIN", "bar code", "SEO", "meta", "manufacturer", "part number", "product data"],
  tasks: {
    list: ["manufacturer's data of items"],
    create: ["add a GTIN to an item"],
    update: ["correct the UPC of an item", "title and keywords for search engines", "edit SEO title of a product"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["productInfo.invMastExt"],
  rules: ["R140", "R141", "R142", "R143", "R144", "R145", "R146", "R147"],
});

const oneExtension =
  "An item has one extension; a second is refused (409). What is left out or null is answered as the item's own record says.";

/** `/inv-mast-ext`: what is said of items beyond the item master (R140–R147). */
export const invMastExt: Resource = resource("/inv-mast-ext", {
  ...plain,
  create: { ...plain.create, description: oneExtension, errors: ["RESOURCE_CONFLICT"] },
  update: { ...plain.update, description: oneExtension, errors: ["RESOURCE_CONFLICT"] },
});
