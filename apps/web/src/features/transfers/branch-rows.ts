import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import type { QueuedChange } from "../../shared/offline-queue/queued-change.ts";
import { type BranchDraft, branchDraftOf, transferOf } from "./branch-draft.ts";
import { branchStep, courseOfTransfer, isDraft } from "./branch-transfer.ts";
import type { GoodsStep, StoredGoodsLine } from "./goods-draft.ts";

/** A shipment or receipt that the server holds. */
export interface HeldGoods {
  readonly step: GoodsStep;
  readonly uid: number;
  readonly transferUid: number;
  /** Where the goods are loaded or unloaded. */
  readonly locationId: number;
  readonly problem: string | null;
  /** When it was last changed. */
  readonly modified: string;
  readonly lines: readonly StoredGoodsLine[];
}

/** A change between branches that the server does not have as it is read here. */
export interface BranchChange {
  readonly change: QueuedChange;
  readonly draft: BranchDraft;
}

/** How far a row is. */
export type RowCourse = ReturnType<typeof courseOfTransfer> | "waiting" | "refused" | "applying";

/** A transfer of a location, or a request that is only on this device. */
export interface BranchRow {
  readonly key: string;
  readonly transfer: Transfer | undefined;
  readonly queued: BranchChange | undefined;
  readonly held: HeldGoods | undefined;
  readonly from: number;
  readonly to: number;
  readonly lineCount: number;
  readonly course: RowCourse;
  /** What may be done next. */
  readonly act: GoodsStep | "correct" | undefined;
}

/** What rows are made of. */
export interface BranchState {
  readonly transfers: readonly Transfer[];
  /** When the server began to be read, in milliseconds since 1970. */
  readonly readAt: number;
  readonly held: readonly HeldGoods[];
  /** Transfers with a shipment or receipt that the worker has not booked yet. */
  readonly applying: ReadonlySet<number>;
  readonly changes: readonly QueuedChange[];
}

/** The changes that what was read does not show: a stored one stays until the server was read after it, so that nothing is offered twice. */
export function openChanges(changes: readonly QueuedChange[], readAt: number): BranchChange[] {
  return changes.flatMap((change) => {
    const draft = branchDraftOf(change);
    if (!draft || (change.state === "stored" && (change.storedAt ?? 0) <= readAt)) return [];
    return [{ change, draft }];
  });
}

/** The rows of a location, the latest first: requests that wait on this device, then what the server has. */
export function branchRows(
  locationId: number,
  { transfers, readAt, held, applying, changes }: BranchState,
): BranchRow[] {
  const open = openChanges(changes, readAt);
  const requests = open.flatMap(({ change, draft }) =>
    draft.step === "request" && draft.held === undefined ? [requestRow(change, draft)] : [],
  );
  const stored = transfers.map((transfer) => {
    const { transferUid } = transfer;
    const queued = undecidedFirst(open.filter(({ draft }) => transferOf(draft) === transferUid));
    const heldHere = held.find((goods) => goods.transferUid === transferUid);
    return transferRow(transfer, queued, heldHere, applying.has(transferUid), locationId);
  });
  return [...requests.reverse(), ...stored].filter(({ from, to }) => from === locationId || to === locationId);
}

const undecidedFirst = (changes: readonly BranchChange[]): BranchChange | undefined =>
  changes.find(({ change }) => change.state === "refused") ?? changes[0];

const courseOfChange = ({ state }: QueuedChange): "refused" | "waiting" =>
  state === "refused" ? "refused" : "waiting";

function requestRow(change: QueuedChange, draft: BranchDraft & { readonly step: "request" }): BranchRow {
  return {
    key: `queued-${change.id}`,
    transfer: undefined,
    held: undefined,
    queued: { change, draft },
    from: draft.from,
    to: draft.to,
    lineCount: change.changes,
    course: courseOfChange(change),
    act: change.state === "refused" ? "correct" : undefined,
  };
}

function transferRow(
  transfer: Transfer,
  queued: BranchChange | undefined,
  held: HeldGoods | undefined,
  applying: boolean,
  locationId: number,
): BranchRow {
  const row = {
    key: String(transfer.transferUid),
    transfer,
    queued,
    held,
    from: transfer.locationId,
    to: transfer.toLocationId,
    lineCount: transfer.lines.length,
  };
  if (queued) {
    const course = courseOfChange(queued.change);
    return { ...row, course, act: course === "refused" ? "correct" : undefined };
  }
  if (applying) return { ...row, course: "applying", act: undefined };
  if (held) return { ...row, course: "held", act: held.locationId === locationId ? "correct" : undefined };
  if (transfer.importState === "hold") return { ...row, course: "held", act: "correct" };
  // A draft is released, corrected or discarded where it is looked at; nothing else moves it.
  if (isDraft(transfer)) return { ...row, course: "draft", act: "correct" };
  const step = branchStep(transfer, locationId);
  return { ...row, course: courseOfTransfer(transfer), act: step === "none" ? undefined : step };
}
