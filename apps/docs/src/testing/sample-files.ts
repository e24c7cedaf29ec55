import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reactSample, typescriptSample } from "@purvey/contract/documents/call-samples";
import { services } from "@purvey/contract/services/index";
import { documents, root, type Sample, samplesOf } from "./samples.ts";

/** Where samples are written to be compiled and run; below the root, so that packages are found. */
export const samplesFolder = join(root, "apps/docs/.cache/samples");

/** The module that the guides' samples sign in with. */
const signIn = samplesOf("docs/guides/first-call.md").find(({ name }) => name === "purvey.ts");

/** The folder of a document's samples: `docs/guides/react.md` → `docs-guides-react`. */
export function folderOf(document: string, within = samplesFolder): string {
  return join(within, document.replace(/\.md$/, "").replaceAll("/", "-"));
}

/** The file that a sample is written to. */
export function fileOf({ document, name }: Sample, within = samplesFolder): string {
  return join(folderOf(document, within), name);
}

/** True for what is compiled. */
export function isScript({ language }: Sample): boolean {
  return language === "ts" || language === "tsx";
}

/** Writes the samples of a document into a folder of their own, for a test file that loads them itself. */
export function writeSamplesOf(document: string): (name: string) => string {
  const within = `${samplesFolder}-${document.replace(/\W+/g, "-")}`;
  const samples = samplesOf(document).filter(isScript);
  for (const sample of samples) write(fileOf(sample, within), sample.code);
  return (name) => join(folderOf(document, within), name);
}

/** Writes every sample of documents and of the reference, and what the compiler needs; answers how many there are. */
export function writeSamples(): { documented: number; generated: number } {
  rmSync(samplesFolder, { recursive: true, force: true });
  const samples = documents().flatMap(samplesOf).filter(isScript);
  for (const sample of samples) write(fileOf(sample), `${sample.code}\nexport {};\n`);
  for (const document of new Set(samples.map((sample) => sample.document)))
    if (signIn) write(join(folderOf(document), "purvey.ts"), signIn.code);
  const generated = writeReference();
  const options = { include: ["**/*.ts", "**/*.tsx"], exclude: [], extends: "../../../../tsconfig.test.json" };
  write(
    join(samplesFolder, "tsconfig.json"),
    JSON.stringify({ ...options, compilerOptions: { noUnusedLocals: false } }),
  );
  return { documented: samples.length, generated };
}

/** The samples of all endpoints, a module a service for each language: one program is compiled in the time of one file. */
function writeReference(): number {
  const folder = join(samplesFolder, "reference");
  if (signIn) write(join(folder, "purvey.ts"), signIn.code);
  let count = 0;
  for (const { name, endpoints } of services) {
    const all = Object.values(endpoints);
    const calls = all.map(
      (endpoint, index) => `export async function call${index}() {\n${typescriptSample(endpoint)}}\n`,
    );
    write(join(folder, `${name}.ts`), `import { api } from "./purvey.ts";\n${calls.join("")}`);
    write(join(folder, `${name}-hooks.ts`), hooksOf(all.map((endpoint) => reactSample(endpoint))));
    count += 2 * all.length;
  }
  return count;
}

/** The hooks of a service in one module: their imports once, each hook as it stands. */
function hooksOf(samples: readonly string[]): string {
  const imports = [
    'import { dataOf, useMutationOptions, useQueryOptions } from "@purvey/react";',
    'import { useMutation, useQuery } from "@tanstack/react-query";',
  ];
  return [...imports, ...samples.map((sample) => sample.replace(/^import .*\n/gm, ""))].join("\n");
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
