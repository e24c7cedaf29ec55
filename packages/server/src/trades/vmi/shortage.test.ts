import { expect, it } from "vitest";
import { decimal } from "../../values/decimal.ts";
import { shortageError } from "./shortage.ts";
import type { PartBalance } from "./stockroom-book.ts";

const disc: PartBalance = {
  warehouseUid: 1,
  invMastUid: 1007,
  invProfileLineType: "prophet21",
  warehouseName: "Crib",
  itemId: "CUT-115-1",
  description: "Cutting disc",
  unitOfMeasure: "EA",
  lots: new Map(),
};

it("a shortage names every part, what was asked and what there is", () => {
  const glove = {
    ...disc,
    invMastUid: 7,
    invProfileLineType: "products" as const,
    itemId: "GLOVE-9",
    unitOfMeasure: "PR",
  };
  const { status, message, details } = shortageError([
    { lineNo: 1, part: disc, asked: decimal(5), available: decimal(2.5), lot: undefined },
    { lineNo: 3, part: glove, asked: decimal(2), available: decimal(0), lot: "L-1" },
  ]);
  expect(status).toBe(422);
  expect(message).toBe(
    "Crib has 2.5 EA of `CUT-115-1`; 5 EA were asked for. Crib has 0 PR of `GLOVE-9`, lot `L-1`; 2 PR were asked for. Nothing was moved. Take what is there, or count the part first.",
  );
  expect(details).toEqual({
    code: "STOCK_SHORT",
    lines: [
      {
        lineNo: 1,
        itemId: "CUT-115-1",
        invMastUid: 1007,
        invProfileLineType: "prophet21",
        asked: 5,
        available: 2.5,
        unitOfMeasure: "EA",
        lotNumber: null,
      },
      {
        lineNo: 3,
        itemId: "GLOVE-9",
        invMastUid: 7,
        invProfileLineType: "products",
        asked: 2,
        available: 0,
        unitOfMeasure: "PR",
        lotNumber: "L-1",
      },
    ],
  });
});
