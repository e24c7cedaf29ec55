export type { Hit, SearchOptions } from "@purvey/contract/discovery";
export type { EndpointDescription, ServiceDescription } from "@purvey/contract/discovery/description";
export type { ServerCode } from "@purvey/contract/endpoint";
export type { Envelope } from "@purvey/contract/envelope";
export type { ClientCode, ErrorCode } from "@purvey/contract/errors";
/** An item of the catalogue, by the name that is looked for first. */
export type { ItemMaster as Item } from "@purvey/contract/generated/items";
export type { Id } from "@purvey/contract/id";
export type { Issue } from "@purvey/contract/schema";
export type { Call, ListCall, Outcome, SafeResult } from "./call.ts";
export { type ClientControls, type ClientOf, createClientOf } from "./client.ts";
export {
  type AnswerValidation,
  type BaseUrl,
  type CallOptions,
  type ClientContext,
  newIdempotencyKey,
} from "./context.ts";
export { type EndpointList, type EndpointSearch, withDiscovery } from "./discovery.ts";
export {
  ApiError,
  AuthenticationError,
  isPurveyError,
  NetworkError,
  NotFoundError,
  PurveyError,
  RateLimitError,
  ValidationError,
} from "./errors.ts";
export { createClient, type PurveyClient } from "./facade.ts";
export type { DriftEvent, ErrorEvent, Hooks, RequestEvent, ResponseEvent, RetryEvent } from "./observe.ts";
export type { Services } from "./services/index.ts";
export type * from "./services/types.ts";
export type { TokenSource } from "./token.ts";
export {
  type FetchHandler,
  fetchTransport,
  inProcess,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from "./transport.ts";
