import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, inProcess, type PurveyClient } from "@purvey/client";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import sql from "sql-template-tag";
import { afterAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { permissionsOf } from "../../platform/auth/roles.ts";
import type { Database } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import { startJobs } from "../../platform/jobs/start-jobs.ts";
import { describeServer, describeServerOnBoth } from "../../testing/describe-server.ts";
import { handInDocuments } from "../../testing/hand-in-documents.ts";
import { addPurchaseOrder } from "../../testing/purchase-order.ts";
import { startScript } from "../../testing/script.ts";
import { stockOf } from "../../testing/stock-of.ts";
import { createEmbeddedWorld, createPostgresWorld } from "../../testing/test-database.ts";
import { openTestServer, testSecret } from "../../testing/test-server.ts";
import { binSums } from "../inventory/bin-sums.ts";
import { stockSums } from "../inventory/stock-sums.ts";
import { applyDocuments, applyDocumentsJob } from "./apply-documents.ts";

/** A client of rita's on a database; `onWork` hears of what she hands in. */
async function ritaOn(db: Database, onWork: (job: string) => void = () => {}): Promise<PurveyClient> {
  const config = { callsPerMinute: 0, siteCallsPerMinute: 0 };
  const app = createApp({ db, tokens: { secret: testSecret }, config, onWork });
  const jwt = await app.tokens.issue({
    site: "demo",
    userId: 5,
    username: "rita",
    role: "warehouse",
    permissions: permissionsOf("warehouse"),
    customerId: undefined,
    contactId: undefined,
    salesRepId: undefined,
  });
  return createClient({ siteId: "demo", jwt, transport: inProcess(app), retries: 0 });
}

/** Fails unless each document was applied exactly once, and the books are right after so many rounds. */
async function expectAppliedOnce(db: Database, uids: readonly number[], rounds: number): Promise<void> {
  const odd = await db.query(sql`
    select document_uid as uid, import_state as state, attempts, process_message as message from warehouse_document
    where site_id = 'demo' and document_uid = any(${[...uids]}::bigint[]) and (import_state <> 'delivered' or attempts <> 1)`);
  expect(odd).toEqual([]);
  const movements = await db.query<{ type: string; documents: number; rows: number }>(sql`
    select reference_type as type, count(distinct reference_no) as documents, count(*) as rows from stock_movement
    where site_id = 'demo' and reference_no = any(${uids.map(String)}) and reference_type <> 'order' and reference_type <> 'opening'
    group by 1 order by 1`);
  expect(movements).toEqual([
    { type: "bin-transfer", documents: rounds, rows: rounds * 2 },
    { type: "receiving", documents: rounds, rows: rounds },
    { type: "transfer", documents: rounds, rows: rounds },
    { type: "transfer-receipt", documents: rounds, rows: rounds },
    { type: "transfer-shipping", documents: rounds, rows: rounds * 2 },
  ]);
  expect(await stockSums(db, "demo")).toEqual([]);
  expect(await binSums(db, "demo")).toEqual([]);
  expect(await stockOf(db, "HB-M8-40", 10)).toMatchObject({
    onHand: 12000 - rounds,
    allocated: 0,
    onOrder: 0,
    bins: { "A-01-1": 12000 - 2 * rounds, "A-01-2": rounds },
  });
  expect(await stockOf(db, "HB-M8-40", 20)).toMatchObject({ onHand: 4500 + 3 * rounds, onOrder: 0 });
}

describeServer("the document worker", (server) => {
  it("applies a document as soon as it is handed in, and asks the database nothing while it is idle", async () => {
    const { db } = server();
    let statements = 0;
    const stopCounting = db.onStatement(() => {
      statements++;
    });
    const jobs = startJobs(db, [applyDocumentsJob]);
    const woken: Promise<void>[] = [];
    const rita = await ritaOn(db, (job) => woken.push(jobs.wake(job)));
    expect(statements).toBe(0);
    const transfers = [{ itemId: "NUT-M8-NY", toBin: "A-03-2", quantity: 10 }];
    const { binTransfer } = rita.warehouseOps;
    const { binTransferHdrUid } = await binTransfer.create({
      usersId: 5,
      locationId: 10,
      requestId: "W-1",
      transfers,
    }).data;
    expect(woken).toHaveLength(1);
    await Promise.all(woken);
    expect((await binTransfer.get({ binTransferHdrUid }).data).importState).toBe("delivered");
    await expect(binTransfer.create({ usersId: 5, locationId: 99, requestId: "W-2", transfers })).rejects.toThrow();
    await binTransfer.list();
    expect(woken).toHaveLength(1);
    statements = 0;
    await jobs.wake(applyDocumentsJob.name);
    expect(statements).toBe(1);
    await jobs.stop();
    await binTransfer.create({ usersId: 5, locationId: 10, requestId: "W-3", transfers });
    statements = 0;
    await jobs.wake(applyDocumentsJob.name);
    stopCounting();
    expect(statements).toBe(0);
    expect(await applyDocuments(db)).toHaveLength(1);
  });

  it("holds a document on which the server fails, tells of it, and goes on with the next", async () => {
    const { db } = server();
    const rita = await ritaOn(db);
    const transfers = [{ itemId: "WSH-M8", toBin: "A-03-1", quantity: 10 }];
    const hand = (requestId: string) =>
      rita.warehouseOps.binTransfer.create({ usersId: 5, locationId: 10, requestId, transfers }).data;
    const { binTransferHdrUid: broken } = await hand("F-1");
    await hand("F-2");
    // A line as no handler writes it.
    await db.execute(sql`
      update warehouse_document_line set bins = '[{"bin":null,"lot":null,"quantity":null}]' where site_id = 'demo' and document_uid = ${broken}`);
    const problems: unknown[] = [];
    const jobs = startJobs(db, [applyDocumentsJob], (_job, error) => problems.push(error));
    await jobs.wake(applyDocumentsJob.name);
    await jobs.stop();
    expect(problems).toMatchObject([{ errors: [expect.any(TypeError)] }]);
    expect(await rita.warehouseOps.binTransfer.get({ binTransferHdrUid: broken }).data).toMatchObject({
      importState: "hold",
      processMessage: expect.stringContaining("an error of its own"),
    });
    expect(await rita.warehouseOps.binTransfer.list({ importState: "initial" }).data).toEqual([]);
  });

  it("applies a receipt of 500 lines in as many statements as one of one line", async () => {
    const { db } = server();
    const rita = await ritaOn(db);
    const statementsFor = async (count: number) => {
      const ordered = Array.from({ length: count }, () => ({ itemId: "SEAL-XT2", quantity: 2 }));
      const poNo = await addPurchaseOrder(db, ordered);
      const lines = ordered.map((_, index) => ({
        poLineNo: index + 1,
        qtyReceived: 2,
        bin: index % 2 ? "RECV" : "D-01-2",
      }));
      await rita.warehouseOps.receiving.create({ poNo, lines });
      let statements = 0;
      const stopCounting = db.onStatement(() => {
        statements++;
      });
      expect(await applyDocuments(db)).toMatchObject([{ importState: "delivered" }]);
      stopCounting();
      return statements;
    };
    const one = await statementsFor(1);
    expect(await statementsFor(500)).toBe(one);
    expect(one).toBeLessThanOrEqual(24);
    expect((await stockOf(db, "SEAL-XT2")).bins).toEqual({ "D-01-2": 142 + 500, RECV: 500 });
    expect(await stockSums(db, "demo")).toEqual([]);
    expect(await binSums(db, "demo")).toEqual([]);
  });
});

describeServerOnBoth("several that hand in and apply documents at once", (server) => {
  it("receives a line once when the same receipt is posted eight times at once", async () => {
    const { db } = server();
    const rita = await ritaOn(db);
    const poNo = await addPurchaseOrder(db, [{ itemId: "CUT-125-1", quantity: 100 }]);
    const before = await stockOf(db, "CUT-125-1");
    const lines = [{ poLineNo: 1, qtyReceived: 100 }];
    const post = () => rita.warehouseOps.receiving.create({ poNo, referenceNo: "PS-8", lines }).data;
    const all = await Promise.all(Array.from({ length: 8 }, post));
    expect(new Set(all.map(({ receivingUid }) => receivingUid)).size).toBe(1);
    await Promise.all([1, 2, 3, 4].map(() => applyDocuments(db)));
    expect((await stockOf(db, "CUT-125-1")).onHand).toBe(before.onHand + 100);
  });

  it("never receives more of a line than was ordered, however many receive it at once", async () => {
    const { db } = server();
    const rita = await ritaOn(db);
    const poNo = await addPurchaseOrder(db, [{ itemId: "BRG-6205-2RS", quantity: 100 }]);
    const before = await stockOf(db, "BRG-6205-2RS");
    const lines = [{ poLineNo: 1, qtyReceived: 30 }];
    await Promise.all(Array.from({ length: 8 }, () => rita.warehouseOps.receiving.create({ poNo, lines }).data));
    const applied = (await Promise.all(Array.from({ length: 8 }, () => applyDocuments(db)))).flat();
    expect(applied.map(({ importState }) => importState).sort()).toEqual([
      ...["delivered", "delivered", "delivered", "hold", "hold", "hold", "hold", "hold"],
    ]);
    const order = await db.first(sql`
      select base_received as received, complete from po_line where site_id = 'demo' and po_no = ${poNo}`);
    expect(order).toEqual({ received: 90, complete: "N" });
    const after = await stockOf(db, "BRG-6205-2RS");
    expect([after.onHand, after.onOrder]).toEqual([before.onHand + 90, before.onOrder - 90]);
    const held = await rita.warehouseOps.receiving.list({ poNo, importState: "hold" }).data;
    const [{ receivingUid } = { receivingUid: 0 }] = held;
    await rita.warehouseOps.receiving.update({
      receivingUid,
      lines: [{ poLineNo: 1, qtyReceived: 30, reason: "Over-shipped" }],
    });
    expect(await applyDocuments(db)).toMatchObject([{ importState: "delivered" }]);
  });

  it("registers a piece once when two receipts name it at the same moment", async () => {
    const { db } = server();
    const rita = await ritaOn(db);
    const orders = await Promise.all(
      [10, 20].map((locationId) => addPurchaseOrder(db, [{ itemId: "MTR-075", quantity: 2 }], { locationId })),
    );
    for (const poNo of orders)
      await rita.warehouseOps.receiving.create({
        poNo,
        lines: [{ poLineNo: 1, qtyReceived: 2, serials: ["ONE", "TWO"] }],
      });
    const applied = (await Promise.all([1, 2].map(() => applyDocuments(db)))).flat();
    expect(applied.map(({ importState }) => importState).sort()).toEqual(["delivered", "hold"]);
    expect(
      await db.first(
        sql`select count(*) as pieces from serial_number where site_id = 'demo' and serial_no in ('ONE', 'TWO')`,
      ),
    ).toEqual({ pieces: 2 });
    expect(await stockSums(db, "demo")).toEqual([]);
    expect(await binSums(db, "demo")).toEqual([]);
  });
});

describe("several that apply all documents at once", () => {
  const rounds = 8;

  it("apply each once, without a deadlock, in two pools on PostgreSQL", async () => {
    const url = await createPostgresWorld();
    const pools = await Promise.all([1, 2].map(() => openPostgres({ url })));
    const [db] = pools as [Database, Database];
    try {
      const uids = await handInDocuments(db, await ritaOn(db), rounds);
      let begun = 0;
      for (const pool of pools) {
        pool.onStatement(({ text }) => {
          if (text === "begin") begun++;
        });
      }
      const applied = (await Promise.all([...pools, ...pools].map((pool) => applyDocuments(pool)))).flat();
      expect(applied.map(({ documentUid }) => documentUid).sort((a, b) => a - b)).toEqual(uids);
      // One look of each that finds nothing more; a deadlock would have been tried again.
      expect(begun).toBe(uids.length + 4);
      await expectAppliedOnce(db, uids, rounds);
    } finally {
      await Promise.all(pools.map((pool) => pool.close()));
    }
  });

  it("apply each once in one process on PGlite", async () => {
    const server = await openTestServer("embedded");
    const uids = await handInDocuments(server.db, await server.clientFor("rita"), rounds);
    const applied = (await Promise.all([1, 2, 3, 4].map(() => applyDocuments(server.db)))).flat();
    expect(applied).toHaveLength(uids.length);
    await expectAppliedOnce(server.db, uids, rounds);
    await server.close();
  });
});

describe("a process that is killed while it applies documents", () => {
  const script = new URL("../../testing/scripts/apply-documents.ts", import.meta.url);
  const rounds = 6;
  const moments = [9, 34, 61];
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  /** Kills it after so many statements each time. */
  async function survives(place: string, moments: readonly number[], open: () => Promise<Database>): Promise<void> {
    const before = await open();
    const uids = await handInDocuments(before, await ritaOn(before), rounds);
    await before.close();
    for (const statements of moments) {
      const running = await startScript(script, [place, String(statements)]);
      expect(await running.ended()).toBe(null);
    }
    const db = await open();
    const waiting = await db.first<{ waiting: number }>(sql`
      select count(*) as waiting from warehouse_document where site_id = 'demo' and import_state = 'initial'`);
    expect(waiting?.waiting).toBeGreaterThan(0);
    expect(waiting?.waiting).toBeLessThan(uids.length);
    expect(await stockSums(db, "demo")).toEqual([]);
    expect(await binSums(db, "demo")).toEqual([]);
    await applyDocuments(db);
    await expectAppliedOnce(db, uids, rounds);
    await db.close();
  }

  it("loses none and applies none twice, on PGlite", async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), "purvey-documents-"));
    folders.push(dataFolder);
    await createEmbeddedWorld(dataFolder);
    await survives(dataFolder, exhaustive ? moments : [105], () => openDatabase({ dataFolder }));
  });

  it("loses none and applies none twice, on PostgreSQL", async () => {
    const databaseUrl = await createPostgresWorld();
    await survives(databaseUrl, exhaustive ? moments : [105], () => openDatabase({ databaseUrl, dataFolder: "" }));
  });
});
