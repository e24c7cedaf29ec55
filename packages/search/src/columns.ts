/** The arrays that an index is kept in. */
export type Column = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float32Array | Float64Array;

/** Arrays by name: all that a snapshot holds. */
export type Columns = Map<string, Column>;

/** A list of numbers that grows in place. */
export class Numbers<T extends Column> {
  /** How many numbers it holds. */
  length = 0;
  private held: T;

  private readonly make: new (
    length: number,
  ) => T;

  constructor(make: new (length: number) => T) {
    this.make = make;
    this.held = new make(1024);
  }

  push(value: number): void {
    if (this.length === this.held.length) {
      const larger = new this.make(this.held.length * 2);
      larger.set(this.held);
      this.held = larger;
    }
    this.held[this.length++] = value;
  }

  at(index: number): number {
    return this.held[index] as number;
  }

  /** The numbers; nothing can be pushed afterwards. The space behind them was never touched and takes no memory. */
  done(): T {
    return this.held.subarray(0, this.length) as T;
  }
}

/** Lists of values by document, when the documents stand in another order: where each begins, and where each value stood. */
export function arranged(order: Int32Array, old: Uint32Array) {
  const starts = new Uint32Array(old.length);
  const places = new Uint32Array(old[order.length] as number);
  let at = 0;
  for (let doc = 0; doc < order.length; doc++) {
    const from = order[doc] as number;
    for (let i = old[from] as number; i < (old[from + 1] as number); i++) places[at++] = i;
    starts[doc + 1] = at;
  }
  return { starts, places };
}

/** Turns lists of values by document into lists of documents by value. */
export function inverted(starts: Uint32Array, values: Uint8Array | Uint16Array | Int32Array, count: number) {
  const begins = new Uint32Array(count + 1);
  for (const value of values) begins[value + 1] = (begins[value + 1] as number) + 1;
  for (let i = 0; i < count; i++) begins[i + 1] = (begins[i + 1] as number) + (begins[i] as number);
  const next = begins.slice();
  const docs = new Int32Array(values.length);
  /** Where each value of a document went. */
  const places = new Uint32Array(values.length);
  for (let doc = 0; doc + 1 < starts.length; doc++) {
    for (let i = starts[doc] as number; i < (starts[doc + 1] as number); i++) {
      const value = values[i] as number;
      const place = next[value] as number;
      next[value] = place + 1;
      docs[place] = doc;
      places[i] = place;
    }
  }
  return { begins, docs, places };
}
