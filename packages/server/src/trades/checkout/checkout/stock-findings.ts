import { type Decimal, decimal, numberOf, quantityText, roundDownToMultiple } from "../../../values/decimal.ts";
import {
  type Allocation,
  type AllocationRequest,
  keyText,
  planAllocation,
  type Shortage,
  type StockBalance,
  shortageText,
} from "../../inventory/index.ts";
import type { CheckoutLocation } from "../checkout-facts.ts";
import { allFindings, error, type Findings, issue, nothingFound, warning } from "../issue.ts";
import type { PricedLine } from "../priced-line.ts";

/** The stock that lines ask for, in base units. */
export function stockRequests(lines: readonly PricedLine[], { locationId }: CheckoutLocation): AllocationRequest[] {
  return lines.map(({ lineNo, item, baseQuantity }) => ({
    lineNo,
    locationId,
    invMastUid: item.invMastUid,
    quantity: baseQuantity,
  }));
}

/** The same balances, but that nothing waits for new stock of a discontinued item. */
export function withoutDiscontinued(
  balances: ReadonlyMap<string, StockBalance>,
  lines: readonly PricedLine[],
): Map<string, StockBalance> {
  const discontinued = new Set(lines.filter(({ item }) => item.discontinued).map(({ item }) => item.invMastUid));
  return new Map(
    [...balances].map(([key, balance]) => [
      key,
      discontinued.has(balance.invMastUid) ? { ...balance, allowBackorder: false } : balance,
    ]),
  );
}

/** The stock as it was read with the lines, without locking it. */
export function readBalances(lines: readonly PricedLine[], location: CheckoutLocation): Map<string, StockBalance> {
  const balances = lines.map(
    ({ item }): StockBalance => ({
      locationId: location.locationId,
      invMastUid: item.invMastUid,
      locationName: location.locationName,
      allowBackorder: location.allowBackorder,
      itemId: item.itemId,
      baseUnit: item.baseUnit,
      onHand: decimal(item.onHand),
      allocated: decimal(item.allocated),
      backordered: decimal(0),
    }),
  );
  return withoutDiscontinued(new Map(balances.map((balance) => [keyText(balance), balance])), lines);
}

/** What is to be said of the stock: lines that cannot be served, that wait in part, that are sold while stock lasts. */
export function stockFindings(lines: readonly PricedLine[], location: CheckoutLocation): Findings {
  const { allocations, shortages } = planAllocation(readBalances(lines, location), stockRequests(lines, location));
  const linesOf = ({ request }: Shortage | Allocation) => lines.filter(({ lineNo }) => lineNo === request.lineNo);
  return allFindings([
    ...shortages.flatMap((shortage) => linesOf(shortage).map((line) => shortageFindings(shortage, line))),
    ...allocations.flatMap((allocation) =>
      linesOf(allocation).map((line) => allocationFindings(allocation, location, line)),
    ),
  ]);
}

function shortageFindings(shortage: Shortage, line: PricedLine): Findings {
  const { request, balance, available } = shortage;
  const subject = { lineNo: request.lineNo, itemId: balance.itemId, suggestion: suggested(available, line) };
  const { substitutes, discontinued } = line.item;
  const hint = elsewhereText(line);
  if (!discontinued) return error(issue("STOCK_SHORT", shortageText(shortage) + hint, subject));
  const others = substitutes.map((itemId) => `\`${itemId}\``).join(", ");
  const instead = others && ` ${others} ${substitutes.length > 1 ? "take" : "takes"} its place.`;
  return error(
    issue(
      "ITEM_DISCONTINUED",
      `\`${balance.itemId}\` is discontinued. ${shortageText(shortage)}${hint}${instead}`,
      subject,
    ),
  );
}

/** How many further locations are named. */
const mostElsewhere = 3;

/** ` Columbus has 20 EA, Toledo has 3 EA.`: where else an item is, the most first; empty where it is nowhere else. */
function elsewhereText(line: PricedLine): string {
  if (line.item.elsewhere.length === 0) return "";
  const { elsewhere, baseUnit } = line.item;
  const others = elsewhere
    .slice(0, mostElsewhere)
    .map(({ locationName, available }) => `${locationName} has ${quantityText(decimal(available))} ${baseUnit}`);
  return ` ${others.join(", ")}.`;
}

/** The most of the line's unit that the stock allows. */
function suggested(available: Decimal, line: PricedLine) {
  const step = decimal(line.unit.orderMultiple > 0 ? line.unit.orderMultiple : 1);
  const most = roundDownToMultiple(available.div(line.unit.unitSize), step);
  if (most.lte(0) || most.lt(line.unit.minimumOrderQty)) return undefined;
  return { quantity: numberOf(most), unitOfMeasure: line.unit.unitOfMeasure };
}

function allocationFindings(
  { request, backordered }: Allocation,
  location: CheckoutLocation,
  line: PricedLine,
): Findings {
  const { itemId, baseUnit, discontinued } = line.item;
  const subject = { lineNo: request.lineNo, itemId };
  if (discontinued)
    return warning(issue("ITEM_DISCONTINUED", `\`${itemId}\` is discontinued and sold while stock lasts.`, subject));
  if (backordered.eq(0)) return nothingFound;
  const part = `${quantityText(backordered)} of ${quantityText(request.quantity)} ${baseUnit}`;
  const waits = `${part} of \`${itemId}\` wait for new stock in ${location.locationName}.`;
  return warning(issue("BACKORDER", waits + elsewhereText(line), subject));
}
