import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryItem, plainItem } from "../../testing/sample-items.ts";
import { decimal } from "../../values/decimal.ts";
import { unitsOf } from "../pricing/item-units.ts";
import type { ItemPricing, ItemUnit } from "../pricing/price-inputs.ts";
import { quantityProblem } from "./order-quantity.ts";

const unit = (unitOfMeasure: string, changes: Partial<ItemUnit> = {}): ItemUnit => ({
  unitOfMeasure,
  unitSize: 1,
  sold: true,
  minimumOrderQty: 1,
  orderMultiple: 1,
  ...changes,
});

function problem(units: readonly ItemUnit[], name: string, quantity: number) {
  const item: ItemPricing = { ...plainItem, units };
  const asked = units.find(({ unitOfMeasure }) => unitOfMeasure === name);
  return asked && quantityProblem(item, asked, decimal(quantity));
}

const box = unit("BX", { unitSize: 100 });

describe("the quantities that can be ordered", () => {
  it("offers the boxes that hold a quantity of a unit that is not sold", () => {
    expect(problem([unit("EA", { sold: false }), box], "EA", 150)).toEqual({
      code: "UNIT_NOT_SOLD",
      message: "`HB-M8-40` is not sold in EA; 150 EA were asked for. Order 2 BX (200 EA), or 1 BX (100 EA).",
      suggestion: { quantity: 2, unitOfMeasure: "BX" },
    });
    expect(problem([unit("EA", { sold: false }), box], "EA", 200)?.message).toContain("Order 2 BX (200 EA).");
  });

  it("offers the multiples on both sides, in bigger units where they are whole ones", () => {
    const each = unit("EA", { orderMultiple: 50 });
    expect(problem([each, box], "EA", 160)).toEqual({
      code: "QUANTITY_NOT_A_MULTIPLE",
      message: "`HB-M8-40` is sold in multiples of 50 EA; 160 EA were asked for. Order 2 BX (200 EA), or 150 EA.",
      suggestion: { quantity: 2, unitOfMeasure: "BX" },
    });
    expect(problem([each, box], "EA", 20)?.message).toContain("Order 50 EA.");
  });

  it("offers the minimum, up to the next multiple", () => {
    expect(problem([unit("EA", { minimumOrderQty: 12, orderMultiple: 5 })], "EA", 3)?.message).toBe(
      "`HB-M8-40` is sold from 12 EA on; 3 EA were asked for. Order 15 EA.",
    );
  });

  const way = (units: readonly ItemUnit[], name: string, quantity: number) =>
    /Order .*$/.exec(problem(units, name, quantity)?.message ?? "")?.[0];

  it("offers the smallest pack that holds a quantity, and of equal ones the fewest", () => {
    const each = unit("EA", { sold: false });
    const [six, dozen, gross] = [6, 12, 144].map((unitSize) => unit(`P${unitSize}`, { unitSize }));
    if (!six || !dozen || !gross) throw new Error("There are three packs.");
    expect(way([each, unit("BX", { unitSize: 10 }), dozen], "EA", 19)).toBe("Order 2 BX (20 EA), or 1 BX (10 EA).");
    expect(way([each, dozen, unit("BX", { unitSize: 10 })], "EA", 21)).toBe("Order 2 P12 (24 EA), or 1 P12 (12 EA).");
    expect(way([each, six, dozen], "EA", 11)).toBe("Order 1 P12 (12 EA).");
    expect(way([unit("EA", { orderMultiple: 6 }), dozen, gross], "EA", 140)).toBe("Order 1 P144 (144 EA), or 138 EA.");
  });

  it("offers no less than the minimum, and nothing never", () => {
    const from = (minimumOrderQty: number, orderMultiple: number) => [unit("EA", { minimumOrderQty, orderMultiple })];
    expect(way(from(12, 5), "EA", 11)).toBe("Order 15 EA.");
    expect(way(from(10, 5), "EA", 11)).toBe("Order 15 EA, or 10 EA.");
    expect(way(from(0, 5), "EA", 3)).toBe("Order 5 EA.");
    expect(way(from(5, 0), "EA", 2.5)).toBe("Order 5 EA.");
  });

  it("counts in a bigger unit only what is whole and sold in it", () => {
    const each = unit("EA", { orderMultiple: 50 });
    expect(way([each, unit("BX", { unitSize: 100, sold: false })], "EA", 160)).toBe("Order 200 EA, or 150 EA.");
    expect(way([each, unit("BX", { unitSize: 100, orderMultiple: 0.5 })], "EA", 160)).toBe(
      "Order 2 BX (200 EA), or 150 EA.",
    );
    expect(way([unit("EA"), unit("CS", { unitSize: 12, orderMultiple: 0.5 })], "CS", 2.7)).toBe(
      "Order 3 CS (36 EA), or 2.5 CS (30 EA).",
    );
    expect(way([unit("PC"), unit("EA", { orderMultiple: 2 })], "EA", 3)).toBe("Order 4 EA, or 2 EA.");
  });

  it("takes any quantity where the step is 0, and parts where the step is one", () => {
    expect(problem([unit("EA", { orderMultiple: 0 })], "EA", 2.345)).toBeUndefined();
    expect(problem([unit("EA", { orderMultiple: 0.5 })], "EA", 2.5)).toBeUndefined();
    expect(problem([unit("EA", { orderMultiple: 0.5 })], "EA", 2.7)?.message).toContain("Order 3 EA, or 2.5 EA.");
  });

  it("has nothing to offer for an item that is sold in no unit", () => {
    expect(problem([unit("EA", { sold: false })], "EA", 1)).toMatchObject({
      message: "`HB-M8-40` is not sold in EA; 1 EA were asked for. Ask our sales desk for it.",
      suggestion: undefined,
    });
  });

  it("offers only what can be ordered, and never less than was asked for", () => {
    fc.assert(
      fc.property(
        arbitraryItem,
        fc.constantFrom("EA", "BX", "CS"),
        fc.integer({ min: 1, max: 9999 }),
        (item, name, tenths) => {
          const units = unitsOf(item);
          const asked = units.find(({ unitOfMeasure }) => unitOfMeasure === name);
          if (!asked) return;
          const quantity = decimal(tenths).div(10);
          const suggestion = quantityProblem(item, asked, quantity)?.suggestion;
          const offered = units.find(({ unitOfMeasure }) => unitOfMeasure === suggestion?.unitOfMeasure);
          if (!suggestion || !offered) return;
          expect(quantityProblem(item, offered, decimal(suggestion.quantity))).toBeUndefined();
          expect(decimal(suggestion.quantity).times(offered.unitSize).gte(quantity.times(asked.unitSize))).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});
