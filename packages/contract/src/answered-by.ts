import { text } from "./fields.ts";
import type { Schema } from "./schema.ts";

/**
 * Who gave an answer: `embedded` for what ships with the server, else the name of a provider. The names are open, because
 * whoever runs a server may register a provider of their own.
 *
 * @example
 * source: answeredBy("Who answered: the tables that ship with the server, or the configured provider", "smarty")
 */
export function answeredBy(description: string, provider: string): Schema {
  return text({ max: 40, description: `${description}, such as \`${provider}\``, example: "embedded" });
}
