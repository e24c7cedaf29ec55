import { type ClientControls, createClientOf } from "./client.ts";
import type { ClientContext } from "./context.ts";
import { type EndpointList, type EndpointSearch, withDiscovery } from "./discovery.ts";
import { allServices, type Services } from "./services/index.ts";

/** A client of every service. */
export interface PurveyClient extends Services, ClientControls<PurveyClient> {
  /** Lists the services with their endpoints. */
  readonly discover: EndpointList;
  /** Finds endpoints by a free text, and holds the calls of the search service. */
  readonly search: Services["search"] & EndpointSearch;
}

/**
 * A client of every service, each created when it is first used (R224, R228).
 *
 * @example
 * const api = createClient({ siteId: "demo", jwt: token, baseUrl: "http://localhost:4400/api/{service}" });
 * const { data, totalResults } = await api.items.brands.list({ limit: 20 });
 */
export function createClient(context: ClientContext): PurveyClient {
  return createClientOf(withDiscovery(allServices), context) as unknown as PurveyClient;
}
