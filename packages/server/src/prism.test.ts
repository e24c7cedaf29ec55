import { createClient, inProcess } from "@purvey/client";
import type { Endpoint } from "@purvey/contract/endpoint";
import { exampleOf } from "@purvey/contract/example";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { implementations } from "./services.ts";
import { type Input, inCallingOrder, inputsOf } from "./testing/generated-inputs.ts";
import { methodOf } from "./testing/method-of.ts";
import { RecordPool } from "./testing/record-pool.ts";
import { storedRows } from "./testing/stored-rows.ts";
import { openTestServer, type TestServer } from "./testing/test-server.ts";
import { Prism } from "./testing/through-prism.ts";

const services = implementations.map(({ service }) => service);
/** Every eighth of each service: what answers from examples is the same code for all. */
const some = each(8);
const endpoints = inCallingOrder(each(1));
/** What is looked at in `npm test`, beside a write of each service. */
const chosen = new Set(each(exhaustive ? 1 : 4));

function each(step: number): Endpoint[] {
  return services.flatMap(({ endpoints }) => Object.values(endpoints).filter((_, index) => index % step === 0));
}

describe("Prism with the OpenAPI documents", () => {
  let server: TestServer;
  let token: string;
  let prism: Prism;
  beforeAll(async () => {
    server = await openTestServer("embedded");
    prism = await Prism.of(services);
    token = await server.app.tokens.issue(await server.principalOf("ada"));
  });
  beforeEach(() => {
    prism.violations.length = 0;
  });
  afterAll(() => server.close());

  it("answers the client in the server's place with the documents' examples", async () => {
    const client = createClient({ siteId: "demo", jwt: token, transport: prism.mock, retries: 0 });
    for (const endpoint of some) {
      const data = await methodOf(client, endpoint)(exampleOf(endpoint.input) as Input);
      expect([endpoint.id, data]).toEqual([endpoint.id, exampleOf(endpoint.returns)]);
    }
    expect(prism.violations).toEqual([]);
  });

  it("finds nothing wrong with calls of the client and answers of the server", async () => {
    const transport = prism.before(inProcess(server.app));
    const client = createClient({ siteId: "demo", jwt: token, transport, retries: 0 });
    const ada = await server.principalOf("ada");
    const pool = new RecordPool([ada.userId, ada.username]);
    for (const rows of await storedRows(server.db)) pool.keepTable(rows);
    const answered = new Set<Endpoint>();
    const written = (all: Iterable<Endpoint>) => [...new Set([...all].map(({ service }) => service))].sort();
    const reads = endpoints.filter(({ method }) => method === "GET");
    const writes = endpoints.filter(({ method }) => method !== "GET");
    const isWritten = (service: string) => writes.some((one) => one.service === service && answered.has(one));
    for (const endpoint of endpoints) {
      if (!chosen.has(endpoint) && (reads.includes(endpoint) || isWritten(endpoint.service))) continue;
      const call = methodOf(client, endpoint);
      for (const input of inputsOf(endpoint, pool, 1)) {
        if (answered.has(endpoint)) break;
        await call(input)
          .then((data) => {
            pool.keep(endpoint, input, data);
            answered.add(endpoint);
          })
          .catch((error: { status?: number }) => expect(error.status, endpoint.id).toBeGreaterThanOrEqual(400));
      }
    }
    expect(prism.violations).toEqual([]);
    const asked = reads.filter((endpoint) => chosen.has(endpoint));
    expect(asked.filter((endpoint) => answered.has(endpoint)).length / asked.length).toBeGreaterThan(0.8);
    expect(written(writes.filter((endpoint) => answered.has(endpoint)))).toEqual(written(writes));
  });
});
