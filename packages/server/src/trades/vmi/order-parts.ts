import type { RestockHeader } from "@purvey/contract/generated/vmi";
import sql from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";
import { requireRoom, suggestionsOf } from "../../stockroom/order-room.ts";
import { profileParts, type ReplenishmentRow, replenishmentSelect } from "../../stockroom/replenishment.ts";
import { type Decimal, decimal, roundQuantity, zero } from "../../values/decimal.ts";
import { requireReference } from "./access.ts";
import type { HeldWarehouse } from "./hold-warehouses.ts";
import { type GivenPart, partIn, partText } from "./part.ts";
import { type OrderedPart, placeRestock } from "./place-restock.ts";
import { requireParts } from "./require-parts.ts";
import { unknownPart } from "./stockroom-part.ts";

/** A part to order as callers send it. */
export interface RestockItem extends GivenPart {
  readonly qtyToOrder: number;
}

/** An order of a stockroom as callers send it. */
export interface RestockAsk {
  /** The distributor, and the field that names him. */
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
    ...{ invMastUid, invProfileLineType, quantity: decimal(suggestedOrderQty) },
  }));
}

function commonDistributor(path: string, rows: readonly ReplenishmentRow[]): number {
  const [uid, ...others] = new Set(rows.map(({ distributorUid }) => distributorUid));
  if (typeof uid === "number" && others.length === 0) return uid;
  throw invalid(path, "The parts do not all have the same distributor; name the one to order from.");
}
