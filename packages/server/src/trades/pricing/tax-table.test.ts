import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { calculateTax } from "./calculate-tax.ts";
import type { TaxInputs } from "./tax-inputs.ts";

/**
 * Worked out by hand. An amount with `N` is of an item that is not taxed, one with `:FOOD` of that tax class; a rate with
 * `F` taxes freight too, one with `:FOOD` is the row of that class in the jurisdiction before it.
 */
const [, ...rows] = readFileSync(new URL("./tax-table.csv", import.meta.url), "utf8")
  .trim()
  .split("\n");

const parts = (cell = "") => cell.split("|").filter(Boolean);

const classOf = (cell: string) => cell.split(":")[1] ?? null;

function inputsOf(currency: string, rates: string, exempt: string): TaxInputs {
  return {
    customerFound: true,
    customerId: 1,
    customerTaxable: exempt !== "customer",
    shipToExempt: exempt === "ship-to",
    state: "OH",
    postalCode: "43610",
    currency,
    jurisdictions: parts(rates).map((rate, index, all) => ({
      jurisdictionName: `Jurisdiction ${all.slice(0, index + 1).filter((one) => classOf(one) === null).length}`,
      jurisdictionLevel: "state",
      taxRate: Number.parseFloat(rate),
      taxClass: classOf(rate),
      taxFreight: rate.endsWith("F"),
    })),
    exemptions: exempt.startsWith("certificate")
      ? [{ taxClass: classOf(exempt), certificateNo: "C-1", reason: null }]
      : [],
  };
}

describe("taxes worked out by hand", () => {
  it.each(rows.map((row) => row.split(",")))(
    "%s (%s)",
    (_, currency = "", lines, freight = "", exempt = "", ...rest) => {
      const [rates = "", jurisdictions, lineTaxes, total] = rest;
      const sold = parts(lines).map((amount, index) => ({
        lineNo: index + 1,
        amount: decimal(amount.replace(/N|:.*/, "")),
        taxable: !amount.endsWith("N"),
        taxClass: classOf(amount),
      }));
      const sale = { lines: sold, freight: decimal(freight), exempt: exempt === "sale" };
      const result = calculateTax(inputsOf(currency, rates, exempt), sale);
      expect(result.jurisdictions.map((row) => row.tax_amount)).toEqual(parts(jurisdictions).map(Number));
      expect(result.lines.map((row) => row.tax_amount)).toEqual(parts(lineTaxes).map(Number));
      expect(result.total_tax).toBe(Number(total));
    },
  );
});
