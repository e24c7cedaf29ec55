import type { Transport, TransportRequest } from "../transport.ts";

/** What a scripted server answers: a response, or a failure of the network. */
export type Answer = Response | Error | ((url: string, request: TransportRequest) => Response | Promise<Response>);

/** A request as it arrived. */
export interface Arrived extends TransportRequest {
  readonly url: string;
}

/** A network that answers as told, in order, the last answer again and again. It remembers what arrived. */
export function scripted(...answers: readonly Answer[]): { transport: Transport; arrived: Arrived[] } {
  const arrived: Arrived[] = [];
  const transport: Transport = async (url, request) => {
    const answer = answers[Math.min(arrived.length, answers.length - 1)] as Answer;
    arrived.push({ ...request, url });
    if (answer instanceof Error) throw answer;
    return typeof answer === "function" ? answer(url, request) : answer.clone();
  };
  return { transport, arrived };
}

/** A successful answer with this data, as a service sends it. */
export function envelope(data: unknown, more: Record<string, unknown> = {}): Response {
  return Response.json({
    count: 0,
    data,
    message: "",
    options: {},
    params: {},
    status: 200,
    total: 0,
    totalResults: 0,
    ...more,
  });
}

/** A refusal with the error envelope. */
export function refusal(
  status: number,
  code: string,
  message = "A sentence.",
  details: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  const body = { code, message, details, timestamp: "2026-03-14 09:26:53", requestId: "request-0001" };
  return Response.json(body, { status, headers });
}
