import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Row } from "../platform/db/insert-rows.ts";
import type { CsvRow } from "./csv-row.ts";
import { type Destination, type LoadContext, storeRows } from "./load-context.ts";
import { giveUpNames, type NameColumn, refuseTakenNames } from "./taken-names.ts";

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

const topNames: NameColumn = {
  table: "item_category",
  key: "item_category_uid",
  name: "full_path",
  counts: sql`delete_flag = 'N'`,
  noun: "category",
  called: "name",
  file: "ProductCategory.csv",
  column: "Name",
};

const subNames: NameColumn = {
  ...topNames,
  noun: "sub-category",
  file: "ProductSubcategory.csv",
  numberOf: (uid) => uid - firstSubcategory,
};

/** `ProductCategory.csv`, `ProductSubcategory.csv`: two levels, whose names lead to one category each. */
export async function readCategories(context: LoadContext): Promise<Categories> {
  const { folder, report } = context;
  const lines = new Map<string, number>();
  const read = await folder.readByKey(topNames.file, "ProductCategoryID", (row, uid) => {
    if (uid >= firstSubcategory) row.refuse("ProductCategoryID", `is ${uid}; it must be below ${firstSubcategory}`);
    return { uid, line: row.line, name: newName(row, "", lines) };
  });
  const tops = new Map(
    (await refuseTakenNames(context, topNames, [...read.values()])).map(({ uid, name }) => [uid, name]),
  );
  const subLines = new Map<string, number>();
  const readSubs = await folder.readByKey(subNames.file, "ProductSubcategoryID", (row, id) => {
    const top = row.key("ProductCategoryID");
    const above = tops.get(top);
    if (!above) return row.refuse("ProductCategoryID", `is ${top}, which ProductCategory.csv does not have`);
    const own = newName(row, `${above}/`, subLines);
    return { uid: categoryUid(id), line: row.line, name: `${above}/${own}`, id, own, top };
  });
  const subs = await refuseTakenNames(context, subNames, [...readSubs.values()]);
  const subcategories = new Map(subs.map(({ id, own, top }) => [id, { name: own, top }]));
  report.stored(topNames.file, tops.size);
  report.stored(subNames.file, subcategories.size);
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
  const named = rows.map((row) => ({ uid: Number(row.item_category_uid), name: String(row.full_path) }));
  await giveUpNames(db, to.site, topNames, named);
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
