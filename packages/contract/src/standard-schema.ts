import { type CheckOptions, check } from "./check.ts";
import type { Schema } from "./schema.ts";

/** What Standard Schema v1 calls an issue. */
export interface StandardIssue {
  readonly message: string;
  /** Names of fields and numbers of items, from the outside in. */
  readonly path: readonly (string | number)[];
}

/** The value, or the issues. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** A schema as form and router libraries understand it: Standard Schema v1, https://standardschema.dev. */
export interface StandardSchema<Value = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "purvey";
    readonly validate: (value: unknown) => StandardResult<Value>;
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** `lines[0]["odd key"]` → `["lines", 0, "odd key"]`. */
function segmentsOf(path: string): readonly (string | number)[] {
  const segments = path.matchAll(/\[(\d+|"(?:[^"\\]|\\.)*")\]|[^.[\]]+/g);
  return Array.from(segments, ([whole, bracketed]) => (bracketed === undefined ? whole : JSON.parse(bracketed)));
}

/**
 * Wraps a schema as Standard Schema v1. The value comes back as it is: nothing is coerced, no default filled in.
 *
 * @typeParam Value - what a value that fits is; the generated interface of the schema.
 * @example
 * useForm({ validators: { onChange: standard<BrandInput>(BrandInput) } });
 */
export function standard<Value = unknown>(schema: Schema, options: CheckOptions = {}): StandardSchema<Value> {
  const validate = (value: unknown): StandardResult<Value> => {
    const issues = check(schema, value, options);
    if (issues.length === 0) return { value: value as Value };
    return { issues: issues.map(({ message, path }) => ({ message, path: segmentsOf(path) })) };
  };
  return { "~standard": { version: 1, vendor: "purvey", validate } };
}
