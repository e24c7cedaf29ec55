import type { RestockHeader, RestockLine, VmiOperations } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler, Received } from "../../platform/endpoints/implement.ts";
import { businessError, conflict, notFound } from "../../platform/errors.ts";
import { decimal, quantityText } from "../../values/decimal.ts";
import { actsFor } from "./access.ts";
import { holdWarehouses } from "./hold-warehouses.ts";
import { mergedParts, requireDistributor } from "./order-parts.ts";
import { partText } from "./part.ts";
import { addRestockLines, type OrderedPart } from "./place-restock.ts";
import { requireParts } from "./require-parts.ts";
import { isAwaited, readRestock } from "./restock-document.ts";
import { unknownPart } from "./stockroom-part.ts";

/** Runs work on a restock order, whose stockroom is held against other orders and receipts. */
function withRestock<T>(
  context: Context,
  { restockHdrUid }: { readonly restockHdrUid: number },
  work: (db: Queryable, restock: RestockHeader) => Promise<T>,
): Promise<T> {
  const { site } = context;
  return context.transaction(async (db) => {
    const found = await db.first<{ warehouseUid: number }>(sql`
      select h.warehouse_uid as "warehouseUid" from vmi_restock_hdr h
      join vmi_warehouse w on w.site_id = h.site_id and w.warehouse_uid = h.warehouse_uid
      where h.site_id = ${site} and h.restock_hdr_uid = ${restockHdrUid} and ${actsFor(context, sql`w.customer_id`)}`);
    if (!found) throw notFound("restock order", restockHdrUid);
    await holdWarehouses(context, db, [found.warehouseUid], "order");
    // Read only now: who held the stockroom before may have received or changed something.
    const restock = await readRestock(db, site, restockHdrUid, sql`h.status_cd <> 700`);
    if (!restock) throw notFound("restock order", restockHdrUid);
    return work(db, restock);
  });
}

type Changes = Received<VmiOperations["restockHdr.update"]>;

/** Changes a restock order: its lines, its distributor, whether it is open. */
export const updateRestock: Handler<VmiOperations["restockHdr.update"]> = (input, context) =>
  withRestock(context, input, async (db, restock) => {
    const { site } = context;
    refuseOtherWarehouse(restock, input.warehouseUid);
    await requireDistributor(db, site, restock.customerId, "distributorsUid", input.distributorsUid);
    if (input.restockItems) await changeLines(db, site, restock, input);
    const changed = await db.execute(sql`
      update vmi_restock_hdr h set date_last_modified = localtimestamp(0),
        distributors_uid = coalesce(${input.distributorsUid ?? null}::bigint, h.distributors_uid),
        po_number = ${input.poNumber === undefined ? sql`h.po_number` : sql`${input.poNumber}`},
        notes = ${input.notes === undefined ? sql`h.notes` : sql`${input.notes}`},
        status_cd = case when ${input.statusCd ?? restock.statusCd}::integer = 705 or (a.lines > 0 and a.open = 0) then 705 else 704 end
      from (
        select count(*) as lines, count(*) filter (where ${isAwaited}) as open from vmi_restock_line l
        where l.site_id = ${site} and l.restock_hdr_uid = ${restock.restockHdrUid}
      ) a
      where h.site_id = ${site} and h.restock_hdr_uid = ${restock.restockHdrUid}`);
    const after = changed > 0 ? await readRestock(db, site, restock.restockHdrUid) : undefined;
    if (!after) throw notFound("restock order", restock.restockHdrUid);
    if (input.statusCd === 704 && after.statusCd !== 704) throw allArrived(restock);
    return after;
  });

function refuseOtherWarehouse({ restockHdrUid, warehouseUid }: RestockHeader, other: number | undefined): void {
  if (other === undefined || other === warehouseUid) return;
  throw conflict(
    `The restock order \`${restockHdrUid}\` is for the stockroom \`${warehouseUid}\` and stays so. Cancel it, and order for \`${other}\`.`,
    { restockHdrUid, warehouseUid },
  );
}

async function changeLines(db: Queryable, site: string, restock: RestockHeader, input: Changes): Promise<void> {
  if (restock.statusCd !== 704 && input.statusCd !== 704)
    throw conflict(
      `The restock order \`${restock.restockHdrUid}\` is ${restock.restockState}. Send \`statusCd\` 704 as well to open it again.`,
      { restockHdrUid: restock.restockHdrUid, statusCd: restock.statusCd },
    );
  const parts = mergedParts(input.restockItems ?? []);
  await requireParts(db, { site, customerId: restock.customerId }, parts, unknownPart("restockItems", parts));
  await changeRestockLines(db, site, restock, parts);
}

