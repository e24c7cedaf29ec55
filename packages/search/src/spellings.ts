import { ones } from "./bits.ts";
import type { Columns } from "./columns.ts";
import { type Costs, editDistance } from "./edit-distance.ts";
import { signatureClass, signatureOf } from "./signature.ts";
import type { StringTable } from "./string-table.ts";

/** A text that is near to another. */
export interface Near {
  /** Its number in the table. */
  readonly text: number;
  readonly distance: number;
}

/** What counts as near. */
export interface Nearness {
  /** How many mistakes were made, look-alikes aside. */
  readonly mistakes: 1 | 2;
  readonly limit: number;
  readonly count: number;
  readonly costs: Costs;
  readonly wanted: (text: number) => boolean;
}

/** The texts of a table in the order of their beginnings and in that of their ends, look-alike signs as one. */
export class Spellings {
  private readonly table: StringTable;
  private readonly front: Int32Array;
  private readonly back: Int32Array;
  private signed: Int32Array | undefined;

  constructor(table: StringTable, columns: Columns, name: string) {
    this.table = table;
    this.front = columns.get(`${name}.front`) as Int32Array;
    this.back = columns.get(`${name}.back`) as Int32Array;
  }

  static save(table: StringTable, columns: Columns, name: string): void {
    columns.set(`${name}.front`, ordered(table, false)).set(`${name}.back`, ordered(table, true));
  }

  /** The texts that begin with one, or that end with it. */
  with(text: string, at: "front" | "back"): Int32Array {
    const [begin, end] = this.rangeOf(text, at);
    const length = text.length;
    return this[at].subarray(begin, end).filter((other) => {
      return this.table.has(other, text, at === "back" ? this.table.lengthOf(other) - length : 0);
    });
  }

  /** Between which places of an order the texts stand that have these signs there, or look-alikes. */
  private rangeOf(text: string, at: "front" | "back"): [begin: number, end: number] {
    const firstFrom = (least: number) => {
      let [low, high] = [0, this[at].length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.compare(this[at][middle] as number, text, at === "back") >= least) high = middle;
        else low = middle + 1;
      }
      return low;
    };
    return [firstFrom(0), firstFrom(1)];
  }

  /** Below zero where a text stands before those that begin, or end, with another; above where it stands behind them. */
  private compare(index: number, text: string, back: boolean): number {
    const [begin, end] = [this.table.starts[index] as number, this.table.starts[index + 1] as number];
    for (let i = 0; i < text.length; i++) {
      if (begin + i === end) return -1;
      const sign = signatureClass(this.table.chars[back ? end - 1 - i : begin + i] as number);
      const wanted = signatureClass(text.charCodeAt(back ? text.length - 1 - i : i));
      if (sign !== wanted) return sign - wanted;
    }
    return 0;
  }

  /**
   * The texts that are at most `limit` away, nearest first, at most so many. Their length and signs must differ by no more
   * than the mistakes explain; they begin or end as typed for half of the length, or for a third where there are two mistakes.
   */
  nearest(typed: string, { mistakes, limit, count, costs, wanted }: Nearness): Near[] {
    const { starts, chars } = this.table;
    const codes = Uint16Array.from(typed, (sign) => sign.charCodeAt(0));
    const signature = signatureOf(codes, 0, codes.length);
    let found: Near[] = [];
    let accept = limit;
    const consider = (text: number) => {
      const [begin, end] = [starts[text] as number, starts[text + 1] as number];
      if (Math.abs(end - begin - codes.length) > mistakes) return;
      if (ones((this.signatures[text] as number) ^ signature) > 2 * mistakes) return;
      const distance = editDistance(codes, chars, begin, end, accept, costs);
      if (distance > accept || found.some((near) => near.text === text) || !wanted(text)) return;
      found = [...found, { text, distance }].sort((a, b) => a.distance - b.distance || a.text - b.text).slice(0, count);
      if (found.length === count) accept = found[count - 1]?.distance ?? limit;
    };
    const alike = Math.max(1, Math.floor((typed.length - 1) / (mistakes + 1)));
    for (const at of ["front", "back"] as const) {
      const [begin, end] = this.rangeOf(at === "front" ? typed.slice(0, alike) : typed.slice(-alike), at);
      for (let i = begin; i < end; i++) consider(this[at][i] as number);
    }
    return found;
  }

  private get signatures(): Int32Array {
    const { chars, starts, size } = this.table;
    this.signed ??= new Int32Array(size).map((_, text) =>
      signatureOf(chars, starts[text] as number, starts[text + 1] as number),
    );
    return this.signed;
  }
}

/** How many signs are compared as one number. */
const signs = 10;

/** The texts in the order of their signs, from the first one on or from the last one back, look-alikes as one. */
function ordered({ chars, starts, size }: StringTable, back: boolean): Int32Array {
  const signAt = (text: number, i: number) => {
    const [begin, end] = [starts[text] as number, starts[text + 1] as number];
    return begin + i < end ? 1 + signatureClass(chars[back ? end - 1 - i : begin + i] as number) : 0;
  };
  const keys = new Float64Array(size).map((_, text) => {
    let key = 0;
    for (let i = 0; i < signs; i++) key = key * 32 + signAt(text, i);
    return key;
  });
  return Int32Array.from(keys.keys()).sort((a, b) => {
    let order = (keys[a] as number) - (keys[b] as number);
    for (let i = signs; order === 0; i++) {
      order = signAt(a, i) - signAt(b, i);
      if (signAt(a, i) === 0) break;
    }
    return order;
  });
}
