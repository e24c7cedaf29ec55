/** What a token says of itself, without a look at its signature. */
export interface TokenClaims {
  readonly site?: string;
  readonly username?: string;
  /** When it runs out. */
  readonly expires?: Date;
}

/** The claims of a token; nothing when the text is no token. */
export function tokenClaims(token: string): TokenClaims | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    if (typeof payload !== "object" || payload === null) return undefined;
    const { site, username, exp } = payload as Record<string, unknown>;
    return {
      ...(typeof site === "string" ? { site } : {}),
      ...(typeof username === "string" ? { username } : {}),
      ...(typeof exp === "number" ? { expires: new Date(exp * 1000) } : {}),
    };
  } catch {
    return undefined;
  }
}
