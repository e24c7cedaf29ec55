import type { RestockHeader, RestockLine } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { businessError } from "../platform/errors.ts";
import { partText } from "../trades/vmi/part.ts";
import { addRestockLines, type OrderedPart } from "../trades/vmi/place-restock.ts";
import { decimal, quantityText } from "../values/decimal.ts";

/**
 * Sets what a restock order holds altogether: quantities of its lines are changed, further parts added, parts that are
 * not named taken off; of a part that arrived at least what arrived stays. The caller holds the stockroom.
 *
 * @throws BUSINESS_LOGIC_ERROR when less is to be ordered than arrived.
 */
export async function changeRestockLines(
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
