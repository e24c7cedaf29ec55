/** A row of a table: its cells as written, and the line of the file in which it begins; the header's is 1. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The file is not CSV from some line on; the message says what is wrong there. */
export class CsvSyntaxError extends Error {
  override readonly name = "CsvSyntaxError";
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const [tab, lineFeed, carriageReturn, blank, quote, comma] = [9, 10, 13, 32, 34, 44];

/** A row that is longer has lost a quote somewhere: it is not kept in memory until the end of the file. */
const longestRow = 1_000_000;

/**
 * Reads CSV (RFC 4180) piece by piece: commas, quotes around cells that hold commas, quotes or line ends, lines that end
 * with LF, CR LF or CR. A quote inside a cell without quotes (`5" pipe`) is a character like others. Lines without any
 * text are passed over, and counted.
 *
 * @throws CsvSyntaxError at a quote that is never closed, or a closing quote with text behind it.
 *
 * @example
 * const reader = new CsvReader();
 * const records = [...reader.push('a,b\n1,"x'), ...reader.push('\ny"\n'), ...reader.end()]; // lines 1 and 2
 */
export class CsvReader {
  #text = "";
  #at = 0;
  #line = 1;
  #last = false;

  /** The rows that are complete with this piece. */
  push(piece: string): CsvRecord[] {
    this.#text = this.#text.slice(this.#at) + piece;
    this.#at = 0;
    const records: CsvRecord[] = [];
    for (let record = this.#record(); record; record = this.#record()) {
      if (record.cells.some((cell) => cell.trim() !== "")) records.push(record);
    }
    if (this.#text.length - this.#at > longestRow)
      throw new CsvSyntaxError(this.#line, "begins a row that does not end within a million characters.");
    return records;
  }

  /** The rows that the end of the file completes. */
  end(): CsvRecord[] {
    this.#last = true;
    return this.push("");
  }

  /** The next row, or nothing as long as its end is not there yet. */
  #record(): CsvRecord | undefined {
    const start = this.#at;
    const line = this.#line;
    const cells: string[] = [];
    while (this.#at < this.#text.length || (this.#last && cells.length > 0)) {
      const cell = this.#cell();
      if (cell === undefined) break;
      cells.push(cell);
      if (this.#text.charCodeAt(this.#at) === comma) this.#at += 1;
      else if (this.#endLine()) return { line, cells };
      else break;
    }
    this.#at = start;
    this.#line = line;
    return undefined;
  }

  /** Passes the end of a line or of the file; false when it may not be all there yet. */
  #endLine(): boolean {
    const { length } = this.#text;
    if (this.#at === length) return this.#last;
    const isPair = this.#text.charCodeAt(this.#at) === carriageReturn;
    if (isPair && this.#at + 1 === length && !this.#last) return false;
    this.#at += isPair && this.#text.charCodeAt(this.#at + 1) === lineFeed ? 2 : 1;
    this.#line += 1;
    return true;
  }

  /** The next cell, up to the comma or line end behind it. */
  #cell(): string | undefined {
    const text = this.#text;
    let end = this.#pastBlanks(this.#at);
    if (text.charCodeAt(end) === quote) return this.#quotedCell(end + 1);
    for (; end < text.length; end += 1) {
      const code = text.charCodeAt(end);
      if (code === comma || code === lineFeed || code === carriageReturn) break;
    }
    if (end === text.length && !this.#last) return undefined;
    const cell = text.slice(this.#at, end);
    this.#at = end;
    return cell;
  }

  #quotedCell(start: number): string | undefined {
    const text = this.#text;
    let cell = "";
    for (let from = start; ; ) {
      const end = text.indexOf('"', from);
      if (end < 0 && this.#last) throw new CsvSyntaxError(this.#line, "has a quote that is never closed.");
      if (end < 0 || (end + 1 === text.length && !this.#last)) return undefined;
      cell += text.slice(from, end);
      from = end + 2;
      if (text.charCodeAt(end + 1) === quote) cell += '"';
      else return this.#closeQuote(end + 1, cell);
    }
  }

  #closeQuote(behind: number, cell: string): string | undefined {
    this.#line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
    this.#at = this.#pastBlanks(behind);
    const code = this.#text.charCodeAt(this.#at);
    if (this.#at === this.#text.length) return this.#last ? cell : undefined;
    if (code === comma || code === lineFeed || code === carriageReturn) return cell;
    throw new CsvSyntaxError(
      this.#line,
      'has text behind a closing quote. A quote inside a quoted cell is written twice: "5"" pipe".',
    );
  }

  #pastBlanks(start: number): number {
    let at = start;
    for (let code = this.#text.charCodeAt(at); code === blank || code === tab; code = this.#text.charCodeAt(at))
      at += 1;
    return at;
  }
}
