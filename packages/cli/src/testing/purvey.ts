import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { programOf } from "@purvey/server/testing/program-of";
import { onTestFinished } from "vitest";

/** What a command that ended has left. */
export interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly error: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A command that runs. */
export interface Running {
  readonly child: ChildProcess;
  /** The next line of its standard output; rejects with what it wrote to standard error when it ended without one. */
  line(): Promise<string>;
  ended(): Promise<Ended>;
}

/** The command as a program made of today's sources; answers its file. */
export function buildCommand(): Promise<string> {
  return programOf(new URL("../bin.ts", import.meta.url));
}

/** Runs `purvey` with these words as a program of its own, to its end; `input` is its whole standard input. */
export async function purvey(words: readonly string[], environment: Environment = {}, input?: string): Promise<Ended> {
  return (await startPurvey(words, environment, input)).ended();
}

/** Starts `purvey` with these words; what still runs after the test is ended. */
export async function startPurvey(
  words: readonly string[],
  environment: Environment = {},
  input = "",
): Promise<Running> {
  const child = spawn(process.execPath, [await buildCommand(), ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PURVEY_CACHE: process.env.PURVEY_CACHE, ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  // A command that needs no input may have ended before it could take it.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [out, error] = [textOf(child.stdout), textOf(child.stderr)];
  const end = once(child, "close").then(([status]): Ended => ({ status, out: out(), error: error() }));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    child,
    ended: () => end,
    async line() {
      const { value, done } = await lines.next();
      if (!done) return value;
      throw new Error(`The command ended with ${(await end).status}: ${(await end).error}`);
    },
  };
}

function textOf(stream: NodeJS.ReadableStream): () => string {
  let text = "";
  stream.on("data", (part: Buffer) => {
    text += part.toString();
  });
  return () => text;
}

/** Waits until a server says that it is ready, and answers its address. */
export async function readyAt(running: Running): Promise<string> {
  for (;;) {
    const [, url] = /^Purvey is ready at (http:\S+)$/.exec(await running.line()) ?? [];
    if (url) return url;
  }
}
