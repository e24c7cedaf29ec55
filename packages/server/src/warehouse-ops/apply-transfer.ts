import type { Queryable } from "../platform/db/database.ts";
import { allocationMovements, planAllocation, shortageError } from "../trades/inventory/plan-allocation.ts";
import type { DocumentResult, WarehouseDocument } from "../trades/warehouse/document.ts";
import { quantityOfLine } from "../trades/warehouse/goods.ts";
import { Effects, openWork, writeEffects } from "../trades/warehouse/work.ts";

/** Sets the goods of a transfer aside at the sender, and puts them on order at the receiver. */
export async function applyTransfer(db: Queryable, site: string, document: WarehouseDocument): Promise<DocumentResult> {
  const { locationId, otherLocationId = 0, lines } = document;
  const work = await openWork(db, site, document, [locationId, otherLocationId]);
  // A branch is not promised what the sender does not have, also where the sender promises that to customers.
  const balances = new Map([...work.balances].map(([key, balance]) => [key, { ...balance, allowBackorder: false }]));
  const requests = lines.map((line) => ({
    ...{ lineNo: line.lineNo, locationId, invMastUid: line.invMastUid },
    quantity: quantityOfLine(line),
  }));
  const { allocations, shortages } = planAllocation(balances, requests);
  if (shortages.length > 0) throw shortageError(shortages);
  const effects = new Effects();
  effects.movements.push(...allocationMovements(allocations));
  for (const line of lines) {
    const quantity = quantityOfLine(line);
    effects.onOrder.push({ locationId: otherLocationId, invMastUid: line.invMastUid, change: quantity });
    effects.note(line, quantity, []);
  }
  return writeEffects(work, effects, false);
}
