import type { Column, Columns } from "./columns.ts";

/** A snapshot that is not whole, or of another version or schema: build the index again. */
export class SnapshotError extends Error {
  override readonly name = "SnapshotError";
}

/** What a snapshot holds. */
export interface Snapshot {
  readonly segments: readonly Columns[];
  /** The next place among equals. */
  readonly next: number;
  /** Arrays that belong to the index, by name. */
  readonly beside: Columns;
  /** A text that belongs to it, such as the state of the data that it was made of. */
  readonly note: string;
}

const version = 5;
const magic = 0x50565253;
const kinds = { Int32Array, Uint32Array, Uint16Array, Uint8Array, Float32Array, Float64Array };
type Kind = keyof typeof kinds;
type Place = readonly [name: string, kind: Kind, begin: number, length: number];

interface Header {
  readonly schema: string;
  readonly next: number;
  readonly note: string;
  /** The arrays of each segment, and then those beside them. */
  readonly groups: readonly (readonly Place[])[];
}

/** The bytes in front of the header and behind the arrays. */
const [front, trailer] = [16, 8];
/** The bytes that are checked or written at a time: about a millisecond of work. */
const slice = 1 << 20;

const padded = (length: number) => Math.ceil(length / 8) * 8;

/**
 * Writes a snapshot piece by piece, each at most a megabyte: whoever writes a large one lets others work between them. The
 * pieces are views of the arrays, which must not change meanwhile.
 */
export function* snapshotPieces(snapshot: Snapshot, schema: string): Generator<Uint8Array<ArrayBuffer>> {
  const { segments, beside, next, note } = snapshot;
  let end = 0;
  const groups = [...segments, beside].map((columns) =>
    [...columns].map(([name, column]): Place => {
      const begin = end;
      end += padded(column.byteLength);
      return [name, column.constructor.name as Kind, begin, column.length];
    }),
  );
  const header = new TextEncoder().encode(JSON.stringify({ schema, next, note, groups } satisfies Header));
  const checksum = new Checksum();
  const length = front + padded(header.length) + end + trailer;
  const words = Uint32Array.of(magic, version, header.length, length / 8);
  for (const bytes of [
    bytesOf(words),
    header,
    ...[...segments, beside].flatMap((some) => [...some.values()].map(bytesOf)),
  ])
    for (const piece of slicesOf(bytes)) {
      checksum.add(piece);
      yield piece;
    }
  yield bytesOf(Uint32Array.from(checksum.value));
}

/** The bytes of an array in slices; the last is filled up to eight bytes. */
function* slicesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  const whole = bytes.length - (bytes.length % 8);
  for (let begin = 0; begin < whole; begin += slice) yield bytes.subarray(begin, Math.min(whole, begin + slice));
  if (whole === bytes.length) return;
  const rest = new Uint8Array(8);
  rest.set(bytes.subarray(whole));
  yield rest;
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);
}

/**
 * Reads what {@link snapshotPieces} wrote, with a rest after each megabyte; the arrays stay in the file's memory.
 *
 * @throws {SnapshotError} where a byte is damaged or missing, or the version or schema is another
 */
export function* readSnapshot(bytes: Uint8Array, schema: string): Generator<void, Snapshot> {
  const whole = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice();
  if (whole.length < front + trailer || whole.length % 8 !== 0)
    throw new SnapshotError(`The snapshot of ${whole.length} bytes is cut off. Build the index again.`);
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.length / 4);
  if (words[0] !== magic)
    throw new SnapshotError("The file is not a snapshot of a search index. Build the index again.");
  if (words[1] !== version)
    throw new SnapshotError(`The snapshot has version ${words[1]}, not ${version}. Build the index again.`);
  const checksum = new Checksum();
  const end = whole.length - trailer;
  for (let begin = 0; begin < end; begin += slice) {
    checksum.add(whole.subarray(begin, Math.min(end, begin + slice)));
    yield;
  }
  const [one, two] = checksum.value;
  if (words[3] !== whole.length / 8 || words.at(-2) !== one || words.at(-1) !== two) {
    throw new SnapshotError(
      "The snapshot is damaged: its checksum does not agree with its content. Build the index again.",
    );
  }
  return arraysOf(whole, words[2] as number, schema);
}

function arraysOf(whole: Uint8Array, length: number, schema: string): Snapshot {
  const header: Header = JSON.parse(new TextDecoder().decode(whole.subarray(front, front + length)));
  if (header.schema !== schema)
    throw new SnapshotError("The snapshot was made with another schema. Build the index again.");
  const base = whole.byteOffset + front + padded(length);
  const groups = header.groups.map(
    (places): Columns =>
      new Map(
        places.map(([name, kind, begin, count]) => [
          name,
          new kinds[kind](whole.buffer as ArrayBuffer, base + begin, count),
        ]),
      ),
  );
  return { segments: groups.slice(0, -1), beside: groups.at(-1) ?? new Map(), next: header.next, note: header.note };
}

/** Each step can be undone, so that no change within one word goes unseen. */
class Checksum {
  private one = magic;
  private two = 0x9e3779b9;

  /** Takes in some bytes, of which there are a multiple of four. */
  add(bytes: Uint8Array): void {
    const { buffer, byteOffset, byteLength } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    const words = new Uint32Array(buffer, byteOffset, byteLength / 4);
    let { one, two } = this;
    for (let i = 0; i < words.length; i++) {
      one = Math.imul(one ^ (words[i] as number), 0x85ebca6b);
      one ^= one >>> 13;
      two = Math.imul((two << 5) | (two >>> 27), 0xc2b2ae35) ^ one;
    }
    this.one = one;
    this.two = two;
  }

  get value(): [number, number] {
    return [this.one >>> 0, this.two >>> 0];
  }
}
