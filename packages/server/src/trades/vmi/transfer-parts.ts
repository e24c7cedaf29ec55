import type { StockTransfer, WarehouseTransferItem } from "@purvey/contract/generated/vmi";
import type { Queryable } from "../../platform/db/database.ts";
import { decimal, numberOf, roundQuantity } from "../../values/decimal.ts";
import { lockParts } from "./lock-parts.ts";
import { partIn } from "./part.ts";
import { type Shortage, shortageError } from "./shortage.ts";
import type { Portion, StockroomBook } from "./stockroom-book.ts";
import { type StockroomMovement, writeStockroomMovements } from "./stockroom-ledger.ts";
import { movedPart, unknownPart } from "./stockroom-part.ts";

/** Who moves parts from where to where. */
export interface Transfer {
  readonly site: string;
  readonly warehouseUid: number;
  readonly toWarehouseUid: number;
  readonly usersId: number;
}

/**
 * Moves parts from one stockroom to another, all or none; lots stay lots. Must run inside a transaction that holds both
 * stockrooms.
 *
 * @throws BUSINESS_LOGIC_ERROR that names every part there is too little of.
 */
export async function transferParts(
  db: Queryable,
  transfer: Transfer,
  lines: readonly WarehouseTransferItem[],
): Promise<StockTransfer[]> {
  const { site, warehouseUid, toWarehouseUid, usersId } = transfer;
  const keys = [warehouseUid, toWarehouseUid].flatMap((uid) => lines.map((line) => partIn(uid, line)));
  const book = await lockParts(db, site, keys, unknownPart("transfers", keys));
  const movements: StockroomMovement[] = [];
  const shortages: Shortage[] = [];
  const moves = lines.map((line, index): StockTransfer => {
    const [from, to] = [partIn(warehouseUid, line), partIn(toWarehouseUid, line)];
    const before = book.onHand(from);
    const [asked, available] = [roundQuantity(decimal(line.qtyToTransfer)), book.onHand(from, line.lotNumber)];
    const portions = book.take(from, asked, line.lotNumber);
    if (!portions) shortages.push({ lineNo: index + 1, part: book.part(from), asked, available, lot: line.lotNumber });
    movements.push(...(portions ?? []).flatMap((portion) => pair(book, transfer, line, portion)));
    return {
      ...movedPart(book, from, before),
      toWarehouseUid,
      toQtyOnHand: numberOf(book.onHand(to)),
      reason: line.reason ?? null,
      lotNumber: line.lotNumber ?? null,
    };
  });
  if (shortages.length > 0) throw shortageError(shortages);
  await writeStockroomMovements(db, site, movements, usersId);
  return moves;
}

/** The two movements of a portion: out of the one stockroom, into the other. */
function pair(
  book: StockroomBook,
  { warehouseUid, toWarehouseUid }: Transfer,
  line: WarehouseTransferItem,
  { lot, quantity }: Portion,
): StockroomMovement[] {
  const [from, to] = [partIn(warehouseUid, line), partIn(toWarehouseUid, line)];
  book.put(to, quantity, lot);
  const common = { type: "transfer" as const, lot, reason: line.reason };
  return [
    { ...from, ...common, onHandChange: quantity.times(-1), otherWarehouseUid: toWarehouseUid },
    { ...to, ...common, onHandChange: quantity, otherWarehouseUid: warehouseUid },
  ];
}
