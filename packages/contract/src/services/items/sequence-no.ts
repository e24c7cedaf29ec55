import { integer, type NumberOptions } from "../../fields.ts";
import type { Schema } from "../../schema.ts";

/** A position in a list, as large as the database keeps whole numbers. */
export function sequenceNo(options: NumberOptions): Schema {
  return integer({ min: 0, max: 2_147_483_647, example: 1, ...options });
}
