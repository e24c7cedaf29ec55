import type { PurchaseOrderLine } from "@purvey/contract/generated/orders";
import { describe, expect, it } from "vitest";
import {
  portionProblem,
  portionsProblem,
  restOf,
  withoutPortion,
  withPortion,
} from "../../shared/portions/portions.ts";
import { countInto, emptyLine, type LineDraft, lineDraftOf, lineInput, mayBeSplit } from "./line-draft.ts";

const adhesive = {
  lineNo: 2,
  invMastUid: 7,
  itemId: "ADH-50",
  unitOfMeasure: "EA",
  unitSize: 1,
  serialized: "N",
  trackLots: "Y",
  trackBins: "Y",
} as PurchaseOrderLine;

const portion = (quantity: number, lot: string, bin = "") => ({ quantity, lot, bin });
const entered = (more: LineDraft["more"], change: Partial<LineDraft> = {}): LineDraft => ({
  ...emptyLine,
  quantity: 24,
  lot: "L-77",
  more,
  ...change,
});

describe("several lots of a line", () => {
  it("are what came together: the first has what the others leave", () => {
    expect(restOf(entered([portion(10, "L-78"), portion(0.1, "L-79")]))).toBe(13.9);
    expect(restOf(entered(withPortion(entered([])).more))).toBe(24);
    expect(withoutPortion(entered([portion(10, "L-78"), portion(4, "L-79")]), 0).more).toEqual([portion(4, "L-79")]);
  });

  it("need a lot and a quantity each, once, and something left for the first", () => {
    const problem = (more: LineDraft["more"], change?: Partial<LineDraft>) =>
      portionsProblem(adhesive, entered(more, change));
    expect(problem([portion(10, "L-78")])).toBeUndefined();
    expect(problem([], { lot: " " })).toBe("lotMissing");
    expect(problem([portion(10, " ")])).toBe("lotMissing");
    expect(problem([portion(0, "L-78")])).toBe("portionMissing");
    expect(problem([portion(10, "l-77 ")])).toBe("portionTwice");
    expect(problem([portion(10, "L-77", "B-2")])).toBeUndefined();
    expect(problem([portion(10, "L-78"), portion(14, "L-79")])).toBe("restMissing");
    expect(portionProblem(adhesive, entered([portion(10, "L-78"), portion(2, "L-78")]), 1)).toBe("portionTwice");
  });

  it("are counted by scans, each into its own", () => {
    const scans = [{ lot: "L-77", quantity: 12 }, { lot: "L-78", quantity: 6 }, { lot: "L-78" }, { lot: "l-77" }, {}];
    const counted = scans.reduce<LineDraft>(countInto, emptyLine);
    expect(counted).toMatchObject({ quantity: 21, lot: "L-77", more: [portion(7, "L-78")] });
    expect(restOf(counted)).toBe(14);
  });

  it("take over the lot of a scan where none was written down", () => {
    expect(countInto(entered([], { lot: "" }), { lot: "L-9" })).toMatchObject({ quantity: 25, lot: "L-9", more: [] });
    expect(countInto(entered([], { quantity: 0 }), { lot: "L-9" })).toMatchObject({ quantity: 1, lot: "L-9" });
  });

  it("are handed in with how much is of each, and can be read back", () => {
    const draft = entered([portion(10, " L-78 ", "B-2")], { bin: "A-1", reason: "Short" });
    const input = lineInput(adhesive, draft);
    expect(input).toEqual({
      poLineNo: 2,
      invMastUid: 7,
      qtyReceived: 24,
      uom: "EA",
      reason: "Short",
      bins: [
        { lot: "L-77", bin: "A-1", quantity: 14 },
        { lot: "L-78", bin: "B-2", quantity: 10 },
      ],
    });
    expect(lineInput(adhesive, lineDraftOf(input))).toEqual(input);
  });

  it("are not for registered pieces", () => {
    expect(mayBeSplit(adhesive)).toBe(true);
    expect(mayBeSplit({ ...adhesive, serialized: "Y" })).toBe(false);
    expect(mayBeSplit({ ...adhesive, trackLots: "N", trackBins: "N" })).toBe(false);
  });
});
