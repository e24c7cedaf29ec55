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

const onHold = { importState: "hold", limit: 1000 } as const;

/** Counts what of the location's transfers is on hold and can be corrected there. */
export function useHeldTransfers(
  allowed: boolean,
  refetchInterval: number,
  place: WorkLocation,
): HeldTransfers | undefined {
  const { locationId, locations } = place;
  const { binTransfer, transfer, transferShipping, transferReceipt } = useWarehouseOpsQueries().warehouseOps;
  const asked = allowed && !isLocationMissing(place) ? onHold : skipToken;
  const moves = useQuery({ ...dataOf(binTransfer.list(asked)), refetchInterval });
  const requests = useQuery({ ...dataOf(transfer.list(asked)), refetchInterval });
  const shipments = useQuery({ ...dataOf(transferShipping.list(asked)), refetchInterval });
  const receipts = useQuery({ ...dataOf(transferReceipt.list(asked)), refetchInterval });
  if (!allowed || isLocationMissing(place)) return undefined;
  const isHere = (document: { readonly locationId: number }) => document.locationId === locationId;
  const between = [
    ...(requests.data ?? []).filter((request) => isHere(request) || request.toLocationId === locationId),
    ...[...(shipments.data ?? []), ...(receipts.data ?? [])].filter(isHere),
  ];
  const reads = [moves, requests, shipments, receipts];
  const known = locationId !== undefined && reads.every(({ data }) => data);
  const branches = new Set(between.map(({ transferUid }) => transferUid)).size;
  return {
    count: known ? branches + (moves.data ?? []).filter(isHere).length : undefined,
    failed: reads.some(({ isError }) => isError),
    betweenBranches: branches > 0,
    location: locations?.find((each) => each.locationId === locationId)?.locationName,
  };
}
