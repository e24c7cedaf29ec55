import type { Queryable } from "../platform/db/database.ts";
import { appendMovements } from "../trades/inventory/append-movements.ts";
import type { Movement, MovementReference } from "../trades/inventory/stock-balance.ts";
import { stockLedger } from "../trades/inventory/stock-ledger.ts";

/**
 * Appends movements to the ledger and changes the balances by them, in one statement for any number of lines. The
 * balances must have been locked before ({@link lockStock}); one that does not exist yet is made.
 */
export function writeMovements(
  db: Queryable,
  site: string,
  movements: readonly Movement[],
  { type, number, usersId }: MovementReference,
): Promise<void> {
  const reference = { referenceType: type, referenceNo: number, usersId };
  const rows = movements.map((movement) => ({ ...movement, ...reference }));
  return appendMovements(db, site, stockLedger, rows);
}
