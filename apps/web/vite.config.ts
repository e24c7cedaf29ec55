import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { buildHeadScript } from "./src/head-script/build-head-script.ts";
import { buildOpsWorker } from "./src/offline/build-ops-worker.ts";

type ImportsOf = (id: string) => readonly string[];

/** The modules that run before a module does, and the module itself. */
function loadedWith(file: string, importsOf: ImportsOf): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(add);
  };
  add(fileURLToPath(new URL(file, import.meta.url)));
  return found;
}

function allLoadedWith(files: readonly string[], importsOf: ImportsOf): Set<string> {
  return new Set(files.flatMap((file) => [...loadedWith(file, importsOf)]));
}

type Piece = "start" | "shop" | "quantity" | "common" | "results";

const commonParts = [
  "../../packages/ui/src/data/timestamp.tsx",
  "../../packages/ui/src/data/quantity.tsx",
  "src/shared/use-wide.ts",
  "src/shared/use-service.ts",
];

/** Of the results, what other screens use too: they must not load and run the results for it. */
const resultParts = ["../../packages/ui/src/primitives/select.tsx", "src/shared/parts/part-picture.tsx"];

let pieces: Readonly<Record<Piece, ReadonlySet<string>>> | undefined;

/**
 * What comes with the page, what the beginning of the shop and its results have in common, what entering quantities needs,
 * small parts of many screens, and what rows of results are made of.
 */
function piecesOf(importsOf: ImportsOf): NonNullable<typeof pieces> {
  const results = loadedWith("src/features/catalog/search-screen.tsx", importsOf);
  const home = loadedWith("src/routes/shop/home-screen.tsx", importsOf);
  const quantity = loadedWith("../../packages/ui/src/primitives/quantity-stepper.tsx", importsOf);
  return {
    start: loadedWith("index.html", importsOf),
    quantity,
    common: allLoadedWith(commonParts, importsOf),
    shop: new Set([...[...home].filter((id) => results.has(id)), ...allLoadedWith(resultParts, importsOf)]),
    results: new Set(
      [...results].filter((id) => id.includes("/features/catalog/") && !id.endsWith("/search-screen.tsx")),
    ),
  };
}

/** The libraries that every page begins with, each by name: a further one of TanStack is for the screens that use it. */
const baseLibraries =
  /node_modules[\\/](?:react|react-dom|scheduler|use-sync-external-store|@tanstack[\\/](?:history|query-core|react-query|react-router|react-store|router-core|store))[\\/](?!.*[\\/](?:hydration|queriesObserver|useQueries)\.js$)/;

/** Parts of libraries that no first screen uses; they are imported with the others. */
const onlyLater = /[\\/]@tanstack[\\/].*[\\/](?:hydration|queriesObserver|useQueries)\.js$/;

/** A group of one of the pieces; what an earlier group took stays there. */
function groupOf(name: Piece, priority: number) {
  return {
    name: (id: string, modules: { getModuleInfo(id: string): { importedIds: string[] } | null }) => {
      pieces ??= piecesOf((each) => modules.getModuleInfo(each)?.importedIds ?? []);
      return pieces[name].has(id) && !onlyLater.test(id) ? name : null;
    },
    priority,
  };
}

/** German texts of the administration and the console. */
const officeTexts =
  /[\\/]features[\\/](?:api-keys|console|enrichment|erp-sync|importing|prices|reference|settings|usage|users)[\\/].*messages\.de\.ts$/;

/** German sentences of the server about what is bought and sold, and on which terms. */
const tradeSentences = /[\\/]german[\\/](?:commerce|pricing|quote|record)-sentences\.ts$/;

/** The file of the script that every page begins with. */
const firstScript = /^assets\/index-[^/]+\.js$/;

const compress = promisify(brotliCompress);

/**
 * Writes every script, style and list a second time, as small as Brotli makes it, with `.br` behind its name: that takes
 * seconds, so the build does it and not the server that is asked.
 */
function compressAssets(): Plugin {
  return {
    name: "purvey-compress",
    apply: "build",
    async writeBundle({ dir = "dist" }) {
      const folder = `${dir}/assets`;
      const names = (await readdir(folder)).filter((name) => /\.(?:js|css|json)$/.test(name));
      await Promise.all(names.map((name) => compressFile(`${folder}/${name}`)));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await writeFile(`${path}.br`, await compress(body, { params }));
}

/**
 * Assets carry a hash and nothing is inlined, neither script nor style nor data URL, so that the server can send
 * `default-src 'self'` without `unsafe-inline`. Workspace packages are taken from their source: one build, no order.
 * The gallery of components (`/gallery.html`) is served by `vite` here and built into the documentation (`apps/docs`).
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), buildHeadScript(), buildOpsWorker(), compressAssets()],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  // `npm run dev` beside `npm start`: the API and the pictures come from there.
  server: { proxy: { "/api": "http://localhost:4400", "/media": "http://localhost:4400" } },
  build: {
    assetsInlineLimit: 0,
    cssTarget: ["chrome123", "safari17.5", "firefox128"],
    // Beside each import the build names what the imported script imports itself: all of it is asked for at once. Only the
    // first script names nothing, as everybody waits for it: what it imports is listed in `head-script/` and `later-screens.ts`.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies, { hostId }) => (firstScript.test(hostId) ? [] : dependencies),
    },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every page begins with, in few pieces, as many small ones compress badly: a new version of ours leaves the
      // first one cached.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "base",
              priority: 5,
              test: baseLibraries,
            },
            groupOf("start", 4),
            groupOf("shop", 3),
            groupOf("quantity", 2),
            groupOf("common", 1),
            groupOf("results", 0),
            // German texts and sentences come in two pieces each, asked for together: in one they would be the largest script.
            { name: "german-office", priority: 0, test: officeTexts },
            { name: "german-trade", priority: 0, test: tradeSentences },
          ],
        },
      },
    },
  },
});
