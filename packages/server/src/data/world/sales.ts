import type { Catalog } from "../catalog/catalog.ts";
import { addInvoice, addOrder, addQuote, type SaleLine } from "../sales/sale-rows.ts";
import { world } from "./names.ts";

const { northgate, lakeside } = world.customers;

const toledo = {
  customerId: northgate,
  contactId: world.contacts.dana,
  shipToId: world.shipTos.plantToledo,
  taxRate: 0.0775,
  usersId: world.users.dana,
};

const line = (itemId: string, quantity: number, unit: string, unitPrice: number): SaleLine => ({
  itemId,
  quantity,
  unit,
  unitPrice,
});

/** Adds orders, invoices and quotes of both customers. */
export function addSales(catalog: Catalog): void {
  const first = [
    line("HB-M8-40", 12, "BX", 31),
    line("NUT-M8-NY", 1200, "EA", 0.13),
    line("CUT-115-1", 50, "EA", 2.12),
  ];
  const second = [
    line("SEAL-XT", 6, "EA", 5.76),
    line("GLV-NIT-L", 2, "CS", 125.8),
    line("BRG-6204-2RS", 4, "EA", 8.01),
  ];
  const orders = world.orders;
  addOrder(catalog, {
    ...toledo,
    number: orders.firstInvoiced,
    date: "2025-03-11 14:20:00",
    status: "invoiced",
    poNo: "PO-7712",
    lines: first,
  });
  addOrder(catalog, {
    ...toledo,
    number: orders.withDiscontinued,
    date: "2025-09-22 09:05:00",
    status: "invoiced",
    poNo: "PO-8203",
    lines: second,
  });
  addInvoice(catalog, {
    ...toledo,
    number: world.invoices.paid,
    order: orders.firstInvoiced,
    date: "2025-03-13 17:00:00",
    poNo: "PO-7712",
    paid: true,
    lines: first,
  });
  addInvoice(catalog, {
    ...toledo,
    number: world.invoices.open,
    order: orders.withDiscontinued,
    date: "2025-09-24 17:00:00",
    poNo: "PO-8203",
    paid: false,
    lines: second,
  });
  addQuote(catalog, {
    ...toledo,
    number: world.quotes.open,
    date: "2026-01-15 10:00:00",
    expires: "2039-12-31 23:59:59",
    status: "open",
    lines: [line("MTR-075", 4, "EA", 189)],
  });
  addQuote(catalog, {
    ...toledo,
    number: world.quotes.expired,
    date: "2025-01-15 10:00:00",
    expires: "2025-02-14 23:59:59",
    status: "expired",
    lines: [line("ADH-50", 24, "EA", 27.5)],
  });
  addLakesideOrder(catalog);
}

/** An open order of the other customer that holds 200 pieces at Toledo. */
function addLakesideOrder(catalog: Catalog): void {
  addOrder(catalog, {
    ...{ customerId: lakeside, contactId: world.contacts.lena, shipToId: world.shipTos.lakesideSandusky, taxRate: 0 },
    ...{ number: world.orders.lakesideOpen, date: "2026-01-05 11:30:00", status: "open", poNo: null, locationId: 20 },
    lines: [line("HB-M8-40", 2, "BX", 39.9)],
  });
}
