import { formatMessage } from "../i18n/format-message.ts";
import { type PlaceValues, SentencePattern } from "./sentence-pattern.ts";
import type { PlaceKind, SentenceTable } from "./sentence-table.ts";

/** Says a text of the server or the client in a language; what it does not know comes back as it is. Never throws. */
export type SaySentences = (text: string) => string;

/** A pattern and what is said in its place. */
export interface Wording {
  readonly pattern: SentencePattern;
  readonly message: string;
}

/** How a language says what a table knows. */
export interface SentenceLanguage {
  /** `de`; figures and days are written so. */
  readonly code: string;
  readonly sentences: readonly Wording[];
  /** What may stand in places of the kinds `words` and `list`. */
  readonly phrases: readonly Wording[];
  /** `or` and `and` of lists. */
  readonly joints: Readonly<Record<"or" | "and", string>>;
}

/** More is not looked at, which bounds the work for an odd text: characters, sentences, and where each may end. */
const longest = 4000;
const mostSentences = 40;
const mostEnds = 8;
const mostRemembered = 500;

/**
 * The writer of a language. A text is taken apart into sentences, the shortest that is known first, and each is said;
 * one that is not known keeps its words. What was said is remembered.
 */
export function sentenceWriter({ code, sentences, phrases, joints }: SentenceLanguage): SaySentences {
  const write: Readonly<Record<PlaceKind, SaySentences>> = {
    text: (value) => value,
    word: (value) => value,
    number: (value) => numberText(value, code),
    date: (value) => dateText(value, code),
    words: (value) => phraseWriter(value),
    list: (value) => sayPhrase(value) ?? sayList(value, phraseWriter, joints),
  };
  const one = (table: readonly Wording[]) => {
    const exactFirst = table.toSorted((a, b) => b.pattern.weight - a.pattern.weight);
    return (text: string) => sayOne(text, exactFirst, code, write);
  };
  const sayPhrase = one(phrases);
  const saySentence = one(sentences);
  const phraseWriter = (text: string) => sayPhrase(text) ?? sayAll(text, saySentence);
  return remembering((text) => sayAll(text, saySentence));
}

/** The patterns of a table with their wordings, brackets written out. */
export function wordingsOf(table: SentenceTable): readonly Wording[] {
  return Object.entries(table).flatMap(([pattern, wording]) => {
    const wordings = expanded(wording);
    return expanded(pattern).map((each, index) => ({
      pattern: new SentencePattern(each),
      message: wordings[index] ?? wording,
    }));
  });
}

/** A text with each bracket left out and written: `a[ b]` is `a` and `a b`. */
function expanded(text: string): string[] {
  const [, before, inside, after] = /^([^[]*)\[([^\]]*)\](.*)$/s.exec(text) ?? [];
  if (before === undefined || inside === undefined || after === undefined) return [text];
  return ["", inside].flatMap((middle) => expanded(after).map((rest) => `${before}${middle}${rest}`));
}

function sayList(text: string, say: SaySentences, joints: SentenceLanguage["joints"]): string {
  const parts = text.split(/ (or|and) /);
  return parts.map((part, index) => (index % 2 === 0 ? say(part) : joints[part as "or" | "and"])).join(" ");
}

function sayOne(
  text: string,
  table: readonly Wording[],
  code: string,
  write: Readonly<Record<PlaceKind, SaySentences>>,
): string | undefined {
  for (const { pattern, message } of table) {
    const values = pattern.match(text);
    if (values) return formatMessage(message, written(pattern, values, write), code);
  }
  return undefined;
}

function written(pattern: SentencePattern, values: PlaceValues, write: Readonly<Record<PlaceKind, SaySentences>>) {
  return Object.fromEntries(pattern.places.map(({ name, kind }) => [name, write[kind](values[name] ?? "")]));
}

/** Says sentence by sentence: the shortest beginning that is known, then the rest. */
function sayAll(text: string, say: (sentence: string) => string | undefined): string {
  if (text.length > longest) return text;
  const said: string[] = [];
  for (let rest = text; rest !== ""; ) {
    const ends = said.length < mostSentences ? endsOf(rest) : [rest.length];
    const end = ends.find((each) => say(rest.slice(0, each)) !== undefined) ?? ends[0] ?? rest.length;
    const sentence = rest.slice(0, end);
    said.push(say(sentence) ?? sentence);
    rest = rest.slice(end).trimStart();
  }
  return said.join(" ");
}

/** Where sentences of a text may end, the nearest first. */
function endsOf(text: string): number[] {
  const ends: number[] = [];
  for (const { index } of text.matchAll(/[.!?](?= +\S)/g)) if (ends.push(index + 1) === mostEnds) return ends;
  return [...ends, text.length];
}

function remembering(say: SaySentences): SaySentences {
  const remembered = new Map<string, string>();
  return (text) => {
    const known = remembered.get(text) ?? say(text);
    if (remembered.size === mostRemembered) remembered.clear();
    remembered.set(text, known);
    return known;
  };
}

/** A plain number as the language writes it, with the decimals it came with: `1234.50` → `1.234,50`. */
function numberText(value: string, code: string): string {
  const decimals = Math.min(20, value.split(".")[1]?.length ?? 0);
  return new Intl.NumberFormat(code, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value as `${number}`,
  );
}

/** A day as the language writes it; a moment of the server keeps its time of day, which is UTC. */
function dateText(value: string, code: string): string {
  const [day = "", time] = value.split(" ");
  const moment = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return value;
  const written = new Intl.DateTimeFormat(code, { timeZone: "UTC", day: "2-digit", month: "2-digit", year: "numeric" });
  return time === undefined ? written.format(moment) : `${written.format(moment)}, ${time}`;
}
