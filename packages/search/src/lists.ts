/** Documents in order, each with its packed weight. */
export interface Postings {
  readonly docs: Int32Array;
  readonly weights: Uint16Array;
}

/** The documents that have each value, in order: of words, or of the values of a facet. */
export class Lists {
  private readonly begins: Uint32Array;
  private readonly docs: Int32Array;
  private readonly weights: Uint16Array;

  /** @param weights of each document in each list; without them none can be asked for */
  constructor(begins: Uint32Array, docs: Int32Array, weights: Uint16Array = new Uint16Array(0)) {
    this.begins = begins;
    this.docs = docs;
    this.weights = weights;
  }

  /** How many documents have a value; none have one below zero. */
  frequency(value: number): number {
    return value < 0 ? 0 : (this.begins[value + 1] as number) - (this.begins[value] as number);
  }

  /** The documents with a value. */
  docsOf(value: number): Int32Array {
    return this.of(value).docs;
  }

  /** The same with their weights. */
  of(value: number): Postings {
    const [begin, end] = value < 0 ? [0, 0] : [this.begins[value], this.begins[value + 1]];
    return { docs: this.docs.subarray(begin, end), weights: this.weights.subarray(begin, end) };
  }
}
