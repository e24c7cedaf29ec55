import type { StockroomKey } from "../trades/vmi/part.ts";
import type { StockroomBook } from "../trades/vmi/stockroom-book.ts";
import { type Decimal, numberOf } from "../values/decimal.ts";

/** What became of a part, as answers say it. */
export function movedPart(book: StockroomBook, key: StockroomKey, before: Decimal) {
  const { itemId, description, unitOfMeasure } = book.part(key);
  const after = book.onHand(key);
  const { warehouseUid, invMastUid, invProfileLineType } = key;
  return {
    ...{ warehouseUid, invMastUid, invProfileLineType, itemId, description, unitOfMeasure },
    qtyBefore: numberOf(before),
    qtyChange: numberOf(after.minus(before)),
    qtyOnHand: numberOf(after),
  };
}
