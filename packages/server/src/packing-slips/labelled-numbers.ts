import { asRead } from "../trades/purchasing/packing-slips/read-characters.ts";

/** What stands before the number of our purchase order, O and 0 alike. */
const label =
  /(?:\bp\s?\.?\s?[o0]\b\.?|\bp[o0](?=[-#:\s]*\d)|\bpurchase\s+[o0]rder|\b(?:your|cust(?:omer)?\.?|buyer'?s?)\s+(?:[o0]rder|p\.?\s?[o0]\.?|ref(?:erence)?\.?))\s*(?:(?:n[o0]\.?|num(?:ber)?\.?|nr\.?|#)[\s.:#-]*)?[\s.:#-]*/i;

/**
 * The numbers that stand beside "PO", "Purchase order no." and the like, on the same line or below it; at most three.
 *
 * @example numbersBesideLabels(["Your order no. 9O0002"]) // ["9O0002"]
 */
export function numbersBesideLabels(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, index) => {
    const match = label.exec(line);
    if (!match) return [];
    const rest = line.slice(match.index + match[0].length);
    if (/^(date|box)\b/i.test(rest)) return [];
    return [firstNumber(rest) ?? firstNumber(lines[index + 1] ?? "")];
  });
  return [...new Set(found.filter((number) => number !== undefined))].slice(0, 3);
}

/** True for a line that says where our order's number is. */
export function namesOurOrder(line: string): boolean {
  return label.test(line);
}

/** The first text of the line that may be an order's number: with three figures at least. */
function firstNumber(text: string): string | undefined {
  const tokens = text
    .split(/[\s,;:()]+/)
    .filter(Boolean)
    .slice(0, 6);
  const at = tokens.findIndex((token) => /\d/.test(token) && figures(token) >= 3);
  const token = tokens[at];
  if (token === undefined) return undefined;
  const next = tokens[at + 1];
  // A number that was read in two pieces: 900 002.
  const split = next !== undefined && figures(token) <= 4 && /^[\dOIlS]{2,4}$/.test(next);
  return split ? token + next : token;
}

function figures(token: string): number {
  return asRead(token).replace(/\D/g, "").length;
}
