import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defineMessages, type Messages, translator } from "./messages.ts";

const english = defineMessages({ en: { cart: "Cart", lines: "{count, plural, one {# line} other {# lines}}" } });
const both: Messages<(typeof english)["en"]> = {
  ...english,
  de: { cart: "Warenkorb", lines: "{count, plural, one {# Zeile} other {# Zeilen}}" },
};

describe("translator", () => {
  it("takes the language of the locale when there is one, else English", () => {
    expect(translator(both, "de-AT")("cart")).toBe("Warenkorb");
    expect(translator(both, "fr-CA")("cart")).toBe("Cart");
    expect(translator(both, undefined)("lines", { count: 2 })).toBe("2 lines");
    expect(translator(both, "de")("lines", { count: 1 })).toBe("1 Zeile");
  });
});

const source = join(import.meta.dirname, "../..");

/** The files of the application by their paths from its source folder. */
function files(): Map<string, string> {
  const names = readdirSync(source, { recursive: true, encoding: "utf8" });
  const own = names.filter((name) => /\.tsx?$/.test(name) && !name.includes(".test.") && !name.startsWith("gallery"));
  return new Map(own.map((name) => [name, readFileSync(join(source, name), "utf8")]));
}

describe("the texts of the application", () => {
  it("are all used", () => {
    const all = files();
    const code = [...all].filter(([name]) => !name.endsWith("messages.ts")).map(([, text]) => text);
    const unused = [...all].flatMap(([name, text]) => {
      if (!text.includes("defineMessages({")) return [];
      const keys = [...text.slice(text.indexOf("defineMessages({")).matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key);
      return keys.filter((key) => !code.some((each) => each.includes(`"${key}"`))).map((key) => `${name}: ${key}`);
    });
    expect(unused).toEqual([]);
  });
});
