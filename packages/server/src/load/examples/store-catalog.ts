import type { Catalog } from "./catalog/catalog.ts";

/**
 * Registers every piece in stock of items that have serial numbers: those that receipts named, in the bin where they
 * came, and made-up ones for the rest. Call it when all documents are there.
 */
export function addSerialNumbers({ rows, items, drafts }: Catalog): void {
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
