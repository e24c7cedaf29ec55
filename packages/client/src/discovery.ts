import type { Hit, SearchOptions } from "@purvey/contract/discovery";
import type { ServiceDescription } from "@purvey/contract/discovery/description";
import type { ServiceModule } from "./wire.ts";

/** Lists the client's services with their endpoints. A service of which nothing is known is left out (R230, R232). */
export type EndpointList = () => Promise<readonly ServiceDescription[]>;

/**
 * The endpoints of the client's services that a text asks for, best first (R231–R247).
 *
 * @example
 * const [hit] = await api.search("which PO does this slip belong to");
 * // { operation: "orders.poHdr.scan", method: "POST", path: "/po-hdr/scan", score: 0.93, why: "…" }
 */
export type EndpointSearch = (text: string, options?: SearchOptions) => Promise<Hit[]>;

// biome-ignore lint/suspicious/noExplicitAny: the client type of a module is whatever it is.
type Modules = Readonly<Record<string, ServiceModule<any>>>;

/** The modules, with `discover` and `search` among them; `search` is also the service of that name, where it is given. */
export type WithDiscovery<M extends Modules> = Omit<M, "search"> & {
  readonly discover: ServiceModule<EndpointList>;
  readonly search: ServiceModule<
    EndpointSearch & (M extends { readonly search: ServiceModule<infer Search> } ? Search : unknown)
  >;
};

/**
 * Gives a client of these modules `discover()` and `search(text)`. Neither calls over the network nor creates a service.
 * What is known of the endpoints is loaded when it is first asked for, so that who does not search does not carry it; hence
 * the promises. `createClient` has it.
 *
 * @example
 * const api = createClientOf(withDiscovery({ items, pricing }), { siteId: "demo", jwt: token });
 * const hits = await api.search("customer specific price", { readOnly: true });
 */
export function withDiscovery<M extends Modules>(modules: M): WithDiscovery<M> {
  const load = async () => {
    const { discoveryIndex, searchEndpoints } = await import("@purvey/contract/discovery");
    return { index: discoveryIndex(Object.values(modules).map(({ name }) => name)), searchEndpoints };
  };
  const discover: EndpointList = async () => (await load()).index.services;
  const search: EndpointSearch = async (text, options) => {
    const { index, searchEndpoints } = await load();
    return searchEndpoints(index, text, options);
  };
  return {
    ...modules,
    discover: shown("discover", modules.discover, () => discover),
    search: shown("search", modules.search, (make) => callable(search, make)),
  } as unknown as WithDiscovery<M>;
}

/** A module that a client shows in another way; one without calls where there is none to show. */
export function shown<Client>(
  name: string,
  module: ServiceModule<Client> = { name, segment: name, endpoints: {} },
  wrap: (make: () => object) => unknown,
): ServiceModule<Client> {
  return Object.create(module, { wrap: { value: wrap } }) as ServiceModule<Client>;
}

/** A function with the members of a service, which is made when one of them is first asked for. */
function callable(search: EndpointSearch, make: () => object): unknown {
  let service: object | undefined;
  return new Proxy(search, {
    get(target, name) {
      service ??= make();
      return Reflect.get(name in service ? service : target, name);
    },
  });
}
