import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { inProcess } from "@purvey/client";
import type { TestServer } from "@purvey/server/testing";
import { type McpOverHttpOptions, mcpOverHttp } from "../mcp-over-http.ts";

/** What a tool answered: its structured content, or the text of its refusal. */
export interface Answered {
  readonly refused: string | undefined;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The official client of the tools, which work on the real server in the same process. */
export interface Tools {
  readonly client: Client;
  use(name: string, input?: Readonly<Record<string, unknown>>): Promise<Answered>;
}

/** Connects the official client, with or without a token, to the tools over streamable HTTP without a port. */
export async function toolsFor(
  server: TestServer,
  token?: string,
  more: Partial<McpOverHttpOptions> & { readonly client?: Client; readonly headers?: Record<string, string> } = {},
): Promise<Tools> {
  const { client = new Client({ name: "test", version: "1" }), headers = {}, ...options } = more;
  const mcp = mcpOverHttp({
    url: "http://purvey.invalid",
    siteId: server.site,
    version: "0.1.0",
    transport: inProcess(server),
    ...options,
  });
  const transport = new StreamableHTTPClientTransport(new URL("http://localhost/mcp"), {
    requestInit: { headers: { ...headers, host: "localhost", ...(token ? { authorization: `Bearer ${token}` } : {}) } },
    fetch: async (url, init) => mcp.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  return { client, use: (name, input = {}) => useOf(client, name, input) };
}

/** Uses a tool, and answers what it answered. */
export async function useOf(client: Client, name: string, input: Readonly<Record<string, unknown>>): Promise<Answered> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: { ...input } });
  const [first] = content;
  const text = first?.type === "text" ? first.text : "";
  return { refused: isError ? text : undefined, content: Object(structuredContent) as Answered["content"] };
}
