import { describe, expect, it } from "vitest";
import { check } from "./check.ts";
import { input, integer, record, required, sensitive, text } from "./fields.ts";

describe("sensitive values", () => {
  const secret = "correct horse";
  const login = input("Login", "A login", {
    password: required(sensitive(text({ min: 20, message: "" }))),
    pin: sensitive(integer()),
    answers: sensitive(record(text({ max: 3 }))),
    either: { anyOf: [sensitive(text({ max: 3 })), integer()] },
  });
  it("appear neither in messages nor in issues, at any depth", () => {
    const issues = check(login, { password: secret, pin: secret, answers: { a: secret }, either: secret });
    expect(issues).toHaveLength(4);
    expect(JSON.stringify(issues)).not.toContain("horse");
    expect(issues[0]?.message).toBe("Expected at least 20 characters");
  });
  it("do not escape with the whole text of a body that was encoded twice", () => {
    const [issue] = check(login, JSON.stringify({ password: secret }));
    expect(issue?.message).toBe("Expected an object, got text");
  });
  it("do not escape with a misspelt field", () => {
    expect(
      JSON.stringify(check(login, { password: "x".repeat(20), pasword: secret }, { unknown: "refuse" })),
    ).not.toContain("horse");
  });
});
