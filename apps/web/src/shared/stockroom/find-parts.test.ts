import { describe, expect, it } from "vitest";
import { findParts, partOfCode } from "./find-parts.ts";

const part = (itemId: string, description: string, upcOrEanId: string | null = null) => ({
  itemId,
  description,
  upcOrEanId,
});
const parts = [
  part("HB-M8-40", "Hex bolt, M8 x 40"),
  part("HB-M8-400", "Hex bolt, M8 x 400"),
  part("GLV-NIT-L", "Nitrile gloves, large", "081234567785"),
];
const numbers = (found: readonly { itemId: string }[]) => found.map(({ itemId }) => itemId);

describe("finding a part of a stockroom", () => {
  it("takes a scanned number whatever its dashes and case, and a bar code with or without leading zeros", () => {
    expect(partOfCode(parts, "hbm840")?.itemId).toBe("HB-M8-40");
    expect(partOfCode(parts, "0081234567785")?.itemId).toBe("GLV-NIT-L");
    expect(partOfCode(parts, "ZZZ")).toBeUndefined();
    expect(partOfCode(parts, " - ")).toBeUndefined();
  });

  it("shows the exact number first, then its beginnings, then words", () => {
    expect(numbers(findParts(parts, "HB-M8-40"))).toEqual(["HB-M8-40", "HB-M8-400"]);
    expect(numbers(findParts(parts, "large nit"))).toEqual(["GLV-NIT-L"]);
    expect(findParts(parts, "")).toEqual([]);
  });
});
