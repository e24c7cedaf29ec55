import { erp } from "@purvey/contract/services/erp/index";
import { afterEach, expect, it } from "vitest";
import { world } from "../../../../load/examples/world/names.ts";
import { describeServer } from "../../../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../../../testing/purchase-order.ts";
import { refusedWith } from "../../../../testing/refused-with.ts";
import { sendAs } from "../../../../testing/send-as.ts";
import { stockOf } from "../../../../testing/stock-of.ts";
import { binSums } from "../../../inventory/bin-sums.ts";
import { stockSums } from "../../../inventory/stock-sums.ts";
import { applyDocuments } from "../../../warehouse/apply-documents.ts";

const { open, partlyReceived, unapproved } = world.purchaseOrders;

describeServer("purchase-order receipts of the ERP", (server) => {
  const receipt = async (username = "ada") => (await server().clientFor(username)).erp.transPurchaseOrderReceipt;
  const apply = async () => (await applyDocuments(server().db)).map(({ importState }) => importState);

  afterEach(async () => {
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(await binSums(server().db, "demo")).toEqual([]);
  });

  it("tell what came of an order and what is still to come", async () => {
    const order = await (await receipt("ned")).get({ po: partlyReceived }).data;
    expect(order).toMatchObject({
      poNo: partlyReceived,
      vendorName: "Vega Supply",
      locationId: 10,
      locationName: "Columbus",
      companyId: "PDS",
      approved: "Y",
      complete: "N",
      cancelFlag: "N",
      receipts: [
        { referenceNo: "VS-23015", importState: "hold", processMessage: expect.stringContaining("`MTR-075`") },
        { referenceNo: "VS-22871", importState: "delivered", processMessage: null },
      ],
      lines: [
        { lineNo: 1, itemId: "MTR-075", qtyOrdered: 6, qtyReceived: 2, qtyOpen: 4, serialized: "Y", complete: "N" },
        { lineNo: 2, itemId: "SEAL-XT2", qtyOrdered: 100, qtyReceived: 100, qtyOpen: 0, complete: "Y", trackLots: "N" },
      ],
    });
    expect(order.lines[0]).toMatchObject({ unitOfMeasure: "EA", unitSize: 1, vendorItemId: expect.any(String) });
    expect(await (await receipt()).get({ po: open }).data).toMatchObject({
      lines: [{ itemId: "HB-M8-60", unitOfMeasure: "BX", unitSize: 100, qtyOpen: 10 }],
    });
    expect(await refusedWith((await receipt()).get({ po: 4711 }))).toEqual([404]);
  });

  it("hand in a receipt that the warehouse books: order, stock and what is on its way follow", async () => {
    const { db } = server();
    const po = await addPurchaseOrder(db, [
      { itemId: "HB-M8-60", quantity: 10, unit: "BX", unitSize: 100 },
      { itemId: "ADH-50", quantity: 12 },
    ]);
    const before = await stockOf(db, "HB-M8-60");
    const orders = await receipt();
    const handed = await orders.update({
      po,
      requestId: `ERP-${po}`,
      referenceNo: "PS-88120",
      lines: [
        { lineNo: 1, qtyReceived: 4 },
        { lineNo: 2, qtyReceived: 12, lot: "L-77", bin: "RECV" },
      ],
    }).data;
    expect(handed.lines.map(({ qtyOpen }) => qtyOpen)).toEqual([10, 12]);
    const [document] = handed.receipts;
    expect(document).toMatchObject({
      requestId: `ERP-${po}`,
      referenceNo: "PS-88120",
      importState: "initial",
      processMessage: null,
    });
    expect(await apply()).toEqual(["delivered"]);
    const after = await orders.get({ po }).data;
    expect(after).toMatchObject({
      complete: "N",
      lines: [
        { qtyReceived: 4, qtyOpen: 6, complete: "N" },
        { qtyReceived: 12, qtyOpen: 0, complete: "Y" },
      ],
      receipts: [{ purchaseOrderReceiptUid: document?.purchaseOrderReceiptUid, importState: "delivered" }],
    });
    expect(await stockOf(db, "HB-M8-60")).toMatchObject({ onHand: before.onHand + 400, onOrder: before.onOrder - 400 });
    const { warehouseOps } = await server().clientFor("rita");
    const purchaseOrderReceiptUid = document?.purchaseOrderReceiptUid ?? 0;
    expect(await warehouseOps.purchaseOrderReceipt.get({ purchaseOrderReceiptUid }).data).toMatchObject({
      lines: [
        { poNo: po, poLineNo: 1, itemId: "HB-M8-60", qtyReceived: 4, uom: "BX" },
        { poNo: po, poLineNo: 2, bins: [{ bin: "RECV", lot: "L-77" }] },
      ],
    });
  });

  it("receive the same request once, however often and whenever it is sent", async () => {
    const po = await addPurchaseOrder(server().db, [{ itemId: "HB-M8-60", quantity: 500 }]);
    const orders = await receipt();
    const given = { po, requestId: `ONCE-${po}`, lines: [{ lineNo: 1, qtyReceived: 100 }] };
    await Promise.all([1, 2, 3].map(() => orders.update(given).data));
    await apply();
    const again = await orders.update(given).data;
    expect(await apply()).toEqual([]);
    expect(again).toMatchObject({
      lines: [{ qtyReceived: 100, qtyOpen: 400 }],
      receipts: [{ importState: "delivered" }],
    });
    expect(again.receipts).toHaveLength(1);
    const other = { ...given, lines: [{ lineNo: 1, qtyReceived: 200 }] };
    await expect(orders.update(other)).rejects.toMatchObject({ status: 409, code: "RESOURCE_CONFLICT" });
  });

  it("say why a receipt could not be booked, and change nothing then", async () => {
    const po = await addPurchaseOrder(server().db, [{ itemId: "HB-M8-60", quantity: 5 }]);
    const orders = await receipt();
    await orders.update({ po, lines: [{ lineNo: 1, qtyReceived: 7 }] });
    expect(await apply()).toEqual(["hold"]);
    const held = await orders.get({ po }).data;
    expect(held.lines[0]).toMatchObject({ qtyReceived: 0, qtyOpen: 5 });
    expect(held.receipts[0]?.processMessage).toMatch(/2 EA more than the 5 open .* Give a `reason`/);
    await orders.update({ po, lines: [{ lineNo: 1, qtyReceived: 3, complete: "Y", reason: "Short shipped" }] });
    expect(await apply()).toEqual(["delivered"]);
    expect(await orders.get({ po }).data).toMatchObject({ complete: "Y", lines: [{ qtyReceived: 3, qtyOpen: 0 }] });
    await orders.update({ po: unapproved, lines: [{ lineNo: 1, qtyReceived: 1 }] });
    expect(await apply()).toEqual(["hold"]);
    expect((await orders.get({ po: unapproved }).data).receipts[0]?.processMessage).toMatch(/not approved/);
  });

  it("refuse lines that the order has not, and people who may not", async () => {
    const [orders, closed] = [await receipt(), await receipt("ned")];
    const lines = [{ lineNo: 9, qtyReceived: 1 }];
    await expect(orders.update({ po: open, lines })).rejects.toMatchObject({ status: 400 });
    const told = await sendAs(server(), erp, "transPurchaseOrderReceipt.update", "ada", { po: open, lines });
    expect(told.body.validationErrors[0]).toMatchObject({
      field: "lines[0].lineNo",
      message: `The purchase order ${open} has no line 9; it has 1.`,
    });
    const calls = [
      orders.update({ po: 4711, lines: [{ lineNo: 1, qtyReceived: 1 }] }),
      orders.update({ po: open, lines: [] }),
      orders.update({ po: open, lines: [{ lineNo: 1, qtyReceived: 1, unitOfMeasure: "PAL" }] }),
      closed.update({ po: open, lines: [{ lineNo: 1, qtyReceived: 1 }] }),
    ];
    expect(await refusedWith(...calls)).toEqual([404, 400, 400, 403]);
  });
});
