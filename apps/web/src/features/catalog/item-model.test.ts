import type { ItemStock, ItemUomRef } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import { breakRows } from "../../shared/ordering/price-breaks.ts";
import { headline, quantityRule, sellingUnits } from "./item-model.ts";
import { stockOf } from "./parts/found-table.tsx";
import { firstIsExact, wordsToLookUp } from "./search-box.tsx";
import { attributeName, specificationOf } from "./specification.ts";
import { stockInOrder } from "./stock-order.ts";

function unit(unitOfMeasure: string, unitSize: number, more: Partial<ItemUomRef> = {}): ItemUomRef {
  const flags = { sellingUnit: "Y", purchasingUnit: "Y", b2bUnitFlag: "Y" } as const;
  return { itemUomUid: unitSize, unitOfMeasure, unitSize, ...flags, minimumOrderQty: 0, orderMultiple: 0, ...more };
}

describe("units and quantities of an item", () => {
  it("offer the units that shoppers may order in, the usual one first", () => {
    const itemUom = [unit("EA", 1), unit("BX", 100), unit("PL", 4000, { b2bUnitFlag: "N" })];
    const units = sellingUnits({ itemUom, defaultSellingUnit: "BX", baseUnit: "EA" });
    expect(units.map(({ unitOfMeasure }) => unitOfMeasure)).toEqual(["BX", "EA"]);
  });

  it("fall back to the base unit", () => {
    const itemUom = [unit("EA", 1, { sellingUnit: "N" })];
    expect(sellingUnits({ itemUom, defaultSellingUnit: "EA", baseUnit: "EA" })).toHaveLength(1);
  });

  it("keep to multiple and minimum, both on a multiple", () => {
    expect(quantityRule({ minimumOrderQty: 150, orderMultiple: 100 })).toEqual({ minimum: 200, multiple: 100 });
    expect(quantityRule({ minimumOrderQty: 0, orderMultiple: 0 })).toEqual({ minimum: 1, multiple: 1 });
    expect(quantityRule({ minimumOrderQty: 0, orderMultiple: 25 })).toEqual({ minimum: 25, multiple: 25 });
  });
});

describe("what a page says of an item", () => {
  it("has the page's headline, else the description", () => {
    expect(headline({ displayDesc: "Hex bolt", itemDesc: "HB" })).toBe("Hex bolt");
    expect(headline({ displayDesc: " ", itemDesc: "HB" })).toBe("HB");
  });

  it("calls an attribute by its code when that is a word, else by its description", () => {
    const attribute = { attributeUid: 11, attributeId: "Thread", attributeDesc: "Thread size and pitch" };
    expect(attributeName(attribute)).toBe("Thread");
    expect(attributeName({ ...attribute, attributeId: "THR_01" })).toBe("Thread size and pitch");
    expect(attributeName({ attributeUid: 0, attributeId: "brand", attributeDesc: "Brand" })).toBe("Brand");
  });

  it("specifies attributes with values, then brand, maker and weight", () => {
    const attribute = {
      attributeUid: 1,
      dataType: "text",
      maxLength: null,
      unit: null,
      sequenceNo: 1,
      statusCd: 704,
    } as const;
    const value = { attributeValueUid: 1, numericValue: null, sequenceNo: 1 };
    const lines = specificationOf(
      {
        attributes: [
          {
            ...attribute,
            attributeId: "Colors",
            attributeDesc: "",
            values: ["Red", "Blue"].map((attributeValue) => ({ ...value, attributeValue })),
          },
          { ...attribute, attributeId: "Nothing", attributeDesc: "", values: [] },
        ] as never,
        brandsName: "Vega",
        manufacturerName: "Vega",
        weight: 0.0219,
        baseUnit: "EA",
      },
      { brand: "Brand", maker: "Maker", weight: "Weight" },
      "de",
    );
    expect(lines).toEqual([
      { name: "Colors", value: "Red, Blue" },
      { name: "Brand", value: "Vega" },
      { name: "Weight", value: "21,9 g / EA" },
    ]);
  });

  it("marks the break that holds and what each saves", () => {
    const breaks = [
      { minimumQuantity: 1, unitPrice: 31, priceSource: "contract" as const },
      { minimumQuantity: 5, unitPrice: 29, priceSource: "contract" as const },
      { minimumQuantity: 20, unitPrice: 27, priceSource: "contract" as const },
    ];
    expect(breakRows({ breaks, quantity: 7 }).map(({ saving, holds }) => [saving, holds])).toEqual([
      [0, false],
      [6, true],
      [13, false],
    ]);
    expect(breakRows({ breaks: breaks.slice(1), quantity: 1 })[0]?.holds).toBe(true);
  });
});

describe("stock", () => {
  it("of a row is whole selling units, here and elsewhere", () => {
    const stock = { locationId: 20, qtyAvailable: 4250, qtyAvailableAll: 16300 };
    expect(stockOf({ stock, unitOfMeasure: "BX", unitSize: 100 })).toEqual({ here: 42, elsewhere: 121, unit: "BX" });
    const short = { locationId: 20, qtyAvailable: -5, qtyAvailableAll: 50 };
    expect(stockOf({ stock: short, unitOfMeasure: "EA", unitSize: 1 })).toEqual({ here: 0, elsewhere: 50, unit: "EA" });
    expect(stockOf({ stock: null, unitOfMeasure: "EA", unitSize: 1 })).toEqual({ here: 0, elsewhere: 0, unit: "EA" });
  });

  it("by branch begins with the one that serves, then with most", () => {
    const row = (locationId: number, qtyAvailable: number, locationName: string) =>
      ({ locationId, qtyAvailable, locationName }) as ItemStock;
    const rows = [row(1, 5, "B"), row(2, 90, "C"), row(3, 5, "A"), row(20, 0, "Toledo")];
    expect(stockInOrder(rows, 20).map(({ locationId }) => locationId)).toEqual([20, 2, 3, 1]);
  });
});

describe("suggestions", () => {
  it("are looked up from two characters on", () => {
    expect([" h ", "hb", "  "].map(wordsToLookUp)).toEqual([undefined, "hb", undefined]);
  });

  it("let Enter open the first only when it is the number that was typed", () => {
    expect(firstIsExact([{ matchedCodeType: "customer" }])).toBe(true);
    expect(firstIsExact([{ matchedCodeType: null }, { matchedCodeType: "item" }])).toBe(false);
    expect(firstIsExact([])).toBe(false);
  });
});
