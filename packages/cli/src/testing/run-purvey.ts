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

const signals = ["SIGINT", "SIGTERM"] as const;

/** Runs a command line in this process: the same way as the program's, without the time that starting one takes. */
export async function runPurvey(words: readonly string[], options: RunOptions = {}): Promise<Ended> {
  const { environment = {}, columns, input = "" } = options;
  let [out, error] = ["", ""];
  const heard = signals.map((signal) => process.listeners(signal));
  const status = await run(words, {
    out: (text) => {
      out += text;
    },
    error: (text) => {
      error += text;
    },
    // What `purvey login` keeps in the home of whoever runs the tests is no part of them.
    environment: { XDG_CONFIG_HOME: "/no/such/folder", ...environment },
    columns,
    input: () => (typeof input === "string" ? Readable.from([Buffer.from(input)]) : input),
  }).finally(() => {
    // What a command was refused in would listen on to what this process runs next.
    for (const [index, signal] of signals.entries())
      for (const listener of process.listeners(signal))
        if (!heard[index]?.includes(listener)) process.off(signal, listener);
  });
  return { status, out, error };
}
