import type { Permission } from "@purvey/contract/permissions";
import sql, { type Sql } from "sql-template-tag";
import type { Queryable } from "../db/database.ts";
import type { Principal, Role } from "../principal.ts";
import { isRole, permissionsOf, roles } from "./roles.ts";

/** A user as signing in and every check of rights needs them. */
export interface Account {
  readonly userId: number;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly block: number;
  readonly customerId: number | null;
  readonly contactId: number | null;
  readonly salesRepId: string | null;
  /** Which tokens of the user still count: those with this version. */
  readonly tokenVersion: number;
  /** Which tokens of outside issuers still count: those issued after this, in seconds since 1970; null for all. */
  readonly tokensSince: number | null;
  /** The user's own role, then those of their active groups. */
  readonly roleNames: readonly string[];
}

/** What to set of a user so that none of the tokens so far counts any more: ours by their version, others by their time. */
export const withdrawTokens: Sql = sql`token_version = token_version + 1, tokens_since = localtimestamp(0)`;

/** The user's own role and those of their active, published groups, as an array; `alias` is the table `users`. */
export function roleNames(alias: Sql): Sql {
  return sql`array_prepend(${alias}.role, array(
    select g.role from user_group_map m join user_group g on g.site_id = m.site_id and g.id = m.group_id
    where m.site_id = ${alias}.site_id and m.user_id = ${alias}.id and m.is_active and g.published = 1 and g.role is not null
    order by g.id))`;
}

/** The user who meets a condition on the table `users` (alias `u`); undefined when there is none. */
export function findAccount(db: Queryable, site: string, condition: Sql): Promise<Account | undefined> {
  return db.first<Account>(sql`
    select u.id as "userId", u.username, u.email, u.password_hash as "passwordHash", u.block, u.customer_id as "customerId",
      u.contact_id as "contactId", u.sales_rep_id as "salesRepId", u.token_version as "tokenVersion",
      extract(epoch from u.tokens_since) as "tokensSince", ${roleNames(sql`u`)} as "roleNames"
    from users u where u.site_id = ${site} and ${condition}`);
}

/** The highest of several roles; of equals the first. Names that are no role do not count. */
export function highestRole(names: readonly string[]): Role {
  return names
    .filter(isRole)
    .reduce<Role>((best, role) => (roles[role].level > roles[best].level ? role : best), "guest");
}

/** By the names of roles: what was put together once, is; thousands of users share a few of these sets. */
const together = new Map<string, ReadonlySet<Permission>>();

/** What several roles may do together. */
export function permissionsTogether(names: readonly string[]): ReadonlySet<Permission> {
  const own = [...new Set(names.filter(isRole))];
  const key = own.join(" ");
  const known = together.get(key) ?? new Set(own.flatMap((role) => [...permissionsOf(role)]));
  together.set(key, known);
  return known;
}

/** Who a token of this user speaks for: their highest role, and what all their roles together may do. */
export function principalOfAccount(site: string, account: Account): Principal {
  return {
    site,
    userId: account.userId,
    username: account.username,
    role: highestRole(account.roleNames),
    customerId: account.customerId ?? undefined,
    contactId: account.contactId ?? undefined,
    salesRepId: account.salesRepId ?? undefined,
    permissions: permissionsTogether(account.roleNames),
    tokenVersion: account.tokenVersion,
  };
}
