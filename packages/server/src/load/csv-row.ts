import { type Decimal, decimal } from "../decimal.ts";

/** A row cannot be stored; the loader reports it and goes on. */
export class RowProblem extends Error {
  override readonly name = "RowProblem";
  readonly column: string;

  constructor(column: string, reason: string) {
    super(reason);
    this.column = column;
  }
}

const numberPattern = /^[+-]?\d+(\.\d+)?$/;
const datePattern = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?)?$/;

/** One row of a file: its cells by column, read with their types. Every reader throws a {@link RowProblem} that names the column. */
export class CsvRow {
  readonly line: number;
  readonly #cells: Readonly<Record<string, string | undefined>>;

  constructor(line: number, cells: Readonly<Record<string, string | undefined>>) {
    this.line = line;
    this.#cells = cells;
  }

  /** The text of a cell; nothing when it is empty or the file has no such column. */
  optionalText(column: string, max = 4000): string | undefined {
    const text = this.#cells[column]?.trim();
    if (!text) return undefined;
    if (text.length > max) throw new RowProblem(column, `has ${text.length} characters; at most ${max} are stored`);
    if (text.includes("\u0000")) throw new RowProblem(column, "contains the character 0, which cannot be stored");
    return text;
  }

  text(column: string, max?: number): string {
    const text = this.optionalText(column, max);
    if (text === undefined) throw new RowProblem(column, "is empty");
    return text;
  }

  optionalDecimal(column: string): Decimal | undefined {
    const text = this.optionalText(column);
    if (text === undefined) return undefined;
    if (!numberPattern.test(text)) throw new RowProblem(column, `is \`${text}\`, not a number such as 12.50`);
    const value = decimal(text);
    if (value.abs().gte("1e13")) throw new RowProblem(column, `is \`${text}\`, which is too large to be stored`);
    return value;
  }

  decimal(column: string): Decimal {
    const value = this.optionalDecimal(column);
    if (value === undefined) throw new RowProblem(column, "is empty; a number is needed");
    return value;
  }

  /** A decimal that is not below zero. */
  amount(column: string): Decimal {
    const value = this.decimal(column);
    if (value.lt(0)) throw new RowProblem(column, `is ${value.toString()}; it must not be below 0`);
    return value;
  }

  optionalInteger(column: string): number | undefined {
    const value = this.optionalDecimal(column);
    if (value === undefined) return undefined;
    const whole = value.toNumber();
    if (!Number.isSafeInteger(whole)) throw new RowProblem(column, `is \`${value.toString()}\`, not a whole number`);
    return whole;
  }

  integer(column: string): number {
    const value = this.optionalInteger(column);
    if (value === undefined) throw new RowProblem(column, "is empty; a whole number is needed");
    return value;
  }

  /** The key of a record: a whole number from 1. */
  key(column: string): number {
    const value = this.integer(column);
    if (value < 1) throw new RowProblem(column, `is ${value}; a key is a whole number from 1`);
    return value;
  }

  optionalDate(column: string): string | undefined {
    const text = this.optionalText(column);
    if (text === undefined) return undefined;
    const [, day, time = "00:00:00"] = datePattern.exec(text) ?? [];
    const date = day ? new Date(`${day}T${time}Z`) : undefined;
    if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
      throw new RowProblem(column, `is \`${text}\`, not a date such as 2026-03-14 or 2026-03-14 09:26:53`);
    }
    return `${day} ${time}`;
  }

  date(column: string): string {
    const value = this.optionalDate(column);
    if (value === undefined) throw new RowProblem(column, "is empty; a date is needed");
    return value;
  }

  /** Refuses the row for a reason that concerns a column. */
  refuse(column: string, reason: string): never {
    throw new RowProblem(column, reason);
  }
}
