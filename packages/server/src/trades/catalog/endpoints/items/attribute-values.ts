import type { AttributeValue, ItemsOperations } from "@purvey/contract/generated/items";
import { AttributeValue as AttributeValueSchema } from "@purvey/contract/services/items/attributes";
import sql, { type Sql } from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../../platform/endpoints/delete-unused.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict, invalid, notFound } from "../../../../platform/errors.ts";
import { misfitOf, numericValueOf } from "../../attribute-data.ts";
import { reindexItems } from "../../reindex-items.ts";
import { lockedAttribute } from "./attributes.ts";

const value = crudHandlers<AttributeValue>({
  entity: AttributeValueSchema,
  table: "attribute_value",
  key: "attributeValueUid",
  keyInput: "attributeValueUid",
  noun: "value of the attribute",
  search: ["attribute_value"],
  defaultOrder: "attribute_value_uid|ASC",
  parents: { id: "attribute_uid" },
  checkParents: requireAttribute,
});

async function requireAttribute(input: Record<string, unknown>, context: Context): Promise<void> {
  const found = await context.db.first(
    sql`select 1 from attribute where site_id = ${context.site} and attribute_uid = ${input.id} and status_cd <> 700`,
  );
  if (!found) throw notFound("attribute", String(input.id));
}

interface ValueInput {
  readonly id: number;
  readonly attributeValue: string;
  readonly numericValue?: number | null;
}

/** The input with its number; refuses (400) a value that does not fit its attribute. */
async function fitted<I extends ValueInput>(input: I, context: Context): Promise<I> {
  const attribute = await lockedAttribute(input.id, context);
  const misfit = misfitOf(input.attributeValue, attribute);
  if (misfit) throw invalid("attributeValue", misfit, input.attributeValue);
  return { ...input, numericValue: input.numericValue ?? numericValueOf(input.attributeValue, attribute) };
}

function duplicateValue(text: string) {
  return () => conflict(`The attribute has the value \`${text}\` already. Use that one, or write another value.`);
}

const create: Handler<ItemsOperations["attributes.values.create"]> = (input, context) => {
  const created = context.transaction(async (db) => {
    const inside = within(context, db);
    return value.create(await fitted(input, inside), inside);
  });
  return onDuplicate(created, duplicateValue(input.attributeValue));
};

const update: Handler<ItemsOperations["attributes.values.update"]> = ({ attributeValue, ...input }, context) => {
  if (attributeValue === undefined) return value.update(input, context);
  const changed = context.transaction(async (db) => {
    const inside = within(context, db);
    const before = await value.get(input, inside);
    const after = await value.update(await fitted({ ...input, attributeValue }, inside), inside);
    if (after.attributeValue !== before.attributeValue) await reindexItems(having(input.attributeValueUid), inside);
    return after;
  });
  return onDuplicate(changed, duplicateValue(attributeValue));
};

/** The condition of an item to have a value, which it is found by. */
function having(attributeValueUid: number): Sql {
  return sql`exists (
    select 1 from item_attribute_value v
    where v.site_id = i.site_id and v.inv_mast_uid = i.inv_mast_uid and v.attribute_value_uid = ${attributeValueUid})`;
}

const remove: Handler<ItemsOperations["attributes.values.delete"]> = ({ id, attributeValueUid }, context) => {
  const { site } = context;
  const own = sql`
    site_id = ${site} and attribute_uid = ${id} and attribute_value_uid = ${attributeValueUid} and status_cd <> 700`;
  return deleteUnused(
    {
      noun: "value of the attribute",
      key: attributeValueUid,
      lock: sql`select attribute_value as name from attribute_value where ${own} for update`,
      usage: sql`
        select count(*) over () as uses, 'item' as kind, i.item_id as name from item_attribute_value v
          join item i on i.site_id = v.site_id and i.inv_mast_uid = v.inv_mast_uid and i.delete_flag = 'N'
        where v.site_id = ${site} and v.attribute_value_uid = ${attributeValueUid} order by i.item_id limit 1`,
      remove: sql`update attribute_value set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`,
      advice: "Take the value off them first",
    },
    context,
  );
};

type ValueOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `attributes.values.${string}`>>;

/** `/attributes/{id}/values`: what an attribute can be. */
export const attributeValueHandlers: Handlers<ValueOperations> = {
  "attributes.values.list": value.list,
  "attributes.values.create": create,
  "attributes.values.get": value.get,
  "attributes.values.update": update,
  "attributes.values.delete": remove,
};
