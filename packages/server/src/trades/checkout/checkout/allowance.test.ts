import { describe, expect, it } from "vitest";
import { decimal } from "../../../values/decimal.ts";
import { allowanceFindings, allowanceOf } from "./allowance.ts";

describe("allowanceOf", () => {
  it("has no limit without a contact or a limit", () => {
    const free = { allowance: null, period: "order", used: 0, remaining: null, exceeded: false };
    expect(allowanceOf(null, decimal(1_000_000))).toEqual(free);
    expect(allowanceOf({ allowance: null, period: "month", spent: 10 }, decimal(5)).exceeded).toBe(false);
  });

  it("is exceeded by more than is left, not by as much", () => {
    const contact = { allowance: 500, period: "month", spent: 120.5 } as const;
    expect(allowanceOf(contact, decimal(379.5))).toEqual({
      allowance: 500,
      period: "month",
      used: 120.5,
      remaining: 379.5,
      exceeded: false,
    });
    expect(allowanceOf(contact, decimal(379.51)).exceeded).toBe(true);
  });

  it("has nothing left when more was spent than allowed", () => {
    const used = allowanceOf({ allowance: 100, period: "year", spent: 150 }, decimal(1));
    expect([used.remaining, used.exceeded]).toEqual([0, true]);
    expect(allowanceFindings(used, decimal(1), "EUR").warnings[0]?.message).toBe(
      "The total of 1.00 EUR needs a release: 0.00 EUR of the allowance are left for this year. Somebody with the permission `checkout.activate` can release it.",
    );
  });

  it("needs a release where it is exceeded, which says what is left", () => {
    const findings = (period: "order" | "month", total: number) => {
      const of = decimal(total);
      return allowanceFindings(allowanceOf({ allowance: 100, period, spent: 59.5 }, of), of, "USD");
    };
    expect(findings("order", 40.5)).toEqual({ errors: [], warnings: [] });
    const warned = [findings("order", 40.51), findings("month", 41)];
    expect(warned.map(({ errors, warnings }) => [errors, warnings.map(({ code }) => code)])).toEqual([
      [[], ["ALLOWANCE_EXCEEDED"]],
      [[], ["ALLOWANCE_EXCEEDED"]],
    ]);
    expect(warned.map(({ warnings }) => warnings[0]?.message)).toEqual([
      "The total of 40.51 USD needs a release: 40.50 USD of the allowance are left. Somebody with the permission `checkout.activate` can release it.",
      "The total of 41.00 USD needs a release: 40.50 USD of the allowance are left for this month. Somebody with the permission `checkout.activate` can release it.",
    ]);
  });
});
