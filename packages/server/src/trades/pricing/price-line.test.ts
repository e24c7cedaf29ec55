import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceLine } from "../../pricing/price-line.ts";
import { arbitraryContractLine, arbitraryItem, plainContractLine, plainItem } from "../../testing/sample-items.ts";
import { decimal, numberOf, roundUnitPrice } from "../../values/decimal.ts";
import { breakTable, stepOf } from "./break-table.ts";
import { explainPrice } from "./explain-price.ts";
import { unitsOf } from "./item-units.ts";
import type { ContractLine, ItemPricing, ItemUnit } from "./price-inputs.ts";

const each = unit(plainItem, "EA");
const box = unit(plainItem, "BX");

function unit(item: ItemPricing, name: string): ItemUnit {
  const found = unitsOf(item).find(({ unitOfMeasure }) => unitOfMeasure === name);
  if (!found) throw new Error(`The item has no ${name}.`);
  return found;
}

function priced(changes: Partial<ItemPricing>, asked: ItemUnit, quantity: number) {
  const price = priceLine({ ...plainItem, ...changes }, asked, decimal(quantity));
  return [price.source, numberOf(price.unitPrice)];
}

const classPrices = [null, null, 0.36, ...Array.from({ length: 7 }, () => null)];
const breaks = [
  { breakQty: 500, maxQty: 999, discountPercent: 5 },
  { breakQty: 1000, maxQty: null, discountPercent: 8 },
];
const contract = (changes: Partial<ContractLine> = {}): ContractLine => ({ ...plainContractLine, ...changes });

describe("the price engine's rule", () => {
  it("takes the list price where the customer's class has none", () => {
    expect(priced({}, each, 1)).toEqual(["list", 0.42]);
    expect(priced({ classPrices: [0.4, null, 0] }, each, 1)).toEqual(["list", 0.42]);
  });

  it("takes the customer's class price", () => {
    expect(priced({ classPrices }, each, 1)).toEqual(["class", 0.36]);
  });

  it("converts to other units by their size", () => {
    expect(priced({ classPrices }, box, 1)).toEqual(["class", 36]);
  });

  it("takes the break that the quantity of base units reaches", () => {
    expect(priced({ classPrices, breaks }, each, 499)).toEqual(["class", 0.36]);
    expect(priced({ classPrices, breaks }, each, 500)).toEqual(["break", 0.342]);
    expect(priced({ classPrices, breaks }, box, 5)).toEqual(["break", 34.2]);
    expect(priced({ classPrices, breaks }, box, 10)).toEqual(["break", 33.12]);
  });

  it("ends a break at its maximum", () => {
    expect(priced({ breaks: [{ breakQty: 10, maxQty: 20, discountPercent: 50 }] }, each, 21)).toEqual(["list", 0.42]);
  });

  it("lets a valid contract win, also over a lower class price", () => {
    expect(priced({ classPrices: [null, null, 0.2], contractLines: [contract()] }, each, 1)).toEqual([
      "contract",
      0.31,
    ]);
  });

  it("takes the lowest of several contract prices that the quantity allows", () => {
    const contractLines = [contract(), contract({ jobPriceLineUid: 2, price: 0.29, minQty: 500 })];
    expect(priced({ contractLines }, each, 499)).toEqual(["contract", 0.31]);
    expect(priced({ contractLines }, each, 500)).toEqual(["contract", 0.29]);
  });

  it("prefers a line in the asked unit and converts when there is none", () => {
    const contractLines = [contract(), contract({ jobPriceLineUid: 2, price: 35, uom: "BX", unitSize: 100 })];
    expect(priced({ contractLines }, box, 1)).toEqual(["contract", 35]);
    expect(priced({ contractLines: [contract()] }, box, 1)).toEqual(["contract", 31]);
    expect(priced({ contractLines: contractLines.slice(1) }, each, 100)).toEqual(["contract", 0.35]);
  });

  it("counts min_qty in the line's unit", () => {
    const contractLines = [contract({ price: 35, uom: "BX", unitSize: 100, minQty: 2 })];
    expect(priced({ contractLines }, each, 199)).toEqual(["list", 0.42]);
    expect(priced({ contractLines }, each, 200)).toEqual(["contract", 0.35]);
  });

  it("ends a contract line where qty_maximum is used up", () => {
    const contractLines = [contract({ qtyMaximum: 1000, qtyOrdered: 900 })];
    expect(priced({ contractLines }, each, 100)).toEqual(["contract", 0.31]);
    expect(priced({ contractLines }, each, 101)).toEqual(["list", 0.42]);
    expect(priced({ contractLines }, box, 2)).toEqual(["list", 42]);
  });

  it("counts what lines before it take from the same contract", () => {
    const item = { ...plainItem, contractLines: [contract({ qtyMaximum: 100 })] };
    const used = new Map([[1, decimal(60)]]);
    expect(priceLine(item, each, decimal(40), used).source).toBe("contract");
    expect(priceLine(item, each, decimal(41), used).source).toBe("list");
  });

  it("prices by discount on the basis", () => {
    const line = { pricingMethod: "discount", price: null, discountPercent: 15 } as const;
    expect(priced({ contractLines: [contract(line)] }, each, 1)).toEqual(["contract", 0.357]);
    expect(priced({ contractLines: [contract({ ...line, costBasis: "standard" })] }, each, 1)).toEqual([
      "contract",
      0.34,
    ]);
    expect(priced({ classPrices, contractLines: [contract({ ...line, costBasis: "price3" })] }, each, 1)).toEqual([
      "contract",
      0.306,
    ]);
  });

  it("prices by margin on the basis", () => {
    const line = { pricingMethod: "margin", price: null, marginPercent: 30 } as const;
    expect(priced({ contractLines: [contract(line)] }, each, 1)).toEqual(["contract", 0.3]);
    expect(priced({ contractLines: [contract({ ...line, marginPercent: 100 })] }, each, 1)).toEqual(["list", 0.42]);
  });

  it("ignores a contract line without what its method needs", () => {
    expect(priced({ contractLines: [contract({ price: null })] }, each, 1)).toEqual(["list", 0.42]);
    expect(priced({ contractLines: [contract({ pricingMethod: "discount" })] }, each, 1)).toEqual(["list", 0.42]);
    const basisMissing = contract({ pricingMethod: "discount", discountPercent: 10, costBasis: "price9" });
    expect(priced({ contractLines: [basisMissing] }, each, 1)).toEqual(["list", 0.42]);
  });
});

