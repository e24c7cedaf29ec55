// The import rule of the house: packages import only what stands above them in this table. Tests may import more.
// Within the server layers and trades stand in an order of their own; `--draw` renews its drawing.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { drawing, importsOf, layerFaults, sourceFiles } from "./lib/server-layers.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Which packages of ours each folder may import. */
const allowed = {
  "packages/contract": [],
  "packages/tables": [],
  "packages/search": [],
  "packages/client": ["@purvey/contract"],
  "packages/react": ["@purvey/client", "@purvey/contract"],
  "packages/server": ["@purvey/contract", "@purvey/search", "@purvey/tables"],
  "packages/mcp": ["@purvey/client", "@purvey/contract"],
  "packages/cli": ["@purvey/client", "@purvey/contract", "@purvey/mcp", "@purvey/server"],
  "packages/ui": [],
  "apps/docs": ["@purvey/contract", "@purvey/search", "@purvey/ui"],
  "apps/web": ["@purvey/react", "@purvey/ui", "@purvey/client", "@purvey/contract", "@purvey/search", "@purvey/tables"],
};

/** Only who asks for them by these names gets them: nothing of the browser imports them. */
const forNode = [
  "packages/tables/src/read-file.ts",
  "packages/client/src/content-coding.ts",
  "packages/client/src/node.ts",
  "packages/client/src/recording.ts",
];

/** The modules of the browser that must not reach for Node. */
const withoutNode = [
  "packages/contract",
  "packages/tables",
  "packages/search",
  "packages/client",
  "packages/react",
  "packages/ui",
  "apps/web/src",
  "apps/docs/src/browser",
];

/** The TypeScript projects of a folder: which files are in each, and which of our packages are built before it. */
function projectsOf(folder) {
  return readdirSync(join(root, folder))
    .filter((name) => /^tsconfig(\.\w+)?\.json$/.test(name))
    .map((name) => ({ name: `${folder}/${name}`, ...JSON.parse(readFileSync(join(root, folder, name), "utf8")) }))
    .map(({ name, include = [], references = [] }) => ({
      name,
      holds: (file) => include.some((part) => file.startsWith(`${folder}/${part}`)),
      built: references.map(({ path }) => `@purvey/${path.split("/").at(-1)}`),
    }));
}

const faults = [];
for (const [folder, names] of Object.entries(allowed)) {
  const projects = projectsOf(folder);
  for (const file of sourceFiles(join(root, folder))) {
    const name = relative(root, file);
    for (const { target, line } of importsOf(readFileSync(file, "utf8"))) {
      const own = target.match(/^@purvey\/[a-z]+/)?.[0];
      if (own && !names.includes(own))
        faults.push(
          `${name}:${line} imports ${target}; ${folder} may import ${names.join(", ") || "none of our packages"}.`,
        );
      // Otherwise it compiles only where an older build lies about.
      for (const project of own ? projects : [])
        if (project.holds(name) && !project.built.includes(own))
          faults.push(`${name}:${line} imports ${target}; add ${own} to the references of ${project.name}.`);
      if (
        target.startsWith(".") &&
        !relative(join(root, folder), join(file, "..", target)).startsWith("src") &&
        !/\.(json|css)$/.test(target)
      ) {
        faults.push(`${name}:${line} imports ${target}, which lies outside ${folder}/src.`);
      }
      const feature = name.match(/^apps\/web\/src\/features\/([^/]+)\//)?.[1];
      const inside = target.startsWith(".") ? relative(join(root, folder, "src"), join(file, "..", target)) : "";
      if (feature && /^(features|routes|app)\//.test(inside) && !inside.startsWith(`features/${feature}/`)) {
        faults.push(
          `${name}:${line} imports ${target}; a feature imports itself and shared, and routes put features together.`,
        );
      }
      if (
        (/^node:|^@purvey\/client\/(node|recording)$/.test(target) ||
          forNode.includes(join(name, "..", target).replaceAll("\\", "/"))) &&
        withoutNode.some((part) => name.startsWith(part)) &&
        !forNode.includes(name) &&
        !name.endsWith("vite.config.ts")
      ) {
        faults.push(`${name}:${line} imports ${target}, but must run in a browser.`);
      }
    }
  }
}
faults.push(...layerFaults(root));

// The page's drawing is of the code, or is no help.
const page = join(root, "docs/ARCHITECTURE.md");
const text = readFileSync(page, "utf8");
const drawn = text.replace(/```mermaid.*?```/s, () => drawing(root));
if (process.argv.includes("--draw")) writeFileSync(page, drawn);
else if (drawn !== text)
  faults.push("docs/ARCHITECTURE.md draws another house than the code; run `node scripts/check-imports.mjs --draw`.");

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
