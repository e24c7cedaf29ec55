import type { SettledRestock, StockReceipt, WarehouseReceipt } from "@purvey/contract/generated/vmi";
import type { Queryable } from "../../platform/db/database.ts";
import { type Decimal, decimal, numberOf, roundQuantity } from "../../values/decimal.ts";
import { lockParts } from "./lock-parts.ts";
import { partIn, type StockroomKey } from "./part.ts";
import { OpenRestocks, writeSettled } from "./settle-restocks.ts";
import { type StockroomMovement, writeStockroomMovements } from "./stockroom-ledger.ts";
import { movedPart, unknownPart } from "./stockroom-part.ts";

/**
 * Adds what arrived to a stockroom, lot by lot, and settles its restock orders, all receipts or none. Must run inside a
 * transaction that holds the stockroom against other orders and receipts.
 *
 * @throws RESOURCE_CONFLICT when a named restock order does not expect the part.
 */
export async function receiveParts(
  db: Queryable,
  place: { readonly site: string; readonly warehouseUid: number; readonly usersId: number },
  lines: readonly WarehouseReceipt[],
): Promise<StockReceipt[]> {
  const { site, warehouseUid, usersId } = place;
  const keys = lines.map((line) => partIn(warehouseUid, line));
  const book = await lockParts(db, site, keys, unknownPart("receipts", keys));
  const restocks = await OpenRestocks.read(db, site, keys);
  const movements: StockroomMovement[] = [];
  const receipts = lines.map((line): StockReceipt => {
    const key = partIn(warehouseUid, line);
    const before = book.onHand(key);
    const quantity = roundQuantity(decimal(line.qtyReceived));
    const settled = restocks.settle(line, quantity);
    book.put(key, quantity, line.lotNumber);
    movements.push(...receiptMovements(key, line, quantity, settled));
    return {
      ...movedPart(book, key, before),
      poNumber: line.poNumber ?? null,
      lotNumber: line.lotNumber ?? null,
      reason: line.reason ?? null,
      qtyOnOrder: numberOf(restocks.onOrder(key)),
      restocks: settled,
    };
  });
  await writeStockroomMovements(db, site, movements, usersId);
  const settled = receipts.flatMap((receipt) => receipt.restocks);
  await writeSettled(db, site, settled);
  return receipts;
}

/** A movement for each restock order that a receipt settles, and one for what no order expected. */
function receiptMovements(
  key: StockroomKey,
  line: WarehouseReceipt,
  quantity: Decimal,
  settled: readonly SettledRestock[],
): StockroomMovement[] {
  const { lotNumber: lot = "", poNumber, reason } = line;
  const common = { ...key, type: "receive" as const, lot, poNumber, reason };
  const expected = settled.map(({ restockHdrUid, qtyReceived }) => ({
    ...common,
    restockHdrUid,
    onHandChange: decimal(qtyReceived),
  }));
  const rest = expected.reduce((left, { onHandChange }) => left.minus(onHandChange), quantity);
  return rest.gt(0) ? [...expected, { ...common, onHandChange: rest }] : expected;
}
