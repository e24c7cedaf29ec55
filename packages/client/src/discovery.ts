import type { Hit, SearchOptions } from "@purvey/contract/discovery";
import type { ServiceDescription } from "@purvey/contract/discovery/description";
import type { ServiceModule } from "./wire.ts";

/** Lists the client's services with their endpoints. A service of which nothing is known is left out (R230, R232). */
export type EndpointList = () => Promise<readonly ServiceDescription[]>;

/**
 * The endpoints of the client's services that a text asks for, best first (R231–R247).
 *
 * @example
 * const [hit] = await api.findEndpoints("which PO does this slip belong to");
 * // { operation: "orders.poHdr.scan", method: "POST", path: "/po-hdr/scan", score: 0.93, why: "…" }
 */
export type EndpointSearch = (text: string, options?: SearchOptions) => Promise<Hit[]>;

// biome-ignore lint/suspicious/noExplicitAny: the client type of a module is whatever it is.
type Modules = Readonly<Record<string, ServiceModule<any>>>;

/** The modules, with `discover` and `findEndpoints` among them. */
export type WithDiscovery<M extends Modules> = M & {
  readonly discover: ServiceModule<EndpointList>;
  readonly findEndpoints: ServiceModule<EndpointSearch>;
};

/**
 * Gives a client of these modules `discover()` and `findEndpoints(text)`. Neither calls over the network nor creates a service.
 * What is known of the endpoints is loaded when it is first asked for, so that who does not search does not carry it; hence
 * the promises. `createClient` has it.
 *
 * @example
 * const api = createClientOf(withDiscovery({ items, pricing }), { siteId: "demo", jwt: token });
 * const hits = await api.findEndpoints("customer specific price", { readOnly: true });
 */
export function withDiscovery<M extends Modules>(modules: M): WithDiscovery<M> {
  const load = async () => {
    const { discoveryIndex, searchEndpoints } = await import("@purvey/contract/discovery");
    return { index: discoveryIndex(Object.values(modules).map(({ name }) => name)), searchEndpoints };
  };
  const discover: EndpointList = async () => (await load()).index.services;
  const findEndpoints: EndpointSearch = async (text, options) => {
    const { index, searchEndpoints } = await load();
    return searchEndpoints(index, text, options);
  };
  return {
    ...modules,
    discover: shown("discover", modules.discover, () => discover),
    findEndpoints: shown("findEndpoints", modules.findEndpoints, () => findEndpoints),
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
