import { describe, expect, it } from "vitest";
import { refundProblem } from "./refund-model.ts";

describe("a refund that is entered", () => {
  it("has an amount that can go back, and a reason", () => {
    expect(refundProblem({ amount: 54.31, reason: "Damaged" }, 54.31)).toBeUndefined();
    expect(refundProblem({ amount: 54.32, reason: "Damaged" }, 54.31)).toBe("tooMuch");
    expect(refundProblem({ amount: null, reason: "Damaged" }, 54.31)).toBe("noAmount");
    expect(refundProblem({ amount: 0, reason: "Damaged" }, 54.31)).toBe("noAmount");
    expect(refundProblem({ amount: 1, reason: "  " }, 54.31)).toBe("noReason");
  });
});
