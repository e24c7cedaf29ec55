import type { PurchaseOrder, PurchaseOrderLine } from "@purvey/contract/generated/orders";
import type { ReceivingCreateInput } from "@purvey/contract/generated/warehouseOps";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { partCode } from "../../shared/part-code.ts";
import { type PortionProblem, portionsProblem } from "../../shared/portions/portions.ts";
import { roundedQuantity } from "../../shared/rounded-quantity.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { namesItem, unitsOfScan } from "../../shared/scan/names-item.ts";
import { inBaseUnits, isCountable } from "../../shared/whole-quantity.ts";
import { countInto, emptyLine, type LineDraft, lineDraftOf, lineInput } from "./line-draft.ts";

/** What books a receipt. */
export const receiptEndpoint = "warehouseOps.receiving.create";

/** A receipt that the server holds, and when it was last changed as it was read. */
export interface HeldDocument {
  readonly held: number;
  readonly modified?: string | undefined;
}

/** A receipt that is being entered, by the numbers of the order's lines. */
export interface ReceiptDraft {
  /** The number on the packing slip. */
  readonly referenceNo: string;
  readonly lines: Readonly<Record<number, LineDraft>>;
  /** What it corrects: a change of the queue that was refused, or a receipt that the server holds. */
  readonly corrects?: { readonly queued: number; readonly of?: HeldDocument | undefined } | HeldDocument;
}

/** The receipt of the server that a draft corrects, directly or by a change that was refused. */
export function heldOf({ corrects }: ReceiptDraft): HeldDocument | undefined {
  return corrects && "queued" in corrects ? corrects.of : corrects;
}

/** A receipt without anything. */
export const emptyReceipt: ReceiptDraft = { referenceNo: "", lines: {} };

/** What was entered for a line. */
export function lineOf(draft: ReceiptDraft, lineNo: number): LineDraft {
  // A draft that was kept before lines had several lots has none of them.
  return { ...emptyLine, ...draft.lines[lineNo] };
}

/** The draft with a line changed. */
export function changeLine(draft: ReceiptDraft, lineNo: number, change: Partial<LineDraft>): ReceiptDraft {
  return { ...draft, lines: { ...draft.lines, [lineNo]: { ...lineOf(draft, lineNo), ...change } } };
}

/**
 * Lines that something is still to come of, or that something was entered for; and those that were shown before, so that
 * none moves away under the finger when it is complete.
 */
export function openLines(
  order: Pick<PurchaseOrder, "lines">,
  draft: ReceiptDraft,
  shownBefore: ReadonlySet<number> = new Set(),
): PurchaseOrderLine[] {
  return order.lines.filter(
    ({ lineNo, qtyOpen }) => qtyOpen > 0 || lineOf(draft, lineNo).quantity > 0 || shownBefore.has(lineNo),
  );
}

/** A line as the screen shows it: what waits on the device to be stored of it is no longer to come. */
export interface ExpectedLine extends PurchaseOrderLine {
  /** How much of it waits, in its unit. */
  readonly qtyWaiting: number;
}

/** The order less what receipts bring that wait on the device: nobody receives the same goods twice while there is no network. */
export function lessWaiting(
  order: PurchaseOrder,
  changes: readonly QueuedChange[],
): Omit<PurchaseOrder, "lines"> & { readonly lines: ExpectedLine[] } {
  const waiting = changes
    .filter(({ endpoint, state }) => endpoint === receiptEndpoint && state === "waiting")
    .map(({ input }) => input as unknown as ReceivingCreateInput)
    .filter(({ poNo }) => poNo === order.poNo)
    .flatMap(({ lines }) => lines);
  const lines = order.lines.map((line) => {
    const ofLine = waiting.filter(({ poLineNo }) => poLineNo === line.lineNo);
    const qtyWaiting = roundedQuantity(ofLine.reduce((sum, { qtyReceived }) => sum + qtyReceived, 0));
    const isLast = ofLine.some(({ complete }) => complete === "Y");
    return { ...line, qtyWaiting, qtyOpen: isLast ? 0 : Math.max(0, roundedQuantity(line.qtyOpen - qtyWaiting)) };
  });
  return { ...order, lines };
}

/** Serial numbers of a line with the quantity that they are; each counts as one piece. */
function counted({ unitSize }: PurchaseOrderLine, serials: readonly string[]): Partial<LineDraft> {
  return { serials, quantity: roundedQuantity(serials.length / unitSize) };
}

/** The line without one of its serial numbers. */
export function withoutSerial(line: PurchaseOrderLine, entered: LineDraft, serial: string): Partial<LineDraft> {
  return counted(
    line,
    entered.serials.filter((other) => other !== serial),
  );
}

/** What a scan did to a receipt; `again` that it was there already, `whichUnit` that it may be of a piece or of the whole unit. */
export type ScanOutcome =
  | "counted"
  | "whichUnit"
  | "serialAdded"
  | "serialAgain"
  | "chosen"
  | "otherLot"
  | "unknown"
  | "notOpen";

/** A scan with what it changed. */
export interface ScannedReceipt {
  readonly draft: ReceiptDraft;
  readonly outcome: ScanOutcome;
  /** The line it belongs to. */
  readonly line: PurchaseOrderLine | undefined;
}

/** The line of the order that a code names: our number, the vendor's, or the bar code on the goods. */
export function lineNamed(order: Pick<PurchaseOrder, "lines">, code: string): PurchaseOrderLine | undefined {
  const wanted = partCode(code);
  const named = order.lines.filter(
    (line) => namesItem(code, line) || (line.vendorItemId && partCode(line.vendorItemId) === wanted),
  );
  return named.find(({ qtyOpen }) => qtyOpen > 0) ?? named[0];
}

