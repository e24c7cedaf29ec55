import { crud } from "../../crud.ts";
import { post, type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  email,
  entity,
  input,
  nullable,
  number,
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
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { enable } from "./enable.ts";
import { countOf, customerId, stockroomWords } from "./part.ts";
import { CreateVmiProductInput, VmiProduct } from "./products.ts";

/** The customer, to the hundredth (R097). */
const exactCustomerId = number({
  min: 1,
  multipleOf: 0.01,
  description: "The customer it delivers to; without one it delivers to every customer",
  example: 100200,
});

/** Who refills stockrooms (R005, R088, R097). */
export const Distributor: ObjectSchema = entity("Distributor", "Who refills a customer's stockrooms", {
  distributorsUid: uid("The distributor's unique number"),
  distributorsName: text({ min: 1, max: 255, description: "Its name", example: "Purvey Demo Supply" }),
  distributorsDesc: nullable(text({ max: 255, description: "What it delivers", example: "Fasteners and abrasives" })),
  distributorsId: nullable(text({ max: most.text, description: "Its short code", example: "PDS" })),
  distributorsAccount: nullable(
    text({ max: most.text, description: "The customer's account number there", example: "100200" }),
  ),
  distributorsEmail: nullable(
    email({ max: 255, description: "Where restock orders go", example: "orders@purveydemo.example" }),
  ),
  customerId: nullable(exactCustomerId),
  productCount: countOf("How many own products come from it"),
  openRestockCount: countOf("How many restock orders are open there"),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const fields = {
  ...pick(Distributor, "distributorsDesc", "distributorsId", "distributorsAccount", "distributorsEmail"),
  customerId: exactCustomerId,
};
const distributorsName = text({
  min: 1,
  max: 255,
  message: "Distributor name is required",
  example: "Purvey Demo Supply",
});
const invalidates = ["vmi.distributors", "vmi.products", "vmi.warehouse.replenish"];

const plain = crud({
  entity: Distributor,
  noun: "distributor",
  key: "distributorsUid",
  defaultOrder: "distributors_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("distributors_uid|ASC"),
    q: text({ description: "Words to look for in name, description, code and account" }),
    statusCd: statusCd({ description: "Only distributors of this state; without it all but deleted ones" }),
    customerId: { ...customerId, description: "Only the distributors of this customer, and those of every customer" },
  },
  create: input("CreateDistributorInput", "A new distributor", {
    distributorsName: required(distributorsName),
    ...fields,
  }),
  update: input("UpdateDistributorInput", "What to change of a distributor", {
    distributorsName,
    ...fields,
    statusCd: keptStatusCd,
  }),
  words: [...stockroomWords, "supplier", "vendor", "wholesaler"],
  tasks: {
    list: ["who supplies the crib", "whom do we buy from for the stockroom"],
    create: ["new supplier of a stockroom"],
  },
  read: "stockroom.read",
  write: "stockroom.manage",
  scope: "customer",
  invalidates,
  rules: ["R088", "R097"],
});

const inUse = "Refused (409) while own products or profiles name it, or a restock order is open there.";

/** `/distributors`: who refills stockrooms. */
export const distributors: Resource = resource("/distributors", {
  ...plain,
  delete: { ...plain.delete, description: inUse, errors: ["RESOURCE_CONFLICT"] },
  enable: enable({
    entity: Distributor,
    noun: "distributor",
    key: "distributorsUid",
    invalidates,
    description: "Deleting is refused (409) while it is in use.",
  }),
});

/** `/distributors/{distributorsUid}/products`: the only place where own products are made (R089, R101). */
export const distributorProducts: Resource = resource("/distributors/{distributorsUid}/products", {
  create: post("", {
    params: { distributorsUid: uid("The distributor that the product comes from") },
    body: CreateVmiProductInput,
    returns: VmiProduct,
    summary: "Create an own product of a customer",
    description: "A number that another product of the distributor has, case aside, is refused (409).",
    words: [...stockroomWords, "non-stock", "own part", "special", "custom part"],
    tasks: ["add a part that we do not sell", "item we do not sell"],
    permission: "stockroom.manage",
    scope: "customer",
    invalidates: ["vmi.products", "vmi.distributors"],
    rules: ["R089", "R101"],
    errors: ["RESOURCE_CONFLICT"],
  }),
});
