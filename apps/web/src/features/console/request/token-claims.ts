/** Whom a token speaks for, as it says itself; what it does not say is missing. */
export interface TokenClaims {
  readonly username?: string;
  readonly site?: string;
  /** When it runs out, in milliseconds since 1970. */
  readonly expires?: number;
  readonly permissions?: readonly string[];
}

/** What a token says of itself; nothing where the text is no token. Whether it is good, the server alone knows. */
export function tokenClaims(token: string): TokenClaims | undefined {
  const [, payload, signature] = token.split(".");
  if (!payload || !signature) return undefined;
  try {
    return claimsOf(JSON.parse(textOf(payload)));
  } catch {
    return undefined;
  }
}

/** The token in what somebody pasted: a whole header has more than that. */
export function pastedToken(text: string): string {
  return text.trim().replace(/^(authorization:\s*)?bearer\s+/i, "");
}

function textOf(base64url: string): string {
  const bytes = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}

function claimsOf(payload: unknown): TokenClaims | undefined {
  if (typeof payload !== "object" || payload === null) return undefined;
  const { username, site, exp, permissions } = payload as Readonly<Record<string, unknown>>;
  return {
    ...(typeof username === "string" ? { username } : {}),
    ...(typeof site === "string" ? { site } : {}),
    ...(typeof exp === "number" ? { expires: exp * 1000 } : {}),
    ...(Array.isArray(permissions) ? { permissions: permissions.map(String) } : {}),
  };
}
