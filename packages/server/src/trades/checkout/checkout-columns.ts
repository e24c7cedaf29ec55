import { Checkout } from "@purvey/contract/services/commerce/checkout-entities";
import { raw, type Sql } from "sql-template-tag";
import { columnFields, snakeCase } from "../../platform/db/columns.ts";

const special: Readonly<Record<string, string>> = {
  body: "k.body::text",
  customerPoNumber: "k.po_no",
};

const fields = columnFields(Checkout);
const dates = new Set(["dateCreated", "dateLastModified", "dateActivated"]);

function expressionOf(field: string): string {
  return special[field] ?? `k.${snakeCase(field)}`;
}

/** What is selected of a checkout `k` to answer it. */
export const checkoutSelect: Sql = raw(fields.map((field) => `${expressionOf(field)} as "${field}"`).join(", "));

/** The same as pairs for `json_build_object`, with what the server keeps for itself. */
export const checkoutPairs: Sql = raw(
  [
    ...fields.map(
      (field) =>
        `'${field}', ${dates.has(field) ? `to_char(${expressionOf(field)}, 'YYYY-MM-DD HH24:MI:SS')` : expressionOf(field)}`,
    ),
    "'header', k.header",
    "'activatedVersion', k.activated_version",
    "'activatedTotal', k.activated_total",
    "'freightSetBy', k.freight_set_by",
    "'freightSetAt', to_char(k.freight_set_at, 'YYYY-MM-DD HH24:MI:SS')",
  ].join(", "),
);
