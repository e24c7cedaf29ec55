import { describe, expect, it } from "vitest";
import { signInProblems } from "./sign-in-model.ts";

describe("signInProblems", () => {
  it("names what is missing, in the order of the fields", () => {
    expect(signInProblems({ site: "demo", username: "dana", password: "x" })).toEqual({});
    expect(Object.entries(signInProblems({ site: "", username: "", password: "" }))).toEqual([
      ["site", "siteMissing"],
      ["username", "usernameMissing"],
      ["password", "passwordMissing"],
    ]);
  });
});
