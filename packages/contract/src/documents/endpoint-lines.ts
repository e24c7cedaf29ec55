import type { Endpoint } from "../endpoint.ts";
import { exampleOf } from "../example.ts";
import { permissions } from "../permissions.ts";
import type { Service } from "../service.ts";
import { kebabCase } from "../service.ts";

/** One endpoint as a line of `endpoints.jsonl`: what an index or a model needs to find and to call it. */
export interface EndpointLine {
  readonly id: string;
  readonly service: string;
  readonly domain: string;
  readonly resource: string;
  readonly operation: string;
  readonly method: string;
  /** From the server's root: `/api/items/brands/{id}`. */
  readonly path: string;
  /** The call of the TypeScript client: `api.items.brands.get`. */
  readonly call: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly words: readonly string[];
  /** What people say when they need it. */
  readonly tasks: readonly string[];
  readonly permission: string;
  /** The permission as a sentence; nothing for an endpoint that needs none. */
  readonly may: string | undefined;
  /** False for a GET with effects, too. */
  readonly safe: boolean;
  readonly rules: readonly string[];
  readonly extension: boolean;
  /** Names of the input, those that must be there with a `!`. */
  readonly input: readonly string[];
  readonly exampleInput: unknown;
  /** Name of the entity in the answer, `[]` behind it for a list; nothing when it has no name. */
  readonly returns: string | undefined;
}

/** What is written of an endpoint on its line. */
export function endpointLine(endpoint: Endpoint): EndpointLine {
  const { input, returns, permission } = endpoint;
  const entity = endpoint.list ? returns.items : returns;
  return {
    id: endpoint.id,
    service: endpoint.service,
    domain: endpoint.domain,
    resource: endpoint.resource,
    operation: endpoint.operation,
    method: endpoint.method,
    path: `/api/${kebabCase(endpoint.service)}${endpoint.path}`,
    call: `api.${endpoint.id}`,
    summary: endpoint.summary,
    description: endpoint.description,
    words: endpoint.words,
    tasks: endpoint.tasks,
    permission,
    may: permission === "none" ? undefined : permissions[permission],
    safe: endpoint.safe,
    rules: endpoint.rules,
    extension: endpoint.extension,
    input: Object.keys(input.properties).map((name) => (input.required?.includes(name) ? `${name}!` : name)),
    exampleInput: exampleOf(input),
    returns: entity?.title && `${entity.title}${endpoint.list ? "[]" : ""}`,
  };
}

/** `endpoints.jsonl`: one JSON object a line, in the order of the contract. */
export function endpointLines(services: readonly Service[]): string {
  return services
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .map((endpoint) => `${JSON.stringify(endpointLine(endpoint))}\n`)
    .join("");
}
