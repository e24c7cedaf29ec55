import sql from "sql-template-tag";
import type { Database, Queryable } from "../../platform/db/database.ts";
import { DatabaseError } from "../../platform/db/errors.ts";
import { ServerError } from "../../platform/errors.ts";
import { applyBinTransfer } from "../../warehouse-ops/apply-bin-transfer.ts";
import { applyReceipt } from "../../warehouse-ops/apply-receipt.ts";
import { applyTransfer } from "../../warehouse-ops/apply-transfer.ts";
import { applyTransferReceipt } from "./apply-transfer-receipt.ts";
import { applyTransferShipping } from "./apply-transfer-shipping.ts";
import type { DocumentKind, DocumentResult, WarehouseDocument } from "./document.ts";
import { type DocumentRow, documentColumns, documentOf, documentSource } from "./document-rows.ts";

type Apply = (db: Queryable, site: string, document: WarehouseDocument) => Promise<DocumentResult>;

const applyByKind: Readonly<Record<DocumentKind, Apply>> = {
  binTransfer: applyBinTransfer,
  receiving: applyReceipt,
  purchaseOrderReceipt: applyReceipt,
  transfer: applyTransfer,
  transferShipping: applyTransferShipping,
  transferReceipt: applyTransferReceipt,
};

/** What became of a document. */
export interface AppliedDocument {
  readonly documentUid: number;
  readonly kind: DocumentKind;
  readonly importState: "delivered" | "hold";
  readonly processMessage: string | null;
  /** What went wrong, where it was no refusal: somebody has to look. */
  readonly failure?: unknown;
}

/**
 * Applies the first document of a site that waits, in one transaction with everything that it changes: exactly once, however
 * many do this at the same time and wherever one of them dies. Answers what became of it; nothing when none waits.
 *
 * A document that cannot be applied is held with the reason, and changes nothing else. One whose transfer waits itself, or
 * has goods still being loaded, is left until its turn comes.
 */
export function applyNextDocument(db: Database, site: string): Promise<AppliedDocument | undefined> {
  return db.transaction(async (work) => {
    const row = await claim(work, site);
    return row && applyClaimed(work, site, row);
  });
}

/** Takes the first document that waits and that nobody else has taken; it is locked until the transaction ends. */
async function claim(db: Queryable, site: string): Promise<DocumentRow | undefined> {
  const claimed = await db.first<{ documentUid: number }>(sql`
    select d.document_uid as "documentUid" from warehouse_document d
    where d.site_id = ${site} and d.import_state = 'initial' and d.status_cd = 704
      and not exists (
        select 1 from warehouse_document t
        where t.site_id = d.site_id and t.document_uid = d.transfer_uid and t.import_state = 'initial' and t.status_cd = 704)
      and not exists (
        select 1 from warehouse_document s
        where s.site_id = d.site_id and s.transfer_uid = d.transfer_uid and s.document_uid < d.document_uid
          and s.import_state = 'initial' and s.status_cd = 704)
    order by d.document_uid limit 1
    for update of d skip locked`);
  if (!claimed) return undefined;
  return db.first<DocumentRow>(sql`
    select ${documentColumns} ${documentSource} where d.site_id = ${site} and d.document_uid = ${claimed.documentUid}`);
}

async function applyClaimed(db: Queryable, site: string, row: DocumentRow): Promise<AppliedDocument> {
  const { documentUid, kind } = row;
  await db.execute(sql`savepoint apply_document`);
  try {
    const response = await applyByKind[kind](db, site, documentOf(row));
    await settle(db, site, documentUid, { importState: "delivered", processMessage: null, response });
    return { documentUid, kind, importState: "delivered", processMessage: null };
  } catch (error) {
    if (isPassing(error)) throw error;
    await db.execute(sql`rollback to savepoint apply_document`);
    const processMessage = sentence(error);
    await settle(db, site, documentUid, { importState: "hold", processMessage, response: null });
    const failure = error instanceof ServerError ? {} : { failure: error };
    return { documentUid, kind, importState: "hold", processMessage, ...failure };
  }
}

interface Outcome {
  readonly importState: "delivered" | "hold";
  readonly processMessage: string | null;
  readonly response: DocumentResult | null;
}

async function settle(db: Queryable, site: string, documentUid: number, outcome: Outcome): Promise<void> {
  const response = outcome.response && JSON.stringify(outcome.response);
  await db.execute(sql`
    update warehouse_document set import_state = ${outcome.importState}, process_message = ${outcome.processMessage},
      response = ${response}::jsonb, attempts = attempts + 1, date_processed = localtimestamp(0), date_last_modified = localtimestamp(0)
    where site_id = ${site} and document_uid = ${documentUid}`);
}

const passing: ReadonlySet<string> = new Set(["serialization", "deadlock", "stale-plan", "timeout", "connection"]);

/** True for failures of the moment (a full disk among them): the document is not to blame, and is tried again. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return passing.has(error.kind) || /^(53|57|58|XX)/.test(error.code ?? "");
}

const longest = 255;

function sentence(error: unknown): string {
  const text =
    error instanceof ServerError
      ? error.message
      : "The server could not apply the document because of an error of its own. Its log says which; update the document to try again.";
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`;
}
