import type { ClientContext, DriftEvent, Transport } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { fetchTransport, type TransportRequest } from "@purvey/client/transport";
import { useClient, useMutationOptions, useQueryOptions } from "@purvey/react";
import { commerce } from "../generated/first-calls/commerce.ts";
import { content } from "../generated/first-calls/content.ts";
import { customers } from "../generated/first-calls/customers.ts";
import { search } from "../generated/first-calls/search.ts";
import type { SessionStore } from "./session/session-store.ts";
import { traceHooks } from "./trace/call-trace.ts";

/** The client of the shop's beginning: the calls of its first screens and its frame (`first-calls.ts`). */
export type Api = ReturnType<typeof createApi>;

/** An answer that is not what the contract says is shown as an error; the console names the fields for who repairs it. */
function reportDrift({ endpoint, issues }: DriftEvent): void {
  const fields = issues.map(({ path, message }) => `${path}: ${message}`).join("; ");
  console.error(`The answer of ${endpoint} is not what the contract says. ${fields}`);
}

/**
 * What every client of the application has in common, the trace of its calls included; without a transport it calls
 * the page's own server.
 */
export function clientContext(
  siteId: string,
  session: Pick<SessionStore, "token"> & Partial<Pick<SessionStore, "get">>,
  transport: Transport = fetchTransport,
): ClientContext {
  const context = { ...traceHooks, siteId, jwt: session.token, baseUrl: "/api/{service}", onDrift: reportDrift };
  return { ...context, transport: (url, request) => transport(url, forCustomer(request, session.get?.().actingFor)) };
}

/** Says with a request for whom a sales representative acts. */
function forCustomer(request: TransportRequest, actingFor: number | undefined): TransportRequest {
  if (actingFor === undefined) return request;
  return { ...request, headers: { ...request.headers, "x-acting-for": String(actingFor) } };
}

/** A client whose token is the session's. */
export function createApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ commerce, content, customers, search }, clientContext(...given));
}

/** A client without a token, to sign in with: a refusal of it must not ask for signing in. */
export function createSignInApi(siteId: string, transport?: Transport) {
  return createClientOf({ content }, clientContext(siteId, { token: () => undefined }, transport));
}

/** The shop's client. */
export const useApi = (): Api => useClient<Api>();

/** Query options for every endpoint of the shop's client. */
export const useApiQueries = () => useQueryOptions<Api>();

/** Mutation options for every endpoint of the shop's client; what a change makes stale is read again. */
export const useApiMutations = () => useMutationOptions<Api>();
