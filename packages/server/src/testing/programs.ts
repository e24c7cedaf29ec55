import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const cache = fileURLToPath(new URL("../../node_modules/.cache", import.meta.url));
const conditions = ["source", "module", "node", "default"];

/**
 * TypeScript files of today's sources as programs that Node runs, because Node 20 does not run TypeScript. Each is made
 * once for all test files of a run, in a second, and removed after it.
 */
export class Programs {
  readonly #made = new Map<string, Promise<string>>();
  #folder: Promise<string> | undefined;

  /** The program of this file; answers where it is. */
  of(file: string): Promise<string> {
    const known = this.#made.get(file);
    if (known) return known;
    const made = this.#make(file);
    this.#made.set(file, made);
    return made;
  }

  async remove(): Promise<void> {
    if (this.#folder) await rm(await this.#folder, { recursive: true, force: true });
  }

  /** Bundles our own files; packages of others stay outside and are found from the folder of the result. */
  async #make(file: string): Promise<string> {
    this.#folder ??= emptyFolder();
    const name = basename(file, ".ts");
    const outDir = join(await this.#folder, String(this.#made.size), name);
    await build({
      configFile: false,
      logLevel: "error",
      resolve: { conditions },
      ssr: { noExternal: [/^@purvey\//], resolve: { conditions } },
      build: {
        ssr: file,
        outDir,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: "[name]-[hash].mjs" } },
      },
    });
    return join(outDir, `${name}.mjs`);
  }
}

async function emptyFolder(): Promise<string> {
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, "programs-"));
}
