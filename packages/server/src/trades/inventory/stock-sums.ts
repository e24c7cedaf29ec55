import type { Queryable } from "../../platform/db/database.ts";
import { ledgerDifferences } from "./ledger-differences.ts";
import { stockLedger } from "./stock-ledger.ts";

/** A balance that the ledger does not explain. */
export interface StockDifference {
  readonly locationId: number;
  readonly invMastUid: number;
  readonly onHand: number;
  readonly onHandInLedger: number;
  readonly allocated: number;
  readonly allocatedInLedger: number;
  readonly backordered: number;
  readonly backorderedInLedger: number;
}

/**
 * Compares every balance of a site with the sum of its movements; answers those that differ, none when the books are
 * right. Reads the whole ledger: for checks, not for requests.
 */
export function stockSums(db: Queryable, site: string): Promise<StockDifference[]> {
  return ledgerDifferences<StockDifference>(db, site, stockLedger);
}
