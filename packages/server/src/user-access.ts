import sql from "sql-template-tag";
import type { Context } from "./context.ts";
import { notFound } from "./errors.ts";

/**
 * Refuses unless the caller is this user, or may change users (`user.write`) and there is such a user. For anybody else
 * the user does not exist.
 */
export async function requireUser(usersId: number, context: Context): Promise<void> {
  if (context.user.userId === usersId) return;
  const found =
    context.can("user.write") &&
    (await context.db.first(sql`select 1 from users where site_id = ${context.site} and id = ${usersId}`));
  if (!found) throw notFound("user", usersId);
}
