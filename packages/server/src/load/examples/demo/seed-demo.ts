import type { Database } from "../../../platform/db/database.ts";
import { storeCatalog } from "../store-catalog.ts";
import { demoCatalog } from "./demo-catalog.ts";

/** How `seedDemo` is told what to do. */
export interface SeedDemoOptions {
  /** Default `demo`. */
  readonly site?: string;
  /** Hears of every table stored. */
  readonly onProgress?: (progress: { readonly table: string; readonly rows: number }) => void;
}

/**
 * Fills a site with the demonstration: the fixture world inside an industrial distributor of more than 3,000 items in 12
 * families, 40 customers, 6 locations and two years of orders. The same rows every time. One transaction: all or nothing.
 *
 * @example await seedDemo(db, { onProgress: ({ table, rows }) => console.log(table, rows) });
 */
export async function seedDemo(db: Database, { site = "demo", onProgress }: SeedDemoOptions = {}): Promise<void> {
  await storeCatalog(db, demoCatalog(site), (table, rows) => onProgress?.({ table, rows }));
}
