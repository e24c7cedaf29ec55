import type {
  Transfer,
  TransferLine,
  TransferReceiptCreateInput,
  TransferReceiptLine,
  TransferShippingCreateInput,
  TransferShippingLine,
} from "@purvey/contract/generated/warehouseOps";
import { inBaseUnits, isCountable } from "../../shared/whole-quantity.ts";
import { mostOf } from "./branch-transfer.ts";

/** What is done with the goods of a transfer. */
export type GoodsStep = "ship" | "receive";

/** What is shipped or received of a line, as far as it was entered. The quantity is in base units. */
export interface GoodsLine {
  readonly quantity: number;
  readonly bin: string;
  readonly lot: string;
  /** Serial numbers, apart by blanks, commas or lines. */
  readonly serials: string;
  /** Nothing more will come of the line. */
  readonly final: boolean;
  readonly reason: string;
}

/** What is entered, by the numbers of the transfer's lines. */
export type GoodsDraft = Readonly<Record<number, GoodsLine>>;

const blank = { bin: "", lot: "", serials: "", final: false, reason: "" } as const;

/** What was entered of a line; all that may move where nothing was. */
export function goodsLineOf(draft: GoodsDraft, step: GoodsStep, line: TransferLine): GoodsLine {
  return draft[line.lineNo] ?? { ...blank, quantity: Math.max(0, mostOf(step, line)) };
}

/** Serial numbers as they were typed, pasted or scanned, each once. */
export function serialsOf({ serials }: Pick<GoodsLine, "serials">): string[] {
  return [...new Set(serials.split(/[\s,;]+/).filter(Boolean))];
}

/** Why a line cannot be sent as it stands. */
export type GoodsProblem = "belowZero" | "notWhole" | "tooMuchOf" | "reasonMissing" | "serialsDiffer";

/** What is wrong first with what was entered of a line; nothing when it can be sent. */
export function goodsProblem(step: GoodsStep, line: TransferLine, entered: GoodsLine): GoodsProblem | undefined {
  const most = mostOf(step, line);
  const { quantity, final, reason } = entered;
  if (quantity < 0) return "belowZero";
  if (quantity !== most && !isCountable(quantity, { ...line, unitSize: 1 })) return "notWhole";
  if (step === "ship" && quantity > most) return "tooMuchOf";
  const count = serialsOf(entered).length;
  if (count > 0 && count !== quantity) return "serialsDiffer";
  const differs = quantity > most || (final && quantity < most);
  return differs && reason.trim() === "" ? "reasonMissing" : undefined;
}

/** The first line of which something wrong is entered: also where nothing of it would move for that. */
export function wrongLine(
  transfer: Pick<Transfer, "lines">,
  step: GoodsStep,
  draft: GoodsDraft,
): TransferLine | undefined {
  return transfer.lines.find(
    (line) => mostOf(step, line) > 0 && goodsProblem(step, line, goodsLineOf(draft, step, line)) !== undefined,
  );
}

/** The lines of which something moves, or of which the receiver says that nothing comes any more. */
export function movedLines(transfer: Pick<Transfer, "lines">, step: GoodsStep, draft: GoodsDraft): TransferLine[] {
  return transfer.lines.filter((line) => {
    if (mostOf(step, line) <= 0) return false;
    const { quantity, final } = goodsLineOf(draft, step, line);
    return quantity > 0 || (step === "receive" && final);
  });
}

/** What is handed in of a line beside its quantity. */
function fieldsOf(line: TransferLine, entered: GoodsLine) {
  const [bin, lot, reason] = [entered.bin, entered.lot, entered.reason].map((text) => text.trim());
  const serials = serialsOf(entered);
  return {
    transferLineNo: line.lineNo,
    invMastUid: line.invMastUid,
    uom: line.baseUnit,
    ...(bin ? { bin } : {}),
    ...(lot ? { lot } : {}),
    ...(serials.length > 0 ? { serials } : {}),
    ...(entered.final ? { complete: "Y" as const } : {}),
    ...(reason ? { reason } : {}),
  };
}

/** What is handed in of a shipment. */
export function shippedLines(
  transfer: Pick<Transfer, "lines">,
  draft: GoodsDraft,
): TransferShippingCreateInput["lines"] {
  return movedLines(transfer, "ship", draft).map((line) => {
    const entered = goodsLineOf(draft, "ship", line);
    return { ...fieldsOf(line, entered), qtyShipped: entered.quantity };
  });
}

/** What is handed in of a receipt. */
export function receivedLines(
  transfer: Pick<Transfer, "lines">,
  draft: GoodsDraft,
): TransferReceiptCreateInput["lines"] {
  return movedLines(transfer, "receive", draft).map((line) => {
    const entered = goodsLineOf(draft, "receive", line);
    return { ...fieldsOf(line, entered), qtyReceived: entered.quantity };
  });
}

/** A line of a shipment or receipt that the server has. */
export type StoredGoodsLine = TransferShippingLine | TransferReceiptLine;

/** Whether the goods of a line lie in several bins or lots: what is entered here has one of each. */
export function isSplit({ bins }: Pick<StoredGoodsLine, "bins">): boolean {
  return bins.length > 1;
}

/** A shipment or receipt that the server holds as it may be corrected; nothing moves of the lines that it leaves out. */
export function draftOfHeld(transfer: Pick<Transfer, "lines">, held: readonly StoredGoodsLine[]): GoodsDraft {
  const none = transfer.lines.map(({ lineNo }): [number, GoodsLine] => [lineNo, { ...blank, quantity: 0 }]);
  const entered = held.map((line): [number, GoodsLine] => {
    const [place] = line.bins;
    const quantity = inBaseUnits("qtyShipped" in line ? line.qtyShipped : line.qtyReceived, line.unitSize);
    return [
      line.transferLineNo,
      {
        quantity,
        bin: place?.bin ?? "",
        lot: place?.lot ?? "",
        serials: place?.serials?.join(" ") ?? "",
        final: line.complete === "Y",
        reason: line.reason ?? "",
      },
    ];
  });
  return Object.fromEntries([...none, ...entered]);
}
