import { number, text } from "../../fields.ts";
import type { Schema } from "../../schema.ts";

/** The customer's number as the ERP gives it; it may have a fraction. */
export const customerId: Schema = number({ description: "The customer's number", example: 100200 });

/** What a list of this service searches. */
export function searchWords(where: string, example = "toledo"): Schema {
  return text({ description: `Words that all stand in ${where}`, example });
}
