import type { Endpoint } from "@purvey/contract/endpoint";
import type { Schema } from "@purvey/contract/schema";
import { note } from "@purvey/contract/testing/rule";
import type { DatabaseKind } from "./test-database.ts";

const folder = process.env.PURVEY_CALLED_FOLDER;
/** Notes that a test got an answer of an endpoint through the client, for `npm run coverage:spec`. */
export function noteCalled(kind: DatabaseKind, endpoint: string): void {
  note(`${kind} ${endpoint}`);
}

/** What to call with each answer to note which fields of which entities had a value; nothing when nobody reads it. */
export const noteAnswer: ((endpoint: Endpoint, data: unknown) => void) | undefined =
  folder === undefined ? undefined : ({ returns }, data) => noteFields(returns, data);

function noteFields(schema: Schema, value: unknown): void {
  if (Array.isArray(value)) for (const item of value) noteFields(schema.items ?? {}, item);
  else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      const property = schema.properties?.[name] ?? schema.additionalProperties;
      if (schema.title && part !== null && part !== undefined) note(`field ${schema.title}.${name}`);
      if (typeof property === "object") noteFields(property, part);
    }
  }
}
