import type { Database } from "../../../platform/db/database.ts";
import { storeCatalog } from "../store-catalog.ts";
import { demoCatalog } from "./demo-catalog.ts";

/**
 * Fills a site with the demonstration: the fixture world inside an industrial distributor of more than 3,000 items in 12
 * families, 40 customers, 6 locations and two years of orders. The same rows every time. One transaction: all or nothing.
 *
 * @param options.site default `demo`
 * @example await seedDemo(db, { site: "acme" });
 */
export async function seedDemo(db: Database, { site = "demo" } = {}): Promise<void> {
  await storeCatalog(db, demoCatalog(site));
}
