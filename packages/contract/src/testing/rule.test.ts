import { describe, expect, it } from "vitest";
import { rule, rulesIn, stated } from "./rule.ts";

const outcome = (name: string, work: () => unknown) =>
  stated(name, work).then(
    () => "passed",
    (error: Error) => error.message,
  );

describe("a test that states rules", () => {
  it("states those with which its title and the titles around it begin", () => {
    expect(rulesIn("prices > R904 R905 refuses R906")).toEqual(["R904", "R905"]);
    expect(rulesIn("R901 the documents > cover > R902 more")).toEqual(["R901", "R902"]);
    expect(rulesIn("refuses what R904 says")).toEqual([]);
  });

  it("must name one, and assert something", async () => {
    const [nothing, unnamed] = [await outcome("R904 refuses", () => {}), await outcome("refuses", () => {})];
    const failed = await outcome("R904 refuses", () => Promise.reject(new Error("it was taken")));
    const good = await outcome("R904 refuses", () => expect(1).toBe(1));
    expect([nothing, unnamed, failed, good]).toEqual([
      "The test of R904 asserts nothing. Expect what the rule says.",
      '`refuses` begins with no rule. Write it as "R092 refuses …".',
      "it was taken",
      "passed",
    ]);
  });

  rule.each([["R930", 1]])("%s runs for each of its rows", (_, one) => {
    expect(one).toBe(1);
  });
});
