import { blockShift, blockWords } from "./bits.ts";
import { arranged, type Columns, inverted, Numbers } from "./columns.ts";
import { LabelWriter } from "./labels.ts";
import { codeForms } from "./part-number.ts";
import { fieldsOf, type IndexRecord, type Schema, textsOf } from "./schema.ts";
import type { Segment } from "./segment.ts";
import { Spellings } from "./spellings.ts";
import { StringTable } from "./string-table.ts";
import { readWords, type Word } from "./words.ts";

/** How often a word may stand in a field before it counts no more: three bits. */
const most = 7;
/** The bits of a document's word that count its heads, above four fields of three bits. */
const headShift = 12;
const k1 = 1.2;
/** Of how many texts the words are remembered while a segment is written. */
const remembered = 4096;
/** The weight of a word that says all there is to say; what goes before, such as sales, can lift it by a quarter. */
export const certain = 6500;
export const heaviest = 8191;

/** Writes a segment record by record. */
export class SegmentWriter {
  private readonly ids = new StringTable();
  private readonly words = new StringTable();
  private readonly starts = new Numbers(Uint32Array);
  private readonly docWords = new Numbers(Int32Array);
  private readonly counts = new Numbers(Uint16Array);
  private readonly lengths = new Numbers(Uint16Array);
  private readonly order = new Numbers(Float64Array);
  private readonly codes = new LabelWriter();
  private readonly labels: ReadonlyMap<string, LabelWriter>;
  private readonly numbers: ReadonlyMap<string, Numbers<Float64Array>>;
  private readonly texts: readonly string[];
  private readonly numbered: readonly string[];
  private taken: { from?: Segment; words: Int32Array } = { words: new Int32Array(0) };
  private readonly read = new Map<string, readonly Word[]>();
  private readonly schema: Schema;

  constructor(schema: Schema) {
    this.schema = schema;
    this.texts = fieldsOf(schema, "text");
    this.numbered = fieldsOf(schema, "partNumber");
    this.labels = new Map(fieldsOf(schema, "facet", "type").map((name) => [name, new LabelWriter()]));
    this.numbers = new Map(fieldsOf(schema, "number").map((name) => [name, new Numbers(Float64Array)] as const));
  }

  /** How many records it holds. */
  get size(): number {
    return this.order.length;
  }

  /** The number of the record with an identifier; below zero without one. */
  placeOf(id: string): number {
    return this.ids.find(id);
  }

  /** @param order the record's place among those that rank the same */
  add(record: IndexRecord, order: number): void {
    this.ids.add(record.id);
    this.order.push(order);
    this.starts.push(this.docWords.length);
    const counts = new Map<string, number>();
    for (const [index, field] of this.texts.entries()) this.lengths.push(this.count(record, field, index, counts));
    for (const [word, packed] of counts) {
      this.docWords.push(this.words.add(word));
      this.counts.push(packed);
    }
    this.addLabels(record);
  }

  private addLabels(record: IndexRecord): void {
    this.codes.add(this.numbered.flatMap((field) => textsOf(record, field).flatMap(codeForms)));
    for (const [name, writer] of this.labels) writer.add(textsOf(record, name));
    for (const [name, numbers] of this.numbers) numbers.push(Number(record.values[name] ?? Number.NaN));
  }

  /** Takes over the records of another segment that are not deleted. */
  addAll(from: Segment): void {
    const fields = this.texts.length;
    for (let doc = 0; doc < from.size; doc++) {
      if (from.isDeleted(doc)) continue;
      this.ids.add(from.ids.at(doc));
      this.order.push(from.order[doc] as number);
      this.starts.push(this.docWords.length);
      for (let i = 0; i < fields; i++) this.lengths.push(from.lengths[doc * fields + i] as number);
      for (let i = from.starts[doc] as number; i < (from.starts[doc + 1] as number); i++) {
        this.docWords.push(this.wordFrom(from, from.docWords[i] as number));
        this.counts.push(from.counts[i] as number);
      }
      this.codes.addFrom(from.codes, doc);
      for (const [name, writer] of this.labels) writer.addFrom(from.labelsOf(name), doc);
      for (const [name, numbers] of this.numbers) numbers.push(from.numbers.get(name)?.[doc] ?? Number.NaN);
    }
  }

  /** A word of another segment as this one numbers it. */
  private wordFrom(from: Segment, word: number): number {
    if (this.taken.from !== from) this.taken = { from, words: new Int32Array(from.words.size) };
    const { words } = this.taken;
    if (words[word] === 0) words[word] = this.words.add(from.words.at(word)) + 1;
    return (words[word] as number) - 1;
  }

  /** Brands, values and descriptions come again and again. */
  private wordsOf(text: string): readonly Word[] {
    const known = this.read.get(text);
    if (known) return known;
    if (this.read.size === remembered) this.read.clear();
    const words = readWords(text);
    this.read.set(text, words);
    return words;
  }

  private count(record: IndexRecord, field: string, index: number, counts: Map<string, number>): number {
    let length = 0;
    for (const text of textsOf(record, field)) {
      for (const { word, head } of this.wordsOf(text)) {
        length++;
        const before = counts.get(word) ?? 0;
        const more = ((before >> (index * 3)) & 7) < most ? 1 << (index * 3) : 0;
        const ofHead = index < 2 && head ? 1 << (headShift + index) : 0;
        counts.set(word, (before + more) | ofHead);
      }
    }
    return Math.min(length, 65_535);
  }

