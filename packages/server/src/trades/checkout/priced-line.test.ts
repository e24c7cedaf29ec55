import { describe, expect, it } from "vitest";
import { plainContractLine, plainItem, plainPricedLine } from "../../testing/sample-items.ts";
import { decimal, numberOf } from "../../values/decimal.ts";
import type { QuotedPrice } from "../orders/index.ts";
import type { CheckoutItem } from "./checkout-facts.ts";
import type { OrderLineAsk } from "./order-line-ask.ts";
import { contractUse, priceOrderLines, quoteUse } from "./priced-line.ts";

const extras = { onHand: 0, allocated: 0, elsewhere: [], substitutes: [] };

/** An ask of so many pieces of the plain item, 0.42 each, with what is different about the two. */
interface Asked {
  readonly ask?: Partial<OrderLineAsk>;
  readonly item?: Partial<CheckoutItem> | null;
  readonly matches?: readonly string[];
}

function priced(asked: readonly Asked[], quotes: readonly QuotedPrice[] = [], placed?: ReadonlyMap<number, number>) {
  const asks = asked.map(({ ask }, index) => ({
    ...plainPricedLine(10, 0.42).ask,
    lineNo: index + 1,
    itemId: "HB-M8-40",
    unitOfMeasure: "EA",
    ...ask,
  }));
  const inputs = asked.map(({ item, matches = ["HB-M8-40"] }, index) => ({
    position: index + 1,
    matches,
    customerFound: true,
    item: item === null ? null : { ...plainItem, ...extras, ...item },
  }));
  const before = new Map([...(placed ?? [])].map(([item, quantity]) => [item, decimal(quantity)]));
  return priceOrderLines({ inputs, quotes }, asks, before);
}

/** Source, price of one unit and of all. */
const prices = (...found: Parameters<typeof priced>) =>
  priced(...found).lines.map(({ source, unitPrice, extendedPrice }) => [
    source,
    numberOf(unitPrice),
    numberOf(extendedPrice),
  ]);

const quote = (changes: Partial<QuotedPrice> = {}): QuotedPrice => ({
  quoteNo: 5001,
  lineNo: 1,
  invMastUid: 1,
  unitOfMeasure: "EA",
  quantity: 30,
  qtyOrdered: 0,
  unitPrice: 0.3,
  open: true,
  expired: false,
  currency: "USD",
  sellsIn: true,
  expires: "2039-12-31",
  ...changes,
});

