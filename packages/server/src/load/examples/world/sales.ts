import type { Catalog } from "../catalog/catalog.ts";
import { SaleBook } from "../sales/sale-book.ts";
import type { SaleLine } from "../sales/sale-drafts.ts";
import { world } from "./names.ts";

const { northgate, lakeside } = world.customers;

const toledo = {
  customerId: northgate,
  contactId: world.contacts.dana,
  shipToId: world.shipTos.plantToledo,
  usersId: world.users.dana,
  locationId: world.locations.toledo,
};

const line = (
  itemId: string,
  quantity: number,
  unit: string,
  unitPrice: number,
  source: SaleLine["source"],
): SaleLine => ({
  itemId,
  quantity,
  unit,
  unitPrice,
  source,
});

const first = [
  line("HB-M8-40", 12, "BX", 31, "contract"),
  line("NUT-M8-NY", 1200, "EA", 0.13, "contract"),
  line("CUT-115-1", 50, "EA", 2.12, "class"),
];

const second = [
  line("SEAL-XT", 6, "EA", 5.76, "class"),
  line("GLV-NIT-L", 2, "CS", 125.8, "contract"),
  line("BRG-6204-2RS", 4, "EA", 8.01, "class"),
];

/** Adds orders, invoices and quotes of both customers. */
export function addSales(catalog: Catalog): void {
  const book = new SaleBook(catalog);
  addOrders(book);
  addInvoices(book);
  addQuotes(book);
}

function addOrders(book: SaleBook): void {
  const { firstInvoiced, withDiscontinued, lakesideOpen } = world.orders;
  book.addOrder({
    ...toledo,
    number: firstInvoiced,
    date: "2025-03-11 14:20:00",
    status: "invoiced",
    poNo: "PO-7712",
    lines: first,
  });
  book.addOrder({
    ...toledo,
    number: withDiscontinued,
    date: "2025-09-22 09:05:00",
    status: "invoiced",
    poNo: "PO-8203",
    // The gloves came a day after the rest.
    shipments: [
      { days: 1, quantities: [6, 1, 4] },
      { days: 2, quantities: [0, 1, 0] },
    ],
    lines: second,
  });
  // An open order of the other customer holds 200 pieces at Toledo.
  book.addOrder({
    customerId: lakeside,
    contactId: world.contacts.lena,
    shipToId: world.shipTos.lakesideSandusky,
    number: lakesideOpen,
    date: "2026-01-05 11:30:00",
    status: "open",
    poNo: null,
    locationId: world.locations.toledo,
    lines: [line("HB-M8-40", 2, "BX", 39.9, "class")],
  });
}

function addInvoices(book: SaleBook): void {
  const { paid, open } = world.invoices;
  const { firstInvoiced, withDiscontinued } = world.orders;
  book.addInvoice({
    ...toledo,
    number: paid,
    order: firstInvoiced,
    date: "2025-03-13 17:00:00",
    poNo: "PO-7712",
    paid: true,
    lines: first,
  });
  book.addInvoice({
    ...toledo,
    number: open,
    order: withDiscontinued,
    date: "2025-09-24 17:00:00",
    poNo: "PO-8203",
    paid: false,
    lines: second,
  });
}

function addQuotes(book: SaleBook): void {
  const motors = [line("MTR-075", 4, "EA", 189, "quote")];
  const adhesive = [line("ADH-50", 24, "EA", 27.5, "quote")];
  const { open, expired } = world.quotes;
  book.addQuote({
    ...toledo,
    number: open,
    date: "2026-01-15 10:00:00",
    expires: "2039-12-31 23:59:59",
    status: "open",
    lines: motors,
  });
  book.addQuote({
    ...toledo,
    number: expired,
    date: "2025-01-15 10:00:00",
    expires: "2025-02-14 23:59:59",
    status: "expired",
    lines: adhesive,
  });
}
