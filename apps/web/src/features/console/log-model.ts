import type { FormRecord } from "../../shared/contract-form/form-value.ts";
import { recordOf } from "../../shared/contract-form/form-value.ts";
import type { TracedCall } from "../../shared/trace/traced-calls.ts";
import type { LogView } from "./log-address.ts";
import type { HistoryEntry } from "./store/console-lists.ts";

/** One line of the log: a call of a screen, or one that the console sent. */
export interface LogLine {
  readonly key: string;
  readonly at: number;
  /** `commerce.cartLine.add`. */
  readonly endpoint: string;
  readonly method: string;
  readonly url: string;
  readonly screen: string;
  readonly status: number | undefined;
  readonly milliseconds: number | undefined;
  readonly requestId: string | undefined;
  readonly retries: number;
  readonly error: string | undefined;
  readonly input: FormRecord;
  /** The answer, where the history has it. */
  readonly answer: string | undefined;
}

function ofTrace(call: TracedCall): LogLine {
  return { ...call, input: recordOf(call.input), answer: undefined };
}

function ofHistory(entry: HistoryEntry): LogLine {
  return { ...entry, retries: 0, error: undefined };
}

/** What this page's calls and the console's history tell together, the newest first; a call that is in both stands once. */
export function logLines(calls: readonly TracedCall[], entries: readonly HistoryEntry[]): LogLine[] {
  const kept = new Set(entries.map(({ requestId }) => requestId).filter(Boolean));
  const traced = calls.filter(({ requestId }) => requestId === undefined || !kept.has(requestId)).map(ofTrace);
  return [...traced, ...entries.map(ofHistory)].sort((one, other) => other.at - one.at);
}

/** The states that the log can be narrowed to. */
export const logStates = ["ok", "refused", "none"] as const;

/** How a call went: answered, refused, or without an answer. */
export function stateOf({ status }: Pick<LogLine, "status">): (typeof logStates)[number] {
  if (status === undefined || status === 0) return "none";
  return status < 400 ? "ok" : "refused";
}

/** What a line is found by. */
function said({ method, url, endpoint, requestId = "", error = "" }: LogLine): string {
  return `${method} ${url} ${endpoint} ${requestId} ${error}`.toLowerCase();
}

/** The lines that a view shows. */
export function linesOf(lines: readonly LogLine[], { q = "", service, status, screen }: LogView): LogLine[] {
  const words = q.toLowerCase().split(/\s+/);
  return lines.filter(
    (line) =>
      words.every((word) => said(line).includes(word)) &&
      (service === undefined || line.endpoint.startsWith(`${service}.`)) &&
      (status === undefined || stateOf(line) === status) &&
      (screen === undefined || line.screen === screen),
  );
}
