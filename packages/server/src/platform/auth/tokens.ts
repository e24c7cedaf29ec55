import { type Permission, permissions } from "@purvey/contract/permissions";
import { errors, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { ServerError } from "../errors.ts";
import { type Key, type KeyRing, ringFrom } from "../keys/key-ring.ts";
import type { Principal } from "../principal.ts";
import type { IssuerSettings } from "./issuers.ts";
import { isRole } from "./roles.ts";

export interface TokenSettings {
  /** The secret of HS256, at least 32 characters; or a ring of keys, of which the newest signs. */
  readonly secret: string | KeyRing;
  /** Outside issuers whose tokens are accepted beside our own. */
  readonly issuers?: readonly IssuerSettings[];
  /** How long a token is good for, in seconds. Default: 12 hours. */
  readonly lifetime?: number;
}

/** Issues our own tokens and tells who they speak for. */
export interface Tokens {
  issue(principal: Principal): Promise<string>;
  /** Throws AUTHENTICATION_REQUIRED with the reason when the token is not good. */
  verify(token: string): Promise<Principal>;
}

/** How many verified tokens a process remembers; a forgotten one is verified again. */
const remembered = 5_000;
/** Who issues our own tokens. */
export const ownIssuer = "purvey";

/** A token that was verified, with the key that signed it. */
interface Verified {
  readonly principal: Principal;
  readonly expires: number;
  readonly keyId: string;
}

/**
 * Our own tokens: signed with HS256 and the newest key, whose name is in their header. Those of older keys are good as long
 * as the ring has them.
 */
export function createTokens(settings: TokenSettings): Tokens {
  const ring = ringFrom(settings.secret);
  const known = new Map<string, Verified>();
  return {
    issue: (principal) => sign(principal, ring.all("tokens")[0] as Key, settings.lifetime ?? 12 * 3600),
    async verify(token) {
      const cached = known.get(token);
      if (cached && cached.expires > Date.now() && ring.find("tokens", cached.keyId)) return cached.principal;
      known.delete(token);
      const { payload, keyId } = await read(token, ring);
      const principal = principalOf(payload);
      if (known.size >= remembered) known.delete(known.keys().next().value as string);
      known.set(token, { principal, expires: (payload.exp ?? 0) * 1000, keyId });
      return principal;
    },
  };
}

function sign(principal: Principal, key: Key, lifetime: number): Promise<string> {
  const { site, username, role, customerId, contactId, salesRepId, tokenVersion } = principal;
  return new SignJWT({
    site,
    username,
    role,
    customerId,
    contactId,
    salesRepId,
    tokenVersion,
    permissions: [...principal.permissions],
  })
    .setProtectedHeader({ alg: "HS256", kid: key.id })
    .setSubject(String(principal.userId))
    .setIssuer(ownIssuer)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(bytesOf(key));
}

const bytesOf = ({ secret }: Key): Uint8Array => new TextEncoder().encode(secret);

/** The claims of a token that one of the keys signed: the one that it names, or any for one of an earlier version. */
async function read(token: string, ring: KeyRing): Promise<{ payload: JWTPayload; keyId: string }> {
  const options = { requiredClaims: ["exp", "sub"], algorithms: ["HS256"], issuer: ownIssuer };
  try {
    const { kid } = headerOf(token);
    const named = typeof kid === "string" ? ring.find("tokens", kid) : undefined;
    for (const key of kid === undefined ? ring.all("tokens") : named ? [named] : []) {
      const verified = await jwtVerify(token, bytesOf(key), options).catch(unlessOfAnotherKey);
      if (verified) return { payload: verified.payload, keyId: key.id };
    }
  } catch (error) {
    throw refusalOf(error);
  }
  throw unauthenticated("The token is not valid here. Sign in to get one.");
}

function unlessOfAnotherKey(error: unknown): undefined {
  if (error instanceof errors.JWSSignatureVerificationFailed) return undefined;
  throw error;
}

/** What a bad token is answered. */
export function refusalOf(error: unknown): ServerError {
  if (error instanceof ServerError) return error;
  if (error instanceof errors.JWTExpired) return unauthenticated("The token has run out. Sign in again.", error);
  return unauthenticated("The token is not valid here. Sign in to get one.", error);
}

/** What a token says of itself before anybody has verified it. Throws when it is none. */
export function headerOf(token: string): { readonly alg?: unknown; readonly kid?: unknown } {
  const [header = ""] = token.split(".");
  return Object(JSON.parse(Buffer.from(header, "base64url").toString("utf8"))) as { alg?: unknown; kid?: unknown };
}

/** The refusal of a call without a good token (R213). */
export function unauthenticated(message: string, cause?: unknown): ServerError {
  return new ServerError("AUTHENTICATION_REQUIRED", message, { cause });
}

function principalOf(payload: JWTPayload): Principal {
  const { sub, site, username, role, customerId, contactId, salesRepId, tokenVersion } = payload;
  const userId = Number(sub);
  if (!Number.isSafeInteger(userId) || typeof site !== "string" || typeof role !== "string" || !isRole(role)) {
    throw unauthenticated("The token lacks user, site or role. Sign in to get a complete one.");
  }
  const granted = Array.isArray(payload.permissions) ? payload.permissions : [];
  return {
    site,
    userId,
    username: typeof username === "string" ? username : String(userId),
    role,
    customerId: typeof customerId === "number" ? customerId : undefined,
    contactId: typeof contactId === "number" ? contactId : undefined,
    salesRepId: typeof salesRepId === "string" ? salesRepId : undefined,
    ...(typeof tokenVersion === "number" ? { tokenVersion } : {}),
    permissions: new Set(
      granted.filter((name): name is Permission => typeof name === "string" && Object.hasOwn(permissions, name)),
    ),
  };
}
