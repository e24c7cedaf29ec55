import type { ItemExtension, ProductInfoOperations } from "@purvey/contract/generated/productInfo";
import { ItemExtension as ItemExtensionSchema } from "@purvey/contract/services/product-info/inv-mast-ext";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { conflict, invalid } from "../../../../platform/errors.ts";
import { namedItem } from "../../required-item.ts";

const extension = crudHandlers<ItemExtension>({
  entity: ItemExtensionSchema,
  table: "item_ext",
  key: "invMastExtUid",
  keyInput: "invMastExtUid",
  noun: "item extension",
  search: [
    "i.item_id",
    "i.item_desc",
    "coalesce(t.brand_name, b.brands_name)",
    "coalesce(t.manufacturer_name, i.manufacturer_name)",
    "coalesce(t.part_number, i.manufacturer_part_number)",
    "t.meta_title",
    "t.meta_keywords",
  ],
  defaultOrder: "inv_mast_ext_uid|ASC",
  filter: ({ invMastUid }) => (invMastUid === undefined ? [] : [sql`t.inv_mast_uid = ${invMastUid}`]),
  joins: {
    from: sql`
      join item i on i.site_id = t.site_id and i.inv_mast_uid = t.inv_mast_uid
      left join brand b on b.site_id = i.site_id and b.brands_uid = i.brands_uid and b.status_cd <> 700`,
    fields: { itemId: "i.item_id", itemDesc: "i.item_desc" },
  },
  fallbacks: {
    upcOrEan: "i.upc_or_ean",
    upcOrEanId: "i.upc_or_ean_id",
    brandName: "b.brands_name",
    manufacturerName: "i.manufacturer_name",
    partNumber: "i.manufacturer_part_number",
  },
});

interface Named {
  readonly invMastUid?: number;
  readonly attributeGroupUid?: number | null;
}

/** Refuses (400) an item or a group of attributes that is not there, before the database does it without a sentence. */
async function requireNamed({ invMastUid, attributeGroupUid }: Named, context: Context): Promise<void> {
  if (invMastUid !== undefined) await namedItem({ invMastUid }, context);
  if (attributeGroupUid === undefined || attributeGroupUid === null) return;
  const group = await context.db.first(sql`
    select 1 from attribute_group
    where site_id = ${context.site} and attribute_group_uid = ${attributeGroupUid} and status_cd <> 700`);
  if (group) return;
  const message = `There is no group of attributes \`${attributeGroupUid}\`; list the attribute groups first.`;
  throw invalid("attributeGroupUid", message, attributeGroupUid);
}

async function keep(input: Named, work: () => Promise<ItemExtension>, context: Context): Promise<ItemExtension> {
  await requireNamed(input, context);
  return onDuplicate(work(), () =>
    conflict(`The item \`${input.invMastUid}\` has an extension already. Change that one instead.`),
  );
}

type ExtensionOperations = Pick<ProductInfoOperations, Extract<keyof ProductInfoOperations, `invMastExt.${string}`>>;

/** `/inv-mast-ext`: what is said of items beyond the item master (R140–R147). */
export const invMastExtHandlers: Handlers<ExtensionOperations> = {
  "invMastExt.list": extension.list,
  "invMastExt.create": (input, context) => keep(input, () => extension.create(input, context), context),
  "invMastExt.get": extension.get,
  "invMastExt.update": async (input, context) => {
    await extension.get(input, context);
    return keep(input, () => extension.update(input, context), context);
  },
  "invMastExt.delete": extension.delete,
};
