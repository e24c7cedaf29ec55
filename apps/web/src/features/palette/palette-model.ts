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

/**
 * The lines that hold every word, in their order; all of them while nothing is typed.
 *
 * @param filling words that say nothing of what is looked for: `what does the`
 */
export function linesFor(lines: readonly PaletteLine[], typed: string, filling = ""): readonly PaletteLine[] {
  const words = wordsOf(typed);
  const named = lines.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const others = lines.filter((line) => line.words && !named.includes(line) && saysOf(line, words, wordsOf(filling)));
  return [...named, ...others];
}

/** Somebody says it in his own words ("cancel my order"): all of them that are no filling stand among those of the line. */
function saysOf(
  { label, words: said = "" }: PaletteLine,
  words: readonly string[],
  filling: readonly string[],
): boolean {
  const known = wordsOf(`${label} ${said}`);
  const telling = words.filter((word) => word.length > 2 && !filling.includes(word));
  return telling.length > 0 && telling.every((word) => known.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
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

/** An order's number in what was typed: `order 70015`, `#70015`, `70015`. */
export function orderNumberIn(typed: string): number | undefined {
  const digits = /^(?:\D{0,20}[\s#])?#?(\d{3,10})$/.exec(typed.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
