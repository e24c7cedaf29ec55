/** One line of the request log. No input, no token, no answer: nothing secret can be in it. */
export interface LogEntry {
  readonly time: string;
  readonly level: "info" | "warn" | "error";
  readonly requestId: string;
  readonly site?: string;
  readonly userId?: number;
  readonly endpoint?: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
  /** The code of a refusal. */
  readonly code?: string;
  /** The reason of a failure of the server itself, with its stack. */
  readonly error?: string;
}

/** Writes the log as one JSON object a line. */
export function jsonLog(write: (line: string) => void): (entry: LogEntry) => void {
  return (entry) => write(`${JSON.stringify(entry)}\n`);
}