describe("the price of a line to be ordered", () => {
  it("is today's, of its unit, rounded to the currency's cents once it is multiplied", () => {
    expect(prices([{}, { ask: { unitOfMeasure: "BX", quantity: 3 } }])).toEqual([
      ["list", 0.42, 4.2],
      ["list", 42, 126],
    ]);
    // 7 x 0.4275 are 2.9925; yen have no smaller parts.
    expect(prices([{ item: { listPrice: 0.4275 }, ask: { quantity: 7 } }])).toEqual([["list", 0.4275, 2.99]]);
    expect(prices([{ item: { listPrice: 0.4275, currency: "JPY" }, ask: { quantity: 7 } }])[0]?.[2]).toBe(3);
    expect(prices([{ ask: { quantity: undefined } }])).toEqual([["list", 0.42, 0]]);
  });

  it("names the line, its item, its unit and its quantity in base units, and explains itself", () => {
    const [line] = priced([{ ask: { lineNo: 7, unitOfMeasure: "bx", quantity: 3 } }]).lines;
    expect(line).toMatchObject({
      lineNo: 7,
      item: { itemId: "HB-M8-40" },
      unit: { unitOfMeasure: "BX", unitSize: 100 },
    });
    expect([line?.quantity, line?.baseQuantity].map((amount) => numberOf(amount ?? decimal(0)))).toEqual([3, 300]);
    expect(line?.explanation).toContain("List price");
    expect(line).toMatchObject({ quote: undefined, quoteProblem: undefined, contract: undefined });
  });

  it("is none of an item that is not found, or of several, and of a unit that it is not sold in", () => {
    const unknown = priced([{ item: null, matches: [], ask: { lineNo: 4, itemId: "NO-SUCH" } }, {}]);
    expect(unknown.lines).toHaveLength(1);
    expect(unknown.unavailable).toMatchObject([
      {
        code: "ITEM_UNAVAILABLE",
        lineNo: 4,
        itemId: "NO-SUCH",
        message: "Line 4: the item `NO-SUCH` is not available. Remove the line.",
      },
    ]);
    const saidOf = (asked: Asked) => priced([asked]).unavailable.map(({ code, message }) => [code, message]);
    expect(saidOf({ matches: ["HB-1", "HB-2"] })).toEqual([
      [
        "ITEM_UNAVAILABLE",
        "Line 1: the item `HB-M8-40` is not available. It fits HB-1, HB-2; give one of them exactly.",
      ],
    ]);
    const gone = "Line 1: the item `HB-M8-40` is not available. Remove the line.";
    expect(saidOf({ matches: [] })).toEqual([["ITEM_UNAVAILABLE", gone]]);
    expect(saidOf({ item: null })).toEqual([["ITEM_UNAVAILABLE", gone]]);
    const byNumber = priced([{ item: null, matches: [], ask: { itemId: undefined, invMastUid: 77 } }]).unavailable;
    expect(byNumber).toMatchObject([
      { itemId: null, message: "Line 1: the item `77` is not available. Remove the line." },
    ]);
    expect(saidOf({ item: null, matches: [], ask: { itemId: undefined } })[0]?.[1]).toContain("the item `` is not");
    const [wrongUnit] = priced([{ ask: { unitOfMeasure: "CS" } }]).unavailable;
    expect(wrongUnit).toMatchObject({ code: "UNIT_NOT_SOLD", lineNo: 1, itemId: "HB-M8-40" });
    expect(wrongUnit?.message).toBe("`HB-M8-40` has no unit `CS`; its units are EA, BX (100 EA).");
  });

  it("by hand is kept as it is", () => {
    expect(prices([{ ask: { manualUnitPrice: 0.1234 } }])).toEqual([["manual", 0.1234, 1.23]]);
    expect(prices([{ ask: { manualUnitPrice: 0 } }])).toEqual([["manual", 0, 0]]);
    expect(priced([{ ask: { manualUnitPrice: 0.1 } }]).lines[0]).toMatchObject({
      explanation: "Price given by hand.",
      quote: undefined,
      contract: undefined,
    });
  });
});

describe("the price of a contract", () => {
  const contractLines = [{ ...plainContractLine, qtyMaximum: 15 }];

  it("ends where earlier lines have taken its maximum", () => {
    expect(prices([{ item: { contractLines } }, { item: { contractLines } }])).toEqual([
      ["contract", 0.31, 3.1],
      // Of 15 pieces 5 are left, which are fewer than 10.
      ["list", 0.42, 4.2],
    ]);
    const three = [10, 5, 1].map((quantity) => ({ item: { contractLines }, ask: { quantity } }));
    expect(prices(three).map(([source]) => source)).toEqual(["contract", "contract", "list"]);
  });

  it("is counted by contract, over all lines", () => {
    const { lines } = priced([10, 5, 1].map((quantity) => ({ item: { contractLines }, ask: { quantity } })));
    expect([...contractUse(lines)].map(([uid, quantity]) => [uid, numberOf(quantity)])).toEqual([[1, 15]]);
    expect(contractUse(priced([{}]).lines).size).toBe(0);
  });
});

