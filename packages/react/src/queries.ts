import type { Call, CallOptions, ClientControls, Envelope } from "@purvey/client";
import { type DataTag, type QueryKey, type SkipToken, skipToken, type UseQueryOptions } from "@tanstack/react-query";

/** A client as far as queries need it: its site, and services with calls. */
export interface CallableClient {
  readonly siteId: string;
}

type Callable = (input: never, options?: CallOptions) => Call<unknown>;
type InputArguments<F> = F extends (input: infer I, options?: CallOptions) => unknown
  ? undefined extends I
    ? [input?: I | SkipToken]
    : [input: I | SkipToken]
  : never;
type DataOf<F> = F extends (...given: never[]) => Call<infer D> ? D : never;

type Options<D, Selected> = Omit<UseQueryOptions<Envelope<D>, Error, Selected, QueryKey>, "queryKey">;

/** The options of one query: function, types, and a key that knows what is stored under it. */
export type EndpointQuery<D, Selected = Envelope<D>> = Options<D, Selected> & {
  queryKey: DataTag<QueryKey, Envelope<D>, Error>;
};

/** What a client has beside its services. */
export type BesideServices = keyof ClientControls<unknown> | "discover" | "findEndpoints";

/**
 * For every call of a client, a function that makes query options from its input. With `skipToken` for an input that is
 * not known yet, the query waits.
 */
export type QueriesOf<Client> = {
  readonly [K in keyof Client as Exclude<K, BesideServices>]: Client[K] extends Callable
    ? (...input: InputArguments<Client[K]>) => EndpointQuery<DataOf<Client[K]>>
    : QueriesOf<Client[K]>;
};

type Node = Record<string, unknown>;

/** The call at a path of names: `["items", "brands", "list"]`. */
export function callAt(
  client: object,
  path: readonly string[],
): (input: unknown, options?: CallOptions) => Call<unknown> {
  let node: unknown = client;
  for (const part of path) node = (node as Node | undefined)?.[part];
  if (typeof node !== "function")
    throw new Error(
      `The client has no call \`${path.join(".")}\`. Give \`createClientOf\` the service \`${path[0]}\`.`,
    );
  return node as (input: unknown, options?: CallOptions) => Call<unknown>;
}

/** An object whose members can be followed to any depth and called at the end with the path gone. */
export function pathProxy(
  path: readonly string[],
  call: (path: readonly string[], given: readonly unknown[]) => unknown,
): unknown {
  const children = new Map<string, unknown>();
  return new Proxy(() => undefined, {
    get(_target, name) {
      if (typeof name === "symbol" || name === "then") return undefined;
      let child = children.get(name);
      if (!child) {
        child = pathProxy([...path, name], call);
        children.set(name, child);
      }
      return child;
    },
    apply: (_target, _self, given: unknown[]) => call(path, given),
  });
}

/** The beginning of every key of a site and user: what signing out removes from the cache. */
export function keyPrefix(siteId: string, userKey: string): QueryKey {
  return ["purvey", siteId, userKey];
}

/**
 * The same query, whose result is the data alone instead of the envelope. The cache keeps the envelope.
 *
 * @example
 * const { data: brand } = useQuery(dataOf(queries.items.brands.get({ id: 7 })));
 */
export function dataOf<D>(query: EndpointQuery<D>): EndpointQuery<D, D> {
  return { ...query, select: dataOfEnvelope } as EndpointQuery<D, D>;
}

/** One function for all queries, so that a render without news selects nothing again. */
function dataOfEnvelope(envelope: Envelope<unknown>): unknown {
  return envelope.data;
}

/** What an input asks for, without what it leaves open: inputs that ask for the same have one key. */
function askedOf(input: unknown): Record<string, unknown> {
  const fields = Object.entries((input as object | undefined) ?? {});
  return Object.fromEntries(fields.filter(([name, value]) => value !== undefined && name !== "cacheTtl"));
}

/** Milliseconds that an answer is kept although nobody looks at it, unless its `cacheTtl` is longer. */
const usuallyKept = 300_000;

/** How long an answer is good for, where its call says so: `cacheTtl` seconds. */
function agesOf(input: unknown): { staleTime?: number; gcTime?: number } {
  const seconds = (input as { cacheTtl?: unknown } | undefined)?.cacheTtl;
  if (typeof seconds !== "number") return {};
  const staleTime = seconds * 1000;
  return staleTime > usuallyKept ? { staleTime, gcTime: staleTime } : { staleTime };
}

/**
 * Query options for every endpoint of a client. Site and user are part of every key; an answer 4xx is not asked for again
 * (the client already retries what is worth it). Equal inputs have one key, whatever they leave out or set to `undefined`.
 * Within the seconds of a call's `cacheTtl` its answer is not asked for again.
 */
export function createQueries<Client extends CallableClient>(client: Client, userKey: string): QueriesOf<Client> {
  return pathProxy([], (path, [input]) => {
    const key = [...keyPrefix(client.siteId, userKey), ...path];
    if (input === skipToken) return { queryKey: [...key, "skipped"], queryFn: skipToken, retry: false };
    const asked = askedOf(input);
    return {
      ...agesOf(input),
      queryKey: Object.keys(asked).length === 0 ? key : [...key, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) => callAt(client, path)(input ?? {}, { signal }),
      retry: false,
    };
  }) as QueriesOf<Client>;
}
