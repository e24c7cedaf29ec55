import { describe, expect, it } from "vitest";
import { plainItem } from "../../testing/sample-items.ts";
import { unitList, unitNamed, unitsOf } from "./item-units.ts";

const box = { unitOfMeasure: "BX", unitSize: 100, sold: true, minimumOrderQty: 2, orderMultiple: 2 };
const each = { unitOfMeasure: "EA", unitSize: 1, sold: false, minimumOrderQty: 1, orderMultiple: 1 };

describe("the units of an item", () => {
  it("have the base unit, sold one by one, where the table does not list it", () => {
    const base = { unitOfMeasure: "EA", unitSize: 1, sold: true, minimumOrderQty: 1, orderMultiple: 1 };
    expect(unitsOf({ baseUnit: "EA", units: [box] })).toEqual([base, box]);
    expect(unitsOf({ baseUnit: "EA", units: [] })).toEqual([base]);
    expect(unitsOf({ baseUnit: "EA", units: [each, box] })).toEqual([each, box]);
  });

  it("stand in a sentence with what they hold", () => {
    expect(unitList({ ...plainItem, units: [each, box] })).toBe("EA, BX (100 EA)");
  });
});

describe("the unit of a name", () => {
  const item = { baseUnit: "EA", sellingUnit: "BX", units: [each, box] };

  it("is found in any case and with blanks around it", () => {
    expect(["EA", "ea", " bx "].map((name) => unitNamed(item, name))).toEqual([each, each, box]);
    expect(unitNamed({ ...item, units: [{ ...box, unitOfMeasure: "Bx" }] }, "bX")?.unitSize).toBe(100);
  });

  it("is the selling unit where none is named, and the base unit where the item has no such selling unit", () => {
    expect([undefined, "", "  "].map((name) => unitNamed(item, name))).toEqual([box, box, box]);
    const lost = { ...item, sellingUnit: "CS", units: [box, each] };
    expect([undefined, "", "  "].map((name) => unitNamed(lost, name))).toEqual([each, each, each]);
  });

  it("is none where the item has no unit of that name", () => {
    expect(unitNamed(item, "CS")).toBeUndefined();
    expect(unitNamed({ ...item, sellingUnit: "CS" }, "PK")).toBeUndefined();
  });
});
