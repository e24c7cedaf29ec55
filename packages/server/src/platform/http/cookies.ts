/** What is said of a cookie beside its value. */
export interface CookieNotes {
  /** The path whose calls it comes back with. */
  readonly path: string;
  /** How long it is kept; 0 forgets it. */
  readonly seconds: number;
  /** Whether it travels encrypted only. */
  readonly secure: boolean;
}

/**
 * A cookie that scripts cannot read and that calls from pages of other sites do not carry, as the value of `set-cookie`.
 *
 * @param value letters, digits and signs that a cookie may hold as they are: base64url
 */
export function cookieText(name: string, value: string, { path, seconds, secure }: CookieNotes): string {
  const notes = [`Path=${path}`, `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax", ...(secure ? ["Secure"] : [])];
  return [`${name}=${value}`, ...notes].join("; ");
}

/** A cookie of a request; the first where there are several of the name. */
export function cookieOf({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
