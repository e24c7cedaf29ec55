import sql from "sql-template-tag";
import { advanceIdentities } from "../data/advance-identities.ts";
import type { Database } from "../db/database.ts";
import { refreshIndex } from "../search/refresh-index.ts";
import { CsvFolder } from "./csv-folder.ts";
import { loadContacts } from "./load-contacts.ts";
import type { LoadContext, LoadStep } from "./load-context.ts";
import { loadCustomers } from "./load-customers.ts";
import { loadItems } from "./load-items.ts";
import { loadOrders } from "./load-orders.ts";
import { loadPlaces } from "./load-places.ts";
import { loadPrices } from "./load-prices.ts";
import { type LoadReport, ReportWriter } from "./load-report.ts";
import { loadStock } from "./load-stock.ts";

export interface LoadOptions {
  readonly site: string;
  readonly siteName?: string;
  /** Gives every contact with an e-mail address a sign-in with this password, and an administrator `admin`. */
  readonly password?: string;
  /** Called before each step. */
  readonly onStep?: (title: string, done: number, of: number) => void;
}

const steps: readonly LoadStep[] = [
  loadPlaces,
  loadItems,
  loadPrices,
  loadStock,
  loadCustomers,
  loadContacts,
  loadOrders,
];

/**
 * Loads a folder of CSV tables into a site. Can be repeated: records are found again by their keys and brought in line
 * with the files. A record is stored whole or not at all; what is refused is in the report with file, line and column.
 *
 * @example
 * const report = await loadFolder(db, "adventureworks", { site: "aw" });
 */
export async function loadFolder(db: Database, folder: string, options: LoadOptions): Promise<LoadReport> {
  const started = performance.now();
  const report = new ReportWriter();
  const context: LoadContext = {
    db,
    site: options.site,
    folder: new CsvFolder(folder, report),
    report,
    items: new Map(),
    customers: new Map(),
    storeCustomers: new Map(),
    locations: new Set(),
    states: new Map(),
    password: options.password,
  };
  await db.execute(sql`
    insert into site (site_id, site_name) values (${options.site}, ${options.siteName ?? options.site}) on conflict do nothing`);
  const titles = [...steps.map(({ title }) => title), "search index"];
  for (const [index, step] of steps.entries()) {
    options.onStep?.(step.title, index, titles.length);
    await step.run(context);
  }
  options.onStep?.("search index", steps.length, titles.length);
  await finish(db, options.site);
  return {
    site: options.site,
    files: [...report.files.values()],
    missing: report.missing,
    refused: report.refused,
    controlTotals: report.controlTotals,
    unequalOrders: report.unequalOrders,
    milliseconds: Math.round(performance.now() - started),
  };
}

/** Numbers given out from now on lie behind the loaded ones; items can be found; customers are served from where most of the goods are. */
async function finish(db: Database, site: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await advanceIdentities(transaction);
    await transaction.execute(sql`
      update customer set default_location_id = (
        select s.location_id from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid
        where s.site_id = ${site} and i.online_cd = 704 and s.qty_on_hand > 0
        group by s.location_id order by count(*) desc, s.location_id limit 1)
      where site_id = ${site} and default_location_id is null`);
    await refreshIndex(transaction, site);
  });
}
