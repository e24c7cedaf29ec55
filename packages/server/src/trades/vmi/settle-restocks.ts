import type { SettledRestock, WarehouseReceipt } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { conflict } from "../../platform/errors.ts";
import { type Decimal, decimal, lesserOf, numberOf, zero } from "../../values/decimal.ts";
import { type PartKey, partIn, partText, type StockroomKey } from "./part.ts";
import { isAwaited } from "./restock-document.ts";

/** A line of an open restock order that still expects something. */
interface OpenLine extends PartKey {
  readonly restockHdrUid: number;
  readonly lineNo: number;
  readonly poNumber: string | null;
  readonly open: number;
}

/** Open restock orders of a stockroom while receipts settle them. The caller holds the stockroom. */
export class OpenRestocks {
  readonly #lines: readonly OpenLine[];
  readonly #open: Map<OpenLine, Decimal>;

  private constructor(lines: readonly OpenLine[]) {
    this.#lines = lines;
    this.#open = new Map(lines.map((line) => [line, decimal(line.open)]));
  }

  /** Reads what a stockroom expects of the parts, the oldest orders first. */
  static async read(db: Queryable, site: string, keys: readonly StockroomKey[]): Promise<OpenRestocks> {
    const lines = await db.query<OpenLine>(sql`
      select h.restock_hdr_uid as "restockHdrUid", l.line_no as "lineNo", h.po_number as "poNumber",
        l.inv_profile_line_type as "invProfileLineType", l.inv_mast_uid as "invMastUid", l.qty_ordered - l.qty_received as open
      from vmi_restock_hdr h
      join vmi_restock_line l on l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid
      where h.site_id = ${site} and h.warehouse_uid = ${keys[0]?.warehouseUid ?? 0} and h.status_cd = 704
        and ${isAwaited} and l.inv_mast_uid = any(${keys.map(({ invMastUid }) => invMastUid)}::bigint[])
      order by h.restock_hdr_uid, l.line_no`);
    return new OpenRestocks(lines);
  }

  /** What is still expected of a part. */
  onOrder(key: PartKey): Decimal {
    return this.#of(key).reduce((sum, line) => sum.plus(this.#open.get(line) ?? zero), zero);
  }

  /**
   * Counts a receipt against the order that it names, or else the oldest that expect the part; more than they expect
   * settles nothing.
   *
   * @throws RESOURCE_CONFLICT when the named order does not expect the part.
   */
  settle(receipt: WarehouseReceipt, quantity: Decimal): SettledRestock[] {
    const settled: SettledRestock[] = [];
    let left = quantity;
    for (const line of this.#expecting(receipt)) {
      const part = lesserOf(left, this.#open.get(line) ?? zero);
      if (part.lte(0)) continue;
      this.#open.set(line, (this.#open.get(line) ?? zero).minus(part));
      settled.push({ restockHdrUid: line.restockHdrUid, lineNo: line.lineNo, qtyReceived: numberOf(part) });
      left = left.minus(part);
    }
    return settled;
  }

  #of(key: PartKey): OpenLine[] {
    return this.#lines.filter((line) => partText(line) === partText(key));
  }

  #expecting(receipt: WarehouseReceipt): OpenLine[] {
    const lines = this.#of(partIn(0, receipt));
    const { restockHdrUid, poNumber } = receipt;
    if (restockHdrUid !== undefined) {
      const named = lines.filter((line) => line.restockHdrUid === restockHdrUid);
      if (named.length > 0) return named;
      throw conflict(
        `The restock order \`${restockHdrUid}\` of this stockroom does not expect the part \`${receipt.invMastUid}\`, or not any more. Leave \`restockHdrUid\` out to receive it all the same.`,
        { restockHdrUid, invMastUid: receipt.invMastUid },
      );
    }
    const named = lines.filter(
      (line) => poNumber && (line.poNumber === poNumber || `${line.restockHdrUid}` === poNumber),
    );
    return named.length > 0 ? named : lines;
  }
}

/** Writes what was settled, and completes the orders of which everything arrived; in two statements. */
export async function writeSettled(db: Queryable, site: string, settled: readonly SettledRestock[]): Promise<void> {
  if (settled.length === 0) return;
  const headers = settled.map(({ restockHdrUid }) => restockHdrUid);
  await db.execute(sql`
    update vmi_restock_line l set qty_received = l.qty_received + r.received
    from (
      select restock_hdr_uid, line_no, sum(received) as received from unnest(
        (select ${headers}::bigint[]), (select ${settled.map(({ lineNo }) => lineNo)}::integer[]),
        (select ${settled.map(({ qtyReceived }) => qtyReceived)}::numeric[])
      ) as r (restock_hdr_uid, line_no, received) group by restock_hdr_uid, line_no
    ) r
    where l.site_id = ${site} and l.restock_hdr_uid = r.restock_hdr_uid and l.line_no = r.line_no`);
  await db.execute(sql`
    update vmi_restock_hdr h set date_last_modified = localtimestamp(0),
      status_cd = case when exists (
        select 1 from vmi_restock_line l where l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid
          and ${isAwaited}) then 704 else 705 end
    where h.site_id = ${site} and h.restock_hdr_uid = any(${headers}::bigint[])`);
}
