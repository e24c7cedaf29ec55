import { raw } from "sql-template-tag";
import type { Database, Queryable } from "../platform/db/database.ts";
import { insertRows, type Row } from "../platform/db/insert-rows.ts";
import type { CsvFolder } from "./csv-folder.ts";
import type { Address } from "./load-addresses.ts";
import type { ReportWriter } from "./load-report.ts";

/** An item that was stored in this load, as later tables need it. */
export interface LoadedItem {
  readonly itemId: string;
  readonly itemDesc: string;
}

/** A customer that was stored in this load, with their ship-tos by the number of their address. */
export interface LoadedCustomer {
  readonly shipTos: ReadonlyMap<number, number>;
}

/** A customer that buys for a store, and the person who buys, where the file names one. */
export interface StoreCustomer {
  readonly customerId: number;
  readonly personId: number | undefined;
}

/** Names, e-mail addresses and phone numbers by the number of the person; not everybody has all three. */
export interface Directory {
  readonly names: ReadonlyMap<number, { readonly firstName: string; readonly lastName: string }>;
  readonly emails: ReadonlyMap<number, { readonly address: string; readonly line: number }>;
  readonly phones: ReadonlyMap<number, string>;
}

/** What the steps of a load share. */
export interface LoadContext {
  readonly db: Database;
  readonly site: string;
  readonly folder: CsvFolder;
  readonly report: ReportWriter;
  readonly items: Map<number, LoadedItem>;
  readonly customers: Map<number, LoadedCustomer>;
  /** The customers of stores by the number of the store. */
  readonly storeCustomers: Map<number, StoreCustomer[]>;
  directory: Directory;
  /** The addresses of stores, people and vendors by whose they are. */
  addresses: ReadonlyMap<number, readonly Address[]>;
  /** The customers of orders by the order's number. */
  readonly orders: Map<number, number>;
  /** The numbers of the vendors. */
  readonly vendors: Set<number>;
  readonly locations: Set<number>;
  /** Two-letter codes and countries of states by their number. */
  readonly states: Map<number, { readonly code: string; readonly country: string; readonly name: string }>;
  readonly password: string | undefined;
  /** How many rows of each table were new or changed. */
  readonly written: Map<string, number>;
}

/** One step: reads some tables and stores them, each record whole or not at all. */
export interface LoadStep {
  readonly title: string;
  run(context: LoadContext): Promise<void>;
}

/** Runs `work` for slices of a list, each in a transaction of its own, and answers what it answers for each. */
export async function inSlices<T, R>(
  db: Database,
  rows: readonly T[],
  size: number,
  work: (db: Queryable, slice: readonly T[]) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let start = 0; start < rows.length; start += size) {
    results.push(await db.transaction((transaction) => work(transaction, rows.slice(start, start + size))));
  }
  return results;
}

/** Where records go. */
export type Destination = Pick<LoadContext, "site" | "written">;

/** Stores records of a site by their key: new ones, and what has changed of those that are there. */
export async function storeRows(
  db: Queryable,
  { site, written }: Destination,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const own = rows.map((row) => ({ site_id: site, ...row }));
  const count = await insertRows(db, table, own, { conflict: ["site_id", ...key], existing: "change" });
  await noteWritten(db, written, table, count, ["site_id", ...key]);
}

/**
 * Counts rows that were written. The first many of a table are followed by `analyze`: a table that was empty until now has
 * no statistics, and without them the database looks for each parent of the rows to come by an index that fits too many.
 *
 * @param key the columns that rows are looked for by: statistics of long texts would cost more than storing them
 */
export async function noteWritten(
  db: Queryable,
  written: Destination["written"],
  table: string,
  count: number,
  key: readonly string[],
): Promise<void> {
  const before = written.get(table) ?? 0;
  written.set(table, before + count);
  if (before < many && before + count >= many) await db.execute(raw(`analyze "${table}" (${key.join(", ")})`));
}

/** Rows from which on statistics matter. */
const many = 100;
