import { brandDefinition } from "../../catalog/brand-definitions.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { ItemDraft } from "../../catalog/item-draft.ts";
import { vendorDefinition } from "../../catalog/vendor-definitions.ts";
import type { PurchaseDraft, PurchaseLine } from "../../purchasing/purchase-book.ts";
import { PurchaseBook } from "../../purchasing/purchase-book.ts";
import { dateText, timeOf } from "../../sales/dates.ts";
import { createRandom, type Random } from "../random.ts";
import { lastDay } from "./purchases.ts";

type UnnumberedPurchase = Omit<PurchaseDraft, "number">;

const linesOfAnOrder = 24;
const day = 86_400_000;

/**
 * Adds purchase orders: what is on its way to a location by vendor, some of it partly received already, and what came
 * over the last half year. Some of what is on its way is overdue on the day the demonstration is loaded, the rest comes
 * in the days and weeks after.
 *
 * @param now the moment the demonstration is loaded, in milliseconds since 1970
 */
export function addPurchaseOrders(catalog: Catalog, now: number): void {
  const groups = positionsOf(catalog);
  const drafts = [...groups].flatMap(([key, positions]) => {
    const [vendorName = "", location = ""] = key.split("@");
    const random = createRandom(`purchase orders ${key}`);
    const place = { vendorName, locationId: Number(location) };
    return [...openOrders(place, positions, random), ...pastOrders(place, positions, random)];
  });
  const book = new PurchaseBook(catalog);
  // Numbered before they are dated from today: an order keeps its number whenever the demonstration is loaded.
  [...drafts]
    .sort((a, b) => a.date.localeCompare(b.date) || a.vendorName.localeCompare(b.vendorName))
    .forEach((draft, index) => {
      book.add({ ...draft, date: fromToday(draft.date, now), number: 900_101 + index });
    });
}

type Place = Pick<PurchaseDraft, "vendorName" | "locationId">;

/** The orders of what is on its way. The older ones have come in part. */
function* openOrders(place: Place, positions: readonly Position[], random: Random): Generator<UnnumberedPurchase> {
  const coming = positions.filter(({ onOrder }) => onOrder > 0);
  const stocked = positions.filter(({ onOrder, maximum }) => onOrder === 0 && maximum > 0);
  const { leadTimeDays } = vendorDefinition(place.vendorName);
  for (let start = 0; start < coming.length; start += linesOfAnOrder) {
    const age = random.between(1, leadTimeDays + 4);
    const late = age > leadTimeDays || random.chance(0.25);
    const lines = coming.slice(start, start + linesOfAnOrder).map((position) => comingLine(position, late, random));
    const come = late ? someOf(stocked, random.between(1, 4), random).map((one) => pastLine(one, random)) : [];
    yield {
      ...place,
      // Two days younger than they were planned: most are still on time.
      date: dateOf(Math.max(1, age - 2), random),
      lines: [...come, ...lines],
      notes: late ? backorderNote(random) : undefined,
    };
  }
}

/** What came, was given up, or waits for approval. */
function* pastOrders(place: Place, positions: readonly Position[], random: Random): Generator<UnnumberedPurchase> {
  const stocked = positions.filter(({ onOrder, maximum }) => onOrder === 0 && maximum > 0);
  const count = stocked.length === 0 || !random.chance(0.6) ? 0 : 1;
  for (let index = 0; index < count; index += 1) {
    const chosen = someOf(stocked, random.between(2, 12), random);
    const cancelled = random.chance(0.05);
    const unapproved = !cancelled && random.chance(0.06);
    const date = dateOf(unapproved ? random.between(0, 2) : random.between(25, 180), random);
    const lines = chosen.map((position) => pastLine(position, random));
    const open = lines.map((line) => ({ ...line, received: 0 }));
    const notes = cancelled ? "Cancelled: ordered twice" : undefined;
    yield { ...place, date, lines: cancelled || unapproved ? open : lines, approved: !unapproved, cancelled, notes };
  }
}

/** What is still to come of an item, and on a late order for half of the items a part that has come. */
function comingLine({ item, onOrder }: Position, late: boolean, random: Random): PurchaseLine {
  const { unit, size } = unitFor(item, onOrder);
  const rest = onOrder / size;
  const received = late && random.chance(0.5) ? random.between(1, Math.max(1, Math.round(rest * 1.5))) : 0;
  return { itemId: item.itemId, unit, ordered: rest + received, received };
}

