/** Rows that are not proven, by file, and columns that a table may leave empty and these rows never do, each with the reason. */
const reasons = {
  "platform/observe/tracing.ts": "hands on the rows of its caller",
  "platform/backup/restore-backup.ts": "the command line's tests restore in a process of its own",
  "platform/db/colliding-texts.ts text": "the statement asks for texts that hold certain signs",
  "platform/keys/reseal.ts text": "the statement asks for sealed texts alone",
  "platform/endpoints/crud.ts": "columns and type follow from the same entity, and the client checks each answer",
  "trades/erp/endpoints/imports/order-documents.ts code": "the statement asks for users by it",
  "trades/erp/endpoints/imports/sftp.ts dateTested": "the statement writes it",
  "trades/inventory/serve-waiting.ts locationId": "the statement joins the stock by it",
  "trades/warehouse/transfer-state.ts quantity": "each line of a transfer says how much is wanted",
};
const needed = new Set();

/** Whether there is a reason for the file that a place is in, or for a column there. */
export function excused(place, column) {
  const file = place.replace(/^packages\/server\/src\/|:\d.*$/g, "");
  const name = column === undefined ? file : `${file} ${column}`;
  needed.add(name);
  return name in reasons;
}

/** Reasons that nothing has asked for. */
export const unneededReasons = () => Object.keys(reasons).filter((name) => !needed.has(name));
