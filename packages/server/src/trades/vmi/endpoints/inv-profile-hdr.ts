import type { InventoryProfileHeader, VmiOperations } from "@purvey/contract/generated/vmi";
import { InventoryProfileHeader as InventoryProfileHeaderSchema } from "@purvey/contract/services/vmi/inv-profile-hdr";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../platform/endpoints/delete-unused.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { actsFor, changedOwner, forCustomer, ofCustomer, ownerOf } from "../access.ts";

const profile = crudHandlers<InventoryProfileHeader>({
  entity: InventoryProfileHeaderSchema,
  table: "vmi_profile_hdr",
  key: "invProfileHdrUid",
  keyInput: "invProfileHdrUid",
  noun: "inventory profile",
  search: ["inv_profile_hdr_desc"],
  defaultOrder: "inv_profile_hdr_uid|ASC",
  ...ofCustomer,
  filter: forCustomer,
  computed: {
    lineCount: `(select count(*) from vmi_profile_line l
      where l.site_id = t.site_id and l.inv_profile_hdr_uid = t.inv_profile_hdr_uid and l.status_cd <> 700)`,
    warehouseCount: `(select count(*) from vmi_warehouse w
      where w.site_id = t.site_id and w.inv_profile_hdr_uid = t.inv_profile_hdr_uid and w.status_cd <> 700)`,
  },
});

function remove(invProfileHdrUid: number, context: Context) {
  const own = sql`site_id = ${context.site} and inv_profile_hdr_uid = ${invProfileHdrUid} and status_cd <> 700`;
  const deleted = sql`set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`;
  return deleteUnused(
    {
      noun: "inventory profile",
      key: invProfileHdrUid,
      lock: sql`select inv_profile_hdr_desc as name from vmi_profile_hdr
        where ${own} and ${actsFor(context, sql`customer_id`)} for update`,
      usage: sql`select count(*) over () as uses, 'warehouse' as kind, warehouse_name as name from vmi_warehouse
        where ${own} order by warehouse_name limit 1`,
      remove: sql`with lines as (update vmi_profile_line ${deleted}) update vmi_profile_hdr ${deleted}`,
      advice: "Give them another profile first",
    },
    context,
  );
}

type ProfileOperations = Pick<
  VmiOperations,
  Exclude<Extract<keyof VmiOperations, `invProfileHdr.${string}`>, `invProfileHdr.invProfileLine.${string}`>
>;

/** `/inv-profile-hdr`: which parts stockrooms hold (R090). */
export const profileHandlers: Handlers<ProfileOperations> = {
  "invProfileHdr.list": profile.list,
  "invProfileHdr.create": async (input, context) =>
    profile.create({ ...input, customerId: await ownerOf(input.customerId, context) }, context),
  "invProfileHdr.get": profile.get,
  "invProfileHdr.update": async (input, context) =>
    profile.update({ ...input, ...(await changedOwner(input.customerId, context)) }, context),
  "invProfileHdr.delete": ({ invProfileHdrUid }, context) => remove(invProfileHdrUid, context),
};
