import type { TypedAddress } from "../../platform/ports/address-provider.ts";
import { dataTable, lazily } from "../../values/data-table.ts";
import { titleText } from "./places-meant.ts";

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
  const postdirection = words.length > 2 ? takeLast(words, directions()) : null;
  const suffix = words.length > 1 ? takeLast(words, suffixes()) : null;
  const predirection = words.length > 1 ? takeFirst(words, directions()) : null;
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

const box =
  /^(?:P\s*O|POST OFFICE|POSTAL|CALLER|FIRM|PO)?\s*(?:BOX|DRAWER|LOCKBOX)\s+(?:#\s*|NO\s+|NUMBER\s+)?([A-Z\d-]+)$/i;

const route =
  /^(RR|R R|RURAL ROUTE|RURAL RTE|RURAL RT|RFD|RD|RT|HC|H C|HIGHWAY CONTRACT|HIGHWAY CONTRACT ROUTE|STAR ROUTE)\s+(?:#\s*|NO\s+)?(\d+[A-Z]?)\s+BOX\s+(?:#\s*)?([A-Z\d-]+)$/i;

/** A post-office box, rural route or highway contract; undefined for a street. Dots and commas are gone already. */
function specialLine(line: string): DeliveryParts | undefined {
  const number = box.exec(line)?.[1];
  if (number !== undefined)
    return { ...noParts, recordType: "P", streetName: "PO Box", primaryNumber: number.toUpperCase() };
  const [, kind, routeNumber, boxNumber] = route.exec(line) ?? [];
  if (kind === undefined || routeNumber === undefined || boxNumber === undefined) return undefined;
  const isContract = /^(H|STAR)/i.test(kind);
  return {
    ...noParts,
    recordType: "R",
    streetName: isContract ? "HC" : "RR",
    primaryNumber: routeNumber.toUpperCase(),
    unitDesignator: "Box",
    unitNumber: boxNumber.toUpperCase(),
  };
}

type Units = Pick<DeliveryParts, "unitDesignator" | "unitNumber" | "extraDesignator" | "extraNumber">;

interface Unit {
  readonly designator: string;
  readonly number: string | null;
}

/** `210`, `B`, `12-C`: what may stand behind `Suite`; `St` would make `Suite St` a unit. */
function isUnitNumber(word: string): boolean {
  return /^(?:[A-Z]{1,2}|(?=.*\d)[A-Z\d]+(?:[-/][A-Z\d]+)*)$/.test(word) && !suffixes().has(word);
}

/**
 * Takes the units off the end of a line: `100 Main St Bldg B Suite 210` has two. The first two words are never one:
 * they are number and street.
 */
function takeUnits(words: readonly string[]): { rest: readonly string[]; units: Units } {
  const [last, afterLast] = takeUnit(words);
  const [extra, rest] = last ? takeUnit(afterLast) : [undefined, afterLast];
  return {
    rest,
    units: {
      unitDesignator: last?.designator ?? null,
      unitNumber: last?.number ?? null,
      extraDesignator: extra?.designator ?? null,
      extraNumber: extra?.number ?? null,
    },
  };
}

function takeUnit(words: readonly string[]): [Unit | undefined, readonly string[]] {
  const [before = "", last = ""] = words.slice(-2).map((word) => word.toUpperCase());
  if (words.length > 3) {
    const isSecondSign = before === "#" && numberedUnits().has((words.at(-3) ?? "").toUpperCase()) && words.length > 4;
    const name = isSecondSign ? (words.at(-3) ?? "").toUpperCase() : before;
    const designator = numberedUnits().get(name);
    if (designator && isUnitNumber(last)) return [{ designator, number: last }, words.slice(0, isSecondSign ? -3 : -2)];
    const floor = /^(\d+)(ST|ND|RD|TH)$/.exec(before)?.[1];
    if (floor && numberedUnits().get(last) === "Fl") return [{ designator: "Fl", number: floor }, words.slice(0, -2)];
  }
  const plain = words.length > 3 ? plainUnits().get(last) : undefined;
  return plain ? [{ designator: plain, number: null }, words.slice(0, -1)] : [undefined, words];
}

const table = lazily(() => dataTable("places/street-words.csv", ["Kind", "Word", "Spellings"]));

/** What the post writes, by every spelling in capitals. */
function wordsOf(kind: string): ReadonlyMap<string, string> {
  return new Map(
    table()
      .filter(({ Kind }) => Kind === kind)
      .flatMap(({ Word: short, Spellings }) =>
        `${short.toUpperCase()} ${Spellings}`
          .trim()
          .split(" ")
          .map((word) => [word, short] as const),
      ),
  );
}

/** Kinds of street, abbreviated, by every spelling in capitals. */
const suffixes = lazily(() => wordsOf("suffix"));

/** Directions, abbreviated. */
const directions = lazily(() => wordsOf("direction"));

/** Kinds of units with a number, abbreviated. */
const numberedUnits = lazily(() => wordsOf("numberedUnit"));

/** Kinds of units without a number, which stand alone, abbreviated. */
const plainUnits = lazily(() => wordsOf("plainUnit"));

/** The parts of a delivery line, abbreviated. */
export interface DeliveryParts {
  /** S street, P post-office box, R rural route or highway contract. */
  readonly recordType: "S" | "P" | "R";
  readonly primaryNumber: string | null;
  readonly predirection: string | null;
  /** Also `PO Box`, `RR` and `HC`. */
  readonly streetName: string | null;
  readonly suffix: string | null;
  readonly postdirection: string | null;
  readonly unitDesignator: string | null;
  readonly unitNumber: string | null;
  readonly extraDesignator: string | null;
  readonly extraNumber: string | null;
}

/** A line that says nothing. */
const noParts: DeliveryParts = {
  recordType: "S",
  primaryNumber: null,
  predirection: null,
  streetName: null,
  suffix: null,
  postdirection: null,
  unitDesignator: null,
  unitNumber: null,
  extraDesignator: null,
  extraNumber: null,
};

/** Who receives, the delivery line in parts, and what is left for a second line. */
export interface Delivery {
  readonly addressee: string | null;
  readonly parts: DeliveryParts;
  readonly second: string | null;
}

/** Line 2 may hold the unit, or the street when line 1 names who receives. */
export function deliveryOf({ address1, address2 = "" }: TypedAddress): Delivery {
  const [first, second] = [readDeliveryLine(address1), readDeliveryLine(address2)];
  if (first.primaryNumber === null && second.primaryNumber !== null)
    return { addressee: titleText(address1), parts: second, second: null };
  if (address2.trim() === "") return { addressee: null, parts: first, second: null };
  const joined = readDeliveryLine(`${address1} ${address2}`);
  const isUnit =
    first.unitDesignator === null && joined.unitDesignator !== null && joined.streetName === first.streetName;
  return { addressee: null, parts: isUnit ? joined : first, second: isUnit ? null : titleText(address2) };
}
