import type { Catalog } from "../../catalog/catalog.ts";
import { daysLater, timeOf } from "../../sales/dates.ts";
import { SaleBook } from "../../sales/sale-book.ts";
import type { OrderDraft } from "../../sales/sale-drafts.ts";
import { world } from "../../world/names.ts";
import { createRandom, type Random } from "../random.ts";
import { arrivingOrders } from "./arriving-orders.ts";
import { assortmentOf, itemsByFamily } from "./assortments.ts";
import { addContract } from "./contracts.ts";
import type { Buyer } from "./customers.ts";
import { lastDay, ordersOf, type Shopping, type UnnumberedOrder } from "./purchases.ts";

/** The customers of the fixture world buy as well. */
const worldBuyers: readonly Buyer[] = [
  {
    customerId: world.customers.northgate,
    trade: "fabrication",
    priceClass: 3,
    locationId: world.locations.toledo,
    shipToIds: [world.shipTos.plantToledo, world.shipTos.plantDayton],
    contract: undefined,
    poRequired: true,
    initials: "NG",
    // Not dana: what she may still spend this month must not depend on the day the demonstration runs.
    people: [{ contactId: world.contacts.amir, usersId: world.users.amir }],
  },
  {
    customerId: world.customers.lakeside,
    trade: "maintenance",
    priceClass: 1,
    locationId: world.locations.columbus,
    shipToIds: [world.shipTos.lakesideSandusky],
    contract: undefined,
    poRequired: false,
    initials: "LH",
    people: [{ contactId: world.contacts.lena, usersId: world.users.lena }],
  },
];

/**
 * Adds contracts, orders, invoices and quotes of two years, and what Northgate waits for at the moment of loading.
 *
 * @param now the moment of loading, in milliseconds since 1970
 */
export function addDemoSales(catalog: Catalog, buyers: readonly Buyer[], now: number): void {
  const families = itemsByFamily(catalog.drafts.values());
  const shoppings = [...worldBuyers, ...buyers].map((buyer): Shopping => {
    const random = createRandom(`assortment ${buyer.customerId}`);
    const assortment = assortmentOf(buyer.trade, families, 14 + buyer.priceClass * 6, random);
    return { buyer, assortment, contracts: addContract(catalog, buyer, assortment, random) };
  });
  const orders = shoppings.flatMap((shopping) =>
    ordersOf(catalog, shopping, createRandom(`orders ${shopping.buyer.customerId}`)),
  );
  const book = new SaleBook(catalog);
  const arriving = shoppings
    .slice(0, 1)
    .flatMap((northgate) => arrivingOrders(catalog, northgate, createRandom("arriving"), now));
  addOrders(book, orders, arriving);
  addQuotes(catalog, book, shoppings);
}

/** Orders get their numbers by date, the latest last. Every invoiced one gets an invoice, paid when it is old enough. */
function addOrders(book: SaleBook, unnumbered: readonly UnnumberedOrder[], latest: readonly UnnumberedOrder[]): void {
  const random = createRandom("invoices");
  const sorted = [...unnumbered].sort((a, b) => a.date.localeCompare(b.date) || a.customerId - b.customerId);
  let invoice = 700_100;
  [...sorted, ...latest].forEach((order, index) => {
    const numbered: OrderDraft = { ...order, number: 500_101 + index };
    book.addOrder(numbered);
    if (order.status !== "invoiced") return;
    invoice += 1;
    const date = daysLater(order.date, random.between(1, 3));
    book.addInvoice({ ...numbered, number: invoice, order: numbered.number, date, paid: isPaid(date, random) });
  });
}

function isPaid(date: string, random: Random): boolean {
  const age = (timeOf(lastDay) - timeOf(date)) / 86_400_000;
  return age > 60 || (age > 15 && random.chance(0.6));
}

const notes = [
  "Price held for the quantity stated",
  "Delivery from stock",
  "For the shutdown in December",
  null,
] as const;

/** Two quotes a customer: one old, one of the last weeks. */
function addQuotes(catalog: Catalog, book: SaleBook, shoppings: readonly Shopping[]): void {
  let number = 800_100;
  for (const shopping of shoppings) {
    const random = createRandom(`quotes ${shopping.buyer.customerId}`);
    const [old, recent] = [random.between(120, 500), random.between(2, 25)];
    for (const age of [old, recent]) {
      const order = ordersOf(catalog, shopping, random)[0];
      if (!order) continue;
      number += 1;
      const date = daysLater(lastDay, -age).replace("00:00:00", "10:30:00");
      const lines = order.lines.map((line) => ({ ...line, source: "quote" as const }));
      const status = age > 60 ? random.pick(["expired", "accepted", "lost"] as const) : "open";
      book.addQuote({
        ...order,
        freight: 0,
        number,
        date,
        expires: daysLater(date, age > 60 ? 30 : 180),
        status,
        note: random.pick(notes) ?? undefined,
        lines,
      });
    }
  }
}
