import { crud } from "../../crud.ts";
import { type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, input, nullable, orderBy, paging, required, statusCd, text, uid } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { enable } from "./enable.ts";
import { countOf, customerId, stockroomWords } from "./part.ts";

/** A part of a stockroom: a rack, a cabinet, an aisle (R005, R087). */
export const Section: ObjectSchema = entity("Section", "A rack, cabinet or aisle of a customer's stockrooms", {
  sectionsUid: uid("The section's unique number"),
  sectionName: text({ min: 1, max: 255, description: "What stands on it", example: "Rack A" }),
  sectionDesc: nullable(text({ max: 255, description: "What lies in it", example: "Fasteners" })),
  customerId: nullable(customerId),
  partCount: countOf("How many parts of profiles lie in it"),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const sectionName = text({ min: 1, max: 255, message: "Section name is required", example: "Rack A" });
const sectionDesc = Section.properties.sectionDesc ?? text();
const invalidates = ["vmi.sections", "vmi.warehouse.availability", "vmi.warehouse.replenish"];

const plain = crud({
  entity: Section,
  noun: "section",
  key: "sectionsUid",
  defaultOrder: "sections_uid|ASC",
  listQuery: {
    ...paging(),
    orderBy: orderBy("sections_uid|ASC"),
    q: text({ description: "Words to look for in name and description" }),
    statusCd: statusCd({ description: "Only sections of this state; without it all but deleted ones" }),
    customerId: { ...customerId, description: "Only the sections of this customer" },
  },
  create: input("CreateSectionInput", "A new section", { sectionName: required(sectionName), sectionDesc, customerId }),
  update: input("UpdateSectionInput", "What to change of a section", {
    sectionName,
    sectionDesc,
    customerId,
    statusCd: keptStatusCd,
  }),
  words: [...stockroomWords, "rack", "cabinet", "aisle", "area", "count sheet"],
  tasks: {
    list: ["shelves of a crib"],
    create: ["divide a crib into areas"],
  },
  read: "stockroom.read",
  write: "stockroom.manage",
  scope: "customer",
  invalidates,
  rules: ["R087"],
});

/** `/sections`: racks, cabinets and aisles. */
export const sections: Resource = resource("/sections", {
  ...plain,
  delete: {
    ...plain.delete,
    description: "Refused (409) while parts of a profile lie in it.",
    errors: ["RESOURCE_CONFLICT"],
  },
  enable: enable({
    entity: Section,
    noun: "section",
    key: "sectionsUid",
    invalidates,
    description: "Deleting is refused (409) while parts of a profile lie in it.",
  }),
});
