import { insertRows, type Row } from "../data/insert-rows.ts";
import type { Queryable } from "../db/database.ts";
import { numberOf } from "../decimal.ts";
import { compactCode } from "../search/compact-code.ts";
import type { CsvRow } from "./csv-row.ts";
import type { LoadContext, LoadStep } from "./load-context.ts";
import { attributesOf, storeAttributes } from "./store-attributes.ts";

interface ItemRecord {
  readonly uid: number;
  readonly item: Row;
  readonly subcategory: number | undefined;
  readonly attributes: ReturnType<typeof attributesOf>;
}

/** `ProductCategory.csv`, `ProductSubcategory.csv`, `Product.csv` with models and descriptions: categories and items. */
export const loadItems: LoadStep = {
  title: "items",
  async run(context) {
    const { db, site, folder, report } = context;
    const categories = await readCategories(context);
    const descriptions = await readDescriptions(context);
    const numbers = new Set<string>();
    const records = await folder.read("Product.csv", (row) => itemRecord(row, descriptions, categories, numbers));
    await db.transaction(async (transaction) => {
      await storeCategories(transaction, site, categories);
      await insertRows(
        transaction,
        "item",
        records.map(({ item }) => ({ site_id: site, ...item })),
        { conflict: ["site_id", "inv_mast_uid"] },
      );
      await insertRows(
        transaction,
        "item_uom",
        records.map(({ uid }) => unitRow(site, uid)),
        { conflict: ["site_id", "item_uom_uid"] },
      );
      const placed = records.filter(({ subcategory }) => subcategory !== undefined);
      const links = placed.map(({ uid, subcategory }) => ({
        site_id: site,
        item_category_uid: subcategory,
        inv_mast_uid: uid,
      }));
      await insertRows(transaction, "item_category_item", links, {
        conflict: ["site_id", "item_category_uid", "inv_mast_uid"],
      });
      await storeAttributes(transaction, site, new Map(records.map(({ uid, attributes }) => [uid, attributes])));
    });
    for (const { uid, item } of records) {
      context.items.set(uid, { invMastUid: uid, itemId: item.item_id as string, itemDesc: item.item_desc as string });
    }
    report.stored("Product.csv", records.length);
  },
};

function unitRow(site: string, uid: number): Row {
  return { site_id: site, item_uom_uid: uid, inv_mast_uid: uid, unit_of_measure: "EA", unit_size: 1 };
}

function itemRecord(
  row: CsvRow,
  descriptions: ReadonlyMap<number, string>,
  categories: Categories,
  numbers: Set<string>,
): ItemRecord {
  const uid = row.key("ProductID");
  const itemId = row.text("ProductNumber", 40);
  if (numbers.has(itemId)) row.refuse("ProductNumber", `is \`${itemId}\`, which another product has already`);
  const price = row.amount("ListPrice");
  const subcategory = row.optionalInteger("ProductSubcategoryID");
  if (subcategory !== undefined && !categories.subcategories.has(subcategory))
    row.refuse("ProductSubcategoryID", `is ${subcategory}, which ProductSubcategory.csv does not have`);
  const model = row.optionalInteger("ProductModelID");
  const ended = row.optionalDate("DiscontinuedDate") ?? row.optionalDate("SellEndDate");
  const record = {
    uid,
    subcategory: subcategory === undefined ? undefined : subcategoryUid(subcategory),
    attributes: attributesOf(row),
    item: {
      inv_mast_uid: uid,
      item_id: itemId,
      item_id_compact: compactCode(itemId),
      item_desc: row.text("Name", 255),
      extended_desc: model === undefined ? null : (descriptions.get(model) ?? null),
      base_unit: "EA",
      default_selling_unit: "EA",
      default_purchasing_unit: "EA",
      list_price: numberOf(price),
      std_price: numberOf(price),
      cost: numberOf(row.amount("StandardCost")),
      weight: weightInPounds(row),
      class_id1: row.optionalText("ProductLine", 40) ?? null,
      class_id2: row.optionalText("Class", 40) ?? null,
      class_id3: row.optionalText("Style", 40) ?? null,
      main_category_uid: subcategory === undefined ? null : subcategoryUid(subcategory),
      family: subcategory === undefined ? null : (categories.subcategories.get(subcategory)?.name ?? null),
      // What has no price is a part that is bought or made, not sold.
      online_cd: price.gt(0) ? 704 : 705,
      discontinued: ended !== undefined && ended < new Date().toISOString().slice(0, 19).replace("T", " ") ? "Y" : "N",
    },
  };
  numbers.add(itemId);
  return record;
}

