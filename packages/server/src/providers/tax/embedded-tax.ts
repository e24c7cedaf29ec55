import { notFound } from "../../platform/errors.ts";
import { calculateTax, type Sale } from "../../trades/pricing/calculate-tax.ts";
import { type ItemTax, readTaxInputs } from "../../trades/pricing/read-tax-inputs.ts";
import type { TaxInputs } from "../../trades/pricing/tax-inputs.ts";
import { decimal } from "../../values/decimal.ts";
import { withBaseRate } from "./base-rate.ts";
import { destinationOf } from "./destination.ts";
import type { TaxDocument, TaxProvider } from "./tax-provider.ts";
import { taxResult } from "./tax-result.ts";

/** Taxes by the site's tables, in one statement, with the calculation of the tax engine. */
export const embeddedTax: TaxProvider = {
  async rates(document, { db, site }) {
    const destination = destinationOf(document);
    const asks = document.lines.map(({ itemCode }) => ({ itemId: itemCode }));
    const read = await readTaxInputs(db, site, destination, asks);
    requireFound(document, read);
    const { inputs, isBase } = withBaseRate(read, read.country);
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
    taxable: items[index]?.taxable ?? true,
    taxClass: line.taxCode ?? items[index]?.taxClass ?? null,
  }));
  return { lines, freight: decimal(document.freight), exempt: exemptionOf(document) };
}

function exemptionOf({ type, exemptionNo }: TaxDocument): string | false {
  if (type === "InventoryTransferOrder") return "A transfer between own places is no sale";
  return exemptionNo === undefined ? false : `Certificate ${exemptionNo}`;
}
