import type { DocumentResult } from "@purvey/contract/generated/warehouseOps";
import type { Row } from "../../../platform/db/insert-rows.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { RowSet } from "../row-set.ts";
import { dateText, timeOf } from "../sales/dates.ts";
import type { DocumentDraft, DocumentLineDraft, PortionDraft } from "./document-drafts.ts";

/** How the ledger names the cause, by the kind of the document; as `trades/warehouse/work.ts` writes it. */
const referenceTypes: Readonly<Record<DocumentDraft["kind"], string>> = {
  binTransfer: "bin-transfer",
  receiving: "receiving",
  purchaseOrderReceipt: "po-receipt",
  transfer: "transfer",
  transferShipping: "transfer-shipping",
  transferReceipt: "transfer-receipt",
};

/**
 * Writes documents of the warehouse into a catalogue's rows. Balances and bins say how things stand after all of them:
 * what an applied document moved goes into the ledger, and the opening balance becomes what it must have been before.
 */
export class DocumentBook {
  readonly #catalog: Catalog;
  readonly #history: LedgerHistory;

  constructor(catalog: Catalog) {
    this.#catalog = catalog;
    this.#history = new LedgerHistory(catalog.rows);
  }

  /** Adds a document and answers its number. */
  add(draft: DocumentDraft): number {
    const uid = this.#catalog.rows.rows("warehouse_document").length + 1;
    const isApplied = draft.state === "delivered";
    const processed = draft.state === "initial" ? null : dateText(timeOf(draft.date) + 60_000);
    const before = this.#catalog.rows.rows("stock_movement").length;
    if (isApplied) for (const [index, line] of draft.lines.entries()) this.#apply(draft, uid, line, index + 1);
    const movements = this.#catalog.rows.rows("stock_movement").length - before;
    this.#catalog.rows.add("warehouse_document", {
      document_uid: uid,
      kind: draft.kind,
      import_state: draft.state,
      users_id: draft.usersId,
      location_id: draft.locationId,
      other_location_id: draft.otherLocationId,
      transfer_uid: draft.transferUid,
      request_id: draft.requestId ?? draft.referenceNo ?? `seed-${uid}`,
      reference_no: draft.referenceNo,
      po_no: draft.poNo,
      carrier_name: draft.carrierName,
      tracking_no: draft.trackingNo,
      status_cd: draft.draft ? 705 : 704,
      process_message: draft.message,
      attempts: processed ? 1 : 0,
      response: isApplied ? this.#response(draft, movements) : null,
      date_created: draft.date,
      date_last_modified: processed ?? draft.date,
      date_processed: processed,
    });
    for (const [index, line] of draft.lines.entries()) this.#addLine(draft, uid, line, index + 1);
    return uid;
  }

  /** Puts the opening balances right. Call it once, after the last document. */
  finish(): void {
    this.#history.finish();
  }

  #uidOf(itemId: string): number {
    return this.#catalog.items.require(itemId, "item");
  }

  #sizeOf({ itemId, unit }: DocumentLineDraft): number {
    const found = this.#catalog.draft(itemId).units.find((candidate) => candidate.unit === unit);
    if (found) return found.size;
    throw new RangeError(`The item \`${itemId}\` has no unit \`${unit}\`.`);
  }

  #inBase(line: DocumentLineDraft, quantity: number): number {
    return numberOf(decimal(quantity).times(this.#sizeOf(line)));
  }

  #addLine(draft: DocumentDraft, uid: number, line: DocumentLineDraft, lineNo: number): void {
    const bins = (line.portions ?? []).map(({ bin, lot, quantity, serials = [] }) => ({
      bin,
      lot: lot ?? null,
      quantity,
      serials,
    }));
    const isFinished = draft.kind === "transfer" ? draft.finishes : line.complete;
    this.#catalog.rows.add("warehouse_document_line", {
      document_uid: uid,
      line_no: lineNo,
      inv_mast_uid: this.#uidOf(line.itemId),
      quantity: line.quantity,
      uom: line.unit,
      unit_size: this.#sizeOf(line),
      to_bin: line.toBin,
      po_no: line.poNo ?? null,
      target_line_no: line.targetLineNo,
      bins,
      complete: isFinished ? "Y" : "N",
      reason: line.reason,
    });
  }

  #apply(draft: DocumentDraft, uid: number, line: DocumentLineDraft, lineNo: number): void {
    const reference = {
      reference_type: referenceTypes[draft.kind],
      reference_no: String(uid),
      users_id: draft.usersId,
    };
    const common = { inv_mast_uid: this.#uidOf(line.itemId), ...reference, date_created: draft.date };
    const here = { ...common, location_id: draft.locationId };
    if (draft.kind === "transfer") {
      const wanted = this.#inBase(line, line.quantity);
      this.#catalog.rows.add("stock_movement", { ...here, movement_type: "allocate", allocated_change: wanted });
      return;
    }
    for (const portion of line.portions ?? []) this.#move(draft, line, portion, here);
    const quantity = this.#inBase(line, line.quantity);
    if (draft.kind === "transferShipping") {
      const release = { ...here, movement_type: "release", allocated_change: -quantity };
      this.#catalog.rows.add("stock_movement", release);
      this.#ship(draft, line, lineNo);
    }
    if (draft.kind === "transferReceipt") this.#arrive(draft, line, lineNo);
  }

  #move({ kind }: DocumentDraft, line: DocumentLineDraft, portion: PortionDraft, here: Row): void {
    const quantity = this.#inBase(line, portion.quantity);
    const isReceipt = kind === "receiving" || kind === "purchaseOrderReceipt";
    const row = { ...here, movement_type: isReceipt ? "receive" : "transfer", lot: portion.lot, reason: line.reason };
    const leaves = kind === "binTransfer" || kind === "transferShipping";
    this.#history.move({ ...row, bin: portion.bin, on_hand_change: leaves ? -quantity : quantity });
    if (kind === "binTransfer") this.#history.move({ ...row, bin: line.toBin, on_hand_change: quantity });
  }

  #ship({ transferUid }: DocumentDraft, line: DocumentLineDraft, lineNo: number): void {
    for (const { lot = "", quantity } of line.portions ?? []) {
      const shipped = this.#inBase(line, quantity);
      const key = { transfer_uid: transferUid, line_no: line.targetLineNo ?? lineNo, lot };
      this.#catalog.rows.add("stock_transit", { ...key, qty_shipped: shipped, qty_received: 0, qty_short: 0 });
    }
  }

  #arrive({ transferUid }: DocumentDraft, line: DocumentLineDraft, lineNo: number): void {
    const { rows } = this.#catalog;
    for (const { lot = "", quantity } of line.portions ?? []) {
      const transit = rows
        .rows("stock_transit")
        .find(
          (row) => row.transfer_uid === transferUid && row.line_no === (line.targetLineNo ?? lineNo) && row.lot === lot,
        );
      if (!transit)
        throw new RangeError(`Nothing of \`${line.itemId}\` is under way with the transfer ${transferUid}.`);
      const received = Number(transit.qty_received) + this.#inBase(line, quantity);
      const short = line.complete ? Number(transit.qty_shipped) - received : 0;
      Object.assign(transit, { qty_received: received, qty_short: short });
    }
  }

  #response({ kind, lines, finishes }: DocumentDraft, movements: number): DocumentResult {
    return {
      movements,
      complete: kind === "binTransfer" ? null : kind === "transfer" ? false : (finishes ?? false),
      lines: lines.map((line, index) => ({
        lineNo: index + 1,
        itemId: line.itemId,
        quantity: this.#inBase(line, line.quantity),
        baseUnit: this.#catalog.draft(line.itemId).units[0]?.unit ?? line.unit,
        qtyShort: 0,
        qtyOver: 0,
        bins: [...(line.portions ?? []).map(({ bin }) => bin), ...(line.toBin ? [line.toBin] : [])],
      })),
    };
  }
}

