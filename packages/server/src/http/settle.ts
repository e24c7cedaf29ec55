import type { ServerError } from "../platform/errors.ts";
import type { Exchange, Shared } from "../platform/http/answer.ts";
import { errorAnswer } from "../platform/http/answers.ts";
import { refusalOf } from "../platform/http/refusal.ts";
import { timestamp } from "../values/timestamp.ts";

/** Answers a request whatever happens, and writes its line of the log. */
export async function settle(shared: Shared, exchange: Exchange, work: () => Promise<Response>): Promise<Response> {
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

/** A log that cannot be written (a full disk, a closed pipe) costs no answer. */
function log(shared: Shared, exchange: Exchange, status: number, started: number, refusal?: ServerError): void {
  try {
    write(shared, exchange, status, started, refusal);
  } catch (error) {
    process.emitWarning(`The request log failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function write(shared: Shared, exchange: Exchange, status: number, started: number, refusal?: ServerError): void {
  const cause = refusal?.cause;
  shared.config.log?.({
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
