import sql from "sql-template-tag";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { DatabaseError } from "../../platform/db/errors.ts";
import { businessError, ServerError } from "../../platform/errors.ts";
import { sumOf } from "../../values/decimal.ts";
import { allocationMovements, planAllocation, type StockBalance, shortageError } from "../inventory/index.ts";
import { receivePurchaseLines } from "../purchasing/index.ts";
import { applyTransferReceipt } from "./apply-transfer-receipt.ts";
import { applyTransferShipping } from "./apply-transfer-shipping.ts";
import type { DocumentKind, DocumentLine, DocumentResult, WarehouseDocument } from "./document.ts";
import { type DocumentRow, documentColumns, documentOf, documentSource } from "./document-rows.ts";
import { type Goods, incomingGoods, portionsOf, quantityOf, quantityOfLine, takeGoods } from "./goods.ts";
import { Effects, openWork, type Work, writeEffects } from "./work.ts";

type Apply = (db: Queryable, site: string, document: WarehouseDocument) => Promise<DocumentResult>;

const applyByKind: Readonly<Record<DocumentKind, Apply>> = {
  binTransfer: applyBinTransfer,
  receiving: applyReceipt,
  purchaseOrderReceipt: applyReceipt,
  transfer: applyTransfer,
  transferShipping: applyTransferShipping,
  transferReceipt: applyTransferReceipt,
};

/** What became of a document. */
export interface AppliedDocument {
  readonly documentUid: number;
  readonly kind: DocumentKind;
  readonly importState: "delivered" | "hold";
  readonly processMessage: string | null;
  /** What went wrong, where it was no refusal: somebody has to look. */
  readonly failure?: unknown;
}

/**
 * Applies the first document of a site that waits, in one transaction with everything that it changes: exactly once, however
 * many do this at the same time and wherever one of them dies. Answers what became of it; nothing when none waits.
 *
 * A document that cannot be applied is held with the reason, and changes nothing else. One whose transfer waits itself, or
 * has goods still being loaded, is left until its turn comes.
 */
export function applyNextDocument(db: Database, site: string): Promise<AppliedDocument | undefined> {
  return db.transaction(async (work) => {
    const row = await claim(work, site);
    return row && applyClaimed(work, site, row);
  });
}

/** Takes the first document that waits and that nobody else has taken; it is locked until the transaction ends. */
async function claim(db: Queryable, site: string): Promise<DocumentRow | undefined> {
  const claimed = await db.first<{ documentUid: number }>(sql`
    select d.document_uid as "documentUid" from warehouse_document d
    where d.site_id = ${site} and d.import_state = 'initial' and d.status_cd = 704
      and not exists (
        select 1 from warehouse_document t
        where t.site_id = d.site_id and t.document_uid = d.transfer_uid and t.import_state = 'initial' and t.status_cd = 704)
      and not exists (
        select 1 from warehouse_document s
        where s.site_id = d.site_id and s.transfer_uid = d.transfer_uid and s.document_uid < d.document_uid
          and s.import_state = 'initial' and s.status_cd = 704)
    order by d.document_uid limit 1
    for update of d skip locked`);
  if (!claimed) return undefined;
  return db.first<DocumentRow>(sql`
    select ${documentColumns} ${documentSource} where d.site_id = ${site} and d.document_uid = ${claimed.documentUid}`);
}

async function applyClaimed(db: Queryable, site: string, row: DocumentRow): Promise<AppliedDocument> {
  const { documentUid, kind } = row;
  await db.execute(sql`savepoint apply_document`);
  try {
    const response = await applyByKind[kind](db, site, documentOf(row));
    await settle(db, site, documentUid, { importState: "delivered", processMessage: null, response });
    return { documentUid, kind, importState: "delivered", processMessage: null };
  } catch (error) {
    if (isPassing(error)) throw error;
    await db.execute(sql`rollback to savepoint apply_document`);
    const processMessage = sentence(error);
    await settle(db, site, documentUid, { importState: "hold", processMessage, response: null });
    const failure = error instanceof ServerError ? {} : { failure: error };
    return { documentUid, kind, importState: "hold", processMessage, ...failure };
  }
}

interface Outcome {
  readonly importState: "delivered" | "hold";
  readonly processMessage: string | null;
  readonly response: DocumentResult | null;
}

async function settle(db: Queryable, site: string, documentUid: number, outcome: Outcome): Promise<void> {
  const response = outcome.response && JSON.stringify(outcome.response);
  await db.execute(sql`
    update warehouse_document set import_state = ${outcome.importState}, process_message = ${outcome.processMessage},
      response = ${response}::jsonb, attempts = attempts + 1, date_processed = localtimestamp(0), date_last_modified = localtimestamp(0)
    where site_id = ${site} and document_uid = ${documentUid}`);
}

const passing: ReadonlySet<string> = new Set(["serialization", "deadlock", "stale-plan", "timeout", "connection"]);

