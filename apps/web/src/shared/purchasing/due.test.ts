import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import { describe, expect, it } from "vitest";
import { arriving } from "./due.ts";

const order = (poNo: number, dateDue: string | null, more: Partial<PurchaseOrder> = {}): PurchaseOrder =>
  ({ poNo, dateDue, approved: "Y", complete: "N", cancelFlag: "N", ...more }) as PurchaseOrder;

describe("what is arriving", () => {
  it("comes overdue first, without a date last, and only what can be received", () => {
    const orders = [
      order(1, null),
      order(2, "2026-02-01 00:00:00"),
      order(3, "2026-01-01 00:00:00"),
      order(4, "2025-01-01 00:00:00", { approved: "N" }),
      order(5, "2025-01-01 00:00:00", { cancelFlag: "Y" }),
      order(6, "2025-01-01 00:00:00", { complete: "Y" }),
    ];
    expect(arriving(orders).map(({ poNo }) => poNo)).toEqual([3, 2, 1]);
  });
});
