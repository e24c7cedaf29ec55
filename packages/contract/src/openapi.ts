import { aliasesOf } from "./aliases.ts";
import type { Endpoint, ServerCode } from "./endpoint.ts";
import { serverErrors } from "./errors.ts";
import { exampleOf } from "./example.ts";
import { permissions } from "./permissions.ts";
import { refusalsOf } from "./refusals.ts";
import { type ObjectSchema, type Schema, typesOf } from "./schema.ts";
import type { Service } from "./service.ts";
import { entitiesOf } from "./typescript.ts";

type Json = Record<string, unknown>;

/** Where and what the document is about. */
export interface OpenApiOptions {
  readonly version: string;
  /** The address of the service: `http://localhost:4400/api/items`. Default: relative to the page's own server. */
  readonly url?: string;
}

/** The OpenAPI 3.1 document of a service, with its entities as components, examples and refusals. */
export function openApi(service: Service, options: OpenApiOptions): Json {
  const endpoints = Object.values(service.endpoints);
  const paths = pathsOf(endpoints);
  return {
    openapi: "3.1.0",
    info: {
      title: `Purvey: ${service.title}`,
      version: options.version,
      description: service.description,
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "Purvey", url: "https://github.com/purvey/purvey" },
    },
    servers: [{ url: options.url ?? `/api/${service.segment}` }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.resource))]
      .sort()
      .map((name) => ({ name, description: `Calls of \`${name}\`` })),
    security: [{ bearer: [] }],
    paths,
    components: usedOnly(componentsOf(service), paths),
  };
}

function pathsOf(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {};
    (paths[endpoint.path] as Json)[endpoint.method.toLowerCase()] = operationOf(endpoint);
    aliasesOf(endpoint).forEach((alias, index) => {
      paths[alias.path] ??= {};
      (paths[alias.path] as Json)[alias.method.toLowerCase()] = aliasOperation(endpoint, alias, index + 1);
    });
  }
  return paths;
}

/** Callers that know an endpoint by another address find it; new ones are told where it is at home. */
function aliasOperation(endpoint: Endpoint, alias: Endpoint, number: number): Json {
  const { operationId, description, ...operation } = operationOf(alias);
  return {
    operationId: `${operationId}_alias${number}`,
    ...operation,
    description: `The same as \`${endpoint.method} ${endpoint.path}\`, for callers that know it by this address. ${description}`,
    deprecated: true,
  };
}

function operationOf(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.id.replaceAll(".", "_"),
    summary: endpoint.summary,
    description: descriptionOf(endpoint),
    tags: [endpoint.resource],
    ...(endpoint.permission === "none" ? { security: [] } : {}),
    parameters: [{ $ref: "#/components/parameters/siteId" }, ...parametersOf(endpoint)],
    ...(endpoint.body ? { requestBody: requestBodyOf(endpoint, endpoint.body) } : {}),
    responses: responsesOf(endpoint),
  };
}

function descriptionOf(endpoint: Endpoint): string {
  const sentences = [
    endpoint.description ?? `${endpoint.summary}.`,
    endpoint.permission === "none"
      ? "Needs no token."
      : `Needs the permission \`${endpoint.permission}\`: ${permissions[endpoint.permission].toLowerCase()}.`,
    ...(endpoint.method === "GET" && !endpoint.safe
      ? ["Has side effects although it is a GET: do not prefetch or retry it."]
      : []),
    ...(endpoint.rules.length > 0 ? [`Rules: ${endpoint.rules.join(", ")}.`] : []),
  ];
  return sentences.join(" ");
}

function parametersOf(endpoint: Endpoint): Json[] {
  const parameters: Json[] = [];
  for (const [place, schema] of [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const) {
    for (const [name, property] of Object.entries(schema?.properties ?? {})) {
      parameters.push({
        name,
        in: place,
        required: place === "path" || (schema?.required?.includes(name) ?? false),
        ...(property.description ? { description: property.description } : {}),
        schema: schemaJson(property),
        ...(place === "query" && property.type === "array" ? { style: "form", explode: false } : {}),
        ...(place === "query" && property.type === "object" ? { style: "deepObject", explode: true } : {}),
      });
    }
  }
  return parameters;
}

function requestBodyOf(endpoint: Endpoint, body: ObjectSchema): Json {
  const bare = endpoint.bareBody ? (body.properties[endpoint.bareBody] as Schema) : undefined;
  const schema = bare ?? body;
  return {
    required: (body.required?.length ?? 0) > 0,
    content: { "application/json": { schema: schemaJson(schema), example: exampleOf(schema) } },
  };
}

function responsesOf(endpoint: Endpoint): Json {
  const refusals = refusalsOf(endpoint).map((code) => [
    String(serverErrors[code].status),
    { $ref: `#/components/responses/${code}` },
  ]);
  return {
    "200": successOf(endpoint),
    ...Object.fromEntries(refusals.sort(([a], [b]) => String(a).localeCompare(String(b)))),
  };
}

function successOf(endpoint: Endpoint): Json {
  const data = exampleOf(endpoint.returns);
  const total = endpoint.list ? (data as unknown[]).length : 1;
  return {
    description: endpoint.list ? "A page of the list" : "The answer",
    headers: { "x-request-id": { $ref: "#/components/headers/requestId" } },
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Envelope" },
            { type: "object", required: ["data"], properties: { data: schemaJson(endpoint.returns) } },
          ],
        },
        example: { count: total, data, message: "", options: {}, params: {}, status: 200, total, totalResults: total },
      },
    },
  };
}

