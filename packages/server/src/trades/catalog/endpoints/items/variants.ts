import type { ItemsOperations, VariantGroup, VariantLine, VariantLineInput } from "@purvey/contract/generated/items";
import { VariantGroup as VariantGroupSchema } from "@purvey/contract/services/items/variants";
import sql, { type Sql } from "sql-template-tag";
import { jsonList } from "../../../../platform/db/json-list.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { invalid } from "../../../../platform/errors.ts";

const lines = jsonList(
  {
    itemVariantLineUid: "l.item_variant_line_uid",
    itemVariantHdrUid: "l.item_variant_hdr_uid",
    invMastUid: "l.inv_mast_uid",
    itemId: "i.item_id",
    itemDesc: "i.item_desc",
    variantValue: "l.variant_value",
    colorCode: "l.color_code",
    priceDifference: "l.price_difference",
    isDefault: "l.is_default",
    sequenceNo: "l.sequence_no",
  } satisfies Record<keyof VariantLine, string>,
  `item_variant_line l
    join item i on i.site_id = l.site_id and i.inv_mast_uid = l.inv_mast_uid and i.delete_flag = 'N'
    where l.site_id = t.site_id and l.item_variant_hdr_uid = t.item_variant_hdr_uid`,
  "l.sequence_no, l.item_variant_line_uid",
);

const variant = crudHandlers<VariantGroup>({
  entity: VariantGroupSchema,
  table: "item_variant_hdr",
  key: "itemVariantHdrUid",
  keyInput: "id",
  noun: "variant group",
  search: [],
  defaultOrder: "item_variant_hdr_uid|ASC",
  computed: { lines },
  filter: ({ invMastUid }) => (invMastUid === undefined ? [] : [offering(invMastUid)]),
});

function offering(invMastUid: unknown): Sql {
  return sql`exists (
    select 1 from item_variant_line l where l.site_id = t.site_id
      and l.item_variant_hdr_uid = t.item_variant_hdr_uid and l.inv_mast_uid = ${invMastUid})`;
}

async function requireAttribute(attributeUid: number | null | undefined, context: Context): Promise<void> {
  if (attributeUid === null || attributeUid === undefined) return;
  const found = await context.db.first(
    sql`select 1 from attribute where site_id = ${context.site} and attribute_uid = ${attributeUid} and status_cd <> 700`,
  );
  if (!found)
    throw invalid(
      "attributeUid",
      `There is no attribute \`${attributeUid}\`; list them, or leave it out.`,
      attributeUid,
    );
}

const create: Handler<ItemsOperations["variants.create"]> = ({ lines, ...group }, context) =>
  context.transaction(async (db) => {
    const inside = within(context, db);
    await requireAttribute(group.attributeUid, inside);
    await checkVariantLines(lines, inside);
    const { itemVariantHdrUid } = await variant.create(group, inside);
    await replaceVariantLines(itemVariantHdrUid, lines, inside);
    return variant.get({ id: itemVariantHdrUid }, inside);
  });

const update: Handler<ItemsOperations["variants.update"]> = ({ lines, ...group }, context) =>
  context.transaction(async (db) => {
    const inside = within(context, db);
    // Changing the group first locks it, so that two who replace its lines do so one after the other.
    const changed = await variant.update(group, inside);
    await requireAttribute(group.attributeUid, inside);
    if (lines === undefined) return changed;
    await checkVariantLines(lines, inside);
    await replaceVariantLines(group.id, lines, inside);
    return variant.get(group, inside);
  });

type VariantOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `variants.${string}`>>;

/** `/variants`: items that are offered as one choice (R111, R112). */
export const variantHandlers: Handlers<VariantOperations> = {
  "variants.list": variant.list,
  "variants.create": create,
  "variants.get": variant.get,
  "variants.update": update,
  "variants.delete": variant.delete,
};

/** Refuses (400) lines that name an item twice or one that is not there, and more than one default. */
async function checkVariantLines(lines: readonly VariantLineInput[], context: Context): Promise<void> {
  const uids = lines.map(({ invMastUid }) => invMastUid);
  const twice = uids.findIndex((uid, index) => uids.indexOf(uid) < index);
  if (twice >= 0)
    throw refusal(twice, "invMastUid", `The item \`${uids[twice]}\` stands here twice; keep one line of it.`);
  const defaults = lines.flatMap(({ isDefault }, index) => (isDefault === "Y" ? [index] : []));
  if (defaults[1] !== undefined)
    throw refusal(
      defaults[1],
      "isDefault",
      "Only one line of a variant group can be the default; set the others to N.",
    );
  const unknown = await context.db.first<{ uid: number }>(sql`
    select u.uid from unnest(${uids}::bigint[]) as u (uid) where not exists (
      select 1 from item i where i.site_id = ${context.site} and i.inv_mast_uid = u.uid and i.delete_flag = 'N')`);
  if (unknown)
    throw refusal(uids.indexOf(unknown.uid), "invMastUid", `There is no item \`${unknown.uid}\`; search for it first.`);
}

function refusal(index: number, field: string, message: string): Error {
  return invalid(`lines[${index}].${field}`, message);
}

/** Puts the given lines in place of those the group has; positions that are left out follow the order given. */
async function replaceVariantLines(group: number, lines: readonly VariantLineInput[], context: Context): Promise<void> {
  const { db, site } = context;
  await db.execute(sql`delete from item_variant_line where site_id = ${site} and item_variant_hdr_uid = ${group}`);
  if (lines.length === 0) return;
  const given = lines.map((line, index) => ({ priceDifference: 0, isDefault: "N", sequenceNo: index + 1, ...line }));
  await db.execute(sql`
    insert into item_variant_line (site_id, item_variant_hdr_uid, inv_mast_uid, variant_value, color_code,
      price_difference, is_default, sequence_no)
    select ${site}, ${group}, l."invMastUid", l."variantValue", l."colorCode", l."priceDifference", l."isDefault",
      l."sequenceNo"
    from json_to_recordset(${JSON.stringify(given)}::json) as l ("invMastUid" bigint, "variantValue" text,
      "colorCode" text, "priceDifference" numeric, "isDefault" text, "sequenceNo" integer)
    order by l."sequenceNo"`);
}
