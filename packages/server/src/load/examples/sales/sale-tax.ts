import type { Row } from "../../../platform/db/insert-rows.ts";
import { calculateTax } from "../../../trades/pricing/calculate-tax.ts";
import type { Exemption, Jurisdiction, TaxInputs } from "../../../trades/pricing/tax-inputs.ts";
import { type Decimal, decimal } from "../../../values/decimal.ts";
import type { RowSet } from "../row-set.ts";

/** The tax of sales to one destination, by the tax engine and the tables of a row set. */
export class SaleTax {
  readonly #rows: RowSet;
  readonly #inputs = new Map<string, TaxInputs>();

  constructor(rows: RowSet) {
    this.#rows = rows;
  }

  /** The whole tax of a sale in units of currency; `amounts` are the lines' extended prices. */
  taxOf(customer: Row, shipTo: Row, amounts: readonly Decimal[], freight: number): number {
    const lines = amounts.map((amount, index) => ({ lineNo: index + 1, amount, taxable: true, taxClass: null }));
    return calculateTax(this.#inputsOf(customer, shipTo), { lines, freight: decimal(freight), exempt: false })
      .total_tax;
  }

  #inputsOf(customer: Row, shipTo: Row): TaxInputs {
    const key = `${String(customer.customer_id)} ${String(shipTo.ship_to_id)}`;
    const known = this.#inputs.get(key);
    if (known) return known;
    const state = String(shipTo.state);
    const postalCode = String(shipTo.postal_code);
    const inputs: TaxInputs = {
      customerFound: true,
      customerId: Number(customer.customer_id),
      customerTaxable: customer.taxable_flag !== "N",
      shipToExempt: shipTo.tax_exempt_flag === "Y",
      state,
      postalCode,
      currency: "USD",
      jurisdictions: this.#rows
        .rows("tax_jurisdiction")
        .filter((row) => holds(row, state, postalCode))
        .map(jurisdiction),
      exemptions: this.#rows
        .rows("tax_exemption")
        .filter((row) => row.customer_id === customer.customer_id && row.state === state)
        .map(exemption),
    };
    this.#inputs.set(key, inputs);
    return inputs;
  }
}

function holds(row: Row, state: string, postalCode: string): boolean {
  if (row.state !== state) return false;
  if (typeof row.postal_code_from === "string" && postalCode < row.postal_code_from) return false;
  return typeof row.postal_code_to !== "string" || postalCode <= row.postal_code_to;
}

function jurisdiction(row: Row): Jurisdiction {
  return {
    jurisdictionName: String(row.jurisdiction_name),
    jurisdictionLevel: row.jurisdiction_level as Jurisdiction["jurisdictionLevel"],
    taxRate: Number(row.tax_rate),
    taxClass: null,
    taxFreight: row.tax_freight === "Y",
  };
}

function exemption(row: Row): Exemption {
  return { taxClass: null, certificateNo: String(row.certificate_no), reason: String(row.reason) };
}
