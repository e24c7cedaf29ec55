import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { onOrderDifferences } from "../../../testing/on-order-differences.ts";
import { beyondOrders, faults, lots, outside, registered, unregistered } from "../../../testing/ten-days/agreement.ts";
import { Books } from "../../../testing/ten-days/books.ts";
import { Trade } from "../../../testing/ten-days/trade.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { stockSums } from "../../inventory/stock-sums.ts";

/** `DAYS`, `DEEDS` (a day) and `SEED` in the environment make it longer, or another run. */
const days = Number(process.env.DAYS ?? 10);
const deeds = Number(process.env.DEEDS ?? 15);
const seed = Number(process.env.SEED ?? 20_290);

describeServer("ten days of trade", (server) => {
  it(`keep ledger, stock, bins, serials, tickets, orders, tax and returns in agreement (seed ${seed})`, async () => {
    const { db } = server();
    await db.execute(sql`update customer set credit_limit = null where site_id = 'demo'`);
    const before = await db.query(beyondOrders);
    const unnumbered = await db.query(unregistered);
    const lotsBefore = await db.query<{ place: string; pieces: number }>(lots);
    const books = new Books(new Map(lotsBefore.map(({ place, pieces }) => [place, pieces])));
    const trade = new Trade(server(), seed, books);
    for (let day = 0; day < days; day++) {
      for (let count = 0; count < deeds; count++) await trade.deed();
      const agreement = [
        await stockSums(db, "demo"),
        await binSums(db, "demo"),
        await onOrderDifferences(db),
        await db.query(faults),
      ];
      expect(agreement, trade.done).toEqual([[], [], [], []]);
      expect(await db.query(beyondOrders), trade.done).toEqual(before);
      expect(await db.query(unregistered), trade.done).toEqual(unnumbered);
      const homes = [...books.homes].map(([serial, location]) => ({ serial, location }));
      expect(await db.query(registered), trade.done).toEqual(homes.sort((a, b) => (a.serial < b.serial ? -1 : 1)));
      const stored = await db.query<{ place: string; pieces: number }>(lots);
      expect(new Map(stored.map(({ place, pieces }) => [place, pieces])), trade.done).toEqual(books.lots);
      expect(await db.first(outside), trade.done).toEqual({ pieces: trade.outside });
    }
    const served = await db.first<{ count: number }>(sql`
      select count(*) as count from stock_movement where site_id = 'demo' and allocated_change > 0 and backordered_change < 0`);
    expect(served?.count).toBeGreaterThan(days / 5);
  }, 600_000);
});
