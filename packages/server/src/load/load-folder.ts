import sql from "sql-template-tag";
import type { Database } from "../platform/db/database.ts";
import { insertRows } from "../platform/db/insert-rows.ts";
import { storeAlsoBought } from "../trades/catalog/refresh-also-bought.ts";
import { alignAddressBook } from "../trades/customers/addresses/address-book.ts";
import { refreshIndex } from "../trades/search/refresh-index.ts";
import { canonicalPlace } from "../values/places/canonical-place.ts";
import { CsvFolder } from "./csv-folder.ts";
import type { CsvRow } from "./csv-row.ts";
import { advanceIdentities } from "./examples/advance-identities.ts";
import { readAddresses } from "./load-addresses.ts";
import { loadClassPrices } from "./load-class-prices.ts";
import { loadContacts } from "./load-contacts.ts";
import { type LoadContext, type LoadStep, storeRows } from "./load-context.ts";
import { loadContracts } from "./load-contracts.ts";
import { loadCustomers } from "./load-customers.ts";
import { loadItems } from "./load-items.ts";
import { withLoadLock } from "./load-lock.ts";
import { loadOrders } from "./load-orders.ts";
import { loadPrices } from "./load-prices.ts";
import { loadPurchases } from "./load-purchases.ts";
import { type LoadReport, ReportWriter } from "./load-report.ts";
import { loadInvoices, loadQuotes } from "./load-sales-documents.ts";
import { loadStock } from "./load-stock.ts";
import { loadUnits } from "./load-units.ts";
import { loadVendors } from "./load-vendors.ts";
import { prepareSite } from "./prepare-site.ts";

const company = "MAIN";

/** `StateProvince.csv`, `Location.csv`: states, and the locations that hold stock. */
const loadPlaces: LoadStep = {
  title: "locations",
  async run(context) {
    const { db, site, folder, report } = context;
    await readStates(context);
    const names = await folder.readByKey("Location.csv", "LocationID", (row) => row.text("Name", 255));
    for (const id of names.keys()) context.locations.add(id);
    const rows = [...names].map(([location_id, location_name], index) => ({
      location_id,
      location_name,
      company_id: company,
      sequence_no: index + 1,
    }));
    await db.transaction(async (transaction) => {
      await storeRows(transaction, context, "company", ["company_id"], [{ company_id: company, company_name: site }]);
      await storeRows(transaction, context, "location", ["location_id"], rows);
    });
    report.stored("Location.csv", rows.length);
  },
};

/**
 * `Person.csv`, `EmailAddress.csv`, `PersonPhone.csv` and addresses: who people are, of several e-mail addresses or numbers
 * the first counts; and where people, stores and vendors are.
 */
const loadPeople: LoadStep = {
  title: "people and addresses",
  async run(context) {
    const { folder, report } = context;
    const names = await folder.readByKey("Person.csv", "BusinessEntityID", (row) => ({
      firstName: row.text("FirstName", 100),
      lastName: row.text("LastName", 100),
    }));
    const emails = await folder.readByKey("EmailAddress.csv", "BusinessEntityID", (row) => ({
      address: emailAddress(row),
      line: row.line,
    }));
    const phones = await folder.readByKey("PersonPhone.csv", "BusinessEntityID", (row) => row.text("PhoneNumber", 40));
    context.directory = { names, emails, phones };
    context.addresses = await readAddresses(context);
    report.stored("Person.csv", names.size);
    report.stored("EmailAddress.csv", emails.size);
    report.stored("PersonPhone.csv", phones.size);
  },
};

/** `ShipMethod.csv`: the carriers of the address book. They keep their address numbers from load to load. */
const loadCarriers: LoadStep = {
  title: "carriers",
  async run(context) {
    const { db, site, folder, report } = context;
    const names = await folder.readByKey("ShipMethod.csv", "ShipMethodID", (row) => row.text("Name", 255));
    const rows = [...names].map(([id, address_name]) => ({ source_id: String(id), address_name, ...carrier }));
    await db.transaction(async (transaction) => {
      const stored = await transaction.query<{ id: string; number: number }>(sql`
        select source_id as id, address_id as number from address where site_id = ${site} and source_type = 'carrier'`);
      const numbers = new Map(stored.map(({ id, number }) => [id, number]));
      const known = rows.flatMap((row) => {
        const address_id = numbers.get(row.source_id);
        return address_id === undefined ? [] : [{ address_id, ...row }];
      });
      await storeRows(transaction, context, "address", ["address_id"], known);
      const added = rows.filter((row) => !numbers.has(row.source_id));
      await insertRows(
        transaction,
        "address",
        added.map((row) => ({ site_id: site, ...row })),
      );
    });
    report.stored("ShipMethod.csv", rows.length);
  },
};

const carrier = { source_type: "carrier", address_type: "carrier", carrier_flag: "Y" };

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
  loadUnits,
  loadClassPrices,
  loadPrices,
  loadStock,
  loadPeople,
  loadCustomers,
  loadVendors,
  loadContacts,
  loadContracts,
  loadOrders,
  loadQuotes,
  loadInvoices,
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
    orders: new Map(),
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
    await refreshIndex(transaction, site, "changed");
  });
}

function emailAddress(row: CsvRow): string {
  const address = row.text("EmailAddress", 100);
  return /^[^\s@]+@[^\s@]+$/.test(address)
    ? address
    : row.refuse("EmailAddress", `is \`${address}\`, not an e-mail address such as dana@northgate.example`);
}

async function readStates({ folder, states, report }: LoadContext): Promise<void> {
  const found = await folder.readByKey("StateProvince.csv", "StateProvinceID", (row) => {
    const code = row.text("StateProvinceCode", 8);
    const place = canonicalPlace({ country: row.text("CountryRegionCode", 8), state: code });
    return { code: place.state ?? code, country: place.country, name: row.text("Name", 255) };
  });
  for (const [id, state] of found) states.set(id, state);
  report.stored("StateProvince.csv", found.size);
}
