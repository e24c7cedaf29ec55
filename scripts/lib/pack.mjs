// Makes the packages as they are published: what the build wrote, without what only this repository needs.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { forCompilers } from "./for-compilers.mjs";
import { root } from "./root.mjs";

/** The published packages, each after those that it needs. */
export const published = ["contract", "tables", "search", "client", "react", "server", "mcp", "cli"];

const windows = process.platform === "win32";

/**
 * Packs published packages into a folder, all unless told which. The condition `source` is left out: it names files that are not in the
 * package, and whoever uses a condition of that name for themselves would be sent to them.
 *
 * @param folder where the tarballs go; emptied first
 * @returns name, version and tarball of each, in the order they are published
 */
export async function packAll(folder, names = published) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const staged = names.map((name) => {
    const stage = join(folder, "stage", name);
    const { version, name: fullName } = stagePackage(join(root, "packages", name), stage);
    return {
      name: fullName,
      version,
      stage,
      file: join(folder, `${fullName.slice(1).replace("/", "-")}-${version}.tgz`),
    };
  });
  if (names.includes("client")) await joinServices(join(folder, "stage", "client"));
  if (names.includes("cli")) addSites(join(folder, "stage", "cli"));
  const words = ["pack", "--silent", "--pack-destination", folder, ...staged.map(({ stage }) => stage)];
  execFileSync("npm", words, { shell: windows, stdio: "pipe" });
  return staged;
}

function stagePackage(source, stage) {
  const manifest = JSON.parse(readFileSync(join(source, "package.json"), "utf8"));
  if (!existsSync(join(source, "dist")))
    throw new Error(`\`${source}\` is not built. Build it: npm run build:packages.`);
  cpSync(join(source, "dist"), join(stage, "dist"), {
    recursive: true,
    filter: (file) => !/\.tsbuildinfo[^/\\]*$/.test(file) && !isLeftOver(file),
  });
  for (const file of manifest.files.filter((name) => name !== "dist"))
    cpSync(join(source, file), join(stage, file), { recursive: true });
  addSources(source, stage);
  cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));
  const { devDependencies: _, ...rest } = manifest;
  const exports = Object.fromEntries(
    Object.entries(withoutSource(manifest.exports)).filter(([, target]) => Object.keys(target).length > 0),
  );
  const imports = manifest.imports && withoutSource(manifest.imports);
  const files = [...manifest.files, "src"];
  const packed = { ...rest, files, exports, ...(imports ? { imports } : {}), ...repository(manifest.name) };
  writeFileSync(join(stage, "package.json"), `${JSON.stringify(forCompilers(packed, stage), null, 2)}\n`);
  return manifest;
}

/**
 * Puts the modules of all services into one file: who uses all of them opens one file and not one for each, which takes
 * Node most of the time. The modules of single services stay as they are.
 */
async function joinServices(stage) {
  const file = join(stage, "dist", "services", "index.js");
  const bundle = await rolldown({
    input: file,
    external: [/[\\/]wire\.js$/],
    platform: "neutral",
    plugins: [{ name: "maps", load: moduleWithMap }],
  });
  await bundle.write({ file, format: "esm", sourcemap: true });
  await bundle.close();
}

/** The application and the documentation, which `purvey start` serves. */
function addSites(stage) {
  const file = join(stage, "package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  for (const site of ["web", "docs"]) {
    const built = join(root, "apps", site, "dist");
    if (!existsSync(join(built, "index.html")))
      throw new Error(`\`${built}\` is not built, and \`purvey start\` serves it. Build it: npm run build.`);
    cpSync(built, join(stage, site), { recursive: true });
  }
  writeFileSync(file, `${JSON.stringify({ ...manifest, files: [...manifest.files, "web", "docs"] }, null, 2)}\n`);
}

/** Provenance is refused for a package that does not name the repository it was built in. */
function repository(name) {
  const { GITHUB_REPOSITORY: repo, GITHUB_SERVER_URL: server = "https://github.com" } = process.env;
  if (!repo) return {};
  return {
    repository: { type: "git", url: `git+${server}/${repo}.git`, directory: name.replace("@purvey", "packages") },
  };
}

function withoutSource(targets) {
  if (typeof targets !== "object") return targets;
  const kept = Object.entries(targets).filter(([condition]) => condition !== "source");
  return Object.fromEntries(kept.map(([condition, target]) => [condition, withoutSource(target)]));
}

/** So that the joined file leads to the sources, and not to what they were joined from. */
function moduleWithMap(file) {
  return { code: readFileSync(file, "utf8"), map: JSON.parse(readFileSync(`${file}.map`, "utf8")) };
}

/** Written from a source that is gone: the compiler does not take away what it no longer writes. */
function isLeftOver(file) {
  const map = file.endsWith(".map") ? file : `${file}.map`;
  return existsSync(map) && sourcesOf(map).some((source) => !existsSync(source));
}

/** The sources that the maps lead to: a debugger and "go to definition" show them. */
function addSources(source, stage) {
  const maps = readdirSync(join(stage, "dist"), { recursive: true }).filter((file) => file.endsWith(".map"));
  for (const map of maps)
    for (const file of sourcesOf(join(source, "dist", map)))
      cpSync(file, join(stage, relative(source, file)), { recursive: true });
}

/** The files that a map leads to. */
export function sourcesOf(map) {
  return JSON.parse(readFileSync(map, "utf8")).sources.map((file) => join(dirname(map), file));
}
