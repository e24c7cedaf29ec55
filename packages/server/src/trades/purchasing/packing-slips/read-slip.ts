import type { PurchaseOrderScanInput } from "@purvey/contract/generated/orders";
import { compactCode } from "../../../values/compact-code.ts";
import { asRead } from "./read-characters.ts";
import type { Slip, SlipLine } from "./slip.ts";

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

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Ways to write a date; each answers year, month and day of its match. */
const notations: readonly (readonly [RegExp, (part: readonly string[]) => readonly [string, string, string]])[] = [
  [/\b(\d{4})-(\d{1,2})-(\d{1,2})\b/, ([, y = "", m = "", d = ""]) => [y, m, d]],
  [/\b(\d{1,2})\/(\d{1,2})\/(\d{2,4})\b/, ([, m = "", d = "", y = ""]) => [y, m, d]],
  [/\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/, ([, d = "", m = "", y = ""]) => [y, m, d]],
  [/\b(\d{1,2})[ -]([a-z]{3})[a-z]*\.?[ -,]+(\d{4})\b/i, ([, d = "", m = "", y = ""]) => [y, monthOf(m), d]],
  [/\b([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})\b/i, ([, m = "", d = "", y = ""]) => [y, monthOf(m), d]],
];

function monthOf(name: string): string {
  return String(months.indexOf(name.toLowerCase()) + 1);
}

/**
 * The first date of a text, that of a line that says "date" or "shipped" before others; undefined without one.
 *
 * @example dateIn(["Ship date: 1/26/2026"]) // "2026-01-26"
 */
function dateIn(lines: readonly string[]): string | undefined {
  const labelled = lines.filter((line) => /\b(date|dated|shipped)\b/i.test(line));
  for (const line of [...labelled, ...lines]) {
    for (const [pattern, read] of notations) {
      const match = pattern.exec(line);
      const date = match && validDate(read(match));
      if (date) return date;
    }
  }
  return undefined;
}

function validDate([year, month, day]: readonly [string, string, string]): string | undefined {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

/** What stands before the number of our purchase order, O and 0 alike. */
const label =
  /(?:\bp\s?\.?\s?[o0]\b\.?|\bp[o0](?=[-#:\s]*\d)|\bpurchase\s+[o0]rder|\b(?:your|cust(?:omer)?\.?|buyer'?s?)\s+(?:[o0]rder|p\.?\s?[o0]\.?|ref(?:erence)?\.?))\s*(?:(?:n[o0]\.?|num(?:ber)?\.?|nr\.?|#)[\s.:#-]*)?[\s.:#-]*/i;

/**
 * The numbers that stand beside "PO", "Purchase order no." and the like, on the same line or below it; at most three.
 *
 * @example numbersBesideLabels(["Your order no. 9O0002"]) // ["9O0002"]
 */
function numbersBesideLabels(lines: readonly string[]): string[] {
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
function namesOurOrder(line: string): boolean {
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

const units = new Set("EA EACH PC PCS BX BOX CS CASE PK PKG PR PAIR FT RL ROLL DZ GL GAL CT BG SET KT".split(" "));

/** What begins lines that name no item. */
const otherLine =
  /\b(date|phone|tel|fax|e-?mail|www|http|invoice|account|acct|tracking|terms|page|purchase order|p\.?o\.? (no|number)|your order|street|avenue|road|highway|drive|suite)\b/i;

/** A line of text as a line of the slip; nothing when no item's number can be on it. */
function textLine(line: string): SlipLine | undefined {
  if (otherLine.test(line)) return undefined;
  const tokens = line
    .split(/[\s,;:|()[\]"]+/)
    .filter(Boolean)
    .slice(0, 16);
  const codes = codesOf(tokens);
  if (codes.length === 0) return undefined;
  return { given: line.slice(0, 80), codes, quantities: quantitiesOf(tokens), certain: looksLikeAnItem(tokens) };
}

/** Tokens that may be numbers of items, alone and joined with their neighbours: `HB M8 40` is one number. */
function codesOf(tokens: readonly string[]): string[] {
  const found = new Set<string>();
  tokens.forEach((_, start) => {
    for (let count = 1; count <= 3 && start + count <= tokens.length; count++) {
      const code = compactCode(tokens.slice(start, start + count).join(""));
      const numbered = /\d/.test(asRead(code)) || (count === 1 && isParted(tokens[start]));
      if (numbered && code.length >= 4 && code.length <= 40 && !/^\d{1,4}$/.test(code)) found.add(code);
    }
  });
  return [...found];
}

/** True for capitals and figures with dashes between: `PPR-CFT`. */
function isParted(token: string | undefined): boolean {
  return token !== undefined && /^[A-Z0-9]{2,}(?:[-/.][A-Z0-9]+)+$/.test(token);
}

/** Numbers beside a unit of measure; without any, all numbers of the line. */
function quantitiesOf(tokens: readonly string[]): number[] {
  const numbers = tokens.map(quantityOf);
  const beside = numbers.filter(
    (number, index) => number !== undefined && (isUnit(tokens[index - 1]) || isUnit(tokens[index + 1])),
  );
  const chosen = (beside.length > 0 ? beside : numbers).filter((number) => number !== undefined);
  return [...new Set(chosen)].slice(0, 4);
}

function quantityOf(token: string): number | undefined {
  if (!/^[\dOolIS]+([.,]\d+)?$/.test(token) || !/\d/.test(token)) return undefined;
  const [whole = "", part] = token.split(/[.,](?=\d{1,2}$|0{3,}$)/);
  const number = Number(`${asRead(whole)}${part ? `.${part}` : ""}`);
  return Number.isFinite(number) && number > 0 && number < 10_000_000 ? number : undefined;
}

function isUnit(token: string | undefined): boolean {
  return token !== undefined && units.has(token.toUpperCase().replace(/\.$/, ""));
}

/** True when the line has the form of an item's: a number with letters and digits, and a quantity at an end or by a unit. */
function looksLikeAnItem(tokens: readonly string[]): boolean {
  const coded = tokens.some(
    (token) => compactCode(token).length >= 5 && (isParted(token) || (/[A-Za-z]/.test(token) && /\d.*\d/.test(token))),
  );
  const counted = [tokens[0], tokens.at(-1)].some((token) => token !== undefined && quantityOf(token) !== undefined);
  const measured = tokens.some(
    (token, index) => quantityOf(token) !== undefined && (isUnit(tokens[index - 1]) || isUnit(tokens[index + 1])),
  );
  return coded && (counted || measured);
}
