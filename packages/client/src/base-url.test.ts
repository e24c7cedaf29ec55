import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ClientContext } from "./context.ts";
import type { NotFoundError, ValidationError } from "./errors.ts";
import { createClient } from "./facade.ts";
import { failureOf } from "./testing/client-of.ts";

const create = (baseUrl: unknown) =>
  createClient({ siteId: "demo", jwt: "t", baseUrl: baseUrl as ClientContext["baseUrl"], retries: 0 });
const failureAt = (baseUrl?: string) => failureOf(create(baseUrl).items.brands.list());

describe("a `baseUrl` by which no service can be found", () => {
  it.each([
    ["http://h:1/api", "http://h:1/api/{service}"],
    ["http://h:1", "http://h:1/api/{service}"],
    ["http://h:1/", "http://h:1/api/{service}"],
    ["http://h:1/api/{services}/", "http://h:1/api/{service}"],
    ["/v1", "/v1/{service}"],
    ["", "/api/{service}"],
  ])("is refused at once: %j should be %j", (given, meant) => {
    const sentence = `\`baseUrl\` is "${given}", which has no place for a service's name. Write "${meant}", or give an address for each service.`;
    expect(() => create(given)).toThrow(new TypeError(sentence));
    expect(() => create("http://h/{service}").with({ baseUrl: given })).toThrow(new TypeError(sentence));
  });

  it.each([null, 5, true])("is refused when it is %s", (given) => {
    expect(() => create(given)).toThrow(
      `\`baseUrl\` is ${given}. Give it a text such as "http://localhost:4400/api/{service}".`,
    );
  });

  it.each(["localhost:4400/api/{service}", " http://h/{service}", "ftp://h/{service}"])(
    "is refused when it is no address: %j",
    (given) => {
      expect(() => create(given)).toThrow(/which is no address. Begin it with "https:\/\/", "http:\/\/" or "\/"\.$/);
      const transport = async () => Response.json({ data: [] });
      expect(() => createClient({ siteId: "demo", jwt: "t", baseUrl: given, transport })).not.toThrow();
    },
  );
});

describe("a server that is no Purvey", () => {
  /** Asks a real server that answers so. */
  async function asked<T>(answer: RequestListener, ask: (port: number) => Promise<T>): Promise<T> {
    const server = createServer(answer).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const result = await ask((server.address() as AddressInfo).port);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return result;
  }

  it("that answers pages is named by what was expected", async () => {
    const page: RequestListener = (_, response) =>
      response.setHeader("content-type", "text/html").end("<!doctype html><div id=root></div>");
    const error = await asked(page, (port) => failureAt(`http://127.0.0.1:${port}/{service}`));
    expect((error as ValidationError).summary).toBe(
      "Invalid API response structure: Expected an envelope, an object with `data`. Does `baseUrl` lead to a Purvey server?",
    );
  });

  it.each(["<h1>404 Not Found</h1>", '{"error":"Not Found"}'])("that knows nothing of the path: %s", async (body) => {
    const unknown: RequestListener = (_, response) => response.writeHead(404).end(body);
    const error = await asked(unknown, (port) => failureAt(`http://127.0.0.1:${port}/{service}`));
    expect(error).toMatchObject({ message: "Resource not found", status: 404 });
    expect((error as NotFoundError).reason).toBe("`baseUrl` leads to no service");
  });

  it("that speaks http is not asked for https", async () => {
    const http: RequestListener = (_, response) => response.end();
    await asked(http, async (port) => {
      const { message } = await failureAt(`https://127.0.0.1:${port}/{service}`);
      expect(message).toContain(`127.0.0.1:${port} does not speak https. Does \`baseUrl\` mean "http://"?`);
    });
  });

  it("that is not there is said to be not there, or to have no name", async () => {
    const port = await asked(
      () => undefined,
      async (taken) => taken,
    );
    expect((await failureAt(`http://127.0.0.1:${port}/{service}`)).message).toBe(
      `GET http://127.0.0.1:${port}/items/brands got no answer: Nothing listens at 127.0.0.1:${port}. Is the server running, and on this port? (connect ECONNREFUSED 127.0.0.1:${port})`,
    );
    expect((await failureAt("http://no-such-host.invalid/{service}")).message).toMatch(
      /There is no no-such-host\.invalid\. Is `baseUrl` spelt right\?/,
    );
  });

  it("cannot be found by a relative address where there is no page", async () => {
    expect((await failureAt()).message).toContain("`baseUrl` is relative, and no page is here");
  });
});

describe("a page whose browser does not say why no answer came", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    [
      "http://shop.test:4400/api/{service}",
      "shop.test:4400 does not answer pages of https://shop.test. Is the server running there, does it allow them (CORS), and is it not http below https?",
    ],
    ["/api/{service}", "shop.test does not answer. Is the network there, and the server running?"],
  ])("is told what it can be: %s", async (baseUrl, expected) => {
    vi.stubGlobal("location", new URL("https://shop.test/start"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    expect((await failureAt(baseUrl)).message).toContain(`got no answer: ${expected} (Failed to fetch)`);
  });
});
