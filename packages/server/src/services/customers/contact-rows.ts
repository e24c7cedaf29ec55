import { Contact as ContactSchema } from "@purvey/contract/services/customers/contact";
import { columnFields, selectFields } from "../../platform/db/columns.ts";

/** What is selected for a contact; the table's alias is `p`. */
export const contactSelect = selectFields(columnFields(ContactSchema), "p");
