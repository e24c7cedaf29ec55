import type { RestockHeader, WarehouseReceiveInput, WarehouseTransferInput } from "@purvey/contract/generated/vmi";
import {
  type Portion,
  type PortionProblem,
  portionsOf,
  portionsProblem,
  type SplitQuantity,
} from "../../shared/portions/portions.ts";
import type { MoveLine } from "../../shared/stockroom/move-line.ts";
import { type PartKey, partKeyOf, partText } from "../../shared/stockroom/part-key.ts";

/** What is to go to another stockroom and was not posted. */
export interface TransferDraft {
  readonly to: number | undefined;
  readonly reason: string;
  readonly lines: readonly MoveLine[];
}

/** The body of a transfer. */
export function transferBody(
  { reason, lines }: TransferDraft,
  toWarehouseUid: number,
): Omit<WarehouseTransferInput, "warehouseUid"> {
  const why = reason.trim() ? { reason: reason.trim() } : {};
  return {
    toWarehouseUid,
    transfers: lines.map((line) => ({ ...partKeyOf(line), qtyToTransfer: line.quantity ?? 0, ...why })),
  };
}

/** A part that arrived, with its lots. */
export interface ReceiptLine extends MoveLine {
  /** The lot of all that came, or of what the others leave. */
  readonly lotNumber?: string;
  /** Lots beside `lotNumber`, with how much is of each; a draft from before a part had several has none. */
  readonly more?: readonly Portion[];
}

/** What arrived of a part, told apart by its lots. */
export function splitOf({ quantity, lotNumber = "", more = [] }: ReceiptLine): SplitQuantity {
  return { quantity: quantity ?? 0, lot: lotNumber, bin: "", more };
}

/** What is wrong first with the lots of a part. One lot need not be named, each of several must. */
export function lotProblem(line: ReceiptLine): PortionProblem | undefined {
  return line.more?.length ? portionsProblem({ trackLots: "Y" }, splitOf(line)) : undefined;
}

/** What arrived and was not posted. */
export interface ReceiptDraft {
  readonly restock: number | undefined;
  readonly poNumber: string;
  readonly lines: readonly ReceiptLine[];
}

/** The body of a receipt; the reason goes with what is more or less than the order expects. */
export function receiveBody(
  { restock, poNumber, lines }: ReceiptDraft,
  order?: RestockHeader,
  reason?: string,
): Omit<WarehouseReceiveInput, "warehouseUid"> {
  const differing = new Set(linesDiffering(order, lines));
  return {
    receipts: lines.flatMap((line) =>
      portionsOf(splitOf(line)).map(({ lot, quantity }) => ({
        ...partKeyOf(line),
        qtyReceived: quantity,
        // Naming an order that does not expect the part is refused.
        ...(restock === undefined || expectedOf(order, line) === 0 ? {} : { restockHdrUid: restock }),
        ...(poNumber.trim() ? { poNumber: poNumber.trim() } : {}),
        ...(lot.trim() ? { lotNumber: lot.trim() } : {}),
        ...(reason !== undefined && differing.has(line) ? { reason } : {}),
      })),
    ),
  };
}

/** The lines of which more or less came than the order expects; none without an order. */
export function linesDiffering(order: RestockHeader | undefined, lines: readonly ReceiptLine[]): ReceiptLine[] {
  return lines.filter((line) => differenceOf(order, line) !== 0);
}

/** How much more came of a part than the order expects; negative for less, 0 without an order. */
export function differenceOf(order: RestockHeader | undefined, line: ReceiptLine): number {
  const expected = expectedOf(order, line);
  return expected === undefined ? 0 : (line.quantity ?? 0) - expected;
}

/** What a restock order still expects, as lines to receive. */
export function openLines(order: RestockHeader): ReceiptLine[] {
  return order.lines
    .filter(({ qtyOpen }) => qtyOpen > 0)
    .map((line) => ({
      ...partKeyOf(line),
      itemId: line.itemId,
      description: line.description,
      unitOfMeasure: line.unitOfMeasure,
      quantity: line.qtyOpen,
    }));
}

/** How much of a part an order still expects; undefined without an order. */
export function expectedOf(order: RestockHeader | undefined, part: PartKey): number | undefined {
  if (!order) return undefined;
  return order.lines.find((line) => partText(line) === partText(part))?.qtyOpen ?? 0;
}
