import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import { compactCode } from "../values/compact-code.ts";
import { AttributeCatalog, type LoadedValue } from "./attribute-catalog.ts";
import type { CsvRow } from "./csv-row.ts";
import { type Categories, categoryUid, readCategories, storeCategories } from "./load-categories.ts";
import { type Destination, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import { attributesOfColumns, type GivenAttributes, readAttributes } from "./read-attributes.ts";
import { storeAttributes } from "./store-attributes.ts";
import { brandUids, joinMakers, leaveMakers, type Maker } from "./store-brands.ts";
import { giveUpNames, type NameColumn, type NamedRecord, refuseTakenNames } from "./taken-names.ts";

const numbers: NameColumn = {
  table: "item",
  key: "inv_mast_uid",
  name: "item_id",
  noun: "product",
  called: "number",
  file: "Product.csv",
  column: "ProductNumber",
};

/** `ProductCategory.csv`, `ProductSubcategory.csv`, `Product.csv` with models, descriptions and attributes: categories and items. */
export const loadItems: LoadStep = {
  title: "items",
  async run(context) {
    const { db, site, report } = context;
    const [categories, catalog] = [await readCategories(context), await AttributeCatalog.read(db, site)];
    const records = await refuseTakenNames(context, numbers, await readItems(context, categories, catalog));
    for (const { uid, name, row } of records) context.items.set(uid, { itemId: name, itemDesc: String(row.item_desc) });
    const attributes = [ofColumns(records), await readAttributes(context, catalog)];
    await db.transaction(async (transaction) => {
      await storeCategories(transaction, context, categories);
      await transaction.execute(sql`select set_config('purvey.price_file', 'Product.csv', true)`);
      await giveUpNames(transaction, site, numbers, records);
      await storeItems(transaction, context, records);
      await storeAttributes(transaction, context, catalog, attributes);
    });
    report.stored("Product.csv", records.length);
  },
};

function ofColumns(records: readonly ItemRecord[]): GivenAttributes {
  const byItem = new Map(records.map(({ uid, attributes }) => [uid, attributes]));
  return { file: "Product.csv", byItem, unsure: new Set() };
}

async function readItems(
  context: LoadContext,
  categories: Categories,
  attributes: AttributeCatalog,
): Promise<ItemRecord[]> {
  const descriptions = await readDescriptions(context);
  const lines = new Map<string, number>();
  const records = await context.folder.readByKey("Product.csv", "ProductID", (row, uid) =>
    itemRecord(row, uid, { descriptions, categories, attributes, numbers: lines }),
  );
  return [...records.values()];
}

async function storeItems(db: Queryable, to: Destination, records: readonly ItemRecord[]): Promise<void> {
  const brandOf = await brandUids(db, to.site, records);
  await leaveMakers(db, to.site, records, brandOf);
  const items = records.map(({ row, brand }) =>
    brand === undefined ? row : { ...row, brands_uid: brand === null ? null : brandOf(brand) },
  );
  await storeRows(db, to, "item", ["inv_mast_uid"], items);
  await joinMakers(db, to.site, records, brandOf);
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

/** An item as it is stored, and the line it comes from. */
interface ItemRecord extends Maker, NamedRecord {
  readonly row: Row;
  readonly subcategory: number | undefined;
  readonly attributes: readonly LoadedValue[];
}

/** What the rows of products refer to. */
interface ItemReferences {
  /** By the number of the model. */
  readonly descriptions: ReadonlyMap<number, string>;
  readonly categories: Categories;
  readonly attributes: AttributeCatalog;
  /** Lines of the numbers so far. */
  readonly numbers: Map<string, number>;
}

/** Reads a row of `Product.csv`. */
function itemRecord(row: CsvRow, uid: number, references: ItemReferences): ItemRecord {
  const itemId = row.text("ProductNumber", 40);
  row.requireFirst("ProductNumber", itemId, references.numbers);
  const subcategory = subcategoryOf(row, references.categories);
  const family = references.categories.subcategories.get(subcategory ?? 0)?.name;
  const category = subcategory === undefined ? null : categoryUid(subcategory);
  const manufacturerNumber = given(row, "ManufacturerNumber", row.optionalText("ManufacturerNumber", 255));
  return {
    line: row.line,
    uid,
    name: itemId,
    subcategory,
    brand: given(row, "Brand", row.optionalName("Brand", 255)),
    manufacturerNumber,
    attributes: attributesOfColumns(row, references.attributes),
    row: {
      inv_mast_uid: uid,
      item_id: itemId,
      item_id_compact: compactCode(itemId),
      item_desc: row.text("Name", 255),
      extended_desc: references.descriptions.get(row.optionalInteger("ProductModelID") ?? 0) ?? null,
      base_unit: "EA",
      default_selling_unit: "EA",
      default_purchasing_unit: "EA",
      ...prices(row),
      weight: weightInKilograms(row),
      class_id1: row.optionalText("ProductLine", 40) ?? null,
      class_id2: row.optionalText("Class", 40) ?? null,
      class_id3: row.optionalText("Style", 40) ?? null,
      ...(manufacturerNumber === undefined ? {} : { manufacturer_part_number: manufacturerNumber }),
      main_category_uid: category,
      family: family ?? null,
      discontinued: isOver(row) ? "Y" : "N",
    },
  };
}

/** What a cell says: null for an empty one, undefined when the file has no such column and what is stored stays. */
function given(row: CsvRow, column: string, text: string | undefined): string | null | undefined {
  return row.has(column) ? (text ?? null) : undefined;
}

function subcategoryOf(row: CsvRow, { subcategories }: Categories): number | undefined {
  const id = row.optionalInteger("ProductSubcategoryID");
  if (id === undefined || subcategories.has(id)) return id;
  return row.refuse("ProductSubcategoryID", `is ${id}, which ProductSubcategory.csv does not have`);
}

function prices(row: CsvRow): Row {
  const [price, cost] = [row.amount("ListPrice"), row.amount("StandardCost")];
  return {
    list_price: price.toFixed(),
    std_price: price.toFixed(),
    cost: cost.toFixed(),
    // What has no price is a part that is bought or made, not sold.
    online_cd: price.gt(0) ? 704 : 705,
  };
}

/** Whether the product is discontinued, or its sale has ended. */
function isOver(row: CsvRow): boolean {
  const ends = [row.optionalDate("DiscontinuedDate"), row.optionalDate("SellEndDate")];
  const now = new Date().toISOString().slice(0, 19).replace("T", " ");
  return ends.some((end) => end !== undefined && end < now);
}

const kilograms: Readonly<Record<string, string>> = { KG: "1", G: "0.001", LB: "0.45359237", OZ: "0.028349523125" };

function weightInKilograms(row: CsvRow): string | null {
  const weight = row.optionalDecimal("Weight");
  if (weight === undefined) return null;
  if (weight.lt(0)) return row.refuse("Weight", `is ${weight.toString()}; it must not be below 0`);
  const unit = row.optionalText("WeightUnitMeasureCode", 8) ?? "KG";
  const factor = kilograms[unit.toUpperCase()];
  if (factor === undefined)
    return row.refuse("WeightUnitMeasureCode", `is \`${unit}\`; known are ${Object.keys(kilograms).join(", ")}`);
  return weight.times(factor).round(6).toFixed();
}
