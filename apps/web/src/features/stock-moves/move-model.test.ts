import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { describe, expect, it } from "vitest";
import { expectedOf, linesDiffering, openLines, receiveBody, transferBody } from "./move-model.ts";

const glove = {
  ...{ invMastUid: 1, invProfileLineType: "prophet21" as const, itemId: "GLV", description: "Gloves" },
  ...{ unitOfMeasure: "BX", quantity: 3 },
};
const order = {
  lines: [
    { ...glove, qtyOrdered: 20, qtyReceived: 8, qtyOpen: 12 },
    { ...glove, invMastUid: 2, itemId: "NUT", qtyOpen: 0 },
  ],
} as unknown as RestockHeader;

describe("moving parts", () => {
  it("sends the reason with each line when there is one", () => {
    const key = { invMastUid: 1, invProfileLineType: "prophet21" };
    expect(transferBody({ to: 2, reason: " ", lines: [glove] }, 2)).toEqual({
      toWarehouseUid: 2,
      transfers: [{ ...key, qtyToTransfer: 3 }],
    });
    expect(transferBody({ to: 2, reason: "Too many", lines: [glove] }, 2).transfers[0]?.reason).toBe("Too many");
  });
});

describe("receiving parts", () => {
  it("begins with what the order still expects", () => {
    expect(openLines(order).map(({ itemId, quantity }) => [itemId, quantity])).toEqual([["GLV", 12]]);
    expect([
      expectedOf(order, glove),
      expectedOf(order, { ...glove, invMastUid: 9 }),
      expectedOf(undefined, glove),
    ]).toEqual([12, 0, undefined]);
  });

  it("settles against the chosen order and names the lot", () => {
    const lines = [{ ...glove, lotNumber: " L-7 " }];
    expect(receiveBody({ restock: 5, poNumber: "PO-1", lines }).receipts).toEqual([
      ...[
        {
          invMastUid: 1,
          invProfileLineType: "prophet21",
          qtyReceived: 3,
          restockHdrUid: 5,
          poNumber: "PO-1",
          lotNumber: "L-7",
        },
      ],
    ]);
  });

  it("gives the reason to what is more or less than the order expects, and to nothing else", () => {
    const other = { ...glove, invMastUid: 9 };
    const lines = [{ ...glove, quantity: 12 }, { ...glove, quantity: 3 }, other];
    const reasons = (of: typeof order | undefined) =>
      receiveBody({ restock: 5, poNumber: "", lines }, of, "Damaged").receipts.map(({ reason }) => reason);
    expect(reasons(order)).toEqual([undefined, "Damaged", "Damaged"]);
    expect(reasons(undefined)).toEqual([undefined, undefined, undefined]);
    expect(linesDiffering(order, lines)).toEqual(lines.slice(1));
  });
});
