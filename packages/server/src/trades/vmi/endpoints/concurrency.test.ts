import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { createRandom } from "../../../load/examples/demo/random.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";
import { giveProfile, type StockroomClient, setUpStockroom, stockIn } from "../../../testing/stockrooms.ts";
import { stockroomDifferences } from "../stockroom-ledger.ts";

describeServerOnBoth("stockrooms in a crowd", (server) => {
  let walt: StockroomClient;
  let uids: number[];
  beforeAll(async () => {
    walt = (await server().clientFor("walt")).vmi;
    const items = ["HB-M8-40", "NUT-M8-NY", "CUT-115-1", "ADH-50"];
    uids = await Promise.all(items.map((itemId) => invMastUidOf(server(), itemId)));
  });

  /** Runs work and answers how many transactions it began: more than it has calls, and a deadlock was tried again. */
  async function transactionsOf(work: () => Promise<unknown>): Promise<number> {
    let begun = 0;
    const stop = server().db.onStatement(({ text }) => {
      if (text === "begin") begun++;
    });
    await work();
    stop();
    return begun;
  }

  const statusOf = (result: PromiseSettledResult<unknown>) =>
    result.status === "fulfilled" ? 200 : result.reason.status;

  it("moves parts round a ring of five by 16 workers, conserves totals and meets no deadlock", async () => {
    const full = uids.map((uid) => [uid, 60] as const);
    const ring: number[] = [];
    for (let index = 0; index < 5; index++) ring.push(await setUpStockroom(server(), `Ring ${index}`, full));
    const calls = 20;
    const results: PromiseSettledResult<unknown>[] = [];
    const work = async (worker: number) => {
      const random = createRandom(`worker ${worker}`);
      for (let call = 0; call < calls; call++) {
        const at = random.between(0, 4);
        const step = worker % 2 ? 1 : 4;
        const shuffled = uids.map((uid) => ({ uid, rank: random.next() })).sort((a, b) => a.rank - b.rank);
        const transfers = shuffled
          .slice(0, random.between(1, uids.length))
          .map(({ uid }) => ({ invMastUid: uid, qtyToTransfer: random.between(1, 25) }));
        const ends = { warehouseUid: ring[at] ?? 0, toWarehouseUid: ring[(at + step) % 5] ?? 0 };
        results.push(...(await Promise.allSettled([walt.warehouse.transfer({ ...ends, transfers }).data])));
      }
    };
    const begun = await transactionsOf(() => Promise.all(Array.from({ length: 16 }, (_, worker) => work(worker))));
    expect(begun).toBe(16 * calls);
    const statuses = results.map(statusOf);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(100);
    const stocks = await Promise.all(ring.map((uid) => stockIn(server(), uid)));
    for (const itemId of Object.keys(stocks[0] ?? {}))
      expect([itemId, stocks.reduce((sum, stock) => sum + (stock[itemId] ?? 0), 0)]).toEqual([itemId, 300]);
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
  });

  it("orders once what many order at once", async () => {
    const [bolt = 0, nut = 0] = uids;
    const warehouseUid = await setUpStockroom(server(), "Raced", [[bolt, 150]]);
    await giveProfile(server(), warehouseUid, [
      [bolt, 200, 800],
      [nut, 100, 500],
    ]);
    const suggested = await walt.warehouse.replenish.list({ warehouseUid }).data;
    const restockItems = suggested.map(({ invMastUid, suggestedOrderQty }) => ({
      invMastUid,
      qtyToOrder: suggestedOrderQty,
    }));
    const orders = Array.from({ length: 16 }, (_, index) => {
      const items = index % 2 ? restockItems : restockItems.toReversed();
      return walt.warehouse.replenish.create({ warehouseUid, restockItems: items }).data;
    });
    let settled: PromiseSettledResult<unknown>[] = [];
    const begun = await transactionsOf(async () => {
      settled = await Promise.allSettled(orders);
    });
    expect(begun).toBeLessThanOrEqual(16);
    expect(settled.map(statusOf).sort()).toEqual([200, ...Array(15).fill(409)]);
    const parts = await walt.warehouse.availability({ warehouseUid }).data;
    expect(parts.map(({ itemId, qtyOnOrder }) => [itemId, qtyOnOrder])).toEqual([
      ["HB-M8-40", 700],
      ["NUT-M8-NY", 500],
    ]);
  });

  it("settles an order once, however many receive it at once, while others order", async () => {
    const [bolt = 0, nut = 0] = uids;
    const warehouseUid = await setUpStockroom(server(), "Received by many");
    await giveProfile(server(), warehouseUid, [
      [bolt, 10, 100],
      [nut, 10, 100],
    ]);
    const create = (invMastUid: number) =>
      walt.warehouse.replenish.create({ warehouseUid, restockItems: [{ invMastUid, qtyToOrder: 100 }] }).data;
    const { restockHdrUid } = await create(bolt);
    const receipts = [{ invMastUid: bolt, qtyReceived: 100, restockHdrUid }];
    const received = Array.from({ length: 8 }, () => walt.warehouse.receive({ warehouseUid, receipts }).data);
    const settled = await Promise.allSettled([...received, create(nut), create(nut)]);
    expect(settled.slice(0, 8).map(statusOf).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(settled.slice(8).map(statusOf).sort()).toEqual([200, 409]);
    expect(await walt.restockHdr.get({ restockHdrUid }).data).toMatchObject({
      restockState: "received",
      lines: [{ qtyReceived: 100 }],
    });
    expect((await stockIn(server(), warehouseUid))["HB-M8-40"]).toBe(100);
  });

  it("keeps counts and usage apart: after each count there is what was counted", async () => {
    const [bolt = 0, nut = 0] = uids;
    const warehouseUid = await setUpStockroom(server(), "Counted while used", [
      [bolt, 90],
      [nut, 90],
    ]);
    const lines = [bolt, nut].map((invMastUid) => ({ invMastUid }));
    const use = (index: number) => {
      const items = (index % 2 ? lines : lines.toReversed()).map((line) => ({ ...line, qtyUsed: 2 }));
      return walt.warehouse.usage({ warehouseUid, jobDescription: `WO-${index}`, usageItems: items }).data;
    };
    const count = (index: number) => {
      const adjustments = (index % 2 ? lines : lines.toReversed()).map((line) => ({ ...line, qtyOnHand: 50 + index }));
      return walt.warehouse.adjust({ warehouseUid, adjustments }).data;
    };
    const begun = await transactionsOf(() =>
      Promise.all(Array.from({ length: 32 }, (_, index) => (index % 4 === 0 ? count(index) : use(index)))),
    );
    expect(begun).toBe(32);
    const movements = await server().db.query<{ type: string; change: number; uid: number }>(sql`
      select movement_type as type, on_hand_change as change, inv_mast_uid as uid from vmi_movement
      where site_id = 'demo' and warehouse_uid = ${warehouseUid} order by vmi_movement_uid`);
    for (const uid of [bolt, nut]) {
      let onHand = 0;
      const counted: number[] = [];
      for (const { type, change } of movements.filter((movement) => movement.uid === uid)) {
        onHand += change;
        if (type === "adjust") counted.push(onHand);
        expect(onHand).toBeGreaterThanOrEqual(0);
      }
      const expected = [90, ...Array.from({ length: 8 }, (_, index) => 50 + 4 * index)];
      expect(counted.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
    }
    expect(await stockroomDifferences(server().db, "demo")).toEqual([]);
  });

  it("counts a part for the first time once, however many count it at once", async () => {
    const [bolt = 0] = uids;
    const warehouseUid = await setUpStockroom(server(), "Never seen");
    const adjustments = [{ invMastUid: bolt, qtyOnHand: 7 }];
    await Promise.all(Array.from({ length: 10 }, () => walt.warehouse.adjust({ warehouseUid, adjustments }).data));
    expect(await stockIn(server(), warehouseUid)).toEqual({ "HB-M8-40": 7 });
  });

  it("keeps a stockroom that is deleted while something is put into it", async () => {
    const ada = (await server().clientFor("ada")).vmi;
    const [bolt = 0] = uids;
    for (let index = 0; index < 6; index++) {
      const warehouseUid = await setUpStockroom(server(), `Deleted ${index}`);
      const receipts = [{ invMastUid: bolt, qtyReceived: 5 }];
      const [deleted, received] = await Promise.allSettled([
        ada.warehouse.delete({ warehouseUid }).data,
        walt.warehouse.receive({ warehouseUid, receipts }).data,
      ]);
      expect([statusOf(deleted), statusOf(received)]).toEqual(deleted.status === "fulfilled" ? [200, 404] : [409, 200]);
    }
  });
});
