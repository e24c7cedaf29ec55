import { describe, expect, it } from "vitest";
import { linesAfter, lineTrouble, withoutPart, withPart, withQuantity } from "./move-line.ts";

const part = (invMastUid: number) => ({
  invMastUid,
  invProfileLineType: "prophet21" as const,
  itemId: `P-${invMastUid}`,
  description: "",
  unitOfMeasure: "EA",
  upcOrEanId: null,
  qtyOnHand: 22,
});
const amounts = (lines: readonly { itemId: string; quantity: number | null }[]) =>
  lines.map(({ itemId, quantity }) => `${itemId} ${quantity}`);

describe("lines to move", () => {
  it("count one up when a part is scanned again, and put a new one first", () => {
    const lines = withPart(withPart(withPart([], part(1)), part(2)), part(1));
    expect(amounts(lines)).toEqual(["P-2 1", "P-1 2"]);
    expect(amounts(withQuantity(lines, part(2), 5))).toEqual(["P-2 5", "P-1 2"]);
    expect(amounts(withoutPart(lines, part(2)))).toEqual(["P-1 2"]);
  });

  it("keep what was scanned while others were sent", () => {
    const sent = withPart([], part(1), 3);
    expect(linesAfter(sent, sent)).toEqual([]);
    expect(amounts(linesAfter(withPart(withPart(sent, part(1)), part(2)), sent))).toEqual(["P-2 1", "P-1 1"]);
  });

  it("are refused without a quantity, and with more than there is", () => {
    const [line] = withPart([], part(1), 999);
    if (!line) throw new Error("There is a line.");
    expect([lineTrouble(line, 22), lineTrouble(line), lineTrouble({ ...line, quantity: 0 })]).toEqual([
      "tooMany",
      undefined,
      "notPositive",
    ]);
  });

  it("are refused with part of a piece, and taken with part of what is measured", () => {
    const [line] = withPart([], part(1), 2.5);
    if (!line) throw new Error("There is a line.");
    expect([lineTrouble(line, 22), lineTrouble({ ...line, unitOfMeasure: "FT" }, 22)]).toEqual(["notWhole", undefined]);
  });
});
