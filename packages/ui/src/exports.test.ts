import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Target = string | { source: string; types: string; default: string };

const root = join(import.meta.dirname, "..");
const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { exports: Record<string, Target> };
const sourceOf = (target: Target) => (typeof target === "string" ? target : target.source);

describe("the exports of the package", () => {
  it("name files that exist", () => {
    const single = Object.entries(exports).filter(([name]) => !name.includes("*"));
    for (const [name, target] of single) expect([name, existsSync(join(root, sourceOf(target)))]).toEqual([name, true]);
  });

  it("reach every plain module and every folder of pieces", () => {
    const modules = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.tsx?$/.test(file));
    const reached = new Set(Object.values(exports).map(sourceOf));
    for (const file of modules) expect(reached).toContain(`./src/${file}`);
    for (const folder of ["primitives", "data", "shell"]) expect(reached).toContain(`./src/${folder}/*.tsx`);
  });

  it("leave plain modules out of the folders whose pattern ends in .tsx", () => {
    const folders = ["primitives", "data", "shell"].flatMap((folder) => readdirSync(join(import.meta.dirname, folder)));
    expect(folders.filter((file) => /^[\w-]+\.ts$/.test(file))).toEqual([]);
  });
});
