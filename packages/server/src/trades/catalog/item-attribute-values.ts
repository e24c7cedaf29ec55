import sql from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";
import { type AttributeData, misfitOf, numericValueOf } from "./attribute-data.ts";

/**
 * The unique numbers of an attribute's values by their texts; a value that the attribute does not know yet becomes
 * known. Refuses (400) a text that does not fit the attribute. The attribute must be locked.
 */
export async function valueUids(
  attributeUid: number,
  attribute: AttributeData,
  texts: readonly string[],
  field: string,
  context: Context,
): Promise<readonly number[]> {
  if (texts.length === 0) return [];
  for (const text of texts) {
    const misfit = misfitOf(text, attribute);
    if (misfit) throw invalid(field, misfit, text);
  }
  const numbers = texts.map((text) => numericValueOf(text, attribute));
  await context.db.execute(sql`
    insert into attribute_value (site_id, attribute_uid, attribute_value, numeric_value, sequence_no)
    select ${context.site}, ${attributeUid}, t.value, t.number, t.position + (
      select coalesce(max(v.sequence_no), 0) from attribute_value v
      where v.site_id = ${context.site} and v.attribute_uid = ${attributeUid})
    from unnest(${texts}::text[], ${numbers}::numeric[]) with ordinality as t (value, number, position)
    on conflict (site_id, attribute_uid, md5(attribute_value)) where status_cd <> 700 do nothing`);
  const rows = await context.db.query<{ uid: number; value: string }>(sql`
    select attribute_value_uid as uid, attribute_value as value from attribute_value
    where site_id = ${context.site} and attribute_uid = ${attributeUid} and status_cd <> 700
      and attribute_value = any(${texts}::text[])`);
  const known = new Map(rows.map(({ uid, value }) => [value, uid]));
  return texts.map((text) => known.get(text)).filter((uid) => uid !== undefined);
}

/** A value as a body names it. */
export interface ValueName {
  readonly attributeValueUid?: number;
  readonly attributeValue?: string;
}

/** The unique number of the value that a body names; refuses (400) one that the attribute does not have. */
export async function namedValue(
  attributeUid: number,
  attribute: AttributeData,
  name: ValueName,
  context: Context,
): Promise<number> {
  if (name.attributeValueUid === undefined) {
    const [uid = 0] = await valueUids(attributeUid, attribute, [name.attributeValue ?? ""], "attributeValue", context);
    return uid;
  }
  const known = await context.db.first<{ value: string }>(sql`
    select attribute_value as value from attribute_value
    where site_id = ${context.site} and attribute_uid = ${attributeUid} and attribute_value_uid = ${name.attributeValueUid}
      and status_cd <> 700`);
  if (known && (name.attributeValue === undefined || name.attributeValue === known.value))
    return name.attributeValueUid;
  const reason = known ? `is \`${known.value}\`, not \`${name.attributeValue}\`` : "is none of the attribute's";
  throw invalid(
    "attributeValueUid",
    `The value \`${name.attributeValueUid}\` ${reason}. Give one of the two, or list the attribute's values first.`,
    name.attributeValueUid,
  );
}
