import { codeForms, numberCosts } from "./part-number.ts";
import type { Segment } from "./segment.ts";

/** A piece of a text and whether it is marked. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** A part number that may have been meant. */
export interface NumberSuggestion {
  readonly id: string;
  /** Letters and digits of the number, those marked that differ from what was typed. */
  readonly pieces: readonly Piece[];
  readonly distance: number;
}

/** The part numbers nearest to one that no record has, best first. */
export function suggestNumbers(text: string, segments: readonly Segment[], limit: number): NumberSuggestion[] {
  const [typed] = codeForms(text);
  if (typed === undefined || typed.length < 3 || !/\d/.test(typed)) return [];
  const near = nearest(typed, segments, limit, 1, 1.65);
  const found = near.length > 0 ? near : nearest(typed, segments, limit, 2, 2.6);
  return found.map(({ id, code, distance }) => ({ id, pieces: differing(typed, code), distance }));
}

function nearest(typed: string, segments: readonly Segment[], limit: number, mistakes: 1 | 2, accept: number) {
  const found = segments.flatMap((segment) => {
    const records = (text: number) => segment.codes.lists.docsOf(text).filter((doc) => !segment.isDeleted(doc));
    const wanted = (text: number) => records(text).length > 0;
    // A record may have two forms that are near.
    const nearness = { mistakes, limit: accept, count: 2 * limit, costs: numberCosts, wanted };
    return segment.codeSpellings.nearest(typed, nearness).flatMap(({ text, distance }) => {
      const code = segment.codes.table.at(text);
      return Array.from(records(text), (doc) => ({ id: segment.ids.at(doc), code, distance }));
    });
  });
  const ids = new Set<string>();
  return found
    .sort((a, b) => a.distance - b.distance)
    .filter(({ id }) => !ids.has(id) && ids.add(id))
    .slice(0, limit);
}

/** What two numbers begin and end with alike is not marked. */
function differing(typed: string, code: string): Piece[] {
  let begin = 0;
  while (begin < Math.min(typed.length, code.length) && typed[begin] === code[begin]) begin++;
  let end = 0;
  while (end < Math.min(typed.length, code.length) - begin && typed.at(-1 - end) === code.at(-1 - end)) end++;
  const parts = [code.slice(0, begin), code.slice(begin, code.length - end), code.slice(code.length - end)];
  return parts.map((text, index) => ({ text, marked: index === 1 })).filter(({ text }) => text !== "");
}
