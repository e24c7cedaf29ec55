import type { Endpoint, Method } from "../endpoint.ts";
import type { Service } from "../service.ts";

/** One endpoint as discovery knows it. */
export interface EndpointDescription {
  readonly service: string;
  readonly domain: string;
  readonly method: Method;
  /** From the service's root: `/brands/{id}`. */
  readonly path: string;
  /** `items.brands.list`: what the client's method and `purvey call` are named. */
  readonly operation: string;
  readonly summary: string;
  /** True exactly for GET (R258). */
  readonly readOnly: boolean;
  /** True for a GET that changes nothing; some GET endpoints have effects. */
  readonly safe: boolean;
  /** What people look for it by that stands neither in path nor in summary. */
  readonly words: readonly string[];
  /** What people say when they need it: "take goods into the stockroom". */
  readonly tasks: readonly string[];
}

/** One service with its endpoints, in the order of the contract. */
export interface ServiceDescription {
  readonly service: string;
  readonly title: string;
  readonly description: string;
  readonly endpoints: readonly EndpointDescription[];
}

/** What discovery knows of a service of the contract. */
export function describeService({ name, title, description, endpoints }: Service): ServiceDescription {
  return { service: name, title, description, endpoints: Object.values(endpoints).map(describeEndpoint) };
}

function describeEndpoint(endpoint: Endpoint): EndpointDescription {
  const { service, domain, method, path, id, summary, safe, words, tasks } = endpoint;
  return {
    service,
    domain,
    method,
    path,
    operation: id,
    summary,
    readOnly: method === "GET",
    safe: method === "GET" && safe,
    words,
    tasks,
  };
}
