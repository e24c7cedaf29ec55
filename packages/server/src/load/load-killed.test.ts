import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../platform/db/database.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { manyOrders, smallShop, writeCsvFolder } from "../testing/csv-files.ts";
import { startScript } from "../testing/script.ts";
import { tableHashes } from "../testing/table-hashes.ts";
import { createPostgresDatabase, openTestDatabase } from "../testing/test-database.ts";
import { stockSums } from "../trades/inventory/stock-sums.ts";
import { loadFolder } from "./load-folder.ts";

const script = new URL("../testing/scripts/load-folder.ts", import.meta.url);
/** Orders are stored in slices of 400. */
const orders = 500;
const files = { ...smallShop, ...manyOrders(orders, 3) };
/** Statements after which it is killed: among the items, and in the second slice of orders. */
const [atItems, atOrders] = [38, 88];
const moments = [atItems, atOrders];

/** What a load gives numbers and dates to by itself. */
const given = [
  "date_created",
  "date_last_modified",
  "stock_movement_uid",
  "attribute_value_uid",
  "address_id",
  "corp_address_id",
];
/** What holds such numbers. */
const givenLists = ["attribute_value_uids", "attribute_uid"];
const contents = (db: Database) => tableHashes(db, "demo", [...given, ...givenLists]);

describe("a load that is killed in the middle", () => {
  const folder = writeCsvFolder(files);
  const folders = [folder];
  let whole: Record<string, string>;

  beforeAll(async () => {
    const db = await openTestDatabase("embedded");
    await loadFolder(db, folder, { site: "demo" });
    whole = await contents(db);
    await db.close();
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  /** Kills it after so many statements each time, and lets the last one come to its end. */
  async function survives(place: string, moments: readonly number[], open: () => Promise<Database>): Promise<void> {
    for (const moment of moments) {
      const running = await startScript(script, [place, folder, String(moment)]);
      expect(await running.ended()).toBe(null);
    }
    const db = await open();
    const half = await db.first<{ orders: number }>(
      sql`select count(*) as orders from order_hdr where site_id = 'demo'`,
    );
    expect(half?.orders).toBeLessThan(orders);
    await loadFolder(db, folder, { site: "demo" });
    expect(await contents(db)).toEqual(whole);
    expect(await stockSums(db, "demo")).toEqual([]);
    await db.close();
  }

  it("ends in the same state when it is run again, on PGlite", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "purvey-load-"));
    folders.push(dataFolder);
    await survives(dataFolder, exhaustive ? moments : [atItems], () => openDatabase({ dataFolder }));
  });

  it("ends in the same state when it is run again, on PostgreSQL", async () => {
    const databaseUrl = await createPostgresDatabase();
    await survives(databaseUrl, exhaustive ? moments : [atOrders], () => openDatabase({ databaseUrl, dataFolder: "" }));
  });

  it("waits in another process until the first is done, on PostgreSQL", async () => {
    const databaseUrl = await createPostgresDatabase();
    const scripts = await Promise.all([1, 2].map(() => startScript(script, [databaseUrl, folder])));
    expect(await Promise.all(scripts.map((running) => running.ended()))).toEqual([0, 0]);
    const db = await openDatabase({ databaseUrl, dataFolder: "" });
    expect(await contents(db)).toEqual(whole);
    expect(await stockSums(db, "demo")).toEqual([]);
    await db.close();
  });
});
