import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import { type Decimal, decimal, numberOf, quantityText, roundMoney, sumOf, zero } from "../../values/decimal.ts";
import { exemptReason } from "./exempt-reason.ts";
import type { Jurisdiction, TaxableLine, TaxInputs } from "./tax-inputs.ts";
import { ratesFor } from "./tax-rates.ts";

/** The tax of one line by one jurisdiction, in whole cents, or what else the currency has. */
interface LineTax {
  readonly jurisdiction: Jurisdiction;
  readonly amount: Decimal;
  readonly tax: Decimal;
}

interface TaxedLine {
  readonly lineNo: number;
  readonly amount: Decimal;
  readonly reason: string | null;
  readonly taxes: readonly LineTax[];
}

/** A whole sale. */
export interface Sale {
  readonly lines: readonly TaxableLine[];
  readonly freight: Decimal;
  /** The sale is exempt as a whole; a text says why. */
  readonly exempt: string | boolean;
}

/**
 * The tax of a sale (R069). Amount times rate is rounded half up to cents for each line and jurisdiction; every sum is
 * a sum of these cents, so `total_tax` equals the sum of the jurisdictions' `tax_amount` and that of the lines.
 */
export function calculateTax(inputs: TaxInputs, sale: Sale): TaxEngineResult {
  const lines = [...sale.lines.map((line) => taxedLine(inputs, sale, line)), ...freightLine(inputs, sale)];
  const taxes = lines.flatMap((line) => line.taxes);
  const rate = sumOf(
    inputs.jurisdictions.filter(({ taxClass }) => taxClass === null).map((row) => decimal(row.taxRate)),
  );
  const taxable = sumOf(lines.filter(({ reason }) => reason === null).map(({ amount }) => amount));
  return {
    total_tax: numberOf(sumOf(taxes.map(({ tax }) => tax))),
    tax_rate: numberOf(rate),
    jurisdictions: inputs.jurisdictions.map((row) => jurisdictionResult(row, taxes)),
    taxable_amount: numberOf(taxable),
    exempt_amount: numberOf(sumOf(lines.map(({ amount }) => amount)).minus(taxable)),
    lines: lines.map(lineResult),
    state: inputs.state,
    postal_code: inputs.postalCode,
    source: "embedded",
    explanation: explain(inputs, rate, lines),
  };
}

function taxedLine(inputs: TaxInputs, sale: Sale, line: TaxableLine): TaxedLine {
  const amount = roundMoney(line.amount, inputs.currency);
  const reason = exemptReason(inputs, sale.exempt, line);
  return {
    lineNo: line.lineNo,
    amount,
    reason,
    taxes: reason ? [] : taxesOf(amount, ratesFor(inputs, line.taxClass), inputs),
  };
}

/** Freight is the last line, number 0; without freight there is none. */
function freightLine(inputs: TaxInputs, sale: Sale): TaxedLine[] {
  const amount = roundMoney(sale.freight, inputs.currency);
  if (amount.eq(0)) return [];
  const rows = ratesFor(inputs, null).filter(({ taxFreight }) => taxFreight);
  const exempt = exemptReason(inputs, sale.exempt, { taxable: true, taxClass: null });
  const reason = exempt ?? (rows.length === 0 ? "Freight is not taxed there" : null);
  return [{ lineNo: 0, amount, reason, taxes: reason ? [] : taxesOf(amount, rows, inputs) }];
}

function taxesOf(amount: Decimal, rows: readonly Jurisdiction[], { currency }: TaxInputs): LineTax[] {
  return rows.map((jurisdiction) => {
    const tax = roundMoney(amount.times(jurisdiction.taxRate), currency);
    return { jurisdiction, amount, tax };
  });
}

function jurisdictionResult(row: Jurisdiction, taxes: readonly LineTax[]): TaxEngineResult["jurisdictions"][number] {
  const own = taxes.filter(({ jurisdiction }) => jurisdiction === row);
  return {
    jurisdiction_name: row.jurisdictionName,
    tax_rate: row.taxRate,
    tax_amount: numberOf(sumOf(own.map(({ tax }) => tax))),
    jurisdiction_level: row.jurisdictionLevel,
    taxable_amount: numberOf(sumOf(own.map(({ amount }) => amount))),
    tax_class: row.taxClass,
  };
}

function lineResult({ lineNo, amount, reason, taxes }: TaxedLine): TaxEngineResult["lines"][number] {
  return {
    line_no: lineNo,
    amount: numberOf(amount),
    taxable_amount: reason === null ? numberOf(amount) : 0,
    tax_amount: numberOf(sumOf(taxes.map(({ tax }) => tax))),
    exempt_reason: reason,
  };
}

function explain(inputs: TaxInputs, rate: Decimal, lines: readonly TaxedLine[]): string {
  const place = [inputs.state, inputs.postalCode].filter(Boolean).join(" ") || "The destination";
  const count = new Set(inputs.jurisdictions.map((row) => `${row.jurisdictionLevel} ${row.jurisdictionName}`)).size;
  if (count === 0) return `${place} lies in no tax jurisdiction of this site; nothing is taxed.`;
  const reason = lines.length > 0 && lines.every((line) => line.reason !== null) ? lines[0]?.reason : undefined;
  if (reason) return `Nothing is taxed: ${reason}.`;
  const percent = quantityText((rate ?? zero).times(100));
  return `${place} is taxed by ${count} jurisdiction${count === 1 ? "" : "s"} at ${percent} %${count === 1 ? "" : " together"}.`;
}
