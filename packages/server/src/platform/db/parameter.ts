import { arrayLiteral } from "./array-literal.ts";

/** A value as it goes to the database: text in PostgreSQL's notation, bytes for `bytea`, or null. */
export type Parameter = string | Uint8Array | null;

/**
 * Writes a JavaScript value in PostgreSQL's notation, the same for both databases.
 * Dates become ISO text in UTC, arrays array literals, bytes stay bytes, other objects become JSON.
 * An array for a `jsonb` column must be passed as `JSON.stringify(list)`: an array as such is an SQL array.
 *
 * @throws TypeError for `undefined`, functions, symbols, an invalid date and numbers that are not finite.
 */
export function parameterOf(value: unknown): Parameter {
  if (typeof value === "string") return value;
  if (value === null) return null;
  if (value instanceof Uint8Array) return value;
  return textOf(value);
}

/** The text form of a value that is not null; also used for the elements of arrays. */
function textOf(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value;
    case "number":
      return numberText(value);
    case "bigint":
      return String(value);
    case "boolean":
      return value ? "t" : "f";
    case "object":
      return objectText(value as object);
    default:
      throw new TypeError(`a value of the type ${typeof value} cannot be stored`);
  }
}

function numberText(value: number): string {
  if (Number.isFinite(value)) return String(value);
  throw new TypeError(`\`${value}\` is not a finite number and would poison every sum it enters`);
}

function objectText(value: object): string {
  if (Array.isArray(value)) return arrayLiteral(value, textOf);
  if (value instanceof Date) return dateText(value);
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString("hex")}`;
  return JSON.stringify(value);
}

function dateText(value: Date): string {
  if (Number.isNaN(value.getTime())) throw new TypeError("an invalid date cannot be stored");
  return value.toISOString();
}

/**
 * Writes all values of a statement, naming the one that cannot be written.
 *
 * @throws TypeError which says the position, the reason and the statement.
 */
export function parametersOf(values: readonly unknown[], text: string): Parameter[] {
  const parameters: Parameter[] = new Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value === undefined) throw unusable(index, "it is undefined; pass a value, or null for none", text);
    try {
      parameters[index] = parameterOf(value);
    } catch (error) {
      throw unusable(index, error instanceof Error ? error.message : String(error), text);
    }
  }
  return parameters;
}

function unusable(index: number, reason: string, text: string): TypeError {
  return new TypeError(`Parameter \`$${index + 1}\` cannot be sent: ${reason}. The statement: \`${excerpt(text)}\`.`);
}

/** The beginning of a statement on one line, for messages. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}
