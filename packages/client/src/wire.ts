import type { Method } from "@purvey/contract/endpoint";
import type { ObjectSchema, Schema } from "@purvey/contract/schema";

/** What the client knows of an endpoint: where it is, what goes in, what comes out. */
export interface ClientEndpoint {
  readonly method: Method;
  /** The path taken apart: a text, the name of a field, a text, a name … a text. */
  readonly parts: readonly string[];
  readonly input: ObjectSchema;
  /** The whole envelope, `data` as the endpoint returns it. */
  readonly answer: Schema;
  /** The input's field that is the body, bare (D06). */
  readonly bare?: string;
  /** A GET that changes something (D13): never retried. */
  readonly unsafe?: true;
  /** Sent without a token (R020). */
  readonly tokenless?: true;
  /** Needs no token: a 401 is an answer to the input (a wrong password), not to the token. */
  readonly open?: true;
  /** Fields that go into the query string of a POST or PUT. */
  readonly query?: readonly string[];
}

type Flags = Omit<ClientEndpoint, "method" | "parts" | "input" | "answer">;

/** Endpoints by `resource.operation`. */
export type Endpoints = Readonly<Record<string, ClientEndpoint>>;

/** One service as the client loads it. `Client` is the interface of its calls; it exists for the compiler alone. */
export interface ServiceModule<Client> {
  readonly name: string;
  /** The folder in URLs: `warehouse-ops`. */
  readonly segment: string;
  readonly endpoints: Endpoints;
  readonly client?: Client;
  /** What a client shows in place of the service's calls; `make` makes those. */
  readonly wrap?: <Calls extends object>(make: () => Calls) => Calls;
}

type HeadOf<Path> = Path extends `${infer Head}.${string}` ? Head : Path;
type RestOf<Path, Head extends string> = Path extends `${Head}.${infer Rest}` ? Rest : never;

/** Of a service's calls those at the given paths: `CallsAt<CommerceClient, "cartLine.list" | "cartLine.add">`. */
export type CallsAt<Client, Path extends string> = {
  readonly [K in keyof Client & HeadOf<Path>]: [RestOf<Path, K>] extends [never]
    ? Client[K]
    : CallsAt<Client[K], RestOf<Path, K>>;
};

/** An object whose fields must all be there. */
export function all(properties: Record<string, Schema>, more?: Schema): Schema {
  return { type: "object", properties, required: Object.keys(properties), ...more };
}

/** An object some of whose fields must be there. */
export function some(properties: Record<string, Schema>, required: readonly string[] = [], more?: Schema): Schema {
  return { type: "object", properties, required, ...more };
}

/** A list of one schema. */
export function list(items: Schema): Schema {
  return { type: "array", items };
}

/** Adds a field to an entity that contains itself. */
export function extend(entity: Schema, name: string, field: Schema, required: boolean): void {
  (entity.properties as Record<string, Schema>)[name] = field;
  if (required) (entity.required as string[]).push(name);
}

const total: Schema = { type: ["integer", "null"] };
const bag: Schema = { type: ["object", "array", "null"] };

/** What the members of an envelope are (R015); services leave some out, and some write an empty object as `[]`. */
function envelopeOf(data: Schema): Schema {
  const message: Schema = { type: ["string", "null"] };
  const more = { count: total, total, totalResults: total, status: total, message, options: bag, params: bag };
  return some({ data, ...more }, ["data"], {
    "x-messages": { type: "Expected an envelope, an object with `data`. Does `baseUrl` lead to a Purvey server?" },
  });
}

/** One endpoint of a service module. */
export function endpoint(method: Method, path: string, input: Schema, returns: Schema, flags?: Flags): ClientEndpoint {
  return {
    method,
    parts: path.split(/\{(\w+)\}/),
    input: input as ObjectSchema,
    answer: envelopeOf(returns),
    ...flags,
  };
}

/** A service module; its endpoints are made when they are first asked for. */
export function serviceModule<Client>(name: string, segment: string, make: () => Endpoints): ServiceModule<Client> {
  let endpoints: Endpoints | undefined;
  return {
    name,
    segment,
    get endpoints() {
      endpoints ??= make();
      return endpoints;
    },
  };
}
