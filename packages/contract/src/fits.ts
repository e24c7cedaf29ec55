import { fits as fitsPlan } from "./checking/fits.ts";
import { OPEN, OUTPUT, type Plan, planOf, REFUSE } from "./checking/plan.ts";
import type { Schema } from "./schema.ts";

export interface CheckOptions {
  /** What is sent has closed enumerations; what is received has open ones and keeps unknown fields (D15). Default: `input`. */
  readonly direction?: "input" | "output";
  /** Whether a value that an enumeration does not know fits within its type. Default: as the direction has it. */
  readonly enumerations?: "open" | "closed";
  /** `refuse` reports fields that an object with named fields does not know, at every depth. Default: `keep`. */
  readonly unknown?: "keep" | "refuse";
  /** How many issues at most. Default: 100. */
  readonly limit?: number;
}

/** Whether a value that an enumeration does not know fits. */
export function isOpen({ direction, enumerations }: CheckOptions): boolean {
  return enumerations ? enumerations === "open" : direction === "output";
}

/** The plan of a schema as the options have it. */
export function planFor(schema: Schema, options: CheckOptions): Plan {
  const mode = (options.direction === "output" ? OUTPUT : 0) | (options.unknown === "refuse" ? REFUSE : 0);
  return planOf(schema, isOpen(options) ? mode | OPEN : mode);
}

/** True when the value fits: the answer of `check` without the reasons. */
export function fits(schema: Schema, value: unknown, options: CheckOptions = {}): boolean {
  return fitsPlan(planFor(schema, options), value);
}
