import type { Issue } from "@purvey/contract/schema";

/** A record under way. */
export type FormRecord = Readonly<Record<string, unknown>>;

/** The record with one field changed; a field without a value is left out, and fields the form does not know stay. */
export function withField(record: FormRecord, name: string, value: unknown): FormRecord {
  const { [name]: _before, ...rest } = record;
  if (value === undefined) return rest;
  return name in record ? { ...record, [name]: value } : { ...rest, [name]: value };
}

/** A value as a record; anything else is an empty one. */
export function recordOf(value: unknown): FormRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as FormRecord) : {};
}

/** The path of a field below another: `lines[0].quantity`. */
export function pathBelow(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** The first issue at exactly this path. */
export function issueAt(issues: readonly Issue[], path: string): Issue | undefined {
  return issues.find((issue) => issue.path === path);
}

/**
 * Writes a date and time while it is typed: the digits alone are enough.
 *
 * @example
 * maskDateTime("20260314092653"); // "2026-03-14 09:26:53"
 */
export function maskDateTime(typed: string): string {
  const digits = typed.replaceAll(/\D/g, "").slice(0, 14);
  const separators = ["", "", "", "", "-", "", "-", "", " ", "", ":", "", ":", ""];
  return [...digits].map((digit, index) => separators[index] + digit).join("");
}
