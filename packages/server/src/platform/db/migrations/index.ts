import { sql as addressChecks } from "./062-address-checks.ts";
import { indexes as givenBack, sql as taxDocuments } from "./063-tax-documents.ts";
import { sql as postalCodes } from "./064-postal-codes.ts";
import { sql as currencyOfSums } from "./065-currency-of-sums.ts";
import { sql as recordNumbers } from "./066-record-numbers.ts";
import { initial } from "./initial/index.ts";
import type { Migration } from "./migration.ts";

/** The schema, step by step, in the order in which the steps run. New steps are added at the end. */
export const migrations: readonly Migration[] = [
  // A version that still has the steps before it would begin them anew.
  { name: "061-initial", sql: initial, replaces: "061-partial-refunds", contracts: true },
  { name: "062-address-checks", sql: addressChecks },
  { name: "063-tax-documents", sql: taxDocuments, indexes: givenBack },
  { name: "064-postal-codes", sql: postalCodes },
  { name: "065-currency-of-sums", sql: currencyOfSums },
  { name: "066-record-numbers", sql: recordNumbers },
];
