import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import type { ReceivingLineInput } from "@purvey/contract/generated/warehouseOps";
import type { Scan } from "../../shared/scan/gs1.ts";

/** What of a line is of another lot, or goes into another bin, than the rest. The quantity is in the line's unit. */
export interface Portion {
  readonly quantity: number;
  readonly lot: string;
  readonly bin: string;
}

/** What came of a line, as far as it was entered. Quantities are in the line's unit. */
export interface LineDraft {
  readonly quantity: number;
  readonly lot: string;
  readonly serials: readonly string[];
  /** Where it goes; empty for where the item lies by rule. */
  readonly bin: string;
  /** Lots and bins beside `lot` and `bin`, which hold what these leave. */
  readonly more: readonly Portion[];
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

/** What the service stores of a quantity: six decimals. */
const rounded = (quantity: number) => Math.round(quantity * 1e6) / 1e6;

/** How much is of the first lot and bin: what the others leave. */
export function restOf({ quantity, more }: Pick<LineDraft, "quantity" | "more">): number {
  return rounded(more.reduce((rest, portion) => rest - portion.quantity, quantity));
}

/** Whether a line may be told apart by lots or bins: those of registered pieces are known by their numbers. */
export function mayBeSplit({ serialized, trackLots, trackBins }: PurchaseOrderLine): boolean {
  return serialized === "N" && (trackLots === "Y" || trackBins === "Y");
}

/** The line with another lot and bin, of which nothing is entered. */
export function withPortion({ more }: Pick<LineDraft, "more">): Pick<LineDraft, "more"> {
  return { more: [...more, { quantity: 0, lot: "", bin: "" }] };
}

/** The line with one of its further lots and bins changed, by its place. */
export function withChangedPortion(
  { more }: Pick<LineDraft, "more">,
  at: number,
  change: Partial<Portion>,
): Pick<LineDraft, "more"> {
  return { more: more.map((portion, place) => (place === at ? { ...portion, ...change } : portion)) };
}

/** The line without one of its further lots and bins; what was of it is of the first again. */
export function withoutPortion({ more }: Pick<LineDraft, "more">, at: number): Pick<LineDraft, "more"> {
  return { more: more.filter((_, place) => place !== at) };
}

const sameText = (one: string, other: string) => one.trim().toUpperCase() === other.trim().toUpperCase();

/** Counts what was scanned: into its lot, which is one more when others were counted before. */
export function countInto(entered: LineDraft, { lot, quantity: count = 1 }: Pick<Scan, "lot" | "quantity">): LineDraft {
  const counted = { ...entered, quantity: rounded(entered.quantity + count) };
  if (lot === undefined || sameText(lot, entered.lot)) return counted;
  const at = entered.more.findIndex((portion) => sameText(portion.lot, lot));
  const known = entered.more[at];
  if (known) return { ...counted, ...withChangedPortion(entered, at, { quantity: rounded(known.quantity + count) }) };
  if (entered.quantity === 0 || entered.lot.trim() === "") return { ...counted, lot };
  return { ...counted, more: [...entered.more, { quantity: count, lot, bin: "" }] };
}

/** What is wrong with the lots and bins of a line. */
export type PortionProblem = "lotMissing" | "portionMissing" | "portionTwice" | "restMissing";

const keyOf = ({ lot, bin }: Pick<Portion, "lot" | "bin">) =>
  JSON.stringify([lot, bin].map((text) => text.trim().toUpperCase()));

/** What is wrong with one of the further lots and bins of a line, by its place. */
export function portionProblem(line: PurchaseOrderLine, entered: LineDraft, at: number): PortionProblem | undefined {
  const portion = entered.more[at];
  if (!portion) return undefined;
  if (line.trackLots === "Y" && portion.lot.trim() === "") return "lotMissing";
  if (portion.quantity <= 0) return "portionMissing";
  const before = [entered, ...entered.more.slice(0, at)].map(keyOf);
  return before.includes(keyOf(portion)) ? "portionTwice" : undefined;
}

/** What is wrong first with the lots and bins of a line of which something came. */
export function portionsProblem(line: PurchaseOrderLine, entered: LineDraft): PortionProblem | undefined {
  if (line.trackLots === "Y" && entered.lot.trim() === "") return "lotMissing";
  const wrong = entered.more.map((_, at) => portionProblem(line, entered, at)).find((problem) => problem);
  if (wrong) return wrong;
  return entered.more.length > 0 && restOf(entered) <= 0 ? "restMissing" : undefined;
}

const placeInput = ({ lot, bin }: Pick<Portion, "lot" | "bin">) => ({
  ...(lot.trim() ? { lot: lot.trim() } : {}),
  ...(bin.trim() ? { bin: bin.trim() } : {}),
});

/** What is handed in of a line. */
export function lineInput(line: PurchaseOrderLine, entered: LineDraft): ReceivingLineInput {
  const { more, reason, serials } = entered;
  const split = [{ ...entered, quantity: restOf(entered) }, ...more];
  return {
    poLineNo: line.lineNo,
    invMastUid: line.invMastUid,
    qtyReceived: entered.quantity,
    uom: line.unitOfMeasure,
    ...(more.length > 0
      ? { bins: split.map((portion) => ({ ...placeInput(portion), quantity: portion.quantity })) }
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
