import { aliasesOf } from "@purvey/contract/aliases";
import type { Endpoint } from "@purvey/contract/endpoint";
import { kebabCase, type Service } from "@purvey/contract/service";
import { UsageError } from "../command.ts";
import { nearest } from "../nearest.ts";

const methods = ["GET", "POST", "PUT", "DELETE"];

/** The words that name an operation (`items.brands.list`, or `GET /brands` as one word or two), and those behind them. */
export function operationWords(words: readonly string[]): { readonly name: string; readonly rest: readonly string[] } {
  const [first = "", second = ""] = words;
  const two = methods.includes(first.toUpperCase()) && second.startsWith("/");
  return two ? { name: `${first} ${second}`, rest: words.slice(2) } : { name: first, rest: words.slice(1) };
}

/**
 * The endpoint that is meant: by its operation (`items.brands.list`; `api.` before it and case do not count), or by method
 * and path (`GET /api/items/brands/7`, `GET /brands/{id}`).
 *
 * @throws UsageError with what is near when there is none, with the candidates when there are several.
 */
export function findEndpoint(name: string, services: readonly Service[]): Endpoint {
  const all = services.flatMap((service) => Object.values(service.endpoints));
  const exact = all.find(({ id }) => id === name);
  if (exact) return exact;
  const [, method, path] = /^(\w+)\s+(\/\S*)$/.exec(name.trim()) ?? [];
  if (method && path) return endpointAt(method.toUpperCase(), path, all);
  const plain = plainName(name);
  const found = all.filter(({ id }) => plainName(id) === plain);
  return found.length === 1 ? (found[0] as Endpoint) : refuse(name, all);
}

function plainName(name: string): string {
  return name
    .replace(/^api\./, "")
    .replaceAll(/[-_]/g, "")
    .replace(/\(\)$/, "")
    .toLowerCase();
}

function endpointAt(method: string, path: string, all: readonly Endpoint[]): Endpoint {
  const wanted = path.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");
  const found = all.filter((endpoint) =>
    [endpoint, ...aliasesOf(endpoint)].some((address) => address.method === method && isAt(address, wanted)),
  );
  const own = found.filter((endpoint) => [endpoint.path, fullPath(endpoint)].includes(wanted));
  const [first, ...more] = own.length > 0 ? own : found;
  if (first && more.length === 0) return first;
  if (!first) return refuse(`${method} ${path}`, all);
  const candidates = [first, ...more].map(({ id }) => `\`${id}\``);
  throw new UsageError(
    `\`${method} ${path}\` is an address of ${candidates.length} services: ${candidates.slice(0, 6).join(", ")}${candidates.length > 6 ? " and others" : ""}. Write /api/<service>${path}, or the operation.`,
  );
}

/** From the server's root: `/api/warehouse-ops/transfer`. */
export function fullPath({ service, path }: Pick<Endpoint, "service" | "path">): string {
  return `/api/${kebabCase(service)}${path}`;
}

/** True when a path, from the server's or the service's root, with values or names in its placeholders, is the endpoint's. */
function isAt(endpoint: Endpoint, path: string): boolean {
  return [endpoint.path, fullPath(endpoint)].some((own) => {
    const [theirs, given] = [own.split("/"), path.split("/")];
    return (
      theirs.length === given.length && theirs.every((part, index) => part.startsWith("{") || part === given[index])
    );
  });
}

function refuse(name: string, all: readonly Endpoint[]): never {
  const below = all.filter(({ id }) => id.toLowerCase().startsWith(`${name.toLowerCase()}.`));
  if (below.length > 0) throw new UsageError(notOne(name, below));
  const address = /\s\//.test(name);
  const tail = all.filter(({ id }) => id.toLowerCase().endsWith(`.${name.toLowerCase()}`)).map(({ id }) => id);
  const names = all.map(({ id, method, path }) => (address ? `${method} ${path}` : id));
  const near = [...new Set([...(address ? [] : tail), ...nearest(name, names, 0.35)])].slice(0, 3);
  const guess = near.length > 0 ? ` Did you mean ${near.map((each) => `\`${each}\``).join(", ")}?` : "";
  throw new UsageError(
    `There is no operation \`${name}\`.${guess} \`purvey search <words>\` finds by meaning, \`purvey list\` shows them all.`,
  );
}

/** What to say of a service or a resource, where one of its operations is needed. */
function notOne(name: string, below: readonly Endpoint[]): string {
  const service = below.find((endpoint) => endpoint.service.toLowerCase() === name.toLowerCase())?.service;
  if (service)
    return `\`${name}\` is a service. \`purvey list ${service}\` shows its operations, \`purvey search <words> --service ${service}\` finds one.`;
  return `\`${name}\` is a resource. Name one of its operations: ${below.map(({ id }) => `\`${id}\``).join(", ")}.`;
}
