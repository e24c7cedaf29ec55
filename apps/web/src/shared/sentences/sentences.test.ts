import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serverErrors } from "@purvey/contract/errors";
import type { Schema } from "@purvey/contract/schema";
import { services } from "@purvey/contract/services/index";
import { describe, expect, it } from "vitest";
import { tooMany, unreached } from "../errors/unreached.ts";
import { sayInGerman } from "./german/german-sentences.ts";
import { germanWords } from "./german/german-words.ts";
import { SentencePattern } from "./sentence-pattern.ts";
import { collectTexts, textsOf } from "./testing/collect-texts.ts";
import { notShown } from "./testing/not-shown.ts";

const packages = join(import.meta.dirname, "../../../../../packages");
const sources = ["server/src", "client/src", "contract/src"].flatMap((folder) =>
  collectTexts(join(packages, folder)).map(({ file, text }) => ({ file: `${folder}/${file}`, text })),
);

/** Patterns that take the code of a place for anything that may stand there. */
const anything = (source: string) => new SentencePattern(source.replace(/\{(\w+):\w+\}/g, "{$1}"));
const sentences = germanWords.sentences.map(({ pattern }) => anything(pattern.source));

/** The sentences of a text; what is a sentence of its own, made elsewhere, is left out. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/⟨[^⟩]*⟩/g, (code) => code.replace(/[^\w⟨⟩]+/g, "_"))
    .split(/(?<=[.!?]) +(?=\S)/)
    .map((each) => each.replace(/^(⟨\w*⟩)+ (?=[A-Z])/, ""))
    .filter((each) => !/^(⟨\w*⟩)*[.:]?$/.test(each));
}

/** The sentence as it is, and without what is stuck to a word and may be empty. */
function variants(sentence: string): string[] {
  return [sentence, sentence.replace(/(?<=[\w`⟩])⟨\w*⟩/g, "")];
}

/** The words of a pattern between its places. */
const literalsOf = (source: string) =>
  source.split(/\{[^}]*\}|`/).map((literal) => literal.replace(/^[\s.,;:`()]+|[\s.,;:`()]+$/g, ""));

const looksLikeSentence = (text: string) => /^[A-Z`⟨].* .* .*[.!?]$/s.test(text) && /[a-z]{2}/.test(text);
const isSaid = (sentence: string) =>
  variants(sentence).some((variant) => sentences.some((pattern) => pattern.match(variant)));

describe("texts of a source", () => {
  it("are told of every choice, with the code of what is filled in", () => {
    const texts = (code: string) => textsOf(code.replaceAll("‹", ["$", "{"].join("")).replaceAll("›", "}"));
    expect(texts('const x = `Line ‹no› is ‹ok ? "open" : `shut by ‹who›`›.`;')).toContain("Line ⟨no⟩ is open.");
    expect(texts('f("There is " + name + `, or ‹other›`)')).toContain("There is ⟨name⟩, or ⟨other⟩");
    expect(texts("sql`select ‹`a ‹b›`›`")).toEqual(["a ⟨b⟩"]);
    expect(texts('const why = late ? "late" : "early"; f(`It is ‹why›.`)')).toContain("It is early.");
  });
});

/** What the contract says of values that do not fit, in words of its own. */
function messagesOf(schema: Schema, seen: Set<Schema> = new Set()): string[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const { properties = {}, items, anyOf = [], additionalProperties: rest } = schema;
  const parts = [...Object.values(properties), ...anyOf, items, typeof rest === "object" ? rest : undefined];
  return [
    ...Object.values(schema["x-messages"] ?? {}),
    ...parts.flatMap((part) => (part === undefined ? [] : messagesOf(part, seen))),
  ];
}

describe("the German of the server's sentences", () => {
  it("knows every sentence that a person can meet", () => {
    const missing = sources
      .flatMap(({ file, text }) => sentencesOf(text).map((sentence) => ({ sentence, line: `${file}: ${sentence}` })))
      .filter(({ sentence, line }) => looksLikeSentence(sentence) && !notShown.some((each) => each.test(line)))
      .filter(({ sentence }) => !isSaid(sentence))
      .map(({ line }) => line);
    expect([...new Set(missing)]).toEqual([]);
  });

  it("knows every message of the contract", () => {
    const inputs = services.flatMap(({ endpoints }) => Object.values(endpoints).map(({ input }) => input));
    const messages = new Set(inputs.flatMap((input) => messagesOf(input)));
    expect(messages.size).toBeGreaterThan(30);
    expect([...messages].filter((message) => sayInGerman(message) === message)).toEqual([]);
  });

  it("knows what the contract says of each service and each error", () => {
    const said = [
      ...services.flatMap(({ title, description }) => [title, description]),
      ...Object.values(serverErrors).flatMap(({ meaning, advice }) => [meaning, advice]),
    ];
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((each) => sayInGerman(each) === each)).toEqual([]);
  });

  it("knows what the application says in the client's place", () => {
    for (const said of [unreached, tooMany]) expect(sayInGerman(said)).not.toBe(said);
  });

  it("has no wording of what nobody says any more", () => {
    const code = [...new Set(sources.map(({ file }) => file))].map((file) =>
      readFileSync(join(packages, file), "utf8"),
    );
    const said = [unreached, tooMany, ...sources.map(({ text }) => text), ...code].join("\n").toLowerCase();
    const unused = [...germanWords.sentences, ...germanWords.phrases]
      .map(({ pattern }) => pattern.source)
      .filter((source) => !literalsOf(source).every((literal) => said.includes(literal.toLowerCase())));
    expect(unused).toEqual([]);
  });
});
