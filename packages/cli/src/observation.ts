import type { Metrics } from "@purvey/server/platform/observe/metrics";
import type { Observers } from "@purvey/server/platform/observe/observers";
import { otlpTargetsFrom } from "@purvey/server/platform/observe/otlp-targets";
import type { LogEntry, SlowStatement } from "@purvey/server/platform/request-log";
import type { StartOptions } from "@purvey/server/start-server";
import { type Given, type Terminal, UsageError } from "./command.ts";
import type { Settings } from "./settings/setting-definitions.ts";
import { workerNumber } from "./workers.ts";

type Entry = LogEntry | SlowStatement;

/** How a process is watched: where its lines go, what it counts and follows, and where that is answered. */
export interface Observation extends Required<Pick<StartOptions, "observers">> {
  readonly metricsAddress: StartOptions["metricsAddress"];
  readonly log: (entry: Entry) => void;
}

/** Lines, metrics and traces where the settings want them; what they need is loaded then alone. */
export async function observe(settings: Settings, given: Given, terminal: Terminal): Promise<Observation> {
  requireGuard(settings);
  const level = given.options.log === true ? "info" : settings.logLevel;
  const log = logOf(level, terminal);
  const observers = {
    ...(await metricsAndTraces(settings, terminal)),
    slowStatement: settings.slowStatement,
    onSlowStatement: level === "error" ? undefined : log,
  };
  return { observers, log, metricsAddress: settings.metrics ? ownMetricsAddress(settings) : undefined };
}

async function metricsAndTraces(settings: Settings, { environment }: Terminal): Promise<Observers> {
  const targets = otlpTargetsFrom(environment);
  const metrics = settings.metrics || targets?.metrics ? await newMetrics() : undefined;
  const metricsToken = settings.metrics ? settings.metricsToken : undefined;
  if (!targets) return { metrics, metricsToken, tracing: undefined };
  const { openTelemetry } = await import("@purvey/server/platform/observe/open-telemetry");
  return { metrics, metricsToken, tracing: openTelemetry(targets, environment, metrics) };
}

async function newMetrics(): Promise<Metrics> {
  const { Metrics } = await import("@purvey/server/platform/observe/metrics");
  return new Metrics();
}

/** What the address of the services answers, a proxy publishes; and of several workers any one would answer there. */
function requireGuard({ metrics, metricsToken, metricsAddress, workers }: Settings): void {
  if (!metrics || metricsAddress) return;
  if (workers > 1)
    throw new UsageError(
      `Each of ${workers} workers counts for itself. Set \`PURVEY_METRICS_ADDRESS\` (127.0.0.1:9464): the first answers \`/metrics\` there, each other at a port of its own behind it.`,
    );
  if (metricsToken !== undefined) return;
  throw new UsageError(
    "`PURVEY_METRICS` needs a guard, so that nobody publishes `/metrics` unawares. Set `PURVEY_METRICS_TOKEN` to answer it beside the services to whoever sends that token, or `PURVEY_METRICS_ADDRESS` (127.0.0.1:9464) to answer it there alone.",
  );
}

/** Workers answer for themselves, each at the port after the one before. */
function ownMetricsAddress({ metricsAddress }: Settings): StartOptions["metricsAddress"] {
  return (
    metricsAddress && { host: metricsAddress.host, port: metricsAddress.port && metricsAddress.port + workerNumber }
  );
}

/** Failures of the server itself are always written: somebody has to mend them. The logger is loaded with the first line. */
function logOf(level: Settings["logLevel"], terminal: Terminal): (entry: Entry) => void {
  const levels = ["info", "warn", "error"];
  const isWritten = (entry: Entry) => levels.indexOf(entry.level) >= levels.indexOf(level);
  let writer: Promise<(entry: Entry) => void> | undefined;
  const open = async () => {
    const { openLog } = await import("@purvey/server/platform/request-log");
    return openLog((line) => terminal.error(line), { level, pretty: terminal.showsErrors });
  };
  return (entry) => {
    if (!isWritten(entry)) return;
    writer ??= open();
    writer.then((write) => write(entry)).catch(notWritten);
  };
}

/** A log that cannot be written costs no answer. */
function notWritten(error: unknown): void {
  process.emitWarning(`The log failed: ${error instanceof Error ? error.message : String(error)}`);
}
