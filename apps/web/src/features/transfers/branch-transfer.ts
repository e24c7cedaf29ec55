import type { Transfer, TransferLine } from "@purvey/contract/generated/warehouseOps";
import { formatNumber } from "@purvey/ui/format";
import { readQuantity } from "../../shared/ordering/read-lines.ts";
import { mostQuantity } from "../../shared/ordering/understand-line.ts";
import { inBaseUnits } from "../../shared/whole-quantity.ts";

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
  return complete === "Y" ? 0 : Math.max(0, inBaseUnits(quantity, unitSize) - qtyShipped);
}

/** What a step moves of a line at most, in base units. */
export function mostOf(step: BranchStep, line: TransferLine): number {
  return step === "ship" ? toShip(line) : step === "receive" ? line.qtyInTransit : 0;
}

/** Whether a transfer waits to be released: nothing of it is set aside before. */
export const isDraft = ({ importState, statusCd }: Pick<Transfer, "importState" | "statusCd">): boolean =>
  importState === "initial" && statusCd === 705;

/** How far a transfer is. */
export function courseOfTransfer({
  lines,
  importState,
  statusCd,
}: Transfer): "draft" | "applying" | "held" | "wanted" | "underWay" | "partly" | "done" {
  if (importState === "hold") return "held";
  if (importState === "initial") return isDraft({ importState, statusCd }) ? "draft" : "applying";
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

/**
 * Reads what is wanted: an item, how many and the unit a line; the number one and the usual unit where none is given. The
 * quantity of a line that holds anything else is no number.
 */
export function wantedLines(text: string, locale: string | undefined): WantedLine[] {
  return text
    .split("\n")
    .flatMap((line) => (/\s/.test(line.trim()) ? line.split(";") : [line]))
    .map(wordsOf)
    .filter(([itemId]) => itemId)
    .map(([itemId = "", quantity = "1", uom, ...more]) => ({
      itemId,
      quantity: more.length > 0 ? Number.NaN : quantityOf(quantity, locale),
      ...(uom ? { uom } : {}),
    }));
}

/** The words of a line, apart by blanks; of one without any by what spreadsheets write instead. */
function wordsOf(line: string): string[] {
  const words = line.trim().split(/[\s,]*\s[\s,]*/);
  return words.length > 1 ? words : line.trim().split(/[,;]/);
}

function quantityOf(text: string, locale: string | undefined): number {
  const quantity = readQuantity(text, locale);
  return quantity === undefined || quantity > mostQuantity ? Number.NaN : quantity;
}

/** What is wanted as {@link wantedLines} reads it. */
export function wantedText(lines: readonly WantedLine[], locale: string | undefined): string {
  return lines
    .map(({ itemId, quantity, uom = "" }) => `${itemId} ${formatNumber(quantity, locale, false)} ${uom}`.trim())
    .join("\n");
}
