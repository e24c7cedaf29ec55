import { type DestinationStream, pino } from "pino";
import type { HeavyRead } from "./heavy-read.ts";

/** One line of the request log. No input, no token, no answer: nothing secret can be in it. */
export interface LogEntry {
  readonly time: string;
  readonly level: "info" | "warn" | "error";
  readonly requestId: string;
  /** The trace that the call is part of (W3C Trace Context), this server's or the caller's. */
  readonly traceId?: string;
  readonly spanId?: string;
  readonly site?: string;
  readonly userId?: number;
  /** The number of the API key that the call came with. */
  readonly apiKeyUid?: number;
  readonly endpoint?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Who answered a heavy read, where there is a replica: the `replica`, or the primary and why. */
  readonly heavyRead?: HeavyRead;
  /** The code of a refusal. */
  readonly code?: string;
  /** The reason of a failure of the server itself, with its stack. */
  readonly error?: string;
}

/** A statement that took longer than the setting `slowStatement` allows. */
export interface SlowStatement {
  readonly time: string;
  readonly level: "warn";
  /** What it does and to which table, as metrics and spans name it: `select item`. */
  readonly statement: string;
  readonly milliseconds: number;
  /** Rows answered or changed. */
  readonly rows: number;
  /** The beginning of its text, with `$1`, `$2` … in place of values. */
  readonly text: string;
}

/** How a log is written. */
export interface LogOptions {
  /** What is less grave is not written. Default `info`: everything. */
  readonly level?: LogEntry["level"];
  /** Lines that a person reads, in place of JSON. */
  readonly pretty?: boolean;
}

/**
 * Writes the log, one JSON object a line: `level`, `time` and what the entry holds. What an error says of addresses with a
 * password, of bearer tokens and of API keys, is struck out.
 *
 * @example
 * const log = await openLog((line) => process.stderr.write(line), { level: "warn" });
 * await startServer({ db, port: 4400, tokens, config: { log, onSlowStatement: log } });
 */
export async function openLog(
  write: (line: string) => void,
  { level = "info", pretty = false }: LogOptions = {},
): Promise<(entry: LogEntry | SlowStatement) => void> {
  const lines: DestinationStream = { write };
  const formatters = { level: (label: string) => ({ level: label }) };
  const logger = pino({ level, base: null, timestamp: false, formatters }, pretty ? await prettyLines(write) : lines);
  return ({ level: grade, ...entry }) => logger[grade](withoutSecrets(entry));
}

/** Loaded where a person reads along. */
async function prettyLines(write: (line: string) => void): Promise<DestinationStream> {
  const [{ build }, { Writable }] = await Promise.all([import("pino-pretty"), import("node:stream")]);
  const destination = new Writable({
    write(line, _, done) {
      write(String(line));
      done();
    },
  });
  return build({ destination, colorize: true, timestampKey: "time", translateTime: false, sync: true });
}

const password = /(\/\/[^\s:/@]*):[^\s@/]+@/g;
const bearer = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const apiKey = /\b(purvey_)[0-9A-Za-z]{30,}/g;

function withoutSecrets(entry: object): object {
  if (!("error" in entry) || typeof entry.error !== "string") return entry;
  return {
    ...entry,
    error: entry.error.replace(password, "$1:…@").replace(bearer, "$1 …").replace(apiKey, "$1…"),
  };
}
