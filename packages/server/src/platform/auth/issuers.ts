import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import { ServerError } from "../errors.ts";
import { headerOf, ownIssuer, refusalOf, unauthenticated } from "./tokens.ts";

/** An outside issuer of tokens: an identity provider of the company, or of a customer. */
export interface IssuerSettings {
  /** What its tokens say in `iss`, to the letter. */
  readonly issuer: string;
  /** What its tokens for this server say in `aud`; one of these must be there. */
  readonly audience: readonly string[];
  /** Where its public keys are. */
  readonly jwksUrl: string;
  /** The sites that its people may use; `*` stands for all. */
  readonly sites: readonly string[];
  /**
   * Programs that may have got the token (`azp`). With them a token must name one; without them one that names several
   * audiences must have been given to one of `audience`.
   */
  readonly authorizedParties?: readonly string[];
  /** The claim with the person's groups, dots lead inside: `realm_access.roles`. Default: `groups`. */
  readonly groupsClaim?: string;
}

/** What is believed of an outside token: who it is, and the groups. Nothing in it grants anything by itself. */
export interface OutsideIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly groups: readonly string[];
  /** When the token was issued, in seconds since 1970. */
  readonly issuedAt: number;
  /** How the issuer calls the person, for a new user. */
  readonly username: string | undefined;
  readonly name: string | undefined;
  readonly email: string | undefined;
  /** Whether the issuer's people may use a site. */
  mayUse(site: string): boolean;
}

/** Tells who the tokens of outside issuers speak for. */
export interface Issuers {
  /** Undefined for a token that must be ours. Throws AUTHENTICATION_REQUIRED with the reason when it is not good. */
  identify(token: string): Promise<OutsideIdentity | undefined>;
}

/** How many verified tokens a process remembers, and how long: a key that its issuer withdraws must be out soon. */
const remembered = { tokens: 5_000, milliseconds: 60_000 };
/** How far the clocks may differ, in seconds. */
const tolerance = 30;
/** How long the keys of an issuer are believed, in milliseconds. */
const keysTrusted = 300_000;
const algorithms = ["RS256", "ES256"];

interface Issuer extends IssuerSettings {
  readonly keys: JWTVerifyGetKey;
}

/**
 * The outside issuers of a server. A token must be signed by a key of its issuer's set (RS256 or ES256), for this server,
 * in its time. HS256 is for our own tokens alone, so a public key never counts as a secret.
 *
 * @throws Error when an issuer lacks what makes its tokens safe to take
 */
export function createIssuers(settings: readonly IssuerSettings[] = []): Issuers {
  const issuers = new Map<string, Issuer>();
  for (const one of settings) {
    requireComplete(one);
    if (issuers.has(one.issuer)) throw new Error(`The issuer \`${one.issuer}\` is configured twice. Leave one.`);
    const keys = createRemoteJWKSet(keySetAddress(one.jwksUrl), { cacheMaxAge: keysTrusted });
    issuers.set(one.issuer, { ...one, keys });
  }
  const known = new Map<string, { identity: OutsideIdentity; until: number }>();
  return {
    async identify(token) {
      const cached = known.get(token);
      if (cached && cached.until > Date.now()) return cached.identity;
      known.delete(token);
      if (issuers.size === 0 || isOurs(token)) return undefined;
      const payload = await verified(token, issuers).catch((error: unknown) => Promise.reject(refusalOf(error)));
      const identity = identityOf(payload, issuers.get(payload.iss as string) as Issuer);
      if (known.size >= remembered.tokens) known.delete(known.keys().next().value as string);
      const until = Math.min((payload.exp ?? 0) * 1000, Date.now() + remembered.milliseconds);
      known.set(token, { identity, until });
      return identity;
    },
  };
}

function requireComplete({ issuer, audience, sites }: IssuerSettings): void {
  const missing = [
    ...(issuer === "" ? ["`PURVEY_JWT_ISSUER` (what its tokens say in `iss`)"] : []),
    ...(audience.length === 0 ? ["`PURVEY_JWT_AUDIENCE` (what its tokens for this server say in `aud`)"] : []),
    ...(sites.length === 0 ? ["`PURVEY_JWT_SITES` (the sites that its people may use)"] : []),
  ];
  if (missing.length > 0)
    throw new Error(
      `Tokens of an outside issuer are taken only when it is said whose and for whom. Missing beside \`PURVEY_JWKS_URL\`: ${missing.join(", ")}.`,
    );
  if (issuer === ownIssuer)
    throw new Error(
      `\`PURVEY_JWT_ISSUER\` is \`${ownIssuer}\`, as this server's own tokens say. Give the outside issuer's.`,
    );
}

function keySetAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  throw new Error(
    `\`PURVEY_JWKS_URL\` is \`${text}\`. Give it the address of the issuer's keys, such as https://login.example.com/.well-known/jwks.json.`,
  );
}

/** Ours are those of HS256, which no issuer's key set can verify. */
function isOurs(token: string): boolean {
  try {
    return headerOf(token).alg === "HS256";
  } catch (error) {
    throw refusalOf(error);
  }
}

async function verified(token: string, issuers: ReadonlyMap<string, Issuer>): Promise<JWTPayload> {
  const claimed = claimsOf(token).iss;
  const issuer = typeof claimed === "string" ? issuers.get(claimed) : undefined;
  if (!issuer)
    throw unauthenticated("The token is of an issuer that this server does not know. Sign in here to get one.");
  const { payload } = await jwtVerify(token, issuer.keys, {
    algorithms,
    issuer: issuer.issuer,
    audience: [...issuer.audience],
    clockTolerance: tolerance,
    requiredClaims: ["exp", "iat", "sub"],
  }).catch(refuseIssuer);
  requireParty(payload, issuer);
  if ((payload.iat ?? 0) > Date.now() / 1000 + tolerance)
    throw unauthenticated("The token is of the future. Set the clocks of issuer and server.");
  return payload;
}

/** What a token claims before anybody has verified it. */
function claimsOf(token: string): JWTPayload {
  const [, claims = ""] = token.split(".");
  return Object(JSON.parse(Buffer.from(claims, "base64url").toString("utf8"))) as JWTPayload;
}

function requireParty({ aud, azp }: JWTPayload, { audience, authorizedParties }: Issuer): void {
  const parties =
    authorizedParties ?? (Array.isArray(aud) && aud.length > 1 && azp !== undefined ? audience : undefined);
  if (parties === undefined || (typeof azp === "string" && parties.includes(azp))) return;
  throw unauthenticated(
    "The token was given to a program (`azp`) that may not use this server. Sign in here to get one.",
  );
}

/** A bad token is its bearer's affair; keys that cannot be fetched are not. */
function refuseIssuer(cause: unknown): never {
  const message = "The issuer of the token cannot be asked for its keys. Try again later.";
  if (cause instanceof errors.JWKSTimeout) throw new ServerError("UPSTREAM_TIMEOUT", message, { cause });
  if (cause instanceof errors.JWTClaimValidationFailed)
    throw unauthenticated(
      `The token's \`${cause.claim}\` is not what this server takes. Sign in here to get one.`,
      cause,
    );
  const isOfToken = cause instanceof errors.JOSEError && !(cause instanceof errors.JWKSInvalid);
  if (isOfToken && cause.code !== errors.JOSEError.code) throw cause;
  throw new ServerError("UPSTREAM_SERVICE_ERROR", message, { cause });
}

/** The longest subject that is kept; OpenID Connect allows 255. */
const longestSubject = 255;

function identityOf(payload: JWTPayload, { issuer, sites, groupsClaim = "groups" }: Issuer): OutsideIdentity {
  const { sub: subject = "", iat = 0 } = payload;
  if (typeof subject !== "string" || subject === "" || subject.length > longestSubject)
    throw unauthenticated("The token's `sub` names nobody. Sign in here to get one.");
  const groups = groupsClaim
    .split(".")
    .reduce<unknown>((value, name) => (Object(value) as Record<string, unknown>)[name], payload);
  return {
    issuer,
    subject,
    issuedAt: iat,
    groups: Array.isArray(groups) ? groups.filter((group): group is string => typeof group === "string") : [],
    username: textClaim(payload.preferred_username),
    name: textClaim(payload.name),
    email: textClaim(payload.email),
    mayUse: (site) => sites.includes("*") || sites.includes(site),
  };
}

function textClaim(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : undefined;
}
