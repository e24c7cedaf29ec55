import { vmi as service } from "@purvey/contract/services/vmi/index";
import { rule } from "@purvey/contract/testing/rule";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { giveProfile, type StockroomClient, setUpStockroom } from "../../../testing/stockrooms.ts";
import { wrongField } from "../../../testing/wrong-field.ts";

const { toledo } = world.vmi.stockrooms;
const { house, kessler } = world.vmi.distributors;
const bracket = { invMastUid: world.vmi.products.bracket, invProfileLineType: "products" as const };

describeServer("replenishing a stockroom", (server) => {
  let walt: StockroomClient;
  let dana: StockroomClient;
  let lena: StockroomClient;
  let bolt: number;
  let glove: number;
  let disc: number;
  let nut: number;
  beforeAll(async () => {
    const of = async (name: string) => (await server().clientFor(name)).vmi;
    [walt, dana, lena] = [await of("walt"), await of("dana"), await of("lena")];
    const uid = (itemId: string) => invMastUidOf(server(), itemId);
    [bolt, glove, disc, nut] = [
      await uid("HB-M8-40"),
      await uid("GLV-NIT-L"),
      await uid("CUT-115-1"),
      await uid("NUT-M8-NY"),
    ];
  });

  /** A stockroom with bolts 150 of 200 to 800 and discs 22 of 20 to 100. */
  async function crib(name: string): Promise<number> {
    const warehouseUid = await setUpStockroom(server(), name, [
      [bolt, 150],
      [disc, 22],
    ]);
    await giveProfile(server(), warehouseUid, [
      [bolt, 200, 800],
      [disc, 20, 100],
    ]);
    return warehouseUid;
  }

  it("suggests the maximum less on hand less on order, rounded up to selling units, and says why", async () => {
    const page = await dana.warehouse.replenish.list({ warehouseUid: toledo });
    expect(page.totalResults).toBe(4);
    expect(page.data).toMatchObject([
      {
        itemId: "HB-M8-40",
        invProfileLineType: "prophet21",
        qtyOnHand: 150,
        qtyOnOrder: 0,
        minQty: 200,
        maxQty: 800,
        reorderQty: 600,
        belowMinimum: true,
        missingQty: 650,
        suggestedOrderQty: 700,
        suggestedSellingUnits: 7,
        sellingUnit: "BX",
        sellingUnitSize: 100,
        distributorUid: house,
        distributorsName: "Purvey Demo Supply",
        sectionName: "Rack A",
        unitOfMeasure: "EA",
        explanation:
          "Maximum 800 − 150 on hand − 0 on order = 650 EA, rounded up to 7 BX of 100. That is 50 above the maximum, because only full selling units are ordered.",
      },
      {
        itemId: "NGF-7781",
        invProfileLineType: "products",
        suggestedOrderQty: 40,
        distributorUid: kessler,
        explanation:
          "Maximum 40 − 6 on hand − 0 on order = 34 EA, raised to the 40 that are ordered at once, which is 1 CS of 40. " +
          "That is 6 above the maximum, because less than the reorder quantity is not ordered.",
      },
      {
        itemId: "CUT-115-1",
        belowMinimum: false,
        suggestedOrderQty: 78,
        explanation: "Maximum 100 − 22 on hand − 0 on order = 78 EA.",
      },
      {
        itemId: "GLV-NIT-L",
        suggestedOrderQty: 20,
        explanation:
          "Maximum 30 − 14 on hand − 0 on order = 16 BX, raised to the 20 that are ordered at once, which is 2 CS of 10. " +
          "That is 4 above the maximum, because less than the reorder quantity is not ordered.",
      },
    ]);
    const names = async (query: object) =>
      (await dana.warehouse.replenish.list({ warehouseUid: toledo, ...query }).data).map(({ itemId }) => itemId);
    expect(await names({ distributorsUid: kessler })).toEqual(["NGF-7781"]);
    expect(await names({ show: "belowMinimum" })).toEqual(["HB-M8-40", "NGF-7781"]);
    expect(await names({ q: "nitrile", sectionsUid: 1 })).toEqual(["GLV-NIT-L"]);
    expect(await names({ orderBy: "suggestedOrderQty|DESC", limit: 2, offset: 1 })).toEqual(["CUT-115-1", "NGF-7781"]);
    const filled = await dana.warehouse.replenish.list({ warehouseUid: toledo, show: "all", orderBy: "runs_out|ASC" })
      .data;
    const shares = filled.map(({ qtyOnHand, minQty }) => (minQty > 0 ? qtyOnHand / minQty : 1));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(new Set(shares).size).toBeGreaterThan(1);
  });

  rule("R096 orders what is missing and answers the order with its lines; posted twice it orders once", async () => {
    const warehouseUid = await crib("Orders once");
    const ask = {
      warehouseUid,
      distributorUid: house,
      restockItems: [{ invMastUid: bolt, qtyToOrder: 700 }],
      poNumber: "PO-9",
      notes: "Crib window",
    };
    const order = await dana.warehouse.replenish.create(ask).data;
    expect(order).toMatchObject({
      warehouseUid,
      warehouseName: "Orders once",
      distributorsUid: house,
      distributorsName: "Purvey Demo Supply",
      customerId: 100200,
      poNumber: "PO-9",
      notes: "Crib window",
      restockState: "open",
      lineCount: 1,
      statusCd: 704,
      usersId: world.users.dana,
      lines: [
        {
          lineNo: 1,
          invMastUid: bolt,
          itemId: "HB-M8-40",
          qtyOrdered: 700,
          qtyReceived: 0,
          qtyOpen: 700,
          unitOfMeasure: "EA",
          complete: false,
        },
      ],
    });
    await expect(dana.warehouse.replenish.create(ask).data).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`It is on restock order ${order.restockHdrUid}.`),
      details: {
        code: "BEYOND_MAXIMUM",
        lines: [{ itemId: "HB-M8-40", qtyOnOrder: 700, suggestedOrderQty: 0, restockHdrUids: [order.restockHdrUid] }],
      },
    });
    const left = await dana.warehouse.replenish.list({ warehouseUid }).data;
    expect(left.map(({ itemId }) => itemId)).toEqual(["CUT-115-1"]);
    const [shown] = await dana.warehouse.replenish.list({ warehouseUid, show: "all", q: "hb-m8" }).data;
    expect(shown).toMatchObject({
      qtyOnOrder: 700,
      missingQty: 0,
      suggestedOrderQty: 0,
      explanation: "Maximum 800 − 150 on hand − 700 on order leaves nothing to order.",
    });
    expect((await dana.warehouse.availability({ warehouseUid, invMastUid: bolt }).data)[0]).toMatchObject({
      qtyOnOrder: 700,
      qtyOnHand: 150,
    });
    expect((await dana.warehouse.get({ warehouseUid }).data).openRestockCount).toBe(1);
    const refused = await sendAs(server(), service, "warehouse.replenish.create", "dana", {
      warehouseUid,
      restockItems: [],
    });
    expect(refused.body.validationErrors).toMatchObject([
      { field: "restockItems", message: "At least one restock item is required" },
    ]);
  });

  it("orders beyond the maximum and the profile only when asked to, and from whom it is told", async () => {
    const warehouseUid = await crib("Beyond");
    const replenish = (restockItems: { invMastUid: number; qtyToOrder: number }[], more = {}) =>
      dana.warehouse.replenish.create({ warehouseUid, restockItems, ...more }).data;
    expect((await replenish([{ invMastUid: disc, qtyToOrder: 10 }])).distributorsUid).toBe(house);
    await expect(
      replenish([
        { invMastUid: disc, qtyToOrder: 60 },
        { invMastUid: disc, qtyToOrder: 9 },
      ]),
    ).rejects.toThrow(/69 EA were to be ordered/);
    await expect(replenish([{ invMastUid: nut, qtyToOrder: 5 }])).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("does not list"),
    });
    const more = await replenish(
      [
        { invMastUid: nut, qtyToOrder: 5 },
        { invMastUid: disc, qtyToOrder: 500 },
      ],
      { beyondMaximum: true, distributorUid: house },
    );
    expect(more.lines.map(({ itemId, qtyOrdered }) => [itemId, qtyOrdered])).toEqual([
      ["NUT-M8-NY", 5],
      ["CUT-115-1", 500],
    ]);
    await expect(replenish([{ invMastUid: nut, qtyToOrder: 5 }], { beyondMaximum: true })).rejects.toMatchObject(
      wrongField("distributorUid", /name the one/),
    );
    await expect(replenish([{ invMastUid: bolt, qtyToOrder: 5 }], { distributorUid: 4711 })).rejects.toMatchObject(
      wrongField("distributorUid", /no distributor `4711`/),
    );
    await expect(replenish([{ invMastUid: 987_654, qtyToOrder: 5 }], { distributorUid: house })).rejects.toMatchObject(
      wrongField("restockItems[0].invMastUid", /no item/),
    );
  });

  it("completes the order when everything on it was received, the oldest first", async () => {
    const warehouseUid = await crib("Receives");
    const first = await dana.warehouse.replenish.create({
      warehouseUid,
      restockItems: [
        { invMastUid: bolt, qtyToOrder: 300 },
        { invMastUid: disc, qtyToOrder: 50 },
      ],
    }).data;
    const second = await dana.warehouse.replenish.create({
      warehouseUid,
      restockItems: [{ invMastUid: bolt, qtyToOrder: 200 }],
      poNumber: "PO-22",
    }).data;
    const receive = async (invMastUid: number, qtyReceived: number, more = {}) =>
      (await walt.warehouse.receive({ warehouseUid, receipts: [{ invMastUid, qtyReceived, ...more }] }).data)[0];
    const state = async ({ restockHdrUid }: { restockHdrUid: number }) => {
      const { restockState, statusCd, lines } = await dana.restockHdr.get({ restockHdrUid }).data;
      return [restockState, statusCd, lines.map(({ qtyReceived }) => qtyReceived)];
    };
    expect(await receive(bolt, 100)).toMatchObject({
      qtyOnHand: 250,
      qtyOnOrder: 400,
      restocks: [{ restockHdrUid: first.restockHdrUid, lineNo: 1, qtyReceived: 100 }],
    });
    expect(await state(first)).toEqual(["partial", 704, [100, 0]]);
    expect((await receive(bolt, 50, { poNumber: "PO-22" }))?.restocks).toEqual([
      { restockHdrUid: second.restockHdrUid, lineNo: 1, qtyReceived: 50 },
    ]);
    expect((await receive(bolt, 250))?.restocks).toEqual([
      { restockHdrUid: first.restockHdrUid, lineNo: 1, qtyReceived: 200 },
      { restockHdrUid: second.restockHdrUid, lineNo: 1, qtyReceived: 50 },
    ]);
    expect((await receive(disc, 50, { poNumber: "foreign" }))?.restocks).toHaveLength(1);
    expect(await state(first)).toEqual(["received", 705, [300, 50]]);
    const over = await receive(bolt, 130, { restockHdrUid: second.restockHdrUid, lotNumber: "L-1" });
    expect(over).toMatchObject({ qtyOnHand: 680, qtyOnOrder: 0, restocks: [{ qtyReceived: 100 }] });
    expect(await state(second)).toEqual(["received", 705, [200]]);
    const history = await dana.warehouse.movements({ warehouseUid, movementType: "receive", limit: 2 }).data;
    expect(history).toMatchObject([
      { qtyChange: 30, lotNumber: "L-1", restockHdrUid: null },
      { qtyChange: 100, lotNumber: "L-1", restockHdrUid: second.restockHdrUid },
    ]);
    await expect(
      walt.warehouse.receive({
        warehouseUid,
        receipts: [{ invMastUid: bolt, qtyReceived: 1, restockHdrUid: second.restockHdrUid }],
      }).data,
    ).rejects.toMatchObject({ status: 409 });
    expect((await receive(bolt, 1))?.restocks).toEqual([]);
  });

  it("creates restock orders of what a distributor's parts miss, or of given lines", async () => {
    const order = await walt.restockHdr.create({ warehouseUid: toledo, distributorsUid: kessler }).data;
    expect(order).toMatchObject({
      distributorsUid: kessler,
      lines: [{ ...bracket, itemId: "NGF-7781", qtyOrdered: 40 }],
    });
    expect((await walt.restockHdr.create({ warehouseUid: toledo, distributorsUid: kessler }).data).lines).toEqual([]);
    const items = [{ ...bracket, qtyToOrder: 1 }];
    await expect(
      walt.restockHdr.create({ warehouseUid: toledo, distributorsUid: kessler, restockItems: items }).data,
    ).rejects.toMatchObject({ status: 409 });
    const more = await walt.restockHdr.create({
      warehouseUid: toledo,
      distributorsUid: kessler,
      restockItems: items,
      beyondMaximum: true,
      poNumber: "PO-31",
    }).data;
    const page = await dana.restockHdr.list({ warehouseUid: toledo, distributorsUid: kessler });
    expect(page.totalResults).toBe(3);
    const found = async (query: object) =>
      (await dana.restockHdr.list({ warehouseUid: toledo, ...query }).data).map(({ restockHdrUid }) => restockHdrUid);
    expect(await found({ q: "po-31 bracket" })).toEqual([more.restockHdrUid]);
    expect(await found({ q: String(order.restockHdrUid), limit: 1 })).toContain(order.restockHdrUid);
    expect(await found({ statusCd: 705 })).toEqual([]);
    expect(await found({ customerId: 100300 })).toEqual([]);
    expect(await lena.restockHdr.list().data).toEqual([]);
    expect(
      await refusedWith(
        lena.restockHdr.get({ restockHdrUid: order.restockHdrUid }).data,
        lena.restockHdr.delete({ restockHdrUid: order.restockHdrUid }).data,
        lena.restockHdr.update({ restockHdrUid: order.restockHdrUid }).data,
      ),
    ).toEqual([404, 404, 404]);
    expect(await refusedWith(lena.restockHdr.create({ warehouseUid: toledo, distributorsUid: house }).data)).toEqual([
      404,
    ]);
    expect(await walt.restockHdr.delete({ restockHdrUid: order.restockHdrUid }).data).toEqual({
      uid: order.restockHdrUid,
      deleted: true,
    });
    expect(await refusedWith(walt.restockHdr.get({ restockHdrUid: order.restockHdrUid }).data)).toEqual([404]);
    expect((await dana.restockHdr.list({ warehouseUid: toledo, statusCd: 700 }).data)[0]).toMatchObject({
      restockState: "cancelled",
      lines: [{ qtyOpen: 0 }],
    });
    const [again] = await dana.warehouse.replenish.list({ warehouseUid: toledo, distributorsUid: kessler }).data;
    expect(again).toMatchObject({ qtyOnOrder: 1, suggestedOrderQty: 40 });
  });

  it("changes restock orders: lines, distributor, reference, closing and opening again", async () => {
    const warehouseUid = await crib("Changes");
    const { restockHdrUid } = await dana.warehouse.replenish.create({
      warehouseUid,
      restockItems: [
        { invMastUid: bolt, qtyToOrder: 300 },
        { invMastUid: disc, qtyToOrder: 50 },
      ],
    }).data;
    await walt.warehouse.receive({ warehouseUid, receipts: [{ invMastUid: bolt, qtyReceived: 100 }] }).data;
    const update = (changes: object) => walt.restockHdr.update({ restockHdrUid, ...changes }).data;
    const onOrder = async () =>
      (await dana.warehouse.availability({ warehouseUid }).data).map(({ itemId, qtyOnOrder }) => [itemId, qtyOnOrder]);
    const changed = await update({
      restockItems: [
        { invMastUid: bolt, qtyToOrder: 250 },
        { invMastUid: glove, qtyToOrder: 10 },
      ],
      poNumber: "PO-5",
      notes: "Soon",
    });
    expect(changed).toMatchObject({ restockState: "partial", poNumber: "PO-5", notes: "Soon" });
    expect(
      changed.lines.map(({ lineNo, itemId, qtyOrdered, qtyReceived }) => [lineNo, itemId, qtyOrdered, qtyReceived]),
    ).toEqual([
      [1, "HB-M8-40", 250, 100],
      [3, "GLV-NIT-L", 10, 0],
    ]);
    expect(await onOrder()).toEqual([
      ["CUT-115-1", 0],
      ["HB-M8-40", 150],
    ]);
    await expect(update({ restockItems: [{ invMastUid: bolt, qtyToOrder: 99 }] })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("100 EA arrived already"),
    });
    await expect(update({ warehouseUid: toledo })).rejects.toMatchObject({ status: 409 });
    await expect(update({ restockItems: [{ invMastUid: 987_654, qtyToOrder: 9 }] })).rejects.toMatchObject(
      wrongField("restockItems[0].invMastUid", /no item/),
    );
    expect(await update({ warehouseUid, distributorsUid: kessler, poNumber: null })).toMatchObject({
      distributorsName: "Kessler Tool & Die",
      poNumber: null,
      notes: "Soon",
    });
    await expect(walt.restockHdr.delete({ restockHdrUid }).data).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("`statusCd` 705"),
    });
    expect(await update({ statusCd: 705 })).toMatchObject({
      restockState: "closed",
      statusCd: 705,
      lines: [{ qtyOpen: 0, complete: true }, { qtyOpen: 0 }],
    });
    expect(await onOrder()).toEqual([
      ["CUT-115-1", 0],
      ["HB-M8-40", 0],
    ]);
    await expect(update({ restockItems: [{ invMastUid: bolt, qtyToOrder: 260 }] })).rejects.toMatchObject({
      status: 409,
    });
    expect(await update({ statusCd: 704 })).toMatchObject({
      restockState: "partial",
      lines: [{ qtyOpen: 150 }, { qtyOpen: 10 }],
    });
    expect(await update({ restockItems: [{ invMastUid: bolt, qtyToOrder: 100 }] })).toMatchObject({
      restockState: "received",
      statusCd: 705,
    });
    await expect(update({ statusCd: 704 })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("arrived"),
    });
    expect(await update({ statusCd: 704, restockItems: [{ invMastUid: bolt, qtyToOrder: 120 }] })).toMatchObject({
      restockState: "partial",
      statusCd: 704,
    });
  });
});
