import type { PurchaseOrderScanInput } from "@purvey/contract/generated/orders";
import { asRead } from "../trades/purchasing/packing-slips/read-characters.ts";
import type { Slip, SlipLine } from "../trades/purchasing/packing-slips/slip.ts";
import { compactCode } from "../values/compact-code.ts";
import { dateIn } from "./date-in.ts";
import { namesOurOrder, numbersBesideLabels } from "./labelled-numbers.ts";
import { textLine } from "./text-line.ts";

/** Lines of a text beyond these are not read. */
const mostTextLines = 400;

/** Reads the fields and the text of a slip. Fields go before what the text says of the same thing. */
export function readSlip(input: PurchaseOrderScanInput): Slip {
  const textLines = (input.text ?? "")
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, mostTextLines);
  const fieldLines = (input.lines ?? []).map(fieldLine);
  const beside = numbersBesideLabels(textLines);
  const itemLines = textLines.filter((line) => !namesOurOrder(line) && !beside.includes(line));
  const lines = fieldLines.length > 0 ? fieldLines : itemLines.flatMap((line) => textLine(line) ?? []);
  return {
    poNumbers: input.poNo?.trim() ? [input.poNo.trim()] : beside,
    looseNumbers: input.poNo ? [] : looseNumbers(textLines),
    vendorId: input.vendorId?.trim() || undefined,
    vendorName: input.vendorName?.trim() || undefined,
    words: wordsOf(textLines.join(" ")),
    lines,
    date: input.slipDate?.slice(0, 10) ?? dateIn(textLines),
  };
}

function fieldLine({ itemId, quantity }: NonNullable<PurchaseOrderScanInput["lines"]>[number]): SlipLine {
  return {
    given: itemId,
    codes: [compactCode(itemId)],
    quantities: quantity === undefined ? [] : [quantity],
    certain: true,
  };
}

/** Numbers of five digits and more, wherever they stand. */
function looseNumbers(lines: readonly string[]): string[] {
  const numbers = lines.flatMap((line) => line.split(/[\s,;:()]+/)).map(asRead);
  return [...new Set(numbers.filter((number) => /^\d{5,12}$/.test(number)))].slice(0, 60);
}

/** The words of a text in lower case. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}][\p{L}\p{N}&]+/gu) ?? [])].slice(0, 600);
}
