import type { Row } from "../platform/db/insert-rows.ts";
import { compactCode } from "../values/compact-code.ts";
import type { CsvRow } from "./csv-row.ts";
import { type Categories, categoryUid } from "./load-categories.ts";
import { type AttributeText, attributesOf } from "./store-attributes.ts";

/** An item as it is stored, and the line it comes from. */
export interface ItemRecord {
  readonly line: number;
  readonly uid: number;
  readonly itemId: string;
  readonly row: Row;
  readonly subcategory: number | undefined;
  readonly attributes: readonly AttributeText[];
}

/** What the rows of products refer to. */
export interface ItemReferences {
  /** By the number of the model. */
  readonly descriptions: ReadonlyMap<number, string>;
  readonly categories: Categories;
  /** Lines of the numbers so far. */
  readonly numbers: Map<string, number>;
}

/** Reads a row of `Product.csv`. */
export function itemRecord(row: CsvRow, uid: number, references: ItemReferences): ItemRecord {
  const itemId = row.text("ProductNumber", 40);
  row.requireFirst("ProductNumber", itemId, references.numbers);
  const subcategory = subcategoryOf(row, references.categories);
  const family = references.categories.subcategories.get(subcategory ?? 0)?.name;
  const category = subcategory === undefined ? null : categoryUid(subcategory);
  return {
    line: row.line,
    uid,
    itemId,
    subcategory,
    attributes: attributesOf(row),
    row: {
      inv_mast_uid: uid,
      item_id: itemId,
      item_id_compact: compactCode(itemId),
      item_desc: row.text("Name", 255),
      extended_desc: references.descriptions.get(row.optionalInteger("ProductModelID") ?? 0) ?? null,
      ...{ base_unit: "EA", default_selling_unit: "EA", default_purchasing_unit: "EA" },
      ...prices(row),
      weight: weightInKilograms(row),
      class_id1: row.optionalText("ProductLine", 40) ?? null,
      class_id2: row.optionalText("Class", 40) ?? null,
      class_id3: row.optionalText("Style", 40) ?? null,
      main_category_uid: category,
      family: family ?? null,
      discontinued: isOver(row) ? "Y" : "N",
    },
  };
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
