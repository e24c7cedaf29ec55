import { warehouseOps } from "@purvey/contract/services/warehouse-ops/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { afterEach, expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { stockOf } from "../../../testing/stock-of.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { stockSums } from "../../inventory/stock-sums.ts";
import { applyDocuments } from "../apply-documents.ts";

describeServer("receipts of purchase orders", (server) => {
  const api = async () => (await server().clientFor("rita")).warehouseOps;
  const apply = async () =>
    (await applyDocuments(server().db)).map(({ importState, processMessage }) => processMessage ?? importState);
  const purchase = (...lines: Parameters<typeof addPurchaseOrder>[1]) => addPurchaseOrder(server().db, lines);

  afterEach(async () => {
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(await binSums(server().db, "demo")).toEqual([]);
  });

  function orderOf(poNo: number) {
    return server().db.first(sql`
      select h.complete, (select string_agg(trim_scale(round(p.base_received / p.unit_size, 6)) || ' ' || p.complete, ', ' order by p.line_no) from po_line p
        where p.site_id = h.site_id and p.po_no = h.po_no) as lines
      from po_hdr h where h.site_id = 'demo' and h.po_no = ${poNo}`);
  }

  rule("R197 receives a purchase order in parts: stock, bins, ledger and order follow", async () => {
    const { receiving } = await api();
    const poNo = await purchase({ itemId: "HB-M8-60", quantity: 10, unit: "BX", unitSize: 100 });
    const before = await stockOf(server().db, "HB-M8-60");
    expect(before.onOrder).toBe(1000);
    const created = await receiving.create({
      poNo,
      referenceNo: "PS-1",
      lines: [
        {
          itemId: "HB-M8-60",
          qtyReceived: 250,
          uom: "EA",
          bins: [
            { bin: "A-01-3", quantity: 200 },
            { bin: "recv", quantity: 50 },
          ],
        },
      ],
    }).data;
    expect(created).toMatchObject({
      poNo,
      referenceNo: "PS-1",
      requestId: "PS-1",
      usersId: 5,
      locationId: 10,
      importState: "initial",
      lines: [{ lineNo: 1, poLineNo: 1, itemId: "HB-M8-60", qtyReceived: 250, uom: "EA", complete: "N", reason: null }],
    });
    expect(await apply()).toEqual(["delivered"]);
    const { receivingUid } = created;
    expect((await receiving.get({ receivingUid }).data).response).toEqual({
      movements: 2,
      complete: false,
      lines: [
        {
          lineNo: 1,
          itemId: "HB-M8-60",
          quantity: 250,
          baseUnit: "EA",
          qtyShort: 0,
          qtyOver: 0,
          bins: ["A-01-3", "RECV"],
        },
      ],
    });
    expect(await stockOf(server().db, "HB-M8-60")).toEqual({
      onHand: before.onHand + 250,
      allocated: 0,
      onOrder: 750,
      bins: { "A-01-3": before.onHand + 200, RECV: 50 },
    });
    expect(await orderOf(poNo)).toEqual({ complete: "N", lines: "2.5 N" });
    await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived: 7.5 }] });
    expect(await apply()).toEqual(["delivered"]);
    expect(await orderOf(poNo)).toEqual({ complete: "Y", lines: "10 Y" });
    expect(await stockOf(server().db, "HB-M8-60")).toMatchObject({ onHand: before.onHand + 1000, onOrder: 0 });
  });

  rule("R197 books a packing slip over several orders of a location", async () => {
    const { purchaseOrderReceipt } = await api();
    const first = await purchase({ itemId: "CUT-115-1", quantity: 100 }, { itemId: "CUT-125-1", quantity: 50 });
    const second = await purchase({ itemId: "CUT-115-1", quantity: 25 });
    const created = await purchaseOrderReceipt.create({
      requestId: "POR-1",
      referenceNo: "PS-88121",
      poNo: first,
      lines: [
        { itemId: "CUT-115-1", qtyReceived: 4, uom: "BX" },
        { poNo: second, poLineNo: 1, qtyReceived: 25 },
      ],
    }).data;
    expect(created.lines.map(({ poNo, poLineNo, unitSize }) => [poNo, poLineNo, unitSize])).toEqual([
      [first, 1, 25],
      [second, 1, 1],
    ]);
    expect(await apply()).toEqual(["delivered"]);
    expect(await orderOf(first)).toEqual({ complete: "N", lines: "100 Y, 0 N" });
    expect(await orderOf(second)).toEqual({ complete: "Y", lines: "25 Y" });
    expect((await stockOf(server().db, "CUT-115-1")).onHand).toBe(1025);
    const toledo = await addPurchaseOrder(server().db, [{ itemId: "CUT-115-1", quantity: 1 }], { locationId: 20 });
    const lines = [first, toledo].map((poNo) => ({ poNo, itemId: "CUT-115-1", qtyReceived: 1 }));
    await expect(purchaseOrderReceipt.create({ lines })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("are for several locations (10, 20)"),
    });
  });

  it("needs a reason for more than is open, and for a line that is closed with less", async () => {
    const { receiving } = await api();
    const poNo = await purchase({ itemId: "WSH-M8", quantity: 100 }, { itemId: "NUT-M8-NY", quantity: 100 });
    const more = (await receiving.create({ poNo, lines: [{ itemId: "WSH-M8", qtyReceived: 110 }] }).data).receivingUid;
    const less = await receiving.create({ poNo, lines: [{ itemId: "NUT-M8-NY", qtyReceived: 90, complete: "Y" }] })
      .data;
    expect(await apply()).toEqual([
      `110 EA of \`WSH-M8\` are 10 EA more than the 100 open on line 1 of the purchase order ${poNo}. Give a \`reason\`, or correct the quantity.`,
      `90 EA of \`NUT-M8-NY\` are 10 EA less than the 100 open on line 2 of the purchase order ${poNo}. Give a \`reason\`, or correct the quantity.`,
    ]);
    const before = await stockOf(server().db, "NUT-M8-NY");
    await receiving.update({
      receivingUid: more,
      lines: [{ itemId: "WSH-M8", qtyReceived: 110, reason: "Vendor sent a full carton" }],
    });
    await receiving.update({
      receivingUid: less.receivingUid,
      lines: [{ itemId: "NUT-M8-NY", qtyReceived: 90, complete: "Y", reason: "Rest cancelled by the vendor" }],
    });
    expect(await apply()).toEqual(["delivered", "delivered"]);
    expect((await receiving.get({ receivingUid: more }).data).response?.lines[0]).toMatchObject({
      qtyOver: 10,
      qtyShort: 0,
    });
    expect((await receiving.get({ receivingUid: less.receivingUid }).data).response).toMatchObject({
      complete: true,
      lines: [{ qtyShort: 10, quantity: 90 }],
    });
    expect(await orderOf(poNo)).toEqual({ complete: "Y", lines: "110 Y, 90 Y" });
    expect((await stockOf(server().db, "NUT-M8-NY")).onOrder).toBe(before.onOrder - 100);
    const reasons = await server().db.query(sql`
      select reason from stock_movement where site_id = 'demo' and reference_type = 'receiving' and reference_no = ${String(more)}`);
    expect(reasons).toEqual([{ reason: "Vendor sent a full carton" }]);
  });

  it("receives lots by their names only", async () => {
    const { receiving } = await api();
    const poNo = await purchase({ itemId: "ADH-50", quantity: 4, unit: "CS", unitSize: 12 });
    const { receivingUid } = await receiving.create({ poNo, lines: [{ itemId: "ADH-50", qtyReceived: 2 }] }).data;
    expect(await apply()).toEqual(["`ADH-50` is kept by lots. Name the lot of the 24 EA that came."]);
    const bins = [
      { bin: "F-01-1", lot: "L-64", quantity: 1 },
      { bin: "F-01-1", lot: "L-70", quantity: 1 },
    ];
    await receiving.update({ receivingUid, lines: [{ itemId: "ADH-50", qtyReceived: 2, bins }] });
    expect(await apply()).toEqual(["delivered"]);
    expect((await stockOf(server().db, "ADH-50")).bins).toEqual({
      "F-01-1/L-61": 36,
      "F-01-1/L-64": 60,
      "F-01-1/L-70": 12,
    });
  });

  it("registers each piece once by its serial number", async () => {
    const { receiving, binTransfer } = await api();
    const poNo = await purchase({ itemId: "MTR-075", quantity: 5 });
    const receive = (serials: string[], qtyReceived = serials.length) =>
      receiving.create({ poNo, lines: [{ itemId: "MTR-075", qtyReceived, bin: "E-01-1", serials }] });
    await receive(["DM-1", "DM-2"]);
    await receive(["DM-3"], 2);
    await receive(["DM-2"]);
    await receive(["DM-4", "DM-4"]);
    await receiving.create({ poNo, lines: [{ itemId: "MTR-075", qtyReceived: 1 }] });
    expect(await apply()).toEqual([
      "delivered",
      "2 EA of `MTR-075` need as many serial numbers; 1 were given.",
      "There is a `MTR-075` with the serial number `DM-2` already; it is at location 10. A piece exists once; check its plate.",
      "The document names `MTR-075` `DM-4` twice. A piece exists once.",
      "1 EA of `MTR-075` need as many serial numbers; 0 were given.",
    ]);
    expect(await orderOf(poNo)).toEqual({ complete: "N", lines: "2 N" });
    const move = { usersId: 5, locationId: 10, transfers: [{ itemId: "MTR-075", toBin: "RECV", serials: ["DM-2"] }] };
    await binTransfer.create({ ...move, requestId: "SER-1" });
    await binTransfer.create({
      ...move,
      requestId: "SER-2",
      transfers: [{ itemId: "MTR-075", fromBin: "E-01-1", toBin: "RECV", serials: ["DM-2"] }],
    });
    expect(await apply()).toEqual(["delivered", "`MTR-075` `DM-2` lies in the bin `RECV`, not in `E-01-1`."]);
    const pieces = await server().db.query(sql`
      select serial_no as no, serial_state as state, bin from serial_number
      where site_id = 'demo' and serial_no like 'DM-_' order by 1`);
    expect(pieces).toEqual([
      { no: "DM-1", state: "stock", bin: "E-01-1" },
      { no: "DM-2", state: "stock", bin: "RECV" },
    ]);
    const poWasher = await purchase({ itemId: "WSH-M8", quantity: 1 });
    await receiving.create({ poNo: poWasher, lines: [{ itemId: "WSH-M8", qtyReceived: 1, serials: ["W-1"] }] });
    expect(await apply()).toEqual(["`WSH-M8` is not registered by serial numbers. Leave them away."]);
  });

  it("receives part of a pack: kept in base units, told in the unit of the order, held only beyond what is open", async () => {
    const { receiving } = await api();
    const { poHdr } = (await server().clientFor("rita")).orders;
    const poNo = await purchase({ itemId: "BRG-6205-2RS", quantity: 12, unit: "CS", unitSize: 12 });
    const before = await stockOf(server().db, "BRG-6205-2RS");
    const receive = async (qtyReceived: number, uom: string) => {
      await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived, uom }] }).data;
      return apply();
    };
    const line = async () => {
      const [found] = (await poHdr.get({ poNo }).data).lines;
      return [found?.qtyReceived, found?.qtyOpen, found?.baseQtyReceived, found?.baseQtyOpen, found?.complete];
    };
    expect(await receive(11, "EA")).toEqual(["delivered"]);
    expect(await line()).toEqual([0.916667, 11.083333, 11, 133, "N"]);
    // What is shown as open, less one case, is 121 pieces.
    expect(await receive(10.083333, "CS")).toEqual(["delivered"]);
    expect(await line()).toEqual([11, 1, 132, 12, "N"]);
    expect(await receive(13, "EA")).toEqual([
      expect.stringContaining("13 EA of `BRG-6205-2RS` are 1 EA more than the 12"),
    ]);
    expect(await receive(11, "EA")).toEqual(["delivered"]);
    expect(await line()).toEqual([11.916667, 0.083333, 143, 1, "N"]);
    expect(await receive(0.083333, "CS")).toEqual(["delivered"]);
    expect(await line()).toEqual([12, 0, 144, 0, "Y"]);
    const after = await stockOf(server().db, "BRG-6205-2RS");
    expect([after.onHand - before.onHand, after.onOrder]).toEqual([144, before.onOrder - 144]);
  });

  it("holds receipts of orders that are cancelled or not approved", async () => {
    const { db } = server();
    const { receiving } = await api();
    const open = await addPurchaseOrder(db, [{ itemId: "SEAL-XT2", quantity: 5 }], { approved: "N" });
    const cancelled = await purchase({ itemId: "SEAL-XT2", quantity: 5 });
    await db.execute(sql`update po_hdr set cancel_flag = 'Y' where site_id = 'demo' and po_no = ${cancelled}`);
    for (const poNo of [open, cancelled]) await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived: 5 }] });
    expect(await apply()).toEqual([
      `The purchase order ${open} is not approved. Have it approved, then try again.`,
      `The line 1 of the purchase order ${cancelled} is cancelled. Send the goods back, or have a new order made for them.`,
    ]);
  });

  it("keeps stock that lies in no bins without them", async () => {
    const { db } = server();
    await db.execute(sql`
      delete from bin_stock where site_id = 'demo' and location_id = 20 and inv_mast_uid = (select inv_mast_uid from item where site_id = 'demo' and item_id = 'BRG-6204-2RS')`);
    const poNo = await addPurchaseOrder(db, [{ itemId: "BRG-6204-2RS", quantity: 9 }], { locationId: 20 });
    const { receiving } = await api();
    await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived: 4, bin: "TD-02-1" }] });
    await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived: 4 }] });
    expect(await apply()).toEqual([
      expect.stringMatching(/^Toledo keeps `BRG-6204-2RS` without bins: 35 EA lie in none\./),
      "delivered",
    ]);
    expect(await stockOf(db, "BRG-6204-2RS", 20)).toMatchObject({ onHand: 39, bins: {} });
  });

  it("refuses orders, lines and items that do not belong together", async () => {
    const poNo = await purchase({ itemId: "HB-M8-40", quantity: 5 });
    const { receiving } = await api();
    const send = (operation: string, input: object) => sendAs(server(), warehouseOps, operation, "rita", { ...input });
    const answers = await Promise.all([
      send("receiving.create", { poNo: 1, lines: [{ poLineNo: 1, qtyReceived: 1 }] }),
      send("receiving.create", { poNo, lines: [{ poLineNo: 9, qtyReceived: 1 }] }),
      send("receiving.create", { poNo, lines: [{ poLineNo: 1, itemId: "WSH-M8", qtyReceived: 1 }] }),
      send("receiving.create", {
        poNo,
        lines: [{ poLineNo: 1, qtyReceived: 5, bins: [{ bin: "A-01-1", quantity: 4 }] }],
      }),
      send("receiving.create", {
        poNo,
        lines: [{ poLineNo: 1, qtyReceived: 5, bin: "A-01-1", bins: [{ bin: "A-01-1", quantity: 5 }] }],
      }),
      send("purchaseOrderReceipt.create", { lines: [{ itemId: "HB-M8-40", qtyReceived: 5 }] }),
      send("purchaseOrderReceipt.create", { locationId: 20, poNo, lines: [{ itemId: "HB-M8-40", qtyReceived: 5 }] }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.validationErrors?.[0]?.field])).toEqual([
      [400, "poNo"],
      [400, "lines[0].poLineNo"],
      [400, "lines[0].poLineNo"],
      [400, "lines[0].bins"],
      [400, "lines[0].bins"],
      [400, "lines[0].poNo"],
      [400, "locationId"],
    ]);
    await expect(receiving.create({ poNo, lines: [{ itemId: "WSH-M8", qtyReceived: 1 }] })).rejects.toMatchObject({
      status: 422,
      message: "The purchase order has no line of `WSH-M8`; it has `HB-M8-40`. Check what came.",
    });
  });

  rule("R126 R192 R196 changes, lists and deletes receipts", async () => {
    const { receiving, purchaseOrderReceipt } = await api();
    const poNo = await purchase({ itemId: "HB-M8-25", quantity: 100 });
    const lines = [{ poLineNo: 1, qtyReceived: 10 }];
    const { receivingUid } = await receiving.create({ poNo, statusCd: 705, lines }).data;
    const slip = await purchaseOrderReceipt.create({ poNo, referenceNo: "PS-LIST", statusCd: 705, lines }).data;
    const { purchaseOrderReceiptUid } = slip;
    expect((await receiving.list({ poNo }).data).map((one) => one.receivingUid)).toEqual([receivingUid]);
    expect(await receiving.list({ poNo, statusCd: 704 }).data).toEqual([]);
    for (const filter of [{ poNo }, { referenceNo: "PS-LIST" }])
      expect((await purchaseOrderReceipt.list(filter).data).map((one) => one.purchaseOrderReceiptUid)).toEqual([
        purchaseOrderReceiptUid,
      ]);
    const changed = await purchaseOrderReceipt.update({
      purchaseOrderReceiptUid,
      properties: { dock: 3 },
      processMessage: "Wait for QA",
    }).data;
    expect(changed).toEqual({
      ...slip,
      properties: { dock: 3 },
      processMessage: "Wait for QA",
      dateLastModified: expect.any(String),
    });
    expect(await purchaseOrderReceipt.get({ purchaseOrderReceiptUid }).data).toEqual(changed);
    await expect(receiving.update({ receivingUid, processMessage: "x".repeat(256) })).rejects.toMatchObject({
      status: 400,
    });
    expect(await receiving.delete({ receivingUid }).data).toEqual({ uid: receivingUid, deleted: true });
    expect(await purchaseOrderReceipt.delete({ purchaseOrderReceiptUid }).data).toEqual({
      uid: purchaseOrderReceiptUid,
      deleted: true,
    });
    expect(
      await refusedWith(
        receiving.get({ receivingUid }),
        receiving.get({ receivingUid: Number(purchaseOrderReceiptUid) }),
      ),
    ).toEqual([404, 404]);
    expect(await apply()).toEqual([]);
  });
});
