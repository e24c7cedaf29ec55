import { describe, expect, it } from "vitest";
import { contractState, contractsInput, priceInput, readPricesView, sidesOf, withSide } from "./prices-view.ts";

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
      ...{ itemId: "A", customerId: 1, quantity: 1 },
    });
    expect(priceInput({ item: "A", unit: "BX", quantity: 3 }, { customer: 1, shipTo: 2 })).toEqual({
      ...{ itemId: "A", customerId: 1, quantity: 3, unitOfMeasure: "BX", shipToId: 2 },
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
      ...{ q: "frames", customer_id: 100200, orderBy: "job_no|ASC", limit: 50, offset: 50 },
    });
  });
});

describe("contracts", () => {
  const contract = {
    approved: "Y",
    cancelled: "N",
    start_date: "2026-01-01 00:00:00",
    end_date: "2026-12-31 00:00:00",
  } as const;

  it("hold from their first moment until midnight of their last day, when approved and not cancelled", () => {
    const at = (now: string, more: object = {}) => contractState({ ...contract, ...more }, now);
    expect(at("2026-12-31 23:59:59")).toBe("inForce");
    expect(at("2027-01-01 00:00:00")).toBe("over");
    expect(at("2025-12-31 23:59:59")).toBe("notYet");
    expect(at("2030-01-01 00:00:00", { end_date: null })).toBe("inForce");
    expect(at("2026-06-01 00:00:00", { approved: "N" })).toBe("notApproved");
    expect(at("2026-06-01 00:00:00", { approved: "N", cancelled: "Y" })).toBe("cancelled");
  });
});
