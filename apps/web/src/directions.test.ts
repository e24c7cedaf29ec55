import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const folders = ["apps/web/src", "apps/docs/src", "packages/ui/src"];

/** Classes that name a side of the screen; `ms-`, `pe-`, `start-`, `text-end` … name a side of the line instead. */
const physicalClass =
  /(?<![\w-])-?(?:(?:m|p|scroll-m|scroll-p)[lr]-|(?:left|right)-[\d[(]|(?:border|rounded)-(?:[lr]|[tb][lr])(?![a-z])|(?:text|float|clear|origin|object|bg|mask)-(?:left|right)(?![a-z])|bg-(?:linear|gradient)-to-(?:[tb]?[lr])|(?:-?translate|space|divide)-x-)[^\s"'`]*/g;

/** Declarations of a style sheet that name a side: by property, by value, or as the second of four unlike values. */
const physicalRule =
  /(?:^|[\s;{])((?:(?:margin|padding|border|inset|scroll-\w+)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:[^;]+|(?:text-align|float|clear|justify-\w+)\s*:\s*(?:left|right)\b[^;]*)/g;
const fourValues = /(?:^|[\s;{])((?:margin|padding|inset|border-\w+)\s*:\s*([^;]+));/g;
const inStyle = /\b(?:margin|padding|border)(?:Left|Right)\b|\btextAlign: "(?:left|right)"/g;

/** What may name a side, and why. */
const allowed: Readonly<Record<string, string>> = {
  "padding: 0 0.625rem 0 1.5rem": "the label on the counter is a drawn tag: its hole is on the left, as on paper",
  "padding: 0.5rem 0.75rem 0.5rem 2.375rem": "the part tag is drawn with its hole on the left",
  "padding: 1.5rem clamp(1.25rem, 5vw, 2.25rem) 2.25rem clamp(2.5rem, 9vw, 3.75rem)":
    "the ticket at the door is drawn with its hole on the left",
};

/** The values of a shorthand, those in brackets as one. */
const valuesOf = (list: string) => list.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

function inSheet(text: string): string[] {
  const sheet = text.replace(/\/\*[\s\S]*?\*\//g, "");
  const unlike = [...sheet.matchAll(fourValues)].filter(([, , list = ""]) => {
    const [, right, , left] = valuesOf(list);
    return left !== undefined && left !== right;
  });
  return [...[...sheet.matchAll(physicalRule)], ...unlike].map(([, declaration = ""]) => declaration.trim());
}

function inScript(text: string): string[] {
  const literals = text.match(/"[^"\n]*"|`[^`]*`/g) ?? [];
  const classes = literals.flatMap((literal) => literal.slice(1, -1).match(physicalClass) ?? []);
  return [...classes, ...(text.match(inStyle) ?? [])];
}

const sidesIn = (name: string, text: string) => (name.endsWith(".css") ? inSheet(text) : inScript(text));

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.includes(".test."))
    .map((name) => join(folder, name)),
);

describe("the sides of the screen", () => {
  it("are found in classes and in style sheets", () => {
    const classes = `<p className="ml-2 -mr-px text-left md:pl-4 left-0 rounded-l-md border-r translate-x-2 ms-2 text-start" />`;
    const found = ["ml-2", "-mr-px", "text-left", "pl-4", "left-0", "rounded-l-md", "border-r", "translate-x-2"];
    expect(inScript(classes)).toEqual(found);
    const sheet =
      "a { margin-left: 1px; text-align: right; padding: 0 1px 0 2px; inset: 0 0 0 0; margin-inline-start: 1px; margin: 0 1px; }";
    expect(inSheet(sheet)).toEqual(["margin-left: 1px", "text-align: right", "padding: 0 1px 0 2px"]);
  });

  it("are named nowhere, since lines also run from right to left; but for what is drawn", () => {
    const named = sources.flatMap((name) =>
      sidesIn(name, readFileSync(join(root, name), "utf8")).map((side) => ({ name, side })),
    );
    expect(named.filter(({ side }) => allowed[side] === undefined)).toEqual([]);
    expect(Object.keys(allowed).filter((side) => !named.some((each) => each.side === side))).toEqual([]);
    expect(sources.length).toBeGreaterThan(300);
  });
});
