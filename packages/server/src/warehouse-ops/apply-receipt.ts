import type { Queryable } from "../platform/db/database.ts";
import { receivePurchaseLines } from "../trades/purchasing/receive-lines.ts";
import type { DocumentLine, DocumentResult, WarehouseDocument } from "../trades/warehouse/document.ts";
import { incomingGoods, portionsOf, quantityOfLine } from "../trades/warehouse/goods.ts";
import { Effects, openWork, type Work, writeEffects } from "../trades/warehouse/work.ts";

/** Receives goods of purchase orders: stock, bins and pieces come in, the orders' lines have received them. */
export async function applyReceipt(db: Queryable, site: string, document: WarehouseDocument): Promise<DocumentResult> {
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
