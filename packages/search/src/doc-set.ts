import { type Bits, blockShift, blockSize, blockWords, emptyRoom, ones, put, room, unpack } from "./bits.ts";

/** The documents that {@link DocSet.list} listed last. */
export const listed = new Int32Array(blockSize);

/** Documents of a segment and the blocks that have any: of the bits, only those blocks are written. It lasts for one search. */
export class DocSet {
  readonly bits: Bits;
  /** The blocks with documents: the first `held` of these, in no order. */
  readonly blocks: Int32Array;
  held = 0;
  /** How many documents there are, and how many in each block. */
  total = 0;
  readonly counts: Int32Array;
  private readonly size: number;

  /** @param size how many blocks the segment has */
  constructor(size: number) {
    this.size = size;
    this.bits = room(size * blockWords);
    this.blocks = room(size);
    this.counts = emptyRoom(size);
  }

  /** Counts a block whose bits were written. */
  close(block: number): void {
    let count = 0;
    for (let at = block * blockWords; at < (block + 1) * blockWords; at++) count += ones(this.bits[at] as number);
    if (count > 0) this.blocks[this.held++] = block;
    this.counts[block] = count;
    this.total += count;
  }

  /** How many of some documents of a block are in the set. */
  countOf(begin: number, end: number): number {
    let count = 0;
    for (let at = begin >> 5; at << 5 < end; at++) {
      let word = this.bits[at] as number;
      if (at << 5 < begin) word &= -1 << (begin & 31);
      if ((at + 1) << 5 > end) word &= ~(-1 << (end & 31));
      count += ones(word);
    }
    return count;
  }

  has(doc: number): boolean {
    return this.counts[doc >> blockShift] !== 0 && ((this.bits[doc >> 5] as number) & (1 << (doc & 31))) !== 0;
  }

  add(doc: number): void {
    if (this.has(doc)) return;
    const block = doc >> blockShift;
    if (this.counts[block] === 0) {
      this.bits.fill(0, block * blockWords, (block + 1) * blockWords);
      this.blocks[this.held++] = block;
    }
    put(this.bits, doc);
    this.counts[block] = (this.counts[block] as number) + 1;
    this.total++;
  }

  /** Those that are in each of other sets too. */
  within(others: readonly Bits[]): DocSet {
    if (others.length === 0) return this;
    const kept = new DocSet(this.size);
    for (let i = 0; i < this.held; i++) {
      const block = this.blocks[i] as number;
      for (let at = block * blockWords; at < (block + 1) * blockWords; at++) {
        let word = this.bits[at] as number;
        for (let j = 0; j < others.length; j++) word &= (others[j] as Bits)[at] as number;
        kept.bits[at] = word;
      }
      kept.close(block);
    }
    return kept;
  }

  /** Writes the documents of a block that other sets have too to {@link listed}. @returns how many they are */
  list(block: number, others: readonly Bits[] = []): number {
    let count = 0;
    for (let at = block * blockWords; at < (block + 1) * blockWords; at++) {
      let word = this.bits[at] as number;
      for (let j = 0; j < others.length; j++) word &= (others[j] as Bits)[at] as number;
      count = unpack(word, at, listed, count);
    }
    return count;
  }
}
