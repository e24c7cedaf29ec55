import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { onDuplicate } from "../../platform/db/on-duplicate.ts";
import { businessError } from "../../platform/errors.ts";
import { type RegisteredPieces, type SerialNumber, Serials } from "./serials.ts";
import type { StockKey } from "./stock-balance.ts";

/** Reads the named pieces and locks them, and counts the pieces registered for the keys. Must run inside a transaction. */
export async function readSerials(
  db: Queryable,
  site: string,
  named: readonly Pick<SerialNumber, "invMastUid" | "serialNo">[],
  keys: readonly StockKey[],
): Promise<Serials> {
  if (keys.length === 0) return new Serials([], []);
  const pieces = await db.query<SerialNumber>(sql`
    select n.inv_mast_uid as "invMastUid", n.serial_no as "serialNo", n.serial_state as state, n.location_id as "locationId",
      n.bin, n.lot, n.transfer_uid as "transferUid", n.transfer_line_no as "transferLineNo"
    from serial_number n
    where n.site_id = ${site} and (n.inv_mast_uid, n.serial_no) in (select * from unnest(
      (select ${named.map(({ invMastUid }) => invMastUid)}::bigint[]), (select ${named.map(({ serialNo }) => serialNo)}::text[])))
    order by n.inv_mast_uid, n.serial_no for update`);
  const counts = await db.query<RegisteredPieces>(sql`
    select location_id as "locationId", inv_mast_uid as "invMastUid", bin, lot, count(*) as registered
    from serial_number
    where site_id = ${site} and serial_state = 'stock' and (location_id, inv_mast_uid) in (select * from unnest(
      (select ${keys.map(({ locationId }) => locationId)}::bigint[]), (select ${keys.map(({ invMastUid }) => invMastUid)}::bigint[])))
    group by location_id, inv_mast_uid, bin, lot`);
  return new Serials(pieces, counts);
}

/**
 * Registers new pieces, in the order of their numbers.
 *
 * @throws BUSINESS_LOGIC_ERROR when somebody registered one of them since they were read: a piece exists once.
 */
export async function registerSerials(db: Queryable, site: string, pieces: readonly SerialNumber[]): Promise<void> {
  if (pieces.length === 0) return;
  const inserted = db.execute(sql`
    insert into serial_number (site_id, inv_mast_uid, serial_no, serial_state, location_id, bin, lot, transfer_uid, transfer_line_no)
    select ${site}, n.* from ${rowsOf(pieces)} order by n.inv_mast_uid, n.serial_no`);
  await onDuplicate(inserted, () =>
    businessError(
      "One of the serial numbers was registered at the same moment by another document. A piece exists once.",
    ),
  );
}

/** Writes where known pieces are from now on. They must have been locked before ({@link readSerials}). */
export async function moveSerials(db: Queryable, site: string, pieces: readonly SerialNumber[]): Promise<void> {
  if (pieces.length === 0) return;
  await db.execute(sql`
    update serial_number s set serial_state = n.serial_state, location_id = n.location_id, bin = n.bin, lot = n.lot,
      transfer_uid = n.transfer_uid, transfer_line_no = n.transfer_line_no, date_last_modified = localtimestamp(0)
    from ${rowsOf(pieces)}
    where s.site_id = ${site} and s.inv_mast_uid = n.inv_mast_uid and s.serial_no = n.serial_no`);
}

function rowsOf(pieces: readonly SerialNumber[]): Sql {
  const column = <T>(of: (piece: SerialNumber) => T) => pieces.map(of);
  return sql`unnest(
    (select ${column((piece) => piece.invMastUid)}::bigint[]), (select ${column((piece) => piece.serialNo)}::text[]),
    (select ${column((piece) => piece.state)}::text[]), (select ${column((piece) => piece.locationId)}::bigint[]),
    (select ${column((piece) => piece.bin)}::text[]), (select ${column((piece) => piece.lot)}::text[]),
    (select ${column((piece) => piece.transferUid)}::bigint[]), (select ${column((piece) => piece.transferLineNo)}::integer[])
  ) as n (inv_mast_uid, serial_no, serial_state, location_id, bin, lot, transfer_uid, transfer_line_no)`;
}
