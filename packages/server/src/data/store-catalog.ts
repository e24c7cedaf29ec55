import { advanceIdentities } from "../load/examples/advance-identities.ts";
import type { Catalog } from "../load/examples/catalog/catalog.ts";
import { addSerialNumbers } from "../load/examples/store-catalog.ts";
import type { Database } from "../platform/db/database.ts";
import { refreshIndex } from "../search/refresh-index.ts";
import { storeAlsoBought } from "../trades/catalog/refresh-also-bought.ts";
import { alignAddressBook } from "../trades/customers/addresses/address-book.ts";
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
