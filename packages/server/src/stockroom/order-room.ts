import sql from "sql-template-tag";
import type { Queryable } from "../platform/db/database.ts";
import { businessError, conflict, type ServerError } from "../platform/errors.ts";
import { type PartKey, partText } from "../trades/vmi/part.ts";
import type { OrderedPart } from "../trades/vmi/place-restock.ts";
import { decimal, quantityText } from "../values/decimal.ts";
import { explanationOf, profileParts, type ReplenishmentRow, replenishmentSelect } from "./replenishment.ts";

/** What a stockroom's profile suggests for parts, by {@link partText}; a part that it does not list is not there. */
export async function suggestionsOf(
  db: Queryable,
  place: { readonly site: string; readonly warehouseUid: number },
  parts: readonly PartKey[],
): Promise<ReadonlyMap<string, ReplenishmentRow>> {
  const uids = parts.map(({ invMastUid }) => invMastUid);
  const rows = await db.query<ReplenishmentRow>(sql`
    select ${replenishmentSelect} ${profileParts(place.site, place.warehouseUid)} and k.inv_mast_uid = any(${uids}::bigint[])`);
  return new Map(rows.map((row) => [partText(row), row]));
}

/**
 * Refuses parts that are ordered beyond what the profile leaves room for: most of all those that were just ordered.
 *
 * @throws BUSINESS_LOGIC_ERROR for parts the profile does not list, RESOURCE_CONFLICT for more than is missing.
 */
export async function requireRoom(
  db: Queryable,
  place: { readonly site: string; readonly warehouseUid: number },
  parts: readonly OrderedPart[],
  suggestions: ReadonlyMap<string, ReplenishmentRow>,
): Promise<void> {
  const strangers = parts.filter((part) => !suggestions.has(partText(part)));
  if (strangers.length > 0) throw notInProfile(strangers);
  const excesses = parts.flatMap((part) => {
    const row = suggestions.get(partText(part));
    return row && part.quantity.gt(decimal(row.suggestedOrderQty)) ? [{ part, row }] : [];
  });
  if (excesses.length > 0) throw beyondMaximum(excesses, await openOrdersOf(db, place, excesses));
}

interface Excess {
  readonly part: OrderedPart;
  readonly row: ReplenishmentRow;
}

/** The numbers of the open restock orders that hold the parts. */
async function openOrdersOf(
  db: Queryable,
  { site, warehouseUid }: { readonly site: string; readonly warehouseUid: number },
  excesses: readonly Excess[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db.query<PartKey & { orders: number[] }>(sql`
    select l.inv_profile_line_type as "invProfileLineType", l.inv_mast_uid as "invMastUid",
      array_agg(h.restock_hdr_uid order by h.restock_hdr_uid) as orders
    from vmi_restock_hdr h join vmi_restock_line l on l.site_id = h.site_id and l.restock_hdr_uid = h.restock_hdr_uid
    where h.site_id = ${site} and h.warehouse_uid = ${warehouseUid} and h.status_cd = 704 and l.qty_received < l.qty_ordered
      and l.inv_mast_uid = any(${excesses.map(({ part }) => part.invMastUid)}::bigint[])
    group by 1, 2`);
  return new Map(rows.map((row) => [partText(row), row.orders]));
}

function notInProfile(parts: readonly OrderedPart[]): ServerError {
  const names = parts.map(({ invMastUid, invProfileLineType }) => `\`${invMastUid}\` (${invProfileLineType})`);
  return businessError(
    `The stockroom's profile does not list ${names.join(", ")}. Add a line with a maximum, or order with \`beyondMaximum\` true.`,
    {
      code: "NOT_IN_PROFILE",
      lines: parts.map(({ invMastUid, invProfileLineType }) => ({ invMastUid, invProfileLineType })),
    },
  );
}

function beyondMaximum(excesses: readonly Excess[], orders: ReadonlyMap<string, readonly number[]>): ServerError {
  const sentences = excesses.map(({ part, row }) => {
    const open = orders.get(partText(part)) ?? [];
    const on = open.length === 0 ? "" : ` It is on restock order ${open.join(", ")}.`;
    return `\`${row.itemId}\`: ${quantityText(part.quantity)} ${row.unitOfMeasure} were to be ordered. ${explanationOf(row)}${on}`;
  });
  return conflict(`${sentences.join(" ")} Order what is missing, or order with \`beyondMaximum\` true.`, {
    code: "BEYOND_MAXIMUM",
    lines: excesses.map(({ part, row }) => ({
      ...{ invMastUid: row.invMastUid, invProfileLineType: row.invProfileLineType, itemId: row.itemId },
      ...{ qtyToOrder: Number(part.quantity), suggestedOrderQty: row.suggestedOrderQty },
      ...{ qtyOnHand: row.qtyOnHand, qtyOnOrder: row.qtyOnOrder, restockHdrUids: orders.get(partText(part)) ?? [] },
    })),
  });
}
