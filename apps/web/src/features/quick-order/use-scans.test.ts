import { describe, expect, it } from "vitest";
import { createScanReader } from "./use-scans.ts";

/** Types keys with a pause before each; answers the codes that were read. */
function read(keys: readonly string[], pause: number): string[] {
  const reader = createScanReader();
  return keys.flatMap((key, index) => reader.take(key, index * pause) ?? []);
}

describe("a scanner that types", () => {
  it("is told by its speed, and ends a code by Enter or Tab", () => {
    expect(read([..."GLV-NIT-L", "Enter", ..."00123456", "Tab"], 20)).toEqual(["GLV-NIT-L", "00123456"]);
  });

  it("is no person, however short the words", () => {
    expect(read([..."GLV-NIT-L", "Enter"], 60)).toEqual([]);
    expect(read([..."abc", "Enter"], 10)).toEqual([]);
  });

  it("is heard through its Shift keys, and not behind letters that were typed before", () => {
    const reader = createScanReader();
    reader.take("j", 0);
    expect(
      ["Shift", "A", "B", "Shift", "1", "2", "Enter"].map((key, index) => reader.take(key, 500 + index * 10)),
    ).toContain("AB12");
  });
});
