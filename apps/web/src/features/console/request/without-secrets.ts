import type { Schema } from "@purvey/contract/schema";

/** The value without its sensitive fields, as it may be stored or shared. */
export function withoutSecrets(schema: Schema, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(schema.items ?? {}, entry));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, schema.properties?.[name] ?? {}, field] as const);
  const kept = fields.filter(([, inner]) => !inner["x-sensitive"]);
  return Object.fromEntries(kept.map(([name, inner, field]) => [name, withoutSecrets(inner, field)]));
}

/** Whether a schema has a sensitive field at any depth. */
export function hasSecrets(schema: Schema, above: readonly Schema[] = []): boolean {
  if (above.includes(schema)) return false;
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return schema["x-sensitive"] === true || inner.some((field) => hasSecrets(field, [...above, schema]));
}
