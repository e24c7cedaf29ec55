import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { businessError } from "../../platform/errors.ts";
import { type Decimal, decimal, inBaseUnits, numberOf } from "../../values/decimal.ts";
import type { SerialNumber } from "../inventory/index.ts";
import type { WarehouseDocument } from "./document.ts";

/** What of a transfer's line and lot is under way, in base units. Changes are stored by `storeTransit`. */
export interface TransitLot {
  readonly lot: string;
  shipped: Decimal;
  received: Decimal;
  short: Decimal;
  over: Decimal;
}

/** A line of a transfer as it stands, in base units. */
export interface TransferState {
  readonly lineNo: number;
  readonly itemId: string;
  readonly baseUnit: string;
  readonly wanted: Decimal;
  /** What nobody will ship any more. */
  unshipped: Decimal;
  readonly lots: TransitLot[];
  /** Registered pieces that are under way; those that arrive leave it. */
  readonly pieces: Map<string, SerialNumber>;
}

/** What of a lot is under way. */
export function inTransit({ shipped, received, short }: TransitLot): Decimal {
  return shipped.minus(received).minus(short);
}

/** What of a line may still be shipped. */
export function unshippedOf({ wanted, unshipped, lots }: TransferState): Decimal {
  return lots.reduce((left, { shipped }) => left.minus(shipped), wanted.minus(unshipped));
}

/** True when nothing of the line will be shipped or received any more. */
export function isFinished(state: TransferState): boolean {
  return unshippedOf(state).lte(0) && state.lots.every((lot) => inTransit(lot).eq(0));
}

/**
 * Locks the transfer that a document belongs to, and reads its lines as they stand. Must come before stock is locked.
 *
 * @throws BUSINESS_LOGIC_ERROR when the transfer was not applied, or was deleted.
 */
export async function lockTransfer(
  db: Queryable,
  site: string,
  { transferUid = 0 }: WarehouseDocument,
): Promise<Map<number, TransferState>> {
  const transfer = await db.first<{ importState: string; statusCd: number; message: string | null }>(sql`
    select import_state as "importState", status_cd as "statusCd", process_message as message
    from warehouse_document where site_id = ${site} and document_uid = ${transferUid} for update`);
  if (transfer?.importState !== "delivered") throw notApplied(transferUid, transfer);
  const rows = await db.query<Row>(sql`
    select n.line_no as "lineNo", i.item_id as "itemId", i.base_unit as "baseUnit", n.quantity, n.unit_size as "unitSize",
      n.qty_unshipped as unshipped,
      (select coalesce(json_agg(json_build_object('lot', r.lot, 'shipped', r.qty_shipped, 'received', r.qty_received,
          'short', r.qty_short, 'over', r.qty_over) order by r.lot), '[]'::json)
        from stock_transit r where r.site_id = n.site_id and r.transfer_uid = n.document_uid and r.line_no = n.line_no) as lots,
      (select coalesce(json_agg(json_build_object('invMastUid', s.inv_mast_uid, 'serialNo', s.serial_no, 'state', s.serial_state,
          'locationId', s.location_id, 'bin', s.bin, 'lot', s.lot, 'transferUid', s.transfer_uid, 'transferLineNo', s.transfer_line_no)
          order by s.serial_no), '[]'::json)
        from serial_number s
        where s.site_id = n.site_id and s.transfer_uid = n.document_uid and s.transfer_line_no = n.line_no and s.serial_state = 'transit') as pieces
    from warehouse_document_line n
    join item i on i.site_id = n.site_id and i.inv_mast_uid = n.inv_mast_uid
    where n.site_id = ${site} and n.document_uid = ${transferUid}`);
  return new Map(rows.map((row) => [row.lineNo, stateOf(row)]));
}

interface Row {
  readonly lineNo: number;
  readonly itemId: string;
  readonly baseUnit: string;
  readonly quantity: number;
  readonly unitSize: number;
  readonly unshipped: number;
  readonly lots: readonly { lot: string; shipped: number; received: number; short: number; over: number }[];
  readonly pieces: readonly SerialNumber[];
}

function stateOf({ lineNo, itemId, baseUnit, ...row }: Row): TransferState {
  return {
    lineNo,
    itemId,
    baseUnit,
    wanted: inBaseUnits(decimal(row.quantity), decimal(row.unitSize)),
    unshipped: decimal(row.unshipped),
    lots: row.lots.map(({ lot, shipped, received, short, over }) => ({
      lot,
      shipped: decimal(shipped),
      received: decimal(received),
      short: decimal(short),
      over: decimal(over),
    })),
    pieces: new Map(row.pieces.map((piece) => [piece.serialNo, piece])),
  };
}

function notApplied(transferUid: number, transfer: { statusCd: number; message: string | null } | undefined) {
  if (!transfer || transfer.statusCd === 700)
    return businessError(`The transfer ${transferUid} was deleted. Hand in another one first.`);
  const why = transfer.message ? `: ${transfer.message}` : ".";
  return businessError(`The transfer ${transferUid} is not applied${why} Correct it first, then try again.`);
}

/** The line of the transfer that a document's line belongs to. */
export function stateOfLine(
  states: ReadonlyMap<number, TransferState>,
  transferUid: number | undefined,
  lineNo: number | undefined,
): TransferState {
  const state = states.get(lineNo ?? 0);
  if (state) return state;
  throw businessError(`The transfer ${transferUid} has no line ${lineNo}. Check the number of the line.`);
}

/** Stores the lines and what is under way of them, in two statements. */
export async function storeTransit(
  db: Queryable,
  site: string,
  transferUid: number,
  states: Iterable<TransferState>,
): Promise<void> {
  const lines = [...states];
  const lots = lines.flatMap(({ lineNo, lots }) => lots.map((lot) => ({ lineNo, ...lot })));
  const amounts = (of: (lot: TransitLot) => Decimal) => lots.map((lot) => of(lot).toFixed());
  await db.execute(sql`
    insert into stock_transit as r (site_id, transfer_uid, line_no, lot, qty_shipped, qty_received, qty_short, qty_over)
    select ${site}, ${transferUid}::bigint, n.* from unnest(
      (select ${lots.map(({ lineNo }) => lineNo)}::integer[]), (select ${lots.map(({ lot }) => lot)}::text[]),
      (select ${amounts(({ shipped }) => shipped)}::numeric[]), (select ${amounts(({ received }) => received)}::numeric[]),
      (select ${amounts(({ short }) => short)}::numeric[]), (select ${amounts(({ over }) => over)}::numeric[])) as n
    on conflict (site_id, transfer_uid, line_no, lot) do update set qty_shipped = excluded.qty_shipped,
      qty_received = excluded.qty_received, qty_short = excluded.qty_short, qty_over = excluded.qty_over`);
  await db.execute(sql`
    update warehouse_document_line n set qty_unshipped = c.unshipped, complete = c.complete
    from unnest(
      (select ${lines.map(({ lineNo }) => lineNo)}::integer[]), (select ${lines.map(({ unshipped }) => numberOf(unshipped))}::numeric[]),
      (select ${lines.map((line) => (isFinished(line) ? "Y" : "N"))}::text[])
    ) as c (line_no, unshipped, complete)
    where n.site_id = ${site} and n.document_uid = ${transferUid} and n.line_no = c.line_no`);
}
