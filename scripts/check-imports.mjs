// The import rule of the house: packages import only what stands above them in this table. Tests may import more.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Which packages of ours each folder may import. */
const allowed = {
  "packages/contract": [],
  "packages/tables": [],
  "packages/client": ["@purvey/contract"],
  "packages/react": ["@purvey/client", "@purvey/contract"],
  "packages/server": ["@purvey/contract", "@purvey/tables"],
  "packages/mcp": ["@purvey/client", "@purvey/contract"],
  "packages/cli": ["@purvey/client", "@purvey/contract", "@purvey/mcp", "@purvey/server"],
  "packages/ui": [],
  "apps/docs": ["@purvey/contract", "@purvey/ui"],
  "apps/web": ["@purvey/react", "@purvey/ui", "@purvey/client", "@purvey/contract", "@purvey/tables"],
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
  "packages/client",
  "packages/react",
  "packages/ui",
  "apps/web/src",
  "apps/docs/src/browser",
];

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(".") || ["node_modules", "dist", "testing", "scripts"].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|test-d|bench)\.tsx?$/.test(entry.name)) yield path;
  }
}

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

const importPattern = /^(?:import|export)\b[^;"`]*?"([^"]+)";?$|^[^*`/\n]*\bimport\("([^"]+)"\)/gm;
const faults = [];
for (const [folder, names] of Object.entries(allowed)) {
  const projects = projectsOf(folder);
  for (const file of sourceFiles(join(root, folder))) {
    const name = relative(root, file);
    for (const [, plain, dynamic] of readFileSync(file, "utf8").matchAll(importPattern)) {
      const target = plain ?? dynamic;
      const own = target.match(/^@purvey\/[a-z]+/)?.[0];
      if (own && !names.includes(own))
        faults.push(`${name} imports ${target}; ${folder} may import ${names.join(", ") || "none of our packages"}.`);
      // Otherwise it compiles only where an older build lies about.
      for (const project of own ? projects : [])
        if (project.holds(name) && !project.built.includes(own))
          faults.push(`${name} imports ${target}; add ${own} to the references of ${project.name}.`);
      if (
        target.startsWith(".") &&
        !relative(join(root, folder), join(file, "..", target)).startsWith("src") &&
        !/\.(json|css)$/.test(target)
      ) {
        faults.push(`${name} imports ${target}, which lies outside ${folder}/src.`);
      }
      const feature = name.match(/^apps\/web\/src\/features\/([^/]+)\//)?.[1];
      const inside = target.startsWith(".") ? relative(join(root, folder, "src"), join(file, "..", target)) : "";
      if (feature && /^(features|routes|app)\//.test(inside) && !inside.startsWith(`features/${feature}/`)) {
        faults.push(
          `${name} imports ${target}; a feature imports itself and shared, and routes put features together.`,
        );
      }
      if (
        (/^node:|^@purvey\/client\/(node|recording)$/.test(target) ||
          forNode.includes(join(name, "..", target).replaceAll("\\", "/"))) &&
        withoutNode.some((part) => name.startsWith(part)) &&
        !forNode.includes(name) &&
        !name.endsWith("vite.config.ts")
      ) {
        faults.push(`${name} imports ${target}, but must run in a browser.`);
      }
    }
  }
}
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
