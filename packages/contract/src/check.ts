import { explain } from "./checking/explain.ts";
import { fits as fitsPlan } from "./checking/fits.ts";
import { issueOf } from "./checking/messages.ts";
import { type CheckOptions, planFor } from "./fits.ts";
import type { Issue, Schema } from "./schema.ts";

export { type CheckOptions, fits } from "./fits.ts";

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
  const plan = planFor(schema, options);
  const issues: Issue[] = [];
  if (!fitsPlan(plan, value)) {
    explain(plan, value, "", (...fault) => issues.push(issueOf(...fault)) < (options.limit ?? 100));
  }
  return issues;
}
