import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** A TypeScript file that runs in a process of its own. */
export interface RunningScript {
  readonly processId: number;
  /** The next line it prints. Rejects with what it wrote to its log when it ended without one. */
  line(): Promise<string>;
  /** Ends it as a crash does (`kill -9`) and waits until it is gone. */
  kill(): Promise<void>;
  /** Waits for its end and answers its exit code. */
  ended(): Promise<number | null>;
}

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts a TypeScript file in a process of its own, for tests that need one to kill or to compete with.
 *
 * @param file the file, which is translated first because Node 20 does not run TypeScript
 * @param arguments_ what the script finds in `process.argv.slice(2)`
 */
export async function startScript(file: URL, arguments_: readonly string[] = []): Promise<RunningScript> {
  const translated = await translate(fileURLToPath(file));
  const child = spawn(process.execPath, [translated, ...arguments_], { stdio: ["ignore", "pipe", "pipe"] });
  child.once("close", () => rmSync(dirname(translated), { recursive: true, force: true }));
  return new ChildScript(child);
}

const conditions = ["source", "module", "node", "default"];

/** Bundles our own files into one; packages stay outside and are found from the folder of the result. */
async function translate(file: string): Promise<string> {
  const scripts = join(packageFolder, "node_modules", ".cache", "scripts");
  await mkdir(scripts, { recursive: true });
  const folder = await mkdtemp(join(scripts, "run-"));
  const name = `${basename(file, ".ts")}.mjs`;
  const output = { entryFileNames: name, codeSplitting: false };
  await build({
    configFile: false,
    logLevel: "error",
    // The workspace's own packages come from their source, as in tests: nothing has to be built.
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    build: {
      ssr: file,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { external: /^(?!@purvey\/|#)[^./]/, output },
    },
  });
  return join(folder, name);
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
