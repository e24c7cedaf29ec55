import { fits } from "@purvey/contract/fits";
import type { Schema } from "@purvey/contract/schema";

/** How answers are checked: an enumeration that does not know a value is told of, see `drift`. */
export const output = { direction: "output", enumerations: "closed" } as const;
const input = { unknown: "refuse" } as const;

/** True when an answer's data fits. Interprets the schema: runs under a strict content security policy. */
export function answerFits(schema: Schema, value: unknown): boolean {
  return fits(schema, value, output);
}

/** True when an input fits and has no unknown field. */
export function inputFits(schema: Schema, value: unknown): boolean {
  return fits(schema, value, input);
}
