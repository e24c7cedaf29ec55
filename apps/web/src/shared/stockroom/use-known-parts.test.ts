import { describe, expect, it } from "vitest";
import type { QueuedChange } from "../offline-queue/queued-change.ts";
import { waitingStock } from "./use-known-parts.ts";

const part = { invMastUid: 7, invProfileLineType: "prophet21" };
const change = (endpoint: string, input: object, state = "waiting", warehouseUid = 1) =>
  ({ endpoint, state, input: { warehouseUid, ...input } }) as unknown as QueuedChange;

describe("what waits on the device", () => {
  it("takes what is used and moved, and brings what is received, of its stockroom alone", () => {
    const used = {
      usageItems: [
        { ...part, qtyUsed: 3 },
        { ...part, qtyUsed: 1 },
      ],
    };
    const taken = waitingStock(
      [
        change("vmi.warehouse.usage", used),
        { ...change("vmi.warehouse.usage", used, "stored"), storedAt: 100 },
        { ...change("vmi.warehouse.usage", { usageItems: [{ ...part, qtyUsed: 10 }] }, "stored"), storedAt: 101 },
        change("vmi.warehouse.usage", used, "refused"),
        change("vmi.warehouse.usage", used, "waiting", 2),
        change("vmi.warehouse.transfer", { transfers: [{ ...part, qtyToTransfer: 2 }] }, "sending"),
        change("vmi.warehouse.receive", { receipts: [{ invMastUid: 8, qtyReceived: 5 }] }),
        change("vmi.warehouse.adjust", { adjustments: [{ ...part, qtyOnHand: 0 }] }),
      ],
      1,
      100,
    );
    expect([...taken]).toEqual([
      ["prophet21/7", 16],
      ["prophet21/8", -5],
    ]);
  });
});
