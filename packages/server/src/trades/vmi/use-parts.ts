import type { StockMove, WarehouseUsageItem } from "@purvey/contract/generated/vmi";
import type { Queryable } from "../../platform/db/database.ts";
import { decimal, roundQuantity } from "../../values/decimal.ts";
import { lockParts } from "./lock-parts.ts";
import { partIn } from "./part.ts";
import { type Shortage, shortageError } from "./shortage.ts";
import { type StockroomMovement, writeStockroomMovements } from "./stockroom-ledger.ts";
import { movedPart, unknownPart } from "./stockroom-part.ts";

/** Who uses parts where, and what they are charged to. */
export interface Charge {
  readonly site: string;
  readonly warehouseUid: number;
  readonly usersId: number;
  readonly jobDescription: string;
  readonly department: string | undefined;
}

/**
 * Takes parts out of a stockroom and charges them to a job and department, all or none. Must run inside a transaction
 * that holds the stockroom.
 *
 * @throws BUSINESS_LOGIC_ERROR that names every part there is too little of.
 */
export async function useParts(
  db: Queryable,
  charge: Charge,
  lines: readonly WarehouseUsageItem[],
): Promise<StockMove[]> {
  const { site, warehouseUid, usersId, jobDescription, department } = charge;
  const keys = lines.map((line) => partIn(warehouseUid, line));
  const book = await lockParts(db, site, keys, unknownPart("usageItems", keys));
  const movements: StockroomMovement[] = [];
  const shortages: Shortage[] = [];
  const moves = lines.map((line, index): StockMove => {
    const key = partIn(warehouseUid, line);
    const before = book.onHand(key);
    const [asked, available] = [roundQuantity(decimal(line.qtyUsed)), book.onHand(key, line.lotNumber)];
    const portions = book.take(key, asked, line.lotNumber);
    if (!portions) shortages.push({ lineNo: index + 1, part: book.part(key), asked, available, lot: line.lotNumber });
    const common = { ...key, type: "usage" as const, jobDescription, department };
    portions?.forEach(({ lot, quantity }, portion) => {
      // One warranty case, however many lots the parts came from.
      const warranty = portion === 0 ? line.warranty : undefined;
      movements.push({ ...common, lot, onHandChange: quantity.times(-1), warranty });
    });
    return { ...movedPart(book, key, before), reason: null, lotNumber: line.lotNumber ?? null };
  });
  if (shortages.length > 0) throw shortageError(shortages);
  await writeStockroomMovements(db, site, movements, usersId);
  return moves;
}
