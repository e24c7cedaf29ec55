import { check } from "@purvey/contract/check";
import { email, integer, nullable, number, oneOf, text as textOf } from "@purvey/contract/fields";
import type { Schema } from "@purvey/contract/schema";
import { describe, expect, it } from "vitest";
import { english, type Language, loadLanguage } from "../i18n/language.ts";
import { translator } from "../i18n/messages.ts";
import { messages } from "./messages.ts";
import { sayIssue } from "./say-issue.ts";

const said = (language: Language, schema: Schema, value: unknown) =>
  check(schema, value).map((issue) => sayIssue(translator(messages, language), issue));

describe("what is wrong with a value", () => {
  it.each([
    [nullable(integer()), "abc", "“abc” is not a whole number. Enter one such as 40, or leave it empty."],
    [integer(), 1.5, "“1.5” is not a whole number. Enter one such as 40."],
    [nullable(number()), "4,x", "“4,x” is not a number. Enter one such as 4.5, or leave it empty."],
    [nullable(oneOf(["Y", "N"])), "on", "“on” is not possible here. Possible: Y, N, or nothing."],
    [textOf({ max: 3 }), "abcd", "1 character is too many: at most 3 fit. Shorten it."],
    [textOf({ min: 1 }), "", "This is missing. Fill it in."],
    [integer({ min: 1 }), 0, "0 is too little. Enter 1 or more."],
    [email(), "dana", "“dana” is not an e-mail address. Enter one such as dana@example.com."],
  ])("names it, what was expected and the way out: %#", (schema, value, sentence) => {
    expect(said(english, schema, value)).toEqual([sentence]);
  });

  it("is said in German too", async () => {
    const german = await loadLanguage("de");
    expect(said(german, nullable(integer()), "abc")).toEqual([
      "„abc“ ist keine ganze Zahl. Geben Sie eine wie 40 ein, oder lassen Sie es leer.",
    ]);
    expect(said(german, textOf({ max: 3 }), "abcdef")).toEqual([
      "3 Zeichen sind zu viel: Es passen höchstens 3. Kürzen Sie es.",
    ]);
  });

  it("stays in the contract's own words, and tells no secret", () => {
    const own = { ...textOf({ min: 1 }), "x-messages": { minLength: "Item is required" } };
    expect(said(english, own, "")).toEqual(["Item is required"]);
    expect(said(english, { ...integer(), "x-sensitive": true }, "4111")).toEqual(["Expected a whole number"]);
  });
});
