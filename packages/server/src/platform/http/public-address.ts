import type { ServerConfig } from "../config.ts";

/**
 * The address that callers reach the server by, without a slash at the end: the configured one, else that of the
 * request. What a proxy says of the caller's address counts only where proxies are trusted.
 *
 * @example publicAddress(request, config) // "https://shop.example"
 */
export function publicAddress(
  { url, headers }: Request,
  { publicUrl, trustProxy }: Pick<ServerConfig, "publicUrl" | "trustProxy">,
): string {
  if (publicUrl) return publicUrl.replace(/\/+$/, "");
  const { protocol, host, origin } = new URL(url);
  if (!trustProxy) return origin;
  const said = (name: string) => headers.get(name)?.split(",").at(-1)?.trim();
  const scheme = said("x-forwarded-proto")?.toLowerCase() ?? protocol.slice(0, -1);
  const address = `${scheme}://${said("x-forwarded-host") ?? host}`;
  return /^https?:\/\/[^/?#@\s]+$/.test(address) && URL.canParse(address) ? new URL(address).origin : origin;
}

/** What tells browsers to come by TLS only from now on: where they reach the server by it, for a year. */
export function strictTransport(
  request: Request,
  config: Pick<ServerConfig, "publicUrl" | "trustProxy">,
): Readonly<Record<string, string>> {
  const secure = publicAddress(request, config).startsWith("https:");
  return secure ? { "strict-transport-security": "max-age=31536000" } : {};
}

/** A path of the server as an address that is good anywhere; what has a host already stays as it is. */
export function absoluteAddress(path: string, base: string): string {
  return URL.canParse(path) ? path : base + path;
}
