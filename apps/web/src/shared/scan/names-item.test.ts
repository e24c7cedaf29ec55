import { describe, expect, it } from "vitest";
import { readScan } from "./gs1.ts";
import { namesItem } from "./names-item.ts";

const bolt = { itemId: "HB-M8-40", upcOrEanId: "012345678905" };

describe("a scanned code", () => {
  it.each(["HB-M8-40", "hb m8 40", "012345678905", "12345678905", "0012345678905"])("%s names the item", (code) => {
    expect(namesItem(code, bolt)).toBe(true);
  });

  it("names the item by the bar code within a GS1 code", () => {
    expect(namesItem(readScan("(01)00012345678905(10)L-7").code, bolt)).toBe(true);
  });

  it.each(["", "-", "HB-M8-4", "12345678906"])("%s does not name it", (code) => {
    expect(namesItem(code, bolt)).toBe(false);
  });

  it("names no item without a bar code by nothing", () => {
    expect(namesItem("0", { itemId: "HB-M8-40", upcOrEanId: null })).toBe(false);
    expect(namesItem("HBM840", { itemId: "HB-M8-40" })).toBe(true);
  });
});
