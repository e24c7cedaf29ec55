import { describe, expect, it } from "vitest";
import { linesFor, orderNumberIn } from "./palette-model.ts";

const line = (label: string) => ({ key: label, label, run: () => undefined });

describe("the palette", () => {
  it("finds lines by all words in any order", () => {
    const lines = ["Go to the cart", "Cart: check out", "Orders"].map(line);
    expect(linesFor(lines, "cart GO").map(({ key }) => key)).toEqual(["Go to the cart"]);
    expect(linesFor(lines, " ")).toHaveLength(3);
  });

  it("reads an order's number", () => {
    expect(["70015", "order 70015", "Auftrag #70015", "M8", "hb-m8-40"].map(orderNumberIn)).toEqual([
      70015,
      70015,
      70015,
      undefined,
      undefined,
    ]);
  });
});
