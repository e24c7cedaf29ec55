import type { Environment } from "../config.ts";

/** Where traces and metrics are sent. */
export interface OtlpTargets {
  readonly traces: string | undefined;
  readonly metrics: string | undefined;
  /** Sent with both: the collector's key, say. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What the standard variables of OpenTelemetry name as collector: `OTEL_EXPORTER_OTLP_ENDPOINT`, or one of its own for
 * traces and for metrics. Undefined where they name none, or `OTEL_SDK_DISABLED` is true.
 *
 * @throws Error in a sentence where an address is none, or another protocol than `http/json` is asked for.
 */
export function otlpTargetsFrom(environment: Environment): OtlpTargets | undefined {
  if (environment.OTEL_SDK_DISABLED?.toLowerCase() === "true") return undefined;
  const targets = {
    traces: targetOf("TRACES", "v1/traces", environment),
    metrics: targetOf("METRICS", "v1/metrics", environment),
    headers: headersFrom(environment.OTEL_EXPORTER_OTLP_HEADERS),
  };
  return targets.traces === undefined && targets.metrics === undefined ? undefined : targets;
}

function targetOf(signal: "TRACES" | "METRICS", path: string, environment: Environment): string | undefined {
  if (environment[`OTEL_${signal}_EXPORTER`] === "none") return undefined;
  const own = `OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`;
  const shared = "OTEL_EXPORTER_OTLP_ENDPOINT";
  const [variable, address] = environment[own] ? [own, environment[own]] : [shared, environment[shared]];
  if (!address) return undefined;
  requireJson(environment);
  if (!URL.canParse(address) || !/^https?:/.test(address))
    throw new Error(`\`${variable}\` is no address of a collector. Give one such as \`http://localhost:4318\`.`);
  return variable === own ? address : `${address.replace(/\/+$/, "")}/${path}`;
}

function requireJson({ OTEL_EXPORTER_OTLP_PROTOCOL: protocol }: Environment): void {
  if (!protocol || protocol === "http/json") return;
  throw new Error(
    `\`OTEL_EXPORTER_OTLP_PROTOCOL\` is \`${protocol}\`, but traces and metrics are sent as \`http/json\`. Leave it out, and name the collector's port for HTTP (4318).`,
  );
}

/** `name=value` separated by commas, percent-encoded. */
function headersFrom(text = ""): Record<string, string> {
  const pairs = text.split(",").filter((pair) => pair.includes("="));
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())];
    }),
  );
}
