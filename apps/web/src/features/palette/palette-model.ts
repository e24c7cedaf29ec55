import type { Schema } from "@purvey/search/schema";
import { SearchIndex } from "@purvey/search/search-index";
import type { ReactNode } from "react";

/** One line of the palette. */
export interface PaletteLine {
  readonly key: string;
  /** Its words: what it is found by and called. */
  readonly label: string;
  /** Further words that people say for it. */
  readonly words?: string | undefined;
  /** What is drawn instead of the words. */
  readonly content?: ReactNode;
  /** Keys that do the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}

/** Lines under one heading. */
export interface PaletteGroup {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly PaletteLine[];
}

const schema: Schema = { fields: { label: { kind: "text", weight: 1 }, words: { kind: "text", weight: 0.4 } } };
const indices = new WeakMap<readonly PaletteLine[], SearchIndex>();

/**
 * The lines that hold every word, best first; all of them while nothing is typed. Where none holds them all, those that
 * hold every word of three letters or more that is no filling: somebody asks for it ("what does it cost").
 *
 * @param filling words that say nothing of what is looked for: `what does the`
 */
export function linesFor(lines: readonly PaletteLine[], typed: string, filling = ""): readonly PaletteLine[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return lines;
  const found = linesWith(lines, words);
  const plain = filling.split(" ");
  return found.length > 0
    ? found
    : linesWith(
        lines,
        words.filter((word) => word.length > 2 && !plain.includes(word)),
      );
}

function linesWith(lines: readonly PaletteLine[], words: readonly string[]): PaletteLine[] {
  if (words.length === 0) return [];
  return indexOf(lines)
    .search({ text: words.join(" "), typing: true, partial: "never", limit: lines.length })
    .hits.map(({ id }) => lines[Number(id)] as PaletteLine);
}

function indexOf(lines: readonly PaletteLine[]): SearchIndex {
  const records = () => lines.map(({ label, words }, at) => ({ id: String(at), values: { label, words } }));
  const index = indices.get(lines) ?? SearchIndex.build(schema, records());
  indices.set(lines, index);
  return index;
}

/** What a developer pastes: the code or class of an error (`RESOURCE_NOT_FOUND`, `RateLimitError`), or a request's id. */
export interface Pasted {
  readonly error: string | undefined;
  readonly request: string | undefined;
}

/** Reads from what was typed, a whole message or answer too, what leads to the error catalogue or to the log. */
export function pastedIn(typed: string): Pasted {
  return {
    error: /\b(?:[A-Z]+(?:_[A-Z]+)+|[A-Z][a-z]\w*Error)\b/.exec(typed)?.[0],
    request: /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/i.exec(typed)?.[0].toLowerCase(),
  };
}

/**
 * An order's number in what was typed, whatever leading zeros and, from five digits on, blanks and dashes:
 * `order 70015`, `#0070015`, `70-015`.
 */
export function orderNumberIn(typed: string): number | undefined {
  const written = /^(?:\D{0,20}[\s#])?#?(\d[\d\s-]*\d)$/.exec(typed.trim())?.[1] ?? "";
  const digits = written.replace(/[\s-]/g, "").replace(/^0+/, "");
  const least = /[\s-]/.test(written) ? 5 : 3;
  return digits.length < least || digits.length > 10 ? undefined : Number(digits);
}
