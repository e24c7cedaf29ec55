import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { type Categories, categoryUid, readCategories, storeCategories } from "./load-categories.ts";
import { type Destination, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import { type ItemRecord, itemRecord } from "./read-item.ts";
import { storeAttributes } from "./store-attributes.ts";

/** `ProductCategory.csv`, `ProductSubcategory.csv`, `Product.csv` with models and descriptions: categories and items. */
export const loadItems: LoadStep = {
  title: "items",
  async run(context) {
    const { db, site, report } = context;
    const categories = await readCategories(context);
    const records = await refuseTakenNumbers(context, await readItems(context, categories));
    await db.transaction(async (transaction) => {
      await storeCategories(transaction, context, categories);
      await transaction.execute(sql`select set_config('purvey.price_file', 'Product.csv', true)`);
      await freeNumbers(transaction, site, records);
      await storeItems(transaction, context, records);
    });
    for (const { uid, itemId, row } of records) context.items.set(uid, { itemId, itemDesc: String(row.item_desc) });
    report.stored("Product.csv", records.length);
  },
};

async function readItems(context: LoadContext, categories: Categories): Promise<ItemRecord[]> {
  const descriptions = await readDescriptions(context);
  const numbers = new Map<string, number>();
  const records = await context.folder.readByKey("Product.csv", "ProductID", (row, uid) =>
    itemRecord(row, uid, { descriptions, categories, numbers }),
  );
  return [...records.values()];
}

/** Refuses items whose number belongs to one that is stored and not in the file. */
async function refuseTakenNumbers(
  { db, site, report }: LoadContext,
  records: readonly ItemRecord[],
): Promise<ItemRecord[]> {
  const rows = await db.query<{ itemId: string; uid: number }>(sql`
    select item_id as "itemId", inv_mast_uid as uid from item
    where site_id = ${site} and item_id = any(${records.map(({ itemId }) => itemId)}::text[])
      and inv_mast_uid <> all(${records.map(({ uid }) => uid)}::bigint[])`);
  const owners = new Map(rows.map(({ itemId, uid }) => [itemId, uid]));
  return records.filter(({ itemId, line }) => {
    const owner = owners.get(itemId);
    if (owner === undefined) return true;
    const reason = `is \`${itemId}\`, the number of product ${owner}, which is stored and not in the file`;
    report.refuse({ file: "Product.csv", line, column: "ProductNumber", reason });
    return false;
  });
}

/** Items that change their numbers among each other give them up first. */
async function freeNumbers(db: Queryable, site: string, records: readonly ItemRecord[]): Promise<void> {
  await db.execute(sql`
    update item i set item_id = '~' || i.inv_mast_uid
    from unnest(${records.map(({ uid }) => uid)}::bigint[], ${records.map(({ itemId }) => itemId)}::text[]) as n (uid, item_id)
    where i.site_id = ${site} and i.inv_mast_uid = n.uid and i.item_id <> n.item_id`);
}

async function storeItems(db: Queryable, to: Destination, records: readonly ItemRecord[]): Promise<void> {
  await storeRows(
    db,
    to,
    "item",
    ["inv_mast_uid"],
    records.map(({ row }) => row),
  );
  const units = records.map(({ uid }) => ({
    item_uom_uid: uid,
    inv_mast_uid: uid,
    unit_of_measure: "EA",
    unit_size: 1,
  }));
  await storeRows(db, to, "item_uom", ["item_uom_uid"], units);
  const links = records.flatMap(({ uid, subcategory }) =>
    subcategory === undefined ? [] : [{ item_category_uid: categoryUid(subcategory), inv_mast_uid: uid }],
  );
  await db.execute(sql`
    delete from item_category_item c where c.site_id = ${to.site} and c.inv_mast_uid = any(${records.map(({ uid }) => uid)}::bigint[])
      and (c.inv_mast_uid, c.item_category_uid) not in (select * from unnest(
        ${links.map((link) => link.inv_mast_uid)}::bigint[], ${links.map((link) => link.item_category_uid)}::bigint[]))`);
  await storeRows(db, to, "item_category_item", ["item_category_uid", "inv_mast_uid"], links);
  await storeAttributes(db, to, new Map(records.map(({ uid, attributes }) => [uid, attributes])));
}

/** What a product's model is described by, by the model's number; of several descriptions the first. */
async function readDescriptions({ folder, report }: LoadContext): Promise<Map<number, string>> {
  const texts = await folder.readByKey("ProductDescription.csv", "ProductDescriptionID", (row) =>
    row.text("Description"),
  );
  const models = new Map<number, string>();
  const links = await folder.read("ProductModelProductDescriptionCulture.csv", (row) => {
    const [model, description] = [row.key("ProductModelID"), row.key("ProductDescriptionID")];
    const text = texts.get(description);
    if (text === undefined)
      return row.refuse("ProductDescriptionID", `is ${description}, which ProductDescription.csv does not have`);
    if (!models.has(model)) models.set(model, text);
    return model;
  });
  report.stored("ProductDescription.csv", texts.size);
  report.stored("ProductModelProductDescriptionCulture.csv", links.length);
  return models;
}
