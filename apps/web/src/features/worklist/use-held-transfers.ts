import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { isLocationMissing, type WorkLocation } from "../../shared/location/use-location.tsx";
import { useWarehouseOpsQueries } from "../../shared/warehouse-ops-api.ts";
import type { Matter } from "./use-matters.ts";

/** Moves and transfers of the location that one works in whose goods could not be booked. */
export interface HeldTransfers extends Matter {
  /** Whether some are between branches: these are listed apart from the moves between bins. */
  readonly betweenBranches: boolean;
  /** The location's name. */
  readonly location: string | undefined;
}

/** Counts what of the location's transfers is on hold and can be corrected there. */
export function useHeldTransfers(
  allowed: boolean,
  refetchInterval: number,
  place: WorkLocation,
): HeldTransfers | undefined {
  const { locationId, locations } = place;
  const { binTransfer, transfer, transferShipping, transferReceipt } = useWarehouseOpsQueries().warehouseOps;
  const onHold = { importState: "hold", locationId } as const;
  const isAsked = allowed && locationId !== undefined;
  const asked = isAsked ? { ...onHold, limit: 1000 } : skipToken;
  const moves = useQuery({ ...binTransfer.list(isAsked ? { ...onHold, limit: 1 } : skipToken), refetchInterval });
  const requests = useQuery({ ...dataOf(transfer.list(asked)), refetchInterval });
  const shipments = useQuery({ ...dataOf(transferShipping.list(asked)), refetchInterval });
  const receipts = useQuery({ ...dataOf(transferReceipt.list(asked)), refetchInterval });
  if (!allowed || isLocationMissing(place)) return undefined;
  // A shipment or receipt is corrected where its goods are loaded or unloaded, a request at either end.
  const documents = [...(shipments.data ?? []), ...(receipts.data ?? [])];
  const between = [...(requests.data ?? []), ...documents.filter((document) => document.locationId === locationId)];
  const reads = [moves, requests, shipments, receipts];
  const known = locationId !== undefined && reads.every(({ data }) => data);
  const branches = new Set(between.map(({ transferUid }) => transferUid)).size;
  return {
    count: known ? branches + (moves.data?.totalResults ?? 0) : undefined,
    failed: reads.some(({ isError }) => isError),
    betweenBranches: branches > 0,
    location: locations?.find((each) => each.locationId === locationId)?.locationName,
  };
}
