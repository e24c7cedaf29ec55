import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import type { MovedDraft } from "./branch-draft.ts";
import type { BranchRow } from "./branch-rows.ts";
import { draftOfHeld } from "./goods-draft.ts";

/** What an entry of goods begins with: what was refused or is held, to be corrected; of a new step all that it may move. */
export type Begun = Omit<MovedDraft, "goods"> & Partial<Pick<MovedDraft, "goods">>;

/** What may be entered of a row now; nothing where it is only looked at. */
export function begunOf({ queued, held, act }: BranchRow, transfer: Transfer): Begun | undefined {
  const { transferUid } = transfer;
  const step = held && act === "correct" ? held.step : act;
  if (queued) return queued.change.state === "refused" && queued.draft.step !== "request" ? queued.draft : undefined;
  if (step === "correct" || step === undefined) return undefined;
  if (!held) return { step, transferUid };
  return { step, transferUid, held: held.uid, modified: held.modified, goods: draftOfHeld(transfer, held.lines) };
}

/** Whether what an entry began with is no longer what the row is about: somebody corrected, booked or discarded it meanwhile. */
export function isOvertaken(begun: Begun, row: BranchRow, transfer: Transfer): boolean {
  const now = begunOf(row, transfer);
  if (now?.step !== begun.step || now.held !== begun.held) return true;
  const { held } = row;
  return begun.held !== undefined && (held?.uid !== begun.held || held.modified !== begun.modified);
}
