/**
 * Opens the server on the database of its first argument – a folder, or the URL of a PostgreSQL server – and lets four
 * people work in two stockrooms at once: order, receive against the order, transfer and use three parts at a time. Prints
 * a line for each call that was acknowledged, until it is killed.
 */
import { createClient, inProcess } from "@purvey/client";
import sql from "sql-template-tag";
import { createApp } from "../../app.ts";
import { permissionsOf } from "../../auth/roles.ts";
import { world } from "../../data/world/names.ts";
import { seedWorld } from "../../data/world/seed-world.ts";
import { openDatabase } from "../../db/open-database.ts";
import { testSecret } from "../test-server.ts";

const place = process.argv[2] ?? "";
const db = await openDatabase(
  place.startsWith("postgres") ? { databaseUrl: place, dataFolder: "" } : { dataFolder: place },
);
if (!(await db.first(sql`select 1 from site where site_id = 'demo'`))) await seedWorld(db);
const app = createApp({ db, tokens: { secret: testSecret }, config: { callsPerMinute: 0, siteCallsPerMinute: 0 } });
const jwt = await app.tokens.issue({
  ...{ site: "demo", userId: world.users.walt, username: "walt", role: "warehouse" },
  ...{ customerId: undefined, contactId: undefined, salesRepId: undefined, permissions: permissionsOf("warehouse") },
});
const { vmi } = createClient({ siteId: "demo", jwt, transport: inProcess(app), retries: 0 });

const rows = await db.query<{ uid: number }>(sql`
  select inv_mast_uid as uid from item where site_id = 'demo' and item_id in ('NUT-M8-NY', 'WSH-M8', 'CUT-125-1') order by 1`);
const parts = rows.map(({ uid }) => ({ invMastUid: uid }));
const { toledo, dayton } = world.vmi.stockrooms;

async function work(warehouseUid: number, toWarehouseUid: number, worker: number): Promise<void> {
  const lines = worker % 2 ? parts : parts.toReversed();
  for (let turn = 1; ; turn++) {
    const { restockHdrUid } = await vmi.restockHdr.create({
      ...{
        warehouseUid,
        distributorsUid: world.vmi.distributors.house,
        beyondMaximum: true,
        poNumber: `PO-${worker}-${turn}`,
      },
      restockItems: lines.map((line) => ({ ...line, qtyToOrder: 10 })),
    }).data;
    process.stdout.write(`order ${restockHdrUid}\n`);
    const receipts = lines.map((line) => ({ ...line, qtyReceived: 10, restockHdrUid }));
    await vmi.warehouse.receive({ warehouseUid, receipts }).data;
    process.stdout.write(`receive ${restockHdrUid}\n`);
    const transfers = lines.map((line) => ({ ...line, qtyToTransfer: 4 }));
    await vmi.warehouse.transfer({ warehouseUid, toWarehouseUid, transfers }).data;
    process.stdout.write("transfer 1\n");
    const usageItems = lines.map((line) => ({ ...line, qtyUsed: 3 }));
    await vmi.warehouse.usage({ warehouseUid, jobDescription: `WO-${restockHdrUid}`, usageItems }).data;
    process.stdout.write("usage 1\n");
  }
}

await Promise.all([
  ...[work(toledo, dayton, 1), work(toledo, dayton, 2)],
  ...[work(dayton, toledo, 3), work(dayton, toledo, 4)],
]);
