import type { ContentOperations } from "@purvey/contract/generated/content";
import { canonicalText, unseenSign } from "@purvey/contract/naming";
import sql from "sql-template-tag";
import { hashPassword } from "../../platform/auth/password.ts";
import { isRole } from "../../platform/auth/roles.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { DatabaseError } from "../../platform/db/errors.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler, Received } from "../../platform/endpoints/implement.ts";
import { requireLevel } from "../../platform/endpoints/user-access.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import { requireTimeZone } from "../../platform/require-code.ts";
import { readUser } from "./user-rows.ts";

type NewUser = Received<ContentOperations["users.create"]>;

/** Creates a user with their groups, or nothing at all (R039–R046). */
export const createUser: Handler<ContentOperations["users.create"]> = async (given, context) => {
  const input = {
    ...given,
    username: canonicalName("username", given.username),
    email: canonicalName("email", given.email),
    name: canonicalName("name", given.name),
  };
  requireTimeZone("timezone", input.timezone);
  const customerId = customerOf(input, context);
  const passwordHash = await hashPassword(input.password);
  return context.transaction(async (db) => {
    await requireContact(db, context.site, input.contactId, customerId);
    const groupIds = await groupsOf(db, input, context);
    const id = await insertUser(db, context.site, { ...input, customerId, passwordHash });
    await insertGroups(db, context.site, id, groupIds);
    return readUser(context, id, db);
  });
};

/**
 * The one form of a name: composed (NFC), without outer blanks. Refuses (400) a name of blanks alone, and one with
 * control signs or signs without width.
 *
 * @example
 * canonicalName("username", " Jose\u0301 "); // "Jos\u00e9"
 */
export function canonicalName(field: string, value: string): string {
  const name = canonicalText(value);
  if (name === "") throw invalid(field, `\`${field}\` must not be blank; give a name.`, value);
  if (unseenSign(name) !== undefined)
    throw invalid(field, `\`${field}\` must not hold signs that nobody sees; type the name anew.`, value);
  return name;
}

/** The customer the user is to belong to: a customer's people create users of their own company only. */
function customerOf(input: NewUser, context: Context): number | null {
  const customerId = input.customerId ?? (context.can("customer.all") ? null : context.user.customerId);
  if (customerId !== undefined) return customerId;
  throw invalid(
    "customerId",
    "Say which customer the user buys for; creating staff needs the permission `customer.all`.",
  );
}

async function requireContact(db: Queryable, site: string, contactId: number | undefined, customerId: number | null) {
  const row = await db.first<{ customer: boolean; contact: boolean }>(sql`select
    exists (select 1 from customer where site_id = ${site} and customer_id = ${customerId}::numeric) as customer,
    exists (select 1 from contact_customer where site_id = ${site} and contact_id = ${contactId ?? null}::bigint
      and customer_id = ${customerId}::numeric) as contact`);
  if (customerId !== null && !row?.customer) {
    throw invalid("customerId", `There is no customer \`${customerId}\` on this site.`, customerId);
  }
  if (contactId === undefined || row?.contact) return;
  throw invalid(
    "contactId",
    `The contact \`${contactId}\` does not belong to the customer \`${customerId}\`.`,
    contactId,
  );
}

/** The groups asked for, or the site's default ones; refuses unknown ones and roles above the caller's own. */
async function groupsOf(db: Queryable, input: NewUser, context: Context): Promise<number[]> {
  const asked = input.groups && [...new Set(input.groups)];
  const chosen = asked ? sql`id = any(${asked}::bigint[])` : sql`is_default`;
  const groups = await db.query<{ id: number; role: string | null }>(
    sql`select id, role from user_group where site_id = ${context.site} and published = 1 and ${chosen} order by id`,
  );
  const unknown = asked?.find((id) => !groups.some((group) => group.id === id));
  if (unknown !== undefined) throw invalid("groups", `There is no user group \`${unknown}\` on this site.`, unknown);
  for (const { id, role } of groups) {
    if (role !== null && isRole(role)) requireLevel(context, role, `put somebody into the group \`${id}\``);
  }
  return groups.map(({ id }) => id);
}

interface UserValues extends Omit<NewUser, "customerId"> {
  readonly customerId: number | null;
  readonly passwordHash: string;
}

async function insertUser(db: Queryable, site: string, user: UserValues): Promise<number> {
  const role = user.customerId === null ? "guest" : "shopper";
  try {
    const row = await db.first<{ id: number }>(sql`
      insert into users (site_id, username, email, name, password_hash, role, block, send_email, customer_id, contact_id,
        timezone, language, profile_values)
      values (${site}, ${user.username}, ${user.email}, ${user.name}, ${user.passwordHash}, ${role}, ${user.block},
        ${user.sendEmail}, ${user.customerId}, ${user.contactId ?? null}, ${user.timezone}, ${user.language},
        ${JSON.stringify(user.profileValues ?? {})}::jsonb)
      returning id`);
    if (!row) throw new Error("The insertion of a user answered no row.");
    return row.id;
  } catch (error) {
    throw userConflict(error, user);
  }
}

async function insertGroups(db: Queryable, site: string, userId: number, groupIds: readonly number[]): Promise<void> {
  if (groupIds.length === 0) return;
  await db.execute(sql`
    insert into user_group_map (site_id, user_id, group_id)
    select ${site}, ${userId}::bigint, id from unnest(${groupIds}::bigint[]) as id`);
}

/** Says which of username and e-mail is taken, where the database only says that a key is; other errors stay. */
export function userConflict(error: unknown, given: { username?: string; email?: string }): unknown {
  if (!(error instanceof DatabaseError) || error.kind !== "unique") return error;
  const field = error.constraint === "users_email" ? "email" : "username";
  const value = given[field] ?? "";
  const noun = field === "email" ? "e-mail address" : "username";
  return conflict(`The ${noun} \`${value}\` is taken on this site, whatever its case. Choose another.`, {
    field,
    value,
  });
}
