import { describe, expect, it } from "vitest";
import { plainPricedLine } from "../../../testing/sample-items.ts";
import { decimal, numberOf } from "../../../values/decimal.ts";
import type { PricedLine } from "../priced-line.ts";
import { readBalances, stockFindings, stockRequests, withoutDiscontinued } from "./stock-findings.ts";

/** A line of so many pieces, of which the location has 10 on hand, 4 of them set aside; `item` changes what it is of. */
function line(pieces: number, item: Partial<PricedLine["item"]> = {}, changes: Partial<PricedLine> = {}): PricedLine {
  const plain = plainPricedLine(pieces, 0.42, changes);
  return { ...plain, item: { ...plain.item, onHand: 10, allocated: 4, ...item } };
}

const columbus = {
  locationId: 10,
  locationName: "Columbus",
  allowBackorder: false,
  postalCode: "43228",
  country: "US",
  today: "2026-03-16",
};
const toledo = { ...columbus, locationId: 20, locationName: "Toledo", allowBackorder: true };
const findings = (lines: readonly PricedLine[], location = columbus) => stockFindings(lines, location);
const nothing = { errors: [], warnings: [] };
const subject = { lineNo: 1, itemId: "HB-M8-40", suggestedQuantity: null, suggestedUnitOfMeasure: null };
const suggested = (quantity: number, unit = "EA") => ({
  ...subject,
  suggestedQuantity: quantity,
  suggestedUnitOfMeasure: unit,
});
const short = (asked: number, available = 6) =>
  `Columbus has ${available} EA of \`HB-M8-40\` available; ${asked} EA were asked for.`;

describe("what is said of the stock", () => {
  it("is nothing of what is there and set aside for nobody", () => {
    expect(findings([])).toEqual(nothing);
    expect(findings([line(6)])).toEqual(nothing);
    expect(findings([line(6)], toledo)).toEqual(nothing);
  });

  it("is what is short, with the most that there is", () => {
    const refused = { ...suggested(6), code: "STOCK_SHORT", message: short(7) };
    expect(findings([line(7)])).toEqual({ errors: [refused], warnings: [] });
  });

  it("is what waits where a location takes backorders", () => {
    const waits = { ...subject, code: "BACKORDER", message: "1 of 7 EA of `HB-M8-40` wait for new stock in Toledo." };
    expect(findings([line(7)], toledo)).toEqual({ errors: [], warnings: [waits] });
  });

  it("counts what earlier lines of the item take", () => {
    const second = { ...line(4, {}, { lineNo: 2 }) };
    const refused = { ...suggested(1), lineNo: 2, code: "STOCK_SHORT", message: short(4, 1) };
    expect(findings([line(5), second])).toEqual({ errors: [refused], warnings: [] });
    const waits = { ...subject, lineNo: 2, code: "BACKORDER" };
    expect(findings([line(5), second], toledo)).toMatchObject({ errors: [], warnings: [waits] });
  });

  it("suggests whole multiples of the line's unit, none below its least, and none where nothing is left", () => {
    const unit = { unitOfMeasure: "PK", unitSize: 2, sold: true, minimumOrderQty: 0, orderMultiple: 0 };
    const of = (changes: Partial<typeof unit>, item: Partial<PricedLine["item"]> = {}) =>
      findings([line(20, item, { unit: { ...unit, ...changes } })]).errors[0];
    expect(of({})).toMatchObject(suggested(3, "PK"));
    expect(of({ unitSize: 4 })).toMatchObject(suggested(1, "PK"));
    expect(of({ orderMultiple: 2 })).toMatchObject(suggested(2, "PK"));
    expect(of({ orderMultiple: 1 })).toMatchObject(suggested(3, "PK"));
    expect(of({ minimumOrderQty: 3 })).toMatchObject(suggested(3, "PK"));
    expect(of({ minimumOrderQty: 4 })).toMatchObject(subject);
    expect(of({ unitSize: 7 })).toMatchObject(subject);
    expect(of({}, { onHand: 4 })).toMatchObject(subject);
    expect(of({}, { onHand: 3 })).toMatchObject(subject);
  });

  it("names up to three other locations that have some, short or waiting", () => {
    const elsewhere = [
      { locationName: "Toledo", available: 1200 },
      { locationName: "Dayton", available: 3.5 },
      { locationName: "Akron", available: 2 },
      { locationName: "Lima", available: 1 },
    ];
    const others = "Toledo has 1200 EA, Dayton has 3.5 EA, Akron has 2 EA.";
    expect(findings([line(7, { elsewhere })]).errors[0]?.message).toBe(`${short(7)} ${others}`);
    expect(findings([line(7, { elsewhere })], toledo).warnings[0]?.message).toBe(
      `1 of 7 EA of \`HB-M8-40\` wait for new stock in Toledo. ${others}`,
    );
  });

  it("is that an item is discontinued: it waits nowhere, and what takes its place is named", () => {
    const gone = { discontinued: true };
    const code = "ITEM_DISCONTINUED";
    const lasts = { ...subject, code, message: "`HB-M8-40` is discontinued and sold while stock lasts." };
    for (const location of [columbus, toledo])
      expect(findings([line(6, gone)], location)).toEqual({ errors: [], warnings: [lasts] });
    const refusal = "`HB-M8-40` is discontinued. Toledo has 6 EA of `HB-M8-40` available; 7 EA were asked for.";
    expect(findings([line(7, gone)], toledo)).toEqual({
      errors: [{ ...suggested(6), code, message: refusal }],
      warnings: [],
    });
    const elsewhere = [{ locationName: "Dayton", available: 3 }];
    const saidOf = (...substitutes: string[]) =>
      findings([line(7, { ...gone, elsewhere, substitutes })], toledo).errors[0]?.message;
    expect(saidOf("HB-2")).toBe(`${refusal} Dayton has 3 EA. \`HB-2\` takes its place.`);
    expect(saidOf("HB-2", "HB-3")).toBe(`${refusal} Dayton has 3 EA. \`HB-2\`, \`HB-3\` take its place.`);
  });
});

describe("the stock of lines", () => {
  it("is asked for in base units at the location", () => {
    const boxes = line(3, {}, { lineNo: 4, baseQuantity: decimal(300) });
    const [request, ...others] = stockRequests([boxes], columbus);
    expect([request, others]).toEqual([{ lineNo: 4, locationId: 10, invMastUid: 1, quantity: decimal(300) }, []]);
  });

  it("takes backorders where the location does, but not of what is discontinued", () => {
    const other = { invMastUid: 2, discontinued: true };
    const balances = [...readBalances([line(1), line(1, other)], toledo).values()];
    expect(balances.map(({ invMastUid, allowBackorder }) => [invMastUid, allowBackorder])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(balances[0]).toMatchObject({ locationId: 20, locationName: "Toledo", itemId: "HB-M8-40", baseUnit: "EA" });
    expect(
      balances.map(({ onHand, allocated, backordered }) => [onHand, allocated, backordered].map(numberOf)),
    ).toEqual([
      [10, 4, 0],
      [10, 4, 0],
    ]);
    const kept = withoutDiscontinued(readBalances([line(1)], toledo), []);
    expect([...kept.values()].map(({ allowBackorder }) => allowBackorder)).toEqual([true]);
  });
});
