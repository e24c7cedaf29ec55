import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import type { ReceivingLineInput } from "@purvey/contract/generated/warehouseOps";
import { type Portion, portionsOf, type SplitQuantity, withChangedPortion } from "../../shared/portions/portions.ts";
import { roundedQuantity } from "../../shared/rounded-quantity.ts";
import type { Scan } from "../../shared/scan/gs1.ts";

/** What came of a line, as far as it was entered. Quantities are in the line's unit. */
export interface LineDraft extends SplitQuantity {
  readonly serials: readonly string[];
  readonly reason: string;
  /** Nothing more will come: the rest is cancelled. */
  readonly final: boolean;
}

/** A line of which nothing came yet. */
export const emptyLine: LineDraft = {
  quantity: 0,
  lot: "",
  serials: [],
  bin: "",
  more: [],
  reason: "",
  final: false,
};

/** Whether a line may be told apart by lots or bins: those of registered pieces are known by their numbers. */
export function mayBeSplit({ serialized, trackLots, trackBins }: PurchaseOrderLine): boolean {
  return serialized === "N" && (trackLots === "Y" || trackBins === "Y");
}

const sameText = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** Counts what was scanned: into its lot, which is one more when others were counted before. */
export function countInto(entered: LineDraft, { lot, quantity: count = 1 }: Pick<Scan, "lot" | "quantity">): LineDraft {
  const counted = { ...entered, quantity: roundedQuantity(entered.quantity + count) };
  if (lot === undefined || sameText(lot, entered.lot)) return counted;
  const at = entered.more.findIndex((portion) => sameText(portion.lot, lot));
  const known = entered.more[at];
  if (known)
    return { ...counted, ...withChangedPortion(entered, at, { quantity: roundedQuantity(known.quantity + count) }) };
  if (entered.quantity === 0 || entered.lot.trim() === "") return { ...counted, lot };
  return { ...counted, more: [...entered.more, { quantity: count, lot, bin: "" }] };
}

const placeInput = ({ lot, bin }: Pick<Portion, "lot" | "bin">) => ({
  ...(lot.trim() ? { lot: lot.trim() } : {}),
  ...(bin.trim() ? { bin: bin.trim() } : {}),
});

/** What is handed in of a line. */
export function lineInput(line: PurchaseOrderLine, entered: LineDraft): ReceivingLineInput {
  const { more, reason, serials } = entered;
  return {
    poLineNo: line.lineNo,
    invMastUid: line.invMastUid,
    qtyReceived: entered.quantity,
    uom: line.unitOfMeasure,
    ...(more.length > 0
      ? { bins: portionsOf(entered).map((portion) => ({ ...placeInput(portion), quantity: portion.quantity })) }
      : placeInput(entered)),
    ...(reason.trim() ? { reason: reason.trim() } : {}),
    ...(serials.length > 0 ? { serials: [...serials] } : {}),
    ...(entered.final ? { complete: "Y" as const } : {}),
  };
}

/** A line as it was handed in, to be corrected. */
export function lineDraftOf(input: ReceivingLineInput): LineDraft {
  const [first, ...more] = input.bins ?? [];
  return {
    quantity: input.qtyReceived,
    lot: first?.lot ?? input.lot ?? "",
    bin: first?.bin ?? input.bin ?? "",
    more: more.map(({ quantity, lot = "", bin = "" }) => ({ quantity, lot, bin })),
    serials: input.serials ?? [],
    reason: input.reason ?? "",
    final: input.complete === "Y",
  };
}
