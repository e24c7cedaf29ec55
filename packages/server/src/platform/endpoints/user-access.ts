import sql, { join, type Sql } from "sql-template-tag";
import { type Account, findAccount, highestRole } from "../auth/account.ts";
import { roles } from "../auth/roles.ts";
import { forbidden, notFound } from "../errors.ts";
import type { Role } from "../principal.ts";
import type { Context } from "./context.ts";

/** Whether the caller sees every user of the site: user administrators, and readers of every customer's records. */
function seesAllUsers(context: Context): boolean {
  const { customerId, salesRepId } = context.user;
  if (context.can("customer.all")) return context.can("user.write") || context.can("user.read");
  return context.can("user.write") && customerId === undefined && salesRepId === undefined;
}

/**
 * The condition that the caller may see a user; `alias` is the table `users`. Everybody sees themselves; user
 * administrators see all users of the site, or of their own company when they belong to a customer; sales
 * representatives see the users of their customers, also when they may change users.
 */
export function visibleUsers(context: Context, alias: Sql): Sql {
  context.markLimited();
  if (seesAllUsers(context)) return sql`true`;
  const { userId, customerId, salesRepId } = context.user;
  const ways = [sql`${alias}.id = ${userId}`];
  if (customerId !== undefined && context.can("user.write")) ways.push(sql`${alias}.customer_id = ${customerId}`);
  if (salesRepId !== undefined && (context.can("user.read") || context.can("user.write"))) {
    ways.push(sql`exists (select 1 from customer v
      where v.site_id = ${alias}.site_id and v.customer_id = ${alias}.customer_id and v.sales_rep_id = ${salesRepId})`);
  }
  return sql`(${join(ways, " or ")})`;
}

/** The user, when the caller may see them; otherwise they do not exist for the caller. */
export async function requireVisibleUser(context: Context, userId: number): Promise<Account> {
  const condition = sql`u.id = ${userId} and ${visibleUsers(context, sql`u`)}`;
  const account = await findAccount(context.db, context.site, condition);
  if (!account) throw notFound("user", userId);
  return account;
}

/**
 * The user, when the caller may change them: themselves, or with `user.write` one who stands no higher. An API key does not
 * change its maker: with another password it would sign in as them and may everything they may.
 */
export async function requireChangeableUser(context: Context, userId: number): Promise<Account> {
  const account = await requireVisibleUser(context, userId);
  if (userId === context.user.userId) {
    if (!context.user.apiKey) return account;
    throw forbidden("An API key does not change the user who made it. Sign in to do that.");
  }
  if (!context.can("user.write")) {
    throw forbidden(`Changing \`${account.username}\` needs the permission \`user.write\`. Ask an administrator.`, {
      permission: "user.write",
    });
  }
  requireLevel(context, highestRole(account.roleNames), `change \`${account.username}\``);
  return account;
}

/** Refuses to reach above oneself: to change someone of a higher role, or to hand such a role out. */
export function requireLevel(context: Context, role: Role, deed: string): void {
  const own = context.user.role;
  if (roles[role].level <= roles[own].level) return;
  throw forbidden(
    `A ${roles[own].name.toLowerCase()} cannot ${deed}: it takes the level of a ${roles[role].name.toLowerCase()}. Ask someone who has it.`,
    { role, level: roles[role].level, ownLevel: roles[own].level },
  );
}
