import type { QueueableEndpoint, QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import type { GoodsDraft, GoodsStep } from "./goods-draft.ts";

/** Where branch transfers are looked at. */
export const branchPath = "/ops/transfers?tab=branch";

/** Goods that are asked for, as they were entered. */
export interface RequestDraft {
  readonly step: "request";
  readonly from: number;
  readonly to: number;
  /** An item and how many a line. */
  readonly wanted: string;
  /** It stays a draft: nothing is set aside before it is released. */
  readonly isDraft?: boolean | undefined;
  /** The transfer that it corrects. */
  readonly held?: number | undefined;
  /** When that was last changed, as it was read. */
  readonly modified?: string | undefined;
}

/** Goods that are shipped or received, as they were entered. */
export interface MovedDraft {
  readonly step: GoodsStep;
  readonly transferUid: number;
  readonly goods: GoodsDraft;
  /** The shipment or receipt that it corrects. */
  readonly held?: number | undefined;
  /** When that was last changed, as it was read. */
  readonly modified?: string | undefined;
}

/** What was entered of a change between branches: the queue keeps it beside what is sent. */
export type BranchDraft = RequestDraft | MovedDraft;

const endpoints: ReadonlySet<QueueableEndpoint> = new Set([
  "warehouseOps.transfer.create",
  "warehouseOps.transfer.update",
  "warehouseOps.transferShipping.create",
  "warehouseOps.transferShipping.update",
  "warehouseOps.transferReceipt.create",
  "warehouseOps.transferReceipt.update",
] as const);

/** What was entered of a change; undefined of one of another kind. */
export function branchDraftOf({ endpoint, draft }: Pick<QueuedChange, "endpoint" | "draft">): BranchDraft | undefined {
  return endpoints.has(endpoint) ? (draft as BranchDraft | undefined) : undefined;
}

/** The transfer that a change is about; undefined of a request that the server does not have. */
export function transferOf(draft: BranchDraft): number | undefined {
  return draft.step === "request" ? draft.held : draft.transferUid;
}
