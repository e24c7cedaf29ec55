import { discoveryIndex, searchEndpoints } from "@purvey/contract/discovery";
import type { Endpoint } from "@purvey/contract/endpoint";
import { entity, integer, list, nullable, number, optional, query, text, yes } from "@purvey/contract/fields";
import { services } from "@purvey/contract/services/index";
import { serviceOf } from "../endpoints.ts";
import type { Tool } from "../tool.ts";

interface Input {
  readonly query?: string;
  readonly service?: string;
  readonly readOnly?: boolean;
  readonly maxResults?: number;
}

const found = entity("FoundOperation", "An operation that may be the one", {
  operation: text({ description: "What the other tools take as `operation`" }),
  summary: text({ description: "What it does" }),
  method: text({ description: "GET, POST, PUT or DELETE" }),
  path: text({ description: "From the service's root" }),
  tool: text({ description: "Which tool calls it: call_read or call_write" }),
  permission: text({ description: "What the caller must be allowed to; `none` needs no token" }),
  score: optional(number({ description: "How well it fits, from 0 to 1" })),
  why: optional(text({ description: "What of the query it fits by" })),
});

const listed = entity("ListedService", "A service", {
  service: text({ description: "Its name" }),
  title: text(),
  description: text(),
  operations: integer({ description: "How many operations it has" }),
});

/** `discover`: which operation does a task, or which services and operations there are. */
export const discover: Tool<Input> = {
  name: "discover",
  title: "Find operations",
  description:
    "Finds the operation for a task by plain words (`which PO does this slip belong to`, `stock of an item`), trade words and typing errors included. " +
    "Without `query` it lists the services, with `service` alone the operations of one. Needs no token. Then `describe` an operation before calling it.",
  input: query({
    query: text({ max: 500, description: "What is to be done, in words" }),
    service: text({ max: 60, description: "Only this service", example: "vmi" }),
    readOnly: yes({
      description: "Only GET operations; the few with effects name call_write as their tool",
      default: false,
    }),
    maxResults: integer({ min: 1, max: 50, default: 10, description: "How many operations at most" }),
  }),
  output: query({
    operations: list(found, { description: "Best first" }),
    services: list(listed),
    hint: nullable(text({ description: "What to try when nothing was found" })),
  }),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  async run({ query: words = "", service, readOnly = false, maxResults = 10 }) {
    if (service !== undefined) serviceOf(service);
    if (words.trim() === "")
      return service === undefined ? { services: services.map(listedService) } : all(service, readOnly);
    const options = { ...(service === undefined ? {} : { service }), readOnly, maxResults };
    const hits = searchEndpoints(discoveryIndex(), words, options);
    const operations = hits.map(({ operation, score, why }) => ({
      ...foundOperation(endpointNamed(operation)),
      score: Math.round(score * 100) / 100,
      why,
    }));
    return operations.length > 0 ? { operations } : { operations, hint: nothingFound };
  },
};

const nothingFound = "Nothing fits. Try other words of the trade, or list the services: call discover without a query.";

function all(service: string, readOnly: boolean) {
  const endpoints = Object.values(serviceOf(service).endpoints).filter(({ method }) => method === "GET" || !readOnly);
  return { operations: endpoints.map(foundOperation) };
}

function endpointNamed(id: string): Endpoint {
  const [name = "", ...rest] = id.split(".");
  return serviceOf(name).endpoints[rest.join(".")] as Endpoint;
}

function foundOperation({ id, summary, method, path, safe, permission }: Endpoint) {
  return { operation: id, summary, method, path, tool: safe ? "call_read" : "call_write", permission };
}

function listedService({ name, title, description, endpoints }: (typeof services)[number]) {
  return { service: name, title, description, operations: Object.keys(endpoints).length };
}
