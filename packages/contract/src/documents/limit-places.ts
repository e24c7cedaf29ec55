import type { Endpoint } from "../endpoint.ts";
import type { Schema } from "../schema.ts";

/** An upper limit of an input, and where it stands. */
export interface LimitPlace {
  readonly endpoint: Endpoint;
  /** The field, from the input's root: `lines[].quantity`. */
  readonly field: string;
  readonly limit: number;
}

/**
 * Every upper limit of what an endpoint takes: of lengths, of numbers, of lists.
 *
 * @example
 * limitPlaces(endpoint).filter(({ limit }) => limit === most.entries).map(({ field }) => field) // ["lines"]
 */
export function limitPlaces(endpoint: Endpoint): LimitPlace[] {
  const places: LimitPlace[] = [];
  const walk = (schema: Schema, field: string, above: readonly Schema[]): void => {
    if (above.includes(schema)) return;
    const { maxLength, maximum, maxItems, properties = {}, items, additionalProperties, anyOf = [] } = schema;
    for (const limit of [maxLength, maximum, maxItems])
      if (limit !== undefined) places.push({ endpoint, field, limit });
    const within = [...above, schema];
    for (const [name, inner] of Object.entries(properties)) walk(inner, field ? `${field}.${name}` : name, within);
    if (items) walk(items, `${field}[]`, within);
    if (typeof additionalProperties === "object") walk(additionalProperties, `${field}.*`, within);
    for (const other of anyOf) walk(other, field, within);
  };
  walk(endpoint.input, "", []);
  return places;
}
