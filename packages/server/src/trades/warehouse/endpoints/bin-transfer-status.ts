import type { BinTransferStatus, WarehouseOpsOperations } from "@purvey/contract/generated/warehouseOps";
import sql from "sql-template-tag";
import type { Handler } from "../../../platform/endpoints/implement.ts";
import { readDocument } from "../change-document.ts";
import type { DocumentRow } from "../document-rows.ts";
import { kinds } from "../kinds.ts";
import { headerOf } from "../present.ts";

/** `/bin-transfer/{binTransferHdrUid}/status`: how far it is, and what happens next. */
export const binTransferStatus: Handler<WarehouseOpsOperations["binTransfer.status"]> = async (
  { binTransferHdrUid },
  { db, site },
) => {
  const row = await readDocument(db, site, kinds.binTransfer, binTransferHdrUid);
  const waits = row.importState === "initial" && row.statusCd === 704;
  const ahead = waits
    ? await db.first<{ documents: number }>(sql`
        select count(*) as documents from warehouse_document
        where site_id = ${site} and import_state = 'initial' and status_cd = 704 and document_uid < ${row.documentUid}`)
    : undefined;
  const documentsAhead = ahead?.documents ?? 0;
  const header = headerOf(row, kinds.binTransfer);
  return { ...header, documentsAhead, explanation: explanationOf(row, documentsAhead) } as BinTransferStatus;
};

function explanationOf({ importState, statusCd, processMessage, dateProcessed }: DocumentRow, ahead: number): string {
  if (importState === "delivered") return `It was applied to the bins at ${dateProcessed} UTC; nothing more happens.`;
  if (statusCd === 705) return "It is a draft. Set `statusCd` to 704 to have it applied.";
  if (importState === "hold")
    return `It is on hold${processMessage ? `: ${processMessage}` : "."} Change it to have it tried again.`;
  return `The worker applies it in a moment; ${ahead} ${ahead === 1 ? "document comes" : "documents come"} before it.`;
}
