import sql from "sql-template-tag";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createApp } from "../../app.ts";
import { httpService } from "../../providers/http/http-service.ts";
import { startServer } from "../../start-server.ts";
import { describeServer } from "../../testing/describe-server.ts";
import { rawFetch } from "../../testing/raw-request.ts";
import { type StandIn, standIn } from "../../testing/stand-in.ts";
import { testSecret } from "../../testing/test-server.ts";
import type { Database } from "../db/database.ts";
import type { LogEntry } from "../request-log.ts";
import { Metrics } from "./metrics.ts";
import { openTelemetry } from "./open-telemetry.ts";
import { otlpTargetsFrom } from "./otlp-targets.ts";

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[];
  readonly status: { readonly code?: number };
}

const opened: StandIn[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A collector, and what it was sent. */
async function collector() {
  const place = await standIn((_, response) => response.end("{}"));
  opened.push(place);
  const bodies = (path: string) =>
    place.requests.filter((request) => request.path === path).map(({ body }) => JSON.parse(body));
  const spans = (): SentSpan[] =>
    bodies("/v1/traces")
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans: sent }) => sent);
  return { ...place, bodies, spans };
}

function telemetryOf(environment: Record<string, string>, metrics?: Metrics) {
  const targets = otlpTargetsFrom(environment);
  if (!targets) throw new Error("A collector was named.");
  return openTelemetry(targets, environment, metrics);
}

const facts = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** The database, which another server goes on with. */
function kept(db: Database): Database {
  return new Proxy(db, {
    get(target, name) {
      if (name === "close") return async () => undefined;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

describeServer("traces", (server) => {
  const always = { OTEL_TRACES_SAMPLER: "always_on" };

  it("show a call with its statements, as part of the caller's trace, and nothing that is personal", async () => {
    const { url, requests, spans } = await collector();
    const tracing = telemetryOf({
      ...always,
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_EXPORTER_OTLP_HEADERS: "key=a%20b",
    });
    const log: LogEntry[] = [];
    const app = createApp({
      db: server().db,
      tokens: { secret: testSecret },
      observers: { tracing },
      config: { log: (entry) => log.push(entry) },
    });
    const token = await app.tokens.issue(await server().principalOf("dana"));
    const traceId = "0af7651916cd43dd8448eb211c80319c";
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, "x-request-id": "request-0001" };
    const path = "/api/customers/customer/100200/orders?q=Northgate-secret";
    expect((await rawFetch(app, "GET", path, { token, headers })).status).toBe(200);
    await tracing.stop();
    const sent = spans();
    const call = sent.find(({ name }) => name === "customers.customer.orders.list");
    expect(call).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331", kind: 2 });
    expect(facts(call as SentSpan)).toEqual({
      "purvey.endpoint": "customers.customer.orders.list",
      "purvey.site": "demo",
      "purvey.request_id": "request-0001",
      "http.request.method": "GET",
      "http.response.status_code": 200,
    });
    const statements = sent.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(statements.map(({ name }) => name)).toContain("select order_hdr");
    for (const span of sent) expect(span.traceId).toBe(traceId);
    // Without the times, in whose digits anything may be found.
    const bodies = requests.map(({ body }) => body.replaceAll(/"\w+UnixNano":"?\d+"?/g, "")).join();
    for (const secret of ["dana", "Northgate", "100200", token]) expect(bodies).not.toContain(secret);
    expect(requests[0]?.headers.key).toBe("a b");
    expect(log).toMatchObject([{ traceId, spanId: call?.spanId, requestId: "request-0001" }]);
  });

  it("show a transaction around its statements, and which call the server failed at", async () => {
    const { url, spans } = await collector();
    const tracing = telemetryOf({ ...always, OTEL_EXPORTER_OTLP_ENDPOINT: url });
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, observers: { tracing } });
    const token = await app.tokens.issue(await server().principalOf("ada"));
    const body = JSON.stringify({ brandsName: "Traced", brandsId: "TRACED" });
    await rawFetch(app, "POST", "/api/items/brands", { token, body, headers: { "idempotency-key": "traced-1" } });
    await tracing.stop();
    const transaction = spans().find(({ name }) => name === "transaction");
    const inside = spans().filter(({ parentSpanId }) => parentSpanId === transaction?.spanId);
    expect(inside.map(({ name }) => name)).toContain("insert brand");
  });

  it("go on in what an outside system is sent", async () => {
    const { url, spans } = await collector();
    const outside = await standIn((_, response) => response.end("{}"));
    opened.push(outside);
    const service = httpService({ name: "tax provider", baseUrl: outside.url });
    const tracing = telemetryOf({ ...always, OTEL_EXPORTER_OTLP_ENDPOINT: url });
    const answer = { subtotal: 1, totalTax: 0, total: 1 };
    const tax = {
      source: "desk",
      rates: async () => {
        await service.json({ path: "/rates", body: { json: {} } });
        return answer as never;
      },
    };
    const metrics = new Metrics();
    const app = createApp({
      db: server().db,
      tokens: { secret: testSecret },
      providers: { tax },
      observers: { tracing, metrics },
    });
    const token = await app.tokens.issue(await server().principalOf("ada"));
    const body = JSON.stringify({
      lines: [{ amount: 100 }],
      shipTo: { state: "OH", postalCode: "43604", countryCode: "US" },
    });
    expect((await rawFetch(app, "POST", "/api/tax/rates", { token, body })).status).toBe(200);
    await service.json({ path: "/alone" });
    await tracing.stop();
    const call = spans().find(({ name }) => name === "tax.rates");
    expect(call?.kind).toBe(3);
    expect(outside.requests.map(({ path, headers }) => [path, headers.traceparent])).toEqual([
      ["/rates", `00-${call?.traceId}-${call?.spanId}-01`],
      ["/alone", undefined],
    ]);
    expect(await metrics.text()).toContain('purvey_provider_duration_seconds_count{provider="tax",outcome="done"} 1');
  });

  it("and metrics are sent before the server has stopped, jobs among them", async () => {
    const { url, bodies, spans } = await collector();
    const metrics = new Metrics();
    const tracing = telemetryOf({ ...always, OTEL_EXPORTER_OTLP_ENDPOINT: url }, metrics);
    let done = () => {};
    const ran = new Promise<void>((resolve) => {
      done = resolve;
    });
    const run = async (db: Database) => {
      await db.query(sql`select site_id from site where site_id = ${"demo"}`);
      done();
    };
    const running = await startServer({
      db: kept(server().db),
      port: 0,
      tokens: { secret: testSecret },
      observers: { metrics, tracing },
      jobs: [{ name: "count shelves", pause: 1, run }],
    });
    await ran;
    for (let call = 0; call < 3; call++)
      await fetch(`http://127.0.0.1:${running.port}/api/items/ping`, { headers: { "x-site-id": "demo" } });
    await running.stop();
    const job = spans().find(({ name }) => name === "count shelves");
    expect(spans().find(({ parentSpanId }) => parentSpanId === job?.spanId)?.name).toBe("select site");
    const sent = bodies("/v1/metrics").at(-1).resourceMetrics[0];
    expect(sent.resource.attributes).toContainEqual({ key: "service.name", value: { stringValue: "purvey" } });
    const calls = sent.scopeMetrics[0].metrics.find(({ name }: SentSpan) => name === "purvey_call_duration_seconds");
    const ping = calls.histogram.dataPoints.find((point: SentSpan) => facts(point).endpoint === "items.system.ping");
    expect(ping.count).toBe(3);
    expect(ping.bucketCounts.reduce((sum: number, count: number) => sum + count, 0)).toBe(3);
    expect(ping.bucketCounts).toHaveLength(ping.explicitBounds.length + 1);
  });

  it("are of as many calls as the sampler says, and of those that the caller follows", async () => {
    const { url, spans } = await collector();
    const tracing = telemetryOf({ OTEL_TRACES_SAMPLER: "parentbased_always_off", OTEL_EXPORTER_OTLP_ENDPOINT: url });
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, observers: { tracing } });
    const traceparent = (flag: string) => ({
      traceparent: `00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-${flag}`,
    });
    await rawFetch(app, "GET", "/api/items/ping");
    await rawFetch(app, "GET", "/api/items/ping", { headers: traceparent("00") });
    await rawFetch(app, "GET", "/api/items/ping", { headers: { traceparent: "00-nonsense-01" } });
    await rawFetch(app, "GET", "/api/items/ping", { headers: traceparent("01") });
    await tracing.stop();
    expect(spans().filter(({ name }) => name === "items.system.ping")).toHaveLength(1);
  });

  it("keep nobody from stopping when the collector does not answer", async () => {
    const silent = await standIn(() => {});
    opened.push(silent);
    const tracing = telemetryOf({ ...always, OTEL_EXPORTER_OTLP_ENDPOINT: silent.url });
    const app = createApp({ db: server().db, tokens: { secret: testSecret }, observers: { tracing } });
    await rawFetch(app, "GET", "/api/items/ping");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const warnings = vi.spyOn(process, "emitWarning").mockImplementation(() => undefined);
    onTestFinished(() => {
      vi.useRealTimers();
      warnings.mockRestore();
    });
    const stopped = tracing.stop();
    await vi.advanceTimersByTimeAsync(9_000);
    await stopped;
    expect(warnings).toHaveBeenCalledWith(expect.stringContaining("The collector took too long."));
  });
});

