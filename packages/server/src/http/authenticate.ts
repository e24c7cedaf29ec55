import type { Endpoint } from "@purvey/contract/endpoint";
import { permissions } from "@purvey/contract/permissions";
import { type Tokens, unauthenticated } from "../auth/tokens.ts";
import { forbidden } from "../errors.ts";
import type { Principal } from "../principal.ts";

/** Who the request's token speaks for; nobody when it carries none. */
export async function principalOf(request: Request, site: string, tokens: Tokens): Promise<Principal | undefined> {
  const header = request.headers.get("authorization");
  if (!header) return undefined;
  const [scheme, token] = header.split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token)
    throw unauthenticated("The header `authorization` must read `Bearer <token>`.");
  const principal = await tokens.verify(token);
  if (principal.site !== site) {
    throw forbidden(
      `The token was issued for the site \`${principal.site}\`, not for \`${site}\`. Sign in to that site.`,
      { site: principal.site },
    );
  }
  return principal;
}

/** Refuses whoever may not use the endpoint (R213, R214). */
export function requirePermission(endpoint: Endpoint, principal: Principal | undefined): void {
  if (endpoint.permission === "none") return;
  if (!principal)
    throw unauthenticated(
      `\`${endpoint.id}\` needs a token. Sign in, and send it as \`authorization: Bearer <token>\`.`,
    );
  if (principal.permissions.has(endpoint.permission)) return;
  const sentence = permissions[endpoint.permission];
  throw forbidden(
    `\`${principal.username}\` lacks the permission \`${endpoint.permission}\` (${sentence.toLowerCase()}). Ask an administrator for it.`,
    {
      permission: endpoint.permission,
    },
  );
}
