import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** A program that runs in a process of its own. */
export interface RunningScript {
  readonly processId: number;
  /** The next line it prints. Rejects with what it wrote to its log when it ended without one. */
  line(): Promise<string>;
  /** Ends it as a crash does (`kill -9`) and waits until it is gone. */
  kill(): Promise<void>;
  /** Waits for its end and answers its exit code. */
  ended(): Promise<number | null>;
}

/** Runs a file that Node understands with these words, in a process of its own. */
export function runScript(file: string, words: readonly string[] = []): RunningScript {
  return new ChildScript(spawn(process.execPath, [file, ...words], { stdio: ["ignore", "pipe", "pipe"] }));
}

class ChildScript implements RunningScript {
  readonly processId: number;
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;
  readonly #end: Promise<number | null>;
  #log = "";

  constructor(child: ChildProcess) {
    if (!child.pid || !child.stdout) throw new Error("The script's process did not start.");
    this.processId = child.pid;
    this.#child = child;
    this.#lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    this.#end = once(child, "close").then(([code]) => code as number | null);
    child.stderr?.on("data", (part: Buffer) => {
      this.#log += part.toString();
    });
  }

  async line(): Promise<string> {
    const { value, done } = await this.#lines.next();
    if (!done) return value;
    throw new Error(`The script ended with ${await this.#end}: ${this.#log}`);
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.#end;
  }

  ended(): Promise<number | null> {
    return this.#end;
  }
}
