import { build, type Plugin, type Rolldown } from "vite";
import type { FilesOfScreens } from "./preload-screen.ts";
import { firstScreens, furtherScreens, patternOf, type ScreenModules } from "./screen-modules.ts";

/**
 * Builds the script in the page's head: the theme before the first paint, and `head-script.ts`. Its name carries the hash of
 * its content, so a browser that has it asks no server before it goes on. While developing, the theme's script stays alone.
 */
export function buildHeadScript(): Plugin {
  let root = "";
  let headScript = "";
  let script = themeScript;
  return {
    name: "purvey-head-script",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const source = await scriptOf(root, ["public/theme.js", "src/head-script/head-script.ts"]);
      headScript = this.emitFile({ type: "asset", name: "head-script.js", source });
    },
    generateBundle(_, bundle) {
      const listed = JSON.stringify(filesOfScreens(bundle, firstScreens)).replaceAll('"', "&quot;");
      const source = JSON.stringify(filesOfScreens(bundle, furtherScreens));
      const further = this.getFileName(this.emitFile({ type: "asset", name: "screens.json", source }));
      const lists = `data-screens="${listed}" data-further="/${further}"`;
      script = `<script src="/${this.getFileName(headScript)}" ${lists}></script>`;
    },
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!html.includes(themeScript)) throw new Error("The page's head has no place to begin.");
        return html.split(themeScript).join(script);
      },
    },
  };
}

const themeScript = '<script src="/theme.js"></script>';

/** Modules with what they import, run in this order, as one classic script. */
async function scriptOf(root: string, modules: readonly string[]): Promise<string> {
  const entry = `${root}/head-script`;
  const all: Plugin = {
    name: "purvey-head-script-modules",
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? modules.map((module) => `import "${root}/${module}";`).join("") : undefined),
  };
  const lib = { entry, formats: ["iife" as const], name: "headScript" };
  const quiet = { configFile: false, publicDir: false, logLevel: "silent" } as const;
  const built = await build({ root, ...quiet, plugins: [all], build: { write: false, lib } });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !("output" in output)) throw new Error("The script of the page's head was not built.");
  return output.output[0].code;
}

/** The files of screens beside those of the application's own script. */
function filesOfScreens(
  bundle: Rolldown.OutputBundle,
  screens: Readonly<Record<string, ScreenModules>>,
): FilesOfScreens {
  const own = new Set(scriptsOf(bundle, ["/index.html"]));
  const entries = Object.entries(screens).map(([path, modules]) => {
    const first = scriptsOf(bundle, modules.first).filter((file) => !own.has(file));
    const later = scriptsOf(bundle, modules.later).filter((file) => !own.has(file) && !first.includes(file));
    return [
      patternOf(path),
      { first: first.map((file) => `/${file}`), later: later.map((file) => `/${file}`) },
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** The chunks of modules, each with what it imports, and once. */
function scriptsOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const found = new Set<string>();
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (each) => each.type === "chunk" && each.moduleIds.some((id) => id.endsWith(module)),
    );
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
