// `npm run check:packages`: packs what is published, and uses it from an empty folder. With `--light`, as in `npm test`,
// nothing is fetched: what the packages need is linked, and publint, are-the-types-wrong, TypeScript 5.9 and workerd are left out.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { packAll, published, sourcesOf } from "./lib/pack.mjs";
import { root } from "./lib/root.mjs";
import { runTool } from "./lib/run.mjs";
import { consumerFolder, installPacked, linkPacked, nodeProgram, nodes } from "./packages/consumer-folder.mjs";
import { titleInBrowser } from "./packages/in-browser.mjs";
import { answerOfWorker } from "./packages/in-worker.mjs";
import { judgeTarball } from "./packages/judge-tarballs.mjs";
import { reacts, recordsRendered } from "./packages/react-app.mjs";
import { readmeSamples } from "./packages/readme-samples.mjs";

const light = process.argv.includes("--light");
let failed = 0;

/** One check: it fails by throwing, or by answering sentences. */
async function step(title, work) {
  const started = performance.now();
  let complaints;
  try {
    complaints = (await work()) ?? [];
  } catch (error) {
    complaints = [[error.message, error.stdout, error.stderr].filter(Boolean).map(String).join("\n")];
  }
  if (complaints.length > 0) failed += 1;
  console.log(
    `${complaints.length === 0 ? "✓" : "✗"} ${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  for (const complaint of complaints) console.log(`  ${complaint}`);
}

const expect = (title, found, wanted) =>
  found === wanted ? [] : [`${title}: found \`${found}\`, expected \`${wanted}\`.`];

if ((await runTool("typescript/bin/tsc", ["-b"])) !== 0) process.exit(1);
const folder = consumerFolder();
const modules = join(folder, "node_modules");
const node = (...words) =>
  execFileSync(process.execPath, words, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Every file that `exports` and `bin` name is there, and no condition of this repository is left. */
function missingFiles({ name }) {
  const place = join(modules, name);
  const manifest = JSON.parse(readFileSync(join(place, "package.json"), "utf8"));
  const targets = JSON.stringify({ exports: manifest.exports, bin: manifest.bin, imports: manifest.imports });
  const files = [...targets.matchAll(/"((?:\.\/)?(?:bin|dist)\/[^"*]+)"/g)].map(([, file]) => file);
  return [
    ...[...files, "README.md", "LICENSE"]
      .filter((file) => !existsSync(join(place, file)))
      .map((file) => `${name} lacks ${file}.`),
    ...(targets.includes('"source"')
      ? [`${name} has the condition \`source\`, which names files that are not in it.`]
      : []),
  ];
}

/** Every map has its sources in the package, and declarations name modules that are there: Deno does not look further. */
function brokenLinks({ name }) {
  const place = join(modules, name);
  const files = readdirSync(join(place, "dist"), { recursive: true }).map((file) => join(place, "dist", file));
  const maps = files.filter((file) => file.endsWith(".map"));
  const mapped = files.filter((file) => /(\.js|\.d\.ts)$/.test(file));
  return [
    ...mapped.filter((file) => !existsSync(`${file}.map`) && !onlyPassesOn(file)).map((file) => `${file} has no map.`),
    ...maps.flatMap((map) => sourcesOf(map).flatMap((file) => (existsSync(file) ? [] : [`${map} leads to ${file}.`]))),
    ...mapped
      .filter((file) => file.endsWith(".d.ts"))
      .flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/(?:\bfrom |\bimport\()"(\.[^"]*)"/g)]
          .filter(([, other]) => !existsSync(declarationOf(join(dirname(file), other))))
          .map(([, other]) => `${file} imports ${other}, which is not there.`),
      ),
  ];
}

