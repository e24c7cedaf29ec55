import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { afterAll } from "vitest";

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));
let built: Promise<string> | undefined;

afterAll(async () => {
  if (built) await rm(dirname(await built), { recursive: true, force: true });
});

/**
 * The command as one program made of today's sources, because Node 20 does not run TypeScript; answers its file. Made
 * once for each test file, in a second, and removed after it.
 */
export function buildCommand(): Promise<string> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<string> {
  const parent = join(packageFolder, "node_modules", ".cache", "command");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "run-"));
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
