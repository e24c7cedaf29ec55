import type { Brand, BrandItem, ItemsOperations } from "@purvey/contract/generated/items";
import { Brand as BrandSchema, BrandItem as BrandItemSchema } from "@purvey/contract/services/items/brands";
import sql from "sql-template-tag";
import type { Context } from "../../context.ts";
import { crudHandlers } from "../../db/crud.ts";
import { notFound } from "../../errors.ts";
import type { Handlers } from "../../implement.ts";

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
  checkParents: requireBrand,
  joins: {
    from: sql`join item i on i.site_id = t.site_id and i.inv_mast_uid = t.inv_mast_uid`,
    fields: { itemId: "i.item_id", itemDesc: "i.item_desc" },
  },
});

async function requireBrand(input: Record<string, unknown>, context: Context): Promise<void> {
  const found = await context.db.first(sql`select 1 from brand where site_id = ${context.site} and brands_uid = ${input.id} and status_cd <> 700`);
  if (!found) throw notFound("brand", String(input.id));
}

type BrandOperations = Pick<ItemsOperations, Extract<keyof ItemsOperations, `brands.${string}`>>;

/** `/brands` and the items listed under each (R104, R105). */
export const brandHandlers: Handlers<BrandOperations> = {
  "brands.list": brand.list,
  "brands.create": brand.create,
  "brands.get": brand.get,
  "brands.update": brand.update,
  "brands.delete": brand.delete,
  "brands.items.list": brandItem.list,
  "brands.items.create": brandItem.create,
  "brands.items.get": brandItem.get,
  "brands.items.update": brandItem.update,
  "brands.items.delete": brandItem.delete,
};