/** An entry of a bundle, which has nothing of its own that a map could lead to. */
const onlyPassesOn = (file) => /^((import|export) [^;(]+;\s*)*$/.test(readFileSync(file, "utf8"));

/** The declarations of a module: a bundled one has no file beside them. */
const declarationOf = (file) => file.replace(/(?<!\.d)\.(js|ts)$/, ".d.ts");

const esModules = { project: ".", files: ["use.ts", "page.ts", "worker.ts"] };
const commonJs = { project: "required", files: ["use.ts"] };

/** Checks a consumer's types. */
function checkTypes(compiler, { project, files }, module, moduleResolution, more = {}) {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
    types: ["node"],
    module,
    moduleResolution,
    skipLibCheck: true,
    ...more,
  };
  writeFileSync(join(folder, project, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  node(join(modules, compiler, "bin", "tsc"), "-p", project);
}

/** Uses the packages, starts a shop and calls it, all by one version of Node. */
async function shopOn(version) {
  const program = nodeProgram(folder, version);
  const run = (...words) => execFileSync(program, words, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  run("use.mjs");
  run("use.cjs");
  const command = join(modules, "@purvey/cli/bin/purvey.js");
  const data = mkdtempSync(join(folder, "data-"));
  const shop = spawn(program, [command, "start", "--demo", "--port", "0", "--data", data], {
    cwd: folder,
    stdio: "pipe",
  });
  try {
    let url;
    for await (const line of createInterface(shop.stdout)) {
      url = /^Purvey is ready at (\S+)$/.exec(line)?.[1];
      if (url) break;
    }
    const words = [
      "call",
      "items.brands.list",
      '{"limit": 1}',
      "--user",
      "dana",
      "--password",
      "Passw0rd!demo",
      "--url",
      url,
    ];
    return expect("Brands", JSON.parse(run(command, ...words)).data.length, 1);
  } finally {
    shop.kill();
  }
}

let tarballs = [];
let server;
try {
  await step("pack", async () => {
    tarballs = await packAll(join(root, ".cache", "packages"));
  });
  await step(light ? "unpack and link" : "install", () => (light ? linkPacked : installPacked)(folder, tarballs));
  await step("files", () => tarballs.flatMap(missingFiles));
  await step("maps and their sources", () => tarballs.flatMap(brokenLinks));
  if (!light)
    await step("publint and are-the-types-wrong", async () =>
      (await Promise.all(tarballs.map((tarball) => judgeTarball(tarball, folder)))).flat(),
    );
  await step("Node, import", () => void node("use.mjs"));
  await step("Node, require", () => void node("use.cjs"));
  const compilers = light
    ? [["TypeScript 7", "typescript"]]
    : [
        ["TypeScript 7", "typescript"],
        ["TypeScript 5.9", "typescript-5"],
      ];
  for (const [title, compiler] of compilers) {
    await step(`${title}, nodenext`, () => checkTypes(compiler, esModules, "nodenext", "nodenext"));
    await step(`${title}, bundler`, () => checkTypes(compiler, esModules, "esnext", "bundler"));
    await step(`${title}, sources named \`.ts\``, () =>
      checkTypes(compiler, esModules, "nodenext", "nodenext", { allowImportingTsExtensions: true }),
    );
    await step(`${title}, CommonJS`, () => {
      checkTypes(compiler, commonJs, "nodenext", "nodenext");
      // The first compilers that know `exports`: they refuse to require what they take for an ES module.
      checkTypes(compiler, commonJs, "node16", "node16", { noEmit: false });
      node("required/use.js");
    });
  }
  if (!light) {
    await step("TypeScript 5.9, CommonJS without `exports`", () =>
      checkTypes("typescript-5", commonJs, "commonjs", "node10"),
    );
    await step("Deno", () => void node(join(modules, "deno/bin.cjs"), "check", "--no-lock", "use.ts"));
  }
  await step("command", () => {
    const [{ version }] = tarballs;
    const manifest = JSON.parse(readFileSync(join(modules, "@purvey/cli/package.json"), "utf8"));
    return expect(
      "purvey --version",
      node(join(modules, "@purvey/cli", manifest.bin.purvey), "--version"),
      `${version}\n`,
    );
  });
  if (!light) for (const version of nodes) await step(`a shop on Node ${version}`, () => shopOn(version));
  if (!light)
    for (const [title, versions] of Object.entries(reacts))
      await step(title, () => expect("Brands on the page", recordsRendered(tarballs, versions), "2"));
  await step("application and documentation", () =>
    ["web/index.html", "docs/index.html"]
      .filter((file) => !existsSync(join(modules, "@purvey/cli", file)))
      .map((file) => `@purvey/cli lacks ${file}: \`purvey start\` would serve the services alone.`),
  );
  await step("Vite", () => void node(join(modules, "vite/bin/vite.js"), "build", "--logLevel", "error"));
  server = spawn(process.execPath, ["serve.mjs"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
  const [address] = await once(createInterface(server.stdout), "line");
  await step("samples of the READMEs", () => {
    for (const name of published)
      for (const code of readmeSamples(name, address)) {
        writeFileSync(join(folder, "sample.mjs"), code);
        execFileSync(process.execPath, ["sample.mjs"], {
          cwd: folder,
          encoding: "utf8",
          env: { ...process.env, RECORD: "1", TOKEN: "none" },
        });
      }
  });
  if (!light)
    await step("workerd", async () => expect("The worker", await answerOfWorker(folder, address), "answered"));
  await step("browser under a strict content security policy", async () =>
    expect("The page", await titleInBrowser(address), "answered, VALIDATION_ERROR"),
  );
} finally {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
