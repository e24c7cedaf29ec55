import type { Endpoint } from "@purvey/contract/endpoint";
import { permissions } from "@purvey/contract/permissions";
import sql from "sql-template-tag";
import { apiKeyPrefix } from "../auth/api-key-text.ts";
import type { ApiKeys } from "../auth/api-keys.ts";
import type { Issuers } from "../auth/issuers.ts";
import type { OutsideUsers } from "../auth/outside-users.ts";
import type { Standings } from "../auth/standing.ts";
import { type Tokens, unauthenticated } from "../auth/tokens.ts";
import type { Queryable } from "../db/database.ts";
import { forbidden, invalid } from "../errors.ts";
import type { Principal } from "../principal.ts";

/** What tells who a token speaks for. */
export interface Authorities {
  readonly tokens: Tokens;
  readonly standings: Standings;
  readonly issuers: Issuers;
  readonly outsideUsers: OutsideUsers;
  readonly apiKeys: ApiKeys;
  /** Where a representative's customers are. */
  readonly db: Queryable;
}

/**
 * Who the request's token or API key speaks for; nobody when it carries none.
 *
 * @param address where the call comes from, as guesses of keys are counted by it
 */
export async function principalOf(
  request: Request,
  site: string,
  address: string | undefined,
  authorities: Authorities,
): Promise<Principal | undefined> {
  const header = request.headers.get("authorization");
  if (!header) return undefined;
  const token = /^bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw unauthenticated("The header `authorization` must read `Bearer <token>`.");
  const principal = token.startsWith(apiKeyPrefix)
    ? await authorities.apiKeys.of(token, site, address)
    : await ofToken(token, site, authorities);
  return actFor(authorities.db, principal, request.headers.get(actingForHeader));
}

async function ofToken(token: string, site: string, authorities: Authorities): Promise<Principal> {
  const identity = await authorities.issuers.identify(token);
  return identity ? authorities.outsideUsers.of(identity, site) : ofOwnToken(token, site, authorities);
}

async function ofOwnToken(token: string, site: string, { tokens, standings }: Authorities): Promise<Principal> {
  const principal = await tokens.verify(token);
  if (principal.site === site) return standings.of(principal);
  throw forbidden(
    `The token was issued for the site \`${principal.site}\`, not for \`${site}\`. Sign in to that site.`,
    { site: principal.site },
  );
}

/** Refuses whoever sends no token where one is needed (R213). */
export function requireToken(endpoint: Endpoint, principal: Principal | undefined): void {
  if (principal || endpoint.permission === "none") return;
  throw unauthenticated(`\`${endpoint.id}\` needs a token. Sign in, and send it as \`authorization: Bearer <token>\`.`);
}

/** Refuses whoever may not use the endpoint (R214). */
export function requirePermission(endpoint: Endpoint, principal: Principal | undefined): void {
  if (endpoint.permission === "none" || !principal || principal.permissions.has(endpoint.permission)) return;
  const sentence = permissions[endpoint.permission];
  throw forbidden(
    `\`${principal.username}\` lacks the permission \`${endpoint.permission}\` (${sentence.toLowerCase()}). Ask an administrator for it.`,
    {
      permission: endpoint.permission,
    },
  );
}

/** The header that names the customer for whom a sales representative acts. */
const actingForHeader = "x-acting-for";

/**
 * Who the caller is while they act for a customer: themselves, with that customer as theirs. Asked at every call, so that a
 * representative who loses a customer is out at once.
 *
 * @param header what {@link actingForHeader} says; null when it is missing
 * @throws VALIDATION_ERROR for no customer number, INSUFFICIENT_PERMISSIONS for whoever is no representative or whose
 *   customer it is not. A customer who does not exist is refused as somebody else's.
 */
async function actFor(db: Queryable, principal: Principal, header: string | null): Promise<Principal> {
  if (header === null) return principal;
  const customerId = /^[1-9]\d{0,14}$/.test(header) ? Number(header) : undefined;
  if (customerId === undefined) throw invalid(actingForHeader, `Expected a customer number, got "${header}"`, header);
  const { salesRepId, username, site } = principal;
  if (salesRepId === undefined) {
    throw forbidden(
      `\`${username}\` is no sales representative and acts for nobody else. Leave \`${actingForHeader}\` out.`,
      { customerId },
    );
  }
  const own = await db.first(sql`
    select 1 from customer where site_id = ${site} and customer_id = ${customerId} and delete_flag = 'N' and sales_rep_id = ${salesRepId}`);
  if (!own) {
    throw forbidden(
      `Customer ${customerId} is none of \`${username}\`'s. Sales representatives act for their own customers only; choose one of them.`,
      { customerId },
    );
  }
  return { ...principal, customerId, contactId: undefined, actingFor: customerId };
}
