import { describe, expect, it } from "vitest";
import { createWedge, type WedgeKey, type WedgeStep } from "./wedge.ts";

/** Presses keys with the same time between them and gives what the last one meant. */
function press(keys: readonly string[], gap: number, modifiers: Partial<WedgeKey> = {}): WedgeStep {
  const readKey = createWedge();
  const steps = keys.map((key, place) =>
    readKey({ key, ctrlKey: false, altKey: false, metaKey: false, timeStamp: 1000 + place * gap, ...modifiers }),
  );
  return steps.at(-1) ?? { kind: "other" };
}

describe("createWedge", () => {
  it.each(["Enter", "Tab"])("takes a burst that ends with %s for a scan", (end) => {
    expect(press([..."HB-M8-40", end], 8)).toEqual({ kind: "scan", text: "HB-M8-40" });
  });

  it("passes over shift keys inside a burst", () => {
    expect(press(["Shift", "H", "B", "Shift", "M", "8", "Enter"], 10)).toEqual({ kind: "scan", text: "HBM8" });
  });

  it("takes the typing of a person for no scan", () => {
    expect(press([..."HB-M8-40", "Enter"], 36)).toEqual({ kind: "other" });
  });

  it("takes three characters for no scan", () => {
    expect(press([..."123", "Enter"], 5)).toEqual({ kind: "other" });
  });

  it("begins anew after a pause", () => {
    const readKey = createWedge();
    const keys = [..."ABCD"].map((key, place) => ({ key, timeStamp: place * 5 }));
    const late = [..."WXYZ", "Enter"].map((key, place) => ({ key, timeStamp: 500 + place * 5 }));
    const steps = [...keys, ...late].map((key) => readKey({ ctrlKey: false, altKey: false, metaKey: false, ...key }));
    expect(steps.at(-1)).toEqual({ kind: "scan", text: "WXYZ" });
  });

  it("reads the separator of GS1 codes, and no other shortcut", () => {
    const readKey = createWedge();
    const plain = { ctrlKey: false, altKey: false, metaKey: false };
    for (const [place, key] of [..."10L7"].entries()) readKey({ ...plain, key, timeStamp: place });
    readKey({ ...plain, key: "]", ctrlKey: true, timeStamp: 5 });
    readKey({ ...plain, key: "2", timeStamp: 6 });
    expect(readKey({ ...plain, key: "Enter", timeStamp: 7 })).toEqual({ kind: "scan", text: "10L7\u001d2" });
    expect(press(["c"], 1, { ctrlKey: true })).toEqual({ kind: "other" });
  });
});
