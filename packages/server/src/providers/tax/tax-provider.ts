import type { TaxOperations, TaxProviderResult } from "@purvey/contract/generated/tax";
import type { Queryable } from "../../platform/db/database.ts";
import type { Received } from "../../platform/endpoints/implement.ts";

/** A document to tax, as the contract describes it. */
export type TaxDocument = Received<TaxOperations["rates.create"]>;

/** Where the site's own tables are. */
export interface TaxTables {
  readonly db: Queryable;
  readonly site: string;
}

/** Who says what is taxed: this site's tables and the states' general rates, or a service outside. */
export interface TaxProvider {
  /**
   * The tax of a document. The caller may see its customer.
   *
   * @throws ServerError 400 without a destination, 404 for a customer or ship-to that does not exist, 502 to 504 when a
   * service outside does not answer as it should.
   */
  rates(document: TaxDocument, tables: TaxTables): Promise<TaxProviderResult>;
}
