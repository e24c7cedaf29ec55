import type { Schema } from "./schema.ts";

/** What each limit of {@link most} bounds, for the reference. */
export const mostOf: Readonly<Record<keyof typeof most, string>> = {
  text: "characters of a name, a code or a line of text",
  longText: "characters of a description, a note or a question",
  document: "characters of an article, a transcript, a prompt or JSON text",
  entries: "lines, items or values of a list",
  found: "items of one page of a search",
  quantity: "of a quantity; with six decimals it is as exact as a JSON number can be",
  amount: "of an amount of money, or of a rate",
  integer: "of a whole number that is no quantity: a position, a count",
};

/**
 * The most that an input may hold where the specification sets no limit. They protect the server and its database, and are
 * far above what a business sends; what exceeds one is refused with 400. `text` and `longText` are the two text sizes that
 * the specification names (R256). Every use of one is listed in the reference.
 */
export const most = {
  /** Characters of a name, a code or a line of text. */
  text: 255,
  /** Characters of a description, a note or a question. */
  longText: 4000,
  /** Characters of an article, a transcript, a prompt or JSON text. */
  document: 1_000_000,
  /** Lines, items or values of a list. */
  entries: 5000,
  /** Items of one page of a search. */
  found: 10_000,
  /** A quantity; with six decimals it is as exact as a JSON number can be. */
  quantity: 999_999_999,
  /** An amount of money, or a rate. */
  amount: 999_999_999_999,
  /** A whole number that is no quantity: a position, a count. */
  integer: 2_147_483_647,
} as const;

/**
 * The bounds of a schema in words, for hovers, help and reference pages.
 *
 * @example
 * limitsOf(text({ max: 40 })) // ["at most 40 characters"]
 */
export function limitsOf(schema: Schema): string[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, multipleOf, minItems, maxItems } = schema;
  const limits: readonly (readonly [bound: number | undefined, words: string])[] = [
    [minLength, "at least # characters"],
    [maxLength, "at most # characters"],
    [minimum, "at least #"],
    [maximum, "at most #"],
    [exclusiveMinimum, "more than #"],
    [multipleOf, "a multiple of #"],
    [minItems, "at least # entries"],
    [maxItems, "at most # entries"],
  ];
  return limits.filter(([bound]) => bound !== undefined).map(([bound, words]) => words.replace("#", `${bound}`));
}
