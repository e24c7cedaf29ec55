import type { Jurisdiction, TaxInputs } from "./tax-inputs.ts";

/**
 * The rows that tax goods of a class: of each jurisdiction the row of that class, else its general row. A jurisdiction
 * that has rows for other classes only does not tax them.
 */
export function ratesFor({ jurisdictions }: TaxInputs, taxClass: string | null): Jurisdiction[] {
  return jurisdictions.filter((row) => {
    if (row.taxClass !== null) return row.taxClass === taxClass;
    return taxClass === null || !jurisdictions.some((other) => isSame(row, other) && other.taxClass === taxClass);
  });
}

function isSame(a: Jurisdiction, b: Jurisdiction): boolean {
  return a.jurisdictionLevel === b.jurisdictionLevel && a.jurisdictionName === b.jurisdictionName;
}
