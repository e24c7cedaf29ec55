import type { ContentOperations } from "@purvey/contract/generated/content";
import sql, { join, raw, type Sql } from "sql-template-tag";
import { withdrawTokens } from "../../platform/auth/account.ts";
import { hashPassword } from "../../platform/auth/password.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler, Received } from "../../platform/endpoints/implement.ts";
import { requireChangeableUser } from "../../platform/endpoints/user-access.ts";
import { businessError, forbidden, invalid } from "../../platform/errors.ts";
import { requireTimeZone } from "../../platform/require-code.ts";
import { canonicalName, userConflict } from "./create-user.ts";
import { readUser } from "./user-rows.ts";

type Changes = Received<ContentOperations["users.update"]>;

/** Minimum length of a password (R042). */
const shortestPassword = 8;

/** Changes a user: oneself, or with `user.write` another who stands no higher (R047–R050). */
export const updateUser: Handler<ContentOperations["users.update"]> = async (given, context) => {
  const input = { ...given, ...canonicalNames(given) };
  await requireChangeableUser(context, input.id);
  requirePassword(input.password);
  if (input.timezone !== undefined) requireTimeZone("timezone", input.timezone);
  requireMayBlock(input, context);
  const changes = [...plainChanges(input), ...(await passwordChanges(input.password)), ...withdrawnTokens(input)];
  if (changes.length > 0) await store(changes, input, context);
  return readUser(context, input.id);
};

function canonicalNames(input: Changes): Partial<Changes> {
  const given = (["username", "email", "name"] as const).flatMap((field) => {
    const value = input[field];
    return value === undefined ? [] : [[field, canonicalName(field, value)]];
  });
  return Object.fromEntries(given);
}

/** An empty password keeps the old one, as forms send it; a shorter one than a new user's is refused (R042). */
function requirePassword(password: string | undefined): void {
  if (!password || [...password].length >= shortestPassword) return;
  throw invalid("password", `A password has at least ${shortestPassword} characters.`, undefined, shortestPassword);
}

function requireMayBlock({ id, block }: Changes, context: Context): void {
  if (block === undefined) return;
  if (!context.can("user.write")) {
    throw forbidden("Blocking and unblocking users needs the permission `user.write`. Ask an administrator.", {
      permission: "user.write",
    });
  }
  if (block === 1 && id === context.user.userId) {
    throw businessError("You cannot block yourself. Ask another administrator to do it.");
  }
}

const plainFields = ["name", "username", "email", "block", "timezone", "language"] as const;

function plainChanges(input: Changes): Sql[] {
  return plainFields.filter((field) => input[field] !== undefined).map((field) => sql`${raw(field)} = ${input[field]}`);
}

async function passwordChanges(password: string | undefined): Promise<Sql[]> {
  if (!password) return [];
  return [sql`password_hash = ${await hashPassword(password)}`, sql`last_reset_time = localtimestamp(0)`];
}

/** Whoever got another password or was blocked has to sign in again: their tokens so far count no more. */
function withdrawnTokens({ password, block }: Changes): Sql[] {
  return password || block === 1 ? [withdrawTokens] : [];
}

async function store(changes: readonly Sql[], input: Changes, context: Context): Promise<void> {
  try {
    await context.db.execute(sql`
      update users set ${join(changes)}, date_last_modified = localtimestamp(0)
      where site_id = ${context.site} and id = ${input.id}`);
  } catch (error) {
    throw userConflict(error, input);
  }
}
