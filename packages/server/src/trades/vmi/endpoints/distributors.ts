import type { Distributor, VmiOperations } from "@purvey/contract/generated/vmi";
import { Distributor as DistributorSchema } from "@purvey/contract/services/vmi/distributors";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../platform/endpoints/delete-unused.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { actsFor, changedOwner, forCustomer, ofCustomer, ownerOf } from "../access.ts";
import { setStatus } from "../set-status.ts";

const distributor = crudHandlers<Distributor>({
  entity: DistributorSchema,
  table: "vmi_distributor",
  key: "distributorsUid",
  keyInput: "distributorsUid",
  noun: "distributor",
  search: ["distributors_name", "distributors_desc", "distributors_id", "distributors_account"],
  defaultOrder: "distributors_uid|ASC",
  ...ofCustomer,
  filter: forCustomer,
  computed: {
    productCount: `(select count(*) from vmi_product p
      where p.site_id = t.site_id and p.distributors_uid = t.distributors_uid and p.status_cd <> 700)`,
    openRestockCount: `(select count(*) from vmi_restock_hdr h
      where h.site_id = t.site_id and h.distributors_uid = t.distributors_uid and h.status_cd = 704)`,
  },
});

function remove(distributorsUid: number, context: Context) {
  const { site } = context;
  const own = sql`site_id = ${site} and distributors_uid = ${distributorsUid}`;
  return deleteUnused(
    {
      noun: "distributor",
      key: distributorsUid,
      lock: sql`select distributors_name as name from vmi_distributor
        where ${own} and status_cd <> 700 and ${actsFor(context, sql`customer_id`)} for update`,
      usage: sql`
        select count(*) over () as uses, kind, name from (
          select 'product' as kind, products_id as name from vmi_product where ${own} and status_cd <> 700
          union all
          select 'restock order', restock_hdr_uid::text from vmi_restock_hdr where ${own} and status_cd = 704
          union all
          select 'line of an inventory profile', inv_profile_line_uid::text from vmi_profile_line where ${own} and status_cd <> 700
        ) used order by kind desc, name limit 1`,
      remove: sql`update vmi_distributor set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`,
      advice: "Give them another distributor first",
    },
    context,
  );
}

type DistributorOperations = Pick<
  VmiOperations,
  Exclude<Extract<keyof VmiOperations, `distributors.${string}`>, `distributors.products.${string}`>
>;

/** `/distributors`: who refills stockrooms (R088, R097, R099). */
export const distributorHandlers: Handlers<DistributorOperations> = {
  "distributors.list": distributor.list,
  "distributors.create": async (input, context) =>
    distributor.create({ ...input, customerId: await ownerOf(input.customerId, context) }, context),
  "distributors.get": distributor.get,
  "distributors.update": async (input, context) =>
    distributor.update({ ...input, ...(await changedOwner(input.customerId, context)) }, context),
  "distributors.delete": ({ distributorsUid }, context) => remove(distributorsUid, context),
  "distributors.enable": (input, context) =>
    setStatus(distributor, input, context, (inside) => remove(input.distributorsUid, inside)),
};
