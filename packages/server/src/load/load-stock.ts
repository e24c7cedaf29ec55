import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import type { Movement } from "../trades/inventory/stock-balance.ts";
import { writeMovements } from "../trades/inventory/write-movements.ts";
import { type Decimal, decimal, roundQuantity, sumOf } from "../values/decimal.ts";
import { type CsvRow, firstTooLarge } from "./csv-row.ts";
import { type Destination, inSlices, type LoadContext, type LoadStep, storeRows } from "./load-context.ts";

/** What lies in one bin, and the line that says so. */
interface BinCount {
  readonly line: number;
  readonly bin: string;
  readonly quantity: Decimal;
}

/** What was counted of an item at a location, in all its bins. */
interface Count {
  readonly item: number;
  readonly location: number;
  readonly quantity: Decimal;
  readonly bins: readonly BinCount[];
}

/** Counts stored in one transaction: their balances are locked so long. */
const batch = 1000;

/** `ProductInventory.csv`: stock by location, shelf and bin. The file is the count; the ledger gets the difference to what was there. */
export const loadStock: LoadStep = {
  title: "stock",
  async run(context) {
    const { db, report } = context;
    const counts = await readCounts(context);
    const slices = await inSlices(db, counts, batch, (transaction, slice) => storeCounts(transaction, context, slice));
    const stored = slices.flatMap(({ possible }) => possible.map(({ count }) => count));
    for (const { count, reason } of slices.flatMap(({ refused }) => refused))
      for (const { line } of count.bins)
        report.refuse({
          file: "ProductInventory.csv",
          line,
          column: "Quantity",
          reason: `${reason}; the stock stays as it was`,
        });
    report.stored(
      "ProductInventory.csv",
      stored.reduce((rows, { bins }) => rows + bins.length, 0),
    );
    report.controlTotal(
      "quantity on hand",
      sumOf(stored.map(({ quantity }) => quantity)).toFixed(),
      sumOf(slices.map(({ total }) => total)).toFixed(),
    );
  },
};

/** Stores what is possible, and answers that, the rest, and the sum of the balances as they are then. */
async function storeCounts(db: Queryable, to: Destination, slice: readonly Count[]) {
  const { possible, refused } = await withBalances(db, to.site, slice);
  const counts = possible.map(({ count }) => count);
  await storeBins(db, to, counts);
  await storeBalances(db, to, possible);
  return { possible, refused, total: await totalOf(db, to.site, counts) };
}

/** The counts in the order in which balances are locked everywhere. */
async function readCounts({ folder, items, locations }: LoadContext): Promise<Count[]> {
  const counts = new Map<string, Count>();
  const seen = new Map<string, number>();
  await folder.read("ProductInventory.csv", (row) => {
    const [item, location] = [row.key("ProductID"), row.key("LocationID")];
    if (!items.has(item)) row.refuse("ProductID", `is ${item}, which was not loaded`);
    if (!locations.has(location)) row.refuse("LocationID", `is ${location}, which Location.csv does not have`);
    const bin = { line: row.line, bin: binOf(row), quantity: roundQuantity(row.amount("Quantity")) };
    const key = `${location} ${item}`;
    row.requireFirst("Bin", `${key} ${bin.bin}`, seen);
    const known = counts.get(key);
    const quantity = bin.quantity.plus(known?.quantity ?? 0);
    if (quantity.gte(firstTooLarge)) row.refuse("Quantity", "makes more in all bins than can be stored");
    counts.set(key, { item, location, quantity, bins: [...(known?.bins ?? []), bin] });
  });
  return [...counts.values()].sort((a, b) => a.location - b.location || a.item - b.item);
}

/** Shelf and bin as one name; what lies in none is in the bin `MAIN`. */
function binOf(row: CsvRow): string {
  const parts = [row.optionalText("Shelf", 20), row.optionalText("Bin", 20)];
  return parts.filter((part) => part && part !== "N/A").join("-") || "MAIN";
}

/** A count beside what was there before; nothing when the location never had the item. */
interface Balance {
  readonly count: Count;
  readonly before: { readonly onHand: number; readonly allocated: number } | undefined;
}

/** Locks the balances of the counts, and sets those apart that cannot be: each with the reason. */
async function withBalances(db: Queryable, site: string, counts: readonly Count[]) {
  const rows = await db.query<{ key: string; onHand: number; allocated: number }>(sql`
    select s.location_id || ' ' || s.inv_mast_uid as key, s.qty_on_hand as "onHand", s.qty_allocated as allocated
    from item_stock s where s.site_id = ${site} and (s.location_id, s.inv_mast_uid) in (${keysOf(counts)})
    order by s.location_id, s.inv_mast_uid for update of s`);
  const [stored, pieces] = [new Map(rows.map((row) => [row.key, row])), await registeredAt(db, site, counts)];
  const possible: Balance[] = [];
  const refused: { count: Count; reason: string }[] = [];
  for (const count of counts) {
    const key = `${count.location} ${count.item}`;
    const balance = { count, before: stored.get(key) };
    const reason = shortage(balance) ?? unregistered(count, pieces.get(key) ?? []);
    if (reason === undefined) possible.push(balance);
    else refused.push({ count, reason });
  }
  return { possible, refused };
}