const pounds: Readonly<Record<string, number>> = { LB: 1, G: 0.00220462, KG: 2.20462, OZ: 0.0625 };

function weightInPounds(row: CsvRow): number | null {
  const weight = row.optionalDecimal("Weight");
  const unit = row.optionalText("WeightUnitMeasureCode", 8) ?? "LB";
  if (weight === undefined) return null;
  const factor = pounds[unit.toUpperCase()];
  if (factor === undefined)
    return row.refuse("WeightUnitMeasureCode", `is \`${unit}\`; known are ${Object.keys(pounds).join(", ")}`);
  return numberOf(weight.times(factor).round(6));
}

interface Categories {
  readonly tops: ReadonlyMap<number, string>;
  readonly subcategories: ReadonlyMap<number, { name: string; top: number }>;
}

/** Sub-categories are numbered behind the categories, so that both fit one table. */
function subcategoryUid(id: number): number {
  return 1000 + id;
}

async function readCategories({ folder, report }: LoadContext): Promise<Categories> {
  const tops = new Map(
    await folder.read("ProductCategory.csv", (row) => [row.key("ProductCategoryID"), row.text("Name", 255)] as const),
  );
  const subcategories = new Map(
    await folder.read("ProductSubcategory.csv", (row) => {
      const top = row.key("ProductCategoryID");
      if (!tops.has(top)) row.refuse("ProductCategoryID", `is ${top}, which ProductCategory.csv does not have`);
      return [row.key("ProductSubcategoryID"), { name: row.text("Name", 255), top }] as const;
    }),
  );
  report.stored("ProductCategory.csv", tops.size);
  report.stored("ProductSubcategory.csv", subcategories.size);
  return { tops, subcategories };
}

async function storeCategories(db: Queryable, site: string, { tops, subcategories }: Categories): Promise<void> {
  const rows = [
    ...[...tops].map(([uid, name]) => categoryRow(site, uid, name, [uid], name)),
    ...[...subcategories].map(([id, { name, top }]) =>
      categoryRow(site, subcategoryUid(id), name, [top, subcategoryUid(id)], `${tops.get(top)}/${name}`),
    ),
  ];
  await insertRows(db, "item_category", rows, { conflict: ["site_id", "item_category_uid"] });
}

function categoryRow(site: string, uid: number, name: string, path: readonly number[], fullPath: string): Row {
  return {
    site_id: site,
    item_category_uid: uid,
    parent_uid: path.length > 1 ? path[0] : null,
    root_uid: path[0],
    item_category_id: fullPath.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    item_category_desc: name,
    full_path: fullPath,
    path_uids: path,
    level: path.length,
    sequence_no: uid,
  };
}

/** What a product's model is described by, by the model's number. */
async function readDescriptions({ folder, report }: LoadContext): Promise<Map<number, string>> {
  const texts = new Map(
    await folder.read(
      "ProductDescription.csv",
      (row) => [row.key("ProductDescriptionID"), row.text("Description")] as const,
    ),
  );
  const links = await folder.read("ProductModelProductDescriptionCulture.csv", (row) => {
    const description = row.key("ProductDescriptionID");
    if (!texts.has(description))
      row.refuse("ProductDescriptionID", `is ${description}, which ProductDescription.csv does not have`);
    return [row.key("ProductModelID"), texts.get(description) as string] as const;
  });
  report.stored("ProductDescription.csv", texts.size);
  report.stored("ProductModelProductDescriptionCulture.csv", links.length);
  return new Map(links);
}
