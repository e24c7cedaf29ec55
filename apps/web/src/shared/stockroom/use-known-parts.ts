import type {
  WarehouseReceiveInput,
  WarehouseTransferInput,
  WarehouseUsageInput,
} from "@purvey/contract/generated/vmi";
import { useMemo } from "react";
import type { QueuedChange } from "../offline-queue/queued-change.ts";
import { useQueue } from "../offline-queue/use-queue.ts";
import { type PartKey, partText } from "./part-key.ts";
import type { ScannablePart } from "./part-scan.tsx";
import { useLookUpPart, useStockroomParts } from "./use-stockroom.ts";

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

/**
 * How much of each part, by `partText`, the changes of this device take out of a stockroom that its figures do not show;
 * negative for what they bring.
 *
 * @param readAt when the figures were read, in milliseconds since 1970
 */
export function waitingStock(
  changes: readonly QueuedChange[],
  warehouseUid: number,
  readAt: number,
): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  const take = (part: Partial<PartKey> & Pick<PartKey, "invMastUid">, quantity: number) => {
    const key = partText({ invProfileLineType: "prophet21", ...part });
    taken.set(key, (taken.get(key) ?? 0) + quantity);
  };
  for (const { endpoint, input, state, storedAt = 0 } of changes) {
    const isShown = state === "refused" || (state === "stored" && storedAt <= readAt);
    if (isShown || input.warehouseUid !== warehouseUid) continue;
    if (endpoint === "vmi.warehouse.usage")
      for (const part of (input as unknown as WarehouseUsageInput).usageItems) take(part, part.qtyUsed);
    if (endpoint === "vmi.warehouse.transfer")
      for (const part of (input as unknown as WarehouseTransferInput).transfers) take(part, part.qtyToTransfer);
    if (endpoint === "vmi.warehouse.receive")
      for (const part of (input as unknown as WarehouseReceiveInput).receipts) take(part, -part.qtyReceived);
  }
  return taken;
}
