import type { Transfer, TransferLine } from "@purvey/contract/generated/warehouseOps";

/** What may be done next with a transfer at a location. */
export type BranchStep = "ship" | "receive" | "none";

/** The sender ships what was not shipped; the receiver takes in what is under way. */
export function branchStep(transfer: Transfer, locationId: number | undefined): BranchStep {
  if (transfer.importState !== "delivered") return "none";
  if (transfer.locationId === locationId && transfer.lines.some((line) => toShip(line) > 0)) return "ship";
  if (transfer.toLocationId === locationId && transfer.lines.some(({ qtyInTransit }) => qtyInTransit > 0))
    return "receive";
  return "none";
}

/** What of a line is still to be shipped, in base units. */
export function toShip({ quantity, unitSize, qtyShipped, complete }: TransferLine): number {
  return complete === "Y" ? 0 : Math.max(0, quantity * unitSize - qtyShipped);
}

/** What a step moves of a line at most, in base units. */
export function mostOf(step: BranchStep, line: TransferLine): number {
  return step === "ship" ? toShip(line) : step === "receive" ? line.qtyInTransit : 0;
}

/** How far a transfer is. */
export function courseOfTransfer({
  lines,
  importState,
}: Transfer): "draft" | "held" | "wanted" | "underWay" | "partly" | "done" {
  if (importState === "hold") return "held";
  if (importState === "initial") return "draft";
  if (lines.some(({ qtyInTransit }) => qtyInTransit > 0)) return "underWay";
  if (lines.every((line) => toShip(line) === 0)) return "done";
  return lines.some(({ qtyShipped }) => qtyShipped > 0) ? "partly" : "wanted";
}

/** An item that is wanted, and how many. */
export interface WantedLine {
  readonly itemId: string;
  readonly quantity: number;
  readonly uom?: string;
}

/** Reads what is wanted: an item, how many and the unit a line; the number one and the usual unit where none is given. */
export function wantedLines(text: string): WantedLine[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim().split(/[\s,\t]+/))
    .filter(([itemId]) => itemId)
    .map(([itemId = "", quantity, uom]) => ({ itemId, quantity: Number(quantity ?? 1), ...(uom ? { uom } : {}) }));
}

/** What is wanted as {@link wantedLines} reads it. */
export function wantedText(lines: readonly WantedLine[]): string {
  return lines.map(({ itemId, quantity, uom = "" }) => `${itemId} ${quantity} ${uom}`.trim()).join("\n");
}
