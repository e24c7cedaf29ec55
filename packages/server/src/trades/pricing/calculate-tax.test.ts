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

function tax(inputs: Partial<TaxInputs>, lines: readonly TaxableLine[], freight = 0, exempt: string | boolean = false) {
  return calculateTax({ ...toledo, ...inputs }, { lines, freight: decimal(freight), exempt });
}

describe("the tax engine's rule", () => {
  rule("R069 rounds half up once per jurisdiction, and gives its cents to the lines by largest remainder", () => {
    const result = tax({}, [line(0.3), line(0.3, { lineNo: 2 })]);
    // 0.6 × 0.0575 = 0.0345 and 0.6 × 0.015 = 0.009: three cents and one, whatever a line alone would round to.
    expect(result.jurisdictions.map((row) => row.tax_amount)).toEqual([0.03, 0.01]);
    expect(result.lines.map((row) => row.tax_amount)).toEqual([0.02, 0.02]);
    expect(result.total_tax).toBe(0.04);
    expect(tax({ jurisdictions: [{ ...state, taxRate: 0.05 }] }, [line(0.1)]).total_tax).toBe(0.01);
  });

  rule("R069 taxes a thousand lines of 0.08 as the 80.00 that they are", () => {
    const jurisdictions = [{ ...state, taxRate: 0.0775 }];
    const many = Array.from({ length: 1000 }, (_, index) => line(0.08, { lineNo: index + 1 }));
    const result = tax({ jurisdictions }, many);
    expect(result.total_tax).toBe(6.2);
    expect(numberOf(sumOf(result.lines.map((row) => decimal(row.tax_amount))))).toBe(6.2);
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
    expect(tax({ jurisdictions: [], state: null, postalCode: "" }, [line(100)]).explanation).toBe(
      "The destination lies in no tax jurisdiction of this site; nothing is taxed.",
    );
  });

  it("counts jurisdictions, not their rows, and names the rate of the general ones", () => {
    const clothing = { ...state, taxClass: "CLOTHING", taxRate: 0.02 };
    const result = tax({ jurisdictions: [state, clothing] }, [line(100)]);
    expect(result.explanation).toBe("OH 43610 is taxed by 1 jurisdiction at 5.75 %.");
    expect(result.tax_rate).toBe(0.0575);
    expect(tax({}, []).explanation).toBe("OH 43610 is taxed by 2 jurisdictions at 7.25 % together.");
  });

  it("says that nothing is taxed only where no line is", () => {
    const exempt = line(40, { taxable: false });
    const result = tax({}, [exempt, line(60, { lineNo: 2 })]);
    expect(result.explanation).toBe("OH 43610 is taxed by 2 jurisdictions at 7.25 % together.");
    expect([result.taxable_amount, result.exempt_amount, result.total_tax]).toEqual([60, 40, 4.35]);
    expect(result.lines.map((row) => [row.amount, row.taxable_amount])).toEqual([
      [40, 0],
      [60, 60],
    ]);
  });

  it("takes the first reason of several, the sale's own words and a certificate without a number", () => {
    const unnumbered = { taxClass: null, certificateNo: null, reason: null };
    const reasonOf = (result: ReturnType<typeof tax>) => result.lines[0]?.exempt_reason;
    expect(reasonOf(tax({ customerTaxable: false, shipToExempt: true }, [line(1)], 0, "Resale"))).toBe("Resale");
    expect(reasonOf(tax({ customerTaxable: false, shipToExempt: true }, [line(1)]))).toBe(
      "Customer 100200 is not taxable",
    );
    expect(reasonOf(tax({ exemptions: [unnumbered] }, [line(1)]))).toBe("Certificate");
    expect(reasonOf(tax({ exemptions: [{ ...unnumbered, reason: "Farm" }] }, [line(1)]))).toBe("Certificate: Farm");
    expect(reasonOf(tax({ exemptions: [unnumbered] }, [line(1, { taxable: false })]))).toBe("The item is not taxable");
  });

  it("exempts freight with the sale, and not for a certificate of one class of goods", () => {
    const food = { taxClass: "FOOD", certificateNo: "F-1", reason: null };
    const reasons = (result: ReturnType<typeof tax>) => result.lines.map((row) => row.exempt_reason);
    expect(reasons(tax({}, [line(100)], 10, true))).toEqual(["The sale is exempt", "The sale is exempt"]);
    expect(reasons(tax({ exemptions: [food] }, [line(100, { taxClass: "FOOD" })], 10))).toEqual([
      "Certificate F-1",
      null,
    ]);
    expect(reasons(tax({ jurisdictions: [county] }, [line(100)], 10))).toEqual([null, "Freight is not taxed there"]);
  });

  it("leaves goods untaxed where a jurisdiction has rows of other classes only", () => {
    const other = { ...state, taxClass: "FUEL" };
    expect(tax({ jurisdictions: [other, county] }, [line(100)]).total_tax).toBe(1.5);
    // Another jurisdiction of the same level, or of the same name, keeps its own general rate.
    const city = { ...county, jurisdictionName: "Toledo", jurisdictionLevel: "city" as const };
    const special = { ...county, taxClass: "FUEL", taxRate: 0.1 };
    const fuel = [line(100, { taxClass: "FUEL" })];
    expect(tax({ jurisdictions: [county, special, city] }, fuel).total_tax).toBe(11.5);
    expect(tax({ jurisdictions: [county, special, { ...city, jurisdictionLevel: "county" }] }, fuel).total_tax).toBe(
      11.5,
    );
    expect(
      tax({ jurisdictions: [county, special, { ...city, jurisdictionName: "Lucas County" }] }, fuel).total_tax,
    ).toBe(11.5);
  });

  it("gives back what it took, line by line", () => {
    const back = tax({ jurisdictions: [{ ...state, taxRate: 0.05 }] }, [line(-0.1), line(-0.1), line(-0.1)]);
    // −0.015 is half a cent, rounded away from zero as 0.015 is: −0.02, of which the earlier lines get a cent each.
    expect([back.total_tax, ...back.lines.map((row) => row.tax_amount)]).toEqual([-0.02, -0.01, -0.01, 0]);
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
    fc.record({ amount: fc.integer({ min: -10_000_000, max: 10_000_000 }), taxable: fc.boolean(), taxClass: classes }),
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
        const whole = sumOf([freight, ...sale.map(({ amount }) => roundMoney(amount, "USD"))]);
        expect(total([result.taxable_amount, result.exempt_amount])).toBe(numberOf(whole));
      }),
    );
  });

  const currencies = fc.constantFrom(["USD", 100] as const, ["JPY", 1] as const, ["KWD", 1000] as const);

  it("is within half a unit of exact in each jurisdiction and one of a line's share, in any order of the lines", () => {
    fc.assert(
      fc.property(jurisdictions, lines, currencies, (rows, amounts, [currency, units]) => {
        const sale = amounts.map((entry, index) => ({
          ...entry,
          lineNo: index + 1,
          amount: decimal(entry.amount).div(1000),
        }));
        const inputs = { ...toledo, currency, jurisdictions: rows };
        const result = calculateTax(inputs, { lines: sale, freight: zero, exempt: false });
        for (const row of result.jurisdictions) {
          const exact = decimal(row.taxable_amount).times(row.tax_rate);
          expect(decimal(row.tax_amount).minus(exact).abs().times(units).lte(0.5)).toBe(true);
        }
        const backwards = calculateTax(inputs, { lines: [...sale].reverse(), freight: zero, exempt: false });
        expect(backwards.jurisdictions).toEqual(result.jurisdictions);
        expect(backwards.total_tax).toBe(result.total_tax);
        const returned = sale.map((entry) => ({ ...entry, amount: entry.amount.neg() }));
        const back = calculateTax(inputs, { lines: returned, freight: zero, exempt: false });
        expect(back.lines.map((row) => 0 - row.tax_amount)).toEqual(result.lines.map((row) => row.tax_amount));
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