describe("the quantity that a price is for", () => {
  const breaks = [{ breakQty: 20, maxQty: null, discountPercent: 10 }];
  const of = (breaksPer: "line" | "item", ...asks: Partial<OrderLineAsk>[]) =>
    asks.map((ask) => ({ ask, item: { breaks, breaksPer } }));

  it("is the line's own, or that of all lines of the item where breaks count by item", () => {
    expect(prices(of("line", {}, {})).map(([source]) => source)).toEqual(["list", "list"]);
    expect(prices(of("item", {}, {}))).toEqual([
      ["break", 0.378, 3.78],
      ["break", 0.378, 3.78],
    ]);
    expect(prices(of("item", {}, { quantity: 9 })).map(([source]) => source)).toEqual(["list", "list"]);
    expect(prices(of("item", { quantity: undefined }, { quantity: 20 }))[1]?.[0]).toBe("break");
    expect(prices([...of("item", { unitOfMeasure: "BX", quantity: 1 }, {})]).map(([source]) => source)).toEqual([
      "break",
      "break",
    ]);
  });

  it("counts what the order has of it already, where breaks count by item", () => {
    expect(prices(of("item", {}), [], new Map([[1, 10]]))[0]?.[0]).toBe("break");
    expect(prices(of("item", {}), [], new Map([[2, 10]]))[0]?.[0]).toBe("list");
    expect(prices(of("line", {}), [], new Map([[1, 10]]))[0]?.[0]).toBe("list");
  });

  it("counts no line whose price was agreed, by hand or by a quote, and none that cannot be priced", () => {
    expect(prices(of("item", {}, { manualUnitPrice: 0.2 }))[0]?.[0]).toBe("list");
    expect(prices(of("item", {}, { quoteNo: 5001 }), [quote()])[0]?.[0]).toBe("list");
    const unknown = { ...of("item", {})[0], matches: [] };
    expect(prices([unknown, ...of("item", {})])).toEqual([["list", 0.42, 4.2]]);
  });
});

describe("the price of a quote", () => {
  const asked = { ask: { quoteNo: 5001 } };

  it("is asked for by its number, and holds for what earlier lines leave of it", () => {
    const four = [asked, asked, asked, asked];
    expect(prices(four, [quote()])).toEqual([
      ["quote", 0.3, 3],
      ["quote", 0.3, 3],
      ["quote", 0.3, 3],
      ["list", 0.42, 4.2],
    ]);
    const { lines } = priced(four, [quote()]);
    expect(lines[0]).toMatchObject({
      explanation: "Price of quote 5001.",
      quote: { lineNo: 1 },
      quoteProblem: undefined,
    });
    expect(lines[3]).toMatchObject({ quote: undefined, quoteProblem: { code: "QUOTE_QUANTITY_EXCEEDED" } });
    expect([...quoteUse(lines)].map(([key, quantity]) => [key, numberOf(quantity)])).toEqual([["5001 1", 30]]);
    expect(quoteUse(priced([{}]).lines).size).toBe(0);
  });

  it("is today's, and why, where the quote does not give it", () => {
    const [line] = priced([{ ask: { quoteNo: 5002 } }], [quote()]).lines;
    expect(line).toMatchObject({ source: "list", quoteProblem: { code: "QUOTE_EXPIRED" } });
  });

  it("is found for a price by hand that it promises: its item, unit, quantity, at least its price, while it is open", () => {
    const at = (manualUnitPrice: number, quantity = 10) => ({ ask: { manualUnitPrice, quantity } });
    const [line] = priced([at(0.3)], [quote()]).lines;
    expect(line).toMatchObject({ source: "quote", explanation: "Price of quote 5001.", quote: { quoteNo: 5001 } });
    expect(prices([at(0.35)], [quote()])).toEqual([["quote", 0.35, 3.5]]);
    const byHand = (asked: Asked, changes: Partial<QuotedPrice> = {}) => prices([asked], [quote(changes)])[0]?.[0];
    expect(byHand(at(0.3, 30))).toBe("quote");
    expect(byHand(at(0.3, 31))).toBe("manual");
    expect(byHand(at(0.29))).toBe("manual");
    expect(byHand(at(0.3), { open: false })).toBe("manual");
    expect(byHand(at(0.3), { invMastUid: 2 })).toBe("manual");
    expect(byHand(at(0.3), { unitOfMeasure: "BX" })).toBe("manual");
    expect(prices([at(0.3, 20), at(0.3, 11)], [quote()]).map(([source]) => source)).toEqual(["quote", "manual"]);
  });
});
