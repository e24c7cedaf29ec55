/**
 * A set of records that changes often, such as what is in stock somewhere. It is kept beside the index, by the place that
 * a record keeps while it is put again and again ({@link SearchIndex.placeOf}), so that a change costs one bit.
 *
 * @example
 * const inStock = new Marks();
 * inStock.set(index.placeOf("1"), true);
 * index.search({ text: "bolt", filters: { stock: { marks: inStock, marked: true } } });
 */
export class Marks {
  private bits: Uint8Array<ArrayBuffer>;

  /** @param bits what {@link Marks.bytes} gave, to go on from there */
  constructor(bits: Uint8Array<ArrayBuffer> = new Uint8Array(64)) {
    this.bits = bits;
  }

  /** A copy of the marks, a bit each. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.bits.slice();
  }

  /** Marks a record or takes its mark away; a record without a place has none. */
  set(place: number | undefined, marked: boolean): void {
    if (place === undefined) return;
    const at = place >> 3;
    if (at >= this.bits.length) {
      if (!marked) return;
      const more = new Uint8Array(Math.max(at + 1, this.bits.length * 2));
      more.set(this.bits);
      this.bits = more;
    }
    const bit = 1 << (place & 7);
    this.bits[at] = marked ? (this.bits[at] as number) | bit : (this.bits[at] as number) & ~bit;
  }

  /** Whether the record at a place is marked. */
  has(place: number): boolean {
    return ((this.bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
  }
}
