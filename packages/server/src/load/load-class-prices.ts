import sql, { raw } from "sql-template-tag";
import type { CsvRow } from "./csv-row.ts";
import { inSlices, type LoadContext, type LoadStep } from "./load-context.ts";

const file = "ProductPrice.csv";
const classes = Array.from({ length: 10 }, (_, index) => index + 1);

/** The prices of an item by class; null where the file has none. */
type ClassPrices = (string | null)[];

/** `ProductPrice.csv`: what a piece costs customers of a price class. */
export const loadClassPrices: LoadStep = {
  title: "price classes",
  async run(context) {
    const { db, site, folder, report } = context;
    const prices = new Map<number, ClassPrices>();
    const unsure = new Set<number>();
    const seen = new Map<string, number>();
    const rows = await folder.read(
      file,
      (row) => takePrice(row, context, { prices, seen }),
      (row) => unsure.add(Number(row.raw("ProductID"))),
    );
    await inSlices(db, [...prices], 5000, async (transaction, slice) => {
      await transaction.execute(sql`select set_config('purvey.price_file', ${file}, true)`);
      const given = slice.map(([item, list]) => ({ item, keep: unsure.has(item), ...columnsOf(list) }));
      await transaction.execute(update(site, given));
    });
    report.stored(file, rows.length);
  },
};

interface Found {
  readonly prices: Map<number, ClassPrices>;
  readonly seen: Map<string, number>;
}

function takePrice(row: CsvRow, { items }: LoadContext, { prices, seen }: Found): number {
  const [item, priceClass] = [row.key("ProductID"), row.priceClass("PriceClass")];
  if (!items.has(item)) return row.refuse("ProductID", `is ${item}, which was not loaded`);
  if (priceClass === undefined) return row.refuse("PriceClass", "is empty; a class from 1 to 10 is needed");
  const price = row.amount("Price");
  row.requireFirst("PriceClass", `${item} ${priceClass}`, seen);
  const own = prices.get(item) ?? classes.map(() => null);
  own[priceClass - 1] = price.toFixed();
  prices.set(item, own);
  return item;
}

function columnsOf(prices: ClassPrices): Record<string, string | null> {
  return Object.fromEntries(prices.map((price, index) => [`price${index + 1}`, price]));
}

/** The file says all classes of an item that it names; one of which a row was refused keeps the others it has. */
function update(site: string, given: readonly Record<string, unknown>[]) {
  const columns = classes.map((number) => `price${number}`);
  const value = (column: string) => `case when n.keep then coalesce(n.${column}, i.${column}) else n.${column} end`;
  return sql`
    update item i set ${raw(columns.map((column) => `${column} = ${value(column)}`).join(", "))}, date_last_modified = localtimestamp(0)
    from json_to_recordset(${JSON.stringify(given)}::json) as n (item bigint, keep boolean, ${raw(columns.map((column) => `${column} numeric`).join(", "))})
    where i.site_id = ${site} and i.inv_mast_uid = n.item
      and (${raw(columns.map((column) => `i.${column}`).join(", "))}) is distinct from (${raw(columns.map(value).join(", "))})`;
}
