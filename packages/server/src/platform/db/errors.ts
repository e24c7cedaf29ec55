import { excerpt } from "./parameter.ts";

/** Why the database refused, in words that do not depend on the driver. */
export type DatabaseErrorKind =
  | "unique"
  | "foreign-key"
  | "check"
  | "not-null"
  | "serialization"
  | "deadlock"
  | "stale-plan"
  | "too-long"
  | "out-of-range"
  | "invalid-text"
  | "timeout"
  | "connection"
  | "other";

const kinds: Readonly<Record<string, DatabaseErrorKind>> = {
  "23505": "unique",
  "23503": "foreign-key",
  "23514": "check",
  "23502": "not-null",
  "40001": "serialization",
  "40P01": "deadlock",
  "22001": "too-long",
  "22003": "out-of-range",
  "22008": "out-of-range",
  "22P02": "invalid-text",
  "22021": "invalid-text",
  "22P05": "invalid-text",
  "22007": "invalid-text",
  "57014": "timeout",
  "55P03": "timeout",
  "57P01": "connection",
  "57P02": "connection",
  "57P03": "connection",
};

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOENT",
]);

/** Fields that both drivers set on an error of the server. */
interface ServerError extends Error {
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  readonly detail?: string;
  /** Where in the statement, counted in characters from 1. */
  readonly position?: string;
}

/** A reference that the database refused: to a record that is not there, or from one to what was to be deleted. */
export interface RefusedReference {
  /** The column behind `site_id` that refers, or is referred to. */
  readonly column: string;
  readonly value: string;
  /** The table of the record that is not there, or that was to be deleted. */
  readonly parent: string;
  /** The table whose row refers to what was to be deleted; nothing when the record is not there. */
  readonly usedBy: string | undefined;
}

/**
 * A statement that the database refused or could not answer. The message is for the log: it may hold values.
 *
 * @example
 * try {
 *   await transaction.execute(sql`insert into brand (site_id, brand_name) values (${siteId}, ${name})`);
 * } catch (error) {
 *   if (error instanceof DatabaseError && error.kind === "unique") throw conflict(`The brand \`${name}\` exists.`);
 *   throw error;
 * }
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  readonly kind: DatabaseErrorKind;
  /** The SQLSTATE of the server, or the code of the network failure. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  /** The one column concerned: of a not-null violation, or of a key of one column. */
  readonly column: string | undefined;
  /** The columns of the key of a unique or foreign-key violation, in the order of the constraint. */
  readonly columns: readonly string[];
  /** Of a foreign-key violation; nothing where the database speaks another language than English. */
  readonly reference: RefusedReference | undefined;

  constructor(kind: DatabaseErrorKind, cause: ServerError, text?: string) {
    super(sentence(kind, cause, text), { cause });
    this.kind = kind;
    this.code = cause.code;
    this.constraint = cause.constraint;
    this.table = cause.table;
    this.columns = columnsOf(cause);
    this.column = this.columns.length === 1 ? this.columns[0] : undefined;
    this.reference = referenceOf(cause, this.columns);
  }
}

function sentence(kind: DatabaseErrorKind, cause: ServerError, text: string | undefined): string {
  const reason = kind === "connection" ? "The connection to the database failed" : "The database refused the statement";
  const statement = text === undefined ? "" : ` The statement: \`${excerptAt(text, Number(cause.position ?? 1))}\`.`;
  return `${reason}: ${cause.message} (${cause.code ?? "no code"}).${statement}${wayOut(cause)}`;
}

/** Names of statements that are there, or are not, are those of another process that a pooler shares connections with. */
function wayOut({ code }: ServerError): string {
  if (code !== "42P05" && code !== "26000") return "";
  return " Behind a pooler that hands connections on between transactions, set `DATABASE_DIRECT_URL` to the server itself: then statements have no names.";
}

/** The beginning of the statement, or of what surrounds a place far into it. */
function excerptAt(text: string, position: number): string {
  return position <= 150 ? excerpt(text) : `…${excerpt(text.slice(position - 100))}`;
}

function columnsOf(cause: ServerError): string[] {
  if (cause.column) return [cause.column];
  const key = /^Key \((.*?)\)=/.exec(cause.detail ?? "")?.[1];
  return key === undefined ? [] : key.split(", ").map((column) => column.replace(/^"(.*)"$/, "$1"));
}

function referenceOf({ detail = "", message }: ServerError, columns: readonly string[]): RefusedReference | undefined {
  const [, values = "", inUse, table = ""] =
    /\)=\((.*)\) is (?:not present in|(still referenced from)) table "([^"]*)"/.exec(detail) ?? [];
  const column = columns.at(-1);
  if (column === undefined || table === "") return undefined;
  const value = columns.length === 1 ? values : (values.split(", ").at(-1) ?? "");
  const parent = inUse ? (/ on table "([^"]*)"/.exec(message)?.[1] ?? "") : table;
  return { column, value, parent, usedBy: inUse && table };
}

function kindOf(error: ServerError): DatabaseErrorKind | undefined {
  const { code, message } = error;
  if (code === undefined) return /connection|timeout exceeded|read timeout/i.test(message) ? "connection" : undefined;
  if (code === "0A000" && message.includes("cached plan")) return "stale-plan";
  // Of a statement that was sent behind one that failed to prepare it.
  if (code === "26000") return "stale-plan";
  if (code.startsWith("08") || networkCodes.has(code)) return "connection";
  return kinds[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? "other" : undefined);
}

/**
 * The neutral form of an error a driver threw; errors that are not the database's are returned as they are.
 *
 * @param text the statement, for the message
 */
export function databaseErrorOf(error: unknown, text?: string): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseError) return error;
  const kind = kindOf(error);
  return kind === undefined ? error : new DatabaseError(kind, error, text);
}

/** Whether the connection is of no use any more. */
export function isBroken(error: unknown): boolean {
  const known = databaseErrorOf(error);
  return known instanceof DatabaseError && known.kind === "connection";
}

/** Whether the same work may succeed when it is done again from its beginning. */
export function isRetriable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return error.kind === "serialization" || error.kind === "deadlock" || error.kind === "stale-plan";
}
