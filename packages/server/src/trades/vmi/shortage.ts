import { businessError, type ServerError } from "../../platform/errors.ts";
import { type Decimal, numberOf, quantityText } from "../../values/decimal.ts";
import type { PartBalance } from "./stockroom-book.ts";

/** A part that a stockroom has too little of. */
export interface Shortage {
  /** Which line of the call, from 1. */
  readonly lineNo: number;
  readonly part: PartBalance;
  readonly asked: Decimal;
  readonly available: Decimal;
  readonly lot: string | undefined;
}

/** The refusal that names every part there is too little of, what was asked and what there is. */
export function shortageError(shortages: readonly Shortage[]): ServerError {
  const sentences = shortages.map(({ part, asked, available, lot }) => {
    const of = lot === undefined ? "" : `, lot \`${lot}\``;
    const unit = part.unitOfMeasure;
    return `${part.warehouseName} has ${quantityText(available)} ${unit} of \`${part.itemId}\`${of}; ${quantityText(asked)} ${unit} were asked for.`;
  });
  return businessError(`${sentences.join(" ")} Nothing was moved. Take what is there, or count the part first.`, {
    code: "STOCK_SHORT",
    lines: shortages.map(({ lineNo, part, asked, available, lot }) => ({
      lineNo,
      itemId: part.itemId,
      invMastUid: part.invMastUid,
      invProfileLineType: part.invProfileLineType,
      asked: numberOf(asked),
      available: numberOf(available),
      unitOfMeasure: part.unitOfMeasure,
      lotNumber: lot ?? null,
    })),
  });
}
