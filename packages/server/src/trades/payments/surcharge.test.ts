import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { type SurchargeAsk, surchargeOf } from "./surcharge.ts";

const ask = (more: Partial<SurchargeAsk> = {}): SurchargeAsk => ({
  amount: 125,
  country: "US",
  fromState: "OH",
  toState: "OH",
  card: { brand: "Visa", cardType: "credit" },
  percent: 2.5,
  currency: "USD",
  ...more,
});

describe("the surcharge of a card", () => {
  it("is the seller's percentage of the amount, half up to cents", () => {
    expect(surchargeOf(ask())).toMatchObject({
      surchargeAllowed: "Y",
      surchargePercent: 2.5,
      surchargeDescription: "Visa credit cards bear 2.5 % in OH.",
      lumpSumTotalSurchargeAmount: 3.13,
      totalAmount: 128.13,
    });
  });

  it.each([
    [{ card: { brand: "Visa", cardType: "debit" } }, 0, "debit cards bear no surcharge"],
    [{ card: { brand: "Mastercard", cardType: "prepaid" } }, 0, "prepaid cards bear no surcharge"],
    [{ toState: "ct" }, 0, "The law of CT forbids"],
    [{ country: "usa", toState: " massachusetts " }, 0, "The law of MA forbids"],
    [{ fromState: "MA" }, 0, "The law of MA forbids"],
    [{ toState: "CO", percent: 3 }, 2, "more than is allowed there"],
    [{ toState: "IL" }, 1, "more than is allowed there"],
    [{ percent: 5 }, 3, "more than is allowed there"],
    [{ country: "CA", fromState: "ON", toState: "QC" }, 0, "The law of QC forbids"],
    [{ country: "CA", fromState: "ON", toState: "BC", percent: 3 }, 2.4, "in ON and BC"],
    [{ country: "DE" }, 0, "not known here"],
    [{ percent: 0 }, 0, "takes no surcharge"],
  ] as const)("%j: %s %%", (more, percent, sentence) => {
    const answer = surchargeOf(ask(more));
    expect([answer.surchargePercent, answer.surchargeAllowed]).toEqual([percent, percent > 0 ? "Y" : "N"]);
    expect(answer.surchargeDescription).toContain(sentence);
  });

  it("never is more than the limits, and sums stay exact", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        (cents, percent) => {
          const amount = cents / 100;
          const answer = surchargeOf(ask({ amount, percent: Number(percent.toFixed(2)) }));
          expect(answer.surchargePercent).toBeLessThanOrEqual(3);
          expect(answer.totalAmount).toBe(decimal(amount).plus(answer.lumpSumTotalSurchargeAmount).toNumber());
        },
      ),
    );
  });
});
