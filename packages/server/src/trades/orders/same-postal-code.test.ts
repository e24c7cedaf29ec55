import { rule } from "@purvey/contract/testing/rule";
import { describe, expect } from "vitest";
import { samePostalCode } from "./endpoints/oe-hdr.ts";

describe("samePostalCode", () => {
  rule.each([
    ["43610", "43610"],
    ["43610-1234", "43610"],
    ["43610", "43610 9876"],
    ["K1A 0B6", "k1a0b6"],
    ["SW1A 1AA", "sw1a-1aa"],
    ["02134", "2134"],
  ])("R199 takes %s and %s for the same", (postalCode, other) => {
    expect(samePostalCode({ postalCode }, other)).toBe(true);
  });

  rule.each([
    ["43610", "43611"],
    ["43610", "4361"],
    ["43610", ""],
    [null, ""],
    ["", " "],
    ["43610", "436101"],
  ])("R199 tells %s and %s apart", (postalCode, other) => {
    expect(samePostalCode({ postalCode }, other)).toBe(false);
  });
});
