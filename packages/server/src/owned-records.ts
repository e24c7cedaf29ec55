import type { Endpoint } from "@purvey/contract/endpoint";
import type { OwnedRecord } from "@purvey/contract/scope";
import sql, { raw, type Sql } from "sql-template-tag";
import type { Context } from "./platform/endpoints/context.ts";
import { visibleUsers } from "./platform/endpoints/user-access.ts";
import { notFound } from "./platform/errors.ts";
import type { Principal } from "./platform/principal.ts";
import { listsKnown } from "./trades/catalog/wishlist-access.ts";
import { visibleContacts, visibleCustomers } from "./trades/customers/access.ts";
import { actsFor } from "./trades/vmi/access.ts";

/** Refuses (404) a record that does not exist or is none of the caller's business. */
type Requirement = (key: never, context: Context) => Promise<void>;

/** A record `t` whose row says whose it is. */
interface OwnedRow {
  readonly table: string;
  readonly key: string;
  readonly noun: string;
  /** Further conditions on what exists. */
  readonly alive: Sql;
  /** The condition that the caller may see it. */
  readonly seen: (context: Context) => Sql;
}

function row({ table, key, noun, alive, seen }: OwnedRow): Requirement {
  return async (value: string | number, context) => {
    const found = await context.db.first(sql`
      select 1 from ${raw(table)} t
      where t.site_id = ${context.site} and t.${raw(key)} = ${value} and ${alive} and ${seen(context)}`);
    if (!found) throw notFound(noun, value);
  };
}

/** What the caller's token names itself needs no look at the database. */
function exceptOwn(own: (user: Principal) => number | undefined, requirement: Requirement): Requirement {
  return async (key, context) => {
    if (own(context.user) !== key) await requirement(key, context);
  };
}

const ofCustomer = (context: Context) => visibleCustomers(context, sql`t.customer_id`);
const user = { table: "users", key: "id", noun: "user", alive: sql`true` };

/** How it is found out whose a record is; the one table for all endpoints. */
const requirements: Readonly<Record<OwnedRecord, Requirement>> = {
  customer: (customerId: number, context) => context.requireCustomer(customerId),
  user: exceptOwn(
    ({ userId }) => userId,
    row({
      ...user,
      seen: (context) => (context.can("user.write") ? visibleUsers(context, sql`t`) : sql`false`),
    }),
  ),
  listOwner: exceptOwn(({ userId }) => userId, row({ ...user, seen: (context) => listsKnown(context, sql`t`) })),
  contact: exceptOwn(
    ({ contactId }) => contactId,
    row({
      table: "contact",
      key: "id",
      noun: "contact",
      alive: sql`t.delete_flag = 'N'`,
      seen: (context) => visibleContacts(context, sql`t`),
    }),
  ),
  cart: row({
    table: "cart_hdr",
    key: "cart_hdr_uid",
    noun: "cart",
    alive: sql`t.status_cd <> 700`,
    seen: (context) => sql`(t.user_id = ${context.user.userId} or ${context.can("customer.all")})
      and (t.customer_id is null or ${ofCustomer(context)})`,
  }),
  stockroom: row({
    table: "vmi_warehouse",
    key: "warehouse_uid",
    noun: "warehouse",
    alive: sql`t.status_cd <> 700`,
    seen: (context) => actsFor(context, sql`t.customer_id`),
  }),
  paymentSetup: row({
    table: "payment_setup",
    key: "transaction_setup_id",
    noun: "payment setup",
    alive: sql`true`,
    seen: ofCustomer,
  }),
  paymentAccount: row({
    table: "payment_account",
    key: "payment_account_id",
    noun: "payment account",
    alive: sql`true`,
    seen: ofCustomer,
  }),
};

/**
 * Refuses (404) a call that names a record of somebody else in a field of which the endpoint's scope says whose it is.
 */
export async function requireOwned(
  { scope }: Endpoint,
  input: Record<string, unknown>,
  context: Context,
): Promise<void> {
  for (const [field, record] of Object.entries(scope.records)) {
    const key = input[field];
    if (key !== undefined && key !== null) await requirements[record](key as never, context);
  }
}
