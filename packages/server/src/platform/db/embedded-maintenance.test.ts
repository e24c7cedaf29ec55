import sql from "sql-template-tag";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EmbeddedDatabase, openEmbedded } from "./embedded.ts";
import { embeddedTemplate } from "./embedded-template.ts";

const ROWS = 10_000;
const updateAll = sql`update stock set quantity = quantity + 1`;

describe("the care of the embedded database", () => {
  let template: Uint8Array;
  let db: EmbeddedDatabase;
  beforeAll(async () => {
    template = await embeddedTemplate([]);
  });
  beforeEach(async () => {
    db = await openEmbedded({ template: async () => template });
    await db.execute(sql`create table stock (uid bigint primary key, quantity bigint, note text)`);
  });
  afterEach(() => db.close());

  async function figures(): Promise<{ pages: number; estimate: number; log: number }> {
    const row = await db.first<{ pages: number; estimate: number; log: number }>(sql`
      select pg_relation_size('stock') / 8192 as pages, reltuples as estimate,
        (select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) from pg_control_checkpoint()) as log
      from pg_class where relname = 'stock'`);
    if (row === undefined) throw new Error("The table is missing.");
    return row;
  }

  async function fill(): Promise<void> {
    await db.execute(sql`insert into stock select g, 0, repeat('x', 200) from generate_series(1, ${ROWS}) as g`);
  }

  it("gathers statistics after an import, as soon as there is a pause", async () => {
    await fill();
    await expect.poll(async () => (await figures()).estimate, { timeout: 20_000, interval: 1_500 }).toBe(ROWS);
  });

  it("makes the room of old rows usable again, and cuts the log of changes, so that a restart after a crash stays quick", async () => {
    await fill();
    const before = await figures();
    let longest = 0;
    for (let round = 0; round < 12; round++) {
      await db.execute(updateAll);
      await db.tend();
      longest = Math.max(longest, (await figures()).log);
    }
    expect((await figures()).pages).toBeLessThan(before.pages * 3);
    expect(longest).toBeLessThan(48 * 1024 * 1024);
  });

  it("comes between statements that never pause", async () => {
    await fill();
    for (let round = 0; round < 400 && (await figures()).estimate !== ROWS; round++) {
      await db.execute(sql`update stock set quantity = quantity + 1 where uid <= 200`);
    }
    expect((await figures()).estimate).toBe(ROWS);
  });

  it("lets timers and sockets be served while statements follow each other", async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    const end = performance.now() + 20_000;
    while (ticks <= 5 && performance.now() < end) await db.query(sql`select 1`);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});
