import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** The application's server with one answer of our own. */
export interface LargeServer {
  readonly baseUrl: string;
  stop(): Promise<void>;
}

/**
 * Serves everything as the application's server does, but a path with a body of our own: it comes over the network as
 * every other answer, while a body that the debugger puts in takes longer than the page.
 */
export async function serveLarge(baseUrl: string, path: string, body: string): Promise<LargeServer> {
  const bytes = Buffer.from(body);
  const server = createServer((asked, answer) => {
    if (asked.url?.split("?")[0] === path) {
      answer.writeHead(200, { "content-type": "application/json", "content-length": bytes.length }).end(bytes);
      return;
    }
    const { method = "GET", headers, url = "/" } = asked;
    const passed = request(new URL(url, baseUrl), { method, headers }, (heard) => {
      answer.writeHead(heard.statusCode ?? 502, heard.headers);
      heard.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((closed) => server.close(() => closed()));
  };
  return { baseUrl: `http://localhost:${port}`, stop };
}
