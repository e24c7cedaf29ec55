import type { TableRow } from "@purvey/tables/read-table";
import type { CatalogApi } from "../../shared/catalog-api.ts";
import { checkRows, type FaultWords, type ImportPlan, namesOf, type RowVerdict } from "./check-rows.ts";
import type { CheckRun } from "./check-run.ts";
import { findNames } from "./find-names.ts";
import { markKnownRows } from "./known-rows.ts";
import { markSameRows } from "./same-rows.ts";

/**
 * Checks all rows of a file: by the contract, by what its names stand for, and by what is stored already.
 *
 * @throws the reason of the signal when the check is stopped
 */
export async function checkFile(
  api: CatalogApi,
  rows: readonly TableRow[],
  plan: ImportPlan,
  words: FaultWords,
  run: CheckRun,
): Promise<readonly RowVerdict[]> {
  const checked = checkRows(rows, plan, await findNames(api, namesOf(rows, plan), run), words);
  run.next("stored");
  const compared = await markSameRows(api, plan.subject, checked, run);
  return markKnownRows(api, plan, compared, words, run);
}
