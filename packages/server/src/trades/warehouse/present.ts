import type { DocumentRow, LineRow } from "./document-rows.ts";
import type { KindDefinition } from "./kinds.ts";

const statusDescriptions = {
  704: "active",
  705: "draft: not applied before it is set to 704",
  700: "deleted",
} as const;

/** The process code of a document in each state, and what it means. */
export const processes = {
  initial: [704, "waits for the worker"],
  hold: [705, "on hold: `processMessage` says why"],
  delivered: [1185, "applied to stock"],
} as const;

/** The header of a document as it is answered, with its codes in words. */
export function headerOf(row: DocumentRow, { key, header }: KindDefinition): Record<string, unknown> {
  const [processCd, processDesc] = processes[row.importState];
  return {
    [key]: row.documentUid,
    importState: row.importState,
    usersId: row.usersId,
    locationId: row.locationId,
    locationName: row.locationName,
    requestId: row.requestId,
    referenceNo: row.referenceNo,
    poNo: row.poNo,
    properties: row.properties,
    response: row.response,
    jsonData: row.jsonData,
    statusCd: row.statusCd,
    statusDesc: statusDescriptions[row.statusCd],
    processCd,
    processDesc,
    processMessage: row.processMessage,
    attempts: row.attempts,
    dateCreated: row.dateCreated,
    dateLastModified: row.dateLastModified,
    dateProcessed: row.dateProcessed,
    ...header(row),
  };
}

/** A document as it is answered: header and lines in full. */
export function present(row: DocumentRow, definition: KindDefinition): Record<string, unknown> {
  return { ...headerOf(row, definition), [definition.lines]: row.lines.map((line) => lineOf(line, definition)) };
}

function lineOf(line: LineRow, definition: KindDefinition): object {
  const { lineNo, invMastUid, itemId, itemDesc, uom, unitSize, baseUnit } = line;
  return { lineNo, invMastUid, itemId, itemDesc, uom, unitSize, baseUnit, ...definition.line(line) };
}
