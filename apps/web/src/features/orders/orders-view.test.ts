import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../app/search-text.ts";
import { ordersInput } from "./orders-screen.tsx";
import { readOrdersView } from "./orders-view.ts";

describe("the view of the orders", () => {
  it("is read from an address and has one address", () => {
    expect(readOrdersView(parseSearch("?q=PO-1&sort=total&up=1&page=2"))).toEqual({
      q: "PO-1",
      sort: "total",
      up: 1,
      page: 2,
    });
    expect(stringifySearch({ ...readOrdersView({ sort: "orderNo", page: 1, up: 0, q: "" }) })).toBe("");
    expect(readOrdersView({ sort: "toString" }).sort).toBeUndefined();
  });

  it("asks for the newest first unless another order is chosen", () => {
    expect(ordersInput({}, 100200)).toEqual({ customerId: 100200, limit: 25, offset: 0, orderBy: "order_no|DESC" });
    expect(ordersInput({ sort: "total", up: 1, page: 3, q: "HB" }, 100200)).toEqual({
      customerId: 100200,
      limit: 25,
      offset: 50,
      orderBy: "total_amount|ASC",
      q: "HB",
    });
  });
});
