import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  nullable,
  orderBy,
  paging,
  pick,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { itemFields } from "./item-reference.ts";
import { keptStatusCd } from "./kept-status-cd.ts";
import { sequenceNo } from "./sequence-no.ts";

/** A brand that items are sold under (R104, R105). */
export const Brand: ObjectSchema = entity("Brand", "A brand that items are sold under", {
  brandsUid: uid("The brand's unique number"),
  brandsId: nullable(text({ max: most.text, description: "The brand's short code", example: "VEGA" })),
  brandsName: text({ min: 1, max: 255, description: "The name as printed on the item", example: "Vega" }),
  brandsDesc: nullable(text({ max: 40, description: "One line about the brand", example: "Motors and drives" })),
  imageUrl: nullable(text({ max: 255, description: "Address of the brand's logo", example: "/media/brands/vega.svg" })),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const brandFields = pick(Brand, "brandsId", "brandsDesc", "imageUrl");
const brandsName = Brand.properties.brandsName ?? text();

const plain = crud({
  entity: Brand,
  noun: "brand",
  defaultOrder: "brands_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("brands_uid|ASC"),
    q: text({ description: "Words to look for in name, code and description" }),
  },
  create: input("CreateBrandInput", "A new brand", { brandsName: required(brandsName), ...brandFields }),
  update: input("UpdateBrandInput", "What to change of a brand", {
    brandsName,
    ...brandFields,
    statusCd: keptStatusCd,
  }),
  words: ["make", "manufacturer", "label", "trademark"],
  tasks: {
    list: ["manufacturers we carry", "which makes do we sell"],
    create: ["start to carry a manufacturer", "start selling a new manufacturer"],
    delete: ["we no longer sell this manufacturer"],
    update: ["rename a manufacturer", "fix the spelling of a brand"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["items.brands", "items.brands.items", "search.itemSearch"],
  rules: ["R104", "R105"],
});

const oneName = "A name that another brand has, case aside, is refused (409).";

/** `/brands`: what items are sold under. */
export const brands: Resource = resource("/brands", {
  ...plain,
  create: { ...plain.create, description: oneName, errors: ["RESOURCE_CONFLICT"] },
  get: {
    ...plain.get,
    query: {
      brandsId: text({
        max: most.text,
        description: "The brand's short code, case aside: a brand that has another is not found",
        example: "VEGA",
      }),
    },
  },
  update: { ...plain.update, description: oneName, errors: ["RESOURCE_CONFLICT"] },
  delete: {
    ...plain.delete,
    description: "Refused (409) while items are sold under the brand. The list of its items is deleted with it.",
    errors: ["RESOURCE_CONFLICT"],
  },
});

/** An item listed under a brand. */
export const BrandItem: ObjectSchema = entity("BrandItem", "An item listed under a brand", {
  brandsXItemsUid: uid("The unique number of the pair"),
  brandsUid: uid("The brand"),
  ...itemFields,
  sequenceNo: sequenceNo({ description: "Position in the brand's list" }),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const position = sequenceNo({ description: "Position in the brand's list" });

const pairs = crud({
  entity: BrandItem,
  noun: "item of a brand",
  key: "brandsXItemsUid",
  parents: { id: uid("brandsUid of the brand") },
  defaultOrder: "sequence_no|ASC",
  listQuery: { ...paging() },
  create: input("CreateBrandItemInput", "An item to list under a brand", {
    invMastUid: required(itemFields.invMastUid),
    sequenceNo: { ...position, default: 0 },
  }),
  update: input("UpdateBrandItemInput", "What to change of a brand's item", {
    sequenceNo: position,
    statusCd: keptStatusCd,
  }),
  words: ["make", "manufacturer", "products of a brand"],
  tasks: {
    list: ["everything by one manufacturer", "everything by a maker"],
    create: ["say that an item is of a brand"],
  },
  read: "catalog.read",
  write: "catalog.write",
  scope: "site",
  invalidates: ["items.brands.items"],
});

/** `/brands/{id}/items`: the items listed under a brand. */
export const brandItems: Resource = resource("/brands/{id}/items", {
  ...pairs,
  create: {
    ...pairs.create,
    summary: "List an item under a brand",
    tasks: ["say that an item is of a brand", "assign a product to a manufacturer"],
    description: "An item stands in a brand's list once; a second time is refused (409).",
    errors: ["RESOURCE_CONFLICT"],
  },
  delete: { ...pairs.delete, summary: "Take an item off a brand's list" },
});
