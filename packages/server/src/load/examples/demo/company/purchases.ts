import type { Catalog } from "../../catalog/catalog.ts";
import type { ItemDraft } from "../../catalog/item-draft.ts";
import { dateText, timeOf } from "../../sales/dates.ts";
import type { OrderDraft, SaleLine } from "../../sales/sale-drafts.ts";
import { pricedLine } from "../../sales/sale-price.ts";
import type { Random } from "../random.ts";
import type { Contracts } from "./contracts.ts";
import type { Buyer } from "./customers.ts";
import { priceOn } from "./price-changes.ts";

/** First and last day of the two years of sales. */
export const firstDay = "2024-11-04 00:00:00";
export const lastDay = "2026-10-30 00:00:00";

const day = 86_400_000;

/** An order without its number, which follows from its date among the orders of all customers. */
export type UnnumberedOrder = Omit<OrderDraft, "number">;

/** Who buys, what, and at which contract prices. */
export interface Shopping {
  readonly buyer: Buyer;
  readonly assortment: readonly ItemDraft[];
  readonly contracts: Contracts;
}

/** The orders of a customer over two years, on weekdays between seven and five. Larger customers order more often. */
export function ordersOf(catalog: Catalog, shopping: Shopping, random: Random): UnnumberedOrder[] {
  const { buyer } = shopping;
  const meanDays = 58 / (1 + buyer.priceClass * 0.55);
  const orders: UnnumberedOrder[] = [];
  let time = timeOf(firstDay) + random.between(0, 20) * day;
  while (time <= timeOf(lastDay)) {
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) orders.push(orderOf(catalog, shopping, time, random));
    time += Math.max(1, Math.round(meanDays * (0.3 + random.next() * 1.4))) * day;
  }
  return orders;
}

function orderOf(catalog: Catalog, shopping: Shopping, time: number, random: Random): UnnumberedOrder {
  const { buyer } = shopping;
  const person = random.pick(buyer.people);
  const lines = linesOf(catalog, shopping, random).map((line) => ({
    ...line,
    unitPrice: priceOn(dateText(time), line.unitPrice),
  }));
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  return {
    customerId: buyer.customerId,
    contactId: person.contactId,
    shipToId: random.pick(buyer.shipToIds),
    locationId: buyer.locationId,
    usersId: random.chance(0.7) ? person.usersId : undefined,
    date: dateText(time + random.between(7 * 60, 17 * 60) * 60_000),
    status: statusOf(time, random),
    poNo: buyer.poRequired || random.chance(0.6) ? `${buyer.initials}-${random.between(10_000, 99_999)}` : null,
    freight: subtotal < 250 ? 14.5 : subtotal < 600 ? 9.75 : 0,
    lines,
  };
}

/** So many lines of what a customer buys; between one and seven where nothing else is said. */
export function linesOf(
  catalog: Catalog,
  shopping: Shopping,
  random: Random,
  wanted = random.between(1, 3) + random.between(0, 4),
): SaleLine[] {
  const count = Math.min(shopping.assortment.length, wanted);
  const items = new Set<ItemDraft>();
  while (items.size < count) items.add(random.pick(shopping.assortment));
  return [...items].map((item) => lineOf(catalog, shopping, item, random));
}

/** A quantity worth some tens to some hundreds, in full multiples of the selling unit. */
function lineOf(catalog: Catalog, { buyer, contracts }: Shopping, item: ItemDraft, random: Random): SaleLine {
  const unit = item.units.find(({ unit: name }) => name === item.sellingUnit) ?? item.units[0];
  if (!unit) throw new RangeError(`The item \`${item.itemId}\` has no unit.`);
  const worth = 25 * 2 ** (random.next() * 3.4);
  const step = Math.max(unit.multiple ?? 1, unit.minimum ?? 1);
  const quantity = Math.max(1, Math.round(worth / (item.listPrice * unit.size * step))) * step;
  const purchase = {
    customerId: buyer.customerId,
    priceClass: buyer.priceClass,
    itemId: item.itemId,
    unit: unit.unit,
    quantity,
  };
  return pricedLine(catalog, purchase, contracts.get(item.itemId) ?? []);
}

/** Orders of the last days are still open; some few older ones were cancelled. */
function statusOf(time: number, random: Random): OrderDraft["status"] {
  const age = (timeOf(lastDay) - time) / day;
  if (age <= 1) return "open";
  if (age <= 3) return random.pick(["open", "picking"]);
  if (age <= 8) return "shipped";
  return random.chance(0.02) ? "cancelled" : "invoiced";
}
