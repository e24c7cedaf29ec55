import { invalid } from "../../platform/errors.ts";
import { type Decimal, numberOf } from "../../values/decimal.ts";
import { type PartKey, partText, type StockroomKey } from "./part.ts";
import type { StockroomBook } from "./stockroom-book.ts";

/**
 * Makes the refusal of a part that does not exist for the stockroom's customer; it names the line of the call.
 *
 * @param list the field of the call that holds the lines: `adjustments`
 */
export function unknownPart(list: string, keys: readonly PartKey[]): (unknown: PartKey) => Error {
  return (unknown) => {
    const index = keys.findIndex((key) => partText(key) === partText(unknown));
    return unknownPartError(`${list}[${Math.max(0, index)}].invMastUid`, unknown);
  };
}

/** The refusal of a part at a path of the input. */
export function unknownPartError(path: string, { invProfileLineType, invMastUid }: PartKey): Error {
  const sentence =
    invProfileLineType === "prophet21"
      ? `There is no item \`${invMastUid}\`; search for it, or say \`invProfileLineType\` \`products\` for an own product.`
      : `The customer has no own product \`${invMastUid}\`; find it by \`/products/find\`, or leave \`invProfileLineType\` out for an item of the catalogue.`;
  return invalid(path, sentence, invMastUid);
}

/** What became of a part, as answers say it. */
export function movedPart(book: StockroomBook, key: StockroomKey, before: Decimal) {
  const { itemId, description, unitOfMeasure } = book.part(key);
  const after = book.onHand(key);
  const { warehouseUid, invMastUid, invProfileLineType } = key;
  return {
    warehouseUid,
    invMastUid,
    invProfileLineType,
    itemId,
    description,
    unitOfMeasure,
    qtyBefore: numberOf(before),
    qtyChange: numberOf(after.minus(before)),
    qtyOnHand: numberOf(after),
  };
}
