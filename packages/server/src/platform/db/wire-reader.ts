import { type Decoder, decoderOf } from "./decoder.ts";
import type { Answer } from "./driver.ts";

/** What the server said in one exchange, up to its being ready for the next. */
export interface Exchange {
  /** The answer to the last statement; empty when there was an error. */
  readonly answer: Answer;
  /** Whether a statement was parsed, even if it failed afterwards. */
  readonly parsed: boolean;
  /** The first error, with the fields that `pg` also sets: `code`, `constraint`, `table`, `column`, `detail` … */
  readonly error: Error | undefined;
}

/** The first bytes of the messages that matter, and of the fields of an error. */
const PARSE_COMPLETE = 0x31;
const COMMAND_COMPLETE = 0x43;
const DATA_ROW = 0x44;
const ERROR_RESPONSE = 0x45;
const ROW_DESCRIPTION = 0x54;
const errorFields: Readonly<Record<string, string>> = {
  C: "code",
  D: "detail",
  H: "hint",
  M: "message",
  P: "position",
  W: "where",
  c: "column",
  n: "constraint",
  t: "table",
};

/** Reads the messages of PostgreSQL's wire protocol (version 3), values in their text form. */
export function readExchange(bytes: Buffer): Exchange {
  const reader = new ExchangeReader(bytes);
  for (let start = 0; start < bytes.length; ) {
    reader.read(bytes[start] as number, start + 5);
    start += 1 + bytes.readInt32BE(start + 1);
  }
  return reader;
}

class ExchangeReader implements Exchange {
  answer: Answer = { rows: [], count: 0, command: "" };
  parsed = false;
  error: Error | undefined;
  readonly #bytes: Buffer;
  #names: string[] = [];
  #decoders: Decoder[] = [];
  #rows: object[] = [];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  read(type: number, body: number): void {
    if (type === DATA_ROW) this.#rows.push(this.#row(body));
    else if (type === ROW_DESCRIPTION) this.#describe(body);
    else if (type === COMMAND_COMPLETE) this.#complete(body);
    else if (type === PARSE_COMPLETE) this.parsed = true;
    else if (type === ERROR_RESPONSE) this.error ??= this.#errorAt(body);
  }

  #row(body: number): object {
    const row: Record<string, unknown> = {};
    let position = body + 2;
    for (let column = 0; column < this.#names.length; column++) {
      const length = this.#bytes.readInt32BE(position);
      position += 4;
      row[this.#names[column] as string] = length < 0 ? null : this.#value(column, position, position + length);
      if (length > 0) position += length;
    }
    return row;
  }

  #value(column: number, start: number, end: number): unknown {
    return (this.#decoders[column] as Decoder)(this.#bytes.toString("utf8", start, end));
  }

  /** Each column: its name, zero, table (4 bytes), number (2), type (4), and 8 bytes that do not matter here. */
  #describe(body: number): void {
    this.#names = [];
    this.#decoders = [];
    let position = body + 2;
    for (let left = this.#bytes.readInt16BE(body); left > 0; left--) {
      const end = this.#bytes.indexOf(0, position);
      this.#names.push(this.#bytes.toString("utf8", position, end));
      this.#decoders.push(decoderOf(this.#bytes.readUInt32BE(end + 7)));
      position = end + 19;
    }
  }

  #complete(body: number): void {
    const tag = this.#textAt(body);
    const count = Number(tag.slice(tag.lastIndexOf(" ") + 1));
    const command = tag.split(" ", 1)[0] ?? "";
    this.answer = { rows: this.#rows, count: Number.isInteger(count) ? count : 0, command };
    this.#rows = [];
  }

  #errorAt(body: number): Error {
    const fields: Record<string, string> = {};
    let position = body;
    while (this.#bytes[position] !== 0) {
      const field = errorFields[String.fromCharCode(this.#bytes[position] as number)];
      const text = this.#textAt(position + 1);
      if (field) fields[field] = text;
      position = this.#bytes.indexOf(0, position + 1) + 1;
    }
    return Object.assign(new Error(fields.message), fields);
  }

  #textAt(position: number): string {
    return this.#bytes.toString("utf8", position, this.#bytes.indexOf(0, position));
  }
}
