import { businessError } from "../../platform/errors.ts";
import { type Decimal, decimal, greaterOf, quantityText, zero } from "../../values/decimal.ts";

/** What came of a line of a purchase order, in base units. */
export interface PurchaseReceipt {
  readonly poNo: number;
  readonly lineNo: number;
  readonly quantity: Decimal;
  /** Nothing more will come: what is missing is closed. */
  readonly isFinal: boolean;
  /** Why more, or of a final receipt less, came than was open. */
  readonly reason: string | undefined;
}

/** What a receipt did to its line, in base units. */
export interface ReceivedLine {
  readonly short: Decimal;
  readonly over: Decimal;
}

/** A line of a purchase order, with what its order says. */
export interface PurchaseLine {
  readonly poNo: number;
  readonly lineNo: number;
  readonly locationId: number;
  readonly invMastUid: number;
  readonly itemId: string;
  readonly baseUnit: string;
  readonly ordered: number;
  readonly unitSize: number;
  /** In base units, as text: more digits than a number has may have come. */
  readonly received: string;
  readonly isComplete: boolean;
  readonly isCancelled: boolean;
  readonly isApproved: boolean;
}

/** A line while receipts are booked on it. */
export interface OpenLine extends PurchaseLine {
  /** Base units received, growing with every receipt. */
  total: Decimal;
  isClosed: boolean;
  /** Base units that stop being on order. */
  settled: Decimal;
  isTouched: boolean;
}

/** The line as it is before any receipt. */
export function openLine(line: PurchaseLine): OpenLine {
  return { ...line, total: decimal(line.received), isClosed: line.isComplete, settled: zero, isTouched: false };
}

/** The key of a line in a map of lines. */
export function lineText({ poNo, lineNo }: Pick<PurchaseLine, "poNo" | "lineNo">): string {
  return `${poNo} ${lineNo}`;
}

/**
 * Books one receipt on its line, as earlier ones of the same document left it.
 *
 * @throws BUSINESS_LOGIC_ERROR when there is no such line, its order is cancelled or not approved, when more came than is
 * open without a reason, and when a final receipt is short without one.
 */
export function receiveLine(lines: ReadonlyMap<string, OpenLine>, receipt: PurchaseReceipt): ReceivedLine {
  const line = lines.get(lineText(receipt));
  if (!line) {
    throw businessError(
      `The purchase order ${receipt.poNo} has no line ${receipt.lineNo}. Check the number of the line.`,
    );
  }
  refuseClosed(line);
  const ordered = decimal(line.ordered).times(decimal(line.unitSize));
  const open = line.isClosed ? zero : greaterOf(ordered.minus(line.total), zero);
  const over = greaterOf(receipt.quantity.minus(open), zero);
  const missing = greaterOf(open.minus(receipt.quantity), zero);
  const short = receipt.isFinal ? missing : zero;
  if (!receipt.reason) refuseUnexplained(line, receipt.quantity, open, { over, short });
  line.isTouched = true;
  line.total = line.total.plus(receipt.quantity);
  line.settled = line.settled.plus(open.minus(missing)).plus(short);
  line.isClosed ||= receipt.isFinal || missing.eq(0);
  return { short, over };
}

function refuseClosed({ poNo, lineNo, isCancelled, isApproved }: OpenLine): void {
  if (isCancelled)
    throw businessError(
      `The line ${lineNo} of the purchase order ${poNo} is cancelled. Send the goods back, or have a new order made for them.`,
    );
  if (!isApproved) throw businessError(`The purchase order ${poNo} is not approved. Have it approved, then try again.`);
}

function refuseUnexplained(
  { poNo, lineNo, itemId, baseUnit }: OpenLine,
  quantity: Decimal,
  open: Decimal,
  { over, short }: ReceivedLine,
): void {
  if (over.eq(0) && short.eq(0)) return;
  const how = over.gt(0) ? `${quantityText(over)} ${baseUnit} more` : `${quantityText(short)} ${baseUnit} less`;
  throw businessError(
    `${quantityText(quantity)} ${baseUnit} of \`${itemId}\` are ${how} than the ${quantityText(open)} open on line ${lineNo} of the purchase order ${poNo}. Give a \`reason\`, or correct the quantity.`,
    { poNo, lineNo, itemId },
  );
}
