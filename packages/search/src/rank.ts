import type { Best } from "./best.ts";
import { type Bits, blockSize, room } from "./bits.ts";
import { type DocSet, listed } from "./doc-set.ts";
import { Lift } from "./lift.ts";
import type { Occurrences } from "./match.ts";
import type { SearchRequest } from "./request.ts";
import type { Schema } from "./schema.ts";
import type { Segment } from "./segment.ts";
import { certain } from "./segment-writer.ts";
import type { Term } from "./terms.ts";

/** What a whole part of a weight is worth. */
const unit = 2.2 / certain;
/** What the flags of a match are worth: all words in the name (4), what the thing is (how often). */
const flagFactors = Float64Array.from({ length: 8 }, (_, flags) => (flags & 4 ? 1.1 : 1) * (1 + 0.05 * (flags & 3)));
/** What is above every score of words, 10,000 as a score: the whole text is the part number. */
const exactNumber = 4e7;

/** Hears of each record that was found. */
export type Visit = (id: string, score: number) => void;

/** What was found in a segment. */
export interface Found {
  readonly segment: Segment;
  readonly terms: readonly Occurrences[];
  readonly docs: DocSet;
  /** What comes first whatever its words. */
  readonly first: ReadonlySet<number>;
}

/** What is asked for of each segment. */
export interface Ranking {
  readonly schema: Schema;
  readonly terms: readonly Term[];
  readonly request: SearchRequest;
  /** Of the terms: whole parts of a million, so that their sums are exact in any order. */
  readonly idfs: readonly number[];
  /** Whether records were found that lack terms. */
  readonly mayLack: boolean;
}

/** Of more documents of a block than these, the weights are read one behind the other. */
const many = 16;

/**
 * Scores what was found in a segment: coverage, all words in the name, the head and what lifts. The blocks that can score
 * most come first, and those that cannot be among the best are not looked at. No factor of a score is above that of its
 * bound, and both are multiplied in the same order, so that rounding cannot put a score above its bound.
 */
export class Scorer {
  private readonly found: Found;
  private readonly best: Best;
  private readonly lift: Lift;
  private readonly idfs: Float64Array;
  private readonly mayLack: boolean;
  /** What the idfs of all terms are together. */
  private readonly known: number;
  /** The packed weights of a block's documents, by their place in it, in one term behind the other. */
  private readonly weights: Int32Array;

  constructor({ schema, terms, request, idfs, mayLack }: Ranking, found: Found, best: Best) {
    this.found = found;
    this.best = best;
    this.lift = new Lift(schema, terms, request, found.segment);
    this.idfs = Float64Array.from(idfs);
    this.mayLack = mayLack;
    this.known = idfs.reduce((sum, idf) => sum + idf, 0);
    this.weights = room(terms.length * blockSize);
  }

  /** Adds to the best what can be among them; `visit` hears of all. */
  rank(visit: Visit | undefined): void {
    const { docs, first, segment, terms } = this.found;
    for (const doc of first) {
      if (!docs.has(doc)) continue;
      this.readWeights(doc);
      const prior = segment.prior[doc] as number;
      this.add(doc, this.scoreOf(doc, exactNumber * prior), visit);
    }
    const bounds = Float64Array.from(docs.blocks.subarray(0, docs.held), (block) => this.boundOf(block, -1));
    for (const i of highestFirst(bounds)) {
      const [block, bound] = [docs.blocks[i] as number, bounds[i] as number];
      const { least, last } = this.best;
      if (!visit && (bound < least || (bound === least && (segment.earliest[block] as number) > last))) continue;
      const count = docs.list(block, visit || !this.mayLack ? [] : this.neededIn(block, least));
      const most = this.lift.mostIn(block);
      if (count > many) for (const [i, term] of terms.entries()) term.weigh(block, this.weights, i * blockSize);
      for (let at = 0; at < count; at++) {
        const doc = listed[at] as number;
        if (first.size > 0 && first.has(doc)) continue;
        if (count <= many) this.readWeights(doc);
        // The weights have the prior already: without words it is all that tells records apart.
        const words = terms.length > 0 ? this.scoreOf(doc, 0) : (segment.prior[doc] as number);
        if (visit || words * most >= this.best.least) this.add(doc, words, visit);
      }
    }
  }

  private readWeights(doc: number): void {
    const { terms } = this.found;
    for (let i = 0, at = doc & (blockSize - 1); i < terms.length; i++, at += blockSize)
      this.weights[at] = (terms[i] as Occurrences).weightOf(doc);
  }

  /** The sets of the terms without which nothing in a block can be among the best. */
  private neededIn(block: number, least: number): Bits[] {
    const { terms } = this.found;
    return terms.flatMap((term, i) => (this.boundOf(block, i) < least ? [term.bits] : []));
  }

  /** The most that a document of a block can score that lacks a term; none with -1. */
  private boundOf(block: number, lacking: number): number {
    const { terms, segment } = this.found;
    const lift = this.lift.mostIn(block);
    if (terms.length === 0) return (segment.priorPeaks[block] as number) * lift;
    for (let i = 0, at = 0; i < terms.length; i++, at += blockSize)
      this.weights[at] = i === lacking ? 0 : ((terms[i] as Occurrences).peaks[block] as number);
    return this.scoreOf(0, 0) * lift;
  }

  /** What the weights of a document make before what lifts. @param more what it has whatever its words */
  private scoreOf(doc: number, more: number): number {
    const { weights, idfs } = this;
    let sum = more;
    let covered = 0;
    let flags = 4;
    for (let i = 0, at = doc & (blockSize - 1); i < idfs.length; i++, at += blockSize) {
      const packed = weights[at] as number;
      flags = (flags & packed & 4) | (packed & 3);
      if (packed === 0) continue;
      sum += (packed >> 3) * (idfs[i] as number);
      covered += idfs[i] as number;
    }
    const share = more > 0 ? 1 : covered / this.known;
    return sum * unit * share * share * (flagFactors[flags] as number);
  }

  private add(doc: number, words: number, visit: Visit | undefined): void {
    const score = words * this.lift.of(doc);
    this.best.add(this.found.segment, doc, score);
    visit?.(this.found.segment.ids.at(doc), score);
  }
}

/** Steps into which bounds are sorted. */
const steps = 256;

/** The places of the highest numbers first, as nearly as steps between nothing and the highest tell. */
function highestFirst(numbers: Float64Array): Int32Array {
  const most = numbers.reduce((a, b) => Math.max(a, b), 1e-9);
  const stepOf = Uint8Array.from(numbers, (number) => (1 - number / most) * (steps - 1));
  /** Where each step begins, and then where its next place is put. */
  const next = new Int32Array(steps + 1);
  for (const step of stepOf) next[step + 1] = (next[step + 1] as number) + 1;
  for (let step = 0; step < steps; step++) next[step + 1] = (next[step + 1] as number) + (next[step] as number);
  const sorted = new Int32Array(numbers.length);
  for (let i = 0; i < stepOf.length; i++) {
    const step = stepOf[i] as number;
    const place = next[step] as number;
    sorted[place] = i;
    next[step] = place + 1;
  }
  return sorted;
}