describe("the price engine's explanation", () => {
  const sentence = (changes: Partial<ItemPricing>, asked: ItemUnit, quantity: number) => {
    const item = { ...plainItem, ...changes };
    return explainPrice(item, asked, priceLine(item, asked, decimal(quantity)));
  };

  it("says which rule gave the price", () => {
    expect(sentence({}, each, 1)).toBe("List price 0.42 USD per EA.");
    expect(sentence({}, box, 1)).toBe("List price 0.42 USD per EA, which is 42.00 USD per BX of 100 EA.");
    expect(sentence({ classPrices }, each, 1)).toBe("Price class 3: 0.36 USD per EA instead of the list price 0.42.");
    expect(sentence({ classPrices, breaks }, box, 5)).toBe(
      "Quantity break from 500 EA: 5 % off 0.36, 0.342 USD per EA, which is 34.20 USD per BX of 100 EA.",
    );
    expect(sentence({ contractLines: [contract({ endDate: "2039-12-31 23:59:59" })] }, box, 1)).toBe(
      "Contract J-2024-7: 0.31 USD per EA from 1 EA on, until 2039-12-31, which is 31.00 USD per BX of 100 EA.",
    );
    const discount = contract({ pricingMethod: "discount", discountPercent: 15 });
    expect(sentence({ contractLines: [discount] }, each, 1)).toBe(
      "Contract J-2024-7: 0.357 USD per EA by discount of 15 % from 1 EA on.",
    );
  });
});

describe("prices of any item", () => {
  const quantities = fc.integer({ min: 1, max: 5000 });
  const anyUnit = fc.constantFrom("EA", "BX", "CS");

  it("are never negative and say where they come from", () => {
    fc.assert(
      fc.property(arbitraryItem, anyUnit, quantities, (item, name, quantity) => {
        const price = priceLine(item, unit(item, name), decimal(quantity));
        expect(price.unitPrice.gte(0)).toBe(true);
        expect(price.source === "contract").toBe(price.contract !== undefined);
        expect(explainPrice(item, unit(item, name), price)).toMatch(
          /^(List|Price class|Quantity break|Contract) .*\.$/,
        );
      }),
    );
  });

  it("without a contract are the same per base unit in every unit", () => {
    fc.assert(
      fc.property(arbitraryItem, quantities, (item, boxes) => {
        const free = { ...item, contractLines: [] };
        const asked = unit(free, "BX");
        const inBoxes = priceLine(free, asked, decimal(boxes));
        const inBase = priceLine(free, unit(free, "EA"), decimal(boxes).times(asked.unitSize));
        expect(inBoxes.unitPrice.eq(inBase.unitPrice.times(asked.unitSize))).toBe(true);
        expect(inBoxes.source).toBe(inBase.source);
      }),
    );
  });

  it("do not depend on the order of breaks and contract lines", () => {
    fc.assert(
      fc.property(arbitraryItem, anyUnit, quantities, (item, name, quantity) => {
        const turned = { ...item, breaks: item.breaks.toReversed(), contractLines: item.contractLines.toReversed() };
        const one = priceLine(item, unit(item, name), decimal(quantity));
        const other = priceLine(turned, unit(item, name), decimal(quantity));
        expect(one.unitPrice.eq(other.unitPrice)).toBe(true);
        expect(one.contract?.line.jobPriceLineUid).toBe(other.contract?.line.jobPriceLineUid);
      }),
    );
  });

  it("come from a contract line only where its quantities allow it", () => {
    fc.assert(
      fc.property(arbitraryItem, anyUnit, quantities, (item, name, quantity) => {
        const { contract: given } = priceLine(item, unit(item, name), decimal(quantity));
        if (!given) return;
        expect(given.lineQuantity.gte(given.line.minQty)).toBe(true);
        if (given.line.qtyMaximum !== null) {
          expect(given.lineQuantity.plus(given.line.qtyOrdered).lte(given.line.qtyMaximum)).toBe(true);
        }
      }),
    );
  });

  it("do not rise when the contract gets another line in the same unit", () => {
    fc.assert(
      fc.property(arbitraryItem, arbitraryContractLine, anyUnit, quantities, (item, line, name, quantity) => {
        const before = priceLine(item, unit(item, name), decimal(quantity));
        if (!before.contract || before.contract.line.uom !== name) return;
        const added = { ...line, uom: name, jobPriceLineUid: 99 };
        const richer = { ...item, contractLines: [...item.contractLines, added] };
        const after = priceLine(richer, unit(item, name), decimal(quantity));
        expect(after.unitPrice.lte(before.unitPrice)).toBe(true);
      }),
    );
  });

  it("stand in the break table: its last row reached has the price of every orderable quantity", () => {
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

  it("have a break table that rises in quantity and changes in every row", () => {
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
