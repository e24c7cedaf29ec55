import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

/** What the lists of a module's exports call things, without those of `export *`. */
function exportedNames(code: string): string[] {
  const lists = code.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  return [...lists].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((part) => part.trim().replace(/^type |^.* as /g, ""))
      .filter((name) => name !== ""),
  );
}

it("hides no type of a service behind a name of the client's own", () => {
  const [own, types] = [exportedNames(textOf("./index.ts")), new Set(exportedNames(textOf("./services/types.ts")))];
  expect(own).toEqual(expect.arrayContaining(["createClient", "PurveyClient", "Item"]));
  expect(types.size).toBeGreaterThan(700);
  expect(own.filter((name) => types.has(name))).toEqual([]);
});
