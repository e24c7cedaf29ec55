import type { RestockHeader } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { businessError, conflict, invalid, type ServerError } from "../../platform/errors.ts";
import { type Decimal, decimal, quantityText, roundQuantity, zero } from "../../values/decimal.ts";
import { requireReference } from "./access.ts";
import type { HeldWarehouse } from "./hold-warehouses.ts";
import { type GivenPart, type PartKey, partIn, partText } from "./part.ts";
import { type OrderedPart, placeRestock } from "./place-restock.ts";
import { explanationOf, profileParts, type ReplenishmentRow, replenishmentSelect } from "./replenishment.ts";
import { requireParts } from "./require-parts.ts";
import { isAwaited } from "./restock-document.ts";
import { unknownPart } from "./stockroom-part.ts";

/** A part to order as callers send it. */
export interface RestockItem extends GivenPart {
  readonly qtyToOrder: number;
}

/** An order of a stockroom as callers send it. */
export interface RestockAsk {
  /** The distributor, and the field that names them. */
  readonly distributorsUid: number | undefined;
  readonly path: string;
  /** What to order; everything that is missing and comes from the distributor when left out. */
  readonly items: readonly RestockItem[] | undefined;
  readonly beyondMaximum: boolean;
  readonly poNumber: string | undefined;
  readonly notes: string | undefined;
}

/**
 * Places a restock order for a stockroom that the transaction holds against other orders and receipts.
 *
 * @throws VALIDATION_ERROR for a part or distributor that does not exist for the customer.
 * @throws RESOURCE_CONFLICT for more than the profile leaves room for, unless that is asked for.
 */
export async function orderParts(
  context: Context,
  db: Queryable,
  warehouse: HeldWarehouse,
  ask: RestockAsk,
): Promise<RestockHeader> {
  const { site } = context;
  const { warehouseUid, customerId } = warehouse;
  await requireDistributor(db, site, customerId, ask.path, ask.distributorsUid);
  const given = ask.items && mergedParts(ask.items);
  const parts = given ?? (await missingParts(db, site, warehouseUid, ask.distributorsUid));
  const place = { site, warehouseUid, customerId };
  const suggestions = given ? await suggestionsOf(db, place, parts) : new Map<string, ReplenishmentRow>();
  if (given) await requireParts(db, place, parts, unknownPart("restockItems", parts));
  if (given && !ask.beyondMaximum) await requireRoom(db, place, parts, suggestions);
  const distributorsUid = ask.distributorsUid ?? commonDistributor(ask.path, [...suggestions.values()]);
  const { poNumber, notes } = ask;
  return placeRestock(db, site, {
    warehouseUid,
    distributorsUid,
    usersId: context.user.userId,
    poNumber,
    notes,
    parts,
  });
}

/** Refuses (400) a distributor who does not exist or does not deliver to the customer. */
export function requireDistributor(
  db: Queryable,
  site: string,
  customerId: number | null,
  path: string,
  uid: number | undefined,
): Promise<void> {
  const noun = "distributor";
  return requireReference(db, site, customerId, { table: "vmi_distributor", key: "distributors_uid", noun, path, uid });
}

/** The parts of a call, each once with all that was asked for of it; nothing of what nothing was asked for. */
export function mergedParts(items: readonly RestockItem[]): OrderedPart[] {
  const sums = new Map<string, OrderedPart>();
  for (const item of items) {
    const { invProfileLineType, invMastUid } = partIn(0, item);
    const part = { invProfileLineType, invMastUid };
    const before: Decimal = sums.get(partText(part))?.quantity ?? zero;
    sums.set(partText(part), { ...part, quantity: before.plus(roundQuantity(decimal(item.qtyToOrder))) });
  }
  return [...sums.values()].filter(({ quantity }) => quantity.gt(0));
}

async function missingParts(db: Queryable, site: string, warehouseUid: number, distributorsUid: number | undefined) {
  const rows = await db.query<ReplenishmentRow>(sql`
    select ${replenishmentSelect} ${profileParts(site, warehouseUid)} and n.missing > 0
      and d.distributors_uid = ${distributorsUid ?? null}::bigint
    order by "itemId", k.inv_mast_uid`);
  return rows.map(({ invMastUid, invProfileLineType, suggestedOrderQty }) => ({
    invMastUid,
    invProfileLineType,
    quantity: decimal(suggestedOrderQty),
  }));
}

function commonDistributor(path: string, rows: readonly ReplenishmentRow[]): number {
  const [uid, ...others] = new Set(rows.map(({ distributorUid }) => distributorUid));
  if (typeof uid === "number" && others.length === 0) return uid;
  throw invalid(path, "The parts do not all have the same distributor; name the one to order from.");
}

/** What a stockroom's profile suggests for parts, by {@link partText}; a part that it does not list is not there. */
async function suggestionsOf(
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
async function requireRoom(
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
    where h.site_id = ${site} and h.warehouse_uid = ${warehouseUid} and h.status_cd = 704 and ${isAwaited}
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
      invMastUid: row.invMastUid,
      invProfileLineType: row.invProfileLineType,
      itemId: row.itemId,
      qtyToOrder: Number(part.quantity),
      suggestedOrderQty: row.suggestedOrderQty,
      qtyOnHand: row.qtyOnHand,
      qtyOnOrder: row.qtyOnOrder,
      restockHdrUids: orders.get(partText(part)) ?? [],
    })),
  });
}
