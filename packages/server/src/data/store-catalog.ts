import { alignAddressBook } from "../addresses/address-book.ts";
import type { Database } from "../db/database.ts";
import { storeAlsoBought } from "../legacy/refresh-also-bought.ts";
import { refreshIndex } from "../search/refresh-index.ts";
import { advanceIdentities } from "./advance-identities.ts";
import type { Catalog } from "./catalog/catalog.ts";
import { addSerialNumbers } from "./warehouse/serial-numbers.ts";
import { addBins } from "./world/bins.ts";

/** Stores a whole catalogue with its customers and sales in one transaction, then moves the identities past its numbers. */
export async function storeCatalog(
  db: Database,
  catalog: Catalog,
  onTable?: (table: string, rows: number) => void,
): Promise<void> {
  catalog.addLinks();
  addBins(catalog.rows);
  addSerialNumbers(catalog);
  await db.transaction(async (transaction) => {
    await catalog.rows.insert(transaction, onTable);
    await advanceIdentities(transaction);
    await alignAddressBook(transaction, { site: catalog.rows.site });
    await storeAlsoBought(transaction, catalog.rows.site);
    await refreshIndex(transaction, catalog.rows.site);
  });
}
