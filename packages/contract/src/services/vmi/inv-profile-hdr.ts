import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import {
  datetime,
  entity,
  input,
  nullable,
  orderBy,
  paging,
  quantity,
  required,
  statusCd,
  text,
  uid,
} from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { countOf, customerId, givenPartKey, partFields, stockroomWords } from "./part.ts";

/** Which parts a stockroom holds, and how many (R005, R090). */
export const InventoryProfileHeader: ObjectSchema = entity(
  "InventoryProfileHeader",
  "Which parts stockrooms hold, and how many of each",
  {
    invProfileHdrUid: uid("The profile's unique number"),
    invProfileHdrDesc: text({ min: 1, max: 255, description: "What it is for", example: "Crib standard" }),
    customerId: nullable(customerId),
    lineCount: countOf("How many parts it lists"),
    warehouseCount: countOf("How many stockrooms use it"),
    statusCd: statusCd(),
    dateCreated: datetime(),
    dateLastModified: datetime(),
  },
);

const invProfileHdrDesc = text({
  min: 1,
  max: 255,
  message: "Profile description is required",
  example: "Crib standard",
});
const words = [...stockroomWords, "min max", "assortment", "stocking list", "par level"];
const invalidates = ["vmi.invProfileHdr", "vmi.warehouse", "vmi.warehouse.replenish"];

const plain = crud({
  entity: InventoryProfileHeader,
  noun: "inventory profile",
  key: "invProfileHdrUid",
  defaultOrder: "inv_profile_hdr_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("inv_profile_hdr_uid|ASC"),
    q: text({ description: "Words to look for in the description" }),
    statusCd: statusCd({ description: "Only profiles of this state; without it all but deleted ones" }),
    customerId: { ...customerId, description: "Only the profiles of this customer, and those of every customer" },
  },
  create: input("CreateInventoryProfileInput", "A new inventory profile", {
    invProfileHdrDesc: required(invProfileHdrDesc),
    customerId,
  }),
  update: input("UpdateInventoryProfileInput", "What to change of an inventory profile", {
    invProfileHdrDesc,
    customerId,
    statusCd: keptStatusCd,
  }),
  words,
  tasks: {
    list: ["what stockrooms should hold", "reorder points of stockrooms"],
    create: ["new stocking list"],
  },
  read: "stockroom.read",
  write: "stockroom.manage",
  scope: "customer",
  invalidates,
  rules: ["R090"],
});

/** `/inv-profile-hdr`: which parts stockrooms hold. */
export const invProfileHdr: Resource = resource("/inv-profile-hdr", {
  ...plain,
  delete: {
    ...plain.delete,
    description: "Refused (409) while a stockroom uses it. Its lines are deleted with it.",
    errors: ["RESOURCE_CONFLICT"],
  },
});

const atLeast = quantity({ min: 0, max: most.quantity });

/** A part of a profile with its minimum and maximum (R100). */
export const InventoryProfileLine: ObjectSchema = entity(
  "InventoryProfileLine",
  "A part with its minimum and maximum",
  {
    invProfileLineUid: uid("The line's unique number"),
    invProfileHdrUid: uid("The profile"),
    ...partFields,
    minQty: { ...atLeast, description: "With less than this it is shown as low", examples: [10] },
    maxQty: { ...atLeast, description: "What replenishing fills up to", examples: [40] },
    reorderQty: nullable({ ...atLeast, description: "The least that is ordered at once", examples: [30] }),
    sectionsUid: nullable(uid("The section it lies in")),
    sectionName: nullable(text({ description: "The section's name", example: "Rack A" })),
    distributorsUid: nullable(uid("The distributor to order it from; an own product has its own")),
    distributorsName: nullable(text({ description: "The distributor's name", example: "Purvey Demo Supply" })),
    statusCd: statusCd(),
    dateCreated: datetime(),
    dateLastModified: datetime(),
  },
);

const { minQty, maxQty, reorderQty, sectionsUid, distributorsUid } = InventoryProfileLine.properties;
const levels = {
  minQty: minQty ?? atLeast,
  maxQty: maxQty ?? atLeast,
  reorderQty: reorderQty ?? atLeast,
  sectionsUid: sectionsUid ?? uid(),
  distributorsUid: distributorsUid ?? uid(),
};

const lines = crud({
  entity: InventoryProfileLine,
  noun: "line of an inventory profile",
  key: "invProfileLineUid",
  parents: { invProfileHdrUid: uid("The profile") },
  defaultOrder: "inv_profile_line_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("inv_profile_line_uid|ASC"),
    q: text({ description: "Words or numbers of the part" }),
    statusCd: statusCd({ description: "Only lines of this state; without it all but deleted ones" }),
    sectionsUid: uid("Only the parts of this section"),
  },
  create: input("CreateInventoryProfileLineInput", "A part to list in a profile", {
    ...givenPartKey,
    invMastUid: required(givenPartKey.invMastUid),
    ...levels,
    minQty: { ...levels.minQty, default: 0 },
    maxQty: required(levels.maxQty),
  }),
  update: input("UpdateInventoryProfileLineInput", "What to change of a profile's line", {
    ...levels,
    statusCd: keptStatusCd,
  }),
  words,
  tasks: {
    list: ["min and max of each part", "minimum and maximum of each part", "reorder points"],
    create: [
      "stock a further part with min and max",
      "add a part to the min max list",
      "set a reorder point for a part",
    ],
    update: ["change min and max of a part", "raise a reorder point", "raise the minimum of a part"],
    delete: ["stop stocking a part"],
  },
  read: "stockroom.read",
  write: "stockroom.manage",
  scope: "customer",
  invalidates: [...invalidates, "vmi.invProfileHdr.invProfileLine"],
  rules: ["R100"],
});

const oneLine = "The minimum may not be more than the maximum.";

/** `/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line`: the parts of a profile. */
export const invProfileLine: Resource = resource("/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line", {
  ...lines,
  create: {
    ...lines.create,
    description: `A part stands in a profile once; a second time is refused (409). ${oneLine}`,
    errors: ["RESOURCE_CONFLICT"],
  },
  update: { ...lines.update, description: oneLine },
});
