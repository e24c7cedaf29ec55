import type { Database, Queryable } from "../db/database.ts";
import type { CsvFolder } from "./csv-folder.ts";
import type { ReportWriter } from "./load-report.ts";

/** An item that was stored in this load, as later tables need it. */
export interface LoadedItem {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly itemDesc: string;
}

/** A customer that was stored in this load, with his ship-tos by the number of their address. */
export interface LoadedCustomer {
  readonly customerId: number;
  readonly salesRepId: string | undefined;
  readonly shipTos: ReadonlyMap<number, number>;
}

/** What the steps of a load share. */
export interface LoadContext {
  readonly db: Database;
  readonly site: string;
  readonly folder: CsvFolder;
  readonly report: ReportWriter;
  readonly items: Map<number, LoadedItem>;
  readonly customers: Map<number, LoadedCustomer>;
  /** Stores by their number, with the customers that buy for them. */
  readonly storeCustomers: Map<number, number[]>;
  readonly locations: Set<number>;
  /** Two-letter codes and countries of states by their number. */
  readonly states: Map<number, { code: string; country: string; name: string }>;
  readonly password: string | undefined;
}

/** One step: reads some tables and stores them, each record whole or not at all. */
export interface LoadStep {
  readonly title: string;
  run(context: LoadContext): Promise<void>;
}

/** Runs `work` for slices of a list, each in a transaction of its own. */
export async function inSlices<T>(
  db: Database,
  rows: readonly T[],
  size: number,
  work: (db: Queryable, slice: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += size) {
    await db.transaction((transaction) => work(transaction, rows.slice(start, start + size)));
  }
}
