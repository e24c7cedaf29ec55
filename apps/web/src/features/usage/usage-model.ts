import type { StockMove, StockMovement, WarehouseUsageInput, Warranty } from "@purvey/contract/generated/vmi";
import type { MoveLine } from "../../shared/stockroom/move-line.ts";
import { partKeyOf, partText } from "../../shared/stockroom/part-key.ts";

/** A part that is taken; with a warranty when it replaces one that failed. */
export interface UsageLine extends MoveLine {
  readonly warranty?: Warranty | undefined;
  /** The lot that it is taken of; an empty one is still to be entered, without one the oldest goes first. */
  readonly lotNumber?: string | undefined;
}

/** What was entered and not posted. */
export interface UsageDraft {
  readonly job: string;
  readonly department: string;
  readonly lines: readonly UsageLine[];
}

/** The names that a warranty is noted by. */
export const warrantyFields = ["modelNo", "serialNo", "warrantyType", "notes"] as const;

/** The body of the call. Empty notes of a warranty are left out. */
export function usageBody({ job, department, lines }: UsageDraft): Omit<WarehouseUsageInput, "warehouseUid"> {
  return {
    jobDescription: job.trim(),
    ...(department.trim() ? { department: department.trim() } : {}),
    usageItems: lines.flatMap((line) => {
      const part = { ...partKeyOf(line), ...(line.lotNumber?.trim() ? { lotNumber: line.lotNumber.trim() } : {}) };
      return casesOf(line).map(({ qtyUsed, warranty }) => ({ ...part, qtyUsed, ...(warranty ? { warranty } : {}) }));
    }),
  };
}

/** The serial numbers of the parts that failed: of one part all that was entered, of several apart by blanks, commas or lines. */
export function failedSerials({ quantity, warranty }: Pick<UsageLine, "quantity" | "warranty">): string[] {
  const entered = warranty?.serialNo?.trim() ?? "";
  if (quantity === 1) return entered ? [entered] : [];
  return [...new Set(entered.split(/[\s,;]+/).filter(Boolean))];
}

/** What is taken of a line under each warranty: a piece for every serial number, the rest together. */
function casesOf(line: UsageLine): { readonly qtyUsed: number; readonly warranty?: Warranty }[] {
  const { quantity, warranty } = line;
  const whole = quantity ?? 0;
  if (!warranty) return [{ qtyUsed: whole }];
  const serials = failedSerials(line);
  const noted = notedWarranty({ ...warranty, serialNo: "" });
  if (serials.length < 2) return [{ qtyUsed: whole, warranty: { ...noted, ...serialOf(serials[0]) } }];
  const pieces = serials.map((serial) => ({ qtyUsed: 1, warranty: { ...noted, ...serialOf(serial) } }));
  const rest = whole - serials.length;
  return rest > 0 ? [...pieces, { qtyUsed: rest, warranty: noted }] : pieces;
}

const serialOf = (serialNo: string | undefined) => (serialNo ? { serialNo } : {});

/** Whether more parts are said to have failed than are taken. */
export function tooManySerials(line: UsageLine): boolean {
  return failedSerials(line).length > Math.max(1, line.quantity ?? 0);
}

function notedWarranty(warranty: Warranty): Warranty {
  return Object.fromEntries(Object.entries(warranty).filter(([, value]) => value?.trim()));
}

/** A part that a job usually takes, with the quantity of the last time. */
export interface Favourite extends Omit<MoveLine, "quantity"> {
  readonly quantity: number;
}

/** The parts that were taken for a job, those taken most often first; at most eight. */
export function favouritesOf(movements: readonly StockMovement[]): Favourite[] {
  const found = new Map<string, { favourite: Favourite; times: number }>();
  for (const movement of movements) {
    const key = partText(movement);
    const known = found.get(key);
    const { itemId, description, unitOfMeasure, qtyChange } = movement;
    const favourite = { ...partKeyOf(movement), itemId, description, unitOfMeasure, quantity: -qtyChange };
    found.set(key, { favourite: known?.favourite ?? favourite, times: (known?.times ?? 0) + 1 });
  }
  return [...found.values()]
    .filter(({ favourite }) => favourite.quantity > 0)
    .sort((one, other) => other.times - one.times)
    .slice(0, 8)
    .map(({ favourite }) => favourite);
}

/** What is left of each part by an answer as the queue keeps it; empty when it is something else. */
export function movesOf(answer: unknown): readonly Pick<StockMove, "itemId" | "qtyOnHand" | "unitOfMeasure">[] {
  const moves = Array.isArray(answer) ? (answer as StockMove[]) : [];
  return [...new Map(moves.map((move) => [move.itemId, move])).values()];
}
