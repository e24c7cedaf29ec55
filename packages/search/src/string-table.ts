import type { Columns } from "./columns.ts";

/** Texts numbered in the order in which they came, as two bytes a character instead of an object each. */
export class StringTable {
  /** The characters of all texts, one behind the other. */
  chars = new Uint16Array(256);
  /** Where each text begins and the one before ends. */
  starts = new Uint32Array(64);
  private slots = new Int32Array(64);
  /** How many texts it holds. */
  size = 0;

  /** Reads a table that {@link save} wrote. */
  static open(columns: Columns, name: string): StringTable {
    const table = new StringTable();
    table.chars = columns.get(`${name}.chars`) as Uint16Array<ArrayBuffer>;
    table.starts = columns.get(`${name}.starts`) as Uint32Array<ArrayBuffer>;
    table.slots = columns.get(`${name}.slots`) as Int32Array<ArrayBuffer>;
    table.size = table.starts.length - 1;
    return table;
  }

  /** Writes the table's arrays under its name. */
  save(columns: Columns, name: string): void {
    columns.set(`${name}.chars`, this.chars.slice(0, this.starts[this.size]));
    columns.set(`${name}.starts`, this.starts.slice(0, this.size + 1));
    columns.set(`${name}.slots`, this.slots);
  }

  /** The number of a text, which is added if it is new. */
  add(text: string): number {
    const slot = this.slotOf(text);
    const known = (this.slots[slot] as number) - 1;
    if (known >= 0) return known;
    this.append(text);
    this.slots[slot] = this.size;
    if (this.size * 2 > this.slots.length) this.rehash();
    return this.size - 1;
  }

  /** The number of a text; -1 where it is unknown. */
  find(text: string): number {
    return (this.slots[this.slotOf(text)] as number) - 1;
  }

  /** The text with a number. */
  at(index: number): string {
    const end = this.starts[index + 1] as number;
    let text = "";
    for (let i = this.starts[index] as number; i < end; i++) text += String.fromCharCode(this.chars[i] as number);
    return text;
  }

  /** Whether a text has another from a place on. */
  has(index: number, text: string, from: number): boolean {
    const begin = (this.starts[index] as number) + from;
    for (let i = 0; i < text.length; i++) if (this.chars[begin + i] !== text.charCodeAt(i)) return false;
    return true;
  }

  lengthOf(index: number): number {
    return (this.starts[index + 1] as number) - (this.starts[index] as number);
  }

  private append(text: string): void {
    const begin = this.starts[this.size] as number;
    while (begin + text.length > this.chars.length) this.chars = grown(this.chars, Uint16Array);
    for (let i = 0; i < text.length; i++) this.chars[begin + i] = text.charCodeAt(i);
    if (this.size + 2 > this.starts.length) this.starts = grown(this.starts, Uint32Array);
    this.starts[++this.size] = begin + text.length;
  }

  /** Where a text stands, or the free slot where it would. */
  private slotOf(text: string): number {
    const mask = this.slots.length - 1;
    let slot = hashOf(text) & mask;
    for (;;) {
      const held = this.slots[slot] as number;
      if (held === 0 || this.equals(held - 1, text)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  private equals(index: number, text: string): boolean {
    return this.lengthOf(index) === text.length && this.has(index, text, 0);
  }

  private rehash(): void {
    this.slots = new Int32Array(this.slots.length * 2);
    const mask = this.slots.length - 1;
    for (let i = 0; i < this.size; i++) {
      let slot = hashOf(this.at(i)) & mask;
      while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = i + 1;
    }
  }
}

function grown<T extends { length: number; set(from: T): void }>(from: T, make: new (length: number) => T): T {
  const larger = new make(from.length * 2);
  larger.set(from);
  return larger;
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
