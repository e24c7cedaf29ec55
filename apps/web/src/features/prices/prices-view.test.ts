import { describe, expect, it } from "vitest";
import { contractsInput, priceInput, readPricesView, sidesOf, withSide } from "./prices-view.ts";

describe("the price simulator's view", () => {
  it("is read from its address, and what does not fit is left out", () => {
    const view = readPricesView({
      item: " HB-M8-40 ",
      quantity: "0.5",
      unit: "BX",
      customer: "100200",
      otherShipTo: "x",
    });
    expect(view).toMatchObject({
      item: "HB-M8-40",
      quantity: 0.5,
      unit: "BX",
      customer: 100200,
      otherShipTo: undefined,
    });
    expect(["0", "-1", "abc", "", "1e9"].map((quantity) => readPricesView({ quantity }).quantity)).toEqual(
      Array.from({ length: 5 }),
    );
  });

  it("asks once item and customer are known, for one piece unless said otherwise", () => {
    expect(priceInput({}, { customer: 1, shipTo: undefined })).toBeUndefined();
    expect(priceInput({ item: "A" }, { customer: undefined, shipTo: 1 })).toBeUndefined();
    expect(priceInput({ item: "A" }, { customer: 1, shipTo: undefined })).toEqual({
      itemId: "A",
      customerId: 1,
      quantity: 1,
    });
    expect(priceInput({ item: "A", unit: "BX", quantity: 3 }, { customer: 1, shipTo: 2 })).toEqual({
      itemId: "A",
      customerId: 1,
      quantity: 3,
      unitOfMeasure: "BX",
      shipToId: 2,
    });
  });

  it("keeps both sides apart", () => {
    const view = withSide(withSide({ item: "A" }, 0, { customer: 1, shipTo: 2 }), 1, {
      customer: 3,
      shipTo: undefined,
    });
    expect(sidesOf(view)).toEqual([
      { customer: 1, shipTo: 2 },
      { customer: 3, shipTo: undefined },
    ]);
    expect(view.item).toBe("A");
  });

  it("asks for contracts by words, customer and page", () => {
    expect(contractsInput({ q: "frames", customer: 100200, page: 2 })).toEqual({
      q: "frames",
      customer_id: 100200,
      orderBy: "job_no|ASC",
      limit: 50,
      offset: 50,
    });
  });
});
