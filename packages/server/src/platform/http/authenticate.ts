import type { Endpoint } from "@purvey/contract/endpoint";
import { permissions } from "@purvey/contract/permissions";
import { actFor, actingForHeader } from "../../auth/acting-for.ts";
import type { Issuers } from "../auth/issuers.ts";
import type { OutsideUsers } from "../auth/outside-users.ts";
import type { Standings } from "../auth/standing.ts";
import { type Tokens, unauthenticated } from "../auth/tokens.ts";
import type { Queryable } from "../db/database.ts";
import { forbidden } from "../errors.ts";
import type { Principal } from "../principal.ts";

/** What tells who a token speaks for. */
export interface Authorities {
  readonly tokens: Tokens;
  readonly standings: Standings;
  readonly issuers: Issuers;
  readonly outsideUsers: OutsideUsers;
  /** Where a representative's customers are. */
  readonly db: Queryable;
}

/** Who the request's token speaks for; nobody when it carries none. */
export async function principalOf(
  request: Request,
  site: string,
  authorities: Authorities,
): Promise<Principal | undefined> {
  const header = request.headers.get("authorization");
  if (!header) return undefined;
  const token = /^bearer +(\S+)$/i.exec(header)?.[1];
  if (!token) throw unauthenticated("The header `authorization` must read `Bearer <token>`.");
  const identity = await authorities.issuers.identify(token);
  const principal = identity
    ? await authorities.outsideUsers.of(identity, site)
    : await ofOwnToken(token, site, authorities);
  return actFor(authorities.db, principal, request.headers.get(actingForHeader));
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
