import type { ServerErrorEnvelope } from "@purvey/contract/errors";
import { timestamp } from "../../values/timestamp.ts";
import type { Page } from "../endpoints/context.ts";
import type { ServerError } from "../errors.ts";

const json = { "content-type": "application/json; charset=utf-8", "x-content-type-options": "nosniff" };

/** The body of a successful answer: the envelope of R015 with `count` and totals filled in. */
export function envelopeText(data: unknown, list: boolean, params: Readonly<Record<string, unknown>>): string {
  const page = list ? (data as Page<unknown>) : undefined;
  const total = page ? page.total : 1;
  return JSON.stringify({
    count: page ? page.data.length : 1,
    data: page ? page.data : data,
    message: "",
    options: {},
    params,
    status: 200,
    total,
    totalResults: total,
  });
}

/** An answer with a JSON text, compressed or not. */
export function jsonAnswer(
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { ...json, ...headers } });
}

/** The body of a refusal (R211, R212). */
export function errorEnvelope(error: ServerError, requestId: string): ServerErrorEnvelope {
  const { code, message, details, issues } = error;
  const validationErrors = issues.map((issue) => ({
    field: issue.path,
    message: issue.message,
    code: issue.code,
    received: issue.received ?? null,
    expected: issue.expected ?? null,
  }));
  return {
    code,
    message,
    details,
    timestamp: timestamp(),
    requestId,
    ...(issues.length > 0 ? { validationErrors } : {}),
  };
}

/** A refusal as an answer; what waiting and limits say goes into headers too (R218, R221). */
export function errorAnswer(
  error: ServerError,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return jsonAnswer(JSON.stringify(errorEnvelope(error, requestId)), error.status, {
    ...headers,
    ...error.headers,
    "x-request-id": requestId,
    "cache-control": "no-store",
  });
}
