import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { services } from "@purvey/contract/services/index";
import { expect, it } from "vitest";
import { allRules } from "./site/reference/rules-page.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** What the documents say about themselves, or leave to the product: nothing that code could obey. */
const statements = ["R001", "R010", "R021", "R203", "R223", "R257"];
/** The numbers of no rule, which tests take for examples. */
const examples = /^R9\d{2}$/;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    // In `.cache` other tests write and delete meanwhile.
    if (entry.isDirectory()) return ["node_modules", "dist", ".cache"].includes(entry.name) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Codes that a file names, ranges such as `R234–R242` with all of theirs. */
function codesIn(text: string): string[] {
  const found = text.matchAll(/\b([DR])(\d{2,3})(?:[–-]\1?(\d{2,3}))?\b/g);
  return [...found].flatMap(([, letter, first = "", last = first]) =>
    first.length !== (letter === "D" ? 2 : 3) || last.length !== first.length
      ? []
      : Array.from(
          { length: Number(last) - Number(first) + 1 },
          (_, index) => letter + String(Number(first) + index).padStart(first.length, "0"),
        ),
  );
}

const decisions = readFileSync(join(root, "docs", "decisions.md"), "utf8");
const defined = new Set([
  ...[...decisions.matchAll(/^## (D\d{2})$/gm)].map(([, code]) => code),
  ...Object.keys(allRules),
  ...statements,
]);

/** The code of every file that no page of the documentation explains. */
const unexplained = ["packages", "apps", "e2e"]
  .flatMap((folder) => sources(join(root, folder)))
  .filter((file) => file !== fileURLToPath(import.meta.url))
  .flatMap((file) =>
    codesIn(readFileSync(file, "utf8"))
      .filter((code) => !defined.has(code) && !examples.test(code))
      .map((code) => `${file.slice(root.length)}: ${code}`),
  );

it("explains every rule and every decision that code, comments and tests name", () => {
  expect(unexplained).toEqual([]);
});

it("says what an endpoint does without codes", () => {
  const told = services
    .flatMap((service) => Object.values(service.endpoints))
    .flatMap(({ id, summary, description = "" }) =>
      codesIn(`${summary} ${description}`).map((code) => `${id}: ${code}`),
    );
  expect(told).toEqual([]);
});

it("reads ranges", () => {
  expect(codesIn("(R170–R172, D11) D2466 DE10")).toEqual(["R170", "R171", "R172", "D11"]);
});
