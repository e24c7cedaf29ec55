import { leadingNumber as numberOfText } from "../../../trades/catalog/attribute-data.ts";

/** Sizes that letters stand for, in the order in which they are shown. */
const clothing: Readonly<Record<string, number>> = { S: 1, M: 2, L: 3, XL: 4, "2XL": 5, "3XL": 6 };

/**
 * The number that an attribute's value begins with, fractions and a leading M, # or letter size included; undefined
 * when there is none. It orders values as an engineer expects: M6 before M10, 1/2 in before 1-1/4 in.
 *
 * @example leadingNumber("1-1/4 in") // 1.25
 */
export function leadingNumber(value: string): number | undefined {
  return clothing[value] ?? numberOfText(value.replace(/^(?:M|#|G )/, ""));
}
