import type { Brand, BrandItem, ItemsOperations } from "@purvey/contract/generated/items";
import { BrandItem as BrandItemSchema, Brand as BrandSchema } from "@purvey/contract/services/items/brands";
import sql from "sql-template-tag";
import { onDuplicate } from "../../../../platform/db/on-duplicate.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import { crudHandlers } from "../../../../platform/endpoints/crud.ts";
import { deleteUnused } from "../../../../platform/endpoints/delete-unused.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { conflict, notFound } from "../../../../platform/errors.ts";
import { reindexItems } from "../../reindex-items.ts";
import { namedItem } from "../../required-item.ts";

const brand = crudHandlers<Brand>({
  entity: BrandSchema,
  table: "brand",
  key: "brandsUid",
  keyInput: "id",
  noun: "brand",
  search: ["brands_name", "brands_id", "brands_desc"],
  defaultOrder: "brands_uid|ASC",
});

const brandItem = crudHandlers<BrandItem>({
  entity: BrandItemSchema,
  table: "brand_item",
  key: "brandsXItemsUid",
  keyInput: "brandsXItemsUid",
  noun: "item of the brand",
  search: [],
  defaultOrder: "sequence_no|ASC",
  parents: { id: "brands_uid" },
  checkParents: async (input, context) => {
    await requireBrand(input, context);
    if (input.invMastUid !== undefined) await namedItem({ invMastUid: Number(input.invMastUid) }, context);
  },
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.inv_mast_uid`,
    fields: { itemId: "i.item_id", itemDesc: "i.item_desc" },
  },
});

async function requireBrand(input: Record<string, unknown>, context: Context): Promise<void> {
  const found = await context.db.first(
    sql`select 1 from brand where site_id = ${context.site} and brands_uid = ${input.id} and status_cd <> 700`,
  );
  if (!found) throw notFound("brand", String(input.id));
}

const get: Handler<ItemsOperations["brands.get"]> = async ({ id, brandsId }, context) => {
  const found = await brand.get({ id }, context);
  if (brandsId !== undefined && found.brandsId?.toUpperCase() !== brandsId.toUpperCase())
    throw notFound("brand", `${id} ${brandsId}`);
  return found;
};

function duplicateName(name: string | undefined) {
  return () => conflict(`There is a brand \`${name}\` already. Change that one, or choose another name.`);
}

const create: Handler<ItemsOperations["brands.create"]> = (input, context) =>
  onDuplicate(brand.create(input, context), duplicateName(input.brandsName));

const update: Handler<ItemsOperations["brands.update"]> = (input, context) => {
  if (input.brandsName === undefined) return brand.update(input, context);
  const changed = context.transaction(async (db) => {
    const inside = within(context, db);
    const before = await brand.get(input, inside);
    const after = await brand.update(input, inside);
    if (after.brandsName !== before.brandsName) await reindexItems(sql`i.brands_uid = ${input.id}`, inside);
    return after;
  });
  return onDuplicate(changed, duplicateName(input.brandsName));
};

const remove: Handler<ItemsOperations["brands.delete"]> = ({ id }, context) => {
  const { site } = context;
  const own = sql`site_id = ${site} and brands_uid = ${id} and status_cd <> 700`;
  const deleted = sql`set status_cd = 700, date_last_modified = localtimestamp(0) where ${own}`;
  return deleteUnused(
    {
      noun: "brand",
      key: id,
      lock: sql`select brands_name as name from brand where ${own} for update`,
      usage: sql`
        select count(*) over () as uses, 'item' as kind, item_id as name from item
        where site_id = ${site} and brands_uid = ${id} and delete_flag = 'N' order by item_id limit 1`,
      remove: sql`with pairs as (update brand_item ${deleted}) update brand ${deleted}`,
      advice: "Give them another brand first",
    },
    context,
  );
};

const createItem: Handler<ItemsOperations["brands.items.create"]> = (input, context) =>
  onDuplicate(brandItem.create(input, context), () =>
    conflict(
      `The item \`${input.invMastUid}\` is in the list of the brand \`${input.id}\` already. Change its place instead.`,
    ),
  );

type BrandOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `brands.${string}`>>;

/** `/brands` and the items listed under each (R104, R105). */
export const brandHandlers: Handlers<BrandOperations> = {
  "brands.list": brand.list,
  "brands.create": create,
  "brands.get": get,
  "brands.update": update,
  "brands.delete": remove,
  "brands.items.list": brandItem.list,
  "brands.items.create": createItem,
  "brands.items.get": brandItem.get,
  "brands.items.update": brandItem.update,
  "brands.items.delete": brandItem.delete,
};
