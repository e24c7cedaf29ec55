import { describe, expect, it } from "vitest";
import { inVariantOrder } from "./variant-order.ts";

const ordered = (...values: string[]) =>
  inVariantOrder(values.map((variantValue) => ({ variantValue }))).map(({ variantValue }) => variantValue);

describe("the order of variants", () => {
  it("goes from small to large sizes", () => {
    expect(ordered("L", "M", "XL", "S", "2XL", "XS", "4XL", "XXXL")).toEqual([
      ...["XS", "S", "M", "L", "XL", "2XL", "XXXL", "4XL"],
    ]);
  });

  it("goes by what numbers are worth, not by how they are written", () => {
    expect(ordered("120", "36", "80", "220")).toEqual(["36", "80", "120", "220"]);
    expect(ordered("10 ft", "6 ft", "1.5 ft")).toEqual(["1.5 ft", "6 ft", "10 ft"]);
    expect(ordered("1-1/2 in", "3/4 in", "1 in", "1/2 in")).toEqual(["1/2 in", "3/4 in", "1 in", "1-1/2 in"]);
    expect(ordered("M10", "M8", "M12")).toEqual(["M8", "M10", "M12"]);
  });

  it("leaves words in the order of their group", () => {
    expect(ordered("Maroon", "Grey", "8 white")).toEqual(["Maroon", "Grey", "8 white"]);
    expect(ordered("Motor alone", "With discs")).toEqual(["Motor alone", "With discs"]);
  });
});
