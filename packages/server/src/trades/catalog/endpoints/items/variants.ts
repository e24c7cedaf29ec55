import type { ItemsOperations, VariantGroup, VariantLine } from "@purvey/contract/generated/items";
import { VariantGroup as VariantGroupSchema } from "@purvey/contract/services/items/variants";
import sql, { type Sql } from "sql-template-tag";
import { jsonList } from "../../../../platform/db/json-list.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { invalid } from "../../../../platform/errors.ts";
import { checkVariantLines, replaceVariantLines } from "../../../../services/items/variant-lines.ts";

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
