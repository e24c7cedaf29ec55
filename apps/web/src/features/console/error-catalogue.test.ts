import { describe, expect, it } from "vitest";
import { entriesFor, errorCatalogue } from "./error-catalogue.ts";
import { logMessages } from "./log-messages.ts";

const entries = errorCatalogue((name) => String(logMessages.en[name]));
const asked = (text?: string) => entriesFor(entries, text).map(({ key }) => key);

describe("the error catalogue", () => {
  it("is whole while nothing is asked, and empty where nothing fits", () => {
    expect(asked()).toHaveLength(entries.length);
    expect(asked("  ")).toHaveLength(entries.length);
    expect(asked("there is no such word zzz")).toEqual([]);
  });

  it("finds an entry by code or class, also within a whole answer", () => {
    expect(asked('{"code":"RESOURCE_NOT_FOUND","message":"There is no brand 9."}')).toEqual([
      "server-RESOURCE_NOT_FOUND",
    ]);
    expect(asked("Uncaught RateLimitError: wait 3 s")).toContain("client-RATE_LIMIT_EXCEEDED");
    expect(asked("rate_limit_exceeded")).toEqual(["client-RATE_LIMIT_EXCEEDED", "server-RATE_LIMIT_EXCEEDED"]);
  });

  it("finds entries by status and words", () => {
    expect(asked("404")).toEqual(["client-NOT_FOUND", "server-RESOURCE_NOT_FOUND"]);
    expect(asked("permission user")).toEqual(["server-INSUFFICIENT_PERMISSIONS"]);
  });
});
