import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import type { CsvRow } from "./csv-row.ts";
import { type Destination, type LoadContext, storeRows } from "./load-context.ts";

/** Categories by their number, sub-categories by theirs with the category above. */
export interface Categories {
  readonly tops: ReadonlyMap<number, string>;
  readonly subcategories: ReadonlyMap<number, { readonly name: string; readonly top: number }>;
}

/** Sub-categories are numbered behind the categories, so that both fit one table. */
const firstSubcategory = 100_000;

/** The number of a sub-category in the table of all categories. */
export function categoryUid(subcategory: number): number {
  return firstSubcategory + subcategory;
}

/** `ProductCategory.csv`, `ProductSubcategory.csv`: two levels, whose names lead to one category each. */
export async function readCategories({ folder, report }: LoadContext): Promise<Categories> {
  const topNames = new Map<string, number>();
  const tops = await folder.readByKey("ProductCategory.csv", "ProductCategoryID", (row, key) => {
    if (key >= firstSubcategory) row.refuse("ProductCategoryID", `is ${key}; it must be below ${firstSubcategory}`);
    return newName(row, "", topNames);
  });
  const names = new Map<string, number>();
  const subcategories = await folder.readByKey("ProductSubcategory.csv", "ProductSubcategoryID", (row) => {
    const top = row.key("ProductCategoryID");
    const above = tops.get(top);
    if (!above) return row.refuse("ProductCategoryID", `is ${top}, which ProductCategory.csv does not have`);
    return { name: newName(row, `${above}/`, names), top };
  });
  report.stored("ProductCategory.csv", tops.size);
  report.stored("ProductSubcategory.csv", subcategories.size);
  return { tops, subcategories };
}

/** The name of a category, without the slash that separates levels in paths. */
function newName(row: CsvRow, above: string, seen: Map<string, number>): string {
  const name = row.text("Name", 255);
  if (name.includes("/")) row.refuse("Name", `is \`${name}\`; a category's name must not contain a slash`);
  row.requireFirst("Name", `${above}${name}`, seen);
  return name;
}

/** Stores all categories. */
export async function storeCategories(
  db: Queryable,
  to: Destination,
  { tops, subcategories }: Categories,
): Promise<void> {
  const rows = [
    ...[...tops].map(([uid, name]) => categoryRow(name, [uid], name)),
    ...[...subcategories].map(([id, { name, top }]) =>
      categoryRow(name, [top, categoryUid(id)], `${tops.get(top)}/${name}`),
    ),
  ];
  await storeRows(
    db,
    to,
    "item_category",
    ["item_category_uid"],
    rows.map((row, index) => ({ ...row, sequence_no: index + 1 })),
  );
}

function categoryRow(name: string, path: readonly number[], fullPath: string): Row {
  const [root] = path;
  return {
    item_category_uid: path.at(-1),
    parent_uid: path.length > 1 ? root : null,
    root_uid: root,
    item_category_id: fullPath.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    item_category_desc: name,
    full_path: fullPath,
    path_uids: path,
    level: path.length,
  };
}
