import type { ContentOperations, UserGroup, UserGroupMembership } from "@purvey/contract/generated/content";
import { UserGroup as UserGroupSchema } from "@purvey/contract/services/content/usergroups";
import sql, { empty } from "sql-template-tag";
import { isRole } from "../../../../platform/auth/roles.ts";
import { columnFields, selectFields, snakeCase } from "../../../../platform/db/columns.ts";
import type { Queryable } from "../../../../platform/db/database.ts";
import { orderBy } from "../../../../platform/db/order-by.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { requireChangeableUser, requireLevel, requireVisibleUser } from "../../../../platform/endpoints/user-access.ts";
import { invalid, notFound } from "../../../../platform/errors.ts";
import { numbersOf } from "../../../../values/comma-list.ts";

const columns = columnFields(UserGroupSchema);
const expressions = Object.fromEntries(columns.map((field) => [snakeCase(field), `g.${snakeCase(field)}`]));

/** The columns of a group; the table's alias is `g`. */
const groupColumns = selectFields(columns, "g");

/** The groups of the site. */
export const usergroupHandlers: Handlers<Pick<ContentOperations, "usergroups.list">> = {
  "usergroups.list": async (input, context) => {
    const parents = numbersOf(input.parentIdList);
    const below = parents ? sql`and g.parent_id = any(${parents}::bigint[])` : empty;
    return queryPage<UserGroup>(context.db, {
      select: groupColumns,
      from: sql`from user_group g where g.site_id = ${context.site} ${below}`,
      order: orderBy(input.orderBy, columns, "g.id", expressions),
      limit: input.limit,
      offset: input.offset,
    });
  },
};

/** What is selected for a membership; the aliases are `g` for the group and `m` for the membership. */
export const membershipSelect = sql`${groupColumns}, m.is_active as "isActive", m.date_created as "dateAssigned"`;

/** The memberships with their groups. */
export const membershipTables = sql`
  from user_group_map m join user_group g on g.site_id = m.site_id and g.id = m.group_id`;

async function readMembership(
  context: Context,
  db: Queryable,
  userId: number,
  groupId: number,
): Promise<UserGroupMembership> {
  const row = await db.first<UserGroupMembership>(sql`
    select ${membershipSelect} ${membershipTables}
    where m.site_id = ${context.site} and m.user_id = ${userId} and m.group_id = ${groupId}`);
  if (!row) throw notFound("group of the user", groupId);
  return row;
}

async function requireGroup(context: Context, groupId: number, isActive: boolean): Promise<void> {
  const group = await context.db.first<{ title: string; role: string | null }>(
    sql`select title, role from user_group where site_id = ${context.site} and id = ${groupId} and published = 1`,
  );
  if (!group)
    throw invalid(
      "groupId",
      `There is no user group \`${groupId}\` on this site; \`usergroups.list\` names them.`,
      groupId,
    );
  if (isActive && group.role !== null && isRole(group.role)) {
    requireLevel(context, group.role, `put somebody into the group \`${group.title}\``);
  }
}

type GroupOperations = Pick<ContentOperations, Extract<keyof ContentOperations, `users.groups.${string}`>>;

/** The groups of a user (R054). */
export const userGroupHandlers: Handlers<GroupOperations> = {
  "users.groups.list": async ({ id, limit, offset }, context) => {
    await requireVisibleUser(context, id);
    return queryPage<UserGroupMembership>(context.db, {
      select: membershipSelect,
      from: sql`${membershipTables} where m.site_id = ${context.site} and m.user_id = ${id} and m.is_active`,
      order: sql`order by g.lft, g.id`,
      limit,
      offset,
    });
  },
  "users.groups.create": async ({ id, groupId, isActive }, context) => {
    await requireChangeableUser(context, id);
    await requireGroup(context, groupId, isActive);
    await context.db.execute(sql`
      insert into user_group_map (site_id, user_id, group_id, is_active) values (${context.site}, ${id}, ${groupId}, ${isActive})
      on conflict (site_id, user_id, group_id) do update set is_active = excluded.is_active`);
    return readMembership(context, context.db, id, groupId);
  },
  "users.groups.get": async ({ id, groupId }, context) => {
    await requireVisibleUser(context, id);
    return readMembership(context, context.db, id, groupId);
  },
};
