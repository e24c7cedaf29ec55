import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../app/search-text.ts";
import { narrowing, readSearchView, searchInput } from "./search-view.ts";

const who = { customerId: 100200, shipToId: 1, locationId: 20, withPrices: true };

describe("the view of the results", () => {
  it("is read from an address, and what does not fit is left out", () => {
    const raw = parseSearch("?q=bolt&f.11=65,64&f.x=1&f.12=no&brand=3&stock=in_stock&sort=priceAsc&page=2&any=1&x=y");
    expect(readSearchView(raw)).toEqual({
      q: "bolt",
      f: { 11: [64, 65] },
      category: undefined,
      brand: [3],
      stock: "in_stock",
      sort: "priceAsc",
      page: 2,
      any: 1,
    });
    expect(readSearchView({ q: " ", sort: "sideways", page: "-1", stock: "maybe", f: "x" })).toEqual({});
  });

  it("has one address: what is usual is not written", () => {
    const view = readSearchView({ q: "bolt", sort: "relevance", page: 1 });
    expect(stringifySearch({ ...view })).toBe("?q=bolt");
  });

  it("comes back from its own address", () => {
    const view = readSearchView({ q: "bolt", f: { 11: [64] }, brand: [3], category: 7, page: 3 });
    expect(readSearchView(parseSearch(stringifySearch({ ...view })))).toEqual(view);
  });

  it("asks for its page with the customer's prices and stock", () => {
    expect(searchInput({ q: "bolt", page: 3, f: { 11: [64] } }, who)).toEqual({
      q: "bolt",
      operator: "AND",
      filters: { 11: [64] },
      sort: "relevance",
      size: 24,
      from: 48,
      include: ["price", "stock"],
      customerId: 100200,
      shipToId: 1,
      locationId: 20,
    });
  });

  it("asks for no prices where nobody may see them, and names no customer that is not there", () => {
    const nobody = { customerId: undefined, shipToId: undefined, locationId: undefined, withPrices: false };
    const input = searchInput({ q: "bolt" }, nobody);
    expect(input.include).toEqual(["stock"]);
    expect(Object.keys(input)).not.toContain("customerId");
  });

  it("narrows facets and rows alike", () => {
    expect(narrowing({ q: "x", category: 7, brand: [3, 4], stock: "out_of_stock", any: 1 })).toEqual({
      operator: "OR",
      itemCategoryUid: 7,
      brandsUid: [3, 4],
      stockStatus: "out_of_stock",
    });
  });
});
