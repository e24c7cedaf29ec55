import type { Bin, BinContent } from "@purvey/contract/generated/items";
import type { BinTransferCreateInput, BinTransferHeader } from "@purvey/contract/generated/warehouseOps";
import type { QueueableEndpoint, QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import type { Scan } from "../../shared/scan/gs1.ts";
import { namesItem } from "../../shared/scan/names-item.ts";
import { isCountable } from "../../shared/whole-quantity.ts";

/** A move from one bin to another as far as it was scanned. */
export interface BinMove {
  readonly fromBin: string;
  readonly itemId: string;
  readonly lot: string;
  /** In base units. */
  readonly quantity: number | null;
  readonly toBin: string;
}

/** The calls that make a move, or correct one that the server holds. */
const moveEndpoints: ReadonlySet<QueueableEndpoint> = new Set([
  "warehouseOps.binTransfer.create",
  "warehouseOps.binTransfer.update",
] as const);

/** What the queue keeps beside a move: of a corrected one its input does not say where. */
interface MovePlace {
  readonly locationId: number;
}

/** The location of a move that waits on this device; undefined of a change of another kind. */
export function locationOfQueued({ endpoint, input, draft }: QueuedChange): number | undefined {
  if (!moveEndpoints.has(endpoint)) return undefined;
  return (draft as MovePlace | undefined)?.locationId ?? (input as unknown as MovePlace).locationId;
}

/** Nothing scanned yet. */
export const emptyMove: BinMove = { fromBin: "", itemId: "", lot: "", quantity: null, toBin: "" };

/** What is to be scanned next. */
export type MoveStep = "fromBin" | "item" | "quantity" | "toBin" | "ready";

/** The step that a move waits at. */
export function stepOf({ fromBin, itemId, quantity, toBin }: BinMove): MoveStep {
  if (!fromBin) return "fromBin";
  if (!itemId) return "item";
  if (quantity === null) return "quantity";
  return toBin ? "ready" : "toBin";
}

/** What lies in the bin of the item that a code names; of several lots the named one, else the one with most. */
export function contentNamed(bin: Pick<Bin, "contents"> | undefined, code: string, lot = ""): BinContent | undefined {
  const found = bin?.contents.filter((content) => namesItem(code, content) && (!lot || content.lot === lot));
  return found?.toSorted((one, other) => other.qtyAvailable - one.qtyAvailable)[0];
}

/** What of a bin's content may still move: on hand and not promised, less what waits on this device to be moved. */
export function movable(content: BinContent | undefined, bin: string, changes: readonly QueuedChange[]): number {
  if (!content) return 0;
  const waiting = changes
    .filter(({ endpoint, state }) => moveEndpoints.has(endpoint) && state !== "stored" && state !== "refused")
    .flatMap(({ input }) => (input as unknown as BinTransferCreateInput).transfers)
    .filter(({ fromBin, itemId, lot = "" }) => fromBin === bin && itemId === content.itemId && lot === content.lot)
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0);
  return Math.max(0, content.qtyAvailable - waiting);
}

/**
 * Takes the next scan of a move: bin, item, quantity, bin. Digits at the quantity are the quantity; the same item once
 * more is one piece more, and begins to count where everything was to move; any other code there is the bin it goes to,
 * with everything that may move.
 */
export function scanMove(move: BinMove, scan: Scan, content: BinContent | undefined, most: number): BinMove {
  const step = stepOf(move);
  const code = scan.text.toUpperCase();
  if (step === "fromBin") return { ...move, fromBin: code };
  if (step === "item") {
    return { ...move, itemId: content?.itemId ?? scan.code, lot: content?.lot ?? "", quantity: scan.quantity ?? null };
  }
  if (namesItem(scan.code, content ?? move)) {
    const isEverything = step === "ready" && move.quantity === most;
    return isEverything ? { ...move, quantity: 1, toBin: "" } : { ...move, quantity: (move.quantity ?? 0) + 1 };
  }
  if (step === "quantity" && /^\d{1,5}$/.test(code)) return { ...move, quantity: Number(code) };
  return { ...move, quantity: move.quantity ?? most, toBin: code };
}

/**
 * Whether the scan that made a move ready sends it too: the one after the quantity does, and the same bin once more. A bin
 * right after the item, or another one than stands there, is shown first: nobody moves more than was seen.
 */
export function isSent(before: BinMove, next: BinMove): boolean {
  const step = stepOf(before);
  return stepOf(next) === "ready" && (step === "toBin" || (step === "ready" && before.toBin === next.toBin));
}

/** Why a move cannot be made; nothing when it can. */
export type MoveProblem = "notInBin" | "nothingMovable" | "tooMuch" | "notWhole" | "sameBin" | "noQuantity";

const isPieces = (quantity: number, { unitOfMeasure: baseUnit }: BinContent): boolean =>
  isCountable(quantity, { unitSize: 1, baseUnit });

/**
 * What is wrong with a move, as far as it was scanned.
 *
 * @param isRead whether what lies in the bin is known; without a network the bin may never have been read
 */
export function problemOfMove(
  move: BinMove,
  content: BinContent | undefined,
  most: number,
  isRead = true,
): MoveProblem | undefined {
  if (move.itemId && !content && isRead) return "notInBin";
  if (content && most === 0) return "nothingMovable";
  if ((move.quantity ?? 1) > most && content) return "tooMuch";
  if (move.quantity !== null && move.quantity <= 0) return "noQuantity";
  // All that lies there may move, whatever it is.
  if (content && move.quantity !== null && move.quantity !== most && !isPieces(move.quantity, content))
    return "notWhole";
  return move.toBin && move.toBin === move.fromBin ? "sameBin" : undefined;
}

/** What to hand in of a move. Without a unit its quantity is in base units, as it was entered. */
export function moveInput(
  move: BinMove,
  where: { readonly usersId: number; readonly locationId: number },
): Omit<BinTransferCreateInput, "requestId"> {
  const { itemId, fromBin, toBin, lot, quantity } = move;
  const line = { itemId, fromBin, toBin, quantity: quantity ?? 0, ...(lot ? { lot } : {}) };
  return { ...where, transfers: [line] };
}

/** What was to be moved by a change of the queue. */
export function moveOfQueued({ input }: Pick<QueuedChange, "input">): BinMove {
  const [line] = (input as unknown as BinTransferCreateInput).transfers;
  if (!line) return emptyMove;
  const { fromBin = "", itemId = "", lot = "", quantity = null, toBin } = line;
  return { fromBin, itemId, lot, quantity, toBin };
}

/** What a transfer on hold tells of a move. */
type HeldLine = Pick<
  BinTransferHeader["transfers"][number],
  "fromBin" | "itemId" | "lot" | "quantity" | "unitSize" | "serials"
>;
interface HeldTransfer {
  readonly transfers: readonly HeldLine[];
}

/** Whether a transfer on hold is a move as the screen makes them: one item, its quantity in base units. */
export function isOneMove({ transfers }: HeldTransfer): boolean {
  const [line] = transfers;
  return transfers.length === 1 && line?.unitSize === 1 && line.quantity !== null && line.serials.length === 0;
}

/** What was to be moved by a transfer that is on hold; the bin it goes to is asked for again. */
export function moveOfHeld({ transfers: [line] }: HeldTransfer): BinMove {
  if (!line) return emptyMove;
  const { fromBin, itemId, lot, quantity } = line;
  return { ...emptyMove, fromBin: fromBin ?? "", itemId, lot: lot ?? "", quantity };
}
