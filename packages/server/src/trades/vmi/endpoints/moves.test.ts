import { vmi as service } from "@purvey/contract/services/vmi/index";
import { rule } from "@purvey/contract/testing/rule";
import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { world } from "../../../load/examples/world/names.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { sendAs } from "../../../testing/send-as.ts";
import { statementsOf } from "../../../testing/statements-of.ts";
import { type StockroomClient, setUpStockroom, stockIn, stockroomCast } from "../../../testing/stockrooms.ts";
import { wrongField } from "../../../testing/wrong-field.ts";
import { stockroomDifferences } from "../stockroom-ledger.ts";

const { dayton } = world.vmi.stockrooms;
const bracket = { invMastUid: world.vmi.products.bracket, invProfileLineType: "products" as const };

describeServer("what is moved and used in a stockroom", (server) => {
  let walt: StockroomClient;
  let dana: StockroomClient;
  let bolt: number;
  let glove: number;
  let lock: number;
  let disc: number;
  beforeAll(async () => {
    ({ walt, dana, bolt, glove, lock, disc } = await stockroomCast(server()));
  });

  rule("R094 transfers all parts or none, lots as lots", async () => {
    const from = await setUpStockroom(server(), "From here", [[bolt, 100]]);
    await walt.warehouse.receive({
      warehouseUid: from,
      receipts: [{ invMastUid: lock, qtyReceived: 9, lotNumber: "L-7" }],
    }).data;
    const transfers = [
      { invMastUid: bolt, qtyToTransfer: 40, reason: "Line 7 ran out" },
      { invMastUid: lock, qtyToTransfer: 2.5 },
    ];
    const moved = await dana.warehouse.transfer({ warehouseUid: from, toWarehouseUid: dayton, transfers }).data;
    expect(moved).toMatchObject([
      {
        warehouseUid: from,
        toWarehouseUid: dayton,
        itemId: "HB-M8-40",
        qtyBefore: 100,
        qtyChange: -40,
        qtyOnHand: 60,
        toQtyOnHand: 40,
        reason: "Line 7 ran out",
      },
      { itemId: "ADH-50", qtyOnHand: 6.5, toQtyOnHand: 2.5 },
    ]);
    expect(await stockIn(server(), dayton)).toEqual({ "ADH-50": 2.5, "HB-M8-40": 40 });
    const there = await dana.warehouse.movements({
      warehouseUid: dayton,
      movementType: "transfer",
      orderBy: "vmiMovementUid|ASC",
    }).data;
    expect(there).toMatchObject([
      {
        qtyChange: 40,
        otherWarehouseUid: from,
        otherWarehouseName: "From here",
        reason: "Line 7 ran out",
        userName: "Dana Whitfield",
      },
      { qtyChange: 2.5, lotNumber: "L-7" },
    ]);
    const tooMuch = [
      { invMastUid: lock, qtyToTransfer: 1 },
      { invMastUid: bolt, qtyToTransfer: 999 },
      { invMastUid: disc, qtyToTransfer: 1 },
    ];
    await expect(
      dana.warehouse.transfer({ warehouseUid: from, toWarehouseUid: dayton, transfers: tooMuch }).data,
    ).rejects.toMatchObject({
      status: 422,
      message:
        "From here has 60 EA of `HB-M8-40`; 999 EA were asked for. From here has 0 EA of `CUT-115-1`; 1 EA were asked for. Nothing was moved. Take what is there, or count the part first.",
      details: { code: "STOCK_SHORT", lines: [{ lineNo: 2, asked: 999, available: 60 }, { lineNo: 3 }] },
    });
    expect(await stockIn(server(), from)).toEqual({ "ADH-50": 6.5, "HB-M8-40": 60 });
    await expect(
      dana.warehouse.transfer({ warehouseUid: from, toWarehouseUid: from, transfers }).data,
    ).rejects.toMatchObject(wrongField("toWarehouseUid", /there already/));
    const theirs = await setUpStockroom(server(), "Lakeside store", [], world.customers.lakeside);
    await expect(
      walt.warehouse.transfer({ warehouseUid: from, toWarehouseUid: theirs, transfers }).data,
    ).rejects.toMatchObject({ status: 422 });
    const refused = await sendAs(server(), service, "warehouse.transfer", "walt", {
      warehouseUid: from,
      toWarehouseUid: dayton,
      transfers: [],
    });
    expect(refused.body.validationErrors).toMatchObject([
      { field: "transfers", message: "At least one transfer item is required" },
    ]);
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
  });

  rule("R093 keeps in the ledger why more or less came than was ordered", async () => {
    const warehouseUid = await setUpStockroom(server(), "Short delivery", [[bolt, 1]]);
    const receipts = [
      { invMastUid: lock, qtyReceived: 3, lotNumber: "L-8", poNumber: "PO-7712", reason: "Two bottles broken" },
      { invMastUid: bolt, qtyReceived: 2 },
    ];
    expect(await walt.warehouse.receive({ warehouseUid, receipts }).data).toMatchObject([
      { itemId: "ADH-50", qtyChange: 3, reason: "Two bottles broken" },
      { itemId: "HB-M8-40", qtyChange: 2, reason: null },
    ]);
    const ledger = await dana.warehouse.movements({ warehouseUid, movementType: "receive", q: "broken" }).data;
    expect(ledger).toMatchObject([{ itemId: "ADH-50", poNumber: "PO-7712", reason: "Two bottles broken" }]);
  });

  rule("R091 R095 R100 charges used parts to a job and department, with warranty", async () => {
    const warehouseUid = await setUpStockroom(server(), "Usage", [[disc, 22]]);
    const warranty = {
      modelNo: "DM-80-4",
      serialNo: "SN-48812",
      warrantyType: "Manufacturer",
      notes: "Failed after 3 weeks",
    };
    await walt.warehouse.adjust({ warehouseUid, adjustments: [{ ...bracket, qtyOnHand: 3 }] }).data;
    const charge = { warehouseUid, jobDescription: "WO-5521", department: "Paint" };
    const usageItems = [
      { invMastUid: disc, qtyUsed: 5 },
      { ...bracket, qtyUsed: 1, warranty },
    ];
    expect(await dana.warehouse.usage({ ...charge, usageItems }).data).toMatchObject([
      { itemId: "CUT-115-1", qtyBefore: 22, qtyChange: -5, qtyOnHand: 17 },
      { itemId: "NGF-7781", qtyBefore: 3, qtyChange: -1, qtyOnHand: 2 },
    ]);
    const history = await dana.warehouse.movements({ warehouseUid, movementType: "usage", orderBy: "itemId|ASC" }).data;
    expect(history).toMatchObject([
      { itemId: "CUT-115-1", qtyChange: -5, jobDescription: "WO-5521", department: "Paint", warranty: null },
      { itemId: "NGF-7781", invProfileLineType: "products", warranty },
    ]);
    await expect(
      dana.warehouse.usage({ ...charge, usageItems: [{ invMastUid: disc, qtyUsed: 18 }] }).data,
    ).rejects.toMatchObject({ status: 422 });
    for (const [input, field, message] of [
      [{ ...charge, usageItems: [] }, "usageItems", "At least one usage item is required"],
      [{ warehouseUid, usageItems }, "jobDescription", "Job description is required"],
      [{ warehouseUid, usageItems, jobDescription: "" }, "jobDescription", "Job description is required"],
    ] as const) {
      const refused = await sendAs(server(), service, "warehouse.usage", "dana", input);
      expect(refused.body.validationErrors).toMatchObject([{ field, message }]);
    }
    const wrong = { ...charge, usageItems: [{ invMastUid: disc, qtyUsed: 1, invProfileLineType: "sap" }] };
    expect((await sendAs(server(), service, "warehouse.usage", "dana", wrong)).body.validationErrors).toMatchObject([
      { field: "usageItems[0].invProfileLineType" },
    ]);
    expect(await stockIn(server(), warehouseUid)).toEqual({ "CUT-115-1": 17, "NGF-7781": 2 });
  });

  it("tells what was moved by part, job, department and time, and adds up what was used", async () => {
    const warehouseUid = await setUpStockroom(server(), "History", [
      [disc, 100],
      [glove, 100],
    ]);
    const use = (jobDescription: string, department: string | undefined, ...items: [number, number][]) =>
      walt.warehouse.usage({
        warehouseUid,
        jobDescription,
        ...(department ? { department } : {}),
        usageItems: items.map(([invMastUid, qtyUsed]) => ({ invMastUid, qtyUsed })),
      }).data;
    await use("WO-1", "Paint", [disc, 5], [glove, 1]);
    await use("WO-2", "Paint", [disc, 7]);
    await use("WO-1", undefined, [glove, 2]);
    await server().db.execute(sql`
      update vmi_movement set date_created = '2026-03-11 10:00:00' where site_id = 'demo' and warehouse_uid = ${warehouseUid} and job_description = 'WO-2'`);
    const moved = async (query: object) =>
      (
        await dana.warehouse.movements({ warehouseUid, movementType: "usage", orderBy: "vmiMovementUid|ASC", ...query })
          .data
      ).map(({ itemId, qtyChange }) => `${itemId} ${qtyChange}`);
    expect(await moved({})).toEqual(["CUT-115-1 -5", "GLV-NIT-L -1", "CUT-115-1 -7", "GLV-NIT-L -2"]);
    expect(await moved({ jobDescription: "wo-1" })).toEqual(["CUT-115-1 -5", "GLV-NIT-L -1", "GLV-NIT-L -2"]);
    expect(await moved({ department: "PAINT", invMastUid: disc })).toEqual(["CUT-115-1 -5", "CUT-115-1 -7"]);
    expect(await moved({ until: "2026-03-12 00:00:00", since: "2026-03-11 10:00:00" })).toEqual(["CUT-115-1 -7"]);
    expect(await moved({ q: "paint nitrile" })).toEqual(["GLV-NIT-L -1"]);
    expect((await dana.warehouse.movements({ warehouseUid, limit: 2 })).totalResults).toBe(6);
    const totals = async (by: "week" | "month" | "department" | "job" | "part", more = {}) =>
      (await dana.warehouse.usageTotals({ warehouseUid, by, ...more }).data).map(
        ({ name, qtyUsed, partCount, issueCount }) => [...[name, qtyUsed, partCount, issueCount]],
      );
    expect(await totals("job")).toEqual([
      ["WO-1", 8, 2, 3],
      ["WO-2", 7, 1, 1],
    ]);
    expect(await totals("department")).toEqual([
      ["Paint", 13, 2, 3],
      ["", 2, 1, 1],
    ]);
    expect(await totals("part", { department: "paint" })).toEqual([
      ["CUT-115-1", 12, 1, 2],
      ["GLV-NIT-L", 1, 1, 1],
    ]);
    expect((await totals("week"))[0]).toEqual(["2026-03-09", 7, 1, 1]);
    expect((await totals("month"))[0]).toEqual(["2026-03-01", 7, 1, 1]);
    expect((await totals("week")).length).toBe(2);
  });

  it("sends a constant number of statements, however many lines", async () => {
    const rows = await server().db.query<{ uid: number }>(
      sql`select inv_mast_uid as uid from item where site_id = 'demo' order by 1`,
    );
    const uids = rows.map(({ uid }) => uid);
    const [one, other] = [await setUpStockroom(server(), "Many"), await setUpStockroom(server(), "Many more")];
    const most: Record<string, number> = {};
    for (const [name, call] of Object.entries({
      receive: (lines: number[]) =>
        walt.warehouse.receive({
          warehouseUid: one,
          receipts: lines.map((invMastUid) => ({ invMastUid, qtyReceived: 9 })),
        }).data,
      adjust: (lines: number[]) =>
        walt.warehouse.adjust({
          warehouseUid: one,
          adjustments: lines.map((invMastUid) => ({ invMastUid, qtyOnHand: 50 })),
        }).data,
      transfer: (lines: number[]) =>
        walt.warehouse.transfer({
          warehouseUid: one,
          toWarehouseUid: other,
          transfers: lines.map((invMastUid) => ({ invMastUid, qtyToTransfer: 1 })),
        }).data,
      usage: (lines: number[]) =>
        walt.warehouse.usage({
          warehouseUid: one,
          jobDescription: "x",
          usageItems: lines.map((invMastUid) => ({ invMastUid, qtyUsed: 1 })),
        }).data,
    })) {
      const few = await statementsOf(server(), () => call(uids.slice(0, 1)));
      const many = await statementsOf(server(), () => call(uids));
      expect([name, many]).toEqual([name, few]);
      most[name] = many;
    }
    expect(Math.max(...Object.values(most))).toBeLessThanOrEqual(8);
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
  });
});
