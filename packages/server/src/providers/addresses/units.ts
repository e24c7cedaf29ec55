import type { DeliveryParts } from "./delivery-parts.ts";
import { numberedUnits, plainUnits, suffixes } from "./street-words.ts";

type Units = Pick<DeliveryParts, "unitDesignator" | "unitNumber" | "extraDesignator" | "extraNumber">;

interface Unit {
  readonly designator: string;
  readonly number: string | null;
}

/** `210`, `B`, `12-C`: what may stand behind `Suite`; `St` would make `Suite St` a unit. */
function isUnitNumber(word: string): boolean {
  return /^(?:[A-Z]{1,2}|(?=.*\d)[A-Z\d]+(?:[-/][A-Z\d]+)*)$/.test(word) && !suffixes.has(word);
}

/**
 * Takes the units off the end of a line: `100 Main St Bldg B Suite 210` has two. The first two words are never one:
 * they are number and street.
 */
export function takeUnits(words: readonly string[]): { rest: readonly string[]; units: Units } {
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
    const isSecondSign = before === "#" && numberedUnits.has((words.at(-3) ?? "").toUpperCase()) && words.length > 4;
    const name = isSecondSign ? (words.at(-3) ?? "").toUpperCase() : before;
    const designator = numberedUnits.get(name);
    if (designator && isUnitNumber(last)) return [{ designator, number: last }, words.slice(0, isSecondSign ? -3 : -2)];
    const floor = /^(\d+)(ST|ND|RD|TH)$/.exec(before)?.[1];
    if (floor && numberedUnits.get(last) === "Fl") return [{ designator: "Fl", number: floor }, words.slice(0, -2)];
  }
  const plain = words.length > 3 ? plainUnits.get(last) : undefined;
  return plain ? [{ designator: plain, number: null }, words.slice(0, -1)] : [undefined, words];
}
