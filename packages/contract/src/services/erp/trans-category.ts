import type { Resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  nullable,
  pick,
  required,
  statusCd,
  text,
  uid,
  yesNo,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { transRecord } from "./trans-record.ts";

const noSlash = "^[^/]*[^/\\s][^/]*$";
const page = (what: string, max: number) => nullable(text({ max, description: what }));

/** A category of the catalogue as the ERP sees it: the record behind the shop's category. */
export const TransCategory: ObjectSchema = entity("TransCategory", "A category of the catalogue as the ERP sees it", {
  categoryUid: uid("The category's unique number, itemCategoryUid elsewhere"),
  categoryId: text({
    min: 1,
    max: 255,
    pattern: noSlash,
    patternMessage: "Expected words without a slash, such as hex-bolts",
    description: "The category's code, without a slash; once among its neighbours, case aside",
    example: "hex-bolts",
  }),
  categoryDesc: text({
    min: 1,
    max: 255,
    pattern: noSlash,
    patternMessage: "Expected words without a slash, such as hex-bolts",
    description: "The category's name, without a slash; once among its neighbours",
    example: "Hex bolts",
  }),
  parentCategoryUid: nullable(uid("The category above; null for a root")),
  parentCategoryId: nullable(text({ description: "The code of the category above", example: "fasteners" })),
  rootCategoryUid: uid("The root it belongs to"),
  fullPath: text({ description: "The names from the root on", example: "Fasteners / Hex bolts" }),
  level: integer({ min: 1, description: "1 for a root", example: 2 }),
  sequenceNo: integer({ min: 0, max: most.integer, description: "Position among its neighbours", example: 1 }),
  displayOnWebFlag: yesNo({ description: "Y when shoppers see it" }),
  title: page("The headline of its page", 255),
  metaDesc: page("What search engines show of its page", most.longText),
  article: page("A text for its page", most.document),
  imageUrl: page("The address of its picture", 255),
  classId5: page("The class of customers it is meant for", 255),
  subCategoryCount: integer({ min: 0, description: "Categories directly below", example: 6 }),
  itemCount: integer({ min: 0, description: "Items that lie in it directly", example: 42 }),
  statusCd: statusCd({ description: "704 active, 700 deleted" }),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const pageFields = pick(TransCategory, "title", "metaDesc", "article", "imageUrl", "classId5");
const names = pick(TransCategory, "categoryId", "categoryDesc");
const place = pick(TransCategory, "parentCategoryUid", "sequenceNo", "displayOnWebFlag");
const preset = (name: string, value: unknown) => ({ ...place[name], default: value });

/** `/trans-category`: the categories of the catalogue as the ERP edits them. */
export const transCategory: Resource = transRecord("/trans-category", {
  record: TransCategory,
  noun: "ERP category",
  key: "categoryUid",
  code: ["categoryId", text({ min: 1, max: 255, example: "hex-bolts" })],
  create: input("CreateTransCategoryInput", "A new category", {
    categoryId: required(names.categoryId ?? {}),
    categoryDesc: required(names.categoryDesc ?? {}),
    parentCategoryUid: place.parentCategoryUid ?? {},
    sequenceNo: preset("sequenceNo", 0),
    displayOnWebFlag: preset("displayOnWebFlag", "Y"),
    ...pageFields,
  }),
  update: input("UpdateTransCategoryInput", "What to change of a category", { ...names, ...place, ...pageFields }),
  defaultOrder: "category_uid|ASC",
  filters: { parentCategoryUid: uid("Only categories directly below this one") },
  words: ["category", "product group", "item class", "taxonomy", "hierarchy", "tree"],
  invalidates: ["erp.transCategory", "items.categories", "items.itemCategory", "search.itemSearch"],
  scope: "site",
  effects: {
    create:
      "The shop shows it at once, unless `displayOnWebFlag` is N. A name or code of a neighbour is refused (409).",
    update:
      "Renamed or moved, it takes what is below it along, and its items are found under the new path at once. It cannot go below itself (409). `parentCategoryUid` null makes it a root.",
    delete: "Refused (409) while categories or items are in it.",
  },
});
