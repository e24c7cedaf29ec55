import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { applyDocumentsJob } from "./apply-documents.ts";
import { type DocumentRow, documentColumns, documentSource } from "./document-rows.ts";
import { draftLines, type LineDraft, type LineInput } from "./draft-lines.ts";
import type { KindDefinition } from "./kinds.ts";
import { purchaseOrderTarget, type Target, transferTarget } from "./read-targets.ts";

/** A document as it is sent, whatever its kind. */
export interface DocumentInput {
  readonly usersId?: number;
  readonly locationId?: number;
  readonly toLocationId?: number;
  readonly requestId?: string;
  readonly referenceNo?: string;
  readonly poNo?: number;
  readonly transferUid?: number;
  readonly carrierName?: string;
  readonly trackingNo?: string;
  readonly properties?: Record<string, unknown>;
  readonly jsonData?: string;
  readonly statusCd?: number;
  readonly lines?: readonly LineInput[];
  readonly transfers?: readonly LineInput[];
}

/**
 * Stores a document with its lines; the worker applies it later. The same request again answers the document of the first,
 * also while that one is being stored.
 */
export async function createDocument(
  definition: KindDefinition,
  input: DocumentInput,
  context: Context,
): Promise<DocumentRow> {
  const fingerprint = fingerprintOf(input);
  const documentUid = await context.transaction(async (db) => {
    const known = await findRequest(db, context.site, definition, input, fingerprint);
    if (known !== undefined) return known;
    const { site } = context;
    const target = await targetOf(db, site, definition, input);
    const places = placesOf(input, target, definition);
    const usersId = input.usersId ?? context.user.userId;
    await requireParties(db, site, { ...places, usersId: input.usersId });
    const lines = await draftLines(db, site, definition, input[definition.lines] ?? [], target, input.poNo);
    const created = await insertDocument(db, site, definition, { input, fingerprint, usersId, ...places }, lines);
    return created ?? (await findRequest(db, site, definition, input, fingerprint));
  });
  context.wakeJob(applyDocumentsJob.name);
  const row = await context.db.first<DocumentRow>(sql`
    select ${documentColumns} ${documentSource} where d.site_id = ${context.site} and d.document_uid = ${documentUid}`);
  if (!row) throw new Error(`The document ${documentUid} was stored and cannot be found.`);
  return row;
}

/** What a document belongs to: the purchase orders or the transfer that it names. */
export function targetOf(
  db: Queryable,
  site: string,
  { target, lines }: KindDefinition,
  input: DocumentInput,
): Promise<Target | undefined> {
  if (target?.of === "transfer") return transferTarget(db, site, input.transferUid ?? 0);
  if (target === undefined) return Promise.resolve(undefined);
  const inputs = input[lines] ?? [];
  const nameless = inputs.findIndex((line) => line.poNo === undefined && input.poNo === undefined);
  if (nameless >= 0)
    throw invalid(`${lines}[${nameless}].poNo`, "Name the purchase order, of the line or of the whole receipt.");
  const numbers = new Set(inputs.map((line) => line.poNo ?? input.poNo ?? 0));
  return purchaseOrderTarget(
    db,
    site,
    [...numbers].sort((a, b) => a - b),
  );
}

interface Places {
  readonly locationId: number;
  readonly otherLocationId: number | null;
}

function placesOf(input: DocumentInput, target: Target | undefined, { kind }: KindDefinition): Places {
  if (kind === "transferReceipt" && target)
    return { locationId: target.otherLocationId ?? 0, otherLocationId: target.locationId };
  const locationId = target?.locationId ?? input.locationId ?? 0;
  if (input.locationId !== undefined && input.locationId !== locationId)
    throw invalid("locationId", `The purchase orders are for location ${locationId}.`, input.locationId, locationId);
  const otherLocationId = target?.otherLocationId ?? input.toLocationId ?? null;
  if (otherLocationId === locationId)
    throw invalid(
      "toLocationId",
      "A transfer goes to another location; within one move from bin to bin.",
      otherLocationId,
    );
  return { locationId, otherLocationId };
}

