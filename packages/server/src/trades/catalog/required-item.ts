import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import { invalid, notFound, type ServerError } from "../../platform/errors.ts";

/** The condition of an item, by its alias, to be in the catalogue: neither deleted here nor in the ERP. */
const alive = sql`i.status_cd <> 700 and i.delete_flag = 'N'`;

/** Refuses (404) an item of the path that is not in the catalogue. */
export async function requireItem(invMastUid: number, context: Context): Promise<void> {
  const found = await context.db.first(
    sql`select 1 from item i where i.site_id = ${context.site} and i.inv_mast_uid = ${invMastUid} and ${alive}`,
  );
  if (!found) throw notFound("item", invMastUid);
}

/** What a body says of an item: one of the two, or both of the same item. */
export interface ItemName {
  readonly invMastUid?: number;
  readonly itemId?: string;
}

/** An item that a body names. */
export interface NamedItem {
  readonly invMastUid: number;
  readonly itemId: string;
  readonly defaultSellingUnit: string;
  /** The codes of its units, the smallest first. */
  readonly units: readonly string[];
}

/** The item that a body names; refuses (400) one that is not in the catalogue. */
export async function namedItem(name: ItemName, context: Context): Promise<NamedItem> {
  const item = await context.db.first<NamedItem>(sql`
    select i.inv_mast_uid as "invMastUid", i.item_id as "itemId", i.default_selling_unit as "defaultSellingUnit",
      array(select u.unit_of_measure from item_uom u
        where u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid and u.delete_flag = 'N'
        order by u.unit_size, u.unit_of_measure) as units
    from item i where i.site_id = ${context.site} and ${alive} and ${named(name)}`);
  if (!item) throw unknownItem(name);
  return item;
}

function named({ invMastUid, itemId }: ItemName): Sql {
  if (invMastUid === undefined) return sql`i.item_id = ${itemId ?? null}`;
  if (itemId === undefined) return sql`i.inv_mast_uid = ${invMastUid}`;
  return sql`i.inv_mast_uid = ${invMastUid} and i.item_id = ${itemId}`;
}

function unknownItem({ invMastUid, itemId }: ItemName): ServerError {
  if (invMastUid === undefined)
    return invalid("itemId", `There is no item \`${itemId}\`; search for its number first.`, itemId);
  const both = itemId === undefined ? "" : ` with the number \`${itemId}\``;
  return invalid("invMastUid", `There is no item \`${invMastUid}\`${both}; search for the item first.`, invMastUid);
}
