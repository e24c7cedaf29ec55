import type { Transport, TransportResponse } from "./transport.ts";

/** How often one call is led elsewhere at most. */
const mostRedirects = 5;

/**
 * The same transport, which goes where a GET is led; whatever else is led elsewhere stays an answer of its status. Another
 * origin gets neither the token nor what else the caller sent along.
 */
export function followingRedirects(transport: Transport): Transport {
  return async (url, request) => {
    let at = url;
    let sent = request;
    let response = await transport(at, sent);
    for (let left = mostRedirects; left > 0 && request.method === "GET"; left--) {
      const target = targetOf(response, at);
      if (!target) break;
      if (target.origin !== absolute(at).origin) sent = { ...sent, headers: harmless(sent.headers) };
      at = target.href;
      response = await transport(at, sent);
    }
    return response;
  };
}

/** What any origin may know. */
function harmless(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name === "accept" || name === "x-site-id"));
}

/** Where an answer leads, without a user: what a server writes there is no sign-in of ours. */
function targetOf({ status, headers }: TransportResponse, url: string): URL | undefined {
  const location = [301, 302, 303, 307, 308].includes(status) && headers.get("location");
  if (!location || !URL.canParse(location, absolute(url).href)) return undefined;
  const target = new URL(location, absolute(url));
  target.username = "";
  target.password = "";
  return target;
}

function absolute(url: string): URL {
  return new URL(url, globalThis.location?.href ?? "http://in-process.invalid");
}
