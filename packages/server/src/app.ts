import { type Context, Hono } from "hono";
import { serveBrandPicture } from "./http/media/brand-picture.ts";
import { serveRobots } from "./http/robots.ts";
import { settle } from "./http/settle.ts";
import { createIssuers } from "./platform/auth/issuers.ts";
import { OutsideUsers } from "./platform/auth/outside-users.ts";
import { Standings } from "./platform/auth/standing.ts";
import { createTokens, type TokenSettings, type Tokens } from "./platform/auth/tokens.ts";
import { type Connection, callerAddress } from "./platform/caller-address.ts";
import { defaultConfig, type ServerConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import { allowedMethods } from "./platform/http/allowed-methods.ts";
import { answer, type Exchange, type Shared } from "./platform/http/answer.ts";
import { contractDocuments, serveDocument } from "./platform/http/contract-documents.ts";
import { crossOriginHeaders } from "./platform/http/cross-origin.ts";
import { servePdf } from "./platform/http/pdf-download.ts";
import { RateLimiter } from "./platform/http/rate-limiter.ts";
import { requestIdOf } from "./platform/http/request-id.ts";
import { type Route, routesOf } from "./platform/http/router.ts";
import { Sites } from "./platform/http/sites.ts";
import { documentationFiles, staticFiles } from "./platform/http/static-files.ts";
import { unknownRoute } from "./platform/http/unknown-route.ts";
import { ringFrom } from "./platform/keys/key-ring.ts";
import { createVault } from "./platform/keys/vault.ts";
import { embeddedProviders, type Providers } from "./providers/providers.ts";
import { SiteProviders } from "./providers/site-providers.ts";
import { implementations } from "./services/index.ts";
import { serveCategoryPicture } from "./trades/catalog/media/category-picture.ts";
import { serveItemDocument } from "./trades/catalog/media/item-document.ts";
import { serveItemPicture } from "./trades/catalog/media/item-picture.ts";
import { cardPage, serveCardPageStyle } from "./trades/payments/serve-card-page.ts";

export interface AppOptions {
  readonly db: Database;
  readonly tokens: TokenSettings;
  readonly config?: Partial<ServerConfig>;
  /** Outside systems that are configured; what ships with the server stands for the others (D26). */
  readonly providers?: Partial<Providers>;
  /** The folder of the built application, served at `/`. */
  readonly webFolder?: string;
  /** The folder of the built documentation, served at `/docs`. */
  readonly docsFolder?: string;
  /** Hears of calls that left something to do for a job of the server, by its name, after what they changed is stored. */
  readonly onWork?: (job: string) => void;
}

/** The whole server as a fetch handler: testable without a port, at home in any runtime that speaks `Request` and `Response`. */
export interface App {
  /** `connection` says where the request comes from; the Node adapter passes it. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
  readonly tokens: Tokens;
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
  const shared = sharedOf(options);
  const router: Router = new Hono();
  const routes = routesOf(implementations);
  for (const route of routes) mount(router, route, shared);
  mountDocuments(router);
  mountFiles(router, options);
  mountRefusals(router, routes, shared);
  return { fetch: (request, connection) => fetchFrom(router, shared, request, connection), tokens: shared.tokens };
}

function sharedOf(options: AppOptions): Shared {
  const config = { ...defaultConfig, ...options.config };
  const keys = ringFrom(options.tokens.secret);
  const vault = createVault(keys);
  const limiter = (limit: number) => new RateLimiter(options.db, { limit, onProblem: warn });
  return {
    db: options.db,
    config,
    tokens: createTokens({ ...options.tokens, secret: keys }),
    issuers: createIssuers(options.tokens.issuers),
    outsideUsers: new OutsideUsers(options.db, config.userTrust),
    providers: new SiteProviders({ ...embeddedProviders, ...options.providers }, vault, config.environment),
    keys,
    vault,
    sites: new Sites(options.db),
    standings: new Standings(options.db, config.userTrust),
    userLimit: limiter(config.callsPerMinute),
    siteLimit: limiter(config.siteCallsPerMinute),
    onWork: options.onWork ?? (() => {}),
  };
}

function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.emitWarning(`The database cannot count calls; each process counts its own meanwhile. ${reason}`);
}

async function fetchFrom(
  router: Router,
  { config }: Shared,
  request: Request,
  connection: Connection | undefined,
): Promise<Response> {
  const response = await router.fetch(request, connection ?? {});
  for (const [name, value] of Object.entries(crossOriginHeaders(request, config.allowedOrigins)))
    response.headers.append(name, value);
  return response;
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
  const serve = staticFiles(webFolder);
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
    return settle(shared, exchange, () => answer(shared, endpoint, handler, exchange));
  });
}

function exchangeOf(context: RouteContext, { config }: Shared): Exchange {
  const request = context.req.raw;
  const query = request.url.indexOf("?");
  const search = new URLSearchParams(query < 0 ? "" : request.url.slice(query));
  const address = callerAddress(request, context.env, config.trustProxy);
  const params = context.req.param() as Record<string, string>;
  return { request, requestId: requestIdOf(request), address, params, search, headers: {}, limited: new Set() };
}
