import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";
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

/** A balance of a site that the ledger does not explain. */
export interface UnexplainedStock extends StockDifference {
  readonly site: string;
}

/** The same for every site of the database. */
export async function unexplainedStock(db: Queryable): Promise<UnexplainedStock[]> {
  const names = sql`select site_id as site from site order by site_id`;
  const found: UnexplainedStock[] = [];
  for (const { site } of await db.query<{ site: string }>(acrossSites("stock of every site", names)))
    found.push(...(await stockSums(db, site)).map((difference) => ({ site, ...difference })));
  return found;
}
