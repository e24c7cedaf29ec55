import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { english, type Language } from "./language.ts";
import { german as germanOfTheApplication } from "./languages/german.ts";
import { mirroredText, pseudo, pseudoText } from "./languages/pseudo.ts";
import { defineMessages, type Messages, type Texts, translator } from "./messages.ts";

const messages = defineMessages({
  id: "features/cart",
  en: { cart: "Cart", lines: "{count, plural, one {# line} other {# lines}}" },
});
const german: Language = {
  code: "de",
  textsOf: <T extends Texts>() =>
    ({ cart: "Warenkorb", lines: "{count, plural, one {# Zeile} other {# Zeilen}}" }) as unknown as T,
};

describe("translator", () => {
  it("writes in the language, numbers as its locale does", () => {
    expect(translator(messages, english)("cart")).toBe("Cart");
    expect(translator(messages, german, "de-AT")("lines", { count: 2 })).toBe("2 Zeilen");
    expect(translator(messages, german)("lines", { count: 1 })).toBe("1 Zeile");
    expect(translator(messages, english, "de-AT")("lines", { count: 1200 })).toBe("1,200 lines");
  });
});

describe("the pseudo-locale", () => {
  it("accents and lengthens what is said, not what is filled in", () => {
    expect(pseudoText("Sign in")).toBe("[Šíĝñ íñ~~~]");
    expect(pseudoText("To {area}")).toMatch(/^\[Ţö \{area\}~+\]$/);
    const lines = defineMessages({ id: "x", en: { lines: "{count, plural, one {# line} other {# lines}}" } });
    expect(translator(lines, pseudo["en-XA"])("lines", { count: 2 })).toMatch(/^\[2 ļíñéš~+\]$/);
  });

  it("runs backwards in its other form, but for what is filled in", () => {
    expect(mirroredText("To {area}")).toBe("\u202e[Ţö \u202c{area}\u202e~]\u202c");
    expect(mirroredText("{from} → {to}")).toBe("\u202e[\u202c{from}\u202e ← \u202c{to}\u202e~]\u202c");
    const lines = defineMessages({ id: "x", en: { lines: "{count, plural, one {# line} other {# lines}}" } });
    expect(translator(lines, pseudo["en-XB"])("lines", { count: 2 })).toMatch(/^\u202e\[\u202c2\u202e ļíñéš\u202c/);
    const stock = defineMessages({ id: "y", en: { stock: "{quantity} in stock" } });
    expect(translator(stock, pseudo["en-XB"])("stock", { quantity: "4,100 EA" })).toContain("\u20684,100 EA\u2069");
    expect([pseudo["en-XB"].dir, pseudo["en-XA"].dir]).toEqual(["rtl", undefined]);
  });
});

const source = join(import.meta.dirname, "../..");

/** The files of the application by their paths from its source folder. */
function files(): Map<string, string> {
  const names = readdirSync(source, { recursive: true, encoding: "utf8" });
  const own = names.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !name.startsWith("gallery"));
  return new Map(own.map((name) => [name, readFileSync(join(source, name), "utf8")]));
}

/** What a message asks for: the names to fill in, the cases of a `select`, and whether a `plural` has its `other`. */
function placesOf(message: string): string[] {
  const places = new Set<string>();
  let depth = 0;
  for (const [token] of message.matchAll(/[{}]|[^{}]+/g)) {
    if (token === "{") depth++;
    else if (token === "}") depth--;
    else if (depth % 2 === 1) places.add(token.trim().replace(/, plural, .*/, ", plural"));
  }
  return [...places].filter((place) => !/^(=\d+|zero|one|two|few|many)$/.test(place)).sort();
}

const declarations = Object.entries(
  import.meta.glob<Record<string, Messages<Texts>>>(
    ["../../**/messages.ts", "../../**/*-messages.ts", "!./messages.ts"],
    {
      eager: true,
    },
  ),
).flatMap(([file, exported]) => Object.values(exported).map((declared) => ({ file, declared })));

describe("the texts of the application", () => {
  it("tell their places apart from the words of a choice", () => {
    expect(placesOf("{count, plural, =0 {No lines} one {# line of {name}} other {# lines}} at {place}")).toEqual([
      "count, plural",
      "name",
      "other",
      "place",
    ]);
    expect(placesOf("{state, select, in {In} other {Out}}")).toEqual(["other", "state, select, in"]);
  });

  it("are all in German, with the same names and the same places to fill", () => {
    const wrong = declarations.flatMap(({ file, declared }) => {
      const texts: Texts = germanOfTheApplication.textsOf(declared);
      if (texts === declared.en) return [`${file} has no German beside it`];
      const names = new Set([...Object.keys(declared.en), ...Object.keys(texts)]);
      return [...names]
        .filter(
          (name) => placesOf(declared.en[name] ?? "").join() !== placesOf(texts[name] ?? "").join() || !texts[name],
        )
        .map((name) => `${file}: ${name}: ${texts[name]}`);
    });
    expect(wrong).toEqual([]);
    expect(declarations.length).toBeGreaterThan(25);
  });

  it("name their own place, by which other languages find them", () => {
    const wrong = [...files()].flatMap(([name, text]) => {
      const id = /defineMessages\(\{\s+id: "([^"]+)"/.exec(text)?.[1];
      return id === undefined || id === name.replace(/[-/]messages\.ts$/, "") ? [] : [`${name}: ${id}`];
    });
    expect(wrong).toEqual([]);
  });

  it("are all used", () => {
    const all = files();
    const own = [...all].filter(([name]) => !/messages(\.\w+)?\.ts$/.test(name)).map(([, text]) => text);
    // Some keys are values that packages below answer with.
    const below = ["tables/src/decode-table.ts", "contract/src/services/ai/documents.ts"];
    const code = [...own, ...below.map((file) => readFileSync(join(source, "../../../packages", file), "utf8"))];
    const unused = [...all].flatMap(([name, text]) => {
      if (!text.includes("defineMessages({")) return [];
      const keys = [...text.slice(text.indexOf("defineMessages({")).matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key);
      return keys.filter((key) => !code.some((each) => each.includes(`"${key}"`))).map((key) => `${name}: ${key}`);
    });
    expect(unused).toEqual([]);
  });
});
