import type { CollidingText, CollidingTexts } from "@purvey/server/platform/db/colliding-texts";
import type { ForeignKey, Orphans, ReferenceReport } from "@purvey/server/platform/db/orphans";
import type { UnknownZone } from "@purvey/server/platform/db/unknown-zones";
import type { UnexplainedStock } from "@purvey/server/trades/inventory/stock-sums";
import { hasDatabase, pastPooler } from "../settings/data-place.ts";
import type { Settings } from "../settings/setting-definitions.ts";
import { type Finding, findingsOf } from "./finding.ts";

const { fine, remark, problem } = findingsOf("references");

/** Looks for rows of the database that refer to nothing, for names that only differ in their form, stock that its movements do not explain, and time zones that nobody knows; no finding where there is no database. */
export async function checkReferences(settings: Settings): Promise<Finding[]> {
  if (!hasDatabase(settings)) return [];
  const [
    { openUnchanged },
    { missingSteps },
    { checkReferences: check },
    { collidingTexts },
    { unknownZones },
    { unexplainedStock },
  ] = await Promise.all([
    import("@purvey/server/platform/db/open-database"),
    import("@purvey/server/platform/db/migrate"),
    import("@purvey/server/platform/db/orphans"),
    import("@purvey/server/platform/db/colliding-texts"),
    import("@purvey/server/platform/db/unknown-zones"),
    import("@purvey/server/trades/inventory/stock-sums"),
  ]);
  const { databaseUrl, dataFolder } = pastPooler(settings);
  const opened = await openUnchanged({ databaseUrl, dataFolder }).catch((error: unknown) => notOpened(error));
  if ("level" in opened) return [opened];
  try {
    // What is looked at below is of this version's schema.
    const schema = await missingSteps(opened).then(schemaFindings, schemaRefused);
    if (schema.length > 0) return schema;
    const stock = (await unexplainedStock(opened)).map(stockFinding);
    const texts = (await collidingTexts(opened)).map(textFinding);
    return [...findings(await check(opened)), ...texts, ...stock, ...(await unknownZones(opened)).map(zoneFinding)];
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

function schemaFindings(missing: readonly { readonly name: string }[]): Finding[] {
  if (missing.length === 0) return [];
  const names = missing.map(({ name }) => name).join(", ");
  return [
    findingsOf("schema").problem(
      `The schema of the database lacks ${names}, so its rows were not looked at: purvey migrate apply.`,
    ),
  ];
}

/** A schema that this version has no way to. */
function schemaRefused(error: unknown): Finding[] {
  return [findingsOf("schema").problem(error instanceof Error ? error.message : String(error))];
}

function stockFinding({ site, locationId, invMastUid, ...sums }: UnexplainedStock): Finding {
  const amounts = [
    ["on hand", sums.onHand, sums.onHandInLedger],
    ["allocated", sums.allocated, sums.allocatedInLedger],
    ["backordered", sums.backordered, sums.backorderedInLedger],
  ] as const;
  const wrong = amounts.filter(([, stored, moved]) => stored !== moved);
  const told = wrong.map(([name, stored, moved]) => `${stored} ${name}, by its movements ${moved}`).join("; ");
  return findingsOf("stock").problem(
    `item_stock: site ${site}, location ${locationId}, item ${invMastUid} has ${told}. Count it, correct the row to the movements, and adjust to the count.`,
  );
}

function textFinding({ table, column, count, examples }: CollidingTexts): Finding {
  const texts = count === 1 ? "1 text is" : `${count} texts are`;
  const more = count > examples.length ? ` and ${count - examples.length} more` : "";
  return findingsOf("texts").problem(
    `${table}.${column}: ${texts} not in the form that callers' texts are brought into (${examples.map(shownText).join("; ")}${more}). ` +
      `Rename or merge the ${count === 1 ? "record" : "records"}, and run this again.`,
  );
}

function shownText({ row, twin, sign }: CollidingText): string {
  return [row, ...(sign ? [`nobody sees its ${sign}`] : []), ...(twin ? [`otherwise the text of ${twin}`] : [])].join(
    ", ",
  );
}

function zoneFinding({ table, zone, count, example }: UnknownZone): Finding {
  const rows = count === 1 ? "1 row has" : `${count} rows have`;
  return findingsOf("zones").problem(
    `${table}.timezone: ${rows} \`${zone}\`, which is no time zone (${example}). Until that is mended, days there cannot be told: ` +
      `give a name such as \`America/New_York\` or \`UTC\`, and run this again.`,
  );
}
