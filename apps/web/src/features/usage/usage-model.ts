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
    usageItems: lines.map((line) => ({
      ...partKeyOf(line),
      qtyUsed: line.quantity ?? 0,
      ...(line.lotNumber?.trim() ? { lotNumber: line.lotNumber.trim() } : {}),
      ...(line.warranty ? { warranty: notedWarranty(line.warranty) } : {}),
    })),
  };
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

/** The moves of an answer as the queue keeps it; empty when it is something else. */
export function movesOf(answer: unknown): readonly Pick<StockMove, "itemId" | "qtyOnHand" | "unitOfMeasure">[] {
  return Array.isArray(answer) ? (answer as StockMove[]) : [];
}
