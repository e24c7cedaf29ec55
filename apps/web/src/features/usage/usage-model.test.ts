import type { StockMovement } from "@purvey/contract/generated/vmi";
import { describe, expect, it } from "vitest";
import { failedSerials, favouritesOf, movesOf, tooManySerials, usageBody } from "./usage-model.ts";

const line = {
  invMastUid: 7,
  invProfileLineType: "prophet21" as const,
  itemId: "CUT-115-1",
  description: "Disc",
  unitOfMeasure: "EA",
  quantity: 5,
};

describe("usage", () => {
  it("names the job, and the warranty only with what was noted of it", () => {
    expect(usageBody({ job: " WO-5521 ", department: " ", lines: [line] })).toEqual({
      jobDescription: "WO-5521",
      usageItems: [{ invMastUid: 7, invProfileLineType: "prophet21", qtyUsed: 5 }],
    });
    const replaced = { ...line, warranty: { serialNo: "SN-1", notes: " " } };
    expect(usageBody({ job: "J", department: "Paint", lines: [replaced] })).toMatchObject({
      department: "Paint",
      usageItems: [{ warranty: { serialNo: "SN-1" } }],
    });
    const lots = [" L-7 ", " "].map((lotNumber) => ({ ...line, lotNumber }));
    const named = usageBody({ job: "J", department: "", lines: lots }).usageItems.map(({ lotNumber }) => lotNumber);
    expect(named).toEqual(["L-7", undefined]);
  });

  it("takes a piece for each serial number that failed, and the rest under the same warranty", () => {
    const three = { ...line, quantity: 3, warranty: { modelNo: "DM-80", serialNo: "SN-1\nSN-2, SN-1" } };
    expect(usageBody({ job: "J", department: "", lines: [three] }).usageItems).toEqual(
      [
        { qtyUsed: 1, warranty: { modelNo: "DM-80", serialNo: "SN-1" } },
        { qtyUsed: 1, warranty: { modelNo: "DM-80", serialNo: "SN-2" } },
        { qtyUsed: 1, warranty: { modelNo: "DM-80" } },
      ].map((item) => ({ invMastUid: 7, invProfileLineType: "prophet21", ...item })),
    );
    expect(tooManySerials(three)).toBe(false);
    expect(tooManySerials({ ...three, quantity: 2, warranty: { serialNo: "1 2 3" } })).toBe(true);
    expect(failedSerials({ quantity: 1, warranty: { serialNo: " SN 48 812 " } })).toEqual(["SN 48 812"]);
  });

  it("offers what a job took most often, with the quantity of the last time", () => {
    const taken = (itemId: string, invMastUid: number, qtyChange: number) =>
      ({ ...line, itemId, invMastUid, qtyChange }) as unknown as StockMovement;
    const newestFirst = [taken("A", 1, -2), taken("B", 2, -7), taken("B", 2, -9), taken("C", 3, 4)];
    expect(favouritesOf(newestFirst).map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      ["B", 7],
      ["A", 2],
    ]);
  });

  it("reads the stored moves out of what the queue kept", () => {
    expect(movesOf(undefined)).toEqual([]);
    const moves = [4, 3].map((qtyOnHand) => ({ itemId: "A", qtyOnHand, unitOfMeasure: "EA" }));
    expect(movesOf(moves)).toEqual([{ itemId: "A", qtyOnHand: 3, unitOfMeasure: "EA" }]);
  });
});
