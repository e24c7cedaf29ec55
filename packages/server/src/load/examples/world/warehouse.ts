import type { Catalog } from "../catalog/catalog.ts";
import { DocumentBook } from "../warehouse/document-book.ts";
import { world } from "./names.ts";

const { columbus, toledo } = world.locations;
const { walt, rita } = world.users;
const { open, partlyReceived } = world.purchaseOrders;

/** Adds documents of the warehouse: of each kind one that is applied, and one that is a draft or on hold. */
export function addWarehouseDocuments(catalog: Catalog): void {
  const book = new DocumentBook(catalog);
  addReceipts(book);
  addBinTransfers(book);
  addTransfers(book);
  book.finish();
}

function addReceipts(book: DocumentBook): void {
  const motors = { itemId: "MTR-075", unit: "EA", poNo: partlyReceived, targetLineNo: 1 };
  const seals = { itemId: "SEAL-XT2", unit: "EA", poNo: partlyReceived, targetLineNo: 2 };
  const vega = { usersId: rita, locationId: columbus, poNo: partlyReceived } as const;
  book.add({
    ...vega,
    kind: "purchaseOrderReceipt",
    state: "delivered",
    date: "2026-01-19 13:20:00",
    referenceNo: "VS-22871",
    lines: [{ ...seals, quantity: 100, portions: [{ bin: "RECV", quantity: 100 }] }],
  });
  book.add({
    ...vega,
    kind: "receiving",
    state: "delivered",
    date: "2026-01-22 09:10:00",
    referenceNo: "VS-22904",
    lines: [
      { ...motors, quantity: 2, portions: [{ bin: "E-01-1", quantity: 2, serials: ["DM80-260107", "DM80-260108"] }] },
    ],
  });
  book.add({
    ...vega,
    kind: "purchaseOrderReceipt",
    state: "hold",
    date: "2026-01-26 08:45:00",
    referenceNo: "VS-23015",
    message: `6 EA of \`MTR-075\` are 2 EA more than the 4 open on line 1 of the purchase order ${partlyReceived}. Give a \`reason\`, or correct the quantity.`,
    lines: [{ ...motors, quantity: 6 }],
  });
  book.add({
    kind: "receiving",
    state: "initial",
    draft: true,
    date: "2026-01-27 07:30:00",
    usersId: walt,
    locationId: toledo,
    poNo: open,
    referenceNo: "VS-23040",
    lines: [{ itemId: "HB-M8-60", unit: "BX", quantity: 10, poNo: open, targetLineNo: 1 }],
  });
}

function addBinTransfers(book: DocumentBook): void {
  const here = { kind: "binTransfer", usersId: walt, locationId: columbus } as const;
  book.add({
    ...here,
    state: "delivered",
    date: "2026-01-19 14:05:00",
    requestId: "RF-07-260119-01",
    poNo: partlyReceived,
    lines: [
      { itemId: "SEAL-XT2", unit: "EA", quantity: 100, portions: [{ bin: "RECV", quantity: 100 }], toBin: "D-01-2" },
    ],
  });
  book.add({
    ...here,
    state: "hold",
    date: "2026-01-27 10:15:00",
    requestId: "RF-07-260127-04",
    message: "The bin `A-03-3` of Columbus holds 40 EA of `KIT-FLG-M8` that is not allocated; 60 EA were asked for.",
    lines: [
      { itemId: "KIT-FLG-M8", unit: "EA", quantity: 60, portions: [{ bin: "A-03-3", quantity: 60 }], toBin: "RECV" },
    ],
  });
}

function addTransfers(book: DocumentBook): void {
  const way = { locationId: columbus, otherLocationId: toledo } as const;
  const back = { locationId: toledo, otherLocationId: columbus } as const;
  const line = { itemId: "BRG-6204-2RS", unit: "EA", quantity: 10 };
  const transferUid = book.add({
    ...way,
    kind: "transfer",
    state: "delivered",
    date: "2026-01-12 08:00:00",
    usersId: walt,
    finishes: true,
    referenceNo: "TR-0112",
    lines: [line],
  });
  const moved = { ...line, targetLineNo: 1 };
  book.add({
    ...way,
    kind: "transferShipping",
    state: "delivered",
    date: "2026-01-12 15:40:00",
    usersId: walt,
    transferUid,
    referenceNo: "TR-0112-S",
    carrierName: "Own truck 4",
    trackingNo: "T4-0112",
    lines: [{ ...moved, portions: [{ bin: "D-02-1", quantity: 10 }] }],
  });
  book.add({
    ...back,
    kind: "transferReceipt",
    state: "delivered",
    date: "2026-01-13 07:25:00",
    usersId: rita,
    transferUid,
    referenceNo: "TR-0112-R",
    finishes: true,
    lines: [{ ...moved, portions: [{ bin: "TD-02-1", quantity: 10 }] }],
  });
  const draft = { state: "initial", draft: true, date: "2026-01-27 16:00:00", usersId: walt } as const;
  const next = { itemId: "GLV-NIT-L", unit: "CS", quantity: 4 };
  book.add({ ...way, ...draft, kind: "transfer", referenceNo: "TR-0127", lines: [next] });
  const over = { ...moved, quantity: 1 };
  book.add({ ...way, ...draft, kind: "transferShipping", transferUid, referenceNo: "TR-0127-S", lines: [over] });
  book.add({ ...back, ...draft, kind: "transferReceipt", transferUid, referenceNo: "TR-0127-R", lines: [over] });
}
