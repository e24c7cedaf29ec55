import type { VariantLineInput } from "@purvey/contract/generated/items";
import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";

/** Refuses (400) lines that name an item twice or one that is not there, and more than one default. */
export async function checkVariantLines(lines: readonly VariantLineInput[], context: Context): Promise<void> {
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
export async function replaceVariantLines(
  group: number,
  lines: readonly VariantLineInput[],
  context: Context,
): Promise<void> {
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
