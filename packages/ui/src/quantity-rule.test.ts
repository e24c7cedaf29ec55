import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkQuantity, isMultiple, stepQuantity } from "./quantity-rule.ts";

describe("checkQuantity", () => {
  it("refuses 150 where 100 make a box and offers the boxes around it", () => {
    expect(checkQuantity(150, { multiple: 100, unit: "EA" })).toEqual({
      fine: false,
      problem: "150 EA is not a multiple of 100 EA.",
      offers: [100, 200],
    });
  });

  it("takes parts of what is measured, within its limits", () => {
    expect(checkQuantity(2.5, { parts: true, maximum: 3 })).toEqual({ fine: true });
    expect(checkQuantity(3.5, { parts: true, maximum: 3 })).toMatchObject({ fine: false });
    expect(stepQuantity(2.5, 1, { parts: true })).toBe(3);
  });

  it("offers nothing above what is there", () => {
    expect(checkQuantity(250, { multiple: 100, maximum: 230 })).toMatchObject({ fine: false, offers: [200] });
  });

  it("names the minimum and offers it", () => {
    expect(checkQuantity(1, { minimum: 5, unit: "CS" })).toEqual({
      fine: false,
      problem: "1 CS is less than the minimum of 5 CS.",
      offers: [5],
    });
  });

  it("takes zero as not ordered", () => {
    expect(checkQuantity(0, { minimum: 5, multiple: 5 })).toEqual({ fine: true });
  });

  it("refuses what is below zero", () => {
    expect(checkQuantity(-1, {})).toMatchObject({ fine: false });
  });

  it("offers only quantities it would accept itself", () => {
    const rules = fc.record({
      multiple: fc.integer({ min: 1, max: 500 }),
      minimum: fc.option(fc.integer({ min: 0, max: 300 }), { nil: undefined }),
      maximum: fc.option(fc.integer({ min: 301, max: 5000 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), rules, (value, rule) => {
        const verdict = checkQuantity(value, rule);
        if (verdict.fine) return;
        for (const offer of verdict.offers) expect(checkQuantity(offer, rule)).toEqual({ fine: true });
      }),
    );
  });
});

describe("stepQuantity", () => {
  it.each([
    [150, 1, 200],
    [150, -1, 100],
    [100, 1, 200],
    [0, -1, 0],
  ] as const)("goes from %d by %d to %d in hundreds", (value, direction, next) => {
    expect(stepQuantity(value, direction, { multiple: 100 })).toBe(next);
  });

  it("stops at the last multiple that is there", () => {
    expect(stepQuantity(200, 1, { multiple: 100, maximum: 230 })).toBe(200);
  });

  it("counts in tenths without binary dust", () => {
    expect(stepQuantity(0.2, 1, { multiple: 0.1 })).toBe(0.3);
    expect(isMultiple(0.1 + 0.2, 0.1)).toBe(true);
  });
});
