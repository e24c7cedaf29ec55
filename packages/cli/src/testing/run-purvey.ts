import { Readable } from "node:stream";
import type { TerminalInput } from "../command.ts";
import { run } from "../run.ts";
import type { Ended } from "./purvey.ts";

export interface RunOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** How wide the terminal is; nothing for output that goes to a file. */
  readonly columns?: number;
  /** What comes in on standard input. */
  readonly input?: string | TerminalInput;
}

/** Runs a command line in this process: the same way as the program's, without the time that starting one takes. */
export async function runPurvey(words: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { environment = {}, columns, input = "" } = options;
  let [out, error] = ["", ""];
  const status = await run(words, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    environment,
    columns,
    input: () => (typeof input === "string" ? Readable.from([Buffer.from(input)]) : input),
  });
  return { status, out, error };
}
