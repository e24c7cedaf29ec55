import { priceOn, priceRises } from "../../../../data/demo/company/price-rises.ts";
import type { Row } from "../../../../platform/db/insert-rows.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import { classPrices } from "../../catalog/price-classes.ts";

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
    ...{ inv_mast_uid: item.inv_mast_uid, source: "load", source_name: `price-list-${date.slice(0, 7)}.csv` },
    ...{ author: "purvey", changes, date_created: date },
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
