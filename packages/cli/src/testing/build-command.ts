import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
let built: Promise<string> | undefined;

/**
 * The command as one program made of today's sources, because Node 20 does not run TypeScript; answers its file. Made
 * once for each test file, in a second, and removed when its process ends.
 */
export function buildCommand(): Promise<string> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<string> {
  const parent = join(packageFolder, "node_modules", ".cache", "command");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "run-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const conditions = ["source", "module", "node", "default"];
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions },
    ssr: { noExternal: [/^@purvey\//], resolve: { conditions } },
    build: {
      ssr: join(packageFolder, "src", "bin.ts"),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: "bin.mjs", chunkFileNames: "[name]-[hash].mjs" } },
    },
  });
  return join(folder, "bin.mjs");
}
