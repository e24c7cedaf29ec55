import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { codesOf } from "../../../testing/codes-of.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { statementsOf } from "../../../testing/statements-of.ts";

const { complete, open, partlyReceived, unapproved } = world.purchaseOrders;

describeServer("purchase orders", (server) => {
  const api = async (username = "walt") => (await server().clientFor(username)).orders.poHdr;

  rule("R125 gets one with its lines, what came, what is to come, and where it lies", async () => {
    const order = await (await api()).get({ poNo: partlyReceived }).data;
    expect(order).toMatchObject({
      poNo: partlyReceived,
      vendorId: world.vendors.vega,
      vendorName: "Vega Supply",
      locationName: "Columbus",
      poDate: "2026-01-12 08:30:00",
      dateDue: "2026-01-19 08:30:00",
      complete: "N",
      status: "partial",
      totalAmount: 6 * 139.2 + 100 * 4.9,
      lineCount: 2,
      approved: "Y",
      cancelFlag: "N",
    });
    expect(order.lines).toMatchObject([
      {
        lineNo: 1,
        itemId: "MTR-075",
        vendorItemId: "DM-80-4-075-B3",
        qtyOrdered: 6,
        qtyReceived: 2,
        qtyOpen: 4,
        unitOfMeasure: "EA",
        unitCost: 139.2,
        extendedCost: 835.2,
        complete: "N",
        serialized: "Y",
        trackLots: "N",
        trackBins: "Y",
        primaryBin: "E-01-1",
      },
      { lineNo: 2, itemId: "SEAL-XT2", qtyOpen: 0, complete: "Y", serialized: "N", primaryBin: "D-01-2" },
    ]);
  });

  it("documents one as it goes to the vendor", async () => {
    const order = await (await api()).doc({ id: open }).data;
    expect(order).toMatchObject({
      vendor: { name: "Vega Supply", city: "Lincoln Park", state: "MI", emailAddress: "orders@vegasupply.example" },
      shipTo: { name: "Toledo", address1: "1150 Matzinger Road", emailAddress: null },
      notes: "Toledo is out of M8 x 60",
      lines: [{ itemId: "HB-M8-60", qtyOrdered: 10, unitOfMeasure: "BX", unitSize: 100, baseUnit: "EA" }],
    });
  });

  rule("R125 lists them with their state; lines only with fullDocument=Y", async () => {
    const { data, totalResults } = await (await api()).list({});
    expect(totalResults).toBe(4);
    expect(data.map(({ poNo, status, lines, lineCount }) => [poNo, status, lines.length, lineCount])).toEqual([
      [complete, "complete", 0, 2],
      [open, "open", 0, 1],
      [partlyReceived, "partial", 0, 2],
      [unapproved, "unapproved", 0, 2],
    ]);
    const full = await (await api()).list({ fullDocument: "Y", orderBy: "total_amount|DESC", limit: 1 }).data;
    expect(full.map(({ poNo, lines }) => [poNo, lines.length])).toEqual([[unapproved, 2]]);
  });

  it("filters by completion, location and vendor, and finds by number, vendor and item", async () => {
    const poHdr = await api();
    const found = async (input: Parameters<typeof poHdr.list>[0]) =>
      (await poHdr.list(input).data).map(({ poNo }) => poNo);
    expect(await found({ complete: "Y" })).toEqual([complete]);
    expect(await found({ complete: "N", locationId: 10 })).toEqual([partlyReceived, unapproved]);
    expect(await found({ complete: "N", awaited: "Y" })).toEqual([open, partlyReceived]);
    expect(await found({ complete: "N", awaited: "N" })).toEqual([unapproved]);
    // Those two are due on January 26 and 19; a day that is not over does not count.
    expect(await found({ awaited: "Y", dueBefore: "2026-01-26 00:00:00" })).toEqual([partlyReceived]);
    expect(await found({ awaited: "Y", dueFrom: "2026-01-26 00:00:00" })).toEqual([open]);
    expect(await found({ vendorId: world.vendors.vega })).toEqual([open, partlyReceived]);
    expect(await found({ q: String(open) })).toEqual([open]);
    expect(await found({ q: "handhold" })).toEqual([unapproved]);
    expect(await found({ q: "mtr 075" })).toEqual([partlyReceived]);
    expect(await found({ q: "VG-4017-8x60-88z" })).toEqual([open]);
    const { lines } = await poHdr.get({ poNo: open }).data;
    expect(lines[0]?.upcOrEanId).toMatch(/^\d{12}$/);
    expect(await found({ q: `00${lines[0]?.upcOrEanId}` })).toContain(open);
    expect(await found({ q: "%" })).toEqual([]);
    expect(await codesOf(poHdr.list({ orderBy: "password" }), poHdr.get({ poNo: 1 }), poHdr.doc({ id: 1 }))).toEqual([
      ...["VALIDATION_ERROR", "NOT_FOUND", "NOT_FOUND"],
    ]);
  });

  rule("R125 says what was cancelled", async () => {
    await server().db.execute(sql`
      insert into po_hdr (site_id, po_no, vendor_id, location_id, cancel_flag) values ('demo', 900009, '20010', 10, 'Y')`);
    expect(await (await api()).get({ poNo: 900009 }).data).toMatchObject({
      status: "cancelled",
      totalAmount: 0,
      lines: [],
    });
    await server().db.execute(sql`delete from po_hdr where site_id = 'demo' and po_no = 900009`);
  });

  it("asks one statement for a list, two with lines", async () => {
    const poHdr = await api();
    expect(await statementsOf(server(), () => poHdr.list({}).data)).toBe(1);
    expect(await statementsOf(server(), () => poHdr.list({ fullDocument: "Y" }).data)).toBe(2);
    expect(await statementsOf(server(), () => poHdr.get({ poNo: open }).data)).toBe(2);
  });

  it("matches a packing slip's text to its purchase order and says why", async () => {
    const text =
      "VEGA SUPPLY\nPACKING SLIP 4711\nShip date: 01/26/2026\nYour order no. 9OOOO2\n10 BX VG-4017-8x60-88Z Hex bolt M8 x 60";
    const [first, second] = await (await api()).scan({ text }).data;
    expect(first).toMatchObject({ poNo: open, vendorName: "Vega Supply", complete: "N", lineCount: 1, locationId: 20 });
    expect(first?.similarity).toBeGreaterThan(0.95);
    expect(first?.matchedCriteria.map(({ criterion, score }) => [criterion, score > 0.9])).toEqual([
      ["poNo", true],
      ["items", true],
      ["vendor", true],
      ["quantities", true],
      ["date", true],
    ]);
    expect(first?.matchedCriteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 3);
    expect(first?.matchedLines).toMatchObject([
      { lineNo: 1, itemId: "HB-M8-60", qtyGiven: 10, qtyOpen: 10, unitOfMeasure: "BX" },
    ]);
    expect(second?.similarity ?? 0).toBeLessThan(0.5);
  });

  it("matches fields: our numbers, part of the vendor's name, base units, and a number alone", async () => {
    const poHdr = await api();
    const best = async (input: Parameters<typeof poHdr.scan>[0]) => (await poHdr.scan(input).data)[0];
    const lines = [{ itemId: "HB-M8-60", quantity: 1000, unitOfMeasure: "EA" }];
    expect(await best({ vendorName: "vega", lines })).toMatchObject({ poNo: open });
    expect(await best({ poNo: String(partlyReceived) })).toMatchObject({ poNo: partlyReceived, similarity: 1 });
    expect(
      await best({ vendorId: world.vendors.handhold, lines: [{ itemId: "GLV NIT L", quantity: 10 }] }),
    ).toMatchObject({ poNo: unapproved });
    expect(await best({ vendorName: "vega", lines, locationId: 10 })).not.toMatchObject({ poNo: open });
  });

  it("keeps to limit and least similarity, answers nothing for what it cannot place, and refuses an empty slip", async () => {
    const poHdr = await api();
    const text = "VEGA SUPPLY\nPO 900002\n10 BX HB-M8-60\n4 EA MTR-075";
    expect(await poHdr.scan({ text, limit: 1, minSimilarity: 0 }).data).toHaveLength(1);
    expect((await poHdr.scan({ text, minSimilarity: 0.99 })).totalResults).toBe(0);
    expect((await poHdr.scan({ poNo: "77-QX", vendorName: "Quimby" })).totalResults).toBe(0);
    expect(await codesOf(poHdr.scan({}), poHdr.scan({ text: " \n" }))).toEqual([
      "VALIDATION_ERROR",
      "VALIDATION_ERROR",
    ]);
  });
});
