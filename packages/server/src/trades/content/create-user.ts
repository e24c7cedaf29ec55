import type { ContentOperations } from "@purvey/contract/generated/content";
import sql from "sql-template-tag";
import { hashPassword } from "../../platform/auth/password.ts";
import { isRole } from "../../platform/auth/roles.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler, Received } from "../../platform/endpoints/implement.ts";
import { requireLevel } from "../../platform/endpoints/user-access.ts";
import { invalid } from "../../platform/errors.ts";
import { userConflict } from "../../services/content/user-conflict.ts";
import { readUser } from "./user-rows.ts";

type NewUser = Received<ContentOperations["users.create"]>;

/** Creates a user with his groups, or nothing at all (R039–R046). */
export const createUser: Handler<ContentOperations["users.create"]> = async (input, context) => {
  requireName("username", input.username);
  requireName("name", input.name);
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

/** Refuses a name that consists of blanks alone. */
export function requireName(field: string, value: string | undefined): void {
  if (value !== undefined && value.trim() === "")
    throw invalid(field, `\`${field}\` must not be blank; give a name.`, value);
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
