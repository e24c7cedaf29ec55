import type { Row } from "../../../../platform/db/insert-rows.ts";
import type { Catalog } from "../../catalog/catalog.ts";
import type { ItemDraft } from "../../catalog/item-draft.ts";
import { dateText, daysLater, openingDate, timeOf } from "../../sales/dates.ts";
import { DocumentBook } from "../../warehouse/document-book.ts";
import type { DocumentLineDraft } from "../../warehouse/document-drafts.ts";
import { world } from "../../world/names.ts";
import { createRandom, type Random } from "../random.ts";
import { Shelf } from "./shelf.ts";

const locations = [world.locations.columbus, world.locations.toledo];
const people = [world.users.walt, world.users.rita];
const minute = 60_000;

/**
 * Adds documents of the warehouse at Columbus and Toledo: what came of purchase orders and was put away, goods on their
 * way from one to the other, and what waits or stands on hold this morning.
 *
 * @param now the moment the demonstration is loaded, in milliseconds since 1970
 */
export function addDemoWarehouseDocuments(catalog: Catalog, now: number): void {
  const today = `${dateText(now).slice(0, 10)} 00:00:00`;
  const book = new DocumentBook(catalog);
  const shelf = new Shelf(catalog);
  const random = createRandom("warehouse documents");
  for (const location of locations) {
    addReceipts(book, shelf, location, random, today);
    addExpected(book, catalog, location, random, today);
  }
  addTransfers(book, shelf, random, today);
  book.finish();
}

/** What came of purchase orders this year, received at the dock and put away the same day. */
function addReceipts(book: DocumentBook, shelf: Shelf, locationId: number, random: Random, today: string): void {
  const orders = shelf.receivedOrders(locationId).slice(-14);
  for (const [index, { poNo, date, isComplete, lines }] of orders.entries()) {
    const came = daysLater(date, random.between(4, 9));
    if (came < openingDate || came > today) continue;
    const common = { state: "delivered", usersId: random.pick(people), locationId, poNo } as const;
    const slip = `${random.pick(["PS", "DN", "BL"])}-${random.between(10_000, 99_999)}`;
    const kind = index % 3 === 0 ? "receiving" : "purchaseOrderReceipt";
    const received = lines.map((line) => ({ ...line, portions: [{ bin: "RECV", quantity: line.quantity }] }));
    book.add({ ...common, kind, date: came, referenceNo: slip, finishes: isComplete, lines: received });
    const away = lines.map(({ itemId, unit, quantity, bin }) => ({
      itemId,
      unit,
      quantity,
      toBin: bin,
      portions: [{ bin: "RECV", quantity }],
    }));
    const later = dateText(timeOf(came) + random.between(25, 180) * minute);
    book.add({ ...common, kind: "binTransfer", date: later, requestId: `PUT-${slip}`, lines: away });
  }
}

/** What is expected or went wrong at the end: drafts for open orders, and one receipt that is too much. */
function addExpected(book: DocumentBook, catalog: Catalog, locationId: number, random: Random, today: string): void {
  const { rows } = catalog;
  const isOpen = (row: Row) =>
    row.location_id === locationId && row.complete === "N" && row.approved === "Y" && row.cancel_flag === "N";
  const open = rows.rows("po_hdr").filter((row) => isOpen(row) && Number(row.po_no) > 900_100);
  open.slice(-4).forEach((order, index) => {
    const [line] = rows.rows("po_line").filter((row) => row.po_no === order.po_no && row.complete === "N");
    if (!line) return;
    const size = Number(line.unit_size);
    const rest = Number(line.qty_ordered) - Number(line.base_received) / size;
    const tooMuch = index === 0;
    const quantity = tooMuch ? rest + 1 : rest;
    const unit = String(line.unit_of_measure);
    const base = catalog.draft(String(line.item_id)).units[0]?.unit ?? unit;
    const received = { itemId: String(line.item_id), unit, quantity };
    book.add({
      kind: "receiving",
      state: tooMuch ? "hold" : "initial",
      draft: !tooMuch,
      usersId: random.pick(people),
      date: dateText(timeOf(today) - random.between(20, 300) * minute),
      locationId,
      poNo: Number(order.po_no),
      referenceNo: `PS-${random.between(10_000, 99_999)}`,
      message: tooMuch
        ? `${quantity * size} ${base} of \`${line.item_id}\` are ${size} ${base} more than the ${rest * size} open on line ${line.line_no} of the purchase order ${order.po_no}. Give a \`reason\`, or correct the quantity.`
        : undefined,
      lines: [{ ...received, poNo: Number(order.po_no), targetLineNo: Number(line.line_no) }],
    });
  });
}

/** Transfers from Columbus to Toledo: arrived, on the truck, and asked for. */
function addTransfers(book: DocumentBook, shelf: Shelf, random: Random, today: string): void {
  const [from = 0, to = 0] = locations;
  const way = { locationId: from, otherLocationId: to } as const;
  const groups = shelf.transferable(from, to, 8, 4);
  for (const [index, items] of groups.entries()) {
    const onTheRoad = index >= groups.length - 2;
    const asked = index === groups.length - 3;
    const date = daysLater(today, onTheRoad ? -1 : -6 * (groups.length - index));
    const referenceNo = `TR-${date.slice(5, 10).replace("-", "")}-${index + 1}`;
    const usersId = random.pick(people);
    const lines = items.map((item) => wanted(item, random));
    if (asked) {
      book.add({ ...way, kind: "transfer", state: "initial", draft: true, date, usersId, referenceNo, lines });
      continue;
    }
    const done = { state: "delivered", usersId } as const;
    const transferUid = book.add({ ...way, ...done, kind: "transfer", date, referenceNo, finishes: !onTheRoad, lines });
    const at = (location: number): DocumentLineDraft[] =>
      lines.map((line, position) => ({
        ...line,
        targetLineNo: position + 1,
        portions: [{ bin: shelf.binOf(line.itemId, location), quantity: line.quantity }],
      }));
    book.add({
      ...way,
      ...done,
      kind: "transferShipping",
      transferUid,
      referenceNo: `${referenceNo}-S`,
      date: dateText(timeOf(date) + 240 * minute),
      carrierName: "Own truck 4",
      trackingNo: `T4-${referenceNo}`,
      lines: at(from),
    });
    if (onTheRoad) {
      for (const line of lines) shelf.putOnOrder(line, to);
      continue;
    }
    book.add({
      locationId: to,
      otherLocationId: from,
      ...done,
      kind: "transferReceipt",
      transferUid,
      finishes: true,
      date: dateText(timeOf(date) + 1_290 * minute),
      referenceNo: `${referenceNo}-R`,
      lines: at(to),
    });
  }
}

/** A little of an item, in its base unit. */
function wanted(item: ItemDraft, random: Random): DocumentLineDraft {
  return { itemId: item.itemId, unit: item.units[0]?.unit ?? "EA", quantity: random.between(2, 6) };
}
