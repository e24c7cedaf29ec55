import type { Queryable } from "../platform/db/database.ts";
import { businessError } from "../platform/errors.ts";
import type { StockBalance } from "../trades/inventory/stock-balance.ts";
import type { DocumentLine, DocumentResult, WarehouseDocument } from "../trades/warehouse/document.ts";
import { type Goods, portionsOf, quantityOf, takeGoods } from "../trades/warehouse/goods.ts";
import { Effects, openWork, type Work, writeEffects } from "../trades/warehouse/work.ts";
import { sumOf } from "../values/decimal.ts";

/**
 * Moves stock between bins of a location. The location's stock stays the same; allocated stock takes its allocation along
 * (R191).
 */
export async function applyBinTransfer(
  db: Queryable,
  site: string,
  document: WarehouseDocument,
): Promise<DocumentResult> {
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
  effects.moved.push(...goods.pieces.map((piece) => ({ ...piece, bin })));
  work.shelves.put(balance, { ...goods, bin });
}

function withoutBins({ locationName, itemId }: StockBalance) {
  return businessError(
    `${locationName} keeps \`${itemId}\` without bins, so nothing can be moved from bin to bin. Count it into bins first.`,
    { itemId },
  );
}
