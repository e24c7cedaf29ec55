import type { PurchaseOrder } from "@purvey/contract/generated/orders";
import { describe, expect, it } from "vitest";
import { arriving, isOverdue, todayText } from "./due.ts";

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

  it("is overdue from the day after it was due", () => {
    const today = todayText(new Date("2026-02-02T08:00:00Z"));
    expect(isOverdue(order(1, "2026-02-01 23:59:59"), today)).toBe(true);
    expect(isOverdue(order(1, "2026-02-02 00:00:00"), today)).toBe(false);
    expect(isOverdue(order(1, "2026-02-01 00:00:00", { complete: "Y" }), today)).toBe(false);
    expect(isOverdue(order(1, null), today)).toBe(false);
  });

  it("is not overdue when it was cancelled or never approved", () => {
    expect(isOverdue(order(1, "2025-01-01 00:00:00", { cancelFlag: "Y" }), "2026-02-02")).toBe(false);
    expect(isOverdue(order(1, "2025-01-01 00:00:00", { approved: "N" }), "2026-02-02")).toBe(false);
  });
});
