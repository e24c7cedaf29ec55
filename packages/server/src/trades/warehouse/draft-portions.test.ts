import { describe, expect, it } from "vitest";
import type { LineInput } from "./draft-lines.ts";
import { portionsOf, requireBase } from "./draft-portions.ts";
import { kinds } from "./kinds.ts";

/** The one issue of a refusal. */
function issueOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return (error as { issues?: readonly unknown[] }).issues?.[0];
  }
  return undefined;
}

describe("a quantity of a document", () => {
  it("can be told in six decimals, of its unit and of base units", () => {
    for (const [quantity, size] of [
      [1.234567, 1],
      [0.5, 2.000002],
      [12, 12],
      [0.083333, 12],
    ] as const)
      expect(() => requireBase("lines[0].quantity", quantity, "CS", size)).not.toThrow();
    const refused = {
      path: "lines[0].quantity",
      message: "1.2345678 CS cannot be told exactly in six decimals of the base unit.",
    };
    expect(issueOf(() => requireBase("lines[0].quantity", 1.2345678, "CS", 10))).toMatchObject(refused);
    expect(issueOf(() => requireBase("lines[0].quantity", 0.5, "CS", 1.000001))).toMatchObject({
      message: "0.5 CS cannot be told exactly in six decimals of the base unit.",
    });
  });
});

describe("the portions of a line", () => {
  const portions = (line: LineInput, quantity?: number, size = 1, kind: keyof typeof kinds = "receiving") =>
    portionsOf("lines[0]", kinds[kind], line, quantity, size);

  it("are none where it names no place", () => {
    expect(portions({}, 5)).toEqual([]);
    expect(portions({ bins: [], serials: [] }, 5)).toEqual([]);
  });

  it("are one of everything where it names a bin, a lot or serial numbers of its own", () => {
    const one = { bin: null, lot: null, quantity: 5, serials: [] };
    expect(portions({ bin: "A1" }, 5)).toEqual([{ ...one, bin: "A1" }]);
    expect(portions({ lot: "L1" }, 5)).toEqual([{ ...one, lot: "L1" }]);
    expect(portions({ serials: ["S1"] }, 5)).toEqual([{ ...one, serials: ["S1"] }]);
    expect(portions({ bin: "A1", bins: [] })).toEqual([{ ...one, bin: "A1", quantity: null }]);
  });

  it("of a bin transfer come from the bin that it leaves", () => {
    expect(portions({ fromBin: "A1", toBin: "B1" }, 5, 1, "binTransfer")).toMatchObject([{ bin: "A1" }]);
    expect(portions({ bin: "A1" }, 5, 1, "binTransfer")).toEqual([]);
    expect(portions({ fromBin: "A1" }, 5)).toEqual([]);
  });

  it("are those that it lists, which make the line", () => {
    const bins = [
      { bin: "A1", quantity: 2 },
      { lot: "L1", quantity: 3, serials: ["S1"] },
    ];
    expect(portions({ bins }, 5)).toEqual([
      { bin: "A1", lot: null, quantity: 2, serials: [] },
      { bin: null, lot: "L1", quantity: 3, serials: ["S1"] },
    ]);
    // A twelfth of a case twice is two pieces, a sixth of it.
    const twelfths = [{ quantity: 0.083333 }, { quantity: 0.083333 }];
    expect(portions({ bins: twelfths }, 0.166667, 12)).toHaveLength(2);
    expect(issueOf(() => portions({ bins }, 6, 12))).toMatchObject({
      path: "lines[0].bins",
      message: "The bins hold 60 base units, the line 72; they must be equal.",
      received: "60",
      expected: "72",
    });
    expect(issueOf(() => portions({ bins }))).toMatchObject({
      message: "The bins hold 5 base units, the line 0; they must be equal.",
    });
  });

  it("are refused where it has both", () => {
    const both = "Give `bins`, or `bin`, `lot` and `serials` of the line, not both.";
    for (const own of [{ bin: "A1" }, { lot: "L1" }, { serials: ["S1"] }])
      expect(issueOf(() => portions({ ...own, bins: [{ quantity: 5 }] }, 5))).toMatchObject({
        path: "lines[0].bins",
        message: both,
      });
    expect(portions({ serials: [], bins: [{ quantity: 5 }] }, 5)).toHaveLength(1);
  });
});
