import { type Bits, blockShift, blockWords, emptyRoom, put } from "./bits.ts";
import { type DocSet, listed } from "./doc-set.ts";
import type { Labels } from "./labels.ts";
import type { Marks } from "./marks.ts";
import type { FacetCount, Filter, NumberRange, SearchAnswer, SearchRequest } from "./request.ts";
import type { Segment } from "./segment.ts";

/** Room that is kept from one call to the next; zero between calls. */
let counts = new Int32Array(0);

/** What is counted of the found: the values of a facet, or what is marked. */
interface Tally {
  /** Where the answer has it, and by which name. */
  readonly part: "facets" | "without" | "marks";
  readonly name: string;
  /** The facet, or the marks. */
  readonly of: string | Marks;
  /** The number of the filter that does not narrow it; -1 without one. */
  readonly own: number;
  readonly sums: Map<string, number>;
}

/** Keeps documents that pass all filters and counts values; a facet's own filter does not narrow its counts. */
export class Sieve {
  /** How many passed. */
  total = 0;
  private readonly filters: readonly (readonly [name: string, filter: Filter])[];
  private readonly tallies: readonly Tally[];

  constructor({ filters = {}, facets = [], marks = {} }: SearchRequest) {
    this.filters = Object.entries(filters);
    const tally = (
      part: Tally["part"],
      name: string,
      of: Tally["of"],
      isOwn: (name: string, filter: Filter) => boolean,
    ) => {
      const own = this.filters.findIndex(([name, filter]) => isOwn(name, filter));
      return { part, name, of, own, sums: new Map() };
    };
    this.tallies = [
      ...facets.map((facet) => tally("facets", facet, facet, (name) => name === facet)),
      ...this.filters.flatMap(([own, filter]) =>
        "field" in filter && facets.includes(filter.field)
          ? [tally("without", own, filter.field, (name) => name === own)]
          : [],
      ),
      ...Object.entries(marks).map(([name, marks]) =>
        tally("marks", name, marks, (_, filter) => "marks" in filter && filter.marks === marks),
      ),
    ];
  }

  /** The matches of a segment that pass all filters, which are counted. */
  pass(segment: Segment, found: DocSet): DocSet {
    const passing = this.filters.map(([name, filter]) => passingOf(segment, name, filter, found));
    const all = found.within(passing);
    for (const { part, of, own, sums } of this.tallies) {
      const others = own < 0 ? all : found.within(passing.filter((_, i) => i !== own));
      // Without a filter a value is added; those that pass the filter as well have it already.
      const docs = part === "without" ? others.within([(passing[own] as Bits).map((word) => ~word)]) : others;
      if (typeof of === "string") count(segment.labelsOf(of), docs, sums);
      else countMarks(segment, docs, of, sums);
    }
    this.total += all.total;
    return all;
  }

  /** What was counted; of the facets the most frequent values first. */
  result(): Pick<SearchAnswer, "facets" | "without" | "marks"> {
    const counted = <T>(part: Tally["part"], read: (sums: Tally["sums"]) => T) =>
      Object.fromEntries(
        this.tallies.filter((tally) => tally.part === part).map(({ name, sums }) => [name, read(sums)]),
      );
    const marked = (sums: Tally["sums"]) => ({ marked: sums.get("marked") ?? 0, unmarked: sums.get("unmarked") ?? 0 });
    return { facets: counted("facets", sorted), without: counted("without", sorted), marks: counted("marks", marked) };
  }
}

function sorted(sums: ReadonlyMap<string, number>): FacetCount[] {
  return Array.from(sums, ([value, number]) => ({ value, count: number })).sort(
    (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1),
  );
}

function countMarks(segment: Segment, docs: DocSet, marks: Marks, sums: Tally["sums"]): void {
  let marked = 0;
  for (let i = 0; i < docs.held; i++) {
    const length = docs.list(docs.blocks[i] as number);
    for (let at = 0; at < length; at++) if (marks.has(segment.order[listed[at] as number] as number)) marked++;
  }
  sums.set("marked", (sums.get("marked") ?? 0) + marked);
  sums.set("unmarked", (sums.get("unmarked") ?? 0) + docs.total - marked);
}

/** Counts the values of documents: those of a block at once as far as they stand by their values. */
function count(labels: Labels, docs: DocSet, sums: Map<string, number>): void {
  const { starts, texts, lists, runsOf } = labels;
  if (counts.length < texts.length) counts = new Int32Array(texts.length);
  const isAll = docs.total === starts.length - 1;
  if (isAll) for (let value = 0; value < texts.length; value++) counts[value] = lists.frequency(value);
  for (let i = 0; i < (isAll ? 0 : docs.held); i++) {
    const block = docs.blocks[i] as number;
    const [run, end] = [runsOf[block] as number, runsOf[block + 1] as number];
    if (run === end) countEach(labels, docs.list(block));
    else countRuns(labels, docs, run, end, (block + 1) << blockShift);
  }
  for (let value = 0; value < texts.length; value++) {
    if (counts[value] === 0) continue;
    const text = texts[value] as string;
    sums.set(text, (sums.get(text) ?? 0) + (counts[value] as number));
    counts[value] = 0;
  }
}

/** Counts the values of so many documents of {@link listed}. */
function countEach({ starts, values }: Labels, length: number): void {
  for (let at = 0; at < length; at++) {
    const doc = listed[at] as number;
    const end = starts[doc + 1] as number;
    for (let j = starts[doc] as number; j < end; j++)
      counts[values[j] as number] = (counts[values[j] as number] as number) + 1;
  }
}

/** Counts the value of each run of a block that ends before a document. */
function countRuns({ runs, runValues }: Labels, docs: DocSet, first: number, last: number, end: number): void {
  for (let run = first; run < last; run++) {
    const value = runValues.at(run);
    const next = run + 1 < last ? runs.at(run + 1) : end;
    counts[value] = (counts[value] as number) + docs.countOf(runs.at(run), next);
  }
}

/** Those of the found documents, and maybe others, that pass a filter. */
function passingOf(segment: Segment, name: string, filter: Filter, found: DocSet): Bits {
  const bits = emptyRoom(segment.blocks * blockWords);
  const list = "field" in filter ? filter.values : isValues(filter) ? filter : undefined;
  if (list) {
    const { table, lists } = segment.labelsOf("field" in filter ? filter.field : name);
    for (const value of list) for (const doc of lists.docsOf(table.find(value))) put(bits, doc);
    return bits;
  }
  const test = testOf(segment, name, filter);
  for (let i = 0; i < found.held; i++) {
    const length = found.list(found.blocks[i] as number);
    for (let at = 0; at < length; at++) if (test(listed[at] as number)) put(bits, listed[at] as number);
  }
  return bits;
}

function testOf(segment: Segment, name: string, filter: Filter): (doc: number) => boolean {
  if ("marks" in filter) return (doc) => filter.marks.has(segment.order[doc] as number) === filter.marked;
  const numbers = segment.numbers.get(name);
  if (!numbers)
    throw new RangeError(`"${name}" is no number of this index. Declare it in the schema with kind "number".`);
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = filter as NumberRange;
  return (doc) => (numbers[doc] as number) >= min && (numbers[doc] as number) <= max;
}

function isValues(filter: Filter): filter is readonly string[] {
  return Array.isArray(filter);
}