function shortage({ count, before }: Balance): string | undefined {
  if (before === undefined || count.quantity.gte(before.allocated)) return undefined;
  return `is ${count.quantity.toFixed()} for product ${count.item} at location ${count.location} in all bins, but ${before.allocated} are set aside for orders`;
}

/** Pieces with serial numbers that lie in a bin. */
interface RegisteredPieces {
  readonly key: string;
  /** Null where it is known of no bin. */
  readonly bin: string | null;
  readonly lot: string;
  readonly pieces: number;
}

async function registeredAt(db: Queryable, site: string, counts: readonly Count[]) {
  const rows = await db.query<RegisteredPieces>(sql`
    select n.location_id || ' ' || n.inv_mast_uid as key, n.bin, n.lot, count(*)::int as pieces from serial_number n
    where n.site_id = ${site} and n.serial_state = 'stock' and (n.location_id, n.inv_mast_uid) in (${keysOf(counts)})
    group by 1, 2, 3 order by 1, 2, 3`);
  const pieces = new Map<string, RegisteredPieces[]>();
  for (const row of rows) pieces.set(row.key, [...(pieces.get(row.key) ?? []), row]);
  return pieces;
}

/** A registered piece that nobody counted would stay in stock by its number, and one in a lot would lose it. */
function unregistered(
  { item, location, quantity, bins }: Count,
  registered: readonly RegisteredPieces[],
): string | undefined {
  for (const { bin, lot, pieces } of registered) {
    const counted = bin === null ? quantity : sumOf(bins.filter((one) => one.bin === bin).map((one) => one.quantity));
    const where = bin === null ? "in all bins" : `in bin \`${bin}\``;
    const what = `is ${counted.toFixed()} for product ${item} at location ${location} ${where}, but serial numbers register ${pieces} there`;
    if (lot !== "") return `${what} in lot \`${lot}\`, and the file knows no lots`;
    if (counted.lt(pieces)) return what;
  }
  return undefined;
}

/** Bins that had some of a counted item, and are not in the count, have nothing of it now. */
async function storeBins(db: Queryable, to: Destination, counts: readonly Count[]): Promise<void> {
  const inBins = counts.flatMap(({ item, location, bins }) =>
    bins.map(({ bin, quantity }) => ({
      location_id: location,
      bin,
      inv_mast_uid: item,
      lot: "",
      qty_on_hand: quantity.toFixed(),
    })),
  );
  const names = new Map(inBins.map(({ location_id, bin }) => [`${location_id} ${bin}`, { location_id, bin }]));
  await storeRows(db, to, "bin", ["location_id", "bin"], [...names.values()]);
  await db.execute(sql`
    update bin_stock b set qty_on_hand = 0, date_last_modified = localtimestamp(0)
    where b.site_id = ${to.site} and b.qty_on_hand > 0 and (b.location_id, b.inv_mast_uid) in (${keysOf(counts)})
      and (b.location_id, b.inv_mast_uid, b.bin, b.lot) not in (select *, '' from unnest(
        ${inBins.map((row) => row.location_id)}::bigint[], ${inBins.map((row) => row.inv_mast_uid)}::bigint[], ${inBins.map((row) => row.bin)}::text[]))`);
  await storeRows(db, to, "bin_stock", ["location_id", "bin", "inv_mast_uid", "lot"], inBins);
}

/** Writes the difference to each count into the ledger, and the bin where the item lies. */
async function storeBalances(db: Queryable, to: Destination, balances: readonly Balance[]): Promise<void> {
  const stock = balances.map(({ count: { item, location, bins } }) => ({
    location_id: location,
    inv_mast_uid: item,
    primary_bin: bins[0]?.bin ?? null,
  }));
  await storeRows(db, to, "item_stock", ["location_id", "inv_mast_uid"], stock);
  const movements = balances.flatMap(({ count: { item, location, quantity }, before }): Movement[] => {
    const change = quantity.minus(before?.onHand ?? 0);
    if (change.eq(0)) return [];
    return [
      {
        locationId: location,
        invMastUid: item,
        type: before ? "adjust" : "opening",
        onHandChange: change,
        reason: "Loaded count",
      },
    ];
  });
  await writeMovements(db, to.site, movements, { type: "load" });
}

async function totalOf(db: Queryable, site: string, counts: readonly Count[]): Promise<Decimal> {
  const row = await db.first<{ total: string }>(sql`
    select coalesce(sum(s.qty_on_hand), 0)::text as total from item_stock s
    where s.site_id = ${site} and (s.location_id, s.inv_mast_uid) in (${keysOf(counts)})`);
  return decimal(row?.total ?? 0);
}

/** Locations and items of counts as rows. */
function keysOf(counts: readonly Count[]): Sql {
  return sql`select * from unnest(
    ${counts.map(({ location }) => location)}::bigint[], ${counts.map(({ item }) => item)}::bigint[]) as k`;
}
