import { rule } from "@purvey/contract/testing/rule";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decimal, numberOf, roundMoney, sumOf, zero } from "../../values/decimal.ts";
import { calculateTax } from "./calculate-tax.ts";
import type { Jurisdiction, TaxableLine, TaxInputs } from "./tax-inputs.ts";

const state: Jurisdiction = {
  jurisdictionName: "Ohio",
  jurisdictionLevel: "state",
  taxRate: 0.0575,
  taxClass: null,
  taxFreight: true,
};
const county: Jurisdiction = {
  jurisdictionName: "Lucas County",
  jurisdictionLevel: "county",
  taxRate: 0.015,
  taxClass: null,
  taxFreight: false,
};
const toledo: TaxInputs = {
  customerFound: true,
  customerId: 100200,
  customerTaxable: true,
  shipToExempt: false,
  state: "OH",
  postalCode: "43610",
  currency: "USD",
  jurisdictions: [state, county],
  exemptions: [],
};

function line(amount: number, changes: Partial<TaxableLine> = {}): TaxableLine {
  return { lineNo: 1, amount: decimal(amount), taxable: true, taxClass: null, ...changes };
}

function tax(inputs: Partial<TaxInputs>, lines: readonly TaxableLine[], freight = 0, exempt = false) {
  return calculateTax({ ...toledo, ...inputs }, { lines, freight: decimal(freight), exempt });
}

describe("the tax engine's rule", () => {
  rule("R069 rounds half up per line and jurisdiction and adds the cents", () => {
    const result = tax({}, [line(0.3), line(0.3, { lineNo: 2 })]);
    // 0.3 × 0.0575 = 0.01725 and 0.3 × 0.015 = 0.0045: 0.02 and 0.00 each, although the sums would give 0.03 and 0.01.
    expect(result.jurisdictions.map((row) => row.tax_amount)).toEqual([0.04, 0]);
    expect(result.total_tax).toBe(0.04);
    expect(tax({ jurisdictions: [{ ...state, taxRate: 0.05 }] }, [line(0.1)]).total_tax).toBe(0.01);
  });

  rule("R069 answers the combined rate of the destination and says how the tax came about", () => {
    const result = tax({}, [line(100)]);
    expect(result.tax_rate).toBe(0.0725);
    expect(result.explanation).toBe("OH 43610 is taxed by 2 jurisdictions at 7.25 % together.");
    expect([result.state, result.postal_code, result.source]).toEqual(["OH", "43610", "embedded"]);
  });

  it("taxes freight where a jurisdiction does, as line 0", () => {
    const result = tax({}, [line(100)], 20);
    expect(result.lines.at(-1)).toEqual({
      line_no: 0,
      amount: 20,
      taxable_amount: 20,
      tax_amount: 1.15,
      exempt_reason: null,
    });
    expect(tax({ jurisdictions: [county] }, [line(100)], 20).exempt_amount).toBe(20);
  });

  it("puts the rate of a tax class before the general one of the same jurisdiction", () => {
    const food = { ...state, taxRate: 0, taxClass: "FOOD" };
    const levy: Jurisdiction = { ...county, jurisdictionName: "Tire levy", taxRate: 0.02, taxClass: "TIRE" };
    const inputs = { jurisdictions: [state, food, county, levy] };
    expect(tax(inputs, [line(100)]).total_tax).toBe(7.25);
    expect(tax(inputs, [line(100, { taxClass: "FOOD" })]).total_tax).toBe(1.5);
    expect(tax(inputs, [line(100, { taxClass: "TIRE" })]).total_tax).toBe(9.25);
    expect(tax(inputs, [line(100)]).tax_rate).toBe(0.0725);
  });

  it("exempts customers, ship-tos, sales, items and what a certificate names", () => {
    const certificate = { taxClass: null, certificateNo: "OH-1", reason: "Resale" };
    const reasons = [
      tax({ customerTaxable: false }, [line(100)]),
      tax({ shipToExempt: true }, [line(100)]),
      tax({}, [line(100)], 0, true),
      tax({}, [line(100, { taxable: false })]),
      tax({ exemptions: [certificate] }, [line(100)]),
      tax({ exemptions: [{ ...certificate, taxClass: "FOOD", reason: null }] }, [line(100, { taxClass: "FOOD" })]),
    ].map((result) => [result.total_tax, result.exempt_amount, result.lines[0]?.exempt_reason]);
    expect(reasons).toEqual([
      [0, 100, "Customer 100200 is not taxable"],
      [0, 100, "The ship-to is exempt"],
      [0, 100, "The sale is exempt"],
      [0, 100, "The item is not taxable"],
      [0, 100, "Certificate OH-1: Resale"],
      [0, 100, "Certificate OH-1"],
    ]);
    expect(tax({ exemptions: [{ ...certificate, taxClass: "FOOD" }] }, [line(100)]).total_tax).toBe(7.25);
    expect(tax({ exemptions: [certificate] }, [line(100)]).explanation).toBe(
      "Nothing is taxed: Certificate OH-1: Resale.",
    );
  });

  it("says when no jurisdiction holds the destination", () => {
    const result = tax({ jurisdictions: [], state: null, postalCode: "99999" }, [line(100)]);
    expect(result.total_tax).toBe(0);
    expect(result.explanation).toBe("99999 lies in no tax jurisdiction of this site; nothing is taxed.");
  });
});

describe("the tax of any sale", () => {
  const classes = fc.constantFrom(null, "FOOD", "TIRE");
  const jurisdictions = fc.array(
    fc.record({
      jurisdictionName: fc.constantFrom("A", "B", "C"),
      jurisdictionLevel: fc.constantFrom("state", "county"),
      taxRate: fc.integer({ min: 0, max: 150_000 }).map((millionths) => millionths / 1_000_000),
      taxClass: classes,
      taxFreight: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  const lines = fc.array(
    fc.record({ amount: fc.integer({ min: 0, max: 10_000_000 }), taxable: fc.boolean(), taxClass: classes }),
    { maxLength: 8 },
  );

  it("is the sum of its jurisdictions and of its lines, and taxed and exempt amounts make the whole", () => {
    fc.assert(
      fc.property(jurisdictions, lines, fc.integer({ min: 0, max: 100_000 }), (rows, amounts, freightCents) => {
        const freight = decimal(freightCents).div(100);
        const sale = amounts.map((entry, index) => ({
          ...entry,
          lineNo: index + 1,
          amount: decimal(entry.amount).div(1000),
        }));
        const result = calculateTax({ ...toledo, jurisdictions: rows }, { lines: sale, freight, exempt: false });
        const total = (values: readonly number[]) => numberOf(sumOf(values.map(decimal)));
        expect(total(result.jurisdictions.map((row) => row.tax_amount))).toBe(result.total_tax);
        expect(total(result.lines.map((row) => row.tax_amount))).toBe(result.total_tax);
        const whole = sumOf([freight, ...sale.map(({ amount }) => roundMoney(amount))]);
        expect(total([result.taxable_amount, result.exempt_amount])).toBe(numberOf(whole));
        expect(result.exempt_amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it("is nothing without lines and freight", () => {
    expect(calculateTax(toledo, { lines: [], freight: zero, exempt: false })).toMatchObject({
      total_tax: 0,
      lines: [],
    });
  });
});
