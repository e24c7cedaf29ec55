import type { Company, CoreOperations } from "@purvey/contract/generated/core";
import { Company as CompanySchema } from "@purvey/contract/services/core/company";
import sql, { type Sql } from "sql-template-tag";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { notFound } from "../../../../platform/errors.ts";

/** The condition of records of a company, by its code, case aside; none when no company was named. */
export function sameCompany(companyId: unknown): Sql[] {
  return companyId === undefined ? [] : [sql`lower(t.company_id) = lower(${companyId})`];
}

const company = crudHandlers<Company>({
  entity: CompanySchema,
  table: "company",
  key: "companyUid",
  keyInput: "id",
  noun: "company",
  search: ["company_id", "company_name", "city", "state"],
  defaultOrder: "company_uid|ASC",
  filter: (input) => sameCompany(input.companyId),
});

const get: Handler<CoreOperations["company.get"]> = async ({ id, companyId }, context) => {
  const found = await company.get({ id }, context);
  if (companyId !== undefined && found.companyId.toLowerCase() !== companyId.toLowerCase())
    throw notFound("company", `${id} ${companyId}`);
  return found;
};

/** `/company`: our own companies (R250). */
export const companyHandlers: Handlers<Pick<CoreOperations, "company.list" | "company.get">> = {
  "company.list": company.list,
  "company.get": get,
};
