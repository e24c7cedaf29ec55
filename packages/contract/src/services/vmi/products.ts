import { crud } from "../../crud.ts";
import { get, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  integer,
  list,
  nullable,
  orderBy,
  paging,
  pick,
  quantity,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { enable } from "./enable.ts";
import { customerId, stockroomWords } from "./part.ts";

const unit = (description: string, example: string) => text({ min: 1, max: 8, description, example });

/** A customer's own product: a part that is not in the catalogue (R005, R101). */
export const VmiProduct: ObjectSchema = entity(
  "VmiProduct",
  "A customer's own product, which the catalogue does not have",
  {
    productsUid: uid("The product's unique number"),
    productsId: text({ min: 1, max: most.text, description: "The customer's number for it", example: "NGF-7781" }),
    partNumber: nullable(text({ max: most.text, description: "The maker's number", example: "BKT-40-L" })),
    productsDesc: nullable(text({ max: 255, description: "What it is", example: "Bracket, left, laser cut" })),
    unitOfMeasure: unit("The unit it is counted in", "EA"),
    defaultSellingUnit: unit("The unit it is ordered in", "BX"),
    sellingUnitSize: quantity({
      min: 0.000001,
      max: most.quantity,
      description: "How many of `unitOfMeasure` one selling unit holds",
      example: 25,
    }),
    imageUrl: nullable(text({ max: 255, description: "Address of a picture", example: "/media/products/bracket.svg" })),
    upcOrEanId: nullable(text({ max: most.text, description: "Its bar code", example: "012345678905" })),
    distributorsUid: uid("The distributor it comes from"),
    distributorsName: text({ description: "The distributor's name", example: "Kessler Tool & Die" }),
    customerId: nullable(customerId),
    statusCd: statusCd(),
    dateCreated: datetime(),
    dateLastModified: datetime(),
  },
);

const { unitOfMeasure, defaultSellingUnit, sellingUnitSize, ...others } = pick(
  VmiProduct,
  "partNumber",
  "productsDesc",
  "imageUrl",
  "upcOrEanId",
  "unitOfMeasure",
  "defaultSellingUnit",
  "sellingUnitSize",
);

/** A new own product (R089). */
export const CreateVmiProductInput: ObjectSchema = input("CreateVmiProductInput", "A new own product of a customer", {
  productsId: required(
    text({
      min: 1,
      max: most.text,
      message: "Product ID is required",
      description: "The customer's number for it",
      example: "NGF-7781",
    }),
  ),
  ...others,
  unitOfMeasure: { ...unitOfMeasure, default: "EA", examples: ["EA"] },
  defaultSellingUnit: { ...defaultSellingUnit, default: "EA", examples: ["EA"] },
  sellingUnitSize: { ...sellingUnitSize, default: 1, examples: [1] },
});

const codes = "product number, part number and bar code; dashes, blanks and case do not count";
const prefix = text({ max: most.text, description: `The beginning of its ${codes}`, example: "NGF-77" });
const words = [...stockroomWords, "non-stock", "own part", "special", "custom part"];
const invalidates = ["vmi.products", "vmi.warehouse.availability", "vmi.warehouse.replenish"];

const plain = crud({
  entity: VmiProduct,
  noun: "product",
  key: "productsUid",
  defaultOrder: "products_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("products_uid|ASC"),
    customerId: { ...customerId, description: "Only the products of this customer, and those of every customer" },
    distributorsUid: uid("Only the products of this distributor"),
    prefix,
    q: text({ description: "Words to look for in numbers and description" }),
    statusCd: statusCd({ description: "Only products of this state; without it all but deleted ones" }),
  },
  create: CreateVmiProductInput,
  update: input("UpdateVmiProductInput", "What to change of an own product", {
    ...pick(VmiProduct, "productsId", "unitOfMeasure", "defaultSellingUnit", "sellingUnitSize"),
    ...others,
    distributorsUid: uid("The distributor it comes from; of the same customer"),
    statusCd: keptStatusCd,
  }),
  words,
  tasks: {
    list: ["parts of the customer's own", "what we do not sell ourselves"],
  },
  read: "stockroom.read",
  write: "stockroom.manage",
  scope: "customer",
  invalidates,
  rules: ["R101"],
});

// Products are created under their distributor.
const { create: _, ...withoutCreate } = plain;

/** `/products`: customers' own products; they are created under their distributor (R101). */
export const products: Resource = resource("/products", {
  ...withoutCreate,
  find: get("/find", {
    query: {
      prefix: required({
        ...prefix,
        minLength: 1,
        description: `What was scanned or typed: the beginning of ${codes}`,
      }),
      customerId: { ...customerId, description: "Only the products of this customer, and those of every customer" },
      limit: integer({ min: 1, max: 1000, default: 10, description: "How many products at most" }),
    },
    returns: list(VmiProduct),
    summary: "Find own products by the beginning of a number",
    description:
      "One call finds what a scanner or a person gives: product number, part number or bar code, with or without leading zeros. " +
      "An exact number stands first. Only active products.",
    words: [...words, "scan", "barcode", "UPC", "EAN", "lookup", "type ahead"],
    tasks: ["scan an own part"],
    permission: "stockroom.read",
    scope: "customer",
    rules: ["R101"],
  }),
  update: {
    ...plain.update,
    description: "A number that another product of the distributor has, case aside, is refused (409).",
    errors: ["RESOURCE_CONFLICT"],
  },
  delete: {
    ...plain.delete,
    description: "Refused (409) while a profile lists it, a stockroom has some or a restock order expects some.",
    errors: ["RESOURCE_CONFLICT"],
  },
  enable: enable({
    entity: VmiProduct,
    noun: "product",
    key: "productsUid",
    invalidates,
    description:
      "Deleting is refused (409) while a profile lists it, a stockroom has some or a restock order expects some.",
  }),
});
