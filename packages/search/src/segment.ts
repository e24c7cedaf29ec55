import { blockShift, has, ones, put } from "./bits.ts";
import type { Column, Columns } from "./columns.ts";
import { Labels } from "./labels.ts";
import { Lists } from "./lists.ts";
import { Recent } from "./match.ts";
import { fieldsOf, type Schema } from "./schema.ts";
import { Spellings } from "./spellings.ts";
import { StringTable } from "./string-table.ts";

/** Arrays by name, so that each can be a property. */
class Held {
  readonly columns: Columns;
  constructor(columns: Columns) {
    this.columns = columns;
  }
  protected column<T extends Column>(name: string): T {
    return this.columns.get(name) as T;
  }
}

/** Records that are written once; only that they are deleted changes. */
export class Segment extends Held {
  readonly ids = StringTable.open(this.columns, "ids");
  readonly words = StringTable.open(this.columns, "words");
  readonly starts = this.column<Uint32Array>("starts");
  readonly docWords = this.column<Int32Array>("docWords");
  readonly counts = this.column<Uint16Array>("counts");
  readonly lengths = this.column<Uint16Array>("lengths");
  readonly order = this.column<Float64Array>("order");
  readonly deleted = this.column<Int32Array>("deleted");
  /** How many records it holds, the deleted ones too. */
  readonly size = this.order.length;
  /** How many blocks of documents it has. */
  readonly blocks = ((this.size - 1) >> blockShift) + 1;
  /** How many records it holds that are not deleted. */
  live = this.deleted.reduce((sum, word) => sum + 32 - ones(word), 0);
  /** The documents of each word. */
  readonly postings = new Lists(
    this.column<Uint32Array>("begins"),
    this.column<Int32Array>("docs"),
    this.column<Uint16Array>("weights"),
  );
  readonly recent = new Recent(this);
  /** What each score is multiplied by; the weights are already. */
  readonly prior = this.column<Float32Array>("prior");
  /** In each block, the highest of that, and the least place among equals. */
  readonly priorPeaks = this.byBlock(this.prior, Math.max);
  readonly earliest = this.byBlock(this.order, Math.min);
  /** The forms of the part numbers. */
  readonly codes = new Labels(this.columns, "#codes");
  private readonly labels: ReadonlyMap<string, Labels>;
  readonly numbers: ReadonlyMap<string, Float64Array>;
  /** 1 for words of letters, 2 for others, 0 where nobody asked. */
  private readonly letters = new Uint8Array(this.words.size);
  readonly wordSpellings = new Spellings(this.words, this.columns, "words");
  /** The forms of the part numbers as they are written. */
  readonly codeSpellings = new Spellings(this.codes.table, this.columns, "#codes");
  private moreGerman: number | undefined;
  private translated: { to: Segment; words: Int32Array } | undefined;

  constructor(columns: Columns, schema: Schema) {
    super(columns);
    this.labels = new Map(fieldsOf(schema, "facet", "type").map((name) => [name, new Labels(columns, name)]));
    this.numbers = new Map(fieldsOf(schema, "number").map((name) => [name, this.column(`${name}.numbers`)]));
  }

  private byBlock(values: Float32Array | Float64Array, choose: (a: number, b: number) => number): Float64Array {
    const chosen = new Float64Array(this.blocks).map((_, block) => values[block << blockShift] as number);
    for (let doc = 0; doc < this.size; doc++)
      chosen[doc >> blockShift] = choose(chosen[doc >> blockShift] as number, values[doc] as number);
    return chosen;
  }

  isDeleted(doc: number): boolean {
    return has(this.deleted, doc);
  }

  /** Marks a record as deleted. @returns its place in the order; nothing where it is not here */
  delete(id: string): number | undefined {
    const doc = this.ids.find(id);
    if (doc < 0 || this.isDeleted(doc)) return undefined;
    put(this.deleted, doc);
    this.live -= 1;
    return this.order[doc];
  }

  /** The values of a facet or type. @throws {RangeError} where the schema has none of that name */
  labelsOf(name: string): Labels {
    const labels = this.labels.get(name);
    if (labels) return labels;
    throw new RangeError(`"${name}" is no facet of this index. Declare it in the schema with kind "facet".`);
  }

  /** By how much more often its records have German function words than English ones. */
  get german(): number {
    const often = (words: string) =>
      words.split(" ").reduce((sum, word) => sum + this.postings.frequency(this.words.find(word)), 0);
    this.moreGerman ??= often("und fur mit der") - often("and for with the");
    return this.moreGerman;
  }

  /** A word as another segment numbers it; below zero where that has it not. */
  wordIn(other: Segment, word: number): number {
    if (other === this) return word;
    if (this.translated?.to !== other) this.translated = { to: other, words: new Int32Array(this.words.size) };
    const { words } = this.translated;
    // One more, as zero says that nobody asked.
    if (words[word] === 0) words[word] = other.words.find(this.words.at(word)) + 1 || -1;
    return (words[word] as number) - 1;
  }

  /** Whether a word is two letters or more and nothing else. */
  isLetters(word: number): boolean {
    if (this.letters[word] === 0) this.letters[word] = /^\p{L}{2,}$/u.test(this.words.at(word)) ? 1 : 2;
    return this.letters[word] === 1;
  }

  /** The words that begin with a text, most frequent first, at most so many. */
  beginningWith(prefix: string, limit: number): number[] {
    const frequency = (word: number) => this.postings.frequency(word);
    return Array.from(this.wordSpellings.with(prefix, "front"))
      .sort((a, b) => frequency(b) - frequency(a))
      .slice(0, limit);
  }

  /** The words of letters that end with a text and have three letters or more before it, such as `kugellager` with `lager`. */
  compoundsOf(text: string): string[] {
    return Array.from(
      this.wordSpellings.with(text, "back").filter((word) => this.isLetters(word)),
      (word) => this.words.at(word),
    ).filter((word) => word.length >= text.length + 3);
  }
}
