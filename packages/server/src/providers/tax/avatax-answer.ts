import { entity, list, nullable, number, optional, text } from "@purvey/contract/fields";
import type { TaxProviderResult } from "@purvey/contract/generated/tax";
import type { Schema } from "@purvey/contract/schema";
import type { TaxDocument } from "../../platform/ports/tax-provider.ts";
import { decimal, numberOf, sumOf } from "../../values/decimal.ts";
import { timestamp } from "../../values/timestamp.ts";

/** A transaction as AvaTax answers it, as far as it is read. */
export interface AvataxTransaction {
  readonly code?: string | null;
  readonly totalTax: number;
  readonly totalAmount: number;
  readonly totalTaxable: number;
  readonly totalExempt: number;
  readonly currencyCode?: string | null;
  readonly lines: readonly AvataxLine[];
  readonly summary: readonly AvataxSummary[];
}

interface AvataxLine {
  readonly lineNumber: string;
  readonly itemCode?: string | null;
  readonly lineAmount: number;
  readonly taxableAmount: number;
  readonly exemptAmount: number;
  readonly tax: number;
  readonly exemptCertId?: number | null;
  readonly details?: readonly { readonly rate?: number }[] | null;
}

interface AvataxSummary {
  readonly country: string;
  readonly region?: string | null;
  readonly jurisType: string;
  readonly jurisName: string;
  readonly rate: number;
  readonly taxable: number;
  readonly tax: number;
}

const optionalText = () => optional(nullable(text()));

/** The shape of a transaction. */
export const avataxTransaction: Schema = entity("AvataxTransaction", "A transaction", {
  code: optionalText(),
  totalTax: number(),
  totalAmount: number(),
  totalTaxable: number(),
  totalExempt: number(),
  currencyCode: optionalText(),
  lines: list(
    entity("AvataxLine", "A line", {
      lineNumber: text(),
      itemCode: optionalText(),
      lineAmount: number(),
      taxableAmount: number(),
      exemptAmount: number(),
      tax: number(),
      details: optional(nullable(list(entity("AvataxDetail", "A part", { rate: optional(number()) })))),
    }),
  ),
  summary: list(
    entity("AvataxSummary", "An authority", {
      country: text(),
      region: optionalText(),
      jurisType: text(),
      jurisName: text(),
      rate: number(),
      taxable: number(),
      tax: number(),
    }),
  ),
});

/** A transaction of AvaTax as the tax service answers it. */
export function fromAvatax(document: TaxDocument, answer: AvataxTransaction): TaxProviderResult {
  const { totalTax, totalAmount, totalTaxable, totalExempt } = answer;
  return {
    totalTax,
    totalAmount,
    totalTaxable,
    totalExempt,
    type: document.type,
    date: document.date ?? timestamp(),
    currencyCode: answer.currencyCode ?? document.currencyCode,
    lines: answer.lines.map(lineOf),
    summary: answer.summary.map(summaryOf),
    explanation: `AvaTax calculated ${totalTax} of tax on ${totalTaxable} taxable by ${answer.summary.length} jurisdictions.`,
    documentNo: answer.code || null,
    source: "avatax",
  };
}

function lineOf(line: AvataxLine): TaxProviderResult["lines"][number] {
  const isExempt = line.taxableAmount === 0 && line.exemptAmount !== 0;
  const rates = (line.details ?? []).map(({ rate = 0 }) => decimal(rate));
  const { lineNumber, itemCode, lineAmount, taxableAmount, exemptAmount, tax } = line;
  return {
    lineNumber,
    itemCode: itemCode || null,
    lineAmount,
    taxableAmount,
    exemptAmount,
    tax,
    rate: isExempt ? 0 : numberOf(sumOf(rates)),
    exemptReason: isExempt
      ? line.exemptCertId
        ? `Certificate ${line.exemptCertId}`
        : "Exempt by the tax provider"
      : null,
  };
}

/** AvaTax calls districts special. */
const levels: Readonly<Record<string, TaxProviderResult["summary"][number]["jurisType"]>> = {
  country: "country",
  state: "state",
  county: "county",
  city: "city",
  special: "district",
  cnt: "country",
  sta: "state",
  cty: "county",
  cit: "city",
  stj: "district",
};

function summaryOf(row: AvataxSummary): TaxProviderResult["summary"][number] {
  const { country, region, jurisType, jurisName, rate, taxable, tax } = row;
  return {
    country,
    region: region || null,
    jurisName,
    rate,
    taxable,
    tax,
    rateSource: "provider",
    jurisType: levels[jurisType.toLowerCase()] ?? "district",
  };
}
