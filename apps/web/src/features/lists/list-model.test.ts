import type { OrderUnit, ResolvedItem, WishlistHeader, WishlistLine } from "@purvey/contract/generated/items";
import { describe, expect, it } from "vitest";
import { cartAdditions, listPrint, sharedView, sortedLines, verdictOf } from "./list-model.ts";
import { readListView } from "./list-view.ts";

function line(uid: number, more: Partial<WishlistLine> = {}): WishlistLine {
  return {
    itemWishlistLineUid: uid,
    itemWishlistHdrUid: 1,
    invMastUid: uid,
    itemId: `ITEM-${uid}`,
    itemDesc: "",
    qtyDesired: 2,
    unitOfMeasure: "BX",
    priority: 0,
    notes: null,
    dateCreated: "",
    ...more,
  };
}

function unit(unitOfMeasure: string, unitSize: number, more: Partial<OrderUnit> = {}): OrderUnit {
  return { unitOfMeasure, unitSize, sold: true, minimumOrderQty: 1, orderMultiple: 1, ...more };
}

function item(more: Partial<ResolvedItem> = {}): ResolvedItem {
  return {
    invMastUid: 1,
    itemId: "ITEM-1",
    itemDesc: "",
    imageUrl: null,
    discontinued: "N",
    baseUnit: "EA",
    defaultSellingUnit: "BX",
    units: [unit("EA", 1, { minimumOrderQty: 100, orderMultiple: 100 }), unit("BX", 100)],
    qtyAvailable: 450,
    ...more,
  };
}

describe("the address of a list", () => {
  it("names owner, code and order; what does not fit is left out", () => {
    expect(readListView({ owner: "7", code: "NGCONV0002", sort: "part", turned: "1" })).toEqual({
      owner: 7,
      code: "NGCONV0002",
      sort: "part",
      turned: 1,
    });
    expect(readListView({ owner: "x", code: "", sort: "colour", turned: "2" })).toEqual({});
  });

  it("carries the code only of a list that is not public", () => {
    const header = { usersId: 7, isPublic: "N", shareCode: "NGCONV0002" } as WishlistHeader;
    expect(sharedView(header)).toEqual({ owner: 7, code: "NGCONV0002" });
    expect(sharedView({ ...header, isPublic: "Y" })).toEqual({ owner: 7 });
  });
});

describe("the order of the lines", () => {
  const lines = [
    line(1, { itemId: "B-10", priority: 1 }),
    line(2, { itemId: "B-9" }),
    line(3, { itemId: "A", priority: 1 }),
  ];
  const uids = (view: Parameters<typeof sortedLines>[1]) =>
    sortedLines(lines, view).map(({ itemWishlistLineUid }) => itemWishlistLineUid);

  it("is by priority, then by part number with its figures as numbers", () => {
    expect(uids({})).toEqual([3, 1, 2]);
    expect(uids({ sort: "part" })).toEqual([3, 2, 1]);
    expect(uids({ sort: "part", turned: 1 })).toEqual([1, 2, 3]);
  });

  it("keeps the place of a line that was changed, though it is another record", () => {
    const changed = lines.map((each) => (each.itemWishlistLineUid === 3 ? { ...each, itemWishlistLineUid: 99 } : each));
    expect(sortedLines(changed, {}).map(({ itemId }) => itemId)).toEqual(["A", "B-10", "B-9"]);
  });
});

describe("the verdict of a line", () => {
  it("waits for the look-up", () => {
    expect(verdictOf(line(1), undefined)).toEqual({ kind: "waiting" });
  });

  it("is good for a unit that is sold in a multiple", () => {
    expect(verdictOf(line(1), item())).toMatchObject({ kind: "good", last: false, unit: { unitOfMeasure: "BX" } });
  });

  it("offers what can be ordered instead of 150 EA", () => {
    const verdict = verdictOf(line(1, { qtyDesired: 150, unitOfMeasure: "EA" }), item());
    expect(
      verdict.kind === "quantity" && verdict.offers.map(({ quantity, unit: name }) => `${quantity} ${name}`),
    ).toEqual(["2 BX", "1 BX"]);
  });

  it("tells what is sold while stock lasts from what is gone", () => {
    const discontinued = item({ discontinued: "Y" });
    expect(verdictOf(line(1), discontinued)).toMatchObject({ kind: "good", last: true });
    expect(verdictOf(line(1, { qtyDesired: 5 }), discontinued)).toMatchObject({ kind: "gone" });
    expect(verdictOf(line(1), null)).toEqual({ kind: "gone", item: undefined });
  });
});

describe("what leaves a list", () => {
  it("for the cart is what can be ordered, with its note cut to what a cart keeps", () => {
    const lines = [line(1, { notes: "x".repeat(300) }), line(2, { qtyDesired: 150, unitOfMeasure: "EA" }), line(3)];
    const verdicts = new Map(lines.map((each) => [each.itemWishlistLineUid, verdictOf(each, item())]));
    expect(cartAdditions(lines, verdicts)).toEqual([
      { invMastUid: 1, quantity: 2, unitOfMeasure: "BX", lineNote: "x".repeat(255) },
      { invMastUid: 3, quantity: 2, unitOfMeasure: "BX" },
    ]);
  });

  it("for the printer is the list with its owner", () => {
    const header = { name: "Kit", description: null, ownerName: "Dana Reyes" } as WishlistHeader;
    expect(listPrint(header, [line(1)])).toMatchObject({
      documentType: "wishlist",
      data: { title: "Kit", owner: "Dana Reyes", lines: [{ itemId: "ITEM-1", qtyDesired: 2 }] },
    });
  });
});
