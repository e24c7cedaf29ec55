import {
  ApiError,
  AuthenticationError,
  NetworkError,
  NotFoundError,
  RateLimitError,
  ValidationError,
} from "@purvey/client/errors";
import { describe, expect, it } from "vitest";
import { problemOf } from "./problem.ts";

const context = { requestId: "r-1", endpoint: "items.brands.get" };
const issue = { path: "lines[0].quantity", message: "Expected a number", code: "type" };

describe("problemOf", () => {
  it.each([
    [new AuthenticationError("Sign in first", context), "you", "signIn", true],
    [new NotFoundError("There is no item `X`.", context), "data", "notThere", false],
    [new RateLimitError(3, context), "service", "tooFast", true],
    [new NetworkError("network", "No answer came", context), "service", "offline", true],
    [new NetworkError("timeout", "No answer in 30 s", context), "service", "slow", true],
    [new ValidationError("Invalid request parameters", { ...context, issues: [issue] }), "you", "correct", false],
    [new ValidationError("Invalid API response structure", { ...context, issues: [issue] }), "service", "answer", true],
    [new ApiError("INSUFFICIENT_PERMISSIONS", 403, "You may not", context), "you", "notAllowed", false],
    [new ApiError("RESOURCE_CONFLICT", 409, "The cart is ordered", context), "data", "correct", true],
    [new ApiError("SERVICE_UNAVAILABLE", 503, "Down", context), "service", "service", true],
  ] as const)(
    "tells whose matter %s is, what to do, and whether asking again may help",
    (error, cause, advice, again) => {
      expect(problemOf(error)).toMatchObject({ cause, advice, again, requestId: "r-1" });
    },
  );

  it("says what the server said of a missing record, and which field failed", () => {
    expect(problemOf(new NotFoundError("There is no item `X`.", context)).message).toBe("There is no item `X`.");
    const failed = new ValidationError("Invalid request parameters", { ...context, issues: [issue] });
    expect(problemOf(failed).message).toContain("lines[0].quantity: Expected a number");
  });

  it("carries status and code, and the seconds to wait", () => {
    expect(problemOf(new ApiError("SERVICE_UNAVAILABLE", 503, "Down", context)).code).toBe("503 SERVICE_UNAVAILABLE");
    const unheard = problemOf(new NetworkError("network", "POST /api/items/internal/pdf got no answer", context));
    expect([unheard.code, unheard.message]).toEqual(["NETWORK_ERROR", "The server cannot be reached."]);
    expect(problemOf(new RateLimitError(3, context)).seconds).toBe(3);
  });

  it("takes anything else for a fault of the program", () => {
    expect(problemOf(new TypeError("x is undefined"))).toMatchObject({ message: "x is undefined", advice: "program" });
    expect(problemOf("odd")).toMatchObject({ message: "odd", requestId: undefined });
  });
});
