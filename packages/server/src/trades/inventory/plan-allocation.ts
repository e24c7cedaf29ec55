import { businessError, type ServerError } from "../../platform/errors.ts";
import { type Decimal, lesserOf, numberOf, quantityText, zero } from "../../values/decimal.ts";
import { keyText, type Movement, type StockBalance, type StockKey } from "./stock-balance.ts";

/** Stock to be set aside for a line, in base units. */
export interface AllocationRequest extends StockKey {
  readonly lineNo: number;
  readonly quantity: Decimal;
}

/** What a line got: set aside now, and waiting for new stock. */
export interface Allocation {
  readonly request: AllocationRequest;
  readonly allocated: Decimal;
  readonly backordered: Decimal;
}

/** A line that a location cannot serve. */
export interface Shortage {
  readonly request: AllocationRequest;
  readonly balance: StockBalance;
  /** What is left for the line. */
  readonly available: Decimal;
}

/** Which lines get what, and which cannot be served. */
export interface AllocationPlan {
  readonly allocations: readonly Allocation[];
  readonly shortages: readonly Shortage[];
}

/** What may still be set aside. */
export function availableOf(balance: StockBalance): Decimal {
  return balance.onHand.minus(balance.allocated);
}

/**
 * Gives every line what is available, in the order of the lines; lines of one item share its stock. What is missing
 * waits for new stock where the location allows it; elsewhere the line is a shortage and gets nothing.
 */
export function planAllocation(
  balances: ReadonlyMap<string, StockBalance>,
  requests: readonly AllocationRequest[],
): AllocationPlan {
  const left = new Map<string, Decimal>();
  const allocations: Allocation[] = [];
  const shortages: Shortage[] = [];
  for (const request of requests) {
    const key = keyText(request);
    const balance = balances.get(key);
    if (!balance)
      throw new Error(`The stock of item ${request.invMastUid} at location ${request.locationId} was not read.`);
    const available = left.get(key) ?? availableOf(balance);
    const allocated = lesserOf(request.quantity, available.gt(0) ? available : zero);
    const backordered = request.quantity.minus(allocated);
    if (backordered.gt(0) && !balance.allowBackorder) {
      shortages.push({ request, balance, available });
      continue;
    }
    left.set(key, available.minus(allocated));
    allocations.push({ request, allocated, backordered });
  }
  return { allocations, shortages };
}

/** `Columbus has 20 EA of `CUT-115-1` available; 30 EA were asked for.` */
export function shortageText({ request, balance, available }: Shortage): string {
  const unit = balance.baseUnit;
  return `${balance.locationName} has ${quantityText(available)} ${unit} of \`${balance.itemId}\` available; ${quantityText(request.quantity)} ${unit} were asked for.`;
}

/** The refusal of an allocation that some lines stand against; names each item, what was asked and what there is. */
export function shortageError(shortages: readonly Shortage[]): ServerError {
  const sentences = shortages.map(shortageText).join(" ");
  return businessError(`${sentences} Order what is available, or have it delivered from another location.`, {
    code: "STOCK_SHORT",
    lines: shortages.map(({ request, balance, available }) => ({
      lineNo: request.lineNo,
      itemId: balance.itemId,
      locationId: balance.locationId,
      asked: numberOf(request.quantity),
      available: numberOf(available),
      unitOfMeasure: balance.baseUnit,
    })),
  });
}

/** The movements of allocations: what is set aside, and what waits. */
export function allocationMovements(allocations: readonly Allocation[]): Movement[] {
  return allocations.flatMap(({ request: { locationId, invMastUid }, allocated, backordered }) => [
    ...(allocated.gt(0) ? [{ locationId, invMastUid, type: "allocate" as const, allocatedChange: allocated }] : []),
    ...(backordered.gt(0)
      ? [{ locationId, invMastUid, type: "backorder" as const, backorderedChange: backordered }]
      : []),
  ]);
}
