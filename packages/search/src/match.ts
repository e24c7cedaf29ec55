import { type Bits, blockShift, blockSize, blockWords, emptyRoom, has, ones, put, room, unpack } from "./bits.ts";
import { DocSet } from "./doc-set.ts";
import type { Postings } from "./lists.ts";
import type { Segment } from "./segment.ts";
import { certain, heaviest } from "./segment-writer.ts";
import type { Term } from "./terms.ts";

/** How many bytes the occurrences that are kept may take for each block: those of 512 frequent words. */
const mostBytes = 2 ** 15;
/** A word that fewer than one document in so many has is joined with others of its kind. */
const rare = 64;

/** Documents with their weights, and how they spread over the blocks. */
interface Spread extends Postings {
  readonly bits: Bits;
  /** The highest weight in each block with all flags that any has there; zero where it has none of the documents. */
  readonly peaks: Int32Array;
  /** Where the documents of each block begin. */
  readonly starts: Int32Array;
}

function spread({ docs, weights }: Postings, blocks: number): Spread {
  const bits = new Int32Array(blocks * blockWords);
  const peaks = new Int32Array(blocks);
  const starts = new Int32Array(blocks + 1);
  let block = 0;
  for (let i = 0; i < docs.length; i++) {
    const doc = docs[i] as number;
    put(bits, doc);
    const own = doc >> blockShift;
    while (block < own) starts[++block] = i;
    peaks[own] = peakOf(weights[i] as number, peaks[own] as number);
  }
  while (block < blocks) starts[++block] = docs.length;
  return { docs, weights, bits, peaks, starts };
}

function peakOf(packed: number, peak: number): number {
  return Math.max(packed | 7, peak | 7) & (((packed | peak) & 7) | ~7);
}

/** A packed weight times a factor, its flags as they are. */
function scaled(packed: number, factor: number): number {
  return factor === 1 ? packed : (((packed >> 3) * factor + 0.5) << 3) | (packed & 7);
}

/** The documents of a segment that have a term. What is shared with others must not be changed. */
export class Occurrences {
  readonly bits: Bits;
  /** The highest weight in each block with all flags that any has there; zero where it has none of the documents. */
  readonly peaks: Int32Array;
  /** How many documents there are. */
  readonly count: number;
  /** Lists of documents, and what their weights are multiplied by. */
  readonly lists: readonly (readonly [list: Spread, factor: number])[];

  constructor(lists: Occurrences["lists"], blocks: number) {
    this.lists = lists;
    const [only] = lists;
    if (lists.length === 1 && only?.[1] === 1) {
      ({ bits: this.bits, peaks: this.peaks } = only[0]);
      this.count = only[0].docs.length;
      return;
    }
    this.bits = new Int32Array(blocks * blockWords);
    this.peaks = new Int32Array(blocks);
    for (const [{ bits, peaks }, factor] of lists) {
      for (let at = 0; at < bits.length; at++) this.bits[at] = (this.bits[at] as number) | (bits[at] as number);
      for (let block = 0; block < blocks; block++)
        this.peaks[block] = peakOf(scaled(peaks[block] as number, factor), this.peaks[block] as number);
    }
    let count = 0;
    for (let at = 0; at < this.bits.length; at++) count += ones(this.bits[at] as number);
    this.count = count;
  }

  /** A document's packed weight, the highest of its lists; zero where it has not the term. */
  weightOf(doc: number): number {
    let best = 0;
    const block = doc >> blockShift;
    for (let i = 0; i < this.lists.length; i++) {
      const [{ docs, weights, bits, starts }, factor] = this.lists[i] as Occurrences["lists"][0];
      if (!has(bits, doc)) continue;
      let [low, high] = [starts[block] as number, starts[block + 1] as number];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((docs[middle] as number) < doc) low = middle + 1;
        else high = middle;
      }
      best = Math.max(best, scaled(weights[low] as number, factor));
    }
    return best;
  }

  /** Writes the same for every document of a block, one behind the other, from a place on. */
  weigh(block: number, into: Int32Array, place: number): void {
    into.fill(0, place, place + blockSize);
    for (let i = 0; i < this.lists.length; i++) {
      const [{ docs, weights, starts }, factor] = this.lists[i] as Occurrences["lists"][0];
      const end = starts[block + 1] as number;
      for (let at = starts[block] as number; at < end; at++) {
        const own = place + ((docs[at] as number) & (blockSize - 1));
        const packed = scaled(weights[at] as number, factor);
        if (packed > (into[own] as number)) into[own] = packed;
      }
    }
  }
}

/** What means a term: words and phrases, each with its factor, and part numbers. */
type Readings = Pick<Term, "words" | "phrases" | "codes">;

/** The occurrences in a segment that were asked for last, so that what many ask for is put together once. */
export class Recent {
  /** What was asked for last stands last. */
  private readonly held = new Map<string, Occurrences>();
  private bytes = 0;
  private readonly segment: Segment;

  constructor(segment: Segment) {
    this.segment = segment;
  }

