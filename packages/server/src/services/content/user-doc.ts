import type { UserDoc, UserGroupMembership } from "@purvey/contract/generated/content";
import type { Permission } from "@purvey/contract/permissions";
import sql from "sql-template-tag";
import { type Account, permissionsTogether } from "../../platform/auth/account.ts";
import { isRole, permissionsOf } from "../../platform/auth/roles.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";
import type { Role } from "../../platform/principal.ts";
import { membershipSelect, membershipTables } from "../../trades/content/endpoints/content/user-groups.ts";
import { type UserRow, userOf, userSelect } from "../../trades/content/user-rows.ts";

type DocRow = UserRow & Omit<UserDoc, keyof UserRow | "role" | "memberships" | "permissions" | "grants">;

/** A user with customer, contact, groups and permissions: two statements. */
export async function userDoc(context: Context, { userId, roleNames }: Account): Promise<UserDoc> {
  const row = await context.db.first<DocRow>(sql`
    select ${userSelect}, c.customer_name as "customerName", c.company_id as "companyId", u.sales_rep_id as "salesRepId",
      p.first_name as "firstName", p.last_name as "lastName", p.title, p.phone
    from users u
    left join customer c on c.site_id = u.site_id and c.customer_id = u.customer_id
    left join contact p on p.site_id = u.site_id and p.id = u.contact_id
    where u.site_id = ${context.site} and u.id = ${userId}`);
  if (!row) throw notFound("user", userId);
  const memberships = await context.db.query<UserGroupMembership>(sql`
    select ${membershipSelect} ${membershipTables} where m.site_id = ${context.site} and m.user_id = ${userId} order by g.lft, g.id`);
  const permissions = [...permissionsTogether(roleNames)].sort();
  return { ...userOf(row), memberships, permissions, grants: grantsOf(permissions, roleNames, memberships) };
}

/** Where each permission comes from: the user's own role, which is the first of his roles, or those of his groups. */
function grantsOf(
  permissions: readonly Permission[],
  [ownRole]: readonly string[],
  memberships: readonly UserGroupMembership[],
): UserDoc["grants"] {
  const groups = memberships.filter(({ isActive, published }) => isActive && published === 1);
  return permissions.map((permission) => ({
    permission,
    ownRole: grants(ownRole, permission) ? ownRole : null,
    groups: groups.filter(({ role }) => grants(role, permission)).map(({ id, title }) => ({ id, title })),
  }));
}

function grants(role: string | null | undefined, permission: Permission): role is Role {
  return typeof role === "string" && isRole(role) && permissionsOf(role).has(permission);
}
