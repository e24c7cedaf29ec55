import type { DeclaredEndpoint, Endpoint, EndpointAddress, Resource } from "./endpoint.ts";
import { type Fields, query } from "./fields.ts";
import { type ObjectSchema, type Schema, typesOf } from "./schema.ts";
import { scopeOf } from "./scope.ts";

export interface ServiceDeclaration {
  /** The key in code: `warehouseOps`. Its URL is the same in kebab-case. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The domain of each resource where it differs from the service's name. */
  readonly domains?: Readonly<Record<string, string>>;
  /** Resources by name; a nested one is written with dots: `"invMast.faq"`. */
  readonly resources: Readonly<Record<string, Resource>>;
}

/** One service: a name and its endpoints by `resource.operation`. */
export interface Service {
  readonly name: string;
  /** The folder in URLs: `warehouse-ops`. */
  readonly segment: string;
  readonly title: string;
  readonly description: string;
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** `warehouseOps` → `warehouse-ops`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function endpointOf(
  service: ServiceDeclaration,
  resourceName: string,
  resource: Resource,
  operation: string,
  declared: DeclaredEndpoint,
): Endpoint {
  const params = partOf(declared.params, true);
  const queryPart = withoutEmptyLists(partOf(declared.query, false));
  const safe = declared.safe ?? declared.method === "GET";
  return {
    id: `${service.name}.${resourceName}.${operation}`,
    service: service.name,
    domain: service.domains?.[resourceName.split(".")[0] as string] ?? service.name,
    resource: resourceName,
    operation,
    method: declared.method,
    path: resource.path + declared.path,
    params,
    query: queryPart,
    body: declared.body,
    bareBody: declared.bareBody,
    input: merge(`${service.name}.${resourceName}.${operation}`, [params, queryPart, declared.body]),
    returns: declared.returns,
    list: declared.returns.type === "array",
    summary: declared.summary,
    description: declared.description,
    words: declared.words,
    tasks: declared.tasks ?? [],
    permission: declared.permission,
    scope: scopeOf(declared.scope),
    safe,
    idempotent: declared.idempotent ?? (declared.method === "GET" ? safe : declared.method !== "POST"),
    invalidates: declared.invalidates ?? [],
    rules: declared.rules ?? [],
    errors: declared.errors ?? [],
    aliases: addressesOf(resource, declared),
    extension: declared.extension ?? false,
  };
}

/** The other addresses of an endpoint: below each other path of its resource, and its own. */
function addressesOf(resource: Resource, { method, path, aliases = [] }: DeclaredEndpoint): EndpointAddress[] {
  return [
    ...resource.aliases.map((other) => ({ method, path: other + path })),
    ...aliases.map((other) => ({ method, path: resource.path + path, ...other })),
  ];
}

function partOf(fields: Fields | undefined, allRequired: boolean): ObjectSchema | undefined {
  if (!fields) return undefined;
  const part = query(fields);
  return allRequired ? { ...part, required: Object.keys(part.properties) } : part;
}

/**
 * A query whose lists have at least one value: an address writes an empty list as no list writes it, and what it would
 * select, nothing or everything, would be left to whoever reads it.
 */
function withoutEmptyLists<S extends Schema | undefined>(schema: S): S {
  if (!schema) return schema;
  const { properties, additionalProperties: rest } = schema;
  const fields = properties && Object.entries(properties).map(([name, field]) => [name, withoutEmptyLists(field)]);
  const types = typesOf(schema);
  return {
    ...schema,
    ...(types.includes("array") ? { minItems: Math.max(1, schema.minItems ?? 1) } : {}),
    ...(types.includes("array") && types.includes("string") ? { minLength: 1 } : {}),
    ...(fields ? { properties: Object.fromEntries(fields) } : {}),
    ...(typeof rest === "object" ? { additionalProperties: withoutEmptyLists(rest) } : {}),
  };
}

function merge(id: string, parts: readonly (ObjectSchema | undefined)[]): ObjectSchema {
  const properties: Record<string, Schema> = {};
  const needed: string[] = [];
  for (const part of parts) {
    for (const [name, schema] of Object.entries(part?.properties ?? {})) {
      if (name in properties)
        throw new Error(`\`${id}\` has \`${name}\` in two of path, query and body; give one of them another name.`);
      properties[name] = schema;
    }
    needed.push(...(part?.required ?? []));
  }
  const anyOf = parts.find((part) => part?.anyOf);
  return {
    type: "object",
    properties,
    ...(needed.length === 0 ? {} : { required: needed }),
    ...(parts.some((part) => part?.additionalProperties === true) ? { additionalProperties: true } : {}),
    ...(anyOf?.anyOf
      ? { anyOf: anyOf.anyOf, ...(anyOf["x-messages"] ? { "x-messages": anyOf["x-messages"] } : {}) }
      : {}),
  };
}

/** Declares a service from its resources. Fails at once when two parts of one endpoint share a name. */
export function service(declaration: ServiceDeclaration): Service {
  const endpoints: Record<string, Endpoint> = {};
  for (const [resourceName, resource] of Object.entries(declaration.resources)) {
    for (const [operation, declared] of Object.entries(resource.endpoints)) {
      endpoints[`${resourceName}.${operation}`] = endpointOf(declaration, resourceName, resource, operation, declared);
    }
  }
  const { name, title, description } = declaration;
  return { name, segment: kebabCase(name), title, description, endpoints };
}
