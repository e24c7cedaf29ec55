import { rule } from "@purvey/contract/testing/rule";
import { describe, expect, it } from "vitest";
import {
  adjustBody,
  booksOf,
  type CountSheet,
  isExpected,
  recounted,
  review,
  uncounted,
  withCount,
  withTyped,
} from "./count-model.ts";

const part = (itemId: string, invMastUid: number, qtyOnHand: number) => ({
  invMastUid,
  invProfileLineType: "prophet21" as const,
  itemId,
  description: "",
  unitOfMeasure: "EA",
  upcOrEanId: null,
  qtyOnHand,
});
const [glove, bolt, disc] = [part("GLV", 1, 14), part("BOLT", 2, 150), part("DISC", 3, 22)] as const;
const empty: CountSheet = {
  sectionsUid: 1,
  sectionName: "Rack A",
  blind: true,
  startedAt: 0,
  parts: [glove, bolt],
  lines: [],
};
const counted = withCount(withCount(withCount(empty, bolt, 150), glove, 11), disc, 20);

describe("a count sheet", () => {
  it("keeps the latest count first, and the books as they were when it was begun", () => {
    expect(counted.lines.map(({ itemId, counted: count, was }) => [itemId, count, was])).toEqual([
      ["DISC", 20, 22],
      ["GLV", 11, 14],
      ["BOLT", 150, 150],
    ]);
    expect(withCount(counted, { ...glove, qtyOnHand: 99 }, 12).lines[0]).toMatchObject({ counted: 12, was: 14 });
  });

  it("takes what stands in the field when somebody goes on without Enter", () => {
    const typed = (text: string) => withTyped(counted, glove, text, "en-US");
    expect(typed("3*4")?.lines[0]).toMatchObject({ itemId: "GLV", counted: 12 });
    expect([typed(""), typed("11"), withTyped(counted, undefined, "5", "en-US")]).toEqual([counted, counted, counted]);
    expect([typed("eleven"), typed("-1")]).toEqual([undefined, undefined]);
  });

  it("knows what is still to count, and takes up a part that was found elsewhere", () => {
    expect(uncounted(empty)).toHaveLength(2);
    expect(uncounted(counted)).toEqual([]);
  });

  it("tells parts that the books have elsewhere: their section's books do not tell whether they moved", () => {
    expect([isExpected(empty, bolt), isExpected(empty, disc), isExpected(counted, disc)]).toEqual([true, false, true]);
    expect([booksOf(withCount(empty, bolt, 1)), booksOf(counted)]).toEqual([{ sectionsUid: 1 }, {}]);
    expect(booksOf({ ...empty, sectionsUid: undefined })).toEqual({});
  });

  it("has a part counted again against the books of now", () => {
    const [moved] = review(counted.lines, new Map([["prophet21/1", 12]]));
    if (!moved) throw new Error("There is a line.");
    const again = recounted(counted, moved);
    expect(uncounted(again).map(({ itemId, qtyOnHand }) => [itemId, qtyOnHand])).toEqual([["GLV", 12]]);
    expect(withCount(again, { ...glove, qtyOnHand: 12 }, 11).lines[0]).toMatchObject({ was: 12, counted: 11 });
  });

  it("shows first what moved meanwhile, then what it corrects", () => {
    const rows = review(counted.lines, new Map([["prophet21/1", 12]]));
    expect(rows.map(({ itemId, was, now, moved, corrects }) => [itemId, was, now, moved, corrects])).toEqual([
      ["GLV", 14, 12, true, true],
      ["DISC", 22, 22, false, true],
      ["BOLT", 150, 150, false, false],
    ]);
  });

  rule("R092 sets absolute quantities against what the counter saw, with a reason where they correct", () => {
    const rows = review(counted.lines, new Map([["prophet21/1", 12]]));
    const { adjustments } = adjustBody(rows, "Damaged");
    expect(
      adjustments.map(({ qtyOnHand, expectedQtyOnHand, reason }) => [qtyOnHand, expectedQtyOnHand, reason]),
    ).toEqual([
      [11, 12, "Damaged"],
      [20, 22, "Damaged"],
      [150, 150, undefined],
    ]);
  });
});