/**
 * Movements of the past that led to the balances as they are: the opening rows of the ledger are lowered by what came in
 * since, and raised by what went out.
 */
class LedgerHistory {
  readonly #rows: RowSet;
  readonly #moved = new Map<string, number>();

  constructor(rows: RowSet) {
    this.#rows = rows;
  }

  /** Adds a movement of a bin and lot. */
  move(movement: Row): void {
    this.#rows.add("stock_movement", movement);
    const key = keyOf(movement);
    this.#moved.set(key, (this.#moved.get(key) ?? 0) + Number(movement.on_hand_change));
  }

  /** Changes the opening rows; refuses movements that no opening balance allows. */
  finish(): void {
    const opening = new Map(
      this.#rows
        .rows("stock_movement")
        .filter(({ movement_type }) => movement_type === "opening")
        .map((row) => [keyOf(row), row]),
    );
    for (const [key, moved] of this.#moved) {
      if (moved === 0) continue;
      const row = opening.get(key);
      const before = Number(row?.on_hand_change) - moved;
      if (!row || before < 0) throw new RangeError(`The opening balance of ${key} does not allow for ${moved} since.`);
      Object.assign(row, { on_hand_change: before });
    }
  }
}

/** Location, item, bin and lot of a movement. */
function keyOf({ location_id, inv_mast_uid, bin, lot }: Row): string {
  return [location_id, inv_mast_uid, bin, lot ?? ""].join(" ");
}
