import type { check } from "@purvey/contract/check";
import type { Issue } from "@purvey/contract/schema";
import { ValidationError } from "./errors.ts";

/** The refusal of an input or option, before anything is sent (R204): for the issues, or for one that no schema can tell. */
export function unfit(endpoint: string, issues: string | readonly Issue[], message = ""): ValidationError {
  return new ValidationError("Invalid request parameters", {
    endpoint,
    issues: typeof issues === "string" ? [{ path: issues, message, code: "invalid" }] : issues,
  });
}

/**
 * Why a value does not fit. What finds it and has the sentences is loaded when something does not fit for the first time;
 * where it cannot be had, there is one sentence.
 */
export async function reasonsOf(...given: Parameters<typeof check>): Promise<Issue[]> {
  try {
    return (await import("@purvey/contract/check")).check(...given);
  } catch {
    return [{ path: "", message: "It does not fit; why could not be loaded", code: "invalid" }];
  }
}
