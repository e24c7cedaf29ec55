import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import { type Decimal, decimal, numberOf, quantityText, roundMoney, sumOf, zero } from "../../values/decimal.ts";
import { allocate } from "./allocate.ts";
import { exemptReason } from "./exempt-reason.ts";
import type { Jurisdiction, TaxableLine, TaxInputs } from "./tax-inputs.ts";
import { ratesFor } from "./tax-rates.ts";

/** A line, with the rows that tax it: none where a reason exempts it. */
interface TaxedLine {
  readonly lineNo: number;
  readonly amount: Decimal;
  readonly reason: string | null;
  readonly rows: readonly Jurisdiction[];
}

/** What a row of a jurisdiction takes of the sale; `shares` are those of the lines at the same places, and make `tax`. */
interface RowTax {
  readonly row: Jurisdiction;
  readonly amount: Decimal;
  readonly tax: Decimal;
  readonly shares: readonly Decimal[];
  /** The same before their cents were given out. */
  readonly exact: readonly Decimal[];
}

/** A whole sale. */
export interface Sale {
  readonly lines: readonly TaxableLine[];
  readonly freight: Decimal;
  /** The sale is exempt as a whole; a text says why. */
  readonly exempt: string | boolean;
}

/**
 * The tax of a sale (R069). Each row of a jurisdiction taxes the sum of its lines and freight, rounded once, half up, to
 * what the currency has: what a jurisdiction gets is within half a cent of exact, however many lines there are. Its cents
 * go to the lines by largest remainder, and where remainders are equal to a line that no row before favored, so that the
 * lines, the jurisdictions and `total_tax` are the same amount.
 */
export function calculateTax(inputs: TaxInputs, sale: Sale): TaxEngineResult {
  const lines = [...sale.lines.map((line) => taxedLine(inputs, sale, line)), ...freightLine(inputs, sale)];
  const taxes = rowTaxes(inputs, lines);
  const rate = sumOf(
    inputs.jurisdictions.filter(({ taxClass }) => taxClass === null).map((row) => decimal(row.taxRate)),
  );
  const taxable = sumOf(lines.filter(({ reason }) => reason === null).map(({ amount }) => amount));
  return {
    total_tax: numberOf(sumOf(taxes.map(({ tax }) => tax))),
    tax_rate: numberOf(rate),
    jurisdictions: taxes.map(jurisdictionResult),
    taxable_amount: numberOf(taxable),
    exempt_amount: numberOf(sumOf(lines.map(({ amount }) => amount)).minus(taxable)),
    lines: lines.map((line, index) => lineResult(line, sumOf(taxes.map(({ shares }) => shares[index] ?? zero)))),
    state: inputs.state,
    postal_code: inputs.postalCode,
    source: "embedded",
    explanation: explain(inputs, rate, lines),
  };
}

function taxedLine(inputs: TaxInputs, sale: Sale, line: TaxableLine): TaxedLine {
  const amount = roundMoney(line.amount, inputs.currency);
  const reason = exemptReason(inputs, sale.exempt, line);
  return { lineNo: line.lineNo, amount, reason, rows: reason ? [] : ratesFor(inputs, line.taxClass) };
}

/** Freight is the last line, number 0; without freight there is none. */
function freightLine(inputs: TaxInputs, sale: Sale): TaxedLine[] {
  const amount = roundMoney(sale.freight, inputs.currency);
  if (amount.eq(0)) return [];
  const rows = ratesFor(inputs, null).filter(({ taxFreight }) => taxFreight);
  const exempt = exemptReason(inputs, sale.exempt, { taxable: true, taxClass: null });
  const reason = exempt ?? (rows.length === 0 ? "Freight is not taxed there" : null);
  return [{ lineNo: 0, amount, reason, rows: reason ? [] : rows }];
}

function rowTaxes({ jurisdictions, currency }: TaxInputs, lines: readonly TaxedLine[]): RowTax[] {
  let gained: readonly Decimal[] = lines.map(() => zero);
  return jurisdictions.map((row) => {
    const taken = rowTax(row, lines, currency, gained);
    const { shares, exact } = taken;
    gained = gained.map((before, index) => before.plus(shares[index] ?? zero).minus(exact[index] ?? zero));
    return taken;
  });
}

function rowTax(row: Jurisdiction, lines: readonly TaxedLine[], currency: string, gained: readonly Decimal[]): RowTax {
  const amounts = lines.map(({ amount, rows }) => (rows.includes(row) ? amount : zero));
  const amount = sumOf(amounts);
  const tax = roundMoney(amount.times(row.taxRate), currency);
  const exact = amounts.map((part) => part.times(row.taxRate));
  return { row, amount, tax, exact, shares: allocate(tax, exact, currency, gained) };
}

function jurisdictionResult({ row, amount, tax }: RowTax): TaxEngineResult["jurisdictions"][number] {
  return {
    jurisdiction_name: row.jurisdictionName,
    tax_rate: row.taxRate,
    tax_amount: numberOf(tax),
    jurisdiction_level: row.jurisdictionLevel,
    taxable_amount: numberOf(amount),
    tax_class: row.taxClass,
  };
}

function lineResult({ lineNo, amount, reason }: TaxedLine, tax: Decimal): TaxEngineResult["lines"][number] {
  return {
    line_no: lineNo,
    amount: numberOf(amount),
    taxable_amount: reason === null ? numberOf(amount) : 0,
    tax_amount: numberOf(tax),
    exempt_reason: reason,
  };
}

function explain(inputs: TaxInputs, rate: Decimal, lines: readonly TaxedLine[]): string {
  const place = [inputs.state, inputs.postalCode].filter(Boolean).join(" ") || "The destination";
  const count = new Set(inputs.jurisdictions.map((row) => `${row.jurisdictionLevel} ${row.jurisdictionName}`)).size;
  if (count === 0) return `${place} lies in no tax jurisdiction of this site; nothing is taxed.`;
  const reason = lines.every((line) => line.reason !== null) ? lines[0]?.reason : undefined;
  if (reason) return `Nothing is taxed: ${reason}.`;
  const percent = quantityText((rate ?? zero).times(100));
  return `${place} is taxed by ${count} jurisdiction${count === 1 ? "" : "s"} at ${percent} %${count === 1 ? "" : " together"}.`;
}
