import { requireBaseUrl } from "./base-url.ts";
import { type ClientControls, createClientOf } from "./client.ts";
import type { ClientContext } from "./context.ts";
import { type EndpointList, type EndpointSearch, shown, withDiscovery } from "./discovery.ts";
import { explainedFetch } from "./explained-fetch.ts";
import { withNearNames } from "./near-names.ts";
import { followingRedirects } from "./redirects.ts";
import { allServices, type Services } from "./services/index.ts";
import { requireTokenSource } from "./token-source.ts";
import type { ServiceModule } from "./wire.ts";

/** A client of every service. */
export interface PurveyClient extends Services, ClientControls<PurveyClient> {
  /** Lists the services with their endpoints. */
  readonly discover: EndpointList;
  /** Finds endpoints by a free text. */
  readonly findEndpoints: EndpointSearch;
}

/**
 * A client of every service, each created when it is first used (R224, R228).
 *
 * @example
 * const api = createClient({ siteId: "demo", jwt: token, baseUrl: "http://localhost:4400/api/{service}" });
 * const { data, totalResults } = await api.items.brands.list({ limit: 20 });
 */
export function createClient(context: ClientContext): PurveyClient {
  const complete = context && { ...context, transport: followingRedirects(context.transport ?? explainedFetch) };
  requireSendable(context ?? {});
  return speaking(createClientOf(withDiscovery(spelt), complete) as unknown as PurveyClient);
}

/** Refuses an address or a token that cannot be meant. */
function requireSendable(settings: Partial<ClientContext>): void {
  requireBaseUrl(settings);
  requireTokenSource(settings);
}

/** A client that says so when what it is asked for is misspelt, or cannot be sent to. */
function speaking(client: PurveyClient): PurveyClient {
  const { with: changed, setToken } = client;
  const speakingControls: Pick<PurveyClient, "with" | "setToken"> = {
    with(changes) {
      requireSendable(changes);
      const { transport } = changes;
      return speaking(changed(transport ? { ...changes, transport: followingRedirects(transport) } : changes));
    },
    setToken(jwt) {
      requireTokenSource({ jwt });
      setToken(jwt);
    },
  };
  return withNearNames(Object.assign(client, speakingControls));
}

/** Every service with {@link withNearNames}. */
const spelt = Object.fromEntries(
  Object.entries(allServices).map(([name, module]) => [
    name,
    shown(name, module as ServiceModule<unknown>, (make) => withNearNames(make(), name)),
  ]),
) as typeof allServices;
