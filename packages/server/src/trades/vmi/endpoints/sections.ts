import type { Section, VmiOperations } from "@purvey/contract/generated/vmi";
import { Section as SectionSchema } from "@purvey/contract/services/vmi/sections";
import sql from "sql-template-tag";
import type { Context } from "../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../platform/endpoints/delete-unused.ts";
import type { Handlers } from "../../../platform/endpoints/implement.ts";
import { actsFor, changedOwner, forCustomer, ofCustomer, ownerOf } from "../access.ts";
import { setStatus } from "../set-status.ts";

const section = crudHandlers<Section>({
  entity: SectionSchema,
  table: "vmi_section",
  key: "sectionsUid",
  keyInput: "sectionsUid",
  noun: "section",
  search: ["section_name", "section_desc"],
  defaultOrder: "sections_uid|ASC",
  ...ofCustomer,
  filter: forCustomer,
  computed: {
    partCount: `(select count(*) from vmi_profile_line l
      where l.site_id = t.site_id and l.sections_uid = t.sections_uid and l.status_cd <> 700)`,
  },
});

function remove(sectionsUid: number, context: Context) {
  const own = sql`site_id = ${context.site} and sections_uid = ${sectionsUid} and status_cd <> 700`;
  return deleteUnused(
    {
      noun: "section",
      key: sectionsUid,
      lock: sql`select section_name as name from vmi_section where ${own} and ${actsFor(context, sql`customer_id`)} for update`,
      usage: sql`
        select count(*) over () as uses, 'inventory profile' as kind, h.inv_profile_hdr_desc as name
        from vmi_profile_line l
        join vmi_profile_hdr h on h.site_id = l.site_id and h.inv_profile_hdr_uid = l.inv_profile_hdr_uid
        where l.site_id = ${context.site} and l.sections_uid = ${sectionsUid} and l.status_cd <> 700
        order by h.inv_profile_hdr_desc limit 1`,
      remove: sql`update vmi_section set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`,
      advice: "Move its parts to another section first",
    },
    context,
  );
}

type SectionOperations = Pick<VmiOperations, Extract<keyof VmiOperations, `sections.${string}`>>;

/** `/sections`: racks, cabinets and aisles of stockrooms (R087, R099). */
export const sectionHandlers: Handlers<SectionOperations> = {
  "sections.list": section.list,
  "sections.create": async (input, context) =>
    section.create({ ...input, customerId: await ownerOf(input.customerId, context) }, context),
  "sections.get": section.get,
  "sections.update": async (input, context) =>
    section.update({ ...input, ...(await changedOwner(input.customerId, context)) }, context),
  "sections.delete": ({ sectionsUid }, context) => remove(sectionsUid, context),
  "sections.enable": (input, context) =>
    setStatus(section, input, context, (inside) => remove(input.sectionsUid, inside)),
};
