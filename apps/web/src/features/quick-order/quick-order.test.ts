import type { ResolvedItem, ResolvedNumber } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import { offersOf } from "../../shared/ordering/order-units.ts";
import { readLines } from "../../shared/ordering/read-lines.ts";
import { canBeAsked } from "../../shared/ordering/understand-line.ts";
import {
  emptyDraft,
  portionsOf,
  recallDraft,
  rememberDraft,
  withLines,
  withOffer,
  withoutPortion,
  withScan,
  withSetAside,
} from "./draft.ts";
import { readLinesView } from "./lines-view.ts";
import { listedLines, nextBad, previousBad } from "./listed-lines.ts";
import { refusedCsv } from "./use-order-acts.ts";
import { verdictsOf } from "./verdicts.ts";

const unit = (unitOfMeasure: string, unitSize: number, orderMultiple = 1, sold = true) => ({
  unitOfMeasure,
  unitSize,
  orderMultiple,
  sold,
  minimumOrderQty: orderMultiple,
});

const bolt: ResolvedItem = {
  invMastUid: 1,
  itemId: "HB-M8-40",
  itemDesc: "Hex bolt",
  imageUrl: null,
  discontinued: "N",
  qtyAvailable: 900,
  baseUnit: "EA",
  defaultSellingUnit: "BX",
  units: [unit("EA", 1, 100), unit("BX", 100)],
};
const nut: ResolvedItem = {
  ...bolt,
  invMastUid: 2,
  itemId: "NUT-M8-NY",
  defaultSellingUnit: "EA",
  units: [unit("EA", 1, 1), unit("CS", 500, 1, false)],
};

const found = (item: ResolvedItem, matchedCode = item.itemId): ResolvedNumber => ({
  asked: matchedCode,
  verdict: "found",
  matchedCode,
  matchedCodeType: "itemId",
  item,
  suggestions: [],
});
const unknown: ResolvedNumber = {
  asked: "ZZZ-404",
  verdict: "unknown",
  matchedCode: null,
  matchedCodeType: null,
  item: null,
  suggestions: [],
};
const resolved = new Map<string, ResolvedNumber>([
  ["HB-M8-40", found(bolt)],
  ["NUT M8 NY", found(nut)],
  ["NUT-M8-NY", found(nut)],
  ["ZZZ-404", unknown],
]);

const verdicts = (text: string) => verdictsOf(withLines(emptyDraft, readLines(text)).lines, resolved, "en");

