import { expect } from "vitest";
import type { Environment } from "../platform/config.ts";
import { HttpServiceError } from "../providers/http/http-service-error.ts";
import { type StandInAnswer, standIn } from "./stand-in.ts";

/** How an outside system goes wrong, and what the caller is told: its status. */
const failures: readonly (readonly [answer: StandInAnswer, status: number, timeout?: number])[] = [
  [(_, response) => response.writeHead(401).end('{"error":"Unauthorized"}'), 502],
  [(_, response) => response.writeHead(500).end("oops"), 502],
  [(_, response) => response.writeHead(429, { "retry-after": "3" }).end(), 503],
  [(_, response) => response.destroy(), 503],
  [() => undefined, 504, 60],
  [(_, response) => response.end("<html>"), 502],
  [(_, response) => response.end("{}"), 502],
  [(_, response) => response.end("null"), 502],
];

/**
 * Proves that an adapter tells every failure of its outside system as such, and shows no secret: refusals, a busy system,
 * a broken connection, no answer in time, answers that are not its protocol. `call` speaks to the system of the
 * environment that it is given: its URL, and the variable `PURVEY_PROVIDER_TIMEOUT`.
 */
export async function expectFailuresTold(
  call: (url: string, environment: Environment) => Promise<unknown>,
  secret: string,
): Promise<void> {
  for (const [answer, status, timeout = 5000] of failures) {
    const server = await standIn(answer);
    const error = await call(server.url, { PURVEY_PROVIDER_TIMEOUT: `${timeout}` }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    server.close();
    if (!(error instanceof HttpServiceError)) throw new Error(`Expected an HttpServiceError, got ${String(error)}`);
    expect([error.message, error.status]).toEqual([error.message, status]);
    expect(JSON.stringify([error.message, error.details, error.stack])).not.toContain(secret);
  }
}
