import sql from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";
import { refreshIndex } from "../search/refresh-index.ts";
import { storeAlsoBought } from "../trades/catalog/refresh-also-bought.ts";
import { alignAddressBook } from "../trades/customers/addresses/address-book.ts";
import { CsvFolder } from "./csv-folder.ts";
import { advanceIdentities } from "./examples/advance-identities.ts";
import { loadCarriers } from "./load-carriers.ts";
import { loadContacts } from "./load-contacts.ts";
import type { LoadContext, LoadStep } from "./load-context.ts";
import { loadCustomers } from "./load-customers.ts";
import { loadItems } from "./load-items.ts";
import { withLoadLock } from "./load-lock.ts";
import { loadOrders } from "./load-orders.ts";
import { loadPeople } from "./load-people.ts";
import { loadPlaces } from "./load-places.ts";
import { loadPrices } from "./load-prices.ts";
import { loadPurchases } from "./load-purchases.ts";
import { type LoadReport, ReportWriter } from "./load-report.ts";
import { loadStock } from "./load-stock.ts";
import { loadVendors } from "./load-vendors.ts";
import { prepareSite } from "./prepare-site.ts";

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
  loadCarriers,
  loadItems,
  loadPrices,
  loadStock,
  loadPeople,
  loadCustomers,
  loadVendors,
  loadContacts,
  loadOrders,
  loadPurchases,
  { title: "search index", run: finish },
];

/**
 * Loads a folder of CSV tables into a site. Can be repeated: records are found again by their keys and brought in line
 * with the files; what the files do not name stays as it is. A record is stored whole or not at all; what is refused is
 * in the report with file, line and column. Loads of one site run one after the other.
 *
 * @throws Error in a sentence when there is nothing to load, a file is no CSV, or the site has records of its own.
 *
 * @example
 * const report = await loadFolder(db, "adventureworks", { site: "aw" });
 */
export async function loadFolder(db: Database, folder: string, options: LoadOptions): Promise<LoadReport> {
  const started = performance.now();
  const report = new ReportWriter();
  const tables = new CsvFolder(folder, report);
  await withLoadLock(db, options.site, async () => {
    await prepareSite(db, options.site, options.siteName ?? options.site);
    await runSteps(contextOf(db, tables, report, options), options.onStep);
  });
  return {
    site: options.site,
    files: [...report.files.values()],
    missing: report.missing,
    ignored: tables.others(),
    refused: report.refused,
    remarks: report.remarks,
    controlTotals: report.controlTotals,
    unequalOrders: report.unequalOrders,
    unequalPurchaseOrders: report.unequalPurchaseOrders,
    milliseconds: Math.round(performance.now() - started),
  };
}

function contextOf(db: Database, folder: CsvFolder, report: ReportWriter, options: LoadOptions): LoadContext {
  return {
    db,
    site: options.site,
    folder,
    report,
    items: new Map(),
    customers: new Map(),
    storeCustomers: new Map(),
    directory: { names: new Map(), emails: new Map(), phones: new Map() },
    addresses: new Map(),
    vendors: new Set(),
    locations: new Set(),
    states: new Map(),
    password: options.password,
    written: new Map(),
  };
}

async function runSteps(context: LoadContext, onStep: LoadOptions["onStep"]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    onStep?.(step.title, index, steps.length);
    await step.run(context);
  }
}

/** Numbers given out from now on lie behind the loaded ones; items can be found; customers are served from where most of the goods are. */
async function finish({ db, site }: LoadContext): Promise<void> {
  await db.transaction(async (transaction) => {
    // Over a million items this may take longer than a request would be given.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await advanceIdentities(transaction);
    await transaction.execute(sql`
      update customer set default_location_id = (
        select l.location_id from location l
        left join item_stock s on s.site_id = l.site_id and s.location_id = l.location_id and s.qty_on_hand > 0
        left join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and i.online_cd = 704
        where l.site_id = ${site} group by l.location_id order by count(i.inv_mast_uid) desc, l.location_id limit 1)
      where site_id = ${site} and default_location_id is null`);
    await alignAddressBook(transaction, { site });
    await storeAlsoBought(transaction, site);
    await refreshIndex(transaction, site);
  });
}
