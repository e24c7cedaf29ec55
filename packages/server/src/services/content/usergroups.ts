import type { ContentOperations, UserGroup } from "@purvey/contract/generated/content";
import { UserGroup as UserGroupSchema } from "@purvey/contract/services/content/usergroups";
import sql, { empty } from "sql-template-tag";
import { columnFields, selectFields, snakeCase } from "../../platform/db/columns.ts";
import { orderBy } from "../../platform/db/order-by.ts";
import type { Handlers } from "../../platform/endpoints/implement.ts";
import { queryPage } from "../../platform/endpoints/page.ts";
import { numbersOf } from "../../values/comma-list.ts";

const columns = columnFields(UserGroupSchema);
const expressions = Object.fromEntries(columns.map((field) => [snakeCase(field), `g.${snakeCase(field)}`]));

/** The columns of a group; the table's alias is `g`. */
export const groupColumns = selectFields(columns, "g");

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
