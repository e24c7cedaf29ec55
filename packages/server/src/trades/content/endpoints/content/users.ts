import type { ContentOperations, UserDoc, UserGroupMembership } from "@purvey/contract/generated/content";
import type { Permission } from "@purvey/contract/permissions";
import sql, { join, type Sql } from "sql-template-tag";
import { type Account, permissionsTogether, withdrawTokens } from "../../../../platform/auth/account.ts";
import { isRole, permissionsOf } from "../../../../platform/auth/roles.ts";
import { snakeCase } from "../../../../platform/db/columns.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import { everyWord } from "../../../../platform/db/words.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { requireChangeableUser, requireVisibleUser, visibleUsers } from "../../../../platform/endpoints/user-access.ts";
import { businessError, notFound } from "../../../../platform/errors.ts";
import type { Role } from "../../../../platform/principal.ts";
import { numbersOf } from "../../../../values/comma-list.ts";
import { createUser } from "../../create-user.ts";
import { updateUser } from "../../update-user.ts";
import { readUser, type UserRow, userColumns, userOf, userSelect } from "../../user-rows.ts";
import { userTrinity } from "../../user-trinity.ts";
import { signIn } from "../../verify-password.ts";
import { membershipSelect, membershipTables } from "./user-groups.ts";

const sortable = userColumns.filter((field) => field !== "activation" && field !== "profileValues");
const expressions = Object.fromEntries(sortable.map((field) => [snakeCase(field), `u.${snakeCase(field)}`]));

function conditions(
  input: { customerId?: number; accessLevelList?: string | number[]; q?: string },
  context: Context,
): Sql {
  const found = [sql`u.site_id = ${context.site}`, visibleUsers(context, sql`u`)];
  if (input.customerId !== undefined) found.push(sql`u.customer_id = ${input.customerId}`);
  const levels = numbersOf(input.accessLevelList);
  if (levels) {
    found.push(sql`exists (
      select 1 from user_group_map m join user_group g on g.site_id = m.site_id and g.id = m.group_id
      where m.site_id = u.site_id and m.user_id = u.id and m.is_active and g.access = any(${levels}::bigint[]))`);
  }
  return join([...found, ...everyWord(sql`lower(concat_ws(' ', u.name, u.username, u.email))`, input.q)], " and ");
}

type UserOperations = Pick<
  ContentOperations,
  | "users.list"
  | "users.create"
  | "users.get"
  | "users.update"
  | "users.delete"
  | "users.doc"
  | "users.trinity"
  | "users.verifyPassword"
>;

/** Users of the site and signing in (R039–R053). */
export const userHandlers: Handlers<UserOperations> = {
  "users.list": async (input, context) => {
    const page = await queryPage<UserRow>(context.db, {
      select: userSelect,
      from: sql`from users u where ${conditions(input, context)}`,
      order: orderBy(input.orderBy, sortable, "u.id", expressions),
      limit: input.limit,
      offset: input.offset,
    });
    return { data: page.data.map(userOf), total: page.total };
  },
  "users.create": createUser,
  "users.get": async ({ id }, context) => {
    await requireVisibleUser(context, id);
    return readUser(context, id);
  },
  "users.update": updateUser,
  "users.delete": async ({ id }, context) => {
    if (id === context.user.userId)
      throw businessError("You cannot block yourself. Ask another administrator to do it.");
    const { username } = await requireChangeableUser(context, id);
    await context.db.execute(sql`
      update users set block = 1, ${withdrawTokens}, date_last_modified = localtimestamp(0)
      where site_id = ${context.site} and id = ${id}`);
    return { id, blocked: true, message: `User \`${username}\` is blocked and cannot sign in any more.` };
  },
  "users.doc": async ({ id }, context) => userDoc(context, await requireVisibleUser(context, id)),
  "users.trinity": async ({ id }, context) => userTrinity(context, await requireVisibleUser(context, id)),
  "users.verifyPassword": signIn,
};

type DocRow = UserRow & Omit<UserDoc, keyof UserRow | "role" | "memberships" | "permissions" | "grants">;

/** A user with customer, contact, groups and permissions: two statements. */
async function userDoc(context: Context, { userId, roleNames }: Account): Promise<UserDoc> {
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

/** Where each permission comes from: the user's own role, which is the first of their roles, or those of their groups. */
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
