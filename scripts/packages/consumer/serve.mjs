// The real server at a free port, with the built page beside it; prints its address.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { createTestServer } from "@purvey/server/testing";

const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; require-trusted-types-for 'script'";
const types = { html: "text/html", js: "text/javascript" };

const server = await createTestServer();

async function answer(request, response) {
  const { method, url, headers } = request;
  if (url.startsWith("/api/")) {
    const body = method === "GET" ? {} : { body: await text(request) };
    const answered = await server.fetch(new Request(new URL(url, "http://localhost"), { method, headers, ...body }));
    response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(await answered.text());
    return;
  }
  const file = url === "/" ? "/index.html" : url;
  const type = types[file.split(".").at(-1)] ?? "text/plain";
  response.writeHead(200, { "content-type": type, "content-security-policy": policy }).end(readFileSync(`dist${file}`));
}

const http = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(404).end());
});
http.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${http.address().port}`));
process.once("SIGTERM", () => process.exit(0));
