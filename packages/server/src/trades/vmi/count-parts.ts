import type { StockMove, WarehouseAdjustment } from "@purvey/contract/generated/vmi";
import type { Queryable } from "../../platform/db/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { type Decimal, decimal, numberOf, quantityText, roundQuantity } from "../../values/decimal.ts";
import { lockParts } from "./lock-parts.ts";
import { keyText, partIn, type StockroomKey } from "./part.ts";
import type { StockroomBook } from "./stockroom-book.ts";
import { type StockroomMovement, writeStockroomMovements } from "./stockroom-ledger.ts";
import { movedPart, unknownPart } from "./stockroom-part.ts";

interface Count {
  readonly key: StockroomKey;
  readonly line: WarehouseAdjustment;
}

/**
 * Sets what is on hand to what was counted, all counts or none; the differences go into the ledger with their reasons, a
 * count without a difference too. Must run inside a transaction that holds the stockroom.
 *
 * @throws VALIDATION_ERROR for a part that does not exist or is counted twice.
 * @throws RESOURCE_CONFLICT when something else is there than the counter believed.
 */
export async function countParts(
  db: Queryable,
  place: { readonly site: string; readonly warehouseUid: number; readonly usersId: number },
  lines: readonly WarehouseAdjustment[],
): Promise<StockMove[]> {
  const counts = lines.map((line) => ({ line, key: partIn(place.warehouseUid, line) }));
  refuseDoubles(counts);
  const keys = counts.map(({ key }) => key);
  const book = await lockParts(db, place.site, keys, unknownPart("adjustments", keys));
  refuseSurprises(book, counts);
  const movements: StockroomMovement[] = [];
  const moves = counts.map((count) => {
    const before = book.onHand(count.key);
    movements.push(...countMovements(book, count));
    const { reason = null, lotNumber = null } = count.line;
    return { ...movedPart(book, count.key, before), reason, lotNumber };
  });
  await writeStockroomMovements(db, place.site, movements, place.usersId);
  return moves;
}

function countMovements(book: StockroomBook, { key, line }: Count): StockroomMovement[] {
  const difference = roundQuantity(decimal(line.qtyOnHand)).minus(book.onHand(key, line.lotNumber));
  const common = { ...key, type: "adjust" as const, reason: line.reason };
  if (difference.lt(0)) {
    const portions = book.take(key, difference.times(-1), line.lotNumber) ?? [];
    return portions.map(({ lot, quantity }) => ({ ...common, lot, onHandChange: quantity.times(-1) }));
  }
  const lot = line.lotNumber ?? "";
  book.put(key, difference, lot);
  return [{ ...common, lot, onHandChange: difference }];
}

/** A part may be counted as a whole or lot by lot, each once. */
function refuseDoubles(counts: readonly Count[]): void {
  const counted = new Map<string, (string | undefined)[]>();
  counts.forEach(({ key, line: { lotNumber } }, index) => {
    const lots = counted.get(keyText(key)) ?? [];
    if (lots.some((lot) => lot === lotNumber || lot === undefined || lotNumber === undefined)) {
      const path = `adjustments[${index}].invMastUid`;
      throw invalid(path, "The part is counted twice; send one count of it.", key.invMastUid);
    }
    counted.set(keyText(key), [...lots, lotNumber]);
  });
}

function refuseSurprises(book: StockroomBook, counts: readonly Count[]): void {
  const surprises = counts.flatMap(({ key, line }, index) => {
    if (line.expectedQtyOnHand === undefined) return [];
    const there = book.onHand(key, line.lotNumber);
    return there.eq(decimal(line.expectedQtyOnHand)) ? [] : [{ key, line, there, lineNo: index + 1 }];
  });
  if (surprises.length === 0) return;
  const sentences = surprises.map(({ key, line, there }) => surpriseText(book, key, line, there));
  throw conflict(`${sentences.join(" ")} Count again, or send the count with the new figure.`, {
    code: "COUNT_CHANGED",
    lines: surprises.map(({ key, line, there, lineNo }) => ({
      lineNo,
      invMastUid: key.invMastUid,
      invProfileLineType: key.invProfileLineType,
      itemId: book.part(key).itemId,
      counted: line.qtyOnHand,
      expectedQtyOnHand: line.expectedQtyOnHand,
      qtyOnHand: numberOf(there),
    })),
  });
}

function surpriseText(book: StockroomBook, key: StockroomKey, line: WarehouseAdjustment, there: Decimal): string {
  const { warehouseName, itemId, unitOfMeasure } = book.part(key);
  return `${warehouseName} has ${quantityText(there)} ${unitOfMeasure} of \`${itemId}\` by now, not ${line.expectedQtyOnHand}; ${line.qtyOnHand} were counted.`;
}
