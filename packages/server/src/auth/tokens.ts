import { type Permission, permissions } from "@purvey/contract/permissions";
import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify, SignJWT } from "jose";
import { ServerError } from "../errors.ts";
import type { Principal } from "../principal.ts";
import { isRole } from "./roles.ts";

export interface TokenSettings {
  /** The secret of HS256, at least 32 characters. */
  readonly secret: string;
  /** Keys of an outside issuer (RS256, ES256), accepted beside our own tokens (D22). */
  readonly jwksUrl?: string;
  /** How long a token is good for, in seconds. Default: 12 hours. */
  readonly lifetime?: number;
}

/** Issues tokens and tells who they speak for. */
export interface Tokens {
  issue(principal: Principal): Promise<string>;
  /** Throws AUTHENTICATION_REQUIRED with the reason when the token is not good. */
  verify(token: string): Promise<Principal>;
}

/** How many verified tokens a process remembers; a forgotten one is verified again. */
const remembered = 5_000;

/** Tokens signed with HS256, and those of the key set when one is configured. */
export function createTokens(settings: TokenSettings): Tokens {
  if (settings.secret.length < 32) {
    throw new Error(
      `The token secret has ${settings.secret.length} characters; give at least 32 in \`PURVEY_JWT_SECRET\`.`,
    );
  }
  const key = new TextEncoder().encode(settings.secret);
  const keySet = settings.jwksUrl ? createRemoteJWKSet(keySetAddress(settings.jwksUrl)) : undefined;
  const known = new Map<string, { principal: Principal; expires: number }>();
  return {
    issue: (principal) => sign(principal, key, settings.lifetime ?? 12 * 3600),
    async verify(token) {
      const cached = known.get(token);
      if (cached && cached.expires > Date.now()) return cached.principal;
      const payload = await read(token, key, keySet);
      const principal = principalOf(payload);
      if (known.size >= remembered) known.delete(known.keys().next().value as string);
      known.set(token, { principal, expires: (payload.exp ?? 0) * 1000 });
      return principal;
    },
  };
}

function keySetAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  throw new Error(
    `\`PURVEY_JWKS_URL\` is \`${text}\`. Give it the address of the issuer's keys, such as https://login.example.com/.well-known/jwks.json.`,
  );
}

function sign(principal: Principal, key: Uint8Array, lifetime: number): Promise<string> {
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
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(String(principal.userId))
    .setIssuer("purvey")
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + lifetime)
    .sign(key);
}

async function read(token: string, key: Uint8Array, keySet: JWTVerifyGetKey | undefined): Promise<JWTPayload> {
  const options = { requiredClaims: ["exp", "sub"] };
  try {
    const foreign = headerOf(token).alg === "HS256" ? undefined : keySet;
    const verified = foreign
      ? await jwtVerify(token, foreign, { ...options, algorithms: ["RS256", "ES256"] }).catch(refuseIssuer)
      : await jwtVerify(token, key, { ...options, algorithms: ["HS256"] });
    return verified.payload;
  } catch (error) {
    if (error instanceof ServerError) throw error;
    if (error instanceof errors.JWTExpired) throw unauthenticated("The token has run out. Sign in again.", error);
    throw unauthenticated("The token is not valid here. Sign in to get one.", error);
  }
}

/** A bad token is its bearer's affair; keys that cannot be fetched are not. */
function refuseIssuer(cause: unknown): never {
  const message = "The issuer of the token cannot be asked for its keys. Try again later.";
  if (cause instanceof errors.JWKSTimeout) throw new ServerError("UPSTREAM_TIMEOUT", message, { cause });
  if (cause instanceof errors.JOSEError && cause.code !== errors.JOSEError.code) throw cause;
  throw new ServerError("UPSTREAM_SERVICE_ERROR", message, { cause });
}

function headerOf(token: string): { alg?: unknown } {
  const [header = ""] = token.split(".");
  return Object(JSON.parse(Buffer.from(header, "base64url").toString("utf8"))) as { alg?: unknown };
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
