import { discoveryIndex, type Hit, type SearchOptions } from "@purvey/contract/discovery";
import type { EndpointDescription, ServiceDescription } from "@purvey/contract/discovery/description";
import { searchWithFields } from "@purvey/contract/discovery/find-fields";
import type { ExplorerView } from "./explorer-address.ts";

/** An endpoint in the list; score and reason only where words were searched for. */
export type FoundEndpoint = Omit<EndpointDescription, "words" | "tasks"> & Partial<Pick<Hit, "score" | "why">>;

/** How many hits a search shows. */
const mostHits = 50;

function optionsOf({ service, domain, readOnly }: ExplorerView): SearchOptions {
  return {
    ...(service === undefined ? {} : { service }),
    ...(domain === undefined ? {} : { domain }),
    ...(readOnly ? { readOnly: true } : {}),
    maxResults: mostHits,
  };
}

/** The endpoints of a view: hits with their reasons for words, else all that pass the filters, in the contract's order. */
export function endpointsOf(view: ExplorerView): readonly FoundEndpoint[] {
  const { q, service, domain, readOnly } = view;
  if (q) return searchWithFields(discoveryIndex(), q, optionsOf(view));
  return allEndpoints().filter(
    (endpoint) =>
      (service === undefined || endpoint.service === service) &&
      (domain === undefined || endpoint.domain === domain) &&
      (!readOnly || endpoint.readOnly),
  );
}

/** Whether the view names nothing: then the services themselves are shown. */
export function isOverview({ q, service, domain, readOnly }: ExplorerView): boolean {
  return !q && service === undefined && domain === undefined && !readOnly;
}

/** All services of the contract. */
export function allServices(): readonly ServiceDescription[] {
  return discoveryIndex().services;
}

function allEndpoints(): readonly EndpointDescription[] {
  return allServices().flatMap(({ endpoints }) => endpoints);
}

/** The domains of the endpoints, of one service or of all, by name. */
export function domainsOf(service: string | undefined): string[] {
  const endpoints = allEndpoints().filter((endpoint) => service === undefined || endpoint.service === service);
  return [...new Set(endpoints.map(({ domain }) => domain))].sort();
}

/** The part of an operation behind its service, as addresses of the console name it: `cartLine.add`. */
export function endpointName({ service, operation }: Pick<EndpointDescription, "service" | "operation">): string {
  return operation.slice(service.length + 1);
}

/** A GET that changes something although nobody would think so. */
export function changesByGet({ method, safe }: Pick<EndpointDescription, "method" | "safe">): boolean {
  return method === "GET" && !safe;
}
