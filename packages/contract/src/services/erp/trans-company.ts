import type { Resource } from "../../endpoint.ts";
import { entity, input, integer, omit, pick, required } from "../../fields.ts";
import type { ObjectSchema } from "../../schema.ts";
import { Company, companyId } from "../core/company.ts";
import { keptStatusCd } from "../items/kept-status-cd.ts";
import { transRecord } from "./trans-record.ts";

const readOnly = ["companyUid", "companyId", "statusCd", "dateCreated", "dateLastModified"];

/** One of our companies as the ERP sees it: the same record that `core` answers. */
export const TransCompany: ObjectSchema = entity("TransCompany", "One of our companies as the ERP sees it", {
  ...omit(Company, "statusCd", "dateCreated", "dateLastModified"),
  locationCount: integer({ min: 0, description: "Locations it has", example: 6 }),
  customerCount: integer({ min: 0, description: "Customers it serves", example: 40 }),
  ...pick(Company, "statusCd", "dateCreated", "dateLastModified"),
});

const { companyName = {}, currencyId = {}, ...rest } = omit(Company, ...readOnly);

/** `/trans-company`: our companies as the ERP edits them. */
export const transCompany: Resource = transRecord("/trans-company", {
  record: TransCompany,
  noun: "ERP company",
  key: "companyUid",
  code: ["companyId", companyId],
  create: input("CreateTransCompanyInput", "A new company", {
    companyId: required(companyId),
    companyName: required(companyName),
    ...rest,
    currencyId: { ...currencyId, default: "USD" },
  }),
  update: input("UpdateTransCompanyInput", "What to change of a company", {
    companyName,
    ...rest,
    currencyId,
    statusCd: keptStatusCd,
  }),
  defaultOrder: "company_uid|ASC",
  words: ["company", "legal entity", "business unit", "subsidiary"],
  invalidates: ["erp.transCompany", "core.company", "core.address", "core.location"],
  scope: "site",
  effects: {
    create: "The address book has it at once. A code that is taken is refused (409).",
    update: "Its code stays: orders and customers name it. The address book follows at once.",
    delete: "Refused (409) while it has customers, locations or cash drawers.",
  },
});
