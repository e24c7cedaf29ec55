import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Terminal, TerminalInput } from "../command.ts";

/** What a person ended with Ctrl+C. */
export class Interrupted extends Error {
  constructor() {
    super("Stopped; nothing was changed.");
  }
}

/** True when a person sits at the keyboard. */
export function isAtKeyboard({ input }: Terminal): boolean {
  return input?.().isTTY === true;
}

/**
 * Asks a person for a line. A secret is not shown while it is typed.
 *
 * @throws Interrupted at Ctrl+C and at the end of the input.
 */
export async function ask(question: string, terminal: Terminal, secret = false): Promise<string> {
  const input = terminal.input?.() as TerminalInput;
  terminal.error(question);
  // Readline repeats what is typed on its output: into nothing for a secret.
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      if (!secret) terminal.error(chunk.toString());
      done();
    },
  });
  const lines = createInterface({ input, output, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once("SIGINT", () => reject(new Interrupted()));
      lines.once("close", () => reject(new Interrupted()));
      lines.question("").then(resolve, reject);
    });
  } finally {
    lines.close();
    if (secret) terminal.error("\n");
  }
}

/** The first line of standard input, for a password that a program hands over. */
export async function firstLine(input: TerminalInput): Promise<string> {
  let text = "";
  for await (const part of input) {
    text += String(part);
    if (text.includes("\n")) break;
  }
  return text.replace(/\r?\n.*$/s, "").replace(/^\uFEFF/, "");
}
