import { warehouseOps } from "@purvey/client/services/warehouseOps";
import type { Transfer, TransferReceipt, TransferShipping } from "@purvey/contract/generated/warehouseOps";
import { dataOf, keyPrefix, useInvalidate } from "@purvey/react";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useSession } from "../../shared/session/session-context.tsx";
import { userKeyOf } from "../../shared/session/session-store.ts";
import { useService } from "../../shared/use-service.ts";
import { transferOf } from "./branch-draft.ts";
import { type BranchRow, branchRows, type HeldGoods, openChanges } from "./branch-rows.ts";

/** How often the server is asked whether what was handed in is booked, in milliseconds. */
const askEvery = 1000;

/** The rows of a location, and how they were read. */
export interface ReadRows {
  /** Undefined until they are known: of the device alone where there is no network. */
  readonly rows: readonly BranchRow[] | undefined;
  /** What the server has, whose reading may have failed or wait for the network. */
  readonly query: UseQueryResult<Branches>;
}

/**
 * The transfers that a location sends or receives, with what waits on this device and what the server holds. The latest
 * hundred, and older ones that something is to be done about or that are `wanted` by the address.
 */
export function useBranchRows(locationId: number, wanted: number | undefined): ReadRows {
  const queue = useQueue();
  const query = useBranches(locationId);
  const { readAt = 0, transfers = [], held = [], applying = [] } = query.data ?? {};
  const named = [
    ...held.map(({ transferUid }) => transferUid),
    ...openChanges(queue.changes, readAt).map(({ draft }) => transferOf(draft)),
    wanted,
  ];
  const missing = [...new Set(named)].filter(
    (uid) => uid !== undefined && !transfers.some(({ transferUid }) => transferUid === uid),
  ) as number[];
  const { transfer } = useService(warehouseOps).queries;
  const others = useQueries({
    queries: (query.data ? missing : []).map((transferUid) => dataOf(transfer.get({ transferUid }))),
  });
  const known = onceEach([...transfers, ...others.flatMap(({ data }) => data ?? [])]);
  const settled = queue.loaded && (query.data || query.fetchStatus === "paused");
  const state = { transfers: known, readAt, held, applying: new Set(applying), changes: queue.changes };
  return { rows: settled ? branchRows(locationId, state) : undefined, query };
}

/** What the server has of a location, again and again while it books; every change of a transfer makes it stale. */
function useBranches(locationId: number): UseQueryResult<Branches> {
  const { api } = useService(warehouseOps);
  const session = useSession();
  const query = useQuery({
    queryKey: [...keyPrefix(session.siteId, userKeyOf(session)), "warehouseOps", "transfer", "branches", locationId],
    queryFn: ({ signal }) => readBranches(api, locationId, signal),
    retry: false,
    refetchInterval: ({ state }) => (state.data && isBeingApplied(state.data) ? askEvery : false),
  });
  useInvalidateWhenApplied(query.data?.applying.length ?? 0);
  return query;
}

const isBeingApplied = ({ applying, transfers }: Branches): boolean =>
  applying.length > 0 || transfers.some(({ importState, statusCd }) => importState === "initial" && statusCd === 704);

/** Each transfer once, the latest first. */
function onceEach(transfers: readonly Transfer[]): Transfer[] {
  const byUid = new Map(transfers.map((transfer) => [transfer.transferUid, transfer]));
  return [...byUid.values()].sort((one, other) => other.transferUid - one.transferUid);
}

/** Goods move after a document was stored: what that made stale is read again once none waits any more. */
function useInvalidateWhenApplied(waiting: number): void {
  const invalidate = useInvalidate();
  const before = useRef(0);
  useEffect(() => {
    // A receipt makes the same stock stale.
    if (waiting === 0 && before.current > 0) void invalidate("warehouseOps.transferShipping.create");
    before.current = waiting;
  }, [waiting, invalidate]);
}

/** What the server has between a location and the others. */
interface Branches {
  /** When it began to be read, in milliseconds since 1970: what was stored before shows in it. */
  readonly readAt: number;
  /** The location's latest hundred transfers, and older ones on hold. */
  readonly transfers: readonly Transfer[];
  /** Shipments and receipts that the server holds. */
  readonly held: readonly HeldGoods[];
  /** Transfers with a shipment or receipt that the worker has not booked yet. */
  readonly applying: readonly number[];
}

interface DocumentQuery {
  readonly limit: number;
  readonly locationId: number;
  readonly orderBy?: string;
  readonly importState?: "initial" | "hold";
  readonly statusCd?: 704;
}

/** A list of documents as the client calls it. */
interface Documents<Document> {
  list(input: DocumentQuery, options: { readonly signal: AbortSignal }): { readonly data: PromiseLike<Document[]> };
}

/** The calls that branches are read with. */
export interface BranchCalls {
  readonly transfer: Documents<Transfer>;
  readonly transferShipping: Documents<TransferShipping>;
  readonly transferReceipt: Documents<TransferReceipt>;
}

const waitsForWorker = { importState: "initial", statusCd: 704, limit: 1000 } as const;

const onHold = { importState: "hold", limit: 1000 } as const;

const latest = { limit: 100, orderBy: "transfer_uid|DESC" } as const;

const heldShipment = ({ transferShippingUid: uid, processMessage: problem, ...rest }: TransferShipping): HeldGoods => ({
  step: "ship",
  uid,
  problem,
  modified: rest.dateLastModified,
  transferUid: rest.transferUid,
  locationId: rest.locationId,
  lines: rest.lines,
});

const heldReceipt = ({ transferReceiptUid: uid, processMessage: problem, ...rest }: TransferReceipt): HeldGoods => ({
  step: "receive",
  uid,
  problem,
  modified: rest.dateLastModified,
  transferUid: rest.transferUid,
  locationId: rest.locationId,
  lines: rest.lines,
});

/**
 * Reads what the server has between a location and the others. What waits for the worker is asked for before all that the worker changes:
 * asked for at once, goods that are booked or put on hold meanwhile could be missed by both, and be offered again.
 */
export async function readBranches(calls: BranchCalls, locationId: number, signal: AbortSignal): Promise<Branches> {
  const { transfer, transferShipping, transferReceipt } = calls;
  const held = { ...onHold, locationId };
  const options = { signal };
  const readAt = Date.now();
  const waiting = await Promise.all([
    transferShipping.list({ ...waitsForWorker, locationId }, options).data,
    transferReceipt.list({ ...waitsForWorker, locationId }, options).data,
  ]);
  const [recent, requests, shipments, receipts] = await Promise.all([
    transfer.list({ ...latest, locationId }, options).data,
    transfer.list(held, options).data,
    transferShipping.list(held, options).data,
    transferReceipt.list(held, options).data,
  ]);
  return {
    readAt,
    transfers: [...recent, ...requests],
    held: [...shipments.map(heldShipment), ...receipts.map(heldReceipt)],
    applying: waiting.flat().map(({ transferUid }) => transferUid),
  };
}
