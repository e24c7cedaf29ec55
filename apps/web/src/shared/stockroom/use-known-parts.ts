import { useMemo } from "react";
import { useQueue } from "../offline-queue/use-queue.ts";
import { type PartKey, partText } from "./part-key.ts";
import type { ScannablePart } from "./part-scan.tsx";
import { useLookUpPart, useStockroomParts } from "./use-stockroom.ts";
import { waitingStock } from "./waiting-stock.ts";

/** The parts of a stockroom that the device knows, how many there are of each less what waits here, and a way to look up the others. */
export function useKnownParts(warehouseUid: number) {
  const query = useStockroomParts(warehouseUid);
  const lookUp = useLookUpPart(warehouseUid);
  const { changes } = useQueue();
  const read: readonly ScannablePart[] = query.data?.data ?? noParts;
  const readAt = query.dataUpdatedAt;
  const parts = useMemo(() => {
    const taken = waitingStock(changes, warehouseUid, readAt);
    const left = (part: ScannablePart) => Math.max(0, exact(part.qtyOnHand - (taken.get(partText(part)) ?? 0)));
    return taken.size === 0 ? read : read.map((part) => ({ ...part, qtyOnHand: left(part) }));
  }, [read, changes, warehouseUid, readAt]);
  const onHand = useMemo(() => new Map(parts.map((part) => [partText(part), part.qtyOnHand])), [parts]);
  return { parts, lookUp, query, onHandOf: (key: PartKey) => onHand.get(partText(key)) };
}

const noParts: readonly ScannablePart[] = [];

/** As many places as the services keep. */
const exact = (quantity: number) => Math.round(quantity * 1e6) / 1e6;
