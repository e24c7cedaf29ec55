import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { onDuplicate } from "../../platform/db/on-duplicate.ts";
import { businessError } from "../../platform/errors.ts";
import { keyText, type StockKey } from "./stock-balance.ts";

/** A registered piece: in stock, under way with a transfer, or missing since it was. */
export interface SerialNumber {
  readonly invMastUid: number;
  readonly serialNo: string;
  readonly state: "stock" | "transit" | "missing";
  readonly locationId: number;
  readonly bin: string | null;
  readonly lot: string;
  readonly transferUid: number | null;
  readonly transferLineNo: number | null;
}

/** Pieces by item and number, and how many are registered at a location. */
export class Serials {
  readonly #pieces: ReadonlyMap<string, SerialNumber>;
  readonly #registered: ReadonlyMap<string, number>;
  readonly #named = new Set<string>();

  constructor(pieces: readonly SerialNumber[], registered: ReadonlyMap<string, number>) {
    this.#pieces = new Map(pieces.map((piece) => [pieceText(piece), piece]));
    this.#registered = registered;
  }

  find(invMastUid: number, serialNo: string): SerialNumber | undefined {
    return this.#pieces.get(pieceText({ invMastUid, serialNo }));
  }

  /** True at the first time that a piece is named, false at every further one: nobody moves a piece twice at once. */
  name(invMastUid: number, serialNo: string): boolean {
    const text = pieceText({ invMastUid, serialNo });
    if (this.#named.has(text)) return false;
    this.#named.add(text);
    return true;
  }

  /** How many pieces of an item are registered at a location. */
  registered(key: StockKey): number {
    return this.#registered.get(keyText(key)) ?? 0;
  }
}

function pieceText({ invMastUid, serialNo }: Pick<SerialNumber, "invMastUid" | "serialNo">): string {
  return `${invMastUid} ${serialNo}`;
}

/** Reads the named pieces and locks them, and counts the pieces registered for the keys. Must run inside a transaction. */
export async function readSerials(
  db: Queryable,
  site: string,
  named: readonly Pick<SerialNumber, "invMastUid" | "serialNo">[],
  keys: readonly StockKey[],
): Promise<Serials> {
  if (keys.length === 0) return new Serials([], new Map());
  const pieces = await db.query<SerialNumber>(sql`
    select n.inv_mast_uid as "invMastUid", n.serial_no as "serialNo", n.serial_state as state, n.location_id as "locationId",
      n.bin, n.lot, n.transfer_uid as "transferUid", n.transfer_line_no as "transferLineNo"
    from serial_number n
    where n.site_id = ${site} and (n.inv_mast_uid, n.serial_no) in (select * from unnest(
      (select ${named.map(({ invMastUid }) => invMastUid)}::bigint[]), (select ${named.map(({ serialNo }) => serialNo)}::text[])))
    order by n.inv_mast_uid, n.serial_no for update`);
  const counts = await db.query<StockKey & { registered: number }>(sql`
    select location_id as "locationId", inv_mast_uid as "invMastUid", count(*) as registered
    from serial_number
    where site_id = ${site} and serial_state = 'stock' and (location_id, inv_mast_uid) in (select * from unnest(
      (select ${keys.map(({ locationId }) => locationId)}::bigint[]), (select ${keys.map(({ invMastUid }) => invMastUid)}::bigint[])))
    group by location_id, inv_mast_uid`);
  return new Serials(pieces, new Map(counts.map((row) => [keyText(row), row.registered])));
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
