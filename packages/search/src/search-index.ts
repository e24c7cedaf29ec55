import type { Columns } from "./columns.ts";
import type { Visit } from "./rank.ts";
import type { SearchAnswer, SearchRequest } from "./request.ts";
import { fieldsOf, type IndexRecord, type Schema } from "./schema.ts";
import { search } from "./search.ts";
import { Segment } from "./segment.ts";
import { SegmentWriter } from "./segment-writer.ts";
import type { Snapshot } from "./snapshot.ts";
import { type NumberSuggestion, suggestNumbers } from "./suggest-numbers.ts";
import { Synonyms } from "./synonyms.ts";
import { wholeCodes } from "./terms.ts";

/** A segment this many times smaller than the one before stays of its own. */
const apart = 4;

/** The arrays that an index is made of. */
export type Arrays = Pick<Snapshot, "segments" | "next">;

/**
 * An index of records in memory.
 *
 * @example
 * const index = SearchIndex.build({ fields: { name: { kind: "text", weight: 1 } } }, [{ id: "1", values: { name: "Hex bolt M8" } }]);
 * index.search({ text: "bolts" }).hits // [{ id: "1", score: … }]
 */
export class SearchIndex {
  private segments: Segment[] = [];
  private pending = new Map<string, { record: IndexRecord; order: number }>();
  private next = 0;
  private synonyms: Synonyms;

  readonly schema: Schema;

  /** @throws {RangeError} where more than four fields are text */
  constructor(schema: Schema) {
    this.schema = schema;
    const texts = fieldsOf(schema, "text").length;
    if (texts > 4)
      throw new RangeError(`The schema has ${texts} fields of kind "text"; at most 4 are possible. Join some of them.`);
    this.synonyms = new Synonyms(schema.synonyms ?? []);
  }

  /** Builds an index; of records with the same identifier the last counts. */
  static build(schema: Schema, records: Iterable<IndexRecord>): SearchIndex {
    const index = new SearchIndex(schema);
    const writer = new SegmentWriter(schema);
    for (const record of records) index.take(record, writer);
    return index.begin(writer);
  }

  /** Builds an index from a stream. */
  static async buildFrom(schema: Schema, records: AsyncIterable<IndexRecord>): Promise<SearchIndex> {
    const index = new SearchIndex(schema);
    const writer = new SegmentWriter(schema);
    for await (const record of records) index.take(record, writer);
    return index.begin(writer);
  }

  /** The first record with an identifier is written at once; a further one waits to replace it. */
  private take(record: IndexRecord, writer: SegmentWriter): void {
    const order = writer.placeOf(record.id);
    if (order >= 0) this.pending.set(record.id, { record, order });
    else writer.add(record, this.next++);
  }

  private begin(writer: SegmentWriter): this {
    if (writer.size > 0) this.segments = [new Segment(writer.done(), this.schema)];
    for (const id of this.pending.keys()) this.segments[0]?.delete(id);
    return this;
  }

  /** The index that is made of arrays: what another thread handed over, or what was saved. */
  static of(schema: Schema, { segments, next }: Arrays): SearchIndex {
    const index = new SearchIndex(schema);
    index.segments = segments.map((columns) => new Segment(columns, schema));
    index.next = next;
    return index;
  }

  /** Its arrays, to be handed to another thread; this index is empty afterwards. */
  handOver(): Arrays {
    this.settle();
    const segments = this.segments.map(({ columns }) => columns);
    this.segments = [];
    return { segments, next: this.next };
  }

  /** Takes other synonyms in place of those of the schema. */
  setSynonyms(synonyms: NonNullable<Schema["synonyms"]>): void {
    this.synonyms = new Synonyms(synonyms);
  }

  /** The bytes that its arrays take. */
  get bytes(): number {
    return this.segments.reduce((sum, { columns }) => {
      for (const { byteLength } of columns.values()) sum += byteLength;
      return sum;
    }, 0);
  }

  /** The place of a record among equals, which it keeps while it is put again; for {@link Marks}. */
  placeOf(id: string): number | undefined {
    const waiting = this.pending.get(id)?.order;
    if (waiting !== undefined) return waiting;
    for (const segment of this.segments) {
      const doc = segment.ids.find(id);
      if (doc >= 0 && !segment.isDeleted(doc)) return segment.order[doc];
    }
    return undefined;
  }

  /** The identifiers of the records with a value of a facet. */
  having(facet: string, value: string): string[] {
    this.settle();
    return this.segments.flatMap((segment) =>
      Array.from(segment.labelsOf(facet).docsWith(value))
        .filter((doc) => !segment.isDeleted(doc))
        .map((doc) => segment.ids.at(doc)),
    );
  }

  /** Its arrays as they are now, whatever is put into it afterwards. */
  arrays(): Arrays {
    this.settle();
    // A segment changes by what is deleted of it, and by nothing else.
    const segments = this.segments.map(
      ({ columns, deleted }): Columns => new Map(columns).set("deleted", deleted.slice()),
    );
    return { segments, next: this.next };
  }

  /** How many records it holds. */
  get size(): number {
    return this.segments.reduce((sum, { live }) => sum + live, this.pending.size);
  }

  /** Adds a record or replaces the one with its identifier, whose place among equals it keeps. */
  put(record: IndexRecord): void {
    const order = this.forget(record.id) ?? this.next++;
    this.pending.set(record.id, { record, order });
  }

  /** Takes a record out. @returns whether there was one */
  remove(id: string): boolean {
    return this.forget(id) !== undefined;
  }

  private forget(id: string): number | undefined {
    const waiting = this.pending.get(id)?.order;
    this.pending.delete(id);
    if (waiting !== undefined) return waiting;
    for (const segment of this.segments) {
      const order = segment.delete(id);
      if (order !== undefined) return order;
    }
    return undefined;
  }

  /** Writes what waits as a segment, joined with those that are not much larger. */
  private settle(): void {
    if (this.pending.size === 0) return;
    const joined: Segment[] = [];
    let size = this.pending.size;
    while (this.segments.length > 0 && (this.segments.at(-1)?.live ?? 0) < size * apart) {
      const segment = this.segments.pop() as Segment;
      size += segment.live;
      joined.unshift(segment);
    }
    const writer = new SegmentWriter(this.schema);
    for (const segment of joined) writer.addAll(segment);
    for (const { record, order } of this.pending.values()) writer.add(record, order);
    this.pending.clear();
    this.segments.push(new Segment(writer.done(), this.schema));
  }

  /**
   * Finds records.
   *
   * @param visit hears of each record that was found, not only of those between `offset` and `limit`, in no order; its
   * score is the one before the first are ranked a second time
   */
  search(request: SearchRequest, visit?: Visit): SearchAnswer {
    this.settle();
    const { schema, segments, synonyms, size } = this;
    return search(request, { schema, segments, synonyms, size }, visit);
  }

  /** The part numbers that may have been meant by a text, best first; none where one is exactly that. */
  suggest(text: string, limit = 3): NumberSuggestion[] {
    this.settle();
    return wholeCodes(text, this.segments).length > 0 ? [] : suggestNumbers(text, this.segments, limit);
  }
}
