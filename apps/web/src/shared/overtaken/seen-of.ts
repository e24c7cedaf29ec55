/** What was seen in fields, by field. */
export type Seen = Readonly<Record<string, unknown>>;

/**
 * What was seen in the fields of a draft: a field that is newly changed as it is stored now, one that was changed before
 * as it was seen then; what is not changed any more is forgotten.
 */
export function seenOf(seen: Seen, fields: readonly string[], stored: (field: string) => unknown): Seen {
  return Object.fromEntries(fields.map((field) => [field, field in seen ? seen[field] : (stored(field) ?? null)]));
}
