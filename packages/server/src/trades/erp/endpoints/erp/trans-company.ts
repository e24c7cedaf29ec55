import type { ErpOperations, TransCompany, TransCompanyDefaults } from "@purvey/contract/generated/erp";
import { TransCompany as TransCompanySchema } from "@purvey/contract/services/erp/trans-company";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { type CrudHandlers, crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../../platform/endpoints/delete-unused.ts";
import type { Received } from "../../../../platform/endpoints/implement.ts";
import { requireLocation } from "../../../../platform/endpoints/require-location.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict } from "../../../../platform/errors.ts";
import { requireCurrency } from "../../../../platform/require-code.ts";
import { canonicalName } from "../../../content/index.ts";
import { alignAddressBook } from "../../../customers/index.ts";
import { operationsOf, transHandlers } from "../../trans-handlers.ts";

const noun = "ERP company";

const company = crudHandlers<TransCompany>({
  entity: TransCompanySchema,
  table: "company",
  key: "companyUid",
  keyInput: "companyUid",
  noun,
  search: ["company_id", "company_name", "city", "state"],
  defaultOrder: "company_uid|ASC",
  computed: {
    locationCount: `(select count(*) from location l
      where l.site_id = t.site_id and l.company_id = t.company_id and l.status_cd <> 700)`,
    customerCount: `(select count(*) from customer c
      where c.site_id = t.site_id and c.company_id = t.company_id and c.delete_flag = 'N')`,
  },
});

type Given = Received<ErpOperations["transCompany.create"]> | Received<ErpOperations["transCompany.update"]>;

/** Writes a company and has the address book follow, all or nothing. */
function write(
  given: object,
  context: Context,
  work: (inside: Context) => Promise<TransCompany>,
): Promise<TransCompany> {
  const input = given as Given;
  for (const field of ["companyId", "companyName"] as const) {
    const name = input[field as keyof Given];
    if (typeof name === "string") canonicalName(field, name);
  }
  if (input.currencyId !== undefined) requireCurrency("currencyId", input.currencyId);
  const written = context.transaction(async (db) => {
    const inside = within(context, db);
    if ("companyUid" in input) await company.get({ companyUid: input.companyUid }, inside);
    await requireLocation("defaultLocationId", input.defaultLocationId, inside);
    const found = await work(inside);
    await alignAddressBook(db, { site: context.site, companyId: found.companyId });
    return found;
  });
  return onDuplicate(written, () =>
    conflict(
      `The code \`${"companyId" in input ? input.companyId : ""}\` is taken on this site; codes of deleted companies are not given again. Choose another.`,
    ),
  );
}

function remove(companyUid: number, context: Context): Promise<{ uid: number; deleted: boolean }> {
  const { site } = context;
  const code = sql`(select company_id from company where site_id = ${site} and company_uid = ${companyUid})`;
  const own = sql`site_id = ${site} and company_uid = ${companyUid} and status_cd <> 700`;
  return deleteUnused(
    {
      noun,
      key: companyUid,
      lock: sql`select company_id as name from company where ${own} for update`,
      usage: sql`
        select kind, name, count(*) over () as uses from (
          select 'customer' as kind, customer_name as name from customer
          where site_id = ${site} and company_id = ${code} and delete_flag = 'N'
          union all
          select 'location', location_name from location where site_id = ${site} and company_id = ${code} and status_cd <> 700
          union all
          select 'cash drawer', cash_drawer_id from cash_drawer
          where site_id = ${site} and company_id = ${code} and status_cd <> 700) u
        order by kind desc, name limit 1`,
      remove: sql`
        with gone as (update company set status_cd = 700, date_last_modified = localtimestamp(0) where ${own} returning company_id)
        update address a set status_cd = 700, date_last_modified = localtimestamp(0) from gone
        where a.site_id = ${site} and a.source_type = 'company' and a.source_id = gone.company_id`,
      advice: "Give them to another company first",
    },
    context,
  );
}

const handlers: CrudHandlers<TransCompany> = {
  ...company,
  create: (input, context) => write(input, context, (inside) => company.create(input, inside)),
  update: (input, context) => write(input, context, (inside) => company.update(input, inside)),
  delete: (input, context) => remove((input as { companyUid: number }).companyUid, context),
};

/** `/trans-company`: our companies as the ERP edits them; `core` answers the same records. */
export const transCompanyHandlers = operationsOf(
  "transCompany",
  transHandlers<TransCompany, TransCompanyDefaults>("transCompany", noun, handlers),
);