  of({ words, phrases, codes }: Readings): Occurrences {
    const key = [[...words], phrases, codes].join("|");
    const known = this.held.get(key);
    const found = known ?? new Occurrences(this.listsOf({ words, phrases, codes }), this.segment.blocks);
    this.held.delete(key);
    this.held.set(key, found);
    if (!known) this.bytes += bytesOf(found);
    for (const [oldest, one] of this.held) {
      if (this.bytes <= this.segment.blocks * mostBytes || oldest === key) break;
      this.held.delete(oldest);
      this.bytes -= bytesOf(one);
    }
    return found;
  }

  /** What means a term: frequent words by themselves, and all that is rare as one list. */
  private listsOf({ words, phrases, codes }: Readings): Occurrences["lists"] {
    const { segment } = this;
    const lists: [Spread, number][] = [];
    const others: (readonly [Postings, number])[] = [
      ...phrases.map(([phrase, factor]) => [this.together(phrase), factor] as const),
      ...codes.map((code) => [listOfCode(code, segment), 1] as const),
    ];
    for (const [word, factor] of words) {
      const list = segment.postings.of(segment.words.find(word));
      const isAlone = words.size + others.length === 1 && factor === 1;
      if (isAlone || list.docs.length * rare < segment.size) others.push([list, factor]);
      else for (const [frequent] of this.ofWord(word).lists) lists.push([frequent, factor]);
    }
    const [only] = others;
    if (only)
      lists.push([
        spread(others.length === 1 && only[1] === 1 ? only[0] : highest(others, segment.blocks), segment.blocks),
        1,
      ]);
    return lists;
  }

  private ofWord(word: string): Occurrences {
    return this.of({ words: new Map([[word, 1]]), phrases: [], codes: [] });
  }

  /** The documents with each of some words, each with its lowest weight. */
  private together(words: readonly string[]): Postings {
    const [rarest, ...others] = words.map((word) => this.ofWord(word)).sort((a, b) => a.count - b.count);
    const docs = ((rarest as Occurrences).lists[0]?.[0].docs ?? new Int32Array(0)).filter((doc) =>
      others.every(({ bits }) => has(bits, doc)),
    );
    const lowest = (doc: number) =>
      others.reduce((low, one) => Math.min(low, one.weightOf(doc)), (rarest as Occurrences).weightOf(doc));
    return { docs, weights: Uint16Array.from(docs, lowest) };
  }
}

/** The memory of sets and blocks, and of documents that were put together. */
function bytesOf({ bits, peaks, lists }: Occurrences): number {
  const rare = lists.at(-1)?.[0].docs;
  const own = rare && rare.byteLength === rare.buffer.byteLength ? rare.length * 6 : 0;
  return bits.byteLength + 3 * peaks.byteLength + own;
}

function listOfCode(code: string, { codes, prior }: Segment): Postings {
  const docs = codes.docsWith(code);
  const weightOf = (doc: number) => (Math.min(heaviest, Math.round(certain * (prior[doc] as number))) << 3) | 4;
  return { docs, weights: Uint16Array.from(docs, weightOf) };
}

/** A weight by document, all zero between calls. */
let heights = new Uint16Array(0);

/** The documents of any of some lists, each with its highest weight. */
function highest(lists: readonly (readonly [Postings, number])[], blocks: number): Postings {
  const size = blocks << blockShift;
  if (heights.length < size) heights = new Uint16Array(size);
  const bits = emptyRoom(size >> 5);
  for (const [{ docs, weights }, factor] of lists) {
    for (let i = 0; i < docs.length; i++) {
      const [doc, packed] = [docs[i] as number, scaled(weights[i] as number, factor)];
      put(bits, doc);
      if (packed > (heights[doc] as number)) heights[doc] = packed;
    }
  }
  const found = room(lists.reduce((sum, [{ docs }]) => sum + docs.length, 0));
  let count = 0;
  for (let at = 0; at < size >> 5; at++) count = unpack(bits[at] as number, at, found, count);
  const weights = new Uint16Array(count);
  for (let i = 0; i < count; i++) {
    weights[i] = heights[found[i] as number] as number;
    heights[found[i] as number] = 0;
  }
  return { docs: found.slice(0, count), weights };
}

/** The documents of a segment with every term, or any; all of them without terms. Those that are deleted are left out. */
export function withTerms(terms: readonly Occurrences[], every: boolean, { blocks, deleted }: Segment): DocSet {
  const found = new DocSet(blocks);
  for (let block = 0; block < blocks; block++) {
    let present = 0;
    for (let i = 0; i < terms.length; i++) if (((terms[i] as Occurrences).peaks[block] as number) > 0) present++;
    if (present < (every ? terms.length : 1)) continue;
    for (let at = block * blockWords; at < (block + 1) * blockWords; at++) {
      let word = every ? -1 : 0;
      for (let i = 0; i < terms.length; i++) {
        const own = (terms[i] as Occurrences).bits[at] as number;
        word = every ? word & own : word | own;
      }
      found.bits[at] = word & ~(deleted[at] as number);
    }
    found.close(block);
  }
  return found;
}
