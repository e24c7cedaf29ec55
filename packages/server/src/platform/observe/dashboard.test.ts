import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { embeddedProviders } from "../../embedded-providers.ts";
import { jobsWith } from "../../jobs.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { openTestServer, type TestServer, testSecret } from "../../testing/test-server.ts";
import { Replica } from "../db/replica.ts";
import { ringFrom } from "../keys/key-ring.ts";
import { Metrics } from "./metrics.ts";

const read = (path: string) => readFileSync(new URL(`../../../../../docs/${path}`, import.meta.url), "utf8");

let server: TestServer;
/** Every figure that a server tells after some traffic, a histogram under its own name and those of its parts. */
let told: ReadonlySet<string>;
beforeAll(async () => {
  server = await openTestServer("embedded");
  const metrics = new Metrics();
  const observers = { metrics, metricsToken: "a token for the dashboard", slowStatement: 1 };
  const replica = new Replica(server.db);
  const app = createApp({ db: server.db, replica, tokens: { secret: testSecret }, observers });
  metrics.watchJobs(
    server.db,
    jobsWith(embeddedProviders, ringFrom(testSecret), {
      processorOf: async () => undefined,
      taxProviderOf: async () => undefined,
    }),
  );
  metrics.round({ job: "hand imports over", seconds: 0.1, failed: false });
  const token = await app.tokens.issue(await server.principalOf("ada"));
  const search = () => rawFetch(app, "GET", "/api/search/item-search?q=bolt", { token });
  while (JSON.stringify((await search()).body).includes('"degraded":true'));
  const headers = { authorization: "Bearer a token for the dashboard" };
  const text = await (await app.fetch(new Request("http://shop.example/metrics", { headers }))).text();
  const names = text.split("\n").flatMap((line) => /^# TYPE (\S+)|^([a-z]\w*)/.exec(line)?.slice(1) ?? []);
  told = new Set(names.filter((name) => name !== undefined));
});
afterAll(() => server.close());

it("names no figure in the dashboard that a server does not tell", () => {
  const { panels } = JSON.parse(read("grafana/purvey.json")) as { panels: { targets?: { expr: string }[] }[] };
  const named = panels.flatMap(({ targets = [] }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:purvey|process|nodejs)_\w+/g) ?? []),
  );
  expect(named.length).toBeGreaterThan(25);
  expect([...new Set(named)].filter((name) => !told.has(name) && !told.has(name.replace(/_bucket$/, "")))).toEqual([]);
});

it("explains in the guide every figure of the server's own, and none that there is not", () => {
  const explained = [...read("guides/observe.md").matchAll(/^\| `(purvey_\w+)`/gm)].map(([, name]) => name);
  const own = [...told].filter((name) => name.startsWith("purvey_") && !/_(bucket|sum|count)$/.test(name));
  expect(explained.toSorted()).toEqual(own.toSorted());
});
