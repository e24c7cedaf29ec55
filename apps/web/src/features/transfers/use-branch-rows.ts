import type { Transfer } from "@purvey/contract/generated/warehouseOps";
import { dataOf, keyPrefix, useInvalidate } from "@purvey/react";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useServiceApi } from "../../shared/service-api.ts";
import { useSession } from "../../shared/session/session-context.tsx";
import { userKeyOf } from "../../shared/session/session-store.ts";
import { createWarehouseOpsApi, useWarehouseOpsQueries } from "../../shared/warehouse-ops-api.ts";
import { transferOf } from "./branch-draft.ts";
import { type BranchRow, branchRows, openChanges } from "./branch-rows.ts";
import { type Branches, readBranches } from "./read-branches.ts";

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
  const { transfer } = useWarehouseOpsQueries().warehouseOps;
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
  const { warehouseOps } = useServiceApi(createWarehouseOpsApi);
  const session = useSession();
  const query = useQuery({
    queryKey: [...keyPrefix(session.siteId, userKeyOf(session)), "warehouseOps", "transfer", "branches", locationId],
    queryFn: ({ signal }) => readBranches(warehouseOps, locationId, signal),
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
