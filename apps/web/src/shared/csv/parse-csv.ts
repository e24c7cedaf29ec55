/** What separates cells: a tab as Excel copies them, a semicolon as Excel writes them in Germany, a comma, or the bar of an ERP's list. */
export type Delimiter = "\t" | ";" | "," | "|";

/** A row of a table with the number of the text's line it begins on, from 1. */
export interface CsvRow {
  readonly lineNo: number;
  readonly cells: readonly string[];
  /** Its last cell begins with a quote that never closes: it holds the rest of the text. */
  readonly open?: true;
}

/** What reading a table gives. */
export interface CsvTable {
  readonly delimiter: Delimiter;
  /** Rows that hold something; empty lines between them are left out. */
  readonly rows: readonly CsvRow[];
}

/**
 * Reads a table as it comes out of a spreadsheet, by paste or as a file: with a byte order mark or without, with any
 * ending of lines, with cells in quotes that may hold delimiters, quotes (doubled) and line breaks. A quote inside an
 * unquoted cell is a plain character (`1/2" bolt`). Cells lose the blanks around them, quoted ones keep theirs, and the
 * apostrophe that `formatCsv` puts before what begins as a formula does not belong to them.
 * No text is refused and no cell is lost: an open quote ends with the text.
 *
 * @param delimiter what separates cells; guessed from the text when left out
 *
 * @example
 * parseCsv("Part;Qty\r\nHB-M8-40;1,5").rows[1]; // { lineNo: 2, cells: ["HB-M8-40", "1,5"] }
 */
export function parseCsv(text: string, delimiter: Delimiter = guessDelimiter(text)): CsvTable {
  const reader = new CellReader(text.replace(/^\uFEFF/, ""), delimiter);
  const rows: CsvRow[] = [];
  for (let row = reader.row(); row; row = reader.row()) if (row.cells.some((cell) => cell !== "")) rows.push(row);
  return { delimiter, rows };
}

/**
 * The delimiter of a text: a tab wherever one stands outside quotes; else the one of semicolon and comma that more
 * lines hold, the semicolon when both do, because a comma then is part of numbers. A bar only where each line has one and
 * the first, which holds headings, has none of the others: in texts it is a plain character.
 */
export function guessDelimiter(text: string): Delimiter {
  const bare = text.replace(/(^|[\t;,\r\n])"(?:[^"]|"")*"?/g, "$1");
  if (bare.includes("\t")) return "\t";
  const lines = bare.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (!/[;,]/.test(lines[0] ?? "") && lines.length > 0 && lines.every((line) => line.includes("|"))) return "|";
  const having = (mark: string) => lines.filter((line) => line.includes(mark)).length;
  return having(";") > 0 && having(";") >= having(",") / 2 ? ";" : ",";
}

/** Walks through a text cell by cell. */
class CellReader {
  #at = 0;
  #lineNo = 1;
  #open = false;
  readonly #text: string;
  readonly #delimiter: Delimiter;

  constructor(text: string, delimiter: Delimiter) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  /** The next row; undefined at the end. */
  row(): CsvRow | undefined {
    if (this.#at >= this.#text.length) return undefined;
    const lineNo = this.#lineNo;
    const cells = [this.#cell()];
    while (this.#text[this.#at] === this.#delimiter) {
      this.#at++;
      cells.push(this.#cell());
    }
    this.#endLine();
    return { lineNo, cells: cells.map(withoutGuard), ...(this.#open ? { open: true } : {}) };
  }

  #cell(): string {
    const blanks = /[^\S\t\r\n]*/y;
    blanks.lastIndex = this.#at;
    blanks.exec(this.#text);
    return this.#text[blanks.lastIndex] === '"' ? this.#quoted(blanks.lastIndex + 1) : this.#plain();
  }

  #plain(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !this.#ends(this.#text[this.#at])) this.#at++;
    return this.#text.slice(start, this.#at).trim();
  }

  #quoted(start: number): string {
    let cell = "";
    this.#at = start;
    while (this.#at < this.#text.length) {
      const end = this.#text.indexOf('"', this.#at);
      const piece = this.#text.slice(this.#at, end === -1 ? undefined : end);
      this.#lineNo += piece.match(/\r\n|\r|\n/g)?.length ?? 0;
      cell += piece;
      this.#at = end === -1 ? this.#text.length : end + 1;
      this.#open = end === -1;
      if (this.#open || this.#text[this.#at] !== '"') break;
      cell += '"';
      this.#at++;
    }
    return cell + this.#plain();
  }

  #ends(character: string | undefined): boolean {
    return character === this.#delimiter || character === "\r" || character === "\n";
  }

  #endLine(): void {
    if (this.#text.startsWith("\r\n", this.#at)) this.#at += 2;
    else if (this.#at < this.#text.length) this.#at++;
    this.#lineNo++;
  }
}

/** A cell without the apostrophe that kept a spreadsheet from running it as a formula. */
function withoutGuard(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
