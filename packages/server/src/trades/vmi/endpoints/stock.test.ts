import { vmi as service } from "@purvey/contract/services/vmi/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { refusedWith } from "../../../testing/refused-with.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { type StockroomClient, setUpStockroom, stockIn, stockroomCast } from "../../../testing/stockrooms.ts";
import { wrongField } from "../../../testing/wrong-field.ts";
import { stockroomDifferences } from "../stockroom-ledger.ts";

const { toledo } = world.vmi.stockrooms;
const bracket = { invMastUid: world.vmi.products.bracket, invProfileLineType: "products" as const };

describeServer("the stock of a stockroom", (server) => {
  let walt: StockroomClient;
  let dana: StockroomClient;
  let bolt: number;
  let glove: number;
  let lock: number;
  let disc: number;
  beforeAll(async () => {
    ({ walt, dana, bolt, glove, lock, disc } = await stockroomCast(server()));
  });

  it("says what is there of each part and what should be, as the ledger has it", async () => {
    const page = await dana.warehouse.availability({ warehouseUid: toledo });
    expect(page.totalResults).toBe(4);
    expect(
      page.data.map(({ itemId, qtyOnHand, minQty, maxQty, belowMinimum }) => [
        itemId,
        qtyOnHand,
        minQty,
        maxQty,
        belowMinimum,
      ]),
    ).toEqual([
      ["CUT-115-1", 22, 20, 100, false],
      ["GLV-NIT-L", 14, 10, 30, false],
      ["HB-M8-40", 150, 200, 800, true],
      ["NGF-7781", 6, 10, 40, true],
    ]);
    expect(page.data[2]).toMatchObject({
      warehouseUid: toledo,
      invProfileLineType: "prophet21",
      unitOfMeasure: "EA",
      sellingUnit: "BX",
      sellingUnitSize: 100,
      qtyOnOrder: 0,
      reorderQty: 600,
      sectionsUid: 1,
      sectionName: "Rack A",
      lots: [],
      lastMovement: "2026-01-02 06:00:00",
    });
    expect(page.data[3]).toMatchObject({
      ...bracket,
      sellingUnit: "CS",
      sellingUnitSize: 40,
      upcOrEanId: "081234567785",
    });
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
  });

  it("finds a part by words and by whatever is scanned", async () => {
    const found = async (query: object) =>
      (await dana.warehouse.availability({ warehouseUid: toledo, ...query }).data).map(({ itemId }) => itemId);
    const row = await server().db.first<{ upc: string }>(sql`
      select upc_or_ean_id as upc from item where site_id = 'demo' and inv_mast_uid = ${glove}`);
    expect(await found({ q: row?.upc ?? "-" })).toEqual(["GLV-NIT-L"]);
    expect(await found({ q: `00${row?.upc}` })).toEqual(["GLV-NIT-L"]);
    expect(await found({ q: "hbm840" })).toEqual(["HB-M8-40"]);
    expect(await found({ q: "NG 1140" })).toEqual(["HB-M8-40"]);
    expect(await found({ q: "81234567785" })).toEqual(["NGF-7781"]);
    expect(await found({ q: "nitrile size L" })).toEqual(["GLV-NIT-L"]);
    expect(await found({ q: "zzz" })).toEqual([]);
    expect(await found({ belowMinimum: true })).toEqual(["HB-M8-40", "NGF-7781"]);
    expect(await found({ belowMinimum: false })).toEqual(["CUT-115-1", "GLV-NIT-L"]);
    expect(await found({ sectionsUid: 1, limit: 1, offset: 3 })).toEqual(["NGF-7781"]);
    expect(await found({ sectionsUid: 2 })).toEqual([]);
    expect(await found(bracket)).toEqual(["NGF-7781"]);
    expect(await found({ orderBy: "qtyOnHand|DESC", limit: 2 })).toEqual(["HB-M8-40", "CUT-115-1"]);
  });

  rule("R092 sets counted quantities and records the difference with its reason", async () => {
    const counts = [
      { invMastUid: glove, qtyOnHand: 11, reason: "Damaged", expectedQtyOnHand: 14 },
      { ...bracket, qtyOnHand: 6.5 },
      { invMastUid: disc, qtyOnHand: 22, reason: "Cycle count" },
      { invMastUid: lock, qtyOnHand: 4 },
    ];
    const answer = await walt.warehouse.adjust({ warehouseUid: toledo, adjustments: counts });
    expect(answer.totalResults).toBe(4);
    expect(answer.data).toMatchObject([
      { itemId: "GLV-NIT-L", unitOfMeasure: "BX", qtyBefore: 14, qtyChange: -3, qtyOnHand: 11, reason: "Damaged" },
      { itemId: "NGF-7781", qtyBefore: 6, qtyChange: 0.5, qtyOnHand: 6.5, reason: null },
      { itemId: "CUT-115-1", qtyBefore: 22, qtyChange: 0, qtyOnHand: 22 },
      { itemId: "ADH-50", qtyBefore: 0, qtyChange: 4, qtyOnHand: 4 },
    ]);
    const history = await dana.warehouse.movements({
      warehouseUid: toledo,
      movementType: "adjust",
      orderBy: "vmiMovementUid|ASC",
    });
    expect(history.data).toMatchObject([
      {
        itemId: "GLV-NIT-L",
        qtyChange: -3,
        reason: "Damaged",
        userName: "Walt Brennan",
        usersId: world.users.walt,
        lotNumber: null,
      },
      { itemId: "NGF-7781", qtyChange: 0.5, reason: null },
      { itemId: "CUT-115-1", qtyChange: 0, reason: "Cycle count" },
      { itemId: "ADH-50", qtyChange: 4 },
    ]);
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
    const refused = await sendAs(server(), service, "warehouse.adjust", "walt", {
      warehouseUid: toledo,
      adjustments: [],
    });
    expect(refused.body.validationErrors).toMatchObject([
      { field: "adjustments", message: "At least one adjustment is required" },
    ]);
    expect(
      (await sendAs(server(), service, "warehouse.adjust", "walt", { warehouseUid: toledo })).body.validationErrors,
    ).toMatchObject([{ field: "adjustments", message: "At least one adjustment is required" }]);
  });

  it("refuses a count of what moved since, of unknown parts and of a part twice, and then counts nothing", async () => {
    const count = (...adjustments: Parameters<StockroomClient["warehouse"]["adjust"]>[0]["adjustments"]) =>
      walt.warehouse.adjust({ warehouseUid: toledo, adjustments }).data;
    await expect(
      count({ invMastUid: disc, qtyOnHand: 1 }, { invMastUid: glove, qtyOnHand: 11, expectedQtyOnHand: 14 }),
    ).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("has 11 BX of `GLV-NIT-L` by now, not 14; 11 were counted."),
      details: {
        code: "COUNT_CHANGED",
        lines: [{ lineNo: 2, itemId: "GLV-NIT-L", qtyOnHand: 11, expectedQtyOnHand: 14, counted: 11 }],
      },
    });
    await expect(
      count({ invMastUid: disc, qtyOnHand: 1 }, { invMastUid: 987_654, qtyOnHand: 1 }),
    ).rejects.toMatchObject(wrongField("adjustments[1].invMastUid", /no item `987654`/));
    await expect(count({ invMastUid: 987_654, invProfileLineType: "products", qtyOnHand: 1 })).rejects.toMatchObject(
      wrongField("adjustments[0].invMastUid", /no own product `987654`/),
    );
    await expect(count({ invMastUid: disc, qtyOnHand: 1 }, { invMastUid: disc, qtyOnHand: 2 })).rejects.toMatchObject(
      wrongField("adjustments[1].invMastUid", /counted twice/),
    );
    const negative = await sendAs(server(), service, "warehouse.adjust", "walt", {
      warehouseUid: toledo,
      adjustments: [{ invMastUid: disc, qtyOnHand: -1 }],
    });
    expect(negative.body.validationErrors).toMatchObject([{ field: "adjustments[0].qtyOnHand" }]);
    expect((await stockIn(server(), toledo))["CUT-115-1"]).toBe(22);
  });

  rule("R093 receives by purchase order and lot, and takes the oldest lots first", async () => {
    const warehouseUid = await setUpStockroom(server(), "Lots");
    const receipts = [
      { invMastUid: lock, qtyReceived: 10, poNumber: "PO-1", lotNumber: "L-90" },
      { invMastUid: lock, qtyReceived: 5, poNumber: "PO-1", lotNumber: "L-91" },
    ];
    const answer = await walt.warehouse.receive({ warehouseUid, receipts }).data;
    expect(answer).toMatchObject([
      {
        itemId: "ADH-50",
        qtyBefore: 0,
        qtyChange: 10,
        qtyOnHand: 10,
        poNumber: "PO-1",
        lotNumber: "L-90",
        qtyOnOrder: 0,
        restocks: [],
      },
      { qtyBefore: 10, qtyChange: 5, qtyOnHand: 15, lotNumber: "L-91" },
    ]);
    const lots = async () => (await walt.warehouse.availability({ warehouseUid }).data)[0]?.lots;
    expect(await lots()).toEqual([
      { lotNumber: "L-90", qtyOnHand: 10 },
      { lotNumber: "L-91", qtyOnHand: 5 },
    ]);
    await walt.warehouse.usage({
      warehouseUid,
      jobDescription: "WO-1",
      usageItems: [{ invMastUid: lock, qtyUsed: 12 }],
    }).data;
    expect(await lots()).toEqual([{ lotNumber: "L-91", qtyOnHand: 3 }]);
    const use = {
      warehouseUid,
      jobDescription: "WO-1",
      usageItems: [{ invMastUid: lock, qtyUsed: 1, lotNumber: "L-90" }],
    };
    await expect(walt.warehouse.usage(use).data).rejects.toThrow(
      /has 0 EA of `ADH-50`, lot `L-90`; 1 EA were asked for/,
    );
    await walt.warehouse.adjust({ warehouseUid, adjustments: [{ invMastUid: lock, qtyOnHand: 2, lotNumber: "L-91" }] })
      .data;
    await walt.warehouse.adjust({ warehouseUid, adjustments: [{ invMastUid: lock, qtyOnHand: 6 }] }).data;
    expect(await stockIn(server(), warehouseUid)).toEqual({ "ADH-50": 6 });
    expect(await lots()).toEqual([{ lotNumber: "L-91", qtyOnHand: 2 }]);
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
    const refused = await sendAs(server(), service, "warehouse.receive", "walt", { warehouseUid, receipts: [] });
    expect(refused.body.validationErrors).toMatchObject([
      { field: "receipts", message: "At least one receipt is required" },
    ]);
  });

  it("needs the permission to move", async () => {
    const ned = (await server().clientFor("ned")).vmi;
    const adjustments = [{ invMastUid: bolt, qtyOnHand: 1 }];
    expect(
      await refusedWith(
        ned.warehouse.availability({ warehouseUid: toledo }).data,
        ned.warehouse.adjust({ warehouseUid: toledo, adjustments }).data,
      ),
    ).toEqual([200, 403]);
  });
});
