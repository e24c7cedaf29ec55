import type { Schema } from "./schema.ts";

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
