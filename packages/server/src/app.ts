import { openApi } from "@purvey/contract/openapi";
import { Hono } from "hono";
import { createTokens, type TokenSettings, type Tokens } from "./auth/tokens.ts";
import { defaultConfig, type ServerConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { ServerError } from "./errors.ts";
import { answer, type Exchange, type Shared } from "./http/answer.ts";
import { errorAnswer, jsonAnswer } from "./http/answers.ts";
import { serveItemPicture } from "./http/item-picture.ts";
import { serveBrandPicture } from "./http/media/brand-picture.ts";
import { serveCategoryPicture } from "./http/media/category-picture.ts";
import { serveItemDocument } from "./http/media/item-document.ts";
import { servePdf } from "./http/pdf-download.ts";
import { RateLimiter } from "./http/rate-limiter.ts";
import { refusalOf } from "./http/refusal.ts";
import { requestIdOf } from "./http/request-id.ts";
import { type Route, routesOf } from "./http/router.ts";
import { Sites } from "./http/sites.ts";
import { staticFiles } from "./http/static-files.ts";
import { timestamp } from "./http/timestamp.ts";
import { implementations } from "./services/index.ts";
import { version } from "./version.ts";

export interface AppOptions {
  readonly db: Database;
  readonly tokens: TokenSettings;
  readonly config?: Partial<ServerConfig>;
  /** The folder of the built application, served at `/`. */
  readonly webFolder?: string;
}

/** The whole server as a fetch handler: testable without a port, at home in any runtime that speaks `Request` and `Response`. */
export interface App {
  fetch(request: Request): Promise<Response>;
  readonly tokens: Tokens;
}

/**
 * Creates the server: every endpoint of the contract under `/api/<service>/…`.
 *
 * @example
 * const app = createApp({ db: await openDatabase({ dataFolder: ".purvey" }), tokens: { secret } });
 * const api = createClient({ siteId: "demo", jwt, transport: inProcess(app) });
 */
export function createApp(options: AppOptions): App {
  const config = { ...defaultConfig, ...options.config };
  const shared: Shared = {
    db: options.db,
    config,
    tokens: createTokens(options.tokens),
    secret: options.tokens.secret,
    sites: new Sites(options.db),
    userLimit: new RateLimiter(options.db, config.callsPerMinute),
    siteLimit: new RateLimiter(options.db, config.siteCallsPerMinute),
  };
  const router = new Hono();
  for (const route of routesOf(implementations)) mount(router, route, shared);
  mountDocuments(router);
  router.get("/media/items/:file", serveItemPicture(options.db));
  router.get("/media/brands/:file", serveBrandPicture(options.db));
  router.get("/media/categories/:file", serveCategoryPicture(options.db));
  router.get("/media/documents/:file", serveItemDocument(options.db));
  router.get("/documents/pdf/:pdfId", servePdf(options.db));
  router.all("/api/*", (context) => {
    const exchange = exchangeOf(context.req.raw, {});
    return settle(shared, exchange, () => Promise.reject(unknownRoute(context.req.method, context.req.path)));
  });
  if (options.webFolder) {
    const serve = staticFiles(options.webFolder);
    router.get("*", (context) => serve(context.req.raw));
  }
  return { fetch: async (request) => router.fetch(request), tokens: shared.tokens };
}

/** `GET /api/<service>/openapi.json`: the contract of a service, for whoever reads it. */
function mountDocuments(router: Hono): void {
  for (const { service } of implementations) {
    let text: string | undefined;
    router.get(`/api/${service.segment}/openapi.json`, () => {
      text ??= JSON.stringify(openApi(service, { version }));
      return jsonAnswer(text, 200, { "cache-control": "public, max-age=300" });
    });
  }
}

function mount(router: Hono, { path, endpoint, handler }: Route, shared: Shared): void {
  router.on(endpoint.method, path, (context) => {
    const exchange = exchangeOf(context.req.raw, context.req.param() as Record<string, string>);
    return settle(shared, exchange, () => answer(shared, endpoint, handler, exchange));
  });
}

function exchangeOf(request: Request, params: Readonly<Record<string, string>>): Exchange {
  const query = request.url.indexOf("?");
  const search = new URLSearchParams(query < 0 ? "" : request.url.slice(query));
  return { request, requestId: requestIdOf(request), params, search, headers: {} };
}

function unknownRoute(method: string, path: string): ServerError {
  return new ServerError(
    "RESOURCE_NOT_FOUND",
    `There is no endpoint \`${method} ${path}\`. \`GET /api/<service>/openapi.json\` lists those of a service.`,
    {
      details: { method, path },
    },
  );
}

/** Answers a request whatever happens, and writes its line of the log. */
async function settle(shared: Shared, exchange: Exchange, work: () => Promise<Response>): Promise<Response> {
  const started = performance.now();
  try {
    const response = await work();
    log(shared, exchange, response.status, started);
    return response;
  } catch (error) {
    const refusal = refusalOf(error);
    log(shared, exchange, refusal.status, started, refusal);
    return errorAnswer(refusal, exchange.requestId, exchange.headers);
  }
}

function log(shared: Shared, exchange: Exchange, status: number, started: number, refusal?: ServerError): void {
  if (!shared.config.log) return;
  const cause = refusal?.cause;
  shared.config.log({
    time: timestamp(),
    level: status >= 500 ? "error" : status >= 400 ? "warn" : "info",
    requestId: exchange.requestId,
    site: exchange.site?.siteId,
    userId: exchange.principal?.userId,
    endpoint: exchange.endpoint?.id,
    method: exchange.request.method,
    path: new URL(exchange.request.url).pathname,
    status,
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
    code: refusal?.code,
    error: status >= 500 && cause instanceof Error ? cause.stack : undefined,
  });
}
