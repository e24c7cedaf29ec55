import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import type { Transport } from "@purvey/client";
import { createConfirmations } from "./confirmations.ts";
import { createPurveyMcpServer } from "./purvey-mcp-server.ts";
import { type Budget, defaultBudget } from "./session.ts";

/** What the tools work with over HTTP. */
export interface McpOverHttpOptions {
  /** The address of the server that answers the calls. */
  readonly url: string;
  /** The site of callers that send no `x-site-id`. */
  readonly siteId: string;
  readonly version: string;
  readonly budget?: Budget;
  /** Names under which browsers and clients may reach it, without ports. @default localhost, 127.0.0.1, [::1] */
  readonly hosts?: readonly string[];
  readonly transport?: Transport;
}

/** The tools as a fetch handler. */
export interface McpOverHttp {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Streamable HTTP at `/mcp`. Every caller works with the bearer token of its own request, which is passed on and kept
 * nowhere; one without a token gets only what needs none. Requests under a foreign host name or from a page of a foreign
 * origin are refused (403), so that no web page reaches a server on its reader's machine.
 */
export function mcpOverHttp(options: McpOverHttpOptions): McpOverHttp {
  const { url, version, transport, budget = defaultBudget } = options;
  const hosts = [...(options.hosts ?? localhostAllowedHostnames())];
  const confirmations = createConfirmations();
  const handler = createMcpHandler(({ requestInfo }) => {
    const siteId = requestInfo?.headers.get("x-site-id") ?? options.siteId;
    const token = bearerOf(requestInfo?.headers.get("authorization") ?? "");
    return createPurveyMcpServer({ url, siteId, token, transport, budget, confirmations }, version);
  });
  return {
    async fetch(request) {
      const refused = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
      if (refused) return refused;
      if (new URL(request.url).pathname === "/mcp") return handler.fetch(request);
      return new Response("The Model Context Protocol is spoken at /mcp.\n", { status: 404 });
    },
    close: () => handler.close(),
  };
}

function bearerOf(header: string): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header)?.[1];
}
