/** A set of documents, a bit each. */
export type Bits = Int32Array;

/** A segment is looked through in blocks of so many documents, which are so many words of a set. */
export const blockSize = 512;
export const blockWords = blockSize / 32;
/** By how many bits the number of a document is shifted to that of its block. */
export const blockShift = 9;

/** Arrays that are kept from one search to the next, so that a search asks for no memory. */
const held: Int32Array[] = [];
let used = 0;

/** Takes back every array that {@link room} gave: another search begins. */
export function freeRoom(): void {
  used = 0;
}

/** An array of so many numbers or more, with whatever was in it, until the next {@link freeRoom}. */
export function room(length: number): Int32Array {
  const known = held[used];
  const given = known && known.length >= length ? known : new Int32Array(length);
  held[used++] = given;
  return given;
}

/** The same with zeros. */
export function emptyRoom(length: number): Int32Array {
  return room(length).fill(0, 0, length);
}

export function has(bits: Bits, doc: number): boolean {
  return ((bits[doc >> 5] as number) & (1 << (doc & 31))) !== 0;
}

export function put(bits: Bits, doc: number): void {
  bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
}

/** How many bits of a word are set. */
export function ones(word: number): number {
  let pairs = word - ((word >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Writes the documents of a word of a set into an array, from a place on. @returns the place behind them */
export function unpack(word: number, at: number, into: Int32Array, place: number): number {
  let next = place;
  for (let rest = word; rest !== 0; rest &= rest - 1) into[next++] = (at << 5) + 31 - Math.clz32(rest & -rest);
  return next;
}
