import type { Row } from "../../../../platform/db/insert-rows.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import { classPrices, quotedPrice } from "../../catalog/price-classes.ts";

/** Notes of each item that was ordered how its prices rose with the company's price lists. */
export function addPriceChanges(catalog: Catalog): void {
  const ordered = new Set(catalog.rows.rows("order_line").map((line) => line.inv_mast_uid));
  const items = catalog.rows.rows("item").filter((item) => ordered.has(item.inv_mast_uid));
  for (const rise of priceRises) {
    for (const item of items) {
      const changes = stepsOf(Number(item.list_price), rise.date);
      if (changes.length > 0) catalog.rows.add("item_price_change", changeRow(item, rise.date, changes));
    }
  }
}

function changeRow(item: Row, date: string, changes: readonly Step[]): Row {
  return {
    inv_mast_uid: item.inv_mast_uid,
    source: "load",
    source_name: `price-list-${date.slice(0, 7)}.csv`,
    author: "purvey",
    changes,
    date_created: date,
  };
}

interface Step {
  readonly field: string;
  readonly oldPrice: number;
  readonly newPrice: number;
}

/** List price and class prices before and after a rise, as far as they are others. */
function stepsOf(today: number, date: string): Step[] {
  const before = pricesOf(priceOn(`${date.slice(0, 10)} 00:00:00`, today));
  const after = pricesOf(priceOn(date, today));
  return Object.entries(after).flatMap(([field, newPrice]) => {
    const oldPrice = before[field] ?? newPrice;
    return oldPrice === newPrice ? [] : [{ field, oldPrice, newPrice }];
  });
}

function pricesOf(listPrice: number): Record<string, number> {
  return { listPrice, ...classPrices(listPrice) };
}

/** When the company raised all its prices, and by how many percent; the oldest first. */
export const priceRises: readonly { readonly date: string; readonly percent: number }[] = [
  { date: "2025-01-06 05:00:00", percent: 3.5 },
  { date: "2025-07-07 05:00:00", percent: 1.5 },
  { date: "2026-01-05 05:00:00", percent: 2.8 },
];

/**
 * What a price of today was on a day.
 *
 * @param date `YYYY-MM-DD HH:mm:ss`; on the very moment of a rise the new price holds
 */
export function priceOn(date: string, today: number): number {
  const since = priceRises.filter((rise) => rise.date > date);
  if (since.length === 0) return today;
  return quotedPrice(since.reduce((price, { percent }) => price / (1 + percent / 100), today));
}
