import { isDeepStrictEqual } from "node:util";
import sql, { join, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { conflict, notFound, type ServerError } from "../../platform/errors.ts";
import { applyDocumentsJob } from "./apply-documents.ts";
import { insertLines, targetOf } from "./create-document.ts";
import { type DocumentRow, documentColumns, documentSource } from "./document-rows.ts";
import { draftLines, type LineInput } from "./draft-lines.ts";
import type { KindDefinition } from "./kinds.ts";
import { processes } from "./present.ts";

/** What may change of a document (R126). */
export interface DocumentChange {
  readonly statusCd?: number;
  readonly processCd?: number;
  readonly jsonData?: string | null;
  readonly properties?: Record<string, unknown>;
  readonly processMessage?: string | null;
  readonly lines?: readonly LineInput[];
  readonly transfers?: readonly LineInput[];
}

/** Reads a document by its number. Refuses (404) one that does not exist, is of another kind, or was deleted. */
export async function readDocument(
  db: Queryable,
  site: string,
  { kind, noun }: KindDefinition,
  documentUid: number,
  deletedToo = false,
): Promise<DocumentRow> {
  const row = await db.first<DocumentRow>(sql`
    select ${documentColumns} ${documentSource}
    where d.site_id = ${site} and d.document_uid = ${documentUid} and d.kind = ${kind} and (d.status_cd <> 700 or ${deletedToo})`);
  if (!row) throw notFound(noun, documentUid);
  return row;
}

/**
 * Sets what is given of a document and keeps the rest. One on hold waits for the worker again after any change, unless the
 * change holds it back; of one that is applied only the notes change, and what stands already is answered as it is.
 */
export async function changeDocument(
  definition: KindDefinition,
  documentUid: number,
  change: DocumentChange,
  context: Context,
): Promise<DocumentRow> {
  const { site } = context;
  await context.transaction(async (db) => {
    await lockDocument(db, site, definition, documentUid);
    const before = await readDocument(db, site, definition, documentUid);
    if (before.importState === "delivered") refuseApplied(before, definition, change);
    else refuseWorkersCode(before, definition, change);
    if (before.importState === "delivered" && standsAlready(before, change)) return;
    await replaceLines(db, site, definition, before, change);
    await db.execute(sql`
      update warehouse_document set ${join([...changes(before, change), sql`date_last_modified = localtimestamp(0)`])}
      where site_id = ${site} and document_uid = ${documentUid}`);
  });
  context.wakeJob(applyDocumentsJob.name);
  // The change may have been the one to status 700; it is answered all the same.
  return readDocument(context.db, site, definition, documentUid, true);
}

/** Deletes a document that is not applied: status 700. */
export async function deleteDocument(
  definition: KindDefinition,
  documentUid: number,
  context: Context,
): Promise<{ uid: number; deleted: boolean }> {
  await changeDocument(definition, documentUid, { statusCd: 700 }, context);
  return { uid: documentUid, deleted: true };
}

/** Waits for whoever applies or changes the document. */
async function lockDocument(
  db: Queryable,
  site: string,
  { kind, noun }: KindDefinition,
  documentUid: number,
): Promise<void> {
  const found = await db.first(sql`
    select 1 from warehouse_document
    where site_id = ${site} and document_uid = ${documentUid} and kind = ${kind} and status_cd <> 700 for update`);
  if (!found) throw notFound(noun, documentUid);
}

/** Refuses to call a document applied that is not. */
function refuseWorkersCode({ documentUid }: DocumentRow, { noun }: KindDefinition, { processCd }: DocumentChange) {
  if (processCd !== processes.delivered[0]) return;
  throw conflict(
    `The ${noun} ${documentUid} is not applied to stock, and only the worker sets the process code ${processCd}. Send 704 to have it tried again.`,
    { documentUid },
  );
}

/** Whether a change says nothing but what the document says already. */
function standsAlready(before: DocumentRow, change: DocumentChange): boolean {
  const notes = ["jsonData", "properties", "processMessage"] as const;
  return notes.every((note) => change[note] === undefined || isDeepStrictEqual(change[note], before[note]));
}

function refuseApplied(
  { documentUid, statusCd }: DocumentRow,
  { noun, lines }: KindDefinition,
  change: DocumentChange,
): void {
  const refuse = (what: string, way: string): ServerError =>
    conflict(`The ${noun} ${documentUid} is applied to stock${what}. ${way}`, { documentUid });
  if (change.statusCd === 700)
    throw refuse(" and stays in the books, so it cannot be deleted", "Hand in one that moves the goods back.");
  if (change[lines] !== undefined)
    throw refuse(", so its lines cannot change any more", "Hand in another one with the difference.");
  const { processCd = processes.delivered[0] } = change;
  if (processCd !== processes.delivered[0] || (change.statusCd ?? statusCd) !== statusCd)
    throw refuse(" already", "Only `jsonData`, `properties` and `processMessage` can still change.");
}

async function replaceLines(
  db: Queryable,
  site: string,
  definition: KindDefinition,
  before: DocumentRow,
  change: DocumentChange,
): Promise<void> {
  const inputs = change[definition.lines];
  if (inputs === undefined) return;
  const poNo = before.poNo ?? undefined;
  const named = {
    [definition.lines]: inputs,
    ...(poNo === undefined ? {} : { poNo }),
    transferUid: before.transferUid ?? 0,
  };
  const target = await targetOf(db, site, definition, named);
  const lines = await draftLines(db, site, definition, inputs, target, poNo);
  const uid = before.documentUid;
  await db.execute(sql`delete from warehouse_document_line where site_id = ${site} and document_uid = ${uid}`);
  await insertLines(db, site, uid, lines);
}

function changes(before: DocumentRow, change: DocumentChange): Sql[] {
  const { statusCd, jsonData, properties, processMessage } = change;
  return [
    ...(statusCd === undefined ? [] : [sql`status_cd = ${statusCd}`]),
    ...(jsonData === undefined ? [] : [sql`json_data = ${jsonData}`]),
    ...(properties === undefined ? [] : [sql`properties = ${JSON.stringify(properties)}::jsonb`]),
    ...(processMessage === undefined ? [] : [sql`process_message = ${processMessage}`]),
    ...stateAfter(before, change),
  ];
}

/** 705 holds a document back, everything else lets one on hold be tried again. */
function stateAfter({ importState }: DocumentRow, { processCd, processMessage }: DocumentChange): Sql[] {
  if (importState === "delivered") return [];
  if (processCd === 705) return [sql`import_state = 'hold'`];
  if (importState === "initial") return [];
  return [sql`import_state = 'initial'`, ...(processMessage === undefined ? [sql`process_message = null`] : [])];
}
