/**
 * The server of a crash round: serves the database of its first argument – a folder, or the URL of a PostgreSQL server – on
 * the port of its second, dies after as many commits as its third says, before anybody hears of the last, and prints the port
 * and the number of the purchase order when it listens. A fourth is the way to the database by a pooler. The first time it stores the fixture world, with goods for
 * a long round and a purchase order that always brings more.
 */
import { createClient, inProcess } from "@purvey/client";
import sql from "sql-template-tag";
import { world } from "../../load/examples/world/names.ts";
import { seedWorld } from "../../load/examples/world/seed-world.ts";
import { permissionsOf } from "../../platform/auth/roles.ts";
import type { Database } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { startServer } from "../../start-server.ts";
import { applyDocuments } from "../../trades/warehouse/apply-documents.ts";
import { dieAfter } from "../die-after.ts";
import { addPurchaseOrder } from "../purchase-order.ts";
import { testSecret } from "../test-server.ts";
import { ordered, purchased } from "./names.ts";

const [place = "", port = "0", commits = "0", pooled = ""] = process.argv.slice(2);
const db = await openDatabase(
  place.startsWith("postgres")
    ? { databaseUrl: pooled || place, directUrl: pooled && place, dataFolder: "" }
    : { dataFolder: place },
);
if (!(await db.first(sql`select 1 from site where site_id = 'demo'`))) await seedWorld(db);
const server = await startServer({
  db,
  port: Number(port),
  host: "127.0.0.1",
  tokens: { secret: testSecret },
  config: { callsPerMinute: 0, siteCallsPerMinute: 0 },
});
const order = await db.first<{ poNo: number }>(sql`
  select po_no as "poNo" from po_hdr where site_id = 'demo' and vendor_id = 'TEST'`);
if (Number(commits) > 0) dieAfter(db, Number(commits), (text) => text === "commit");
process.stdout.write(`${server.port} ${order?.poNo ?? (await stockUp(db))}\n`);

/** Everybody may owe any amount, and there are goods for some thousand orders. Answers the purchase order. */
async function stockUp(db: Database): Promise<number> {
  await db.execute(
    sql`update customer set credit_limit = null, credit_hold = 'N', po_no_required = 'N' where site_id = 'demo'`,
  );
  const poNo = await addPurchaseOrder(
    db,
    [purchased, ...ordered].map((itemId) => ({ itemId, quantity: 100_000_000 })),
  );
  const jwt = await server.app.tokens.issue({
    site: "demo",
    userId: world.users.rita,
    username: "rita",
    role: "warehouse",
    customerId: undefined,
    contactId: undefined,
    salesRepId: undefined,
    permissions: permissionsOf("warehouse"),
  });
  const { warehouseOps } = createClient({ siteId: "demo", jwt, transport: inProcess(server.app), retries: 0 });
  const line = { qtyReceived: 1_000_000, uom: "EA", bin: "RECV" };
  await warehouseOps.receiving.create({ poNo, lines: ordered.map((itemId) => ({ ...line, itemId })) });
  await applyDocuments(db);
  return poNo;
}
