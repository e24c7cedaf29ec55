import { compile } from "@purvey/contract/compile";
import type { Schema } from "@purvey/contract/schema";
import { inputFits, output } from "./checker.ts";

export { inputFits, output };

const compiled = new WeakMap<Schema, (value: unknown) => boolean>();

/** True when an answer's data fits. Compiles the schema on first use; Node allows it, and it is the faster form. */
export function answerFits(schema: Schema, value: unknown): boolean {
  let accepts = compiled.get(schema);
  if (!accepts) {
    accepts = compile(schema, output);
    compiled.set(schema, accepts);
  }
  return accepts(value);
}
