import { type Context, Hono } from "hono";
import { embeddedProviders } from "./embedded-providers.ts";
import { requireOwned } from "./owned-records.ts";
import { ApiKeys } from "./platform/auth/api-keys.ts";
import { createIssuers } from "./platform/auth/issuers.ts";
import { OutsideUsers } from "./platform/auth/outside-users.ts";
import { Standings } from "./platform/auth/standing.ts";
import { createTokens, type TokenSettings, type Tokens } from "./platform/auth/tokens.ts";
import { type Connection, callerAddress } from "./platform/caller-address.ts";
import { defaultConfig, type ServerConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import type { Replica } from "./platform/db/replica.ts";
import { ChangesOfSites } from "./platform/db/site-changes.ts";
import { isHeavyRead } from "./platform/endpoints/heavy-reads.ts";
import { ServerError } from "./platform/errors.ts";
import { allowedMethods } from "./platform/http/allowed-methods.ts";
import { answer, type Exchange, type Shared } from "./platform/http/answer.ts";
import { errorAnswer } from "./platform/http/answers.ts";
import { contractDocuments, serveDocument } from "./platform/http/contract-documents.ts";
import { crossOriginHeaders } from "./platform/http/cross-origin.ts";
import { firstSite } from "./platform/http/media-request.ts";
import { servePdf } from "./platform/http/pdf-download.ts";
import { type Probes, probesOf } from "./platform/http/probes.ts";
import { strictTransport } from "./platform/http/public-address.ts";
import { RateLimiter } from "./platform/http/rate-limiter.ts";
import { requestIdOf } from "./platform/http/request-id.ts";
import { type Route, routesOf } from "./platform/http/router.ts";
import { serveMetrics } from "./platform/http/serve-metrics.ts";
import { settle } from "./platform/http/settle.ts";
import { Sites } from "./platform/http/sites.ts";
import { documentationFiles, staticFiles } from "./platform/http/static-files.ts";
import { unknownRoute } from "./platform/http/unknown-route.ts";
import { ringFrom } from "./platform/keys/key-ring.ts";
import { createVault } from "./platform/keys/vault.ts";
import type { Observers } from "./platform/observe/observers.ts";
import { watchReplica } from "./platform/observe/watch-replica.ts";
import { watchStatements } from "./platform/observe/watch-statements.ts";
import type { PaymentProcessor } from "./platform/ports/payment-processor.ts";
import type { Providers } from "./platform/ports/providers.ts";
import type { TaxProvider } from "./platform/ports/tax-provider.ts";
import { defaultTimeout } from "./providers/http/http-request.ts";
import { providerTimeout } from "./providers/http/settings.ts";
import { OpenIdClients } from "./providers/open-id/open-id-client.ts";
import { accountSettings, SiteProviders } from "./providers/site-providers.ts";
import { implementations } from "./services.ts";
import { serveBrandPicture } from "./trades/catalog/media/brand-picture.ts";
import { serveCategoryPicture } from "./trades/catalog/media/category-picture.ts";
import { serveItemDocument } from "./trades/catalog/media/item-document.ts";
import { serveItemPicture } from "./trades/catalog/media/item-picture.ts";
import { cardPage, serveCardPageStyle } from "./trades/payments/serve-card-page.ts";
import { PriceFacts } from "./trades/pricing/price-facts.ts";
import { ItemIndexes } from "./trades/search/item-indexes.ts";
import { clusterFrom } from "./trades/search/open-search/cluster.ts";
import { ClusterIndexes } from "./trades/search/open-search/cluster-indexes.ts";
import type { SearchIndex } from "./trades/search/search-index.ts";
import { watchIndexes } from "./trades/search/watch-indexes.ts";
import { serveRobots } from "./trades/site/serve-robots.ts";

export interface AppOptions {
  readonly db: Database;
  /** What answers heavy reads in its place, as long as it has everything that `db` has. */
  readonly replica?: Replica | undefined;
  readonly tokens: TokenSettings;
  readonly config?: Partial<ServerConfig>;
  /** Outside systems that are configured; what ships with the server stands for the others (D26). */
  readonly providers?: Partial<Providers>;
  /** The folder of the built application, served at `/`. */
  readonly webFolder?: string;
  /** The folder of the built documentation, served at `/docs`. */
  readonly docsFolder?: string;
  /** Metrics and traces. Default: none. */
  readonly observers?: Observers;
  /** Hears of calls that left something to do for a job of the server, by its name, after what they changed is stored. */
  readonly onWork?: (job: string) => void;
}

/** The whole server as a fetch handler: testable without a port, at home in any runtime that speaks `Request` and `Response`. */
export interface App {
  /** `connection` says where the request comes from; the Node adapter passes it. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  readonly tokens: Tokens;
  /** Turns `/readyz` to 503: the server is about to stop. */
  drain(): void;
  /** The payment processor of a site; undefined where the site's account cannot be used. */
  processorOf(siteId: string): Promise<PaymentProcessor | undefined>;
  /** The tax provider of a site, as {@link App.processorOf}. */
  taxProviderOf(siteId: string): Promise<TaxProvider | undefined>;
  /** Saves the indexes of the search that changed, where `searchFolder` is set: for every some minutes, and before the database is closed. */
  saveIndexes(): Promise<void>;
}

declare module "./platform/endpoints/context.ts" {
  interface Engines {
    /** Finds items by words and numbers. */
    readonly itemIndex: SearchIndex;
    /** What prices depend on; in a transaction only beside what it reads itself. */
    readonly priceFacts: PriceFacts;
    /** The identity providers that sites sign people in by. */
    readonly openId: OpenIdClients;
  }
}

type RouteContext = Context<{ Bindings: Connection }>;
type Router = Hono<{ Bindings: Connection }>;

/**
 * Creates the server: every endpoint of the contract under `/api/<service>/…`.
 *
 * @example
 * const app = createApp({ db: await openDatabase({ dataFolder: ".purvey" }), tokens: { secret } });
 * const api = createClient({ siteId: "demo", jwt, transport: inProcess(app) });
 */
export function createApp(options: AppOptions): App {
  const changes = new ChangesOfSites(options.db);
  const shared = sharedOf(options, changes);
  const router: Router = new Hono();
  const routes = routesOf(implementations);
  for (const route of routes) mount(router, route, shared);
  const probes = probesOf(shared.db, shared.config.healthTimeout);
  mountProbes(router, probes);
  watch(shared, changes, options.replica);
  mountMetrics(router, shared.observers);
  mountDocuments(router);
  mountFiles(router, options);
  mountRefusals(router, routes, shared);
  const { itemIndex } = shared.engines;
  return {
    fetch: sheddingFetch(router, shared),
    tokens: shared.tokens,
    drain: probes.drain,
    processorOf: (siteId) => providerOf("payments", siteId, shared),
    taxProviderOf: (siteId) => providerOf("tax", siteId, shared),
    saveIndexes: () => itemIndex.save(),
  };
}

async function providerOf<Kind extends keyof Providers>(
  kind: Kind,
  siteId: string,
  { sites, providers }: Shared,
): Promise<Providers[Kind] | undefined> {
  const site = await sites.require(siteId);
  try {
    return providers.of(site)[kind];
  } catch (error) {
    if (error instanceof ServerError) return undefined;
    throw error;
  }
}

function sharedOf(options: AppOptions, changes: ChangesOfSites): Shared {
  const config = { ...defaultConfig, ...options.config };
  const { observers = {} } = options;
  const keys = ringFrom(options.tokens.secret);
  const vault = createVault(keys);
  const sites = new SiteProviders({ ...embeddedProviders, ...options.providers }, vault, config.environment);
  const limiter = (limit: number) => new RateLimiter(options.db, { limit, onProblem: warnOfCounts });
  const cluster = clusterFrom(config.environment);
  return {
    db: options.db,
    config,
    observers,
    tokens: createTokens({ ...options.tokens, secret: keys }),
    issuers: createIssuers(options.tokens.issuers),
    outsideUsers: new OutsideUsers(options.db, config.userTrust),
    apiKeys: new ApiKeys(options.db, config.userTrust),
    providers: observers.metrics?.timed(sites) ?? sites,
    keys,
    vault,
    sites: new Sites(options.db, accountSettings),
    standings: new Standings(options.db, config.userTrust),
    engines: {
      itemIndex: cluster
        ? new ClusterIndexes(options.db, changes, cluster, (message) => process.emitWarning(message))
        : new ItemIndexes(options.db, changes, { ...config, onProblem: warn }),
      priceFacts: new PriceFacts(options.db, changes),
      openId: new OpenIdClients({
        privateAddresses: config.privateAddresses,
        timeout: defaultTimeout,
        ...providerTimeout(config.environment),
      }),
    },
    requireOwned,
    replicaFor: (endpoint) => (isHeavyRead(endpoint) ? options.replica : undefined),
    userLimit: limiter(config.callsPerMinute),
    siteLimit: limiter(config.siteCallsPerMinute),
    onWork: options.onWork ?? (() => {}),
  };
}

/** Tells the metrics what the server holds in memory, and them and the log of statements. */
function watch({ db, observers, engines }: Shared, changes: ChangesOfSites, replica: Replica | undefined): void {
  watchStatements(db, observers);
  if (replica) watchStatements(replica, observers);
  const { metrics } = observers;
  if (!metrics) return;
  metrics.watch(db);
  if (replica) watchReplica(metrics, replica, db);
  watchIndexes(metrics, engines.itemIndex, changes);
}

function warnOfCounts(error: unknown): void {
  warn("The database cannot count calls; each process counts its own meanwhile.", error);
}

function warn(sentence: string, cause: unknown): void {
  const reason = cause instanceof Error ? cause.message : String(cause);
  process.emitWarning(`${sentence} ${reason}`);
}

/** Answers calls, and tells those beyond what the process can have under way to come again: sooner than all wait too long. */
function sheddingFetch(router: Router, shared: Shared): App["fetch"] {
  let underWay = 0;
  const { metrics } = shared.observers;
  metrics?.read({ purvey_calls_under_way: "Requests that are not answered yet" }, () => ({
    purvey_calls_under_way: underWay,
  }));
  return async (request, connection) => {
    if (underWay >= shared.config.requestsAtOnce && !isProbe(request)) {
      metrics?.shed();
      return tooBusy(request);
    }
    underWay += 1;
    try {
      return await fetchFrom(router, shared, request, connection);
    } finally {
      underWay -= 1;
    }
  };
}

/** Whoever asks whether the process is well, or how it does, must not be told that it is gone because it is busy. */
function isProbe(request: Request): boolean {
  return /^https?:\/\/[^/]+\/(livez|readyz|metrics)(\?|$)/.test(request.url);
}

function isOfService(request: Request): boolean {
  return /^https?:\/\/[^/]+\/api\//.test(request.url);
}

function tooBusy(request: Request): Response {
  const busy = new ServerError(
    "SERVICE_UNAVAILABLE",
    "The server has more calls than it can answer in time. Try again in a second.",
    {
      details: { retryAfter: 1, maintenanceWindow: null },
    },
  );
  return errorAnswer(busy, requestIdOf(request), {});
}

async function fetchFrom(
  router: Router,
  { config }: Shared,
  request: Request,
  connection: Connection | undefined,
): Promise<Response> {
  const response = await router.fetch(request, connection ?? {});
  // Answers of services say so already; to touch their headers would take them their short way to the socket.
  if (!isOfService(request)) response.headers.set("x-content-type-options", "nosniff");
  const headers = { ...crossOriginHeaders(request, config.allowedOrigins), ...strictTransport(request, config) };
  for (const [name, value] of Object.entries(headers)) response.headers.append(name, value);
  return response;
}

function mountProbes(router: Router, { live, ready }: Probes): void {
  router.get("/livez", live);
  router.get("/readyz", ready);
}

/** Beside the services only with a token: their address is one that everybody may reach. */
function mountMetrics(router: Router, { metrics, metricsToken }: Observers): void {
  if (!metrics || metricsToken === undefined) return;
  const serve = serveMetrics(metrics, metricsToken);
  router.get("/metrics", (context) => serve(context.req.raw));
}

/** The contract of each service and of all, for whoever reads it. */
function mountDocuments(router: Router): void {
  const documents = contractDocuments(implementations.map(({ service }) => service));
  for (const document of documents) router.get(document.path, serveDocument(document));
}

/** Pictures and printed documents, which browsers ask for without a header. */
function mountFiles(router: Router, { db, webFolder, docsFolder }: AppOptions): void {
  router.get("/media/items/:file", serveItemPicture(db));
  router.get("/media/brands/:file", serveBrandPicture(db));
  router.get("/media/categories/:file", serveCategoryPicture(db));
  router.get("/media/documents/:file", serveItemDocument(db));
  router.get("/documents/pdf/:pdfId", servePdf(db));
  const { show, store } = cardPage(db);
  router.get("/payments/setup/:setupId", show);
  router.post("/payments/setup/:setupId", store);
  router.get("/payments/card-page.css", serveCardPageStyle);
  if (docsFolder) {
    const serveDocs = documentationFiles(docsFolder, "/docs");
    for (const path of ["/docs", "/docs/*"]) router.get(path, (context) => serveDocs(context.req.raw));
  }
  if (!webFolder) return;
  router.get("/robots.txt", serveRobots(db));
  const serve = staticFiles(webFolder, () => firstSite(db));
  router.get("*", (context, next) => (/^\/api(\/|$)/.test(context.req.path) ? next() : serve(context.req.raw)));
}

/** What nothing answers, and what failed on its way to an answer: the envelope of refusals for both. */
function mountRefusals(router: Router, routes: readonly Route[], shared: Shared): void {
  const methodsAt = allowedMethods(routes);
  router.notFound((context) => {
    const { method, path } = context.req;
    return settle(shared, exchangeOf(context, shared), async () => {
      const methods = methodsAt(path);
      if (method !== "OPTIONS" || methods.length === 0) throw unknownRoute(method, path, methods);
      return new Response(null, { status: 204, headers: { allow: methods.join(", ") } });
    });
  });
  router.onError((error, context) => settle(shared, exchangeOf(context, shared), () => Promise.reject(error)));
}

function mount(router: Router, { path, endpoint, handler }: Route, shared: Shared): void {
  router.on(endpoint.method, path, (context, next) => {
    // The router answers HEAD by GET; where that has effects nobody meant them.
    if (context.req.method === "HEAD" && !endpoint.safe) return next();
    const exchange = exchangeOf(context, shared);
    return settle(shared, exchange, (given) => answer(given, endpoint, handler, exchange));
  });
}

function exchangeOf(context: RouteContext, { config }: Shared): Exchange {
  const request = context.req.raw;
  const query = request.url.indexOf("?");
  const search = new URLSearchParams(query < 0 ? "" : request.url.slice(query));
  const address = callerAddress(request, context.env, config.trustProxy);
  const params = context.req.param() as Record<string, string>;
  return {
    request,
    requestId: requestIdOf(request),
    address,
    params,
    search,
    headers: {},
    limited: new Set(),
    heard: new Map(),
  };
}
