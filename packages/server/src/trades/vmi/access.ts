import sql, { raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";
import { visibleCustomers } from "../customers/index.ts";

/** Whether the caller sees the stockrooms of every customer. */
export function seesAllStockrooms(context: Context): boolean {
  return context.can("stockroom.all") || context.can("customer.all");
}

/** The condition that the caller may act for a customer, an expression; for none they must see all stockrooms. */
export function actsFor(context: Context, customerId: Sql): Sql {
  context.markLimited();
  return seesAllStockrooms(context) ? sql`true` : visibleCustomers(context, customerId);
}

/** The condition that the caller may see what belongs to a customer, or to none and so to all. */
export function seesWhatIsOf(context: Context, customerId: Sql): Sql {
  return sql`(${customerId} is null or ${actsFor(context, customerId)})`;
}

/** Both conditions for a plain record `t` with a column `customer_id` that may be empty. */
export const ofCustomer = {
  visible: (context: Context): Sql => seesWhatIsOf(context, sql`t.customer_id`),
  changeable: (context: Context): Sql => actsFor(context, sql`t.customer_id`),
};

/** The condition of a list for one customer: what is theirs, and what is everybody's. */
export function forCustomer({ customerId }: Record<string, unknown>, column: Sql = sql`t.customer_id`): Sql[] {
  return customerId === undefined ? [] : [sql`(${column} = ${customerId} or ${column} is null)`];
}

/**
 * The customer a new record belongs to: the one that is named, or the caller's own. Staff who see all stockrooms may
 * leave it out.
 *
 * @throws VALIDATION_ERROR for a customer who does not exist or whom the caller may not act for.
 */
export async function ownerOf(customerId: number | null | undefined, context: Context): Promise<number | null> {
  if (customerId === undefined || customerId === null) return ownCustomer(context);
  await requireOwner(customerId, context);
  return customerId;
}

function ownCustomer(context: Context): number | null {
  if (seesAllStockrooms(context)) return null;
  if (context.user.customerId !== undefined) return context.user.customerId;
  throw invalid("customerId", "Say whose it is: only who looks after all stockrooms may leave the customer out.");
}

async function requireOwner(customerId: number, context: Context): Promise<void> {
  const found = await context.db.first(sql`
    select 1 from customer c where c.site_id = ${context.site} and c.customer_id = ${customerId} and c.delete_flag = 'N'
      and ${actsFor(context, sql`c.customer_id`)}`);
  if (!found)
    throw invalid(
      "customerId",
      `There is no customer \`${customerId}\`; find the right one in the list of customers.`,
      customerId,
    );
}

/** The customer of a change: checked when it is named, left alone otherwise. */
export async function changedOwner(customerId: number | null | undefined, context: Context) {
  return customerId === undefined ? {} : { customerId: await ownerOf(customerId, context) };
}

/** A record that another one refers to. */
export interface Reference {
  readonly table: string;
  readonly key: string;
  readonly noun: string;
  /** The field of the input that names it. */
  readonly path: string;
  readonly uid: number | null | undefined;
}

/**
 * Refuses (400) a reference to a record that is deleted, does not exist or belongs to another customer; holds it until
 * the transaction ends. One that is not named is fine.
 */
export async function requireReference(
  db: Queryable,
  site: string,
  customerId: number | null,
  { table, key, noun, path, uid }: Reference,
): Promise<void> {
  if (uid === undefined || uid === null) return;
  const found = await db.first(sql`
    select 1 from ${raw(table)} r where r.site_id = ${site} and r.${raw(key)} = ${uid} and r.status_cd <> 700
      and (r.customer_id is null or r.customer_id = ${customerId}::numeric) for key share`);
  if (!found)
    throw invalid(path, `There is no ${noun} \`${uid}\` for this customer; find the right one in the list.`, uid);
}
