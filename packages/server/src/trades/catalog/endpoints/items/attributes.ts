import type { Attribute, ItemsOperations } from "@purvey/contract/generated/items";
import { Attribute as AttributeSchema } from "@purvey/contract/services/items/attributes";
import sql, { type Sql } from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../../platform/endpoints/delete-unused.ts";
import type { Handler, Handlers, Received } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../../platform/errors.ts";
import { type AttributeData, misfitOf, numericValueOf } from "../../attribute-data.ts";
import { reindexItems } from "../../reindex-items.ts";

const attribute = crudHandlers<Attribute>({
  entity: AttributeSchema,
  table: "attribute",
  key: "attributeUid",
  keyInput: "id",
  noun: "attribute",
  search: ["attribute_id", "attribute_desc"],
  defaultOrder: "attribute_uid|ASC",
});

/** What an attribute says of its values; refuses (404) one that is deleted. Keeps it from changing meanwhile. */
export async function lockedAttribute(attributeUid: number, context: Context): Promise<AttributeData> {
  const data = await context.db.first<AttributeData>(sql`
    select data_type as "dataType", max_length as "maxLength" from attribute
    where site_id = ${context.site} and attribute_uid = ${attributeUid} and status_cd <> 700 for update`);
  if (!data) throw notFound("attribute", attributeUid);
  return data;
}

function duplicateId(attributeId: string | undefined) {
  return () =>
    conflict(`There is an attribute \`${attributeId}\` already. Change that one, or choose another \`attributeId\`.`);
}

const create: Handler<ItemsOperations["attributes.create"]> = (input, context) =>
  onDuplicate(attribute.create(input, context), duplicateId(input.attributeId));

type Update = Received<ItemsOperations["attributes.update"]>;

const update: Handler<ItemsOperations["attributes.update"]> = (input, context) => {
  const changed = context.transaction(async (db) => {
    const inside = within(context, db);
    const before = await attribute.get(input, inside);
    if (input.dataType !== undefined || input.maxLength !== undefined) await refit(input, inside);
    const after = await attribute.update(input, inside);
    if (after.attributeDesc !== before.attributeDesc) await reindexItems(describedBy(input.id), inside);
    return after;
  });
  return onDuplicate(changed, duplicateId(input.attributeId));
};

/** The condition of an item to be described by an attribute, whose name it is found by. */
function describedBy(attributeUid: number): Sql {
  return sql`exists (
    select 1 from item_attribute a
    where a.site_id = i.site_id and a.inv_mast_uid = i.inv_mast_uid and a.attribute_uid = ${attributeUid})`;
}

/** Makes the values of an attribute fit what it is to become; refuses (409) where one cannot. */
async function refit(input: Update, context: Context): Promise<void> {
  const now = await lockedAttribute(input.id, context);
  const maxLength = input.maxLength === undefined ? now.maxLength : input.maxLength;
  const next: AttributeData = { dataType: input.dataType ?? now.dataType, maxLength };
  const values = await context.db.query<{ uid: number; value: string }>(sql`
    select attribute_value_uid as uid, attribute_value as value from attribute_value
    where site_id = ${context.site} and attribute_uid = ${input.id} and status_cd <> 700 order by 1`);
  const misfit = values.map(({ value }) => misfitOf(value, next)).find((reason) => reason !== undefined);
  if (misfit)
    throw conflict(`The attribute has a value that would not fit: ${misfit} Change or delete the value first.`);
  if (next.dataType === "number" && now.dataType !== "number") await number(values, next, context);
}

async function number(
  values: readonly { uid: number; value: string }[],
  data: AttributeData,
  context: Context,
): Promise<void> {
  const uids = values.map(({ uid }) => uid);
  const numbers = values.map(({ value }) => numericValueOf(value, data));
  await context.db.execute(sql`
    update attribute_value v set numeric_value = n.number, date_last_modified = localtimestamp(0)
    from unnest(${uids}::bigint[], ${numbers}::numeric[]) as n (uid, number)
    where v.site_id = ${context.site} and v.attribute_value_uid = n.uid`);
}

const remove: Handler<ItemsOperations["attributes.delete"]> = ({ id }, context) => {
  const { site } = context;
  const own = sql`site_id = ${site} and attribute_uid = ${id} and status_cd <> 700`;
  const deleted = sql`set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`;
  return deleteUnused(
    {
      noun: "attribute",
      key: id,
      lock: sql`select attribute_id as name from attribute where ${own} for update`,
      usage: sql`
        select count(*) over () as uses, kind, name from (
          select 'item' as kind, i.item_id as name from item_attribute a
            join item i on i.site_id = a.site_id and i.inv_mast_uid = a.inv_mast_uid and i.delete_flag = 'N'
            where a.site_id = ${site} and a.attribute_uid = ${id}
          union all
          select 'variant group', h.variant_name from item_variant_hdr h
            where h.site_id = ${site} and h.attribute_uid = ${id} and h.status_cd <> 700
        ) users order by kind, name limit 1`,
      remove: sql`
        with the_values as (update attribute_value ${deleted}),
          places as (update attribute_x_attribute_group ${deleted})
        update attribute ${deleted}`,
      advice: "Take the attribute off them first",
    },
    context,
  );
};

type AttributeOperations = Pick<ItemsOperations, `attributes.${"list" | "create" | "get" | "update" | "delete"}`>;

/** `/attributes`: the properties that items are described by. */
export const attributeHandlers: Handlers<AttributeOperations> = {
  "attributes.list": attribute.list,
  "attributes.create": create,
  "attributes.get": attribute.get,
  "attributes.update": update,
  "attributes.delete": remove,
};
