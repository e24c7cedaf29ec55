import type { Issue } from "@purvey/contract/schema";
import { ValidationError } from "./errors.ts";

/** The refusal of an input or option, before anything is sent (R204): for the issues, or for one that no schema can tell. */
export function unfit(endpoint: string, issues: string | readonly Issue[], message = ""): ValidationError {
  return new ValidationError("Invalid request parameters", {
    endpoint,
    issues: typeof issues === "string" ? [{ path: issues, message, code: "invalid" }] : issues,
  });
}