/** Refuses (400) locations and a user who do not exist. */
async function requireParties(
  db: Queryable,
  site: string,
  { locationId, otherLocationId, usersId }: Places & { readonly usersId: number | undefined },
): Promise<void> {
  const row = await db.first<{ here: boolean; there: boolean; user: boolean }>(sql`
    select exists (select 1 from location where site_id = ${site} and location_id = ${locationId} and status_cd <> 700) as here,
      exists (select 1 from location where site_id = ${site} and location_id = ${otherLocationId}::bigint and status_cd <> 700) as there,
      exists (select 1 from users where site_id = ${site} and id = ${usersId ?? null}::bigint) as "user"`);
  if (!row?.here) throw invalid("locationId", `There is no location \`${locationId}\` on this site.`, locationId);
  if (otherLocationId !== null && !row.there)
    throw invalid("toLocationId", `There is no location \`${otherLocationId}\` on this site.`, otherLocationId);
  if (usersId !== undefined && !row.user)
    throw invalid("usersId", `There is no user \`${usersId}\` on this site.`, usersId);
}

/** The key of the request: its own number, else the reference number. */
function requestOf({ requestId, referenceNo }: DocumentInput): string | null {
  return requestId ?? referenceNo ?? null;
}

async function findRequest(
  db: Queryable,
  site: string,
  { kind, noun, key }: KindDefinition,
  input: DocumentInput,
  fingerprint: string,
): Promise<number | undefined> {
  const request = requestOf(input);
  if (request === null) return undefined;
  const known = await db.first<{ documentUid: number; fingerprint: string }>(sql`
    select document_uid as "documentUid", fingerprint from warehouse_document
    where site_id = ${site} and kind = ${kind} and request_id = ${request} and status_cd <> 700`);
  if (!known || known.fingerprint === fingerprint) return known?.documentUid;
  throw conflict(
    `The request \`${request}\` was used for the ${noun} ${known.documentUid} with other contents. Use a new \`requestId\`, or change that document.`,
    { [key]: known.documentUid, requestId: request },
  );
}

/** Inserts header and lines in one statement; answers nothing when the same request was stored meanwhile. */
async function insertDocument(
  db: Queryable,
  site: string,
  { kind }: KindDefinition,
  {
    input,
    fingerprint,
    usersId,
    locationId,
    otherLocationId,
  }: { input: DocumentInput; fingerprint: string; usersId: number } & Places,
  lines: readonly LineDraft[],
): Promise<number | undefined> {
  const row = await db.first<{ documentUid: number }>(sql`
    insert into warehouse_document (site_id, kind, users_id, location_id, other_location_id, request_id, fingerprint, reference_no,
      po_no, transfer_uid, carrier_name, tracking_no, properties, json_data, status_cd)
    values (${site}, ${kind}, ${usersId}, ${locationId}, ${otherLocationId}, ${requestOf(input)}, ${fingerprint},
      ${input.referenceNo ?? null}, ${input.poNo ?? null}, ${input.transferUid ?? null}, ${input.carrierName ?? null},
      ${input.trackingNo ?? null}, ${JSON.stringify(input.properties ?? {})}::jsonb, ${input.jsonData ?? null}, ${input.statusCd ?? 704})
    on conflict (site_id, kind, request_id) where status_cd <> 700 do nothing
    returning document_uid as "documentUid"`);
  if (row) await insertLines(db, site, row.documentUid, lines);
  return row?.documentUid;
}

/** Inserts the lines of a document, in one statement. */
export async function insertLines(
  db: Queryable,
  site: string,
  documentUid: number,
  lines: readonly LineDraft[],
): Promise<void> {
  await db.execute(sql`
    insert into warehouse_document_line (site_id, document_uid, line_no, inv_mast_uid, quantity, uom, unit_size, to_bin,
      move_available, move_allocations, po_no, target_line_no, bins, complete, reason)
    select ${site}, ${documentUid}::bigint, n.* from json_to_recordset(${JSON.stringify(lines)}::json) as n (
      line_no integer, inv_mast_uid bigint, quantity numeric, uom text, unit_size numeric, to_bin text,
      move_available text, move_allocations text, po_no bigint, target_line_no integer, bins jsonb, complete text, reason text)`);
}

/** The same contents, the same text: members in the order of their names. */
function fingerprintOf(input: object): string {
  const text = JSON.stringify(input, (_key, value: unknown) =>
    value && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(text).digest("hex");
}
