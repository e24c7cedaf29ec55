import { type DeliveryParts, noParts } from "./delivery-parts.ts";
import { specialLine } from "./special-line.ts";
import { directions, suffixes } from "./street-words.ts";
import { titleText } from "./title-case.ts";
import { takeUnits } from "./units.ts";

/** `12`, `12A`, `12-14`, `N6W230`: what stands before a street. */
const houseNumber = /^(?=.*\d)[\p{L}\d]+([-/][\p{L}\d]+)*$/u;

/**
 * Reads a delivery line and abbreviates it as the post does: directions, kinds of street, units, post-office boxes,
 * rural routes and highway contracts. What it wrote it reads again as the same.
 *
 * @example
 * readDeliveryLine("410 North D Street, Suite 5"); // primaryNumber 410, predirection N, streetName D, suffix St, Ste 5
 */
export function readDeliveryLine(line: string): DeliveryParts {
  let parts = readOnce(line);
  // `Floor North` reads as a name, but `Floor N` as a unit: read what was written until it stays.
  for (let round = 0; round < mostRounds; round++) {
    const again = readOnce(writeDeliveryLine(parts));
    if (writeDeliveryLine(again) === writeDeliveryLine(parts)) return again;
    parts = again;
  }
  return parts;
}

/** Each round takes at least one word for what it is; no line that somebody types needs more. */
const mostRounds = 8;

function readOnce(line: string): DeliveryParts {
  const special = specialLine(clean(line));
  if (special) return special;
  const { rest, units } = takeUnits(clean(line).split(" "));
  return { ...streetOf(rest), ...units };
}

/** Without dots, with single blanks, a blank around `#` and none of the commas. */
function clean(line: string): string {
  return line
    .replace(/\.(?!\d)/g, "")
    .replace(/#\s*/g, " # ")
    .replace(/[,;\s]+/g, " ")
    .trim();
}

function streetOf(words: readonly string[]): DeliveryParts {
  const [first = "", ...others] = words;
  const isNumbered = houseNumber.test(first) && !/^\d+(st|nd|rd|th)$/i.test(first) && others.length > 0;
  const fraction = isNumbered && /^\d\/\d$/.test(others[0] ?? "") ? ` ${others[0]}` : "";
  const street = isNumbered ? others.slice(fraction ? 1 : 0) : words;
  return {
    ...noParts,
    recordType: "S",
    primaryNumber: isNumbered ? first.toUpperCase() + fraction : null,
    ...nameOf(street),
  };
}

type StreetName = Pick<DeliveryParts, "predirection" | "streetName" | "suffix" | "postdirection">;

/** Something must remain for the name: `North St` is a street called North, `Avenue` alone one called Avenue. */
function nameOf(street: readonly string[]): StreetName {
  const words = [...street];
  const postdirection = words.length > 2 ? takeLast(words, directions) : null;
  const suffix = words.length > 1 ? takeLast(words, suffixes) : null;
  const predirection = words.length > 1 ? takeFirst(words, directions) : null;
  return { predirection, streetName: words.length > 0 ? titleText(words.join(" ")) : null, suffix, postdirection };
}

function takeLast(words: string[], known: ReadonlyMap<string, string>): string | null {
  const found = known.get((words.at(-1) ?? "").toUpperCase());
  if (found === undefined) return null;
  words.pop();
  return found;
}

function takeFirst(words: string[], known: ReadonlyMap<string, string>): string | null {
  const found = known.get((words[0] ?? "").toUpperCase());
  if (found === undefined) return null;
  words.shift();
  return found;
}

/** The parts on one line, as the post writes them. */
export function writeDeliveryLine(parts: DeliveryParts): string {
  const { primaryNumber, predirection, streetName, suffix, postdirection } = parts;
  const named = parts.recordType === "S" ? [primaryNumber, predirection, streetName, suffix, postdirection] : [];
  const boxed = parts.recordType === "S" ? [] : [streetName, primaryNumber];
  return [...named, ...boxed, ...unitWords(parts)].filter((word) => word !== null && word !== "").join(" ");
}

function unitWords(parts: DeliveryParts): (string | null)[] {
  const { extraDesignator, extraNumber, unitDesignator, unitNumber } = parts;
  return [extraDesignator, extraNumber, unitDesignator, unitNumber];
}
