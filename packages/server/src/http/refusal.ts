import { DatabaseError } from "../db/errors.ts";
import { ServerError } from "../errors.ts";

/** What a caller is told of anything that went wrong: refusals as they are, the rest without its inner workings. */
export function refusalOf(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  if (error instanceof DatabaseError) return databaseRefusal(error);
  return new ServerError(
    "INTERNAL_SERVER_ERROR",
    "The server failed to answer this call. Report the request id to whoever runs it.",
    { cause: error },
  );
}

function databaseRefusal(error: DatabaseError): ServerError {
  const where = error.constraint ? ` (\`${error.constraint}\`)` : "";
  switch (error.kind) {
    case "unique":
      return new ServerError(
        "RESOURCE_CONFLICT",
        `There is such a record already${where}. Change the existing one, or choose another key.`,
        { cause: error },
      );
    case "foreign-key":
      return new ServerError(
        "RESOURCE_CONFLICT",
        `The record refers to another that does not exist, or is still in use${where}. Check the keys.`,
        { cause: error },
      );
    case "check":
    case "not-null":
      return new ServerError(
        "BUSINESS_LOGIC_ERROR",
        `The change would leave a record that may not be${where}. Correct the values.`,
        { cause: error },
      );
    case "too-long":
    case "out-of-range":
    case "invalid-text":
      return new ServerError("VALIDATION_ERROR", "Invalid request parameters", {
        issues: [{ path: "", message: "A value is too long or too large to be stored; shorten it.", code: "range" }],
        cause: error,
      });
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
      return new ServerError(
        "INTERNAL_SERVER_ERROR",
        "The server failed to answer this call. Report the request id to whoever runs it.",
        { cause: error },
      );
  }
}
