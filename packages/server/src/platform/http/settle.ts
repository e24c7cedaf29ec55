import { timestamp } from "../../values/timestamp.ts";
import type { ServerError } from "../errors.ts";
import { type Span, tracedCall, tracedDatabase, tracedStatements } from "../observe/tracing.ts";
import { watchedProviders } from "../observe/watched-providers.ts";
import type { Exchange, HeavyReads, Shared } from "./answer.ts";
import { errorAnswer } from "./answers.ts";
import { refusalOf } from "./refusal.ts";

/** Answers a request whatever happens, and tells log, metrics and trace of it. */
export async function settle(
  shared: Shared,
  exchange: Exchange,
  work: (shared: Shared) => Promise<Response>,
): Promise<Response> {
  const started = performance.now();
  exchange.span = shared.observers.tracing?.call(exchange.request.headers.get("traceparent"));
  try {
    const response = await work(exchange.span ? followed(shared, exchange.span) : shared);
    tell(shared, exchange, response.status, started);
    return response;
  } catch (error) {
    const refusal = refusalOf(error);
    tell(shared, exchange, refusal.status, started, refusal);
    return errorAnswer(refusal, exchange.requestId, exchange.headers);
  }
}

/** What a call works with, so that its trace shows statements and calls of providers. */
function followed(shared: Shared, span: Span): Shared {
  return {
    ...shared,
    db: tracedDatabase(shared.db, span),
    replicaFor: (endpoint) => tracedReads(shared.replicaFor(endpoint), span),
    providers: {
      of: (site) =>
        watchedProviders(shared.providers.of(site), (kind, call, ask) => tracedCall(span, `${kind}.${call}`, ask)),
    },
  };
}

function tracedReads(replica: HeavyReads | undefined, span: Span): HeavyReads | undefined {
  return (
    replica && {
      read: (primary, work, told) =>
        replica.read(primary, (db) => work(db === primary ? db : tracedStatements(db, span)), told),
    }
  );
}

/** What cannot be told (a full disk, a closed pipe) costs no answer. */
function tell(shared: Shared, exchange: Exchange, status: number, started: number, refusal?: ServerError): void {
  const milliseconds = performance.now() - started;
  try {
    shared.observers.metrics?.call(exchange.endpoint?.id, status, milliseconds / 1000);
    if (exchange.heavyRead) shared.observers.metrics?.heavyRead(exchange.heavyRead);
    endSpan(exchange, status, refusal);
    write(shared, exchange, status, milliseconds, refusal);
  } catch (error) {
    process.emitWarning(`The request log failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function endSpan({ span, endpoint, request, site, requestId }: Exchange, status: number, refusal?: ServerError): void {
  if (!span) return;
  if (endpoint) span.rename(endpoint.id);
  const facts = {
    "purvey.endpoint": endpoint?.id,
    "purvey.site": site?.siteId,
    "purvey.request_id": requestId,
    "http.request.method": request.method,
    "http.response.status_code": status,
    "error.type": refusal?.code,
  };
  span.end(facts, status >= 500);
}

function write(
  { config }: Shared,
  exchange: Exchange,
  status: number,
  milliseconds: number,
  refusal?: ServerError,
): void {
  const cause = refusal?.cause;
  config.log?.({
    time: timestamp(),
    level: status >= 500 ? "error" : status >= 400 ? "warn" : "info",
    requestId: exchange.requestId,
    traceId: exchange.span?.traceId ?? traceIdIn(exchange.request),
    spanId: exchange.span?.spanId,
    site: exchange.site?.siteId,
    userId: exchange.principal?.userId,
    apiKeyUid: exchange.principal?.apiKey?.uid,
    endpoint: exchange.endpoint?.id,
    method: exchange.request.method,
    path: new URL(exchange.request.url).pathname,
    status,
    milliseconds: Math.round(milliseconds * 10) / 10,
    heavyRead: exchange.heavyRead,
    code: refusal?.code,
    error: status >= 500 && cause instanceof Error ? cause.stack : undefined,
  });
}

/** The trace that a caller follows although this server does not. */
function traceIdIn(request: Request): string | undefined {
  return /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(request.headers.get("traceparent") ?? "")?.[1];
}
