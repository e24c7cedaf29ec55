import type {
  WarehouseReceiveInput,
  WarehouseTransferInput,
  WarehouseUsageInput,
} from "@purvey/contract/generated/vmi";
import type { QueuedChange } from "../offline-queue/queued-change.ts";
import { type PartKey, partText } from "./part-key.ts";

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
