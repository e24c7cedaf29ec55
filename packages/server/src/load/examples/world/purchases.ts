import type { Catalog } from "../catalog/catalog.ts";
import { PurchaseBook } from "../purchasing/purchase-book.ts";
import { world } from "./names.ts";

/** Adds purchase orders in four states: complete, open, partly received, and waiting for approval. */
export function addPurchases(catalog: Catalog): void {
  const book = new PurchaseBook(catalog);
  const { complete, open, partlyReceived, unapproved } = world.purchaseOrders;
  const { columbus, toledo } = world.locations;
  book.add({
    number: complete,
    vendorName: "Corundel Abrasives",
    locationId: columbus,
    date: "2025-11-03 09:15:00",
    lines: [
      { itemId: "CUT-115-1", unit: "BX", ordered: 20, received: 20 },
      { itemId: "CUT-125-1", unit: "BX", ordered: 20, received: 20 },
    ],
  });
  book.add({
    number: open,
    vendorName: "Vega Supply",
    locationId: toledo,
    date: "2026-01-19 10:40:00",
    lines: [{ itemId: "HB-M8-60", unit: "BX", ordered: 10 }],
    notes: "Toledo is out of M8 x 60",
  });
  book.add({
    number: partlyReceived,
    vendorName: "Vega Supply",
    locationId: columbus,
    date: "2026-01-12 08:30:00",
    lines: [
      { itemId: "MTR-075", unit: "EA", ordered: 6, received: 2 },
      { itemId: "SEAL-XT2", unit: "EA", ordered: 100, received: 100 },
    ],
  });
  book.add({
    number: unapproved,
    vendorName: "Handhold Safety Group",
    locationId: columbus,
    date: "2026-01-20 15:05:00",
    lines: [
      { itemId: "GLV-NIT-L", unit: "CS", ordered: 10 },
      { itemId: "GLV-NIT-XL", unit: "CS", ordered: 12 },
    ],
    approved: false,
  });
}
