import { integer } from "../../fields.ts";
import type { Schema } from "../../schema.ts";

/** How old the answer may be. This server always reads its database, so every age is honoured. */
export const cacheTtl: Schema = integer({
  min: 0,
  default: 0,
  description: "How old the answer may be, in seconds; answers of this server are always of this moment",
});
