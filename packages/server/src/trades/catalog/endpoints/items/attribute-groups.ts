import type { AttributeGroup, AttributeGroupAttribute, ItemsOperations } from "@purvey/contract/generated/items";
import {
  AttributeGroupAttribute as AttributeGroupAttributeSchema,
  AttributeGroup as AttributeGroupSchema,
} from "@purvey/contract/services/items/attribute-groups";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict, invalid, notFound } from "../../../../platform/errors.ts";

const group = crudHandlers<AttributeGroup>({
  entity: AttributeGroupSchema,
  table: "attribute_group",
  key: "attributeGroupUid",
  keyInput: "id",
  noun: "attribute group",
  search: ["attribute_group_desc", "attribute_group_id", "attribute_group_type"],
  defaultOrder: "attribute_group_uid|ASC",
});

const place = crudHandlers<AttributeGroupAttribute>({
  entity: AttributeGroupAttributeSchema,
  table: "attribute_x_attribute_group",
  key: "attributeXAttributeGroupUid",
  keyInput: "attributeXAttributeGroupUid",
  noun: "attribute of the group",
  search: ["a.attribute_id", "a.attribute_desc"],
  defaultOrder: "sequence_no|ASC",
  parents: { id: "attribute_group_uid" },
  checkParents: async (input, context) => {
    await requireGroup(input, context);
    if (input.attributeUid !== undefined) await requireAttribute(Number(input.attributeUid), context);
  },
  joins: {
    from: sql`join attribute a on a.site_id = t.site_id and a.attribute_uid = t.attribute_uid`,
    fields: {
      attributeId: "a.attribute_id",
      attributeDesc: "a.attribute_desc",
      dataType: "a.data_type",
      maxLength: "a.max_length",
      unit: "a.unit",
    },
  },
});

async function requireGroup(input: Record<string, unknown>, context: Context): Promise<void> {
  const found = await context.db.first(sql`
    select 1 from attribute_group
    where site_id = ${context.site} and attribute_group_uid = ${input.id} and status_cd <> 700`);
  if (!found) throw notFound("attribute group", String(input.id));
}

async function requireAttribute(attributeUid: number, context: Context): Promise<void> {
  const known = await context.db.first(sql`
    select 1 from attribute where site_id = ${context.site} and attribute_uid = ${attributeUid} and status_cd <> 700`);
  if (!known)
    throw invalid("attributeUid", `There is no attribute \`${attributeUid}\`; create it, or list them.`, attributeUid);
}

const removeGroup: Handler<ItemsOperations["attributeGroups.delete"]> = async ({ id }, context) => {
  const deleted = sql`
    set status_cd = 700, date_last_modified = localtimestamp(0)
    where site_id = ${context.site} and attribute_group_uid = ${id} and status_cd <> 700`;
  const changed = await context.db.execute(
    sql`with places as (update attribute_x_attribute_group ${deleted}) update attribute_group ${deleted}`,
  );
  if (changed === 0) throw notFound("attribute group", id);
  return { uid: id, deleted: true };
};

const createPlace: Handler<ItemsOperations["attributeGroups.attributes.create"]> = (input, context) =>
  onDuplicate(place.create(input, context), () =>
    conflict(
      `The attribute \`${input.attributeUid}\` stands in the group \`${input.id}\` already. Change its place instead.`,
    ),
  );

type GroupOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `attributeGroups.${string}`>>;

/** `/attribute-groups` and the attributes in each (R106, R107). */
export const attributeGroupHandlers: Handlers<GroupOperations> = {
  "attributeGroups.list": group.list,
  "attributeGroups.create": group.create,
  "attributeGroups.get": group.get,
  "attributeGroups.update": group.update,
  "attributeGroups.delete": removeGroup,
  "attributeGroups.attributes.list": place.list,
  "attributeGroups.attributes.create": createPlace,
  "attributeGroups.attributes.get": place.get,
  "attributeGroups.attributes.update": place.update,
  "attributeGroups.attributes.delete": place.delete,
};