/** A schema as OpenAPI has it: titled objects by reference, everything else in place. */
function schemaJson(schema: Schema): Json {
  if (!schema.title || !schema.properties) return expanded(schema);
  const reference = { $ref: `#/components/schemas/${schema.title}` };
  return typesOf(schema).includes("null") ? { anyOf: [reference, { type: "null" }] } : reference;
}

function expanded(schema: Schema): Json {
  const { items, properties, additionalProperties, ...rest } = inOneSpelling(schema);
  return {
    ...rest,
    ...(items ? { items: schemaJson(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, schemaJson(property)]),
          ),
        }
      : {}),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === "object" ? schemaJson(additionalProperties) : additionalProperties,
        }),
  };
}

/** Orders of an ERP are read in `snake_case` too. Listed is one spelling: generators of clients make the same name of both. */
function inOneSpelling({ properties, anyOf, ...schema }: Schema): Schema {
  if (!properties) return { ...schema, ...(anyOf ? { anyOf } : {}) };
  const isSecond = (name: string): boolean => {
    const first = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return first !== name && first in properties;
  };
  const listed = Object.fromEntries(Object.entries(properties).filter(([name]) => !isSecond(name)));
  const ways = anyOf?.filter(({ required }) => !required?.some(isSecond));
  return { ...schema, properties: listed, ...(ways?.length === 1 ? ways[0] : ways ? { anyOf: ways } : {}) };
}

function componentsOf(service: Service): Components {
  const entities = [...entitiesOf(service)].sort(([a], [b]) => a.localeCompare(b));
  return {
    securitySchemes: {
      bearer: {
        type: "http",
        scheme: "bearer",
        bearerFormat: "JWT",
        description: "The token that `POST /users/verify-password` of the content service issues",
      },
    },
    parameters: {
      siteId: {
        name: "x-site-id",
        in: "header",
        required: true,
        description: "The site to work on",
        schema: { type: "string", minLength: 1, examples: ["demo"] },
      },
    },
    headers: { requestId: { description: "The id of the request in the server's log", schema: { type: "string" } } },
    responses: Object.fromEntries(Object.keys(serverErrors).map((code) => [code, refusalResponse(code as ServerCode)])),
    schemas: {
      Envelope: envelopeSchema,
      ErrorEnvelope: errorEnvelopeSchema,
      ...Object.fromEntries(entities.map(([name, schema]) => [name, expanded(schema)])),
    },
  };
}

type Components = Readonly<Record<string, Json>>;

/** The components that the paths refer to, directly or through others. */
function usedOnly(components: Components, paths: Json): Components {
  const used = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, kind = "", name = ""] of JSON.stringify(value).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      if (used.has(`${kind}/${name}`)) continue;
      used.add(`${kind}/${name}`);
      follow(components[kind]?.[name]);
    }
  };
  follow(paths);
  const kept = (kind: string, entries: Json) =>
    Object.fromEntries(
      Object.entries(entries).filter(([name]) => kind === "securitySchemes" || used.has(`${kind}/${name}`)),
    );
  return Object.fromEntries(Object.entries(components).map(([kind, entries]) => [kind, kept(kind, entries)]));
}

function refusalResponse(code: ServerCode): Json {
  const { meaning, advice } = serverErrors[code];
  const example = {
    code,
    message: `${meaning}. ${advice}.`,
    details: detailsExample(code),
    timestamp: "2026-03-14 09:26:53",
    requestId: "0b9f3d52-6a1c-4a57-9d1f-2f5c9a7f1c11",
  };
  const validationErrors = [
    { field: "limit", message: "Expected at least 1, got 0", code: "minimum", received: 0, expected: 1 },
  ];
  return {
    description: `${meaning}. ${advice}.`,
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ErrorEnvelope" },
        example: code === "VALIDATION_ERROR" ? { ...example, validationErrors } : example,
      },
    },
  };
}

function detailsExample(code: ServerCode): Json {
  if (code === "RATE_LIMIT_EXCEEDED")
    return { retryAfter: 12, limit: 6000, remaining: 0, resetTime: "2026-03-14 09:27:00" };
  if (code === "SERVICE_UNAVAILABLE") return { retryAfter: 5, maintenanceWindow: null };
  return {};
}

const count = { type: "integer", minimum: 0 };

const envelopeSchema: Json = {
  type: "object",
  description: "What every answer is wrapped in",
  required: ["count", "data", "message", "options", "params", "status", "total", "totalResults"],
  properties: {
    count: { ...count, description: "How many records `data` holds" },
    data: { description: "The answer itself" },
    message: { type: "string" },
    options: { type: "object", description: "Options that the server applied" },
    params: { type: "object", description: "The parameters as the server understood them" },
    status: { type: "integer", description: "The HTTP status" },
    total: { ...count, description: "How many records there are in all" },
    totalResults: { ...count, description: "The same as `total`" },
  },
};

const errorEnvelopeSchema: Json = {
  type: "object",
  description: "What every refusal says",
  required: ["code", "message", "details", "timestamp", "requestId"],
  properties: {
    code: { type: "string", description: "From the error catalogue" },
    message: { type: "string", description: "A sentence: what was given, what was expected, what to do" },
    details: { type: "object" },
    timestamp: { type: "string", description: "UTC" },
    requestId: { type: "string" },
    validationErrors: {
      type: "array",
      items: {
        type: "object",
        required: ["field", "message", "code"],
        properties: {
          field: { type: "string" },
          message: { type: "string" },
          code: { type: "string" },
          received: {},
          expected: {},
        },
      },
    },
  },
};
