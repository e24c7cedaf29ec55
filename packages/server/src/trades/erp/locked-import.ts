import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { conflict, notFound, type ServerError } from "../../platform/errors.ts";
import type { OrderDocument } from "../orders/index.ts";

/** A record whose row is locked until the end of the transaction. */
export interface LockedImport {
  readonly importUid: number;
  readonly importState: "initial" | "hold" | "delivered";
  readonly dateDelivered: string | null;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Refuses (404) a record that there is not. */
export function unknownImport(importUid: number): ServerError {
  return notFound("import", importUid);
}

/** Locks a record against changes by others; refuses (404) one that there is not. */
export async function lockImport(db: Queryable, site: string, importUid: number): Promise<LockedImport> {
  const found = await db.first<LockedImport>(sql`
    select r.import_uid as "importUid", r.import_state as "importState", r.date_delivered as "dateDelivered",
      r.json_data as document
    from import_record r where r.site_id = ${site} and r.import_uid = ${importUid} and r.import_status_cd <> 700 for update`);
  if (!found) throw unknownImport(importUid);
  return found;
}

/** Refuses (409) to change what has arrived. */
export function requireUnderWay({ importUid, importState, dateDelivered }: LockedImport): void {
  if (importState !== "delivered") return;
  const when = dateDelivered === null ? "" : ` on ${dateDelivered}`;
  throw conflict(`Import ${importUid} was delivered${when} and does not change any more. Change the order instead.`, {
    importUid,
    importState,
  });
}

/** The order that a record carries; refuses (404) one that carries something else. */
export function orderOf({ importUid, document }: Pick<LockedImport, "importUid" | "document">): OrderDocument {
  if (!("impOeHdr" in document)) throw notFound("order in the import", importUid);
  return document as unknown as OrderDocument;
}
