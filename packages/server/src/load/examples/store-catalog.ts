import type { Database } from "../../platform/db/database.ts";
import { storeAlsoBought } from "../../trades/catalog/refresh-also-bought.ts";
import { alignAddressBook } from "../../trades/customers/addresses/address-book.ts";
import { refreshIndex } from "../../trades/search/refresh-index.ts";
import { advanceIdentities } from "./advance-identities.ts";
import type { Catalog } from "./catalog/catalog.ts";
import type { RowSet } from "./row-set.ts";

/** Stores a whole catalogue with its customers and sales in one transaction, then moves the identities past its numbers. */
export async function storeCatalog(db: Database, catalog: Catalog): Promise<void> {
  catalog.addLinks();
  addBins(catalog.rows);
  addSerialNumbers(catalog);
  await db.transaction(async (transaction) => {
    await catalog.rows.insert(transaction);
    await advanceIdentities(transaction);
    await alignAddressBook(transaction, { site: catalog.rows.site });
    await storeAlsoBought(transaction, catalog.rows.site);
    await refreshIndex(transaction, catalog.rows.site);
  });
}

/** Adds every bin that stock refers to, and a receiving bin per location. */
function addBins(rows: RowSet): void {
  const seen = new Set<string>();
  for (const { location_id, primary_bin } of rows.rows("item_stock"))
    seen.add(`${String(location_id)} ${String(primary_bin)}`);
  const locations = rows.rows("location").map((row) => String(row.location_id));
  for (const location of locations) {
    rows.add("bin", {
      location_id: Number(location),
      bin: "RECV",
      bin_desc: "Receiving dock",
      bin_type: "receiving",
      sequence_no: 0,
    });
  }
  [...seen].sort().forEach((key, index) => {
    const [location = "", bin = ""] = key.split(" ");
    rows.add("bin", { location_id: Number(location), bin, bin_desc: describe(bin), sequence_no: index + 1 });
  });
}

function describe(bin: string): string {
  const [aisle, rack, shelf] = bin.split("-");
  return `Aisle ${aisle}, rack ${rack}, shelf ${shelf}`;
}

/**
 * Registers every piece in stock of items that have serial numbers: those that receipts named, in the bin where they
 * came, and made-up ones for the rest. Call it when all documents are there.
 */
function addSerialNumbers({ rows, items, drafts }: Catalog): void {
  const named = piecesOfReceipts(rows.rows("warehouse_document"), rows.rows("warehouse_document_line"));
  for (const draft of drafts.values()) {
    if (!draft.serialized) continue;
    const uid = items.require(draft.itemId, "item");
    const prefix = draft.brand.slice(0, 2).toUpperCase();
    let last = 0;
    for (const { location, onHand, bin } of draft.stock) {
      const known = named.get(`${location} ${uid}`) ?? [];
      const made = Array.from({ length: Math.max(0, onHand - known.length) }, () => {
        last += 1;
        return `${prefix}${String(uid).padStart(5, "0")}-${String(last).padStart(4, "0")}`;
      });
      for (const serial of [...known, ...made])
        rows.add("serial_number", { inv_mast_uid: uid, serial_no: serial, location_id: location, bin });
    }
  }
}

type Rows = ReturnType<Catalog["rows"]["rows"]>;

function piecesOfReceipts(documents: Rows, lines: Rows): Map<string, string[]> {
  const received = new Map(
    documents
      .filter(
        ({ kind, import_state }) =>
          import_state === "delivered" && (kind === "receiving" || kind === "purchaseOrderReceipt"),
      )
      .map((row) => [row.document_uid, row.location_id]),
  );
  const pieces = new Map<string, string[]>();
  for (const line of lines) {
    if (!received.has(line.document_uid)) continue;
    const key = `${received.get(line.document_uid)} ${line.inv_mast_uid}`;
    const serials = (line.bins as { serials: string[] }[]).flatMap((portion) => portion.serials);
    pieces.set(key, [...(pieces.get(key) ?? []), ...serials]);
  }
  return pieces;
}
