import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryContractLine, arbitraryItem, plainContractLine, plainItem } from "../../testing/sample-items.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import { breakFor } from "./class-price.ts";
import { hasOpenBasis } from "./contract-price.ts";
import { explainPrice } from "./explain-price.ts";
import { unitsOf } from "./item-units.ts";
import type { ContractLine, ItemPricing, ItemUnit } from "./price-inputs.ts";
import { priceLine, togetherOf } from "./price-line.ts";

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
    const ended = [{ breakQty: 10, maxQty: 20, discountPercent: 50 }];
    expect(priced({ breaks: ended }, each, 20)).toEqual(["break", 0.21]);
    expect(priced({ breaks: ended }, each, 21)).toEqual(["list", 0.42]);
  });

  it("takes the largest discount of several breaks, and of equal ones the highest; 0 % is none", () => {
    const reached = (...given: [breakQty: number, discountPercent: number][]) => {
      const all = given.map(([breakQty, discountPercent]) => ({ breakQty, maxQty: null, discountPercent }));
      const found = [all, all.toReversed()].map((one) => breakFor({ ...plainItem, breaks: one }, decimal(600)));
      expect(found[0]).toEqual(found[1]);
      return found[0]?.breakQty;
    };
    expect(reached([100, 12], [500, 8])).toBe(100);
    expect(reached([100, 5], [500, 8], [700, 50])).toBe(500);
    expect(reached([100, 8], [500, 8], [300, 8])).toBe(500);
    expect(reached([100, 0])).toBeUndefined();
  });

  it("adds the lines of each item up, and counts them together only where breaks count per item", () => {
    const lines = [
      { invMastUid: 7, baseQuantity: decimal(300) },
      { invMastUid: 8, baseQuantity: decimal(5) },
      { invMastUid: 7, baseQuantity: decimal(0.5) },
    ];
    expect([...togetherOf(lines)].map(([item, sum]) => [item, numberOf(sum)])).toEqual([
      [7, 300.5],
      [8, 5],
    ]);
    const source = (breaksPer: "line" | "item", together: number) =>
      priceLine({ ...plainItem, breaks, breaksPer }, each, decimal(300), { together: decimal(together) }).source;
    expect([source("item", 600), source("line", 600), source("item", 499)]).toEqual(["break", "list", "list"]);
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

  it("of equal contract prices takes the share of the line for larger quantities, then of the older line", () => {
    const lineOf = (contractLines: ContractLine[], quantity: number) =>
      priceLine({ ...plainItem, contractLines }, each, decimal(quantity)).contract?.line.jobPriceLineUid;
    const small = contract({ jobPriceLineUid: 1, minQty: 1 });
    const large = contract({ jobPriceLineUid: 2, minQty: 10 });
    for (const lines of [
      [small, large],
      [large, small],
    ]) {
      expect(lineOf(lines, 9)).toBe(1);
      expect(lineOf(lines, 10)).toBe(2);
    }
    const younger = contract({ jobPriceLineUid: 3, minQty: 1 });
    expect(lineOf([small, younger], 5)).toBe(1);
    expect(lineOf([younger, small], 5)).toBe(1);
  });

  it("ends a contract line where qty_maximum is used up", () => {
    const contractLines = [contract({ qtyMaximum: 1000, baseQtyOrdered: 900 })];
    expect(priced({ contractLines }, each, 100)).toEqual(["contract", 0.31]);
    expect(priced({ contractLines }, each, 101)).toEqual(["list", 0.42]);
    expect(priced({ contractLines }, box, 2)).toEqual(["list", 42]);
  });

  it("counts what lines before it take from the same contract", () => {
    const item = { ...plainItem, contractLines: [contract({ qtyMaximum: 100 })] };
    const used = new Map([[1, decimal(60)]]);
    expect(priceLine(item, each, decimal(40), { used }).source).toBe("contract");
    expect(priceLine(item, each, decimal(41), { used }).source).toBe("list");
  });

  it("compares a contract's maximum with all lines of the item where breaks count per item", () => {
    const item = { ...plainItem, contractLines: [contract({ qtyMaximum: 500 })], breaksPer: "item" as const };
    const source = (quantity: number, all: number) =>
      priceLine(item, each, decimal(quantity), {
        together: decimal(all),
        used: new Map([[1, decimal(all - quantity)]]),
      }).source;
    expect(source(600, 600)).toBe("list");
    expect(source(300, 600)).toBe("list");
    expect(source(250, 500)).toBe("contract");
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

  it("starts discount and margin from what the line names, in any spelling", () => {
    const item = { classPrices: [0.39, 0.38, ...classPrices.slice(2, 9), 0.3] };
    const half = (costBasis: string | null) =>
      priced(
        { ...item, contractLines: [contract({ pricingMethod: "discount", discountPercent: 50, costBasis })] },
        each,
        1,
      )[1];
    expect([null, "", "List Price", "list"].map(half)).toEqual([0.21, 0.21, 0.21, 0.21]);
    expect(["STD", " Standard cost "].map(half)).toEqual([0.2, 0.2]);
    expect(["Price 1", "price2", "PRICE 10", "price10"].map(half)).toEqual([0.195, 0.19, 0.15, 0.15]);
    expect(["cost", "supplier price 2", "price 2 of May", "price list"].map(half)).toEqual([
      0.105, 0.105, 0.105, 0.105,
    ]);
    // There are ten classes: a line on the twelfth has nothing to start from.
    expect(half("price12")).toBe(0.36);
  });

  it("may show what a price is made from only where that is the list price", () => {
    const open = (pricingMethod: "price" | "discount" | "margin", costBasis: string | null = null) =>
      hasOpenBasis({ pricingMethod, costBasis });
    expect([open("price"), open("price", "cost"), open("discount"), open("margin", "List price")]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([open("margin"), open("discount", "cost"), open("discount", "standard"), open("margin", "price3")]).toEqual([
      false,
      false,
      false,
      false,
    ]);
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
      "Quantity break from 500 EA: 5 % off 0.36, 0.342 USD per EA, which is 34.20 USD per BX of 100 EA. Each line reaches quantity breaks by its own quantity.",
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
        const { minQty, unitSize, qtyMaximum, baseQtyOrdered } = given.line;
        expect(given.baseQuantity.gte(minQty * unitSize)).toBe(true);
        if (qtyMaximum !== null) {
          expect(given.baseQuantity.plus(baseQtyOrdered).lte(qtyMaximum * unitSize)).toBe(true);
        }
      }),
    );
  });

  it("come from a contract to the last piece, however orders share it", () => {
    const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(pieces, fc.constantFrom(3, 7, 11, 12, 13, 144), (shares, size) => {
        const all = shares.reduce((sum, share) => sum + share, 0);
        const cases = Math.ceil(all / size);
        const asked = [...shares, cases * size - all].filter((share) => share > 0);
        const line = contract({ uom: "CS", unitSize: size, minQty: 0, qtyMaximum: cases });
        let baseQtyOrdered = 0;
        const source = (share: number) => {
          const item = { ...plainItem, contractLines: [{ ...line, baseQtyOrdered }] };
          baseQtyOrdered += share;
          return priceLine(item, each, decimal(share)).source;
        };
        expect(asked.map(source)).toEqual(asked.map(() => "contract"));
        expect(source(1)).toBe("list");
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
});
