import { get, type Resource, resource } from "../../endpoint.ts";
import { datetime, entity, list, nullable, orderBy, paging, statusCd, text, uid } from "../../fields.ts";
import { most } from "../../limits.ts";
import type { ObjectSchema, Schema } from "../../schema.ts";
import { placeFields } from "./address.ts";

/** The code of a company. */
export const companyId: Schema = text({ min: 1, max: 8, description: "The company's code", example: "PDS" });

/** One of our own companies: what invoices are written by (R259). */
export const Company: ObjectSchema = entity("Company", "One of our own companies", {
  companyUid: uid("The company's unique number"),
  companyId,
  companyName: text({ min: 1, max: 255, description: "The name on invoices", example: "Purvey Demo Supply" }),
  ...placeFields,
  url: nullable(text({ max: 255, description: "The company's web site", example: "https://purveydemo.example" })),
  taxId: nullable(text({ max: most.text, description: "The number at the tax office", example: "31-5550142" })),
  currencyId: text({ min: 3, max: 3, description: "The currency of its books", example: "USD" }),
  defaultLocationId: nullable(uid("The location that serves its orders first")),
  statusCd: statusCd(),
  dateCreated: datetime(),
  dateLastModified: datetime(),
});

const words = ["legal entity", "business unit", "division", "subsidiary", "who invoices", "our company"];

/** `/company`: our own companies. */
export const company: Resource = resource("/company", {
  list: get("", {
    query: {
      ...paging(),
      orderBy: orderBy("company_uid|ASC"),
      companyId: { ...companyId, description: "Only the company with this code, case aside" },
      q: text({ description: "Words to look for in code, name, city and state", example: "demo" }),
    },
    returns: list(Company),
    summary: "List our companies",
    words,
    tasks: ["which of our companies invoices"],
    permission: "core.read",
    scope: "site",
    rules: ["R147", "R248", "R250", "R259"],
  }),
  get: get("/{id}", {
    params: { id: uid("companyUid of the company") },
    query: {
      companyId: { ...companyId, description: "The company's code, case aside: one that has another is not found" },
    },
    returns: Company,
    summary: "Get one of our companies",
    words,
    tasks: ["our company's details"],
    permission: "core.read",
    scope: "site",
  }),
});
