import { canonicalText, isNaming, unseenSign } from "@purvey/contract/naming";
import { type CellFault, cellFault } from "@purvey/tables/cell";
import { type Decimal, decimal } from "../values/decimal.ts";

/** A row cannot be stored; the loader reports it and goes on. */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

const numberPattern = /^[+-]?(\d+(\.\d+)?|\.\d+)$/;
const datePattern = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?)?$/;

/** Amounts and quantities are stored with 13 digits before the point. */
export const firstTooLarge = decimal("1e13");

/** One row of a file: its cells by column, read with their types. Every reader throws a {@link RowProblem} that names the column. */
export class CsvRow {
  readonly line: number;
  readonly #header: CsvHeader;
  readonly #cells: readonly string[];

  constructor(line: number, header: CsvHeader, cells: readonly string[]) {
    this.line = line;
    this.#header = header;
    this.#cells = cells;
  }

  /** Refuses a row that has not a cell for each column: its cells may have moved. Empty ones too many do not count. */
  requireCells(): void {
    const { columns } = this.#header;
    if (this.#cells.length < columns.length)
      throw new RowProblem(
        columns[this.#cells.length] ?? "",
        `has no cell: the row has ${this.#cells.length}, the header ${columns.length}`,
      );
    if (this.#cells.slice(columns.length).every((cell) => cell.trim() === "")) return;
    throw new RowProblem(
      columns.at(-1) ?? "",
      `has more cells behind it: the row has ${this.#cells.length}, the header ${columns.length}; a cell with a comma needs quotes around it`,
    );
  }

  /** Refuses a row whose key an earlier one had; `seen` holds their lines by key. */
  requireFirst<K extends number | string>(column: string, key: K, seen: Map<K, number>): void {
    const line = seen.get(key);
    if (line !== undefined) throw new RowProblem(column, `is ${shown(String(key))}, which line ${line} has already`);
    seen.set(key, this.line);
  }

  /** What the cell holds, whether it can be stored or not. */
  raw(column: string): string {
    return canonicalText(this.#cells[this.#header.positionOf(column) ?? -1] ?? "");
  }

  /** Whether the file has the column at all. */
  has(column: string): boolean {
    return this.#header.positionOf(column) !== undefined;
  }

  /** The text of a cell; nothing when it is empty or the file has no such column. */
  optionalText(column: string, max = 4000, names = isNaming(column)): string | undefined {
    const text = this.raw(column);
    if (!text) return undefined;
    if (this.#header.isDouble(column)) throw new RowProblem(column, "is in the header twice");
    if (text.length > max) throw new RowProblem(column, `has ${text.length} characters; at most ${max} are stored`);
    const fault = cellFault(text);
    if (fault) throw new RowProblem(column, `is ${shown(text)}, ${faultWords[fault]}`);
    const sign = names ? unseenSign(text) : undefined;
    if (sign) throw new RowProblem(column, `is ${shown(text)}; nobody sees its ${sign}, so type it anew`);
    return text;
  }

  text(column: string, max?: number): string {
    return this.optionalText(column, max) ?? this.#refuseNothing(column);
  }

  /** A text that names a thing, whatever its column is called: it must hold no sign that nobody sees. */
  optionalName(column: string, max: number): string | undefined {
    return this.optionalText(column, max, true);
  }

  name(column: string, max: number): string {
    return this.optionalName(column, max) ?? this.#refuseNothing(column);
  }

  optionalDecimal(column: string): Decimal | undefined {
    const text = this.optionalText(column);
    if (text === undefined) return undefined;
    if (!numberPattern.test(text)) throw new RowProblem(column, `is ${shown(text)}, not a number such as 12.50`);
    const value = decimal(text.replace("+", ""));
    if (value.abs().gte(firstTooLarge))
      throw new RowProblem(column, `is ${shown(text)}; numbers are stored up to 13 digits before the point`);
    return value;
  }

  decimal(column: string): Decimal {
    const value = this.optionalDecimal(column);
    if (value === undefined) throw this.#nothing(column, "; a number is needed");
    return value;
  }

  /** A decimal that is not below zero. */
  amount(column: string): Decimal {
    const value = this.decimal(column);
    if (value.lt(0)) throw new RowProblem(column, `is ${value.toString()}; it must not be below 0`);
    return value;
  }

  optionalInteger(column: string): number | undefined {
    const text = this.optionalText(column);
    // Almost all of them: keys of a million rows need no decimals.
    if (text !== undefined && /^\d{1,13}$/.test(text)) return Number(text);
    const value = this.optionalDecimal(column);
    if (value === undefined) return undefined;
    const whole = value.toNumber();
    if (!Number.isInteger(whole)) throw new RowProblem(column, `is ${value.toString()}, not a whole number`);
    return whole;
  }

  integer(column: string): number {
    const value = this.optionalInteger(column);
    if (value === undefined) throw this.#nothing(column, "; a whole number is needed");
    return value;
  }

  /** The key of a record: a whole number from 1. */
  key(column: string): number {
    const value = this.integer(column);
    if (value < 1) throw new RowProblem(column, `is ${value}; a key is a whole number from 1`);
    return value;
  }

  /** Whether a mark is set: 1 (without it) or 0. */
  flag(column: string): boolean {
    const value = this.optionalInteger(column) ?? 1;
    if (value !== 0 && value !== 1) throw new RowProblem(column, `is ${value}; known are 0, 1`);
    return value === 1;
  }

  /** A price class, from 1 to 10. */
  priceClass(column: string): number | undefined {
    const value = this.optionalInteger(column);
    if (value !== undefined && (value < 1 || value > 10))
      throw new RowProblem(column, `is ${value}; price classes are 1 to 10`);
    return value;
  }

  optionalDate(column: string): string | undefined {
    const text = this.optionalText(column);
    if (text === undefined) return undefined;
    const [, day, time = "00:00:00"] = datePattern.exec(text) ?? [];
    const date = day && day >= "0001" ? new Date(`${day}T${time}Z`) : undefined;
    if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
      throw new RowProblem(column, `is ${shown(text)}, not a date such as 2026-03-14 or 2026-03-14 09:26:53`);
    return `${day} ${time}`;
  }

  date(column: string): string {
    const value = this.optionalDate(column);
    if (value === undefined) throw this.#nothing(column, "; a date is needed");
    return value;
  }

  /** Refuses the row for a reason that concerns a column. */
  refuse(column: string, reason: string): never {
    throw new RowProblem(column, reason);
  }

  #refuseNothing(column: string): never {
    throw this.#nothing(column, "");
  }

  #nothing(column: string, need: string): RowProblem {
    const known = this.#header.positionOf(column) !== undefined;
    return new RowProblem(column, known ? `is empty${need}` : "is a column that the header does not have");
  }
}

const faultWords: Readonly<Record<CellFault, string>> = {
  digitsLost:
    "a long number whose last digits a spreadsheet has cut off; format the column as text and export it again",
  dateMade: "a date that a spreadsheet has made of a number; format the column as text and export it again",
  formulaFailed:
    "what a spreadsheet shows instead of a value; mend its formula, widen the column, or leave the cell empty",
  notUtf8: "with bytes that are not UTF-8; save the file as UTF-8",
  controlCharacter: "with a control character, which cannot be stored; take it out",
};

function shown(text: string): string {
  // Control characters would act on the terminal that shows the report.
  const visible = text.replace(/\p{Cc}/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return visible.length > 40 ? `\`${visible.slice(0, 40)}…\`` : `\`${visible}\``;
}

/** Every table has a column that says which record a row is about: `ProductID`. */
const isKey = /^[A-Z]\w*ID$/;

/** The header line of a table: which cell belongs to which column. */
export class CsvHeader {
  readonly columns: readonly string[];
  readonly #positions: ReadonlyMap<string, number>;

  /** @throws Error when the line is a row already. */
  constructor(file: string, cells: readonly string[]) {
    this.columns = cells.map((cell) => cell.trim());
    this.#positions = new Map(this.columns.map((column, position) => [column, position]));
    if (!this.columns.some((column) => isKey.test(column)))
      throw new Error(
        `The first line of \`${file}\` names none of its columns: \`${cells.join(",").slice(0, 60)}\`. Write the names of the columns above the rows, spelled as docs/loading-your-data.md has them.`,
      );
  }

  positionOf(column: string): number | undefined {
    return this.#positions.get(column);
  }

  /** Whether two columns have the name: then nobody knows which is meant. */
  isDouble(column: string): boolean {
    return this.columns.indexOf(column) !== this.#positions.get(column);
  }
}
