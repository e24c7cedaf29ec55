import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, quantityText, zero } from "../../values/decimal.ts";
import { lockStock } from "./lock-stock.ts";
import {
  type Allocation,
  type AllocationRequest,
  allocationMovements,
  planAllocation,
  shortageError,
} from "./plan-allocation.ts";
import { keyText, type Movement, type MovementReference, type StockBalance } from "./stock-balance.ts";
import { writeMovements } from "./write-movements.ts";

/**
 * Sets stock aside for any number of lines, all or none, in two statements: lock, then write. Must run inside a
 * transaction.
 *
 * @throws BUSINESS_LOGIC_ERROR that names item, asked and available of every line a location cannot serve, unless the
 * location allows backorders: then the missing rest is backordered.
 *
 * @example
 * const [allocation] = await allocateStock(db, "demo",
 *   [{ lineNo: 1, locationId: 20, invMastUid, quantity: decimal(200) }], { type: "order", number: "500123" });
 */
export async function allocateStock(
  db: Queryable,
  site: string,
  requests: readonly AllocationRequest[],
  reference: MovementReference,
): Promise<readonly Allocation[]> {
  if (requests.length === 0) return [];
  const { allocations, shortages } = planAllocation(await lockStock(db, site, requests), requests);
  if (shortages.length > 0) throw shortageError(shortages);
  await writeMovements(db, site, allocationMovements(allocations), reference);
  return allocations;
}

/**
 * Makes movements of any kind, all or none, in two statements: lock, then write. Must run inside a transaction.
 * A receipt raises `onHandChange`, a shipment lowers it and `allocatedChange`, a release lowers `allocatedChange` or
 * `backorderedChange`, a transfer is a pair of movements, an adjustment may go either way.
 *
 * @throws BUSINESS_LOGIC_ERROR when a balance would fall below nothing, or below what is set aside.
 *
 * @example
 * await moveStock(db, "demo", [{ type: "receive", locationId: 10, invMastUid, onHandChange: decimal(50) }], { type: "po", number: "70015" });
 */
export async function moveStock(
  db: Queryable,
  site: string,
  movements: readonly Movement[],
  reference: MovementReference,
): Promise<void> {
  if (movements.length === 0) return;
  await moveLockedStock(db, site, await lockStock(db, site, movements), movements, reference);
}

/** The same for balances that the caller has locked already. */
export async function moveLockedStock(
  db: Queryable,
  site: string,
  balances: ReadonlyMap<string, StockBalance>,
  movements: readonly Movement[],
  reference: MovementReference,
): Promise<void> {
  for (const balance of balances.values()) refuseImpossible(balance, movements);
  await writeMovements(db, site, movements, reference);
}

function refuseImpossible(balance: StockBalance, movements: readonly Movement[]): void {
  const own = movements.filter((movement) => keyText(movement) === keyText(balance));
  const after = (start: Decimal, of: (movement: Movement) => Decimal | undefined) =>
    own.reduce((sum, movement) => sum.plus(of(movement) ?? zero), start);
  const onHand = after(balance.onHand, (movement) => movement.onHandChange);
  const allocated = after(balance.allocated, (movement) => movement.allocatedChange);
  const backordered = after(balance.backordered, (movement) => movement.backorderedChange);
  if (onHand.gte(0) && allocated.gte(0) && backordered.gte(0) && allocated.lte(onHand)) return;
  throw businessError(
    `The movement would leave ${balance.locationName} with ${figures(onHand, allocated, backordered, balance)}. ` +
      `There are ${figures(balance.onHand, balance.allocated, balance.backordered, balance)}: take no more than is there, and release what is set aside first.`,
    { locationId: balance.locationId, itemId: balance.itemId },
  );
}

function figures(
  onHand: Decimal,
  allocated: Decimal,
  backordered: Decimal,
  { itemId, baseUnit }: StockBalance,
): string {
  return `${quantityText(onHand)} ${baseUnit} of \`${itemId}\` on hand, ${quantityText(allocated)} set aside and ${quantityText(backordered)} backordered`;
}
