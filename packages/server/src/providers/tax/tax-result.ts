import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import type { TaxProviderResult } from "@purvey/contract/generated/tax";
import type { Sale } from "../../trades/pricing/calculate-tax.ts";
import type { TaxInputs } from "../../trades/pricing/tax-inputs.ts";
import { ratesFor } from "../../trades/pricing/tax-rates.ts";
import { decimal, numberOf, sumOf } from "../../values/decimal.ts";
import { timestamp } from "../../values/timestamp.ts";
import type { TaxDocument } from "./tax-provider.ts";

/** What the tax engine calculated, as the tax service answers it. The amounts of a return are negative. */
export function taxResult(
  document: TaxDocument,
  inputs: TaxInputs & { readonly country: string },
  sale: Sale,
  tax: TaxEngineResult,
  rateSource: "site" | "base",
): TaxProviderResult {
  const signed = (amount: number) => (document.type === "ReturnInvoice" && amount !== 0 ? -amount : amount);
  return {
    totalTax: signed(tax.total_tax),
    totalAmount: signed(numberOf(decimal(tax.taxable_amount).plus(tax.exempt_amount))),
    totalTaxable: signed(tax.taxable_amount),
    totalExempt: signed(tax.exempt_amount),
    type: document.type,
    date: document.date ?? timestamp(),
    currencyCode: document.currencyCode.toUpperCase(),
    lines: tax.lines.map((line) => ({
      ...namesOf(document, line.line_no),
      lineAmount: signed(line.amount),
      taxableAmount: signed(line.taxable_amount),
      exemptAmount: signed(numberOf(decimal(line.amount).minus(line.taxable_amount))),
      tax: signed(line.tax_amount),
      rate: line.exempt_reason === null ? rateOf(inputs, sale, line.line_no) : 0,
      exemptReason: line.exempt_reason,
    })),
    summary: tax.jurisdictions.map((row) => ({
      ...{ country: inputs.country, region: inputs.state },
      ...{ jurisType: row.jurisdiction_level, jurisName: row.jurisdiction_name, rate: row.tax_rate },
      ...{ taxable: signed(row.taxable_amount), tax: signed(row.tax_amount), rateSource },
    })),
    explanation: tax.explanation + (rateSource === "base" ? baseSentence : ""),
    source: "embedded",
  };
}

const baseSentence = " It is the state's general rate, because the site's tables hold nothing for the state.";

/** Freight is line 0 of the calculation. */
function namesOf({ lines }: TaxDocument, lineNo: number): { lineNumber: string; itemCode: string | null } {
  const line = lines[lineNo - 1];
  return { lineNumber: lineNo === 0 ? "FREIGHT" : (line?.number ?? `${lineNo}`), itemCode: line?.itemCode ?? null };
}

function rateOf(inputs: TaxInputs, { lines }: Sale, lineNo: number): number {
  const rows = ratesFor(inputs, lines[lineNo - 1]?.taxClass ?? null);
  const applied = lineNo === 0 ? rows.filter(({ taxFreight }) => taxFreight) : rows;
  return numberOf(sumOf(applied.map(({ taxRate }) => decimal(taxRate))));
}
