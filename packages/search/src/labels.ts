import { blockShift } from "./bits.ts";
import { arranged, type Columns, inverted, Numbers } from "./columns.ts";
import { Lists } from "./lists.ts";
import { StringTable } from "./string-table.ts";

/** Numbers of a table in as few bytes as it takes. */
export type Numbered = Uint8Array | Uint16Array | Int32Array;

/** A block with this many runs is read document by document. */
const mostRuns = 16;

/** Values of the documents of a segment, such as facets: a list each. */
export class Labels {
  readonly table: StringTable;
  readonly starts: Uint32Array;
  readonly values: Numbered;
  /** The documents from which on each has the same one value, up to the next such, and those values; block by block. */
  readonly runs = new Numbers(Int32Array);
  readonly runValues = new Numbers(Int32Array);
  /** The first run of each block; it has none where its documents have too many values. */
  readonly runsOf: Int32Array;
  /** How many values a document has at most. */
  readonly widest: number;
  private byLabel: Lists | undefined;
  private read: readonly string[] | undefined;

  constructor(columns: Columns, name: string) {
    this.table = StringTable.open(columns, name);
    this.starts = columns.get(`${name}.of`) as Uint32Array;
    this.values = columns.get(`${name}.values`) as Numbered;
    this.widest = this.starts.reduce((most, end, i) => Math.max(most, end - (this.starts[i - 1] ?? 0)), 0);
    const blocks = ((this.starts.length - 2) >> blockShift) + 1;
    this.runsOf = new Int32Array(blocks + 1);
    for (let block = 0; block < blocks; block++) {
      this.addRuns(block << blockShift, Math.min(this.starts.length - 1, (block + 1) << blockShift));
      this.runsOf[block + 1] = this.runs.length;
    }
  }

  private addRuns(begin: number, end: number): void {
    const { starts, values, runs, runValues } = this;
    const before = runs.length;
    let last = -1;
    for (let doc = begin; doc < end; doc++) {
      const at = starts[doc] as number;
      const own = values[at] as number;
      if ((starts[doc + 1] as number) !== at + 1 || runs.length - before === mostRuns) {
        runs.length = runValues.length = before;
        return;
      }
      if (own === last) continue;
      runs.push(doc);
      runValues.push(own);
      last = own;
    }
  }

  /** The values as texts. */
  get texts(): readonly string[] {
    this.read ??= Array.from({ length: this.table.size }, (_, value) => this.table.at(value));
    return this.read;
  }

  /** The documents by value. */
  get lists(): Lists {
    if (!this.byLabel) {
      const { begins, docs } = inverted(this.starts, this.values, this.table.size);
      this.byLabel = new Lists(begins, docs);
    }
    return this.byLabel;
  }

  /** The documents with a value that is given as a text. */
  docsWith(text: string): Int32Array {
    return this.lists.docsOf(this.table.find(text));
  }

  /** A document's values as numbers of the table. */
  of(doc: number): Numbered {
    return this.values.subarray(this.starts[doc], this.starts[doc + 1]);
  }
}

/** Collects labels document by document. */
export class LabelWriter {
  readonly table = new StringTable();
  private readonly starts = new Numbers(Uint32Array);
  private readonly values = new Numbers(Int32Array);

  add(labels: readonly string[]): void {
    this.starts.push(this.values.length);
    for (const label of labels.length > 1 ? new Set(labels) : labels) this.values.push(this.table.add(label));
  }

  addFrom(from: Labels, doc: number): void {
    this.add(Array.from(from.of(doc), (value) => from.table.at(value)));
  }

  /** A document's first value as a number of the table; -1 without one. */
  firstOf(doc: number): number {
    const at = this.starts.at(doc);
    const end = doc + 1 < this.starts.length ? this.starts.at(doc + 1) : this.values.length;
    return at < end ? this.values.at(at) : -1;
  }

  /** Writes the labels with the documents in another order. */
  save(columns: Columns, name: string, order: Int32Array): void {
    this.starts.push(this.values.length);
    this.table.save(columns, name);
    const { starts, places } = arranged(order, this.starts.done());
    const narrow = this.table.size <= 256 ? Uint8Array : this.table.size <= 65_536 ? Uint16Array : Int32Array;
    columns.set(`${name}.of`, starts);
    columns.set(
      `${name}.values`,
      new narrow(this.values.length).map((_, i) => this.values.at(places[i] as number)),
    );
  }
}
