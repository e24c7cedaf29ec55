import type { Schema } from "../schema.ts";
import { formats } from "./formats.ts";
import { ARRAY, NUMBER, STRING } from "./kinds.ts";
import { isLonger, multiplesOf } from "./measures.ts";

type Test = (value: never) => boolean;

/** The kinds a keyword is about, what it asks for in words (`#` stands for its value), and its test. */
export type Keyword = readonly [kinds: number, words: string, testOf: (limit: never) => Test];

/** The keywords that look at one text, number or list. */
export const keywords: Readonly<Record<string, Keyword>> = {
  minLength: [STRING, "at least # character", (limit: number) => (text: string) => isLonger(text, limit - 1)],
  maxLength: [STRING, "at most # character", (limit: number) => (text: string) => !isLonger(text, limit)],
  pattern: [STRING, "text like `#`", patternTest],
  format: [STRING, "#", (format: NonNullable<Schema["format"]>) => formats[format][1]],
  minimum: [NUMBER, "at least #", (limit: number) => (value: number) => value >= limit],
  maximum: [NUMBER, "at most #", (limit: number) => (value: number) => value <= limit],
  exclusiveMinimum: [NUMBER, "more than #", (limit: number) => (value: number) => value > limit],
  multipleOf: [NUMBER, "a multiple of #", multiplesOf],
  minItems: [ARRAY, "at least # value", (limit: number) => (list: unknown[]) => list.length >= limit],
  maxItems: [ARRAY, "at most # value", (limit: number) => (list: unknown[]) => list.length <= limit],
};

function patternTest(pattern: string): (text: string) => boolean {
  const shape = new RegExp(pattern, "u");
  return (text) => shape.test(text);
}
