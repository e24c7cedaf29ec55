import type { Database } from "../../../platform/db/database.ts";
import { storeCatalog } from "../store-catalog.ts";
import { worldCatalog } from "./world-catalog.ts";

/**
 * Fills a site with the small fixture world: customers 100200 and 100300, their users, two locations and some twenty
 * items with everything that belongs to them. The same rows every time; their numbers are in `world`.
 *
 * @example await seedWorld(db); // site "demo"
 */
export async function seedWorld(db: Database, site = "demo"): Promise<void> {
  await storeCatalog(db, worldCatalog(site));
}