describe("the collector that the environment names", () => {
  it("is none by default, and where the SDK is switched off", () => {
    expect(otlpTargetsFrom({})).toBeUndefined();
    const off = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", OTEL_SDK_DISABLED: "true" };
    expect(otlpTargetsFrom(off)).toBeUndefined();
  });

  it("has a path for each signal, or an address of its own", () => {
    const environment = {
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318/",
      OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: "https://metrics.example/push",
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20abc%3D, tenant=7",
    };
    expect(otlpTargetsFrom(environment)).toEqual({
      traces: "http://collector:4318/v1/traces",
      metrics: "https://metrics.example/push",
      headers: { authorization: "Basic abc=", tenant: "7" },
    });
    expect(otlpTargetsFrom({ ...environment, OTEL_TRACES_EXPORTER: "none" })?.traces).toBeUndefined();
  });

  it("is refused in a sentence where it cannot be spoken to", () => {
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" };
    expect(() => otlpTargetsFrom(endpoint)).toThrow("`OTEL_EXPORTER_OTLP_ENDPOINT` is no address of a collector.");
    const grpc = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4317", OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" };
    expect(() => otlpTargetsFrom(grpc)).toThrow("`OTEL_EXPORTER_OTLP_PROTOCOL` is `grpc`");
    const named = (more: Record<string, string>) =>
      telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318", ...more });
    expect(() => named({ OTEL_TRACES_SAMPLER: "sometimes" })).toThrow("`OTEL_TRACES_SAMPLER` is `sometimes`");
    expect(() => named({ OTEL_TRACES_SAMPLER_ARG: "5%" })).toThrow("Expected a share from 0 to 1");
  });
});
