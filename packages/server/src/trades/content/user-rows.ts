import type { User } from "@purvey/contract/generated/content";
import { User as UserSchema } from "@purvey/contract/services/content/user";
import sql from "sql-template-tag";
import { highestRole, roleNames } from "../../platform/auth/account.ts";
import { columnFields, selectFields } from "../../platform/db/columns.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import { notFound } from "../../platform/errors.ts";

/** The fields of a user that are columns of `users`. */
export const userColumns: readonly string[] = columnFields(UserSchema).filter((field) => field !== "role");

/** A user as the database gives it: the roles not yet weighed. */
export type UserRow = Omit<User, "role"> & { roleNames: string[] };

/** What is selected for a user; the table's alias is `u`. */
export const userSelect = sql`${selectFields(userColumns, "u")}, ${roleNames(sql`u`)} as "roleNames", coalesce((
  select json_agg(json_build_object('id', g.id, 'title', g.title) order by g.lft, g.id)
  from user_group_map m join user_group g on g.site_id = m.site_id and g.id = m.group_id
  where m.site_id = u.site_id and m.user_id = u.id and m.is_active), '[]') as groups`;

/** A user as the contract has them. */
export function userOf<Row extends { roleNames: string[] }>({ roleNames: names, ...row }: Row) {
  return { ...row, role: highestRole(names) };
}

/** Reads one user. */
export async function readUser(context: Context, userId: number, db = context.db): Promise<User> {
  const row = await db.first<UserRow>(
    sql`select ${userSelect} from users u where u.site_id = ${context.site} and u.id = ${userId}`,
  );
  if (!row) throw notFound("user", userId);
  return userOf(row);
}
