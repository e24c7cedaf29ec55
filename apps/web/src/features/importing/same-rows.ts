import { NotFoundError } from "@purvey/client/errors";
import type { CatalogApi } from "../../shared/catalog-services.ts";
import type { RowVerdict } from "./check-rows.ts";
import type { CheckRun } from "./check-run.ts";
import { allOf, mostByThemselves } from "./find-names.ts";
import { createsRecords, readAll, readOne } from "./store-row.ts";
import type { ImportSubject } from "./subjects.ts";

type StoredRecord = Readonly<Record<string, unknown>>;

/** Marks the good rows that hold what is stored already: nothing needs to be sent for them. */
export async function markSameRows(
  api: CatalogApi,
  subject: ImportSubject,
  verdicts: readonly RowVerdict[],
  run: CheckRun,
): Promise<readonly RowVerdict[]> {
  const key = storedKey(subject);
  if (!key) return verdicts;
  const numbers = verdicts.flatMap(({ input, faults }) => (faults.length === 0 ? [input[key.field]] : []));
  if (numbers.length === 0) return verdicts;
  const records = await storedRecords(api, subject, key, numbers, run);
  return verdicts.map((verdict) => {
    const record = verdict.faults.length === 0 ? records.get(verdict.input[key.field]) : undefined;
    return record && holdsAll(record, verdict.input, key.field) ? { ...verdict, same: true } : verdict;
  });
}

/** The field of a row that names its record, and the field of the record that its number stands in. */
interface StoredKey {
  readonly field: string;
  readonly of: string;
}

function storedKey(subject: ImportSubject): StoredKey | undefined {
  const [field] = subject.identity;
  if (field === undefined || subject.list === undefined || createsRecords(subject)) return undefined;
  const of = Object.values(subject.named).flatMap(({ fills }) => fills[field] ?? [])[0];
  return of === undefined ? undefined : { field, of };
}

async function storedRecords(
  api: CatalogApi,
  subject: ImportSubject,
  { field, of }: StoredKey,
  numbers: readonly unknown[],
  run: CheckRun,
): Promise<ReadonlyMap<unknown, StoredRecord>> {
  const { service, list = "" } = subject;
  if (numbers.length > mostByThemselves)
    return new Map((await readAll(api, service, list, run)).map((record) => [record[of], record]));
  const records = new Map<unknown, StoredRecord>();
  run.expect(numbers.length);
  await allOf(run, numbers, async (number) => {
    const record = await readOne(api, subject, { [field]: number }).catch(noneOfThem);
    if (record) records.set(number, record);
    run.note();
  });
  return records;
}

/** A record that is not there is refused when its row is stored, in the server's words. */
function noneOfThem(error: unknown): undefined {
  if (!(error instanceof NotFoundError)) throw error;
}

/** Whether a record has every value of a row; `key` names the record and is no value. */
export function holdsAll(record: StoredRecord, row: StoredRecord, key: string): boolean {
  return Object.entries(row).every(([field, value]) => field === key || record[field] === value);
}
