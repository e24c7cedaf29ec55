import { oneOf } from "../../fields.ts";
import type { Schema } from "../../schema.ts";

/** The states a caller may give a record of the catalogue; 700 is what deleting is for (D05). */
export const keptStatusCd: Schema = oneOf([704, 705], { description: "704 active, 705 inactive; delete to get 700" });
