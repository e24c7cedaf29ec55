import { camelCase } from "../db/columns.ts";
import { DatabaseError } from "../db/errors.ts";
import { ServerError } from "../errors.ts";

/** What a caller is told of anything that went wrong: refusals as they are, the rest without its inner workings. */
export function refusalOf(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  if (error instanceof DatabaseError) return databaseRefusal(error);
  return internal(error);
}

/** What the database refused, without its words: they name tables and hold values. */
function databaseRefusal(error: DatabaseError): ServerError {
  switch (error.kind) {
    case "unique":
      return conflictOf("There is such a record already. Change the existing one, or choose another key.", error);
    case "foreign-key":
      return referenceRefusal(error);
    case "check":
    case "not-null":
      return new ServerError(
        "BUSINESS_LOGIC_ERROR",
        "The change would leave a record that may not be. Correct the values.",
        { cause: error },
      );
    case "too-long":
      return valueRefusal("A text is too long to be stored; shorten it", error);
    case "out-of-range":
      return valueRefusal("A number or date is beyond what can be stored", error);
    case "invalid-text":
      return valueRefusal("A value is not written as its field needs it", error);
    case "serialization":
    case "deadlock":
    case "timeout":
    case "connection":
      return new ServerError(
        "SERVICE_UNAVAILABLE",
        "The database could not answer in time. Send the call again in a moment.",
        {
          details: { retryAfter: 2, maintenanceWindow: null },
          cause: error,
        },
      );
    default:
      return internal(error);
  }
}

function referenceRefusal(error: DatabaseError): ServerError {
  if (!error.reference)
    return conflictOf("The record refers to another that does not exist, or is still in use. Check the keys.", error);
  const { column, value, parent, usedBy } = error.reference;
  if (usedBy === undefined) return unknownRecord(nounOf(parent), camelCase(column), value, error);
  return conflictOf(
    `The ${nounOf(parent)} \`${value}\` is in use by at least one ${nounOf(usedBy)}. Change or delete first what refers to it.`,
    error,
  );
}

/** As `invalid` refuses it where a handler has looked before: the field, its value and the way out. */
function unknownRecord(noun: string, path: string, received: string, cause: DatabaseError): ServerError {
  const message = `There is no ${noun} \`${received}\` on this site; find the right one in the list`;
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: [{ path, message, code: "invalid", received }],
    cause,
  });
}

function conflictOf(message: string, cause: DatabaseError): ServerError {
  return new ServerError("RESOURCE_CONFLICT", message, { cause });
}

function valueRefusal(message: string, cause: DatabaseError): ServerError {
  return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
    issues: [{ path: "", message, code: "range" }],
    cause,
  });
}

function internal(cause: unknown): ServerError {
  const message = "The server failed to answer this call. Report the request id to whoever runs it.";
  return new ServerError("INTERNAL_SERVER_ERROR", message, { cause });
}

/** What sentences call the records of a table, where it is not the table's own name. */
const nouns: Readonly<Record<string, string>> = {
  cart_hdr: "cart",
  content: "article",
  content_category: "category",
  import_record: "import",
  invoice_hdr: "invoice",
  item_category: "item category",
  item_link: "link of the item",
  item_variant_hdr: "variant group",
  job_price_hdr: "contract",
  job_price_line: "contract line",
  order_hdr: "order",
  po_hdr: "purchase order",
  quote_hdr: "quote",
  scheduled_import_master: "import plan",
  ship_to: "ship-to",
  users: "user",
  vmi_distributor: "distributor",
  vmi_product: "product",
  vmi_profile_hdr: "inventory profile",
  vmi_profile_line: "line of the inventory profile",
  vmi_restock_hdr: "restock order",
  vmi_section: "section",
  vmi_warehouse: "warehouse",
};

/** What sentences call a record of a table: `po_hdr` → `purchase order`, `payment_account` → `payment account`. */
function nounOf(table: string): string {
  return nouns[table] ?? table.replace(/^vmi_/, "").replaceAll("_", " ");
}