  /** The arrays of the segment. */
  done(): Columns {
    const columns: Columns = new Map();
    this.starts.push(this.docWords.length);
    const docs = this.clustered();
    const ids = new StringTable();
    for (const doc of docs) ids.add(this.ids.at(doc));
    ids.save(columns, "ids");
    this.words.save(columns, "words");
    Spellings.save(this.words, columns, "words");
    this.codes.save(columns, "#codes", docs);
    Spellings.save(this.codes.table, columns, "#codes");
    for (const [name, writer] of this.labels) writer.save(columns, name, docs);
    for (const [name, numbers] of this.numbers)
      columns.set(
        `${name}.numbers`,
        Float64Array.from(docs, (doc) => numbers.at(doc)),
      );
    columns.set(
      "order",
      Float64Array.from(docs, (doc) => this.order.at(doc)),
    );
    columns.set("prior", this.priors(docs));
    columns.set("deleted", nothingBehind(docs.length));
    this.saveWords(columns, docs);
    return columns;
  }

  /** The records so that those of one type and the same values stand together: what is found then stands in few blocks. */
  private clustered(): Int32Array {
    const types = new Set(fieldsOf(this.schema, "type"));
    const keys = [...this.labels]
      .sort(([a, one], [b, other]) => Number(types.has(b)) - Number(types.has(a)) || one.table.size - other.table.size)
      .map(([, labels]) => new Int32Array(this.size).map((_, doc) => labels.firstOf(doc)));
    keys.push(new Int32Array(this.size).map((_, doc) => this.headOf(doc)));
    const priors = this.priors(new Int32Array(this.size).map((_, doc) => doc));
    return Int32Array.from(priors.keys()).sort((a, b) => {
      for (const key of keys) if (key[a] !== key[b]) return (key[a] as number) - (key[b] as number);
      return (priors[b] as number) - (priors[a] as number) || a - b;
    });
  }

  /** The first word of a name that says what the thing is; -1 without one. */
  private headOf(doc: number): number {
    const end = doc + 1 < this.size ? this.starts.at(doc + 1) : this.docWords.length;
    for (let i = this.starts.at(doc); i < end; i++)
      if (((this.counts.at(i) >> headShift) & 1) === 1) return this.docWords.at(i);
    return -1;
  }

  private saveWords(columns: Columns, order: Int32Array): void {
    const fields = this.texts.length;
    const { starts, places } = arranged(order, this.starts.done());
    const words = new Int32Array(places.length).map((_, i) => this.docWords.at(places[i] as number));
    const counts = new Uint16Array(places.length).map((_, i) => this.counts.at(places[i] as number));
    const lengths = new Uint16Array(this.lengths.length).map((_, i) =>
      this.lengths.at((order[Math.floor(i / fields)] as number) * fields + (i % fields)),
    );
    columns.set("starts", starts).set("docWords", words).set("counts", counts).set("lengths", lengths);
    const lists = inverted(starts, words, this.words.size);
    columns.set("begins", lists.begins).set("docs", lists.docs);
    columns.set("weights", this.weights(columns, lists.places));
  }

  /** What sales, or whatever goes before, makes of each score. */
  private priors(docs: Int32Array): Float32Array {
    const values = this.numbers.get(this.schema.prior ?? "");
    return Float32Array.from(docs, (doc) => {
      const value = values?.at(doc) ?? 0;
      return value > 0 ? 1 + 0.01 * Math.log(1 + value) : 1;
    });
  }

  /** BM25F times the prior in thirteen bits, then whether the name has the word, then its heads. */
  private weights(columns: Columns, places: Uint32Array): Uint16Array {
    const [starts, counts, lengths, priors] = ["starts", "counts", "lengths", "prior"].map(
      (name) => columns.get(name) as Uint32Array,
    ) as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
    const weights = new Uint16Array(places.length);
    const fields = this.texts.length;
    const weightOf = this.texts.map((name) => (this.schema.fields[name] as { weight: number }).weight);
    const average = averages(lengths, fields);
    const norm = new Float64Array(fields);
    for (let doc = 0; doc + 1 < starts.length; doc++) {
      for (let f = 0; f < fields; f++) {
        const length = lengths[doc * fields + f] as number;
        norm[f] = (weightOf[f] as number) / (0.25 + (0.75 * length) / (average[f] as number));
      }
      for (let i = starts[doc] as number; i < (starts[doc + 1] as number); i++) {
        const packed = counts[i] as number;
        let tf = 0;
        for (let f = 0; f < fields; f++) tf += (norm[f] as number) * ((packed >> (f * 3)) & 7);
        const heads = ((packed >> headShift) & 1) + ((packed >> (headShift + 1)) & 1);
        const weight = Math.round(((certain * tf) / (tf + k1)) * (priors[doc] as number));
        // A word that is there weighs something, as zero says that it is not.
        weights[places[i] as number] = (Math.min(heaviest, Math.max(1, weight)) << 3) | (packed & 7 ? 4 : 0) | heads;
      }
    }
    return weights;
  }
}

/** A set of what is deleted: what stands behind the last document, up to the end of its block. */
function nothingBehind(size: number): Int32Array {
  const bits = new Int32Array((((size - 1) >> blockShift) + 1) * blockWords);
  bits.fill(-1, (size + 31) >> 5);
  if ((size & 31) !== 0) bits[size >> 5] = -1 << (size & 31);
  return bits;
}

function averages(lengths: ArrayLike<number>, fields: number): number[] {
  const sums = new Array<number>(fields).fill(0);
  const filled = new Array<number>(fields).fill(0);
  for (let i = 0; i < lengths.length; i++) {
    const field = i % fields;
    sums[field] = (sums[field] as number) + (lengths[i] as number);
    if ((lengths[i] as number) > 0) filled[field] = (filled[field] as number) + 1;
  }
  return sums.map((sum, field) => sum / Math.max(1, filled[field] as number) || 1);
}
