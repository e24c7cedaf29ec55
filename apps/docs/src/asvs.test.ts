import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const report = readFileSync(join(root, "docs/guides/asvs.md"), "utf8");

/**
 * How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, and how many of these are of level 1: its first
 * ones. From the standard's own table (`OWASP_Application_Security_Verification_Standard_5.0.0_en.csv`).
 */
// biome-ignore format: one line a chapter
const sections: Readonly<Record<string, readonly [all: number, first: number]>> = {
  "1.1": [2, 0], "1.2": [9, 5], "1.3": [11, 2], "1.4": [3, 0], "1.5": [2, 1],
  "2.1": [3, 1], "2.2": [3, 2], "2.3": [4, 1], "2.4": [1, 0],
  "3.2": [2, 2], "3.3": [4, 1], "3.4": [6, 2], "3.5": [5, 3], "3.7": [2, 0],
  "4.1": [3, 1], "4.2": [1, 0], "4.3": [2, 0], "4.4": [4, 1],
  "5.1": [1, 0], "5.2": [3, 2], "5.3": [2, 2], "5.4": [3, 0],
  "6.1": [3, 1], "6.2": [12, 8], "6.3": [4, 2], "6.4": [4, 2], "6.5": [5, 0], "6.6": [3, 0], "6.8": [4, 0],
  "7.1": [3, 0], "7.2": [4, 4], "7.3": [2, 0], "7.4": [5, 2], "7.5": [2, 0], "7.6": [2, 0],
  "8.1": [2, 1], "8.2": [3, 2], "8.3": [1, 1], "8.4": [1, 0],
  "9.1": [3, 3], "9.2": [4, 1],
  "10.1": [2, 0], "10.2": [2, 0], "10.3": [4, 0], "10.4": [11, 5], "10.5": [5, 0], "10.6": [2, 0], "10.7": [3, 0],
  "11.1": [2, 0], "11.2": [3, 0], "11.3": [3, 2], "11.4": [4, 1], "11.5": [1, 0], "11.6": [1, 0],
  "12.1": [3, 1], "12.2": [2, 2], "12.3": [4, 0],
  "13.1": [1, 0], "13.2": [5, 0], "13.3": [2, 0], "13.4": [5, 1],
  "14.1": [2, 0], "14.2": [4, 1], "14.3": [3, 1],
  "15.1": [3, 1], "15.2": [3, 1], "15.3": [7, 1],
  "16.1": [1, 0], "16.2": [5, 0], "16.3": [4, 0], "16.4": [3, 0], "16.5": [3, 0],
  "17.1": [1, 0], "17.2": [4, 0], "17.3": [2, 0],
};

const verdicts = ["met", "in part", "not met", "of the operator", "not applicable"];
const lines = [...report.matchAll(/^\| (\d+\.\d+\.\d+) \| (\d) \| [^|]+ \| ([^|]+) \| [^|]+ \|$/gm)].map(
  ([, number = "", level, verdict = ""]) => ({ number, level: Number(level), verdict }),
);

/** The counts of a row of the first table. */
function countsOf(name: string): number[] {
  const row = report.split("\n").find((line) => line.startsWith(`| ${name}`)) ?? "";
  return row.split("|").slice(2, -1).map(Number);
}

function countsIn(found: readonly { readonly verdict: string }[]): number[] {
  return [...verdicts.map((one) => found.filter(({ verdict }) => verdict === one).length), found.length];
}

it("has each requirement of levels 1 and 2 once, in the standard's order", () => {
  const expected = Object.entries(sections).flatMap(([section, [all, first]]) =>
    Array.from({ length: all }, (_, at) => `${section}.${at + 1} of level ${at < first ? 1 : 2}`),
  );
  expect(expected.length).toBe(253);
  expect(lines.map(({ number, level }) => `${number} of level ${level}`)).toEqual(expected);
});

it("counts its verdicts", () => {
  for (let chapter = 1; chapter <= 17; chapter++)
    expect([chapter, ...countsOf(`[V${chapter} `)]).toEqual([
      chapter,
      ...countsIn(lines.filter(({ number }) => number.startsWith(`${chapter}.`))),
    ]);
  expect(countsOf("all of both levels")).toEqual(countsIn(lines));
  expect(countsOf("of these level 1")).toEqual(countsIn(lines.filter(({ level }) => level === 1)));
});

it("rests on files that are there", () => {
  const paths = [...report.matchAll(/`([\w.-]+(?:\/[\w.-]+)+|[\w.-]+\.(?:test\.ts|ya?ml|md|json))`/g)].map(
    ([, path]) => `${path}`,
  );
  const lost = paths.filter(
    (path) => !["", "packages/server/src"].some((folder) => existsSync(join(root, folder, path))),
  );
  expect(lost).toEqual([]);
  expect(paths.length).toBeGreaterThan(150);
});
