import type { Call } from "./call.ts";
import type { CallOptions, ClientContext, Generation } from "./context.ts";
import { PendingCall } from "./pending-call.ts";
import { fullBudget, type RetryBudget } from "./retry.ts";
import { send } from "./send.ts";
import { callingSource, TokenHolder, type TokenSource } from "./token.ts";
import { fetchTransport } from "./transport.ts";
import type { ClientEndpoint, ServiceModule } from "./wire.ts";

// biome-ignore lint/suspicious/noExplicitAny: the client type of a module is whatever it is.
type Modules = Readonly<Record<string, ServiceModule<any>>>;

/** The services of the given modules, by name. */
export type ServicesOf<M extends Modules> = {
  readonly [K in keyof M]: M[K] extends ServiceModule<infer Client> ? Client : never;
};

/** What a client offers beside its services. */
export interface ClientControls<Self> {
  /** Uses another token from now on; every service created so far is discarded (R229). */
  setToken(token: TokenSource): void;
  /** Uses another site from now on; every service created so far is discarded (R229). */
  setSite(siteId: string): void;
  /** A client like this one with some settings changed and a retry budget of its own; this one stays as it is. */
  with(changes: Partial<ClientContext>): Self;
  /** The site in use: part of every cache key. */
  readonly siteId: string;
}

/** A client of the given services. */
export type ClientOf<M extends Modules> = ServicesOf<M> & ClientControls<ClientOf<M>>;

/** The context, its token under one name; an error with the exact message when it is incomplete (R225, R226, R227). */
function requireContext(context: ClientContext | null | undefined): ClientContext {
  if (!context) throw new TypeError("Context is required");
  if (!context.siteId) throw new TypeError("Context must contain siteId");
  const jwt = context.jwt || context.bearerToken;
  if (!jwt) throw new TypeError("Context must contain jwt or bearerToken for authentication");
  return { ...context, jwt, bearerToken: undefined };
}

/** The context with some settings changed; another token replaces the old one under either name. */
function changed({ context }: Generation, changes: Partial<ClientContext>): ClientContext {
  return requireContext({ ...context, ...(changes.bearerToken ? { jwt: undefined } : undefined), ...changes });
}

/** `before` shares its token with the new generation where site and source are the same, so that one asking serves both. */
function generationOf(context: ClientContext, budget: RetryBudget, before?: Generation): Generation {
  const same = before?.context.siteId === context.siteId && before.context.jwt === context.jwt;
  return {
    context,
    budget,
    token: same ? before.token : new TokenHolder(context.jwt as TokenSource),
    transport: context.transport ?? fetchTransport,
    addresses: {},
  };
}

type Node = { [name: string]: Node | ((input?: Record<string, unknown>, options?: CallOptions) => Call<unknown>) };

/** The calls of one service: `brands.items.list` becomes `service.brands.items.list`. */
function buildService(generation: Generation, service: ServiceModule<unknown>): Node {
  const root: Node = {};
  for (const name of Object.keys(service.endpoints)) {
    const path = name.split(".");
    const operation = path.pop() as string;
    let node = root;
    for (const part of path) {
      node[part] ??= {};
      node = node[part] as Node;
    }
    const paged = "offset" in (service.endpoints[name] as ClientEndpoint).input.properties;
    node[operation] = (input = {}, options = {}) => {
      const caller = callingSource();
      return new PendingCall(input, (given) => send(generation, service, name, given, options, caller), paged);
    };
  }
  return root;
}

/**
 * A client of exactly the given services, so that a bundler leaves the others out.
 *
 * @example
 * import { createClientOf } from "@purvey/client/client";
 * import { items } from "@purvey/client/services/items";
 * const api = createClientOf({ items }, { siteId: "demo", jwt: token });
 */
export function createClientOf<M extends Modules>(modules: M, given: ClientContext): ClientOf<M> {
  return clientFrom(modules, generationOf(requireContext(given), fullBudget()));
}

function clientFrom<M extends Modules>(modules: M, first: Generation): ClientOf<M> {
  let generation = first;
  const swap = (changes: Partial<ClientContext>): void => {
    generation = generationOf(changed(generation, changes), generation.budget);
  };
  const client = {
    setToken: (jwt: TokenSource) => swap({ jwt }),
    setSite: (siteId: string) => swap({ siteId }),
    with: (changes: Partial<ClientContext>) =>
      clientFrom(modules, generationOf(changed(generation, changes), fullBudget(), generation)),
    get siteId() {
      return generation.context.siteId;
    },
  };
  for (const [name, module] of Object.entries(modules)) {
    let service: Node | undefined;
    let owner: Generation | undefined;
    Object.defineProperty(client, name, {
      enumerable: true,
      get() {
        const own = generation;
        if (owner !== own) {
          const make = () => buildService(own, module);
          service = module.wrap ? module.wrap(make) : make();
          owner = own;
        }
        return service;
      },
    });
  }
  return client as unknown as ClientOf<M>;
}
