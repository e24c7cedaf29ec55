import { kebabCase } from "../service.ts";
import type { IndexedEndpoint, SearchIndex } from "./search-index.ts";

/** A request found in a text. */
export interface RequestLine {
  /** As it stands in the text, without host and query: `/cart-line/44/add`. */
  readonly path: string;
  /** As the endpoint is named: `/commerce/cart-line/{}/add`, with the service only where the text names it. */
  readonly name: string;
  readonly method: string | undefined;
}

/** An address, or a path behind a blank, a quote or nothing; what stands behind `?` or `#` is not of the path. */
const address = /(?:^|[\s"'`(=])(?:https?:\/\/[^\s/"'`]+)?(\/[^\s"'`?#<>|\\]+)/g;

/**
 * The request that a text tells of, as a log, an address bar or a shell writes it: with host, query, keys of records,
 * status and time around it. Nothing where no path in it is one of an endpoint.
 */
export function requestLineIn(index: SearchIndex, text: string): RequestLine | undefined {
  for (const [, found = ""] of text.matchAll(address)) {
    const path = found.replace(/[),.;:\]/]+$/, "");
    const name = nameOfPath(index, path.toLowerCase().split("/").slice(1));
    if (name) return { path, name, method: methodIn(text) };
  }
  return undefined;
}

/** In front in any case, in the middle of a line only in capitals: "get" and "delete" are words as well. */
function methodIn(text: string): string | undefined {
  const method = /^\s*(get|post|put|delete)\b/i.exec(text)?.[1] ?? /\b(GET|POST|PUT|DELETE)\b/.exec(text)?.[1];
  return method?.toUpperCase();
}

/** The whole path, or what stands behind the name of a service. */
function nameOfPath(index: SearchIndex, segments: readonly string[]): string | undefined {
  for (const [at, segment] of segments.entries()) {
    const service = index.services.find((one) => kebabCase(one.service) === segment)?.service;
    const found = service && bestPath(index, segments.slice(at + 1), service);
    if (found) return `/${segment}${found}`;
  }
  return bestPath(index, segments, undefined);
}

/** The path with the most fixed words among those that fit: `/cart-hdr/list` rather than `/cart-hdr/{id}`. */
function bestPath(index: SearchIndex, segments: readonly string[], service: string | undefined): string | undefined {
  const fitting = index.endpoints
    .filter(({ endpoint }) => service === undefined || endpoint.service === service)
    .map((entry) => ({ entry, fixed: fixedWords(entry, segments) }))
    .filter(({ fixed }) => fixed > 0)
    .sort((a, b) => b.fixed - a.fixed);
  return fitting[0]?.entry.generalPath;
}

/** How many segments are named alike; 0 where one differs. */
function fixedWords({ generalPath }: IndexedEndpoint, segments: readonly string[]): number {
  const own = generalPath.split("/").slice(1);
  if (own.length !== segments.length) return 0;
  const fits = own.every((word, at) => word === segments[at] || (word === "{}" && segments[at] !== ""));
  return fits ? own.filter((word) => word !== "{}").length : 0;
}
