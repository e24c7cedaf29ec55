import type { Labels } from "./labels.ts";
import type { SearchRequest } from "./request.ts";
import { fieldsOf, type Schema } from "./schema.ts";
import type { Segment } from "./segment.ts";
import type { Term } from "./terms.ts";
import { readWords } from "./words.ts";

const wholeType = 1.3;

/** What lifts the documents of a segment beside their words: their type where the query says it, marks and boosts. */
export class Lift {
  /** By how much at most. */
  readonly most: number;
  private readonly segment: Segment;
  private readonly types: readonly ReturnType<typeof coveredTypes>[];
  private readonly boosts: readonly Factors[];
  private readonly marks: NonNullable<SearchRequest["lifts"]>;

  constructor(schema: Schema, terms: readonly Term[], { boosts = [], lifts = [] }: SearchRequest, segment: Segment) {
    this.segment = segment;
    const asked = new Set(terms.flatMap(({ words }) => [...words.keys()]));
    this.types = fieldsOf(schema, "type")
      .map((type) => coveredTypes(segment.labelsOf(type), asked))
      .filter(({ most }) => most > 0);
    this.boosts = boosts.map((boost) => boostsOf(boost, segment));
    this.marks = lifts;
    this.most = this.highest(({ most }) => most);
  }

  /** By how much those of a block are lifted at most. */
  mostIn(block: number): number {
    return this.types.length === 0 ? this.most : this.highest(({ mostIn }) => mostIn(block));
  }

  /** In the order of {@link of}, so that rounding cannot bring that above this. */
  private highest(typesIn: (covered: ReturnType<typeof coveredTypes>) => number): number {
    let most = 1;
    for (const covered of this.types) for (let types = typesIn(covered); types > 0; types--) most *= wholeType;
    for (const boost of this.boosts) most *= boost.most;
    for (const { factor } of this.marks) most *= Math.max(1, factor);
    return most;
  }

  /** By how much a document is lifted. */
  of(doc: number): number {
    let lift = 1;
    for (const covered of this.types) for (let types = covered.of(doc); types > 0; types--) lift *= wholeType;
    for (const { factors } of this.boosts) lift *= factors.get(doc) ?? 1;
    for (const { marks, factor } of this.marks) if (marks.has(this.segment.order[doc] as number)) lift *= factor;
    return lift;
  }
}

interface Factors {
  readonly factors: ReadonlyMap<number, number>;
  readonly most: number;
}

const typeWords = new WeakMap<Labels, { types: ReadonlyMap<string, readonly number[]>; sizes: readonly number[] }>();

/** The types that have a word, and how many words each has. */
function typeWordsOf(labels: Labels) {
  const known = typeWords.get(labels);
  if (known) return known;
  const types = new Map<string, number[]>();
  const sizes = labels.texts.map((text, type) => {
    const words = new Set(readWords(text).map(({ word }) => word));
    for (const word of words) types.set(word, [...(types.get(word) ?? []), type]);
    return words.size;
  });
  typeWords.set(labels, { types, sizes });
  return { types, sizes };
}

/** How many of a document's types the asked words say in full, and how many at most. */
function coveredTypes(labels: Labels, asked: ReadonlySet<string>) {
  const { types, sizes } = typeWordsOf(labels);
  const said = new Map<number, number>();
  for (const word of asked) for (const type of types.get(word) ?? []) said.set(type, (said.get(type) ?? 0) + 1);
  const whole = new Set([...said].filter(([type, count]) => count === sizes[type]).map(([type]) => type));
  const { starts, values, runsOf, runValues } = labels;
  const most = Math.min(whole.size, labels.widest);
  const mostIn = (block: number) => {
    const [run, end] = [runsOf[block] as number, runsOf[block + 1] as number];
    for (let i = run; i < end; i++) if (whole.has(runValues.at(i))) return Math.min(most, 1);
    return run === end ? most : 0;
  };
  const of = (doc: number) => {
    let count = 0;
    for (let i = starts[doc] as number; i < (starts[doc + 1] as number); i++)
      if (whole.has(values[i] as number)) count++;
    return count;
  };
  return { most, mostIn, of };
}

const knownBoosts = new WeakMap<ReadonlyMap<string, number>, WeakMap<Segment, Factors>>();

/** A caller's factors by document; kept as long as the caller keeps its map, which must not change. */
function boostsOf(boost: ReadonlyMap<string, number>, segment: Segment): Factors {
  const bySegment = knownBoosts.get(boost) ?? new WeakMap<Segment, Factors>();
  knownBoosts.set(boost, bySegment);
  const known = bySegment.get(segment);
  if (known) return known;
  const held = Array.from(boost, ([id, factor]) => [segment.ids.find(id), factor] as const).filter(([doc]) => doc >= 0);
  const made = { factors: new Map(held), most: held.reduce((most, [, factor]) => Math.max(most, factor), 1) };
  bySegment.set(segment, made);
  return made;
}
