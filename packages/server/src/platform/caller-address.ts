import { isIPv6 } from "node:net";

/** What the Node adapter hands over with a request. */
export interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } };
}

/**
 * Where a call comes from. Behind a proxy that is trusted, what it wrote last into `x-forwarded-for`: what stands before
 * that may be the caller's invention.
 */
export function callerAddress(
  request: Request,
  connection: Connection | undefined,
  trustProxy: boolean,
): string | undefined {
  const forwarded = trustProxy ? request.headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return (forwarded || connection?.incoming?.socket?.remoteAddress)?.slice(0, 64);
}

/**
 * What counts as one caller where guesses are limited: an IPv4 address, and of an IPv6 address its first 64 bits, as whoever
 * has one address of these has them all.
 *
 * @example
 * networkOf("2001:db8:1:2:3::4"); // "2001:db8:1:2::/64"
 * networkOf("::ffff:203.0.113.7"); // "203.0.113.7"
 */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? "").replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = (text: string) => (text === "" ? [] : text.split(":"));
  const [first, last] = [groups(head), groups(tail)];
  const missing = plain.includes("::") ? 8 - first.length - last.length : 0;
  const all = [...first, ...Array.from({ length: missing }, () => "0"), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
