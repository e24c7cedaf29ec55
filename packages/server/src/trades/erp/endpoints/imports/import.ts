import type { ImportRecord, ImportsOperations } from "@purvey/contract/generated/imports";
import sql, { join, type Sql } from "sql-template-tag";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handler, Handlers } from "../../../../platform/endpoints/implement.ts";
import { within } from "../../../../platform/endpoints/within.ts";
import { changedDocument } from "../../changed-document.ts";
import { deliverImports } from "../../deliver-imports.ts";
import { importPage, importRow } from "../../import-rows.ts";
import { type LockedImport, lockImport, requireUnderWay, unknownImport } from "../../locked-import.ts";

const list: Handler<ImportsOperations["import.list"]> = (input, context) => importPage(input, [], context);

const recent: Handler<ImportsOperations["import.recent"]> = ({ hours, ...input }, context) =>
  importPage(
    { ...input, orderBy: "date_created|DESC,import_uid|DESC" },
    [sql`r.date_created >= localtimestamp - make_interval(hours => ${hours}::integer)`],
    context,
  );

const stuck: Handler<ImportsOperations["import.stuck"]> = ({ hours, ...input }, context) =>
  importPage(
    { ...input, orderBy: "state_since|ASC" },
    [
      sql`r.import_state <> 'delivered'`,
      sql`r.state_since < localtimestamp - make_interval(hours => ${hours}::integer)`,
    ],
    context,
  );

async function found(importUid: number, context: Context): Promise<ImportRecord> {
  const row = await importRow(importUid, context);
  if (!row) throw unknownImport(importUid);
  return row;
}

const update: Handler<ImportsOperations["import.update"]> = (input, context) =>
  context.transaction(async (db) => {
    const { site } = context;
    const { importUid } = input;
    const before = await lockImport(db, site, importUid);
    requireUnderWay(before);
    await db.execute(
      sql`update import_record set ${join(changesOf(input, before))} where site_id = ${site} and import_uid = ${importUid}`,
    );
    if (input.importState === "initial") await deliverImports(db, site, { importUid });
    return found(importUid, within(context, db));
  });

/** What a change sets; a new state begins now, and what the receiver said of the old one no longer holds. */
function changesOf(input: ImportsOperations["import.update"]["input"], before: LockedImport): Sql[] {
  const { importState, importResults, referenceNo, jsonData, importStatusCd } = input;
  const changes = [sql`date_last_modified = localtimestamp(0)`];
  if (importState !== undefined && importState !== before.importState) {
    changes.push(sql`import_state = ${importState}`, sql`state_since = localtimestamp(0)`);
    if (importState === "delivered")
      changes.push(sql`date_delivered = localtimestamp(0)`, sql`attempts = attempts + 1`);
    if (importResults === undefined) changes.push(sql`import_results = null`);
  }
  if (importResults !== undefined) changes.push(sql`import_results = ${importResults}`);
  if (referenceNo !== undefined) changes.push(sql`reference_no = ${referenceNo}`);
  if (importStatusCd !== undefined) changes.push(sql`import_status_cd = ${importStatusCd}`);
  if (jsonData !== undefined)
    changes.push(sql`json_data = ${JSON.stringify(changedDocument(before, jsonData))}::jsonb`);
  return changes;
}

const remove: Handler<ImportsOperations["import.delete"]> = ({ importUid }, context) =>
  context.transaction(async (db) => {
    await lockImport(db, context.site, importUid);
    await db.execute(sql`
      update import_record set import_status_cd = 700, date_last_modified = localtimestamp(0)
      where site_id = ${context.site} and import_uid = ${importUid}`);
    return { uid: importUid, deleted: true };
  });

type ImportOperations = Pick<
  ImportsOperations,
  "import.list" | "import.recent" | "import.stuck" | "import.get" | "import.update" | "import.delete"
>;

/** `/import`: what goes to the ERP and what comes from it (R127, R148–R150, R254). */
export const importHandlers: Handlers<ImportOperations> = {
  "import.list": list,
  "import.recent": recent,
  "import.stuck": stuck,
  "import.get": ({ importUid }, context) => found(importUid, context),
  "import.update": update,
  "import.delete": remove,
};
