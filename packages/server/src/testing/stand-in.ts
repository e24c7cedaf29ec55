import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a stand-in received it. */
export interface StandInRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** An HTTP server of this machine in place of an outside system. */
export interface StandIn {
  readonly url: string;
  /** What it was asked, in the order of arrival. */
  readonly requests: readonly StandInRequest[];
  close(): void;
}

/** Answers one request. Not ending the response leaves the caller hanging; destroying it cuts the connection. */
export type StandInAnswer = (request: StandInRequest, response: ServerResponse) => void;

/**
 * Starts an HTTP server that answers as told, on a free port. Whoever opens it closes it.
 *
 * @example
 * const provider = await standIn((request, response) => response.end(JSON.stringify({ totalTax: 1.2 })));
 */
export async function standIn(answer: StandInAnswer): Promise<StandIn> {
  const requests: StandInRequest[] = [];
  const listener: RequestListener = async (message, response) => {
    const parts: Buffer[] = [];
    for await (const part of message) parts.push(part as Buffer);
    const body = Buffer.concat(parts).toString();
    const request = { method: message.method ?? "", path: message.url ?? "", headers: message.headers, body };
    requests.push(request);
    answer(request, response);
  };
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
