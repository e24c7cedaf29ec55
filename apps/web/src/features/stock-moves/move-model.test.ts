import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { describe, expect, it } from "vitest";
import { expectedOf, linesDiffering, lotProblem, openLines, receiveBody, transferBody } from "./move-model.ts";

const glove = {
  invMastUid: 1,
  invProfileLineType: "prophet21" as const,
  itemId: "GLV",
  description: "Gloves",
  unitOfMeasure: "BX",
  quantity: 3,
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

  it("books each of several lots with how much is of it, against the order only where it expects the part", () => {
    const lot = (quantity: number, name: string) => ({ quantity, lot: name, bin: "" });
    const line = { ...glove, quantity: 12, lotNumber: "L-7", more: [lot(4, "L-8 "), lot(0.5, "L-9")] };
    const { receipts } = receiveBody({ restock: 5, poNumber: "", lines: [line, { ...glove, invMastUid: 9 }] }, order);
    expect(
      receipts.map(({ lotNumber, qtyReceived, restockHdrUid }) => [lotNumber, qtyReceived, restockHdrUid]),
    ).toEqual([
      ["L-7", 7.5, 5],
      ["L-8", 4, 5],
      ["L-9", 0.5, 5],
      [undefined, 3, undefined],
    ]);
  });

  it("asks the name of each of several lots, and that they are not more than came", () => {
    const lots = (quantity: number, lot: string) => [{ quantity, lot, bin: "" }];
    const problems = [
      glove,
      { ...glove, more: lots(1, "L-8") },
      { ...glove, lotNumber: "L-7", more: lots(1, " ") },
      { ...glove, lotNumber: "L-7", more: lots(3, "L-8") },
      { ...glove, lotNumber: "L-7", more: lots(1, "l-7") },
      { ...glove, lotNumber: "L-7", more: lots(1, "L-8") },
    ].map(lotProblem);
    expect(problems).toEqual([undefined, "lotMissing", "lotMissing", "restMissing", "portionTwice", undefined]);
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
