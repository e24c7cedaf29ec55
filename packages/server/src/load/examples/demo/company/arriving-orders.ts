import type { Catalog } from "../../catalog/catalog.ts";
import { dateText } from "../../sales/dates.ts";
import type { OrderDraft, SaleLine, ShipmentDraft } from "../../sales/sale-drafts.ts";
import { world } from "../../world/names.ts";
import type { Random } from "../random.ts";
import { linesOf, type Shopping, type UnnumberedOrder } from "./purchases.ts";

const day = 86_400_000;

/** How an order of the last days stands. */
interface Standing {
  /** How many workdays ago it was placed. */
  readonly age: number;
  readonly status: Extract<OrderDraft["status"], "open" | "picking" | "shipped">;
  readonly lines: number;
  /** In how many days after the order it is promised. */
  readonly promised: number;
  readonly shipments?: (lines: readonly SaleLine[]) => readonly ShipmentDraft[];
}

/** The oldest first: one partly there, one on its way, one being picked, one just placed. */
const standings: readonly Standing[] = [
  { age: 6, status: "open", lines: 4, promised: 14, shipments: (lines) => [{ days: 1, quantities: halfOf(lines) }] },
  { age: 3, status: "shipped", lines: 3, promised: 5 },
  { age: 2, status: "picking", lines: 3, promised: 5 },
  { age: 1, status: "open", lines: 2, promised: 6 },
];

/** The first half of the lines, whole; the others are still to come. */
function halfOf(lines: readonly SaleLine[]): number[] {
  return lines.map(({ quantity }, index) => (index < lines.length / 2 ? quantity : 0));
}

/**
 * What a customer ordered in the last days before the demonstration is loaded and waits for; the buyer is the one of their
 * people who orders on the web.
 *
 * @param now the moment of loading, in milliseconds since 1970
 */
export function arrivingOrders(catalog: Catalog, shopping: Shopping, random: Random, now: number): UnnumberedOrder[] {
  const { buyer } = shopping;
  const [person] = buyer.people;
  return standings.map(({ age, status, lines: count, promised, shipments }) => {
    const lines = linesOf(catalog, shopping, random, count);
    return {
      customerId: buyer.customerId,
      contactId: person?.contactId,
      usersId: person?.usersId,
      shipToId: buyer.shipToIds[0] ?? world.shipTos.plantToledo,
      locationId: buyer.locationId,
      poNo: `${buyer.initials}-${random.between(10_000, 99_999)}`,
      status,
      lines,
      promised,
      date: dateText(workdayBefore(now, age) + random.between(12 * 60, 20 * 60) * 60_000),
      ...(shipments ? { shipments: shipments(lines) } : {}),
    };
  });
}

/** The midnight with which a workday began, so many workdays before a moment's day. */
function workdayBefore(now: number, workdays: number): number {
  let time = now - (now % day);
  for (let left = workdays; left > 0; ) {
    time -= day;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return time;
}
