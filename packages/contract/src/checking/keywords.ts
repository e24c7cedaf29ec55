import type { Schema } from "../schema.ts";
import { formats } from "./formats.ts";
import { ARRAY, NUMBER, STRING } from "./kinds.ts";
import { isLonger, multiplesOf } from "./measures.ts";

type Test = (value: never) => boolean;

/** The kinds a keyword is about, and its test. */
export type Keyword = readonly [kinds: number, testOf: (limit: never) => Test];

/** The keywords that look at one text, number or list. */
export const keywords: Readonly<Record<string, Keyword>> = {
  minLength: [STRING, (limit: number) => (text: string) => isLonger(text, limit - 1)],
  maxLength: [STRING, (limit: number) => (text: string) => !isLonger(text, limit)],
  pattern: [STRING, patternTest],
  format: [STRING, (format: NonNullable<Schema["format"]>) => formats[format]],
  minimum: [NUMBER, (limit: number) => (value: number) => value >= limit],
  maximum: [NUMBER, (limit: number) => (value: number) => value <= limit],
  exclusiveMinimum: [NUMBER, (limit: number) => (value: number) => value > limit],
  multipleOf: [NUMBER, multiplesOf],
  minItems: [ARRAY, (limit: number) => (list: unknown[]) => list.length >= limit],
  maxItems: [ARRAY, (limit: number) => (list: unknown[]) => list.length <= limit],
};

function patternTest(pattern: string): (text: string) => boolean {
  const shape = new RegExp(pattern, "u");
  return (text) => shape.test(text);
}
