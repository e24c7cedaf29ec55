import type { ApiKey, ContentOperations } from "@purvey/contract/generated/content";
import type { Permission } from "@purvey/contract/permissions";
import sql from "sql-template-tag";
import { customerPermissions } from "../../../../platform/auth/api-key-principal.ts";
import { hashOfKey, newApiKey, startOfKey } from "../../../../platform/auth/api-key-text.ts";
import type { Context } from "../../../../platform/endpoints/context.ts";
import type { Handlers } from "../../../../platform/endpoints/implement.ts";
import { queryPage } from "../../../../platform/endpoints/page.ts";
import { forbidden, invalid, notFound } from "../../../../platform/errors.ts";
import type { Principal } from "../../../../platform/principal.ts";
import { timestamp } from "../../../../values/timestamp.ts";
import { requireExistingCustomer } from "../../../customers/index.ts";
import { canonicalName } from "../../create-user.ts";

const state = sql`case when k.date_revoked is not null then 'revoked' when k.date_expires <= localtimestamp then 'expired'
  when m.block = 1 then 'blocked' else 'active' end`;
const columns = sql`k.api_key_uid as "apiKeyUid", k.name, k.key_start as "keyStart", k.permissions, k.customer_id as "customerId",
  c.customer_name as "customerName", k.calls_per_minute as "callsPerMinute", ${state} as state, k.date_expires as "dateExpires",
  k.date_last_used as "dateLastUsed", k.date_created as "dateCreated", k.created_by as "createdBy", m.name as "createdByName",
  k.date_revoked as "dateRevoked", k.revoked_by as "revokedBy", r.name as "revokedByName"`;
const tables = sql`api_key k
  join users m on m.site_id = k.site_id and m.id = k.created_by
  left join users r on r.site_id = k.site_id and r.id = k.revoked_by
  left join customer c on c.site_id = k.site_id and c.customer_id = k.customer_id`;

type KeyOperations = Pick<ContentOperations, Extract<keyof ContentOperations, `apiKeys.${string}`>>;

/** The keys by which programs call. What a key is taken for stands in `platform/auth/api-keys.ts`. */
export const apiKeyHandlers: Handlers<KeyOperations> = {
  "apiKeys.list": ({ state: wanted, limit, offset }, { db, site }) =>
    queryPage<ApiKey>(db, {
      select: columns,
      from: sql`from ${tables} where k.site_id = ${site} and (${wanted ?? null}::text is null or ${state} = ${wanted ?? null})`,
      order: sql`order by k.api_key_uid desc`,
      limit,
      offset,
    }),
  "apiKeys.create": async (given, context) => {
    requireNoRepetition(context);
    const { permissions, customerId = null, callsPerMinute = null, dateExpires } = given;
    requireGrantable(permissions, customerId, context.user);
    requireExpiry(dateExpires);
    if (customerId !== null) await requireExistingCustomer(context, customerId);
    const key = newApiKey();
    const row = await context.db.first<{ uid: number }>(sql`
      insert into api_key (site_id, name, key_start, key_hash, permissions, customer_id, calls_per_minute, date_expires, created_by)
      values (${context.site}, ${canonicalName("name", given.name)}, ${startOfKey(key)}, ${hashOfKey(key)},
        ${[...new Set(permissions)].sort()}::text[], ${customerId}, ${callsPerMinute}, ${dateExpires}, ${context.user.userId})
      returning api_key_uid as uid`);
    return { ...(await readKey(context, (row as { uid: number }).uid)), key };
  },
  "apiKeys.revoke": async ({ apiKeyUid }, context) => {
    await context.db.execute(sql`
      update api_key set date_revoked = localtimestamp(0), revoked_by = ${context.user.userId}
      where site_id = ${context.site} and api_key_uid = ${apiKeyUid} and date_revoked is null`);
    return readKey(context, apiKeyUid);
  },
};

/** The answer to a call with an idempotency key is kept for a repetition, and this one holds what is to be kept nowhere. */
function requireNoRepetition({ idempotencyKey }: Context): void {
  if (idempotencyKey === undefined) return;
  throw invalid(
    "idempotency-key",
    "An API key is answered once and kept nowhere, so that its answer cannot be repeated. Leave the idempotency key out; revoke a key whose answer did not arrive.",
  );
}

async function readKey({ db, site }: Context, uid: number): Promise<ApiKey> {
  const key = await db.first<ApiKey>(
    sql`select ${columns} from ${tables} where k.site_id = ${site} and k.api_key_uid = ${uid}`,
  );
  if (!key) throw notFound("API key", uid);
  return key;
}

/**
 * Refuses to give an API key what its maker lacks (403), and one for a single customer what that customer's own people may
 * not (400): such a permission reaches the records of others.
 */
function requireGrantable(
  permissions: readonly Permission[],
  customerId: number | null,
  { username, permissions: own }: Principal,
): void {
  const lacking = permissions.find((name) => !own.has(name));
  if (lacking !== undefined) {
    throw forbidden(
      `\`${username}\` lacks the permission \`${lacking}\` and cannot give it to an API key. Leave it out.`,
      { permission: lacking },
    );
  }
  const wider = customerId === null ? undefined : permissions.find((name) => !customerPermissions.has(name));
  if (wider === undefined) return;
  throw invalid(
    "permissions",
    `An API key for one customer may do what the customer's own people may, and \`${wider}\` is not among that. Leave it out, or the customer.`,
    wider,
  );
}

/** Refuses an end that is past already. */
function requireExpiry(dateExpires: string | null, now: Date = new Date()): void {
  if (dateExpires === null || dateExpires > timestamp(now)) return;
  throw invalid(
    "dateExpires",
    `An API key cannot run out before it is made. Give a time to come, not ${dateExpires}.`,
    dateExpires,
  );
}
