import type { ForeignKey, Orphans, ReferenceReport } from "@purvey/server/platform/db/orphans";
import { hasDatabase, type Settings } from "../settings.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { fine, remark, problem } = findingsOf("references");

/** Looks for rows of the database that refer to nothing; no finding where there is no database. */
export async function checkReferences(settings: Settings): Promise<Finding[]> {
  if (!hasDatabase(settings)) return [];
  const [{ openUnchanged }, { checkReferences: check }] = await Promise.all([
    import("@purvey/server/db/open-database"),
    import("@purvey/server/platform/db/orphans"),
  ]);
  const { databaseUrl, dataFolder } = settings;
  const opened = await openUnchanged({ databaseUrl, dataFolder }).catch((error: unknown) => notOpened(error));
  if ("level" in opened) return [opened];
  try {
    return findings(await check(opened));
  } finally {
    await opened.close();
  }
}

function notOpened(error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return remark(`The references in the database were not looked at: ${reason}`);
}

function findings({ checked, orphans, missing, unvalidated }: ReferenceReport): Finding[] {
  const orphaned = new Set(orphans.map(({ table, columns }) => `${table} ${columns}`));
  const clean = ({ table, columns }: ForeignKey): boolean => !orphaned.has(`${table} ${columns.slice(1)}`);
  const found = [
    ...orphans.map(orphanFinding),
    ...missing.filter(clean).map(missingFinding),
    ...unvalidated.filter(clean).map(unvalidatedFinding),
  ];
  return found.length > 0 ? found : [fine(`All ${checked} kinds of references in the database lead somewhere.`)];
}

function orphanFinding({ table, columns, parent, count, examples }: Orphans): Finding {
  const rows = count === 1 ? "1 row refers" : `${count} rows refer`;
  const more = count > examples.length ? ` and ${count - examples.length} more` : "";
  const target = parent ? `a row of \`${parent}\`` : "a record";
  return problem(
    `${table}.${columns.join(", ")}: ${rows} to ${target} that is not there (${examples.join("; ")}${more}). ` +
      `Enter the missing ${count === 1 ? "record" : "records"}, or change or delete the ${count === 1 ? "row" : "rows"}, and run this again.`,
  );
}

function missingFinding({ table, name, definition }: ForeignKey): Finding {
  return problem(
    `${table}: the database has not the key \`${name}\`. Start this version's server to bring the schema up to date; if the key was dropped: ` +
      `alter table ${table} add constraint ${name} ${definition};`,
  );
}

function unvalidatedFinding({ table, name }: ForeignKey): Finding {
  return remark(
    `${table}: all rows keep the key \`${name}\`, and the database does not know it yet: alter table ${table} validate constraint ${name};`,
  );
}