function pastLine({ item, maximum }: Position, random: Random): PurchaseLine {
  const { unit, size } = unitFor(item, 0);
  const ordered = Math.max(1, Math.round((maximum * (0.3 + random.next() * 0.6)) / size));
  return { itemId: item.itemId, unit, ordered, received: ordered };
}

/** The largest unit that holds the quantity a whole number of times. */
function unitFor(item: ItemDraft, quantity: number): { unit: string; size: number } {
  const found = item.units.findLast(({ size }) => quantity % size === 0);
  if (!found) throw new RangeError(`No unit of \`${item.itemId}\` divides ${quantity}.`);
  return found;
}

function someOf<T>(list: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set<T>();
  while (chosen.size < Math.min(count, list.length)) chosen.add(random.pick(list));
  return [...chosen];
}

/** A working day some days before the last day of the demonstration's sales, between eight and four. */
function dateOf(age: number, random: Random): string {
  const time = timeOf(lastDay) - age * day;
  return dateText(timeOfWorkingDay(workingDayOf(time)) + random.between(8 * 60, 16 * 60) * 60_000);
}

/** The same time of day as many working days before today as a date is before the last day of sales. */
function fromToday(date: string, now: number): string {
  const time = timeOf(date);
  const later = workingDayOf(now) - workingDayOf(timeOf(lastDay));
  return dateText(timeOfWorkingDay(workingDayOf(time) + later) + (time % day));
}

const firstMonday = 4 * day;

/** How many working days since the first Monday of 1970; a weekend counts as the Friday before. */
function workingDayOf(time: number): number {
  const days = Math.floor((time - firstMonday) / day);
  return Math.floor(days / 7) * 5 + Math.min(days % 7, 4);
}

function timeOfWorkingDay(count: number): number {
  return firstMonday + (Math.floor(count / 5) * 7 + (count % 5)) * day;
}

function backorderNote(random: Random): string {
  return random.pick([
    "Rest is promised by the vendor",
    "Rest ships from another plant",
    "Vendor is out of some sizes",
  ]);
}

/** An item at a location as a purchaser looks at it, in base units. */
interface Position {
  readonly item: ItemDraft;
  /** On its way and on no purchase order yet. */
  readonly onOrder: number;
  readonly maximum: number;
}

/** What is stocked and what is on its way, by vendor and location: `Vega Supply@20`. */
function positionsOf(catalog: Catalog): Map<string, Position[]> {
  const drafts = new Map(
    [...catalog.drafts.values()].map((item) => [catalog.items.require(item.itemId, "item"), item]),
  );
  const ordered = alreadyOrdered(catalog);
  const groups = new Map<string, Position[]>();
  for (const row of catalog.rows.rows("item_stock")) {
    const item = drafts.get(Number(row.inv_mast_uid));
    if (!item) continue;
    const onOrder = Number(row.qty_on_order) - (ordered.get(`${row.location_id} ${row.inv_mast_uid}`) ?? 0);
    const key = `${brandDefinition(item.brand).supplier}@${row.location_id}`;
    const group = groups.get(key) ?? [];
    if (group.length === 0) groups.set(key, group);
    group.push({ item, onOrder, maximum: Number(row.max_qty) });
  }
  return groups;
}

/** What purchase orders still have to bring, in base units by location and item. */
function alreadyOrdered({ rows }: Catalog): Map<string, number> {
  const counted = rows.rows("po_hdr").filter((row) => row.approved === "Y" && row.cancel_flag === "N");
  const locations = new Map(counted.map((row) => [row.po_no, row.location_id]));
  const sums = new Map<string, number>();
  for (const line of rows.rows("po_line")) {
    if (!locations.has(line.po_no) || line.complete === "Y") continue;
    const key = `${locations.get(line.po_no)} ${line.inv_mast_uid}`;
    const rest = Number(line.qty_ordered) * Number(line.unit_size) - Number(line.base_received);
    sums.set(key, (sums.get(key) ?? 0) + rest);
  }
  return sums;
}
