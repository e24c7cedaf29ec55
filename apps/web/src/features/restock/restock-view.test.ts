import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { describe, expect, it } from "vitest";
import { mailBody, printedRestock, readRestocksView, restocksInput } from "./restock-view.ts";

describe("the list of restock orders", () => {
  it("shows what is on order, newest first, unless the address says otherwise", () => {
    expect(restocksInput(readRestocksView({}))).toEqual({
      limit: 25,
      offset: 0,
      orderBy: "restock_hdr_uid|DESC",
      statusCd: 704,
    });
    expect(restocksInput(readRestocksView({ state: "everything", page: "3", warehouse: "2", q: "GLV" }))).toEqual({
      limit: 25,
      offset: 50,
      orderBy: "restock_hdr_uid|DESC",
      warehouseUid: 2,
      q: "GLV",
    });
    expect(readRestocksView({ state: "onOrder", page: 1 })).toMatchObject({ state: undefined, page: undefined });
  });
});

describe("a printed order", () => {
  it("says from where to where, by which purchase order, and each part with how many", () => {
    const line = { qtyOrdered: 40, unitOfMeasure: "EA", itemId: "NGF-7781", description: "Bracket" };
    const order = {
      lines: [line],
      warehouseName: "Crib",
      distributorsName: "Vega",
      notes: null,
    } as unknown as RestockHeader;
    expect(printedRestock(order, { title: "Restock 3", poNumber: "PO 7" }).data).toEqual({
      title: "Restock 3",
      owner: "Crib → Vega",
      description: "PO 7",
      lines: [{ itemId: "NGF-7781", itemDesc: "Bracket", unitOfMeasure: "EA", qtyDesired: 40 }],
    });
    expect(printedRestock(order, { title: "", poNumber: undefined }).data).toMatchObject({ description: null });
  });
});

describe("an order as an e-mail", () => {
  it("names the purchase order, each part with its unit, and the note", () => {
    const line = { qtyOrdered: 40, unitOfMeasure: "EA", itemId: "NGF-7781", description: "Bracket" };
    const order = { lines: [line], poNumber: "PO-7", notes: "To the window" } as unknown as RestockHeader;
    expect(mailBody(order)).toBe("PO PO-7\n\n40 EA  NGF-7781  Bracket\n\nTo the window");
  });
});
