/** The ways to look at an answer. */
export type AnswerForm = "parsed" | "raw";

/** One line of an answer as the viewer draws it. */
export interface AnswerLine {
  /** Its number among all lines, from 0. */
  readonly line: number;
  readonly text: string;
  /** Whether a block begins here that can be folded. */
  readonly folds: boolean;
  readonly folded: boolean;
}

/** What is known about an answer as soon as it is read. */
export interface AnswerSummary {
  /** Bytes of the answer in UTF-8. */
  readonly bytes: number;
  /** Whether it is JSON. */
  readonly json: boolean;
  readonly lines: Readonly<Record<AnswerForm, number>>;
  /** The lines of the parsed form that are in sight first, so that nothing has to be asked for them. */
  readonly first: readonly AnswerLine[];
  /** Columns of `data` as a table; none when it is no list of records. */
  readonly columns: readonly string[];
  readonly rows: number;
}

/** A match of a search. */
export interface AnswerMatch {
  /** Its place among the lines that are shown, from 0; -1 for none. */
  readonly at: number;
  /** How many lines match, and which of them this is, from 1. */
  readonly count: number;
  readonly index: number;
}

/** An answer that was read, for looking at it piece by piece: nothing here depends on its size but the reading. */
export interface AnswerDocument {
  readonly summary: AnswerSummary;
  readonly value: unknown;
  /** How many lines are shown: those inside folded blocks are not. */
  count(form: AnswerForm): number;
  lines(form: AnswerForm, start: number, count: number): AnswerLine[];
  /** Folds a block, or opens it. */
  fold(line: number): void;
  /** The next line that holds the words, from a shown line on; blocks around it are opened. */
  find(form: AnswerForm, words: string, from: number, backwards: boolean): AnswerMatch;
  /** Rows of the table, cells as text. */
  rows(start: number, count: number): string[][];
}

/** How many characters a line of the raw text has at most. */
const rawWidth = 160;

/** How many lines come with the summary: more than a tall window has. */
const firstLines = 80;

/** How many columns a table shows. */
const mostColumns = 24;

/** Reads an answer: parses it, writes it in lines, and finds out what a table of it would be. */
export function readAnswer(text: string): AnswerDocument {
  const value = parse(text);
  const parsed = value === undefined ? text.split("\n") : JSON.stringify(value, null, 2).split("\n");
  const rawCount = countRawLines(text);
  // What only folding and the raw form need waits until somebody wants it: the first lines are shown before.
  const raw = once(() => rawLines(text));
  const ends = once(() => (value === undefined ? new Int32Array(parsed.length) : foldEnds(parsed)));
  const records = recordsOf(value);
  const columns = columnsOf(records);
  const folded = new Set<number>();
  let shown: Int32Array | undefined;
  const textsOf = (form: AnswerForm) => (form === "raw" ? raw() : parsed);
  const lineAt = (form: AnswerForm, index: number) => (form === "parsed" && shown ? (shown[index] ?? -1) : index);
  const count = (form: AnswerForm) => (form === "parsed" && shown ? shown.length : textsOf(form).length);
  const show = () => {
    shown = folded.size === 0 ? undefined : shownLines(ends(), folded);
  };
  const reveal = (line: number) => {
    for (const start of folded) if (start < line && line < (ends()[start] ?? 0)) folded.delete(start);
    show();
  };
  const drawn = (form: AnswerForm, line: number): AnswerLine => ({
    line,
    text: textsOf(form)[line] ?? "",
    folds: form === "parsed" && value !== undefined && opensBlock(parsed[line] ?? ""),
    folded: form === "parsed" && folded.has(line),
  });
  return {
    summary: {
      bytes: byteLength(text),
      json: value !== undefined,
      lines: { parsed: parsed.length, raw: rawCount },
      first: parsed.slice(0, firstLines).map((_, line) => drawn("parsed", line)),
      columns,
      rows: records.length,
    },
    value,
    count,
    lines: (form, start, wanted) => {
      const end = Math.min(count(form), start + wanted);
      return Array.from({ length: Math.max(0, end - start) }, (_, index) => drawn(form, lineAt(form, start + index)));
    },
    fold: (line) => {
      if (!folded.delete(line)) folded.add(line);
      show();
    },
    find: (form, words, from, backwards) => {
      const matches = matchingLines(textsOf(form), words);
      const start = lineAt(form, from);
      const index = nextMatch(matches, start, backwards);
      const line = matches[index];
      if (line === undefined) return { at: -1, count: 0, index: 0 };
      if (form === "parsed") reveal(line);
      const at = form === "parsed" && shown ? shown.indexOf(line) : line;
      return { at, count: matches.length, index: index + 1 };
    },
    rows: (start, wanted) =>
      records.slice(start, start + wanted).map((record) => columns.map((column) => cellText(record[column]))),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a function answers, worked out when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Bytes in UTF-8, counted without a copy: half a surrogate pair is two of its four bytes. */
function byteLength(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return bytes;
}

/** Whether a line of indented JSON begins a block: an empty one begins and ends on it. */
const opensBlock = (line: string) => line.endsWith("{") || line.endsWith("[");

/** How many lines {@link rawLines} cuts a text into. */
function countRawLines(text: string): number {
  let count = 0;
  for (let start = 0; start <= text.length; ) {
    const end = text.indexOf("\n", start);
    const length = (end === -1 ? text.length : end) - start;
    count += Math.max(1, Math.ceil(length / rawWidth));
    start += length + 1;
  }
  return count;
}

/** The text cut into lines that a window can draw. */
function rawLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split("\n"))
    for (let start = 0; start === 0 || start < line.length; start += rawWidth)
      lines.push(line.slice(start, start + rawWidth));
  return lines;
}

