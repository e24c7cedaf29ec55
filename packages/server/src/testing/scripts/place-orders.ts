/**
 * Opens the server on the database of its first argument – a folder, or the URL of a PostgreSQL server – and lets four
 * shoppers place orders of five lines, one after the other. Prints the number of each order when it was acknowledged,
 * until it is killed.
 */
import sql from "sql-template-tag";
import { createApp } from "../../app.ts";
import { seedWorld } from "../../data/world/seed-world.ts";
import { openDatabase } from "../../db/open-database.ts";
import { addShoppers, type Shopper } from "../add-shoppers.ts";
import { fillCart } from "../fill-cart.ts";
import { testSecret } from "../test-server.ts";

const place = process.argv[2] ?? "";
const db = await openDatabase(
  place.startsWith("postgres") ? { databaseUrl: place, dataFolder: "" } : { dataFolder: place },
);
if (!(await db.first(sql`select 1 from site where site_id = 'demo'`))) await seedWorld(db);
const app = createApp({
  db,
  tokens: { secret: testSecret },
  config: { callsPerMinute: 0, siteCallsPerMinute: 0 },
});

const items = ["NUT-M8-NY", "WSH-M8", "CUT-115-1", "CUT-125-1", "BRG-6204-2RS"];

async function placeOrders({ client, userId }: Shopper): Promise<void> {
  const { checkout } = client.commerce;
  for (;;) {
    const cartHdrUid = await fillCart(
      client,
      userId,
      items.map((itemId) => ({ itemId, quantity: 1 })),
    );
    const { checkoutUid } = await checkout.create({ cartHdrUid }).data;
    const { orderNo } = await checkout.prophet21Hdr.create({ checkoutUid, header: {} }).data;
    process.stdout.write(`${orderNo}\n`);
  }
}

await Promise.all((await addShoppers(db, app, 4)).map(placeOrders));
