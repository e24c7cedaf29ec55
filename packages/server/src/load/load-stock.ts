import sql from "sql-template-tag";
import { insertRows, type Row } from "../data/insert-rows.ts";
import type { Queryable } from "../db/database.ts";
import { type Decimal, decimal, numberOf, zero } from "../decimal.ts";
import type { LoadStep } from "./load-context.ts";

interface BinQuantity {
  readonly item: number;
  readonly location: number;
  readonly bin: string;
  readonly quantity: Decimal;
}

/** `ProductInventory.csv`: stock by location, shelf and bin. The file is the count; the ledger gets the difference to what was there. */
export const loadStock: LoadStep = {
  title: "stock",
  async run({ db, site, folder, report, items, locations }) {
    const counts = await folder.read("ProductInventory.csv", (row): BinQuantity => {
      const [item, location] = [row.key("ProductID"), row.key("LocationID")];
      if (!items.has(item)) row.refuse("ProductID", `is ${item}, which was not loaded`);
      if (!locations.has(location)) row.refuse("LocationID", `is ${location}, which Location.csv does not have`);
      const place = [row.optionalText("Shelf", 20), row.optionalText("Bin", 20)].filter(
        (part) => part && part !== "N/A",
      );
      return { item, location, bin: place.join("-") || "MAIN", quantity: row.amount("Quantity") };
    });
    await db.transaction(async (transaction) => {
      const bins = counts.map(({ location, bin }) => ({ site_id: site, location_id: location, bin }));
      await insertRows(transaction, "bin", unique(bins), {
        conflict: ["site_id", "location_id", "bin"],
        existing: "skip",
      });
      await storeBalances(transaction, site, counts);
      const stored = counts.map(({ location, bin, item, quantity }) => ({
        site_id: site,
        location_id: location,
        bin,
        inv_mast_uid: item,
        lot: "",
        qty_on_hand: numberOf(quantity),
      }));
      await insertRows(transaction, "bin_stock", unique(stored), {
        conflict: ["site_id", "location_id", "bin", "inv_mast_uid", "lot"],
      });
    });
    report.stored("ProductInventory.csv", counts.length);
    const [total] = await db.query<{ total: string }>(
      sql`select sum(qty_on_hand)::text as total from item_stock where site_id = ${site}`,
    );
    report.controlTotal(
      "quantity on hand",
      counts.reduce((sum, { quantity }) => sum.plus(quantity), zero).toString(),
      decimal(total?.total ?? "0").toString(),
    );
  },
};

function unique(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify([row.location_id, row.bin, row.inv_mast_uid]), row])).values()];
}

/** Sets the balance of each item and location, and writes the difference into the ledger in the same transaction. */
async function storeBalances(db: Queryable, site: string, counts: readonly BinQuantity[]): Promise<void> {
  const balances = new Map<string, { item: number; location: number; bin: string; quantity: Decimal }>();
  for (const { item, location, bin, quantity } of counts) {
    const key = `${location} ${item}`;
    const known = balances.get(key);
    balances.set(key, { item, location, bin: known?.bin ?? bin, quantity: quantity.plus(known?.quantity ?? 0) });
  }
  const old = await db.query<{ key: string; quantity: number; allocated: number }>(sql`
    select location_id || ' ' || inv_mast_uid as key, qty_on_hand as quantity, qty_allocated as allocated from item_stock where site_id = ${site}
    order by location_id, inv_mast_uid for update`);
  const before = new Map(old.map((row) => [row.key, row]));
  const short = [...balances].find(([key, { quantity }]) => quantity.lt(before.get(key)?.allocated ?? 0));
  if (short) {
    const [key, { item, location, quantity }] = short;
    throw new Error(
      `The count of product ${item} at location ${location} is ${quantity.toString()}, but ${before.get(key)?.allocated} are allocated to orders. Count again, or release the orders.`,
    );
  }
  const rows = [...balances.values()];
  const stock = rows.map(({ item, location, bin, quantity }) => ({
    site_id: site,
    location_id: location,
    inv_mast_uid: item,
    qty_on_hand: numberOf(quantity),
    primary_bin: bin,
  }));
  await insertRows(db, "item_stock", stock, { conflict: ["site_id", "location_id", "inv_mast_uid"] });
  const movements = [...balances].flatMap(([key, { item, location, quantity }]) => {
    const change = quantity.minus(before.get(key)?.quantity ?? 0);
    if (change.eq(0)) return [];
    const type = before.has(key) ? "adjust" : "opening";
    return [
      {
        site_id: site,
        location_id: location,
        inv_mast_uid: item,
        movement_type: type,
        on_hand_change: numberOf(change),
        reference_type: "load",
        reason: "Loaded count",
      },
    ];
  });
  await insertRows(db, "stock_movement", movements);
}
