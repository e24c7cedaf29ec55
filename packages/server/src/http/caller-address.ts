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
