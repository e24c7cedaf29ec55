import type { TaxEngineResult } from "@purvey/contract/generated/pricing";
import type { TaxProviderResult } from "@purvey/contract/generated/tax";
import { invalid, notFound } from "../../platform/errors.ts";
import type { TaxDocument, TaxProvider } from "../../platform/ports/tax-provider.ts";
import { decimal, numberOf, sumOf } from "../../values/decimal.ts";
import { canonicalPlace, withProblem } from "../../values/places/canonical-place.ts";
import { usStates } from "../../values/places/us-states.ts";
import { timestamp } from "../../values/timestamp.ts";
import { calculateTax, type Sale } from "./calculate-tax.ts";
import { type ItemTax, readTaxInputs, type TaxDestination } from "./read-tax-inputs.ts";
import type { TaxInputs } from "./tax-inputs.ts";
import { ratesFor } from "./tax-rates.ts";

/** Taxes by the site's tables, in one statement, with the calculation of the tax engine. */
export const embeddedTax: TaxProvider = {
  source: "embedded",
  async rates(document, { db, site }) {
    const destination = destinationOf(document);
    const asks = document.lines.map(({ itemCode }) => ({ itemId: itemCode }));
    const read = await readTaxInputs(db, site, destination, asks);
    requireFound(document, read);
    const currency = document.currencyCode.toUpperCase();
    const { inputs, isBase } = withBaseRate({ ...read, currency }, read.country);
    const sale = saleOf(document, read.items);
    return taxResult(document, inputs, sale, calculateTax(inputs, sale), isBase ? "base" : "site");
  },
};

function requireFound(
  { customerId, shipToId, shipTo }: TaxDocument,
  inputs: TaxInputs & { shipToFound: boolean },
): void {
  if (customerId !== undefined && !inputs.customerFound) throw notFound("customer", customerId);
  if (shipTo === undefined && shipToId !== undefined && !inputs.shipToFound) throw notFound("ship-to", shipToId);
}

function saleOf(document: TaxDocument, items: readonly ItemTax[]): Sale {
  const lines = document.lines.map((line, index) => ({
    lineNo: index + 1,
    amount: decimal(line.amount),
    taxable: line.taxable ?? items[index]?.taxable ?? true,
    taxClass: line.taxCode ?? items[index]?.taxClass ?? null,
  }));
  return { lines, freight: decimal(document.freight), exempt: exemptionOf(document) };
}

function exemptionOf({ type, exemptionNo }: TaxDocument): string | false {
  if (type === "InventoryTransferOrder") return "A transfer between own places is no sale";
  return exemptionNo === undefined ? false : `Certificate ${exemptionNo}`;
}

/**
 * The inputs of a tax with the state's general rate, where the site's tables have nothing for a state of the United
 * States; as they are otherwise.
 */
function withBaseRate<T extends TaxInputs>(inputs: T, country: string): { inputs: T; isBase: boolean } {
  const state = country === "US" ? usStates().get(inputs.state ?? "") : undefined;
  if (inputs.jurisdictions.length > 0 || !state || state.baseTaxRate === 0) return { inputs, isBase: false };
  const jurisdiction = {
    jurisdictionName: state.name,
    jurisdictionLevel: "state" as const,
    taxRate: state.baseTaxRate,
    taxClass: null,
    taxFreight: state.taxesFreight,
  };
  return { inputs: { ...inputs, jurisdictions: [jurisdiction] }, isBase: true };
}

/**
 * Where a document's goods go: `shipTo`, or the customer's ship-to when that is all there is.
 *
 * @throws ServerError 400 when the document says neither.
 */
function destinationOf({ shipTo, customerId, shipToId, date }: TaxDocument): TaxDestination {
  const who = { customerId: customerId ?? null, shipToId, date };
  if (shipTo === undefined) {
    if (customerId !== undefined && shipToId !== undefined) return { ...who, postalCode: undefined, country: "US" };
    throw invalid("shipTo", "The goods go nowhere; give `shipTo`, or `customerId` and `shipToId`");
  }
  const { country, state, postalCode } = canonicalPlace({ ...shipTo, country: shipTo.countryCode });
  const { address, city } = shipTo;
  return { ...who, address1: address, city, postalCode: postalCode ?? "", country, state };
}

/** What the tax engine calculated, as the tax service answers it. The amounts of a return are negative. */
function taxResult(
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
      country: inputs.country,
      region: inputs.state,
      jurisType: row.jurisdiction_level,
      jurisName: row.jurisdiction_name,
      rate: row.tax_rate,
      taxable: signed(row.taxable_amount),
      tax: signed(row.tax_amount),
      rateSource,
    })),
    explanation: withProblem(
      tax.explanation + (rateSource === "base" ? baseSentence : ""),
      problemOf(document, inputs),
    ),
    documentNo: null,
    source: "embedded",
  };
}

/** The place as the document says it, else the ship-to's. */
function problemOf({ shipTo }: TaxDocument, inputs: TaxInputs & { readonly country: string }): string | undefined {
  return canonicalPlace(shipTo ? { ...shipTo, country: shipTo.countryCode } : inputs).problem;
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