/**
 * Takes a scan. An item's number counts one more of its line, chooses it when its pieces are registered, and takes over
 * lot, serial number and count that a GS1 code brings. A number of no line is a serial number of the line chosen last.
 *
 * @param whole numbers of lines whose bar code was said to stand on the whole unit
 */
export function scanInto(
  order: Pick<PurchaseOrder, "lines">,
  draft: ReceiptDraft,
  chosen: number | undefined,
  scan: Scan,
  whole: ReadonlySet<number> = new Set(),
): ScannedReceipt {
  const named = lineNamed(order, scan.code);
  if (named) return countScan(draft, named, scan, whole.has(named.lineNo));
  const line = order.lines.find(({ lineNo }) => lineNo === chosen);
  if (line?.serialized === "Y") return addSerial(draft, line, scan.serial ?? scan.text);
  return { draft, outcome: "unknown", line: undefined };
}

function countScan(draft: ReceiptDraft, line: PurchaseOrderLine, scan: Scan, isWhole: boolean): ScannedReceipt {
  const entered = lineOf(draft, line.lineNo);
  if (line.complete === "Y" || line.cancelFlag === "Y") return { draft, outcome: "notOpen", line };
  if (line.serialized === "Y") return countPiece(draft, line, scan);
  const quantity = unitsOfScan(scan, line, isWhole);
  if (quantity === undefined) return { draft, outcome: "whichUnit", line };
  return { draft: changeLine(draft, line.lineNo, countInto(entered, { ...scan, quantity })), outcome: "counted", line };
}

/** Adds a registered piece. All of a receipt's are of one lot: another one is not taken over silently. */
function countPiece(draft: ReceiptDraft, line: PurchaseOrderLine, { lot, serial }: Scan): ScannedReceipt {
  const { lot: before, serials } = lineOf(draft, line.lineNo);
  if (lot && serials.length > 0 && before.trim() !== "" && lot !== before.trim())
    return { draft, outcome: "otherLot", line };
  const lotted = lot ? changeLine(draft, line.lineNo, { lot }) : draft;
  return serial ? addSerial(lotted, line, serial) : { draft: lotted, outcome: "chosen", line };
}

/** Adds a serial number unless the receipt has it already. */
export function addSerial(draft: ReceiptDraft, line: PurchaseOrderLine, serial: string): ScannedReceipt {
  const entered = lineOf(draft, line.lineNo);
  const wanted = serial.trim();
  if (entered.serials.some((other) => other.toUpperCase() === wanted.toUpperCase()))
    return { draft, outcome: "serialAgain", line };
  return {
    draft: changeLine(draft, line.lineNo, counted(line, [...entered.serials, wanted])),
    outcome: "serialAdded",
    line,
  };
}

/** How the entered quantity stands to what is still to come. */
export function balanceOf(line: PurchaseOrderLine, { quantity }: LineDraft): "none" | "short" | "exact" | "over" {
  if (quantity === 0) return "none";
  const came = inBaseUnits(quantity, line.unitSize);
  const open = inBaseUnits(line.qtyOpen, line.unitSize);
  if (came === open) return "exact";
  return came < open ? "short" : "over";
}

/** What a line still needs before it can be booked. */
export type LineProblem = PortionProblem | "belowZero" | "notWhole" | "serialsMissing" | "reasonMissing";

/** What is missing of a line; nothing when it can be booked. */
export function problemOf(line: PurchaseOrderLine, entered: LineDraft): LineProblem | undefined {
  const balance = balanceOf(line, entered);
  if (balance === "none") return undefined;
  if (entered.quantity < 0) return "belowZero";
  if (!isCountable(entered.quantity, line)) return "notWhole";
  const problem = portionsProblem(line, entered);
  if (problem) return problem;
  if (line.serialized === "Y" && entered.serials.length !== inBaseUnits(entered.quantity, line.unitSize))
    return "serialsMissing";
  const needsReason = balance === "over" || (balance === "short" && entered.final);
  return needsReason && entered.reason.trim() === "" ? "reasonMissing" : undefined;
}

/** How many pieces were entered of a line, as the sentence about parts of a piece says it. */
export function piecesOf(
  { unitOfMeasure: unit, unitSize, baseUnit: base }: PurchaseOrderLine,
  { quantity }: LineDraft,
) {
  return { quantity, unit, base, pieces: inBaseUnits(quantity, unitSize) };
}

/** What to hand in of a receipt: the lines that something came of. */
export function receiptInput(order: PurchaseOrder, draft: ReceiptDraft): ReceivingCreateInput {
  const lines = order.lines.filter(({ lineNo }) => lineOf(draft, lineNo).quantity > 0);
  const referenceNo = draft.referenceNo.trim();
  return {
    poNo: order.poNo,
    ...(referenceNo ? { referenceNo } : {}),
    lines: lines.map((line) => lineInput(line, lineOf(draft, line.lineNo))),
  };
}

/** A receipt as it was queued, to be corrected. */
export function draftOf(input: ReceivingCreateInput): ReceiptDraft {
  const lines = input.lines.map((line): [number, LineDraft] => [line.poLineNo ?? 0, lineDraftOf(line)]);
  return { referenceNo: input.referenceNo ?? "", lines: Object.fromEntries(lines) };
}
