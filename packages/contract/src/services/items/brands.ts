import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, integer, nullable, paging, orderBy, pick, required, statusCd, text, uid, optional } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";

/** A brand that items are sold under (R104, R105). */
export const Brand: ObjectSchema = entity("Brand", "A brand that items are sold under", {
  brandsUid: uid("The brand's unique number"),
  brandsId: nullable(text({ max: 40, description: "The brand's short code", example: "VEGA" })),
  brandsName: text({ min: 1, max: 255, description: "The name as printed on the item", example: "Vega" }),
  brandsDesc: nullable(text({ max: 40, description: "One line about the brand", example: "Motors and drives" })),
  imageUrl: nullable(text({ max: 255, description: "Address of the brand's logo", example: "/media/brands/vega.svg" })),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const brandFields = pick(Brand, "brandsId", "brandsDesc", "imageUrl");

export const brands: Resource = resource(
  "/brands",
  crud({
    entity: Brand,
    noun: "brand",
    defaultOrder: "brands_uid|ASC",
    listQuery: { ...paging(), orderBy: orderBy("brands_uid|ASC"), q: text({ description: "Words to look for in name, code and description" }) },
    create: input("CreateBrandInput", "A new brand", { brandsName: required(Brand.properties.brandsName as ObjectSchema), ...brandFields }),
    update: input("UpdateBrandInput", "What to change of a brand", { ...pick(Brand, "brandsName", "statusCd"), ...brandFields }),
    words: ["make", "manufacturer", "label", "trademark"],
    read: "catalog.read",
    write: "catalog.write",
    invalidates: ["items.brands", "search.itemSearch"],
    rules: ["R104", "R105"],
  }),
);

/** An item listed under a brand. */
export const BrandItem: ObjectSchema = entity("BrandItem", "An item listed under a brand", {
  brandsXItemsUid: uid("The unique number of the pair"),
  brandsUid: uid("The brand"),
  invMastUid: uid("The item"),
  itemId: text({ max: 40, description: "The item's number", example: "HB-M8-40" }),
  itemDesc: text({ max: 255, description: "The item's description", example: "Hex bolt M8 x 40 zinc" }),
  sequenceNo: integer({ min: 0, description: "Position in the brand's list", example: 1 }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

export const brandItems: Resource = resource(
  "/brands/{id}/items",
  crud({
    entity: BrandItem,
    noun: "item of a brand",
    key: "brandsXItemsUid",
    parents: { id: uid("brandsUid of the brand") },
    defaultOrder: "sequence_no|ASC",
    listQuery: { ...paging() },
    create: input("CreateBrandItemInput", "An item to list under a brand", { invMastUid: required(uid("The item")), sequenceNo: optional(BrandItem.properties.sequenceNo as ObjectSchema) }),
    update: input("UpdateBrandItemInput", "What to change of a brand's item", pick(BrandItem, "sequenceNo", "statusCd")),
    words: ["make", "products of a brand"],
    read: "catalog.read",
    write: "catalog.write",
    invalidates: ["items.brands.items"],
  }),
);
