import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterEach, expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { stockOf } from "../../../testing/stock-of.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { stockSums } from "../../inventory/stock-sums.ts";
import { applyDocuments } from "../apply-documents.ts";

describeServer("transfers between locations", (server) => {
  const api = async () => (await server().clientFor("walt")).warehouseOps;
  const apply = async () =>
    (await applyDocuments(server().db)).map(({ importState, processMessage }) => processMessage ?? importState);
  const both = async (itemId: string) => {
    const [from, to] = await Promise.all([stockOf(server().db, itemId, 10), stockOf(server().db, itemId, 20)]);
    return { from, to };
  };

  afterEach(async () => {
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(await binSums(server().db, "demo")).toEqual([]);
  });

  /** A transfer from Columbus to Toledo that is applied. */
  async function ask(itemId: string, quantity: number, uom = "EA"): Promise<number> {
    const { transfer } = await api();
    const { transferUid } = await transfer.create({
      locationId: 10,
      toLocationId: 20,
      lines: [{ itemId, quantity, uom }],
    }).data;
    expect(await apply()).toEqual(["delivered"]);
    return transferUid;
  }

  rule("R197 sets aside, ships and receives: nothing gets lost on the way", async () => {
    const { transfer, transferShipping, transferReceipt } = await api();
    const before = await both("HB-M8-40");
    const transferUid = await ask("HB-M8-40", 10, "BX");
    expect((await both("HB-M8-40")).from).toMatchObject({ onHand: 12000, allocated: 1000 });
    expect((await both("HB-M8-40")).to.onOrder).toBe(before.to.onOrder + 1000);
    const shipped = await transferShipping.create({
      transferUid,
      referenceNo: "T4-0314",
      carrierName: "Own truck 4",
      trackingNo: "T4-0314",
      lines: [{ itemId: "HB-M8-40", qtyShipped: 8 }],
    }).data;
    expect(shipped).toMatchObject({
      transferUid,
      locationId: 10,
      toLocationId: 20,
      toLocationName: "Toledo",
      carrierName: "Own truck 4",
      trackingNo: "T4-0314",
      lines: [{ transferLineNo: 1, qtyShipped: 8, uom: "BX", baseUnit: "EA" }],
    });
    expect(await apply()).toEqual(["delivered"]);
    expect((await both("HB-M8-40")).from).toMatchObject({ onHand: 11200, allocated: 200, bins: { "A-01-1": 11200 } });
    expect((await transfer.get({ transferUid }).data).lines[0]).toMatchObject({
      qtyShipped: 800,
      qtyReceived: 0,
      qtyInTransit: 800,
    });
    const received = await transferReceipt.create({
      transferUid,
      lines: [{ transferLineNo: 1, qtyReceived: 500, uom: "EA", bin: "TA-01-2" }],
    }).data;
    expect(received).toMatchObject({ transferUid, locationId: 20, fromLocationId: 10, fromLocationName: "Columbus" });
    expect(await apply()).toEqual(["delivered"]);
    expect((await both("HB-M8-40")).to).toMatchObject({
      onHand: 5000,
      onOrder: before.to.onOrder + 500,
      bins: { "TA-01-1": 4500, "TA-01-2": 500 },
    });
    await transferShipping.create({ transferUid, lines: [{ transferLineNo: 1, qtyShipped: 2 }] });
    await transferReceipt.create({ transferUid, lines: [{ transferLineNo: 1, qtyReceived: 5 }] });
    expect(await apply()).toEqual(["delivered", "delivered"]);
    expect((await transfer.get({ transferUid }).data).lines[0]).toMatchObject({
      qtyShipped: 1000,
      qtyReceived: 1000,
      qtyInTransit: 0,
      qtyShort: 0,
      complete: "Y",
    });
    const after = await both("HB-M8-40");
    expect(after.from).toMatchObject({ onHand: 11000, allocated: 0 });
    expect(after.to).toMatchObject({ onHand: 5500, onOrder: before.to.onOrder });
  });

  it("asks for no more than is available at the sender", async () => {
    const { transfer } = await api();
    const { transferUid } = await transfer.create({
      locationId: 20,
      toLocationId: 10,
      lines: [{ itemId: "HB-M8-25", quantity: 2500 }],
    }).data;
    expect(await apply()).toEqual([
      expect.stringMatching(/^Toledo has 2400 EA of `HB-M8-25` available; 2500 EA were asked for\./),
    ]);
    await transfer.update({ transferUid, lines: [{ itemId: "HB-M8-25", quantity: 2400 }] });
    expect(await apply()).toEqual(["delivered"]);
    expect(await stockOf(server().db, "HB-M8-25", 20)).toMatchObject({ onHand: 2400, allocated: 2400 });
    expect(await refusedWith(transfer.delete({ transferUid }))).toEqual([409]);
  });

  it("ships no more than was asked for, and needs a reason to ship less for good", async () => {
    const { transfer, transferShipping } = await api();
    const transferUid = await ask("NUT-M8-NY", 300);
    const before = (await both("NUT-M8-NY")).to.onOrder;
    const ship = (qtyShipped: number, more: object = {}) =>
      transferShipping.create({ transferUid, lines: [{ itemId: "NUT-M8-NY", qtyShipped, ...more }] }).data;
    await ship(301);
    await ship(200, { complete: "Y" });
    expect(await apply()).toEqual([
      `The transfer ${transferUid} asks for 300 EA more of \`NUT-M8-NY\`; 301 EA were loaded. Unload the rest, or hand in another transfer for it.`,
      "100 EA of `NUT-M8-NY` would be missing for good. Give a `reason`, or leave `complete` away.",
    ]);
    await ship(200, { complete: "Y", reason: "Bin was short" });
    expect(await apply()).toEqual(["delivered"]);
    expect((await transfer.get({ transferUid }).data).lines[0]).toMatchObject({
      qtyShipped: 200,
      qtyShort: 100,
      qtyInTransit: 200,
    });
    const stock = await both("NUT-M8-NY");
    expect([stock.from.allocated, stock.to.onOrder]).toEqual([0, before - 100]);
  });

  it("records what did not arrive as short, and what came beyond as an adjustment, each with its reason", async () => {
    const { transfer, transferShipping, transferReceipt } = await api();
    const transferUid = await ask("CUT-115-1", 100);
    await transferShipping.create({ transferUid, lines: [{ itemId: "CUT-115-1", qtyShipped: 100 }] });
    const receive = (qtyReceived: number, more: object) =>
      transferReceipt.create({ transferUid, lines: [{ itemId: "CUT-115-1", qtyReceived, ...more }] });
    await receive(90, { complete: "Y" });
    await receive(110, {});
    expect(await apply()).toEqual([
      "delivered",
      `90 EA of \`CUT-115-1\` are 10 EA less than the 100 that are under way with the transfer ${transferUid}. Give a \`reason\`, or correct the quantity.`,
      `110 EA of \`CUT-115-1\` are 10 EA more than the 100 that are under way with the transfer ${transferUid}. Give a \`reason\`, or correct the quantity.`,
    ]);
    await receive(90, { complete: "Y", reason: "One carton crushed" });
    await receive(5, { reason: "Found on the truck" });
    expect(await apply()).toEqual(["delivered", "delivered"]);
    expect((await transfer.get({ transferUid }).data).lines[0]).toMatchObject({
      qtyShipped: 100,
      qtyReceived: 95,
      qtyInTransit: 0,
      qtyShort: 10,
      complete: "Y",
    });
    const stock = await both("CUT-115-1");
    expect([stock.from.onHand, stock.to.onHand, stock.to.onOrder]).toEqual([800, 355, 0]);
    const adjusted = await server().db.query(sql`
      select on_hand_change as change, reason from stock_movement
      where site_id = 'demo' and reference_type = 'transfer-receipt' and movement_type = 'adjust'`);
    expect(adjusted).toEqual([{ change: 5, reason: "Found on the truck" }]);
  });

  it("carries lots and registered pieces along, and knows which are missing", async () => {
    const { receiving, transferShipping, transferReceipt } = await api();
    const lots = await ask("ADH-50", 40);
    await transferShipping.create({ transferUid: lots, lines: [{ itemId: "ADH-50", qtyShipped: 40 }] });
    await transferReceipt.create({
      transferUid: lots,
      lines: [{ itemId: "ADH-50", qtyReceived: 40, bin: "TF-01-1" }],
    });
    expect(await apply()).toEqual(["delivered", "delivered"]);
    expect((await both("ADH-50")).from.bins).toEqual({ "F-01-1/L-64": 44 });
    expect((await both("ADH-50")).to.bins).toEqual({ "TF-01-1/L-61": 36, "TF-01-1/L-64": 26 });

    const poNo = await addPurchaseOrder(server().db, [{ itemId: "MTR-075", quantity: 3 }]);
    const serials = ["TR-1", "TR-2", "TR-3"];
    await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived: 3, serials }] });
    expect(await apply()).toEqual(["delivered"]);
    const pieces = await ask("MTR-075", 3);
    const ship = (...named: string[]) =>
      transferShipping.create({
        transferUid: pieces,
        lines: [{ itemId: "MTR-075", qtyShipped: named.length, serials: named }],
      });
    await ship("TR-9");
    await ship(...serials);
    await ship("TR-1");
    const receive = (named: string[], more: object = {}) =>
      transferReceipt.create({
        transferUid: pieces,
        lines: [{ itemId: "MTR-075", qtyReceived: named.length, serials: named, ...more }],
      });
    await receive(["TR-9"]);
    await receive(["TR-2"]);
    await receive(["TR-3"], { complete: "Y", reason: "TR-1 is not on the truck" });
    expect(await apply()).toEqual([
      "Columbus has no `MTR-075` with the serial number `TR-9` in stock; nobody registered it.",
      "delivered",
      `The transfer ${pieces} asks for 0 EA more of \`MTR-075\`; 1 EA were loaded. Unload the rest, or hand in another transfer for it.`,
      `\`MTR-075\` \`TR-9\` is not under way with the transfer ${pieces}. Check its plate.`,
      "delivered",
      "delivered",
    ]);
    const found = await server().db.query(sql`
      select serial_no as no, serial_state as state, location_id as location, bin from serial_number
      where site_id = 'demo' and serial_no like 'TR-%' order by 1`);
    expect(found).toEqual([
      { no: "TR-1", state: "missing", location: 10, bin: null },
      { no: "TR-2", state: "stock", location: 20, bin: "TE-01-1" },
      { no: "TR-3", state: "stock", location: 20, bin: "TE-01-1" },
    ]);
  });

  it("leaves registered pieces where they are until their numbers are named, over lines, portions and documents", async () => {
    const { receiving, binTransfer, transferShipping } = await api();
    const { onHand: before } = (await both("MTR-075")).from;
    const poNo = await addPurchaseOrder(server().db, [{ itemId: "MTR-075", quantity: 9 }]);
    const serials = [1, 2, 3, 4, 5, 6, 7].map((number) => `UN-${number}`);
    await receiving.create({
      poNo,
      lines: [
        { poLineNo: 1, qtyReceived: 7, bin: "RECV", serials },
        { poLineNo: 1, qtyReceived: 2, bin: "E-01-1", serials: ["LOOSE-1", "LOOSE-2"] },
      ],
    });
    expect(await apply()).toEqual(["delivered"]);
    // Two that came before numbers were registered.
    await server().db.execute(sql`delete from serial_number where site_id = 'demo' and serial_no like 'LOOSE-_'`);
    const loose = 2;
    const transferUid = await ask("MTR-075", loose + 2);
    const named = (lineNo: number, qtyShipped: number, more: object = {}) => ({
      lineNo,
      transferLineNo: 1,
      qtyShipped,
      ...more,
    });
    const ship = async (...lines: ReturnType<typeof named>[]) => {
      await transferShipping.create({ transferUid, lines }).data;
      return apply();
    };
    const refused = "`MTR-075` is registered by serial numbers. Name those of the ";
    // One by one each line finds enough; together they do not.
    expect(await ship(named(1, loose), named(2, 1))).toEqual([expect.stringContaining(refused)]);
    expect(await ship(named(1, loose + 1))).toEqual([expect.stringContaining(refused)]);
    // Of a bin in which every piece is registered none leaves without its number, however many lie elsewhere.
    expect(await ship(named(1, 1, { bin: "RECV" }))).toEqual([expect.stringContaining(refused)]);
    const move = (...transfers: object[]) =>
      binTransfer.create({
        usersId: 4,
        locationId: 10,
        requestId: `UN-${transfers.length}`,
        transfers: transfers as [],
      }).data;
    await move(
      { itemId: "MTR-075", fromBin: "RECV", toBin: "E-01-1", serials: ["UN-1"], quantity: 1 },
      { itemId: "MTR-075", fromBin: "RECV", toBin: "E-01-1", quantity: 1 },
    );
    expect(await apply()).toEqual([expect.stringContaining(refused)]);
    expect(await ship(named(1, 1, { serials: ["UN-1"] }), named(2, loose))).toEqual(["delivered"]);
    expect(await ship(named(1, 1))).toEqual([expect.stringContaining(refused)]);
    expect((await both("MTR-075")).from.onHand).toBe(before + 6);
  });

  it("waits with shipments and receipts for the transfer they belong to, also when all come at once", async () => {
    const { transfer, transferShipping, transferReceipt } = await api();
    const line = { itemId: "GLV-NIT-L", uom: "CS" };
    const { transferUid } = await transfer.create({
      locationId: 10,
      toLocationId: 20,
      statusCd: 705,
      lines: [{ ...line, quantity: 3 }],
    }).data;
    const shipping = await transferShipping.create({ transferUid, lines: [{ ...line, qtyShipped: 3 }] }).data;
    expect(await apply()).toEqual([`The transfer ${transferUid} is not applied. Correct it first, then try again.`]);
    await transfer.update({ transferUid, statusCd: 704 });
    await transferShipping.update({ transferShippingUid: shipping.transferShippingUid, processCd: 704 });
    await transferReceipt.create({ transferUid, lines: [{ ...line, qtyReceived: 3 }] });
    expect(await apply()).toEqual(["delivered", "delivered", "delivered"]);
    expect((await both("GLV-NIT-L")).to).toMatchObject({ onHand: 44, onOrder: 0 });
  });

  it("refuses a correction of what somebody else changed since it was read", async () => {
    const { transferShipping } = await api();
    const transferUid = await ask("NUT-M8-NY", 30);
    const held = await transferShipping.create({
      transferUid,
      statusCd: 705,
      lines: [{ itemId: "NUT-M8-NY", qtyShipped: 30 }],
    }).data;
    const { transferShippingUid } = held;
    // Within the second that it was read in.
    await transferShipping.update({ transferShippingUid, jsonData: "{}" });
    const correct = (ifLastModified: string) =>
      transferShipping.update({
        transferShippingUid,
        ifLastModified,
        lines: [{ itemId: "NUT-M8-NY", qtyShipped: 20 }],
      });
    expect(await refusedWith(correct(held.dateLastModified))).toEqual([409]);
    const now = await transferShipping.get({ transferShippingUid }).data;
    expect(now.lines[0]?.qtyShipped).toBe(30);
    expect((await correct(now.dateLastModified).data).lines[0]?.qtyShipped).toBe(20);
    const discard = (ifLastModified: string) => transferShipping.delete({ transferShippingUid, ifLastModified });
    expect(await refusedWith(discard(now.dateLastModified))).toEqual([409]);
    const last = await transferShipping.get({ transferShippingUid }).data;
    expect((await discard(last.dateLastModified).data).deleted).toBe(true);
  });

  it("refuses transfers to the same or an unknown location, and shipments of unknown transfers", async () => {
    const { transfer, transferShipping, transferReceipt } = await api();
    const lines = [{ itemId: "WSH-M8", quantity: 1 }];
    expect(
      await refusedWith(
        transfer.create({ locationId: 10, toLocationId: 10, lines }),
        transfer.create({ locationId: 10, toLocationId: 99, lines }),
        transferShipping.create({ transferUid: 999_999, lines: [{ itemId: "WSH-M8", qtyShipped: 1 }] }),
        transferReceipt.create({ transferUid: 999_999, lines: [{ itemId: "WSH-M8", qtyReceived: 1 }] }),
      ),
    ).toEqual([400, 400, 400, 400]);
  });

  rule("R126 R192 R196 changes, lists and deletes each kind", async () => {
    const { transfer, transferShipping, transferReceipt } = await api();
    const transferUid = await ask("WSH-M8", 100);
    const draft = { statusCd: 705, referenceNo: "TL-1" } as const;
    const asked = await transfer.create({
      ...draft,
      locationId: 10,
      toLocationId: 20,
      lines: [{ itemId: "WSH-M8", quantity: 5 }],
    }).data;
    const shipped = await transferShipping.create({
      ...draft,
      transferUid,
      lines: [{ itemId: "WSH-M8", qtyShipped: 5 }],
    }).data;
    const received = await transferReceipt.create({
      ...draft,
      transferUid,
      lines: [{ itemId: "WSH-M8", qtyReceived: 5 }],
    }).data;
    const { transferShippingUid } = shipped;
    const { transferReceiptUid } = received;
    const change = { properties: { seal: "A-17" }, jsonData: "{}", processMessage: "Truck leaves at six" };
    const modified = { ...change, dateLastModified: expect.any(String) };
    expect(await transfer.update({ transferUid: asked.transferUid, ...change }).data).toEqual({
      ...asked,
      ...modified,
    });
    expect(await transferShipping.update({ transferShippingUid, ...change }).data).toEqual({ ...shipped, ...modified });
    expect(await transferReceipt.update({ transferReceiptUid, ...change }).data).toEqual({ ...received, ...modified });
    const filter = { referenceNo: "TL-1", statusCd: 705 } as const;
    expect((await transfer.list(filter).data).map((one) => one.transferUid)).toEqual([asked.transferUid]);
    expect((await transferShipping.list(filter).data).map((one) => one.transferShippingUid)).toEqual([
      transferShippingUid,
    ]);
    expect((await transferReceipt.list(filter).data).map((one) => one.transferReceiptUid)).toEqual([
      transferReceiptUid,
    ]);
    // Either end's own: the sender's, the receiver's, not a third one's.
    const at = async (locationId: number) => {
      const lists = [transfer, transferShipping, transferReceipt].map((kind) => kind.list({ ...filter, locationId }));
      return (await Promise.all(lists)).map(({ totalResults }) => totalResults);
    };
    expect([await at(10), await at(20), await at(30)]).toEqual([
      [1, 1, 1],
      [1, 1, 1],
      [0, 0, 0],
    ]);
    expect((await transferShipping.get({ transferShippingUid }).data).lines).toEqual(shipped.lines);
    expect((await transferReceipt.get({ transferReceiptUid }).data).lines).toEqual(received.lines);
    expect((await transfer.delete({ transferUid: asked.transferUid }).data).deleted).toBe(true);
    expect((await transferShipping.delete({ transferShippingUid }).data).deleted).toBe(true);
    expect((await transferReceipt.delete({ transferReceiptUid }).data).deleted).toBe(true);
    expect(await transferShipping.list(filter).data).toEqual([]);
  });
});
