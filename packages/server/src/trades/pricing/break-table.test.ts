import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryItem, plainItem } from "../../testing/sample-items.ts";
import { numberOf, roundUnitPrice } from "../../values/decimal.ts";
import { breakTable, stepOf } from "./break-table.ts";
import { unitNamed } from "./item-units.ts";
import type { ItemPricing, ItemUnit } from "./price-inputs.ts";
import { priceLine } from "./price-line.ts";

function unit(item: ItemPricing, name: string): ItemUnit {
  const found = unitNamed(item, name);
  if (!found) throw new Error(`The item has no ${name}.`);
  return found;
}

const each = unit(plainItem, "EA");
const box = unit(plainItem, "BX");

describe("the break table", () => {
  const rows = (changes: Partial<ItemPricing>, asked: ItemUnit) =>
    breakTable({ ...plainItem, ...changes }, asked).map(({ minimumQuantity, price }) => [
      numberOf(minimumQuantity),
      numberOf(price.unitPrice),
    ]);

  it("begins with the least quantity that can be ordered", () => {
    const few = [{ breakQty: 50, maxQty: null, discountPercent: 50 }];
    expect(rows({ breaks: few }, { ...each, minimumOrderQty: 100 })).toEqual([[100, 0.21]]);
    expect(rows({ breaks: few }, { ...each, minimumOrderQty: 45, orderMultiple: 20 })).toEqual([[60, 0.21]]);
    expect(rows({ breaks: few }, { ...each, minimumOrderQty: 0, orderMultiple: 0.5 })).toEqual([
      [0.5, 0.42],
      [50, 0.21],
    ]);
  });

  it("goes by the unit's step, by one where it has none", () => {
    const range = [{ breakQty: 150, maxQty: 400, discountPercent: 50 }];
    expect(rows({ breaks: range }, { ...box, orderMultiple: 0 })).toEqual([
      [1, 42],
      [2, 21],
      [5, 42],
    ]);
    expect(rows({ breaks: range }, { ...each, orderMultiple: 40 })).toEqual([
      [40, 0.42],
      [160, 0.21],
      [440, 0.42],
    ]);
    expect([0, -1, 0.5, 4].map((orderMultiple) => numberOf(stepOf({ ...each, orderMultiple })))).toEqual([
      1, 1, 0.5, 4,
    ]);
  });

  const anyUnit = fc.constantFrom("EA", "BX", "CS");

  it("says the price of every orderable quantity: its last row reached has it", () => {
    fc.assert(
      fc.property(arbitraryItem, anyUnit, fc.integer({ min: 1, max: 800 }), (item, name, steps) => {
        const asked = unit(item, name);
        const quantity = stepOf(asked).times(steps);
        const rows = breakTable(item, asked);
        const row = rows.findLast(({ minimumQuantity }) => minimumQuantity.lte(quantity));
        const price = priceLine(item, asked, quantity).unitPrice.toString();
        expect(row ? row.price.unitPrice.toString() : quantity.lt(asked.minimumOrderQty)).toBe(row ? price : true);
      }),
      { numRuns: 500 },
    );
  });

  it("rises in quantity and changes in every row", () => {
    fc.assert(
      fc.property(arbitraryItem, anyUnit, (item, name) => {
        const rows = breakTable(item, unit(item, name));
        rows.slice(1).forEach((row, index) => {
          const before = rows[index];
          expect(before && row.minimumQuantity.gt(before.minimumQuantity)).toBe(true);
          expect(
            row.price.unitPrice.eq(before?.price.unitPrice ?? -1) && row.price.source === before?.price.source,
          ).toBe(false);
        });
        expect(rows[0]?.price.unitPrice.eq(roundUnitPrice(rows[0].price.unitPrice))).toBe(true);
      }),
    );
  });
});
