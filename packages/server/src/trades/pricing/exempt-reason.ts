import type { TaxableLine, TaxInputs } from "./tax-inputs.ts";

/** Why a line is not taxed; null when it is. */
export function exemptReason(
  inputs: TaxInputs,
  saleExempt: string | boolean,
  line: Pick<TaxableLine, "taxable" | "taxClass">,
): string | null {
  if (saleExempt) return saleExempt === true ? "The sale is exempt" : saleExempt;
  if (!inputs.customerTaxable) return `Customer ${inputs.customerId} is not taxable`;
  if (inputs.shipToExempt) return "The ship-to is exempt";
  if (!line.taxable) return "The item is not taxable";
  const found = inputs.exemptions.find(({ taxClass }) => taxClass === null || taxClass === line.taxClass);
  if (!found) return null;
  const certificate = found.certificateNo ? `Certificate ${found.certificateNo}` : "Certificate";
  return found.reason ? `${certificate}: ${found.reason}` : certificate;
}
