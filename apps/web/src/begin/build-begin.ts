import { build, type Plugin, type Rolldown } from "vite";
import type { ScreenScripts } from "./preload-screen.ts";

/** The screens that people begin with, and where their scripts come from. */
const screens: Readonly<Record<string, string>> = {
  "/sign-in": "/src/features/account/sign-in-screen.tsx",
  "/$": "/src/routes/shop/home-screen.tsx",
  "/shop$": "/src/routes/shop/home-screen.tsx",
  "/shop/search": "/src/features/catalog/search-screen.tsx",
  "/shop/i/": "/src/features/catalog/item-screen.tsx",
};

/**
 * Builds the script in the page's head: the theme before the first paint, and `begin.ts`. Its name carries the hash of
 * its content, so a browser that has it asks no server before it goes on. While developing, the theme's script stays alone.
 */
export function buildBegin(): Plugin {
  let root = "";
  return {
    name: "purvey-begin",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const source = await scriptOf(root, ["public/theme.js", "src/begin/begin.ts"]);
      this.emitFile({ type: "asset", name: "begin.js", source });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const begin = Object.values(bundle ?? {}).find(
          ({ type, fileName }) => type === "asset" && /^assets\/begin-.*\.js$/.test(fileName),
        );
        if (!begin || !bundle || !html.includes(themeScript)) throw new Error("The page's head has no place to begin.");
        const listed = JSON.stringify(scriptsOfScreens(bundle, html)).replaceAll('"', "&quot;");
        return html.split(themeScript).join(`<script src="/${begin.fileName}" data-screens="${listed}"></script>`);
      },
    },
  };
}

const themeScript = '<script src="/theme.js"></script>';

/** Modules with what they import, run in this order, as one classic script. */
async function scriptOf(root: string, modules: readonly string[]): Promise<string> {
  const entry = `${root}/begin`;
  const all: Plugin = {
    name: "purvey-begin-modules",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? modules.map((module) => `import "${root}/${module}";`).join("") : undefined),
  };
  const lib = { entry, formats: ["iife" as const], name: "begin" };
  const quiet = { configFile: false, publicDir: false, logLevel: "silent" } as const;
  const built = await build({ root, ...quiet, plugins: [all], build: { write: false, lib } });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("The script of the page's head was not built.");
  return output.output[0].code;
}

function scriptsOfScreens(bundle: Rolldown.OutputBundle, html: string): ScreenScripts {
  const entries = Object.entries(screens).map(([path, module]) => {
    const chunk = Object.values(bundle).find((each) => each.type === "chunk" && each.facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The build has no script for \`${module}\`.`);
    const files = [...importsOf(bundle, chunk.fileName)].filter((file) => !html.includes(file));
    return [path, files.map((file) => `/${file}`)] as const;
  });
  return Object.fromEntries(entries);
}

/** A chunk with all that it imports before it can run. */
function importsOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== "chunk") return found;
  found.add(file);
  for (const next of chunk.imports) importsOf(bundle, next, found);
  return found;
}