describe("the verdict of a line", () => {
  it("offers the packages that a number of pieces comes near to, the next more first", () => {
    expect(verdicts("HB-M8-40\t150\tEA")).toMatchObject([
      {
        kind: "bad",
        problem: "multiple",
        offers: [
          { quantity: 2, unit: "BX", base: { quantity: 200, unit: "EA" } },
          { quantity: 1, unit: "BX", base: { quantity: 100, unit: "EA" } },
        ],
      },
    ]);
    expect(offersOf(nut, unit("CS", 500, 1, false), 1)).toEqual([{ quantity: 500, unit: "EA", base: undefined }]);
  });

  it("knows units by what people call them, in English and German", () => {
    expect(verdicts("HB-M8-40\t100\tStk.\nNUT-M8-NY\t5 pcs\nHB-M8-40\t1\tKarton")).toMatchObject([
      { kind: "good", quantity: 100, unit: { unitOfMeasure: "EA" } },
      { kind: "good", quantity: 5, unit: { unitOfMeasure: "EA" } },
      { kind: "good", quantity: 1, unit: { unitOfMeasure: "BX" } },
    ]);
  });

  it("takes an unknown unit for none, and offers the quantity in each unit, the smallest first", () => {
    expect(verdicts("HB-M8-40\t1000\tPAL")).toMatchObject([
      {
        problem: "noUnit",
        offers: [
          { quantity: 10, unit: "BX", base: { quantity: 1000, unit: "EA" } },
          { quantity: 1000, unit: "BX", base: { quantity: 100_000, unit: "EA" } },
        ],
      },
    ]);
  });

  it("says under which number a part was found", () => {
    expect(verdicts("NUT M8 NY\t5")).toMatchObject([{ kind: "good", foundAs: { code: "NUT-M8-NY", type: "itemId" } }]);
    expect(verdicts("NUT-M8-NY\t5")).toMatchObject([{ kind: "good", foundAs: undefined }]);
  });

  it("puts lines of one item and unit together and judges their sum", () => {
    expect(verdicts("HB-M8-40\t150\tEA\nNUT-M8-NY\t1\nHB-M8-40\t50\tEA\nHB-M8-40\t1\tBX")).toMatchObject([
      { kind: "good", quantity: 200, merged: [3] },
      { kind: "good", quantity: 1, merged: [] },
      { kind: "merged", into: 1 },
      { kind: "good", quantity: 1, merged: [] },
    ]);
  });

  it.each([
    ["ZZZ-404\t1", "unknown"],
    ["HB-M8-40\t", "noQuantity"],
    ["HB-M8-40\ttwo", "badQuantity"],
    ["HB-M8-40\t1\tPAL", "noUnit"],
    ["NUT-M8-NY\t1\tCS", "notSold"],
    ["HB-M8-40\t50\tEA", "tooLittle"],
    ["HB-M8-40\t150\tEA", "multiple"],
  ])("of %j is that it cannot be ordered: %s", (text, problem) => {
    expect(verdicts(text)).toMatchObject([{ kind: "bad", problem }]);
  });

  it("refuses more of what is no longer made than is left, which the checkout would refuse", () => {
    const last = { ...bolt, discontinued: "Y", qtyAvailable: 150 } as const;
    const judged = (quantity: string) =>
      verdictsOf(
        withLines(emptyDraft, readLines(`HB-M8-40, ${quantity}, BX`)).lines,
        new Map([["HB-M8-40", found(last)]]),
        "en",
      )[0];
    expect(judged("1")).toMatchObject({ kind: "good" });
    expect(judged("2")).toMatchObject({ kind: "bad", problem: "soldOut", offers: [{ quantity: 1, unit: "BX" }] });
  });

  it("waits for what is not known yet, and tells what could not be asked", () => {
    const { lines } = withLines(emptyDraft, readLines("NEW-1\t1\nNEW-2\t1"));
    expect(verdictsOf(lines, new Map([["NEW-2", "failed"]]), "en")).toMatchObject([
      { kind: "waiting" },
      { kind: "bad", problem: "failed" },
    ]);
  });

  it("says of a number that a spreadsheet has spoiled that it is none, without asking for it", () => {
    for (const number of ["4.00638E+12", "#N/A", "4-Mar"]) {
      expect(canBeAsked(number)).toBe(false);
      expect(verdicts(`${number}\t1`)).toMatchObject([{ kind: "bad", problem: "spoiled" }]);
    }
    expect(canBeAsked("#SALE")).toBe(true);
  });

  it("leads from one bad line to the next and around", () => {
    const list = verdicts("ZZZ-404\t1\nNUT-M8-NY\t1\nHB-M8-40\t150\tEA");
    expect([-1, 0, 2].map((after) => nextBad(list, after))).toEqual([0, 2, 0]);
    expect(nextBad(verdicts("NUT-M8-NY\t1"), -1)).toBeUndefined();
  });

  it("is there for every one of a thousand lines", () => {
    const text = Array.from({ length: 1000 }, (_, index) => `NUT-M8-NY\t${index + 1}`).join("\n");
    const list = verdicts(text);
    expect(list).toHaveLength(1000);
    expect(list[0]).toMatchObject({ kind: "good", quantity: 500_500 });
    expect(list[999]).toEqual({ kind: "merged", item: nut, into: 1 });
  });
});

