import { build, type Plugin, type Rolldown } from "vite";
import type { FilesOfScreens } from "./preload-screen.ts";

/** The screens that people begin with, and where their scripts come from. */
const screens: Readonly<Record<string, string>> = {
  "/sign-in": "/src/features/account/sign-in-screen.tsx",
  "/$": "/src/routes/shop/home-screen.tsx",
  "/shop$": "/src/routes/shop/home-screen.tsx",
  "/shop/search": "/src/features/catalog/search-screen.tsx",
  "/shop/i/": "/src/features/catalog/item-screen.tsx",
};

const account = "/src/features/account";
const frame = ["/src/routes/shop/rail-links.tsx", `${account}/ship-to-chooser.tsx`, `${account}/account-menu.tsx`];
const home = ["/src/routes/shop/home-side.tsx", ...frame, "/src/features/orders/parts/price-now.tsx"];

/** What these screens ask for next, in this order; those of people who are signed in. */
const nextOf: Readonly<Record<string, readonly string[]>> = {
  ...{ "/$": home, "/shop$": home },
  ...{ "/shop/search": frame, "/shop/i/": frame },
};

/** The faces that text and part numbers are set in. */
const faces = /hyperlegible-(?:next|mono)-latin-wght-normal-.*\.woff2$/;

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
        const listed = JSON.stringify(filesOfScreens(bundle, html)).replaceAll('"', "&quot;");
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

function filesOfScreens(bundle: Rolldown.OutputBundle, html: string): FilesOfScreens {
  const fonts = Object.keys(bundle).filter((file) => faces.test(file));
  const entries = Object.entries(screens).map(([path, module]) => {
    const first = scriptsOf(bundle, [module]).filter((file) => !html.includes(file));
    const next = nextOf[path] ?? [];
    const later = scriptsOf(bundle, next).filter((file) => !html.includes(file) && !first.includes(file));
    const shown = next.length > 0 ? [...later, ...fonts] : [];
    return [path, { first: first.map((file) => `/${file}`), later: shown.map((file) => `/${file}`) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The chunks of modules, each with what it imports, and once. */
function scriptsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  for (const module of modules) {
    const chunk = Object.values(bundle).find((each) => each.type === "chunk" && each.facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`The build has no script for \`${module}\`.`);
    importsOf(bundle, chunk.fileName, found);
  }
  return [...found];
}

/** A chunk with all that it imports before it can run. */
function importsOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (found.has(file) || chunk?.type !== "chunk") return found;
  found.add(file);
  for (const next of chunk.imports) importsOf(bundle, next, found);
  return found;
}
