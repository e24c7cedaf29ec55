import type { PickTicket, PickTicketLine } from "@purvey/contract/generated/orders";
import { partCode } from "../../shared/part-code.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { namesItem, unitsOfScan } from "../../shared/scan/names-item.ts";

/** What was taken of a line, in the line's unit. */
export interface PickedLine {
  readonly quantity: number;
  /** Why there is no more: the line is done with less. */
  readonly short?: string;
}

/** What was taken of a ticket by the numbers of its lines; it stays on the device. */
export type PickProgress = Readonly<Record<number, PickedLine>>;

/** Nothing taken yet. */
export const nothingPicked: PickProgress = {};

/** What was taken of a line; nothing when it was not begun. */
export const pickedOf = (progress: PickProgress, { lineNumber }: PickTicketLine): PickedLine =>
  progress[lineNumber] ?? { quantity: 0 };

/** What is to be taken of a line, in its unit: what the ERP does not know as taken yet. */
export const wantedOf = ({ qtyToPick, qtyPicked }: PickTicketLine): number => Math.max(0, qtyToPick - qtyPicked);

/** How a line stands. */
export type PickState = "open" | "begun" | "short" | "done";

/** How a line stands by what was taken. */
export function stateOfLine(line: PickTicketLine, { quantity, short }: PickedLine): PickState {
  if (quantity >= wantedOf(line)) return "done";
  if (short !== undefined) return "short";
  return quantity > 0 ? "begun" : "open";
}

/** How many lines of a ticket are done, also those that are done with less. */
export function doneCount(lines: readonly PickTicketLine[], progress: PickProgress): number {
  return lines.filter((line) => isSettled(stateOfLine(line, pickedOf(progress, line)))).length;
}

const isSettled = (state: PickState) => state === "done" || state === "short";

/** The lines in the order of the walk. */
export const inWalk = (lines: readonly PickTicketLine[]): PickTicketLine[] =>
  lines.toSorted((one, other) => one.lineNumber - other.lineNumber);

/** The line where the walk goes on; undefined at its end. */
export function nextLine(lines: readonly PickTicketLine[], progress: PickProgress): PickTicketLine | undefined {
  return inWalk(lines).find((line) => !isSettled(stateOfLine(line, pickedOf(progress, line))));
}

/** Sets how much was taken of a line, between nothing and what is wanted; a reason for less no longer holds. */
export function setPicked(progress: PickProgress, line: PickTicketLine, quantity: number): PickProgress {
  const taken = Math.min(wantedOf(line), Math.max(0, quantity));
  return { ...progress, [line.lineNumber]: { quantity: taken } };
}

/** Says that there is no more of a line, and why. */
export function setShort(progress: PickProgress, line: PickTicketLine, reason: string): PickProgress {
  return { ...progress, [line.lineNumber]: { ...pickedOf(progress, line), short: reason } };
}

/**
 * What a scan did: `bin` points to a line, `picked` took of it, `whichUnit` asks whether the code stands on the whole unit,
 * the others are refusals.
 */
export interface ScannedPick {
  readonly outcome: "picked" | "bin" | "whichUnit" | "enough" | "otherLot" | "unknown";
  readonly progress: PickProgress;
  readonly line?: PickTicketLine;
}

/**
 * Takes a scan: an item is taken once, or as often as its code says, from the first line of it that wants more; a bin
 * leads to its line.
 *
 * @param whole numbers of lines whose bar code was said to stand on the whole unit
 */
export function scanPick(
  lines: readonly PickTicketLine[],
  progress: PickProgress,
  scan: Scan,
  whole: ReadonlySet<number> = new Set(),
): ScannedPick {
  const ofItem = inWalk(lines).filter((line) => namesItem(scan.code, line));
  if (ofItem.length === 0) return pointToBin(lines, progress, partCode(scan.text));
  const ofLot = scan.lot ? ofItem.filter(({ lot }) => lot === null || lot === scan.lot) : ofItem;
  const line = ofLot.find((each) => pickedOf(progress, each).quantity < wantedOf(each));
  if (!line) {
    const [last] = ofItem;
    return { outcome: ofLot.length === 0 ? "otherLot" : "enough", progress, ...(last ? { line: last } : {}) };
  }
  const units = unitsOfScan(scan, line, whole.has(line.lineNumber));
  if (units === undefined) return { outcome: "whichUnit", progress, line };
  return { outcome: "picked", progress: setPicked(progress, line, pickedOf(progress, line).quantity + units), line };
}

function pointToBin(lines: readonly PickTicketLine[], progress: PickProgress, code: string): ScannedPick {
  const inBin = inWalk(lines).filter(({ bin }) => bin !== null && partCode(bin) === code);
  const line = inBin.find((each) => !isSettled(stateOfLine(each, pickedOf(progress, each)))) ?? inBin[0];
  return line ? { outcome: "bin", progress, line } : { outcome: "unknown", progress };
}

/** What the print of a ticket takes. */
export function printedTicket(ticket: PickTicket) {
  const { pickTicketNo, orderNo, locationName, requestedShipDate, poNo, lines } = ticket;
  const { shipToName, shipToCity, shipToState, shipToZip, deliveryName: carrier, deliveryNote: notes } = ticket;
  return {
    pickTicketNo,
    orderNo,
    locationName,
    pickDate: requestedShipDate,
    poNo,
    carrier,
    notes,
    shipTo: { name: shipToName, city: shipToCity, state: shipToState, zip: shipToZip },
    lines: inWalk(lines).map(({ lineNumber, itemId, itemDesc, bin, lot, qtyToPick, unitOfMeasure, lineNote }) => ({
      lineNumber,
      itemId,
      itemDesc,
      bin,
      lot,
      qtyToPick,
      unitOfMeasure,
      note: lineNote,
    })),
  };
}
