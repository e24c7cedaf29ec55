import type { Endpoint } from "../endpoint.ts";
import { exampleOf } from "../example.ts";
import type { Service } from "../service.ts";

type Json = Record<string, unknown>;

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

/**
 * A Postman collection (v2.1) of services: a folder a service, one a resource, every endpoint with an example.
 * Variables `baseUrl`, `siteId` and `token` are set once for all.
 *
 * @example
 * postmanCollection([items], { url: "http://localhost:4400" })
 */
export function postmanCollection(services: readonly Service[], options: { readonly url?: string } = {}): Json {
  const [only, ...others] = services;
  return {
    info: { name: only && others.length === 0 ? `Purvey: ${only.title}` : "Purvey", schema },
    auth: { type: "bearer", bearer: [{ key: "token", value: "{{token}}", type: "string" }] },
    variable: [
      { key: "baseUrl", value: options.url ?? "http://localhost:4400" },
      { key: "siteId", value: "demo" },
      { key: "token", value: "" },
    ],
    item: services.map((service) => ({
      name: service.title,
      description: service.description,
      item: foldersOf(service),
    })),
  };
}

function foldersOf(service: Service): Json[] {
  const endpoints = Object.values(service.endpoints);
  return [...new Set(endpoints.map(({ resource }) => resource))].map((name) => ({
    name,
    item: endpoints.filter(({ resource }) => resource === name).map((endpoint) => requestOf(service, endpoint)),
  }));
}

function requestOf(service: Service, endpoint: Endpoint): Json {
  const input = exampleOf(endpoint.input) as Record<string, unknown>;
  return {
    name: endpoint.summary,
    request: {
      method: endpoint.method,
      description: endpoint.description ?? endpoint.summary,
      ...(endpoint.permission === "none" ? { auth: { type: "noauth" } } : {}),
      header: [
        { key: "x-site-id", value: "{{siteId}}" },
        ...(endpoint.body ? [{ key: "content-type", value: "application/json" }] : []),
      ],
      url: urlOf(service, endpoint, input),
      ...(endpoint.body ? { body: bodyOf(endpoint, input) } : {}),
    },
  };
}

function urlOf(service: Service, endpoint: Endpoint, input: Record<string, unknown>): Json {
  const path = ["api", service.segment, ...endpoint.path.slice(1).split("/")].map((part) =>
    part.replace(/^\{(\w+)\}$/, ":$1"),
  );
  const query = Object.keys(endpoint.query?.properties ?? {}).map((key) => ({
    key,
    value: textOf(input[key]),
    disabled: !endpoint.query?.required?.includes(key),
  }));
  return {
    raw: `{{baseUrl}}/${path.join("/")}`,
    host: ["{{baseUrl}}"],
    path,
    query,
    variable: Object.keys(endpoint.params?.properties ?? {}).map((key) => ({ key, value: textOf(input[key]) })),
  };
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  return Array.isArray(value) ? value.join(",") : typeof value === "object" ? JSON.stringify(value) : String(value);
}

function bodyOf(endpoint: Endpoint, input: Record<string, unknown>): Json {
  const names = Object.keys(endpoint.body?.properties ?? {}).filter((name) => input[name] !== undefined);
  const body = endpoint.bareBody
    ? input[endpoint.bareBody]
    : Object.fromEntries(names.map((name) => [name, input[name]]));
  return { mode: "raw", raw: JSON.stringify(body, null, 2), options: { raw: { language: "json" } } };
}
