import { randomBytes } from "node:crypto";
import { unauthenticated } from "../../../platform/auth/tokens.ts";
import type { Context } from "../../../platform/endpoints/context.ts";
import type { OpenIdChecks } from "../../../providers/open-id/open-id-client.ts";

/** A sign-in that has begun, as the browser keeps it, sealed. */
export interface OpenIdAttempt extends OpenIdChecks {
  readonly issuer: string;
  readonly clientId: string;
  readonly returnTo: string;
  /** Until when it may be finished, in milliseconds since 1970. */
  readonly until: number;
}

/** The cookie that keeps it. */
const cookie = "purvey-openid";
/** How long somebody may take at the provider, in seconds. */
const lifetime = 600;
/** Its place in the vault: what one site began no other finishes. */
const placeOf = (site: string) => `${site} sign-in by open id`;

const secret = (): string => randomBytes(32).toString("base64url");

/** Begins a sign-in with secrets of its own, and has the browser keep it. */
export function beginAttempt(
  { site, vault, setCookie }: Context,
  given: Pick<OpenIdAttempt, "issuer" | "clientId" | "returnTo">,
  now = Date.now(),
): OpenIdAttempt {
  const secrets = { state: secret(), nonce: secret(), verifier: secret() };
  const attempt = { ...given, ...secrets, until: now + lifetime * 1000 };
  setCookie(cookie, vault.seal(JSON.stringify(attempt), placeOf(site)), lifetime);
  return attempt;
}

/**
 * The sign-in that the browser began with this state. It is forgotten, so that it is finished once, whatever becomes of it.
 *
 * @throws AUTHENTICATION_REQUIRED when the browser began none, another one, or took too long
 */
export function takeAttempt(context: Context, state: string | null, now = Date.now()): OpenIdAttempt {
  const kept = context.cookie(cookie);
  context.setCookie(cookie, "", 0);
  const attempt = kept === undefined ? undefined : opened(context, kept);
  if (!attempt || attempt.until < now)
    throw unauthenticated("This browser began no sign-in in the last ten minutes. Sign in again.");
  // The state is a secret of this browser already: nothing is learned by how long it takes to compare.
  if (attempt.state === state) return attempt;
  throw unauthenticated(
    "The answer belongs to another sign-in than this browser began last, perhaps in another tab. Sign in again.",
  );
}

function opened({ vault, site }: Context, kept: string): OpenIdAttempt | undefined {
  try {
    return JSON.parse(vault.open(kept, placeOf(site))) as OpenIdAttempt;
  } catch {
    return undefined;
  }
}
