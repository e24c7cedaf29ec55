import type { Decimal } from "../../values/decimal.ts";

/** A row of a jurisdiction that holds the destination. Rates are fractions. */
export interface Jurisdiction {
  readonly jurisdictionName: string;
  readonly jurisdictionLevel: "country" | "state" | "county" | "city" | "district";
  readonly taxRate: number;
  /** Only goods of this class; goes before the row of the same level and name without one. */
  readonly taxClass: string | null;
  readonly taxFreight: boolean;
}

/** A certificate that is valid on the day and in the state. */
export interface Exemption {
  /** Only goods of this class; null for all. */
  readonly taxClass: string | null;
  readonly certificateNo: string | null;
  readonly reason: string | null;
}

/** Everything the tax of a destination depends on. */
export interface TaxInputs {
  readonly customerFound: boolean;
  readonly customerId: number | null;
  /** False for a customer who never pays tax. */
  readonly customerTaxable: boolean;
  readonly shipToExempt: boolean;
  readonly state: string | null;
  readonly postalCode: string;
  /** What the site sells in. */
  readonly currency: string;
  readonly jurisdictions: readonly Jurisdiction[];
  readonly exemptions: readonly Exemption[];
}

/** A line to tax. */
export interface TaxableLine {
  /** From 1. */
  readonly lineNo: number;
  readonly amount: Decimal;
  readonly taxable: boolean;
  readonly taxClass: string | null;
}
