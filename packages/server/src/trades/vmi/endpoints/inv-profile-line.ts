import type { InventoryProfileLine, VmiOperations } from "@purvey/contract/generated/vmi";
import { InventoryProfileLine as InventoryProfileLineSchema } from "@purvey/contract/services/vmi/inv-profile-hdr";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../../platform/db/database.ts";
import { DatabaseError } from "../../../platform/db/errors.ts";
import { onDuplicate } from "../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../platform/endpoints/implement.ts";
import { within } from "../../../platform/endpoints/within.ts";
import { conflict, invalid, notFound } from "../../../platform/errors.ts";
import { actsFor, requireReference, seesWhatIsOf } from "../access.ts";
import { type PartKey, partIn } from "../part.ts";
import { joinPart, partNames, partSearch } from "../part-columns.ts";
import { requireParts } from "../require-parts.ts";
import { unknownPartError } from "../stockroom-part.ts";

/** The condition about the customer `h.customer_id` of the profile that a line `t` stands in. */
function ofProfile(condition: (context: Context, customerId: Sql) => Sql) {
  return (context: Context): Sql => sql`exists (
    select 1 from vmi_profile_hdr h where h.site_id = t.site_id and h.inv_profile_hdr_uid = t.inv_profile_hdr_uid
      and h.status_cd <> 700 and ${condition(context, sql`h.customer_id`)})`;
}

const line = crudHandlers<InventoryProfileLine>({
  entity: InventoryProfileLineSchema,
  table: "vmi_profile_line",
  key: "invProfileLineUid",
  keyInput: "invProfileLineUid",
  noun: "line of the inventory profile",
  search: [...partSearch],
  defaultOrder: "inv_profile_line_uid|ASC",
  parents: { invProfileHdrUid: "inv_profile_hdr_uid" },
  checkParents: requireProfile,
  visible: ofProfile(seesWhatIsOf),
  changeable: ofProfile(actsFor),
  joins: {
    from: sql`${joinPart("t", sql`t.site_id`)}
      left join vmi_section c on c.site_id = t.site_id and c.sections_uid = t.sections_uid
      left join vmi_distributor d on d.site_id = t.site_id and d.distributors_uid = coalesce(p.distributors_uid, t.distributors_uid)`,
    fields: { ...partNames, sectionName: "c.section_name", distributorsName: "d.distributors_name" },
  },
  filter: ({ sectionsUid }) => (sectionsUid === undefined ? [] : [sql`t.sections_uid = ${sectionsUid}`]),
});

async function requireProfile(input: Record<string, unknown>, context: Context): Promise<void> {
  const found = await context.db.first(sql`
    select 1 from vmi_profile_hdr h where h.site_id = ${context.site} and h.inv_profile_hdr_uid = ${input.invProfileHdrUid}
      and h.status_cd <> 700 and ${seesWhatIsOf(context, sql`h.customer_id`)}`);
  if (!found) throw notFound("inventory profile", String(input.invProfileHdrUid));
}

/** Holds the profile that a line is to be added to or changed in; answers whose it is. */
async function holdProfile(db: Queryable, invProfileHdrUid: number, context: Context): Promise<number | null> {
  const found = await db.first<{ customerId: number | null }>(sql`
    select h.customer_id as "customerId" from vmi_profile_hdr h
    where h.site_id = ${context.site} and h.inv_profile_hdr_uid = ${invProfileHdrUid} and h.status_cd <> 700
      and ${actsFor(context, sql`h.customer_id`)} for key share`);
  if (!found) throw notFound("inventory profile", invProfileHdrUid);
  return found.customerId;
}

interface LineReferences {
  readonly sectionsUid?: number | null;
  readonly distributorsUid?: number | null;
}

async function requireReferences(db: Queryable, site: string, customerId: number | null, input: LineReferences) {
  await requireReference(db, site, customerId, {
    table: "vmi_section",
    key: "sections_uid",
    noun: "section",
    path: "sectionsUid",
    uid: input.sectionsUid,
  });
  await requireReference(db, site, customerId, {
    table: "vmi_distributor",
    key: "distributors_uid",
    noun: "distributor",
    path: "distributorsUid",
    uid: input.distributorsUid,
  });
}

/** Says it better when minimum and maximum do not fit together. */
async function inRange<T>(work: Promise<T>, minQty: number | undefined): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === "vmi_profile_line_range")
      throw invalid("minQty", "The minimum may not be more than the maximum; lower it, or raise the maximum.", minQty);
    throw error;
  }
}

const create: Handler<VmiOperations["invProfileHdr.invProfileLine.create"]> = (input, context) => {
  const created = context.transaction(async (db) => {
    const inside = within(context, db);
    const customerId = await holdProfile(db, input.invProfileHdrUid, context);
    const refuse = (part: PartKey) => unknownPartError("invMastUid", part);
    await requireParts(db, { site: context.site, customerId }, [partIn(0, input)], refuse);
    await requireReferences(db, context.site, customerId, input);
    return line.create(input, inside);
  });
  return onDuplicate(inRange(created, input.minQty), () =>
    conflict(
      `The profile \`${input.invProfileHdrUid}\` lists the part \`${input.invMastUid}\` already. Change that line.`,
    ),
  );
};

const update: Handler<VmiOperations["invProfileHdr.invProfileLine.update"]> = (input, context) => {
  const changed = context.transaction(async (db) => {
    const customerId = await holdProfile(db, input.invProfileHdrUid, context);
    await requireReferences(db, context.site, customerId, input);
    return line.update(input, within(context, db));
  });
  return inRange(changed, input.minQty);
};

type LineOperations = Pick<VmiOperations, Extract<keyof VmiOperations, `invProfileHdr.invProfileLine.${string}`>>;

/** `/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line`: the parts of a profile (R100). */
export const profileLineHandlers: Handlers<LineOperations> = {
  "invProfileHdr.invProfileLine.list": line.list,
  "invProfileHdr.invProfileLine.create": create,
  "invProfileHdr.invProfileLine.get": line.get,
  "invProfileHdr.invProfileLine.update": update,
  "invProfileHdr.invProfileLine.delete": line.delete,
};
