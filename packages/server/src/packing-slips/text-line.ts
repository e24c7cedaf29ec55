import { asRead } from "../trades/purchasing/packing-slips/read-characters.ts";
import type { SlipLine } from "../trades/purchasing/packing-slips/slip.ts";
import { compactCode } from "../values/compact-code.ts";

const units = new Set("EA EACH PC PCS BX BOX CS CASE PK PKG PR PAIR FT RL ROLL DZ GL GAL CT BG SET KT".split(" "));

/** What begins lines that name no item. */
const otherLine =
  /\b(date|phone|tel|fax|e-?mail|www|http|invoice|account|acct|tracking|terms|page|purchase order|p\.?o\.? (no|number)|your order|street|avenue|road|highway|drive|suite)\b/i;

/** A line of text as a line of the slip; nothing when no item's number can be on it. */
export function textLine(line: string): SlipLine | undefined {
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
