import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { describe, expect, it } from "vitest";
import { boardRows, filterCounts, readBoardView } from "./board-view.ts";
import { levelChanges } from "./level-changes.ts";
import { restockBody, restockPlan } from "./restock-plan.ts";

function item(itemId: string, given: Partial<ReplenishmentItem> = {}): ReplenishmentItem {
  return {
    invMastUid: 1,
    invProfileLineType: "prophet21",
    itemId,
    description: `${itemId} described`,
    unitOfMeasure: "EA",
    sellingUnit: "CS",
    sellingUnitSize: 40,
    qtyOnHand: 6,
    qtyOnOrder: 0,
    minQty: 10,
    maxQty: 40,
    reorderQty: null,
    belowMinimum: true,
    missingQty: 34,
    suggestedOrderQty: 40,
    suggestedSellingUnits: 1,
    explanation: "",
    distributorUid: 1,
    distributorsName: "Vega",
    sectionsUid: 1,
    sectionName: "Rack A",
    invProfileLineUid: 1,
    ...given,
    dateLastModified: "2026-03-14 09:26:53",
  };
}

const bolt = item("BOLT", { invMastUid: 11, invProfileLineUid: 1, distributorUid: 2, distributorsName: "Zulu" });
const glove = item("GLOVE", { invMastUid: 12, invProfileLineUid: 2 });
const nut = item("NUT", { invMastUid: 13, invProfileLineUid: 3, belowMinimum: false, sectionsUid: 2 });
const orphan = item("ORPHAN", { invMastUid: 14, invProfileLineUid: 4, distributorUid: null, distributorsName: null });
const numbers = (rows: readonly ReplenishmentItem[]) => rows.map(({ itemId }) => itemId);

describe("the board", () => {
  it("shows what is below its minimum by distributor, unless the address says otherwise", () => {
    const all = [orphan, bolt, nut, glove];
    expect(numbers(boardRows(all, readBoardView({})))).toEqual(["GLOVE", "BOLT", "ORPHAN"]);
    expect(numbers(boardRows(all, readBoardView({ show: "all", section: "2" })))).toEqual(["NUT"]);
    expect(numbers(boardRows(all, readBoardView({ show: "missing", q: "bolt" })))).toEqual(["BOLT"]);
    expect(filterCounts(all)).toEqual({ belowMinimum: 3, missing: 4, onOrder: 0, all: 4 });
  });

  it("orders by distributor, leaves out nothing and what nobody delivers, and tells what is beyond the maximum", () => {
    const plan = restockPlan([
      { item: glove, quantity: 40 },
      { item: bolt, quantity: 41 },
      { item: nut, quantity: 0 },
      { item: orphan, quantity: 40 },
    ]);
    expect(plan.map(({ distributorsName, beyondMaximum }) => [distributorsName, beyondMaximum])).toEqual([
      ["Vega", false],
      ["Zulu", true],
    ]);
    const [first] = plan;
    expect(first && restockBody(first, { poNumber: " PO-1 ", notes: " " })).toEqual({
      distributorUid: 1,
      beyondMaximum: false,
      poNumber: "PO-1",
      restockItems: [{ invMastUid: 12, invProfileLineType: "prophet21", qtyToOrder: 40 }],
    });
  });

  it("gathers new levels by line and sees a minimum above the maximum", () => {
    const edit = (row: number, column: string, text: string) => [`${row}\t${column}`, { row, column, text }] as const;
    const edits = new Map([
      edit(1, "minQty", "50"),
      edit(2, "maxQty", "60"),
      edit(2, "minQty", "20"),
      edit(2, "qtyToOrder", "1"),
    ]);
    const changes = levelChanges([bolt, glove], edits, Number);
    expect(changes.map(({ item: { itemId }, minQty, maxQty, crossed }) => [itemId, minQty, maxQty, crossed])).toEqual([
      ["BOLT", 50, undefined, true],
      ["GLOVE", 20, 60, false],
    ]);
  });
});
