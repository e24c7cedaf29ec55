import type { Fields } from "./fields.ts";
import type { Permission } from "./permissions.ts";
import type { ObjectSchema, Schema } from "./schema.ts";
import type { Scope, ScopeDeclaration } from "./scope.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The codes a server answers with (R213–R222) beside VALIDATION_ERROR. */
export type ServerCode =
  | "VALIDATION_ERROR"
  | "AUTHENTICATION_REQUIRED"
  | "INSUFFICIENT_PERMISSIONS"
  | "RESOURCE_NOT_FOUND"
  | "RESOURCE_CONFLICT"
  | "BUSINESS_LOGIC_ERROR"
  | "RATE_LIMIT_EXCEEDED"
  | "INTERNAL_SERVER_ERROR"
  | "UPSTREAM_SERVICE_ERROR"
  | "SERVICE_UNAVAILABLE"
  | "UPSTREAM_TIMEOUT";

/** Where an endpoint answers. */
export interface EndpointAddress {
  readonly method: Method;
  /** From the service's root; placeholders are named as in the endpoint's own path. */
  readonly path: string;
}

/** What an author says of an endpoint. Everything else about it is derived. */
export interface EndpointDeclaration {
  /** What is in the path, by the names in braces. */
  readonly params?: Fields;
  /** What is in the query string. */
  readonly query?: Fields;
  /** What is in the body: an object schema, whose fields become fields of the call's input. */
  readonly body?: ObjectSchema;
  /** The body on the wire is this one field, bare (cart lines are a JSON array, D06). The server accepts the object too. */
  readonly bareBody?: string;
  /** The schema of `data` in the answer. A `list(...)` makes the endpoint a list with `total`. */
  readonly returns: Schema;
  /** One line, imperative: "List the warehouses of a customer". */
  readonly summary: string;
  /** What else a caller must know: units, limits, rules, side effects. */
  readonly description?: string;
  /** Words people look for this endpoint by that do not stand in path or summary. */
  readonly words: readonly string[];
  /** What people say when they need it, as they would type it: "which order does this slip belong to" (R241). */
  readonly tasks?: readonly string[];
  /** The permission a caller needs; `none` answers without a token. */
  readonly permission: Permission | "none";
  /** Whose rows it touches, and how the server finds that out. */
  readonly scope: ScopeDeclaration;
  /** False for a GET that changes something (D13): never retried, cached or prefetched. Default: true for GET only. */
  readonly safe?: boolean;
  /** True when sending twice is the same as sending once. Default: true for safe GET, PUT and DELETE. */
  readonly idempotent?: boolean;
  /** Endpoints (`items.brands.list`), resources (`items.brands`) or services (`items`) whose answers this call makes stale. */
  readonly invalidates?: readonly string[];
  /** The rules of the specification this endpoint obeys, beyond its schemas. */
  readonly rules?: readonly string[];
  /** Codes beyond the ones every endpoint may answer. */
  readonly errors?: readonly ServerCode[];
  /** Other addresses under which callers of this API family know it. What is left out is as in the endpoint's own. */
  readonly aliases?: readonly Partial<EndpointAddress>[];
  /** True for an endpoint that the specification does not list. */
  readonly extension?: true;
}

export interface DeclaredEndpoint extends EndpointDeclaration {
  readonly method: Method;
  /** Relative to the resource. */
  readonly path: string;
}

function declare(method: Method) {
  return (path: string, declaration: EndpointDeclaration): DeclaredEndpoint => ({ ...declaration, method, path });
}

/** Declares a GET endpoint. `path` is relative to its resource. */
export const get = declare("GET");
/** Declares a POST endpoint. */
export const post = declare("POST");
/** Declares a PUT endpoint. */
export const put = declare("PUT");
/** Declares a DELETE endpoint. Named `remove` because `delete` is a reserved word. */
export const remove = declare("DELETE");

/** A resource: its path and its operations by name, with further resources below it. */
export interface Resource {
  readonly path: string;
  readonly endpoints: Readonly<Record<string, DeclaredEndpoint>>;
  /** Other paths under which callers of this API family know the whole resource. */
  readonly aliases: readonly string[];
}

/**
 * Declares a resource: everything below one path.
 *
 * @example
 * export const brands = resource("/brands", {
 *   list: get("", {
 *     query: { ...paging() }, returns: list(Brand), summary: "List brands", words: ["make"], permission: "catalog.read", scope: "site",
 *   }),
 * });
 */
export function resource(
  path: string,
  endpoints: Readonly<Record<string, DeclaredEndpoint>>,
  more: Partial<Pick<Resource, "aliases">> = {},
): Resource {
  return { path, endpoints, aliases: more.aliases ?? [] };
}

/** An endpoint as everybody but its author sees it: complete, with the derived parts filled in. */
export interface Endpoint {
  /** `items.brands.list`: service, resource (with dots when nested) and operation. */
  readonly id: string;
  readonly service: string;
  readonly domain: string;
  readonly resource: string;
  readonly operation: string;
  readonly method: Method;
  /** From the service's root: `/brands/{id}`. */
  readonly path: string;
  readonly params: ObjectSchema | undefined;
  readonly query: ObjectSchema | undefined;
  readonly body: ObjectSchema | undefined;
  readonly bareBody: string | undefined;
  /** Path, query and body in one object: what the client's method takes (D08). */
  readonly input: ObjectSchema;
  readonly returns: Schema;
  /** The answer is a list with `total`. */
  readonly list: boolean;
  readonly summary: string;
  readonly description: string | undefined;
  readonly words: readonly string[];
  readonly tasks: readonly string[];
  readonly permission: Permission | "none";
  readonly scope: Scope;
  readonly safe: boolean;
  readonly idempotent: boolean;
  readonly invalidates: readonly string[];
  readonly rules: readonly string[];
  readonly errors: readonly ServerCode[];
  /** Further addresses it answers under; see `aliasesOf`. */
  readonly aliases: readonly EndpointAddress[];
  readonly extension: boolean;
}
