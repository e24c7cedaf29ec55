import { explain } from "./checking/explain.ts";
import { fits as fitsPlan } from "./checking/fits.ts";
import { issueOf } from "./checking/messages.ts";
import { OUTPUT, planOf, REFUSE } from "./checking/plan.ts";
import type { Issue, Schema } from "./schema.ts";

export interface CheckOptions {
  /** What is sent has closed enumerations; what is received has open ones and keeps unknown fields (D15). Default: `input`. */
  readonly direction?: "input" | "output";
  /** `refuse` reports fields that an object with named fields does not know, at every depth. Default: `keep`. */
  readonly unknown?: "keep" | "refuse";
  /** How many issues at most. Default: 100. */
  readonly limit?: number;
}

function modeOf(options: CheckOptions): number {
  return (options.direction === "output" ? OUTPUT : 0) | (options.unknown === "refuse" ? REFUSE : 0);
}

/** True when the value fits: the answer of {@link check} without the reasons. */
export function fits(schema: Schema, value: unknown, options: CheckOptions = {}): boolean {
  return fitsPlan(planOf(schema, modeOf(options)), value);
}

/**
 * Every reason why a value does not fit its schema; an empty list when it does.
 *
 * A field whose value is `undefined` counts as absent. A text or number gives one issue at most: the first keyword
 * that fails. The value of a schema marked `x-sensitive` appears neither in a message nor in `received`.
 * Generates no code, so it runs under a strict content security policy.
 *
 * @example
 * check(integer({ min: 1 }), 0) // [{ path: "", message: "Expected at least 1, got 0", code: "minimum", received: 0, expected: 1 }]
 */
export function check(schema: Schema, value: unknown, options: CheckOptions = {}): Issue[] {
  const plan = planOf(schema, modeOf(options));
  const issues: Issue[] = [];
  if (!fitsPlan(plan, value)) {
    explain(plan, value, "", (...fault) => issues.push(issueOf(...fault)) < (options.limit ?? 100));
  }
  return issues;
}