describe("the list", () => {
  const { lines } = withLines(emptyDraft, readLines("ZZZ-404\t1\nHB-M8-40\t1\nZZZ-404\t2\nNUT-M8-NY\t1"));
  const judged = verdictsOf(lines, resolved, "en");

  it("shows all lines, or those to fix, each with its place among all", () => {
    expect(listedLines(lines, judged, {}).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(listedLines(lines, judged, readLinesView({ show: "bad", page: "7" }))).toEqual([
      { line: lines[0], verdict: judged[0], position: 1 },
      { line: lines[2], verdict: judged[2], position: 3 },
    ]);
  });

  it("leads from any line to the next one to fix and to the one before, around the ends", () => {
    expect([-1, 0, 1, 2, 3].map((after) => nextBad(judged, after))).toEqual([0, 2, 2, 0, 0]);
    expect([4, 3, 2, 1, 0].map((before) => previousBad(judged, before))).toEqual([2, 2, 0, 0, 2]);
    expect(previousBad(verdicts("NUT-M8-NY\t1"), 5)).toBeUndefined();
  });
});

describe("the draft", () => {
  it("counts the lines that were put together when a quantity is taken", () => {
    const draft = withLines(emptyDraft, readLines("HB-M8-40\t120\tEA\nNUT-M8-NY\t1\nHB-M8-40\t30\tEA"));
    const [bad] = verdictsOf(draft.lines, resolved, "en");
    if (bad?.kind !== "bad" || !bad.offers[0]) throw new Error("The sum of 150 should be refused.");
    const { lines } = withOffer(draft, 1, bad.offers[0], bad.merged);
    expect(lines.map(({ number, quantity, unit: name }) => [number, quantity, name])).toEqual([
      ["HB-M8-40", "2", "BX"],
      ["NUT-M8-NY", "1", ""],
    ]);
  });

  it("gives the cart the good lines alone, with the notes of those that were put together", () => {
    const { lines } = withLines(emptyDraft, readLines("NUT-M8-NY\t1\t\tDock 3\nZZZ-404\t1\nNUT M8 NY\t2\t\tRush"));
    const [portion] = portionsOf(lines, verdictsOf(lines, resolved, "en"));
    expect(portion?.additions).toEqual([{ invMastUid: 2, quantity: 3, unitOfMeasure: "EA", lineNote: "Dock 3; Rush" }]);
  });

  it("goes into the cart a thousand lines at a time, and each portion leaves the list", () => {
    const written = Array.from({ length: 1001 }, (_, index) => ({
      number: `P-${index}`,
      quantity: "1",
      unit: "",
      note: "",
    }));
    const draft = withLines(emptyDraft, written);
    const items = new Map(
      written.map(({ number }, index) => [number, found({ ...nut, invMastUid: index + 1, itemId: number })]),
    );
    const portions = portionsOf(draft.lines, verdictsOf(draft.lines, items, "en"));
    expect(portions.map(({ additions }) => additions.length)).toEqual([1000, 1]);
    const [left] = portions.map((portion) => withoutPortion(draft, portion).lines.map(({ number }) => number));
    expect(left).toEqual(["P-1000"]);
    expect(portions.reduce(withoutPortion, draft).lines).toEqual([]);
  });

  it("keeps what was refused with its reason, for a file that can be read again", () => {
    const draft = withLines(emptyDraft, readLines("ZZZ-404\t1"));
    const [line] = draft.lines;
    if (!line) throw new Error("There should be a line.");
    const { lines, setAside } = withSetAside(draft, [{ line, reason: "No part, has this number." }]);
    expect(lines).toEqual([]);
    const csv = refusedCsv(setAside, {
      part: "Part",
      quantity: "Quantity",
      unit: "Unit",
      note: "Note",
      reason: "Reason",
    });
    expect(csv).toBe('\uFEFFPart,Quantity,Unit,Note,Reason\r\nZZZ-404,1,,,"No part, has this number."\r\n');
    expect(readLines(csv)).toEqual([{ number: "ZZZ-404", quantity: "1", unit: "", note: "" }]);
  });

  it("counts every scan of a code", () => {
    const draft = ["A-1", "B-2", "A-1"].reduce(withScan, emptyDraft);
    expect(draft.lines.map(({ number, quantity }) => [number, quantity])).toEqual([
      ["A-1", "2"],
      ["B-2", "1"],
    ]);
  });

  it("survives a reload, and a memory that holds something else", () => {
    const kept = new Map<string, string>();
    const memory = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    };
    const draft = withLines(emptyDraft, readLines("HB-M8-40\t2"));
    rememberDraft(memory, "draft", draft);
    expect(recallDraft(memory, "draft")).toEqual(draft);
    kept.set("draft", "{");
    expect(recallDraft(memory, "draft")).toEqual(emptyDraft);
    rememberDraft(memory, "draft", emptyDraft);
    expect(kept.size).toBe(0);
  });
});