/** True for failures of the moment (a full disk among them): the document is not to blame, and is tried again. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return passing.has(error.kind) || /^(53|57|58|XX)/.test(error.code ?? "");
}

const longest = 255;

function sentence(error: unknown): string {
  const text =
    error instanceof ServerError
      ? error.message
      : "The server could not apply the document because of an error of its own. Its log says which; update the document to try again.";
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}

/** Receives goods of purchase orders: stock, bins and pieces come in, the orders' lines have received them. */
async function applyReceipt(db: Queryable, site: string, document: WarehouseDocument): Promise<DocumentResult> {
  const work = await openWork(db, site, document, [document.locationId]);
  const { lines, isComplete } = await receivePurchaseLines(db, site, document.lines.map(receiptOf));
  const effects = new Effects();
  document.lines.forEach((line, index) => {
    const bins = bringIn(work, line, effects);
    effects.note(line, quantityOfLine(line), bins, lines[index]);
  });
  return writeEffects(work, effects, isComplete);
}

function receiptOf(line: DocumentLine) {
  const { poNo, targetLineNo, lineNo, isFinal, reason } = line;
  if (poNo === undefined || targetLineNo === undefined)
    throw new Error(`Line ${lineNo} of the receipt names no line of a purchase order.`);
  return { poNo, lineNo: targetLineNo, quantity: quantityOfLine(line), isFinal, reason };
}

function bringIn(work: Work, line: DocumentLine, effects: Effects): (string | undefined)[] {
  const balance = work.balance(work.document.locationId, line);
  const { locationId, invMastUid } = balance;
  return portionsOf(line).map((portion) => {
    const goods = incomingGoods(work, line, balance, portion);
    const key = { locationId, invMastUid, type: "receive" as const, bin: goods.bin, lot: goods.lot || undefined };
    effects.movements.push({ ...key, onHandChange: goods.free, reason: line.reason });
    effects.registered.push(...goods.pieces);
    return goods.bin;
  });
}

/** Sets the goods of a transfer aside at the sender, and puts them on order at the receiver. */
async function applyTransfer(db: Queryable, site: string, document: WarehouseDocument): Promise<DocumentResult> {
  const { locationId, otherLocationId = 0, lines } = document;
  const work = await openWork(db, site, document, [locationId, otherLocationId]);
  // A branch is not promised what the sender does not have, also where the sender promises that to customers.
  const balances = new Map([...work.balances].map(([key, balance]) => [key, { ...balance, allowBackorder: false }]));
  const requests = lines.map((line) => ({
    lineNo: line.lineNo,
    locationId,
    invMastUid: line.invMastUid,
    quantity: quantityOfLine(line),
  }));
  const { allocations, shortages } = planAllocation(balances, requests);
  if (shortages.length > 0) throw shortageError(shortages);
  const effects = new Effects();
  effects.movements.push(...allocationMovements(allocations));
  for (const line of lines) {
    const quantity = quantityOfLine(line);
    effects.onOrder.push({ locationId: otherLocationId, invMastUid: line.invMastUid, change: quantity });
    effects.note(line, quantity, []);
  }
  return writeEffects(work, effects, false);
}

/**
 * Moves stock between bins of a location. The location's stock stays the same; allocated stock takes its allocation along
 * (R191).
 */
async function applyBinTransfer(db: Queryable, site: string, document: WarehouseDocument): Promise<DocumentResult> {
  const work = await openWork(db, site, document, [document.locationId]);
  const effects = new Effects();
  for (const line of document.lines) move(work, line, effects);
  return writeEffects(work, effects, null);
}

function move(work: Work, line: DocumentLine, effects: Effects): void {
  const balance = work.balance(work.document.locationId, line);
  if (!work.shelves.isKeptByBins(balance)) throw withoutBins(balance);
  const bin = work.shelves.binNamed(balance, line.toBin ?? "");
  const taken = portionsOf(line).flatMap((portion) => {
    if (portion.bin !== undefined && work.shelves.binNamed(balance, portion.bin) === bin)
      throw businessError(`\`${line.itemId}\` lies in the bin \`${bin}\` already. Name another bin to move it to.`);
    return takeGoods(work, line, balance, portion, { which: whichOf(line), except: bin });
  });
  for (const goods of taken) moveGoods(work, balance, goods, bin, effects);
  effects.note(line, sumOf(taken.map(quantityOf)), [...taken.map((goods) => goods.bin), bin]);
}

/** Without a flag what is not allocated moves: never what is promised to somebody unless that was said. */
function whichOf({ movesFree, movesAllocated }: DocumentLine): "free" | "allocated" | "both" {
  if (!movesAllocated) return "free";
  return movesFree ? "both" : "allocated";
}

function moveGoods(work: Work, balance: StockBalance, goods: Goods, bin: string, effects: Effects): void {
  const { locationId, invMastUid } = balance;
  const key = { locationId, invMastUid, type: "transfer" as const, lot: goods.lot || undefined };
  const quantity = quantityOf(goods);
  effects.movements.push(
    { ...key, bin: goods.bin, onHandChange: quantity.neg(), allocatedChange: goods.allocated.neg() },
    { ...key, bin, onHandChange: quantity, allocatedChange: goods.allocated },
  );
  const pieces = goods.pieces.map((piece) => ({ ...piece, bin }));
  for (const piece of pieces) work.serials.enter(piece);
  effects.moved.push(...pieces);
  work.shelves.put(balance, { ...goods, bin });
}

function withoutBins({ locationName, itemId }: StockBalance) {
  return businessError(
    `${locationName} keeps \`${itemId}\` without bins, so nothing can be moved from bin to bin. Count it into bins first.`,
    { itemId },
  );
}
