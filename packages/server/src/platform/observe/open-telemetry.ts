import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { detectResources, envDetector, type Resource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { AlwaysOnSampler, BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { inTime } from "../../values/in-time.ts";
import type { Environment } from "../config.ts";
import { version } from "../version.ts";
import { producerOf } from "./metric-producer.ts";
import type { Metrics } from "./metrics.ts";
import type { OtlpTargets } from "./otlp-targets.ts";
import type { Span, SpanFacts, Tracing } from "./tracing.ts";

/** How long the end of the process waits for what is not sent yet, in milliseconds. */
const patience = 5_000;

/** How often metrics are sent when `OTEL_METRIC_EXPORT_INTERVAL` does not say, in milliseconds. */
const interval = 60_000;

/**
 * Sends traces and metrics over OTLP (HTTP, JSON), as the standard variables of OpenTelemetry say. Loaded only where one
 * of them names a collector: the SDK takes a second and 18 MB.
 */
export function openTelemetry(targets: OtlpTargets, environment: Environment, metrics: Metrics | undefined): Tracing {
  const resource = resourceOf(environment);
  const traces = targets.traces === undefined ? undefined : tracerProvider(targets, environment, resource);
  const meters =
    targets.metrics === undefined || !metrics ? undefined : meterProvider(targets, environment, metrics, resource);
  const isFollowed = samplerFrom(environment);
  const tracer = traces?.getTracer("purvey", version);
  return {
    call: (traceparent) => {
      const caller = callerIn(traceparent);
      return tracer && isFollowed(caller) ? begin(tracer, "call", SpanKind.SERVER, contextOf(caller)) : undefined;
    },
    job: (name) => (tracer && isFollowed(undefined) ? begin(tracer, name, SpanKind.INTERNAL, ROOT_CONTEXT) : undefined),
    stop: async () => {
      const stopped = Promise.all([traces?.shutdown(), meters?.shutdown()]);
      await inTime(stopped, patience, () => new Error("The collector took too long.")).catch(warn);
    },
  };
}

function warn(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.emitWarning(`The last traces or metrics could not be sent. ${reason}`);
}

function resourceOf(environment: Environment): Resource {
  const name = environment.OTEL_SERVICE_NAME || "purvey";
  return detectResources({ detectors: [envDetector] }).merge(
    resourceFromAttributes({ "service.name": name, "service.version": version }),
  );
}

function tracerProvider(
  { traces, headers }: OtlpTargets,
  environment: Environment,
  resource: Resource,
): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: traces, headers });
  const scheduledDelayMillis = Number(environment.OTEL_BSP_SCHEDULE_DELAY) || 5_000;
  return new TracerProvider({
    resource,
    sampler: new AlwaysOnSampler(),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis, maxQueueSize: 8_192 })],
  });
}

function meterProvider(
  { metrics: url, headers }: OtlpTargets,
  environment: Environment,
  metrics: Metrics,
  resource: Resource,
): MeterProvider {
  const exportIntervalMillis = Number(environment.OTEL_METRIC_EXPORT_INTERVAL) || interval;
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url, headers }),
    exportIntervalMillis,
    exportTimeoutMillis: Math.min(exportIntervalMillis, 30_000),
    metricProducers: [producerOf(metrics, resource)],
  });
  return new MeterProvider({ resource, readers: [reader] });
}

/** The caller's span that a call is part of, and whether it is followed. */
interface Caller {
  readonly traceId: string;
  readonly spanId: string;
  readonly isFollowed: boolean;
}

/**
 * Which calls are followed: `OTEL_TRACES_SAMPLER` says. One in twenty without it, and whatever a caller follows: a call with
 * two statements takes 30 µs more when it is followed. Decided before the SDK is asked, which takes 6 µs to say no.
 */
function samplerFrom({
  OTEL_TRACES_SAMPLER: name,
  OTEL_TRACES_SAMPLER_ARG: argument,
}: Environment): (caller: Caller | undefined) => boolean {
  const share = argument ? Number(argument) : name ? 1 : 0.05;
  if (!(share >= 0 && share <= 1))
    throw new Error(`\`OTEL_TRACES_SAMPLER_ARG\` is \`${argument}\`. Expected a share from 0 to 1, such as 0.05.`);
  const shares: Readonly<Record<string, number>> = { always_on: 1, always_off: 0, traceidratio: share };
  const [, isParentBased, kind] = /^(parentbased_)?(\w+)$/.exec(name || "parentbased_traceidratio") ?? [];
  const ratio = shares[kind ?? ""];
  if (ratio === undefined)
    throw new Error(
      `\`OTEL_TRACES_SAMPLER\` is \`${name}\`. Expected always_on, always_off, traceidratio, or one of these with parentbased_ before it.`,
    );
  return (caller) => {
    if (!caller) return Math.random() < ratio;
    return isParentBased ? caller.isFollowed : Number.parseInt(caller.traceId.slice(-8), 16) / 2 ** 32 < ratio;
  };
}

const w3c = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

function callerIn(traceparent: string | null): Caller | undefined {
  const [, traceId, spanId, flags] = w3c.exec(traceparent ?? "") ?? [];
  if (!traceId || !spanId) return undefined;
  return { traceId, spanId, isFollowed: (Number.parseInt(flags ?? "", 16) & 1) === 1 };
}

function contextOf(caller: Caller | undefined): Context {
  if (!caller) return ROOT_CONTEXT;
  const { traceId, spanId } = caller;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

function begin(tracer: Tracer, name: string, kind: SpanKind, context: Context, facts: SpanFacts = {}): Span {
  const span = tracer.startSpan(name, { kind, attributes: facts }, context);
  const { traceId, spanId } = span.spanContext();
  return {
    traceId,
    spanId,
    child(childName, facts, outside = false) {
      const inside = trace.setSpan(context, span);
      return begin(tracer, childName, outside ? SpanKind.CLIENT : SpanKind.INTERNAL, inside, facts);
    },
    end(facts = {}, failed = false) {
      span.setAttributes(facts);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    rename: (newName) => void span.updateName(newName),
  };
}
