import type { Schema } from "./schema.ts";
import { SearchIndex } from "./search-index.ts";
import { readSnapshot, type Snapshot, snapshotPieces } from "./snapshot.ts";

/** What is saved with an index: arrays, and a text. */
type Beside = Pick<Snapshot, "beside" | "note">;

/**
 * The bytes of an index as one snapshot.
 *
 * @example
 * const bytes = saveIndex(index);
 * openIndex(index.schema, bytes).size // as many records as `index` holds
 */
export function saveIndex(index: SearchIndex): Uint8Array<ArrayBuffer> {
  const pieces = [...indexPieces(index)];
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * The same in pieces of at most a megabyte: the index as it is now, whatever is put into it before the last is taken. What
 * belongs to it can be saved with it.
 */
export function indexPieces(
  index: SearchIndex,
  { beside = new Map(), note = "" }: Partial<Beside> = {},
): Generator<Uint8Array<ArrayBuffer>> {
  return snapshotPieces({ ...index.arrays(), beside, note }, schemaKey(index.schema));
}

/**
 * Opens what {@link saveIndex} wrote; the bytes must not be changed afterwards.
 *
 * @throws {SnapshotError} where they are damaged or of another version or schema
 */
export function openIndex(schema: Schema, bytes: Uint8Array): SearchIndex {
  const steps = openingIndex(schema, bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.index;
  }
}

/**
 * The same in steps of about a millisecond, for whoever has others to serve meanwhile; it answers what was saved beside
 * the index too.
 */
export function* openingIndex(
  schema: Schema,
  bytes: Uint8Array,
): Generator<void, Beside & { readonly index: SearchIndex }> {
  const { segments, next, beside, note } = yield* readSnapshot(bytes, schemaKey(schema));
  return { index: SearchIndex.of(schema, { segments, next }), beside, note };
}

function schemaKey(schema: Schema): string {
  return JSON.stringify([schema.fields, schema.prior]);
}