function allArrived({ restockHdrUid }: RestockHeader): Error {
  return conflict(
    `Everything on the restock order \`${restockHdrUid}\` arrived, so it is completed. Place another order, or send \`restockItems\` with more.`,
    { restockHdrUid, statusCd: 705 },
  );
}

/** Cancels a restock order of which nothing arrived yet. */
export const cancelRestock: Handler<VmiOperations["restockHdr.delete"]> = (input, context) =>
  withRestock(context, input, async (db, restock) => {
    const { restockHdrUid } = restock;
    if (restock.lines.some(({ qtyReceived }) => qtyReceived > 0))
      throw conflict(
        `Parts of the restock order \`${restockHdrUid}\` arrived, so it stays in the books. Close it by \`statusCd\` 705: what did not arrive is no longer on order then.`,
        { restockHdrUid, restockState: restock.restockState },
      );
    await db.execute(sql`
      update vmi_restock_hdr set status_cd = 700, date_last_modified = localtimestamp(0)
      where site_id = ${context.site} and restock_hdr_uid = ${restockHdrUid}`);
    return { uid: restockHdrUid, deleted: true };
  });

/**
 * Sets what a restock order holds altogether: quantities of its lines are changed, further parts added, parts that are
 * not named taken off; of a part that arrived at least what arrived stays. The caller holds the stockroom.
 *
 * @throws BUSINESS_LOGIC_ERROR when less is to be ordered than arrived.
 */
async function changeRestockLines(
  db: Queryable,
  site: string,
  restock: RestockHeader,
  parts: readonly OrderedPart[],
): Promise<void> {
  const wanted = new Map(parts.map((part) => [partText(part), part.quantity]));
  refuseLessThanArrived(restock, wanted);
  const kept = restock.lines.map((line) => ({
    lineNo: line.lineNo,
    ordered: wanted.get(partText(line)) ?? decimal(line.qtyReceived),
  }));
  await setOrdered(db, site, restock.restockHdrUid, kept.filter(({ ordered }) => ordered.gt(0)).map(textOf));
  const known = new Set(restock.lines.map(partText));
  const first = Math.max(0, ...restock.lines.map(({ lineNo }) => lineNo)) + 1;
  const added = parts.filter((part) => !known.has(partText(part)));
  await addRestockLines(db, site, restock.restockHdrUid, first, added);
}

function textOf({ lineNo, ordered }: { readonly lineNo: number; readonly ordered: { toFixed(): string } }) {
  return { lineNo, ordered: ordered.toFixed() };
}

async function setOrdered(
  db: Queryable,
  site: string,
  restockHdrUid: number,
  kept: readonly { readonly lineNo: number; readonly ordered: string }[],
): Promise<void> {
  const lineNos = kept.map(({ lineNo }) => lineNo);
  const own = sql`l.site_id = ${site} and l.restock_hdr_uid = ${restockHdrUid}`;
  await db.execute(sql`
    with gone as (delete from vmi_restock_line l where ${own} and l.line_no <> all(${lineNos}::integer[]))
    update vmi_restock_line l set qty_ordered = k.ordered
    from unnest((select ${lineNos}::integer[]), (select ${kept.map(({ ordered }) => ordered)}::numeric[])) as k (line_no, ordered)
    where ${own} and l.line_no = k.line_no`);
}

function refuseLessThanArrived(restock: RestockHeader, wanted: ReadonlyMap<string, OrderedPart["quantity"]>): void {
  const tooLittle = restock.lines.flatMap((line: RestockLine) => {
    const quantity = wanted.get(partText(line));
    return quantity?.lt(decimal(line.qtyReceived)) ? [{ line, quantity }] : [];
  });
  if (tooLittle.length === 0) return;
  const sentences = tooLittle.map(
    ({ line, quantity }) =>
      `Of \`${line.itemId}\` ${line.qtyReceived} ${line.unitOfMeasure} arrived already; ${quantityText(quantity)} cannot be all that was ordered.`,
  );
  throw businessError(`${sentences.join(" ")} Order at least what arrived.`, {
    lines: tooLittle.map(({ line }) => ({ lineNo: line.lineNo, itemId: line.itemId, qtyReceived: line.qtyReceived })),
  });
}