type AnswerRecord = Readonly<Record<string, unknown>>;

/** The records of the envelope's `data`, where it is a list of them. */
function recordsOf(value: unknown): readonly AnswerRecord[] {
  const { data } = Object(value) as { data?: unknown };
  const list = Array.isArray(data) ? data : [];
  return list.every((entry) => typeof entry === "object" && entry !== null) ? list : [];
}

function columnsOf(records: readonly AnswerRecord[]): string[] {
  const names = new Set(records.slice(0, 50).flatMap((record) => Object.keys(record)));
  return [...names].slice(0, mostColumns);
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** The lines outside folded blocks. A folded block shows its first line alone. */
function shownLines(ends: Int32Array, folded: ReadonlySet<number>): Int32Array {
  const shown = new Int32Array(ends.length);
  let count = 0;
  for (let line = 0; line < ends.length; line++) {
    shown[count++] = line;
    if (folded.has(line)) line = ends[line] ?? line;
  }
  return shown.subarray(0, count);
}

function matchingLines(texts: readonly string[], words: string): number[] {
  const wanted = words.toLowerCase();
  const found: number[] = [];
  if (wanted === "") return found;
  for (let line = 0; line < texts.length; line++) if (texts[line]?.toLowerCase().includes(wanted)) found.push(line);
  return found;
}

/** The match after a line, or before it; behind the last one comes the first again. */
function nextMatch(matches: readonly number[], from: number, backwards: boolean): number {
  const after = matches.findIndex((line) => line > from);
  if (!backwards) return after === -1 ? 0 : after;
  const before = matches.findLastIndex((line) => line < from);
  return before === -1 ? matches.length - 1 : before;
}

/** For each line that opens a block the line that closes it; 0 for every other. The lines are indented JSON. */
function foldEnds(lines: readonly string[]): Int32Array {
  const ends = new Int32Array(lines.length);
  const open: number[] = [];
  for (const [index, line] of lines.entries()) {
    const first = line.trimStart()[0];
    if ((first === "}" || first === "]") && open.length > 0) ends[open.pop() as number] = index;
    const last = line.at(-1);
    if (last === "{" || last === "[") open.push(index);
  }
  return ends;
}
