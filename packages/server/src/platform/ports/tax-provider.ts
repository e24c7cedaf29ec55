import type { TaxOperations, TaxProviderResult } from "@purvey/contract/generated/tax";
import type { Queryable } from "../db/database.ts";
import type { Account } from "./account.ts";

type Create = TaxOperations["rates.create"];

type Said = Create["input"] & Required<Pick<Create["input"], Extract<Create["defaults"], keyof Create["input"]>>>;

/** A line to tax. */
export type TaxDocumentLine = Said["lines"][number] & {
  /** False for goods that are never taxed; what is not said, the provider knows of the item. */
  readonly taxable?: boolean;
};

/** A document to tax, as the contract describes it, with its defaults filled in. */
export type TaxDocument = Omit<Said, "lines"> & { readonly lines: readonly TaxDocumentLine[] };

/** Where the site's own tables are. */
export interface TaxTables {
  readonly db: Queryable;
  readonly site: string;
}

/** A sale or a return as a provider records it for the returns that the seller files. */
export interface TaxRecord {
  /** The number that it is recorded under, of at most 50 signs: the same number is the same document. */
  readonly code: string;
  /** A `SalesInvoice` or a `ReturnInvoice`. */
  readonly document: TaxDocument;
  /** The day whose rates count, `YYYY-MM-DD`: the one on which the sale was agreed. */
  readonly taxDate: string;
  /** What people find it by: the order's number. */
  readonly reference: string;
  /** It was asked for before, and nobody knows what became of that. */
  readonly again: boolean;
}

/** What was recorded. */
export interface RecordedTax {
  /** Negative for a return, as the tax that it takes back. */
  readonly taxAmount: number;
}

/** Records what is taxed, once under a number however often it is asked for. */
export interface TaxRecorder {
  /** Records a document, or answers what is recorded under its number already. */
  record(record: TaxRecord, tables: TaxTables): Promise<RecordedTax>;
  /** Takes a recorded document back. */
  revoke(record: Pick<TaxRecord, "code" | "document" | "again">): Promise<void>;
}

/** Whether a provider records what it taxes. */
export function recordsTaxes(provider: TaxProvider): provider is TaxProvider & TaxRecorder {
  return provider.record !== undefined;
}

/** Who says what is taxed: this site's tables and the states' general rates, or a service outside. */
export interface TaxProvider extends Account, Partial<TaxRecorder> {
  /** Who it is, as it stands in answers and on orders; `embedded` for the site's own tables. */
  readonly source: string;
  /**
   * The tax of a document. The caller may see its customer.
   *
   * @throws ServerError 400 without a destination, 404 for a customer or ship-to that does not exist, 502 to 504 when a
   * service outside does not answer as it should.
   */
  rates(document: TaxDocument, tables: TaxTables): Promise<TaxProviderResult>;
}
