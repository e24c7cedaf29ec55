import type { PlaceKind } from "./sentence-table.ts";

interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
  /** The words that follow it. */
  readonly after: string;
}

/** What stands in the places of a sentence, by their names. */
export type PlaceValues = Readonly<Record<string, string>>;

/** How many ways to fill a pattern are tried before a sentence counts as another one: bounds the work for an odd one. */
const mostTries = 100;

const shapes: Readonly<Record<PlaceKind, RegExp>> = {
  text: /^/,
  word: /^\S+$/,
  number: /^-?\d+(\.\d+)?$/,
  date: /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/,
  words: /^/,
  list: /^/,
};

/** A sentence with places, that finds out what stands in them. */
export class SentencePattern {
  /** The pattern as it was given. */
  readonly source: string;
  readonly #start: string;
  readonly #places: readonly Place[];

  /** Takes a pattern as `SentenceTable` has it, without brackets. */
  constructor(pattern: string) {
    const [start = "", ...parts] = pattern.split(/\{(\w+)(?::(\w+))?\}/);
    this.source = pattern;
    this.#start = start;
    this.#places = parts.flatMap((name = "", index) =>
      index % 3 === 0 ? [{ name, kind: (parts[index + 1] ?? "text") as PlaceKind, after: parts[index + 2] ?? "" }] : [],
    );
  }

  /** The names of the places and what each may hold. */
  get places(): readonly Pick<Place, "name" | "kind">[] {
    return this.#places;
  }

  /** The pattern without the kinds of its places, as a message to fill. */
  get message(): string {
    return this.#places.reduce((words, { name, after }) => `${words}{${name}}${after}`, this.#start);
  }

  /** How many characters are its own: of two patterns that fit, the one with more says more exactly what is meant. */
  get weight(): number {
    return this.#places.reduce((sum, { after }) => sum + after.length, this.#start.length);
  }

  /** What stands in the places of a sentence; `undefined` when it is another sentence. */
  match(sentence: string): PlaceValues | undefined {
    const end = this.#places.at(-1)?.after ?? "";
    if (!sentence.startsWith(this.#start) || !sentence.endsWith(end)) return undefined;
    return this.#fill(sentence, this.#start.length, 0, {}, { left: mostTries });
  }

  /** Fills the places from one on, each with as little as the others allow. */
  #fill(
    text: string,
    from: number,
    index: number,
    filled: PlaceValues,
    tries: { left: number },
  ): PlaceValues | undefined {
    const place = this.#places[index];
    if (!place) return from === text.length ? filled : undefined;
    const { name, kind, after } = place;
    const last = index === this.#places.length - 1;
    let end = last ? text.length - after.length : text.indexOf(after, from);
    for (; end >= from && tries.left-- > 0; end = last ? -1 : text.indexOf(after, end + 1)) {
      const value = text.slice(from, end);
      if (!shapes[kind].test(value) || (filled[name] ?? value) !== value) continue;
      const all = this.#fill(text, end + after.length, index + 1, { ...filled, [name]: value }, tries);
      if (all) return all;
    }
    return undefined;
  }
}
