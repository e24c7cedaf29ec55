import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** A block of code in a document. */
export interface Sample {
  /** The document, from the root: `docs/guides/first-call.md`. */
  readonly document: string;
  /** `ts`, `tsx`, `sh`, `console` … */
  readonly language: string;
  /** The name of its file, by which other samples of the document import it. */
  readonly name: string;
  readonly code: string;
}

/** Every document that people read, with its samples: the guides and the package descriptions. */
export function documents(): string[] {
  const guides = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((name) => `docs/${name}`);
  const packages = readdirSync(join(root, "packages")).map((name) => `packages/${name}/README.md`);
  const found = new Set(readdirSync(join(root, "packages"), { recursive: false, encoding: "utf8" }).filter(hasReadme));
  return [
    "README.md",
    ...guides.filter((name) => name.endsWith(".md")),
    ...packages.filter((name) => found.has(name.split("/")[1] ?? "")),
  ].sort();
}

function hasReadme(name: string): boolean {
  return readdirSync(join(root, "packages", name)).includes("README.md");
}

/** The samples of a document in their order. */
export function samplesOf(document: string): Sample[] {
  const text = readFileSync(join(root, document), "utf8");
  return [...text.matchAll(/^```(\w+)(?: +(\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", name, code = ""], index) => ({
      document,
      language,
      name: name ?? `${basename(document, ".md")}-${index + 1}.${language}`,
      code,
    }),
  );
}

/** The lines that a sample says it writes: what stands behind `// →`. */
export function toldOutput(code: string): string[] {
  return [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, told = ""]) => told.trim());
}
