import sql from "sql-template-tag";
import { beforeAll, expect, it } from "vitest";
import { seedWorld } from "../../load/examples/world/seed-world.ts";
import type { Database } from "../../platform/db/database.ts";
import { describeOnBoth } from "../../testing/test-database.ts";
import { decimal } from "../../values/decimal.ts";
import { allocateStock, moveStock } from "./ledger.ts";
import type { Movement } from "./stock-balance.ts";
import { stockSums, unexplainedStock } from "./stock-sums.ts";

describeOnBoth("stock ledger", (open) => {
  let db: Database;
  const uids = new Map<string, number>();
  const reference = { type: "test", number: "1", usersId: 1 };

  beforeAll(async () => {
    db = await open();
    await seedWorld(db);
    const rows = await db.query<{ itemId: string; uid: number }>(sql`
      select item_id as "itemId", inv_mast_uid as uid from item where site_id = 'demo'`);
    for (const { itemId, uid } of rows) uids.set(itemId, uid);
  });

  const uidOf = (itemId: string) => uids.get(itemId) ?? 0;
  const move = (...movements: Movement[]) => db.transaction((work) => moveStock(work, "demo", movements, reference));
  const allocate = (locationId: number, ...lines: (readonly [string, number])[]) =>
    db.transaction((work) =>
      allocateStock(
        work,
        "demo",
        lines.map(([itemId, quantity], index) => ({
          lineNo: index + 1,
          locationId,
          invMastUid: uidOf(itemId),
          quantity: decimal(quantity),
        })),
        reference,
      ),
    );
  const stockOf = (locationId: number, itemId: string) =>
    db.first(sql`
      select qty_on_hand as "onHand", qty_allocated as allocated, qty_backordered as backordered from item_stock
      where site_id = 'demo' and location_id = ${locationId} and inv_mast_uid = ${uidOf(itemId)}`);

  it("starts with balances that the ledger explains", async () => {
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("sets aside, backorders, and keeps balance and ledger equal, in two statements for many lines", async () => {
    const texts: string[] = [];
    const stop = db.onStatement(({ text }) => texts.push(text));
    await allocate(20, ["MTR-075", 2], ["BRG-6204-2RS", 5], ["MTR-075", 4]);
    stop();
    expect(texts).toHaveLength(4);
    expect(await stockOf(20, "MTR-075")).toEqual({ onHand: 3, allocated: 3, backordered: 3 });
    expect(await stockOf(20, "BRG-6204-2RS")).toEqual({ onHand: 35, allocated: 5, backordered: 0 });
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("refuses a line that a location without backorders cannot serve, and takes nothing for the others", async () => {
    const before = await stockOf(10, "BRG-6205-2RS");
    await expect(allocate(10, ["BRG-6205-2RS", 1], ["MTR-075", 10])).rejects.toMatchObject({
      code: "BUSINESS_LOGIC_ERROR",
      message: expect.stringContaining("Columbus has 9 EA of `MTR-075` available; 10 EA were asked for."),
    });
    expect(await stockOf(10, "BRG-6205-2RS")).toEqual(before);
  });

  it("counts an item a location never had as none, and makes its balance when something comes", async () => {
    await db.execute(
      sql`delete from stock_movement where site_id = 'demo' and location_id = 20 and inv_mast_uid = ${uidOf("WSH-M8")}`,
    );
    await db.execute(
      sql`delete from item_stock where site_id = 'demo' and location_id = 20 and inv_mast_uid = ${uidOf("WSH-M8")}`,
    );
    await allocate(20, ["WSH-M8", 7]);
    expect(await stockOf(20, "WSH-M8")).toEqual({ onHand: 0, allocated: 0, backordered: 7 });
    await move({
      type: "receive",
      locationId: 20,
      invMastUid: uidOf("WSH-M8"),
      onHandChange: decimal("12.5"),
      lot: "L-1",
    });
    expect(await stockOf(20, "WSH-M8")).toEqual({ onHand: 12.5, allocated: 0, backordered: 7 });
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("ships, releases and transfers", async () => {
    const invMastUid = uidOf("SEAL-XT2");
    await allocate(10, ["SEAL-XT2", 30]);
    await move(
      { type: "ship", locationId: 10, invMastUid, onHandChange: decimal(-20), allocatedChange: decimal(-20) },
      { type: "release", locationId: 10, invMastUid, allocatedChange: decimal(-10) },
      { type: "transfer", locationId: 10, invMastUid, onHandChange: decimal(-40) },
      { type: "transfer", locationId: 20, invMastUid, onHandChange: decimal(40) },
    );
    expect(await stockOf(10, "SEAL-XT2")).toEqual({ onHand: 80, allocated: 0, backordered: 0 });
    expect(await stockOf(20, "SEAL-XT2")).toEqual({ onHand: 100, allocated: 0, backordered: 0 });
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("refuses to take more than is there, or what is set aside, and unknown places", async () => {
    const invMastUid = uidOf("ADH-50");
    await allocate(10, ["ADH-50", 80]);
    await expect(move({ type: "adjust", locationId: 10, invMastUid, onHandChange: decimal(-85) })).rejects.toThrow(
      /-1 EA of `ADH-50` on hand/,
    );
    await expect(move({ type: "adjust", locationId: 10, invMastUid, onHandChange: decimal(-5) })).rejects.toThrow(
      /79 EA .* 80 set aside/,
    );
    await expect(
      move({ type: "release", locationId: 10, invMastUid, allocatedChange: decimal(-81) }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(move({ type: "receive", locationId: 99, invMastUid, onHandChange: decimal(1) })).rejects.toThrow(
      /location 99/,
    );
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("sells the last pieces once, however many ask at the same time for the same items in any order", async () => {
    await move({ type: "adjust", locationId: 10, invMastUid: uidOf("KIT-FLG-M8"), onHandChange: decimal(-20) });
    let begun = 0;
    const stop = db.onStatement(({ text }) => {
      if (text === "begin") begun++;
    });
    const orders = Array.from({ length: 50 }, (_, index) => {
      const lines = [
        ["KIT-FLG-M8", 1],
        ["HB-M8-60", 2],
        ["HB-M8-25", 3],
      ] as const;
      return allocate(10, ...(index % 2 ? lines : lines.toReversed()));
    });
    const settled = await Promise.allSettled(orders);
    stop();
    // A deadlock would have been tried again.
    expect(begun).toBe(50);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    const reasons = settled.filter((result) => result.status === "rejected").map(({ reason }) => reason.code);
    expect(reasons).toEqual(Array(30).fill("BUSINESS_LOGIC_ERROR"));
    expect(await stockOf(10, "KIT-FLG-M8")).toEqual({ onHand: 20, allocated: 20, backordered: 0 });
    expect(await stockSums(db, "demo")).toEqual([]);
  });

  it("tells of a balance that it does not explain, with the site", async () => {
    const row = sql`site_id = 'demo' and location_id = 20 and inv_mast_uid = ${uidOf("WSH-M8")}`;
    await db.execute(sql`update item_stock set qty_on_hand = qty_on_hand + 1 where ${row}`);
    expect(await unexplainedStock(db)).toEqual([
      expect.objectContaining({ site: "demo", locationId: 20, invMastUid: uidOf("WSH-M8") }),
    ]);
    await db.execute(sql`update item_stock set qty_on_hand = qty_on_hand - 1 where ${row}`);
    expect(await unexplainedStock(db)).toEqual([]);
  });
});
