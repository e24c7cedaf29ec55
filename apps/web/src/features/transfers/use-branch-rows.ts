import type { Transfer, TransferReceipt, TransferShipping } from "@purvey/contract/generated/warehouseOps";
import { dataOf, useInvalidate } from "@purvey/react";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { useWarehouseOpsQueries } from "../../shared/warehouse-ops-api.ts";
import { transferOf } from "./branch-draft.ts";
import { type BranchRow, branchRows, type HeldGoods, openChanges } from "./branch-rows.ts";

/** How often the server is asked whether what was handed in is booked, in milliseconds. */
const askEvery = 1000;

const waitsForWorker = { importState: "initial", statusCd: 704, limit: 1000 } as const;
const onHold = { importState: "hold", limit: 1000 } as const;

const heldShipment = ({ transferShippingUid: uid, processMessage: problem, ...rest }: TransferShipping): HeldGoods => ({
  ...{ step: "ship", uid, problem },
  ...{ transferUid: rest.transferUid, locationId: rest.locationId, lines: rest.lines },
});

const heldReceipt = ({ transferReceiptUid: uid, processMessage: problem, ...rest }: TransferReceipt): HeldGoods => ({
  ...{ step: "receive", uid, problem },
  ...{ transferUid: rest.transferUid, locationId: rest.locationId, lines: rest.lines },
});

/** The rows of a location, and how they were read. */
export interface ReadRows {
  /** Undefined until they are known: of the device alone where there is no network. */
  readonly rows: readonly BranchRow[] | undefined;
  /** The list of transfers, which may have failed or wait for the network. */
  readonly query: UseQueryResult<readonly Transfer[]>;
}

/**
 * The transfers that a location sends or receives, with what waits on this device and what the server holds. The latest
 * hundred, and older ones that something is to be done about or that are `wanted` by the address.
 */
export function useBranchRows(locationId: number, wanted: number | undefined): ReadRows {
  const queue = useQueue();
  const { transfer, transferShipping, transferReceipt } = useWarehouseOpsQueries().warehouseOps;
  const latest = useQuery({
    ...dataOf(transfer.list({ limit: 100, orderBy: "transfer_uid|DESC" })),
    refetchInterval: ({ state }) => (state.data?.data.some(isBeingApplied) ? askEvery : false),
  });
  const heldRequests = useQuery(dataOf(transfer.list(onHold)));
  const heldShipments = useQuery(dataOf(transferShipping.list(onHold)));
  const heldReceipts = useQuery(dataOf(transferReceipt.list(onHold)));
  const shipping = useQuery({
    ...dataOf(transferShipping.list(waitsForWorker)),
    refetchInterval: ({ state }) => (state.data?.data.length ? askEvery : false),
  });
  const receiving = useQuery({
    ...dataOf(transferReceipt.list(waitsForWorker)),
    refetchInterval: ({ state }) => (state.data?.data.length ? askEvery : false),
  });
  const reads = [latest, heldRequests, heldShipments, heldReceipts, shipping, receiving];
  const readAt = {
    request: earliest(latest, heldRequests),
    ship: earliest(latest, shipping, heldShipments),
    receive: earliest(latest, receiving, heldReceipts),
  };
  const applying = [...(shipping.data ?? []), ...(receiving.data ?? [])].map(({ transferUid }) => transferUid);
  const held = [...(heldShipments.data ?? []).map(heldShipment), ...(heldReceipts.data ?? []).map(heldReceipt)];
  const listed = [...(latest.data ?? []), ...(heldRequests.data ?? [])];
  const named = [
    ...held.map(({ transferUid }) => transferUid),
    ...openChanges(queue.changes, readAt).map(({ draft }) => transferOf(draft)),
    wanted,
  ];
  const missing = [...new Set(named)].filter(
    (uid) => uid !== undefined && !listed.some(({ transferUid }) => transferUid === uid),
  ) as number[];
  const others = useQueries({
    queries: (latest.data ? missing : []).map((transferUid) => dataOf(transfer.get({ transferUid }))),
  });
  useInvalidateWhenApplied("warehouseOps.transferShipping.create", shipping.data?.length ?? 0);
  useInvalidateWhenApplied("warehouseOps.transferReceipt.create", receiving.data?.length ?? 0);
  const settled = queue.loaded && reads.every(({ isPending, fetchStatus }) => !isPending || fetchStatus !== "fetching");
  const transfers = onceEach([...listed, ...others.flatMap(({ data }) => data ?? [])]);
  return {
    rows:
      settled && (latest.data || latest.fetchStatus === "paused")
        ? branchRows(locationId, { transfers, readAt, held, applying: new Set(applying), changes: queue.changes })
        : undefined,
    query: latest,
  };
}

const earliest = (...reads: readonly { readonly dataUpdatedAt: number }[]): number =>
  Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt));

const isBeingApplied = ({ importState, statusCd }: Transfer): boolean => importState === "initial" && statusCd === 704;

/** Each transfer once, the latest first. */
function onceEach(transfers: readonly Transfer[]): Transfer[] {
  const byUid = new Map(transfers.map((transfer) => [transfer.transferUid, transfer]));
  return [...byUid.values()].sort((one, other) => other.transferUid - one.transferUid);
}

/** Goods move after a document was stored: what that made stale is read again once none waits any more. */
function useInvalidateWhenApplied(endpoint: string, waiting: number): void {
  const invalidate = useInvalidate();
  const before = useRef(0);
  useEffect(() => {
    if (waiting === 0 && before.current > 0) void invalidate(endpoint);
    before.current = waiting;
  }, [waiting, endpoint, invalidate]);
}
