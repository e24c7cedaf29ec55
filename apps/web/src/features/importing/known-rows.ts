import type { CatalogApi } from "../../shared/catalog-services.ts";
import { type FaultWords, type ImportPlan, identifying, type RowVerdict } from "./check-rows.ts";
import type { CheckRun } from "./check-run.ts";
import { allOf, mostByThemselves } from "./find-names.ts";
import { holdsAll } from "./same-rows.ts";
import { readAll, readSome } from "./store-row.ts";
import type { ImportSubject } from "./subjects.ts";

type StoredRecord = Readonly<Record<string, unknown>>;

/** Finds the record that has what no two records have alike. */
export type RecordFinder = (value: unknown) => StoredRecord | undefined;

/** Refuses the good rows that would create a record which is there already; one that holds what the row says is the row's own. */
export async function markKnownRows(
  api: CatalogApi,
  plan: ImportPlan,
  verdicts: readonly RowVerdict[],
  words: FaultWords,
  run: CheckRun,
): Promise<readonly RowVerdict[]> {
  const { once } = plan.subject;
  const good = verdicts.filter(({ faults }) => faults.length === 0);
  if (!once || good.length === 0) return verdicts;
  const values = good.map(({ input }) => input[once.field]);
  const find = finderIn(await recordsOf(api, plan.subject, once.field, values, run), plan.subject);
  return verdicts.map((verdict) => judge(verdict, plan, find, words));
}

/** Finds among records, in the case or whatever the case, as the service itself compares. */
export function finderIn(records: readonly StoredRecord[], { once }: ImportSubject): RecordFinder {
  const keyOf = (value: unknown) => (once?.anyCase && typeof value === "string" ? value.trim().toLowerCase() : value);
  const known = new Map(records.map((record) => [keyOf(record[once?.field ?? ""]), record]));
  return (value) => known.get(keyOf(value));
}

/** What a row becomes of which `find` may know the record. */
export function judge(verdict: RowVerdict, plan: ImportPlan, find: RecordFinder, words: FaultWords): RowVerdict {
  const field = plan.subject.once?.field ?? "";
  const record = verdict.faults.length === 0 ? find(verdict.input[field]) : undefined;
  if (!record) return verdict;
  if (holdsAll(record, verdict.input, field)) return { ...verdict, same: true };
  return { ...verdict, faults: [{ ...identifying(verdict.row, plan), rule: words.exists }] };
}

/** The records with some of these values; of many values all records, which are read sooner. */
async function recordsOf(
  api: CatalogApi,
  subject: ImportSubject,
  field: string,
  values: readonly unknown[],
  run: CheckRun,
) {
  const { service, list = "" } = subject;
  const some = readSome(api, service, list, field);
  if (!some || values.length > mostByThemselves) return readAll(api, service, list, run);
  const found: StoredRecord[] = [];
  run.expect(values.length);
  await allOf(run, values, async (value) => {
    found.push(...(await some(value)));
    run.note();
  });
  return found;
}
