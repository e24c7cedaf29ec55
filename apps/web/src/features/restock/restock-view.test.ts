import type { RestockHeader } from "@purvey/contract/generated/vmi";
import { describe, expect, it } from "vitest";
import { mailBody, readRestocksView, restocksInput } from "./restock-view.ts";

describe("the list of restock orders", () => {
  it("shows what is on order, newest first, unless the address says otherwise", () => {
    expect(restocksInput(readRestocksView({}))).toEqual({
      ...{ limit: 25, offset: 0, orderBy: "restock_hdr_uid|DESC", statusCd: 704 },
    });
    expect(restocksInput(readRestocksView({ state: "everything", page: "3", warehouse: "2", q: "GLV" }))).toEqual({
      ...{ limit: 25, offset: 50, orderBy: "restock_hdr_uid|DESC", warehouseUid: 2, q: "GLV" },
    });
    expect(readRestocksView({ state: "onOrder", page: 1 })).toMatchObject({ state: undefined, page: undefined });
  });
});

describe("an order as an e-mail", () => {
  it("names the purchase order, each part with its unit, and the note", () => {
    const line = { qtyOrdered: 40, unitOfMeasure: "EA", itemId: "NGF-7781", description: "Bracket" };
    const order = { lines: [line], poNumber: "PO-7", notes: "To the window" } as unknown as RestockHeader;
    expect(mailBody(order)).toBe("PO PO-7\n\n40 EA  NGF-7781  Bracket\n\nTo the window");
  });
});
