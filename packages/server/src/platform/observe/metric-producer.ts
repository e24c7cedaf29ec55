import { type HrTime, ValueType } from "@opentelemetry/api";
import type { Resource } from "@opentelemetry/resources";
import {
  AggregationTemporality,
  type CollectionResult,
  type DataPoint,
  DataPointType,
  type MetricData,
  type PeriodicExportingMetricReaderOptions,
} from "@opentelemetry/sdk-metrics";
import type { MetricObjectWithValues, MetricValue } from "prom-client";
import { version } from "../version.ts";
import type { Metrics } from "./metrics.ts";

type Producer = NonNullable<PeriodicExportingMetricReaderOptions["metricProducers"]>[number];
type Given = MetricObjectWithValues<MetricValue<string> & { readonly metricName?: string }>;

/** The same figures that `/metrics` answers, for OTLP. */
export function producerOf(metrics: Metrics, resource: Resource): Producer {
  const startTime = now();
  return {
    async collect(): Promise<CollectionResult> {
      await metrics.refresh();
      const given = (await metrics.registry.getMetricsAsJSON()) as unknown as readonly Given[];
      const endTime = now();
      const data = given.map((metric) => dataOf(metric, { startTime, endTime }));
      return {
        resourceMetrics: { resource, scopeMetrics: [{ scope: { name: "purvey", version }, metrics: data }] },
        errors: [],
      };
    },
  };
}

function now(): HrTime {
  const milliseconds = Date.now();
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1_000_000];
}

interface Times {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

function dataOf(metric: Given, times: Times): MetricData {
  const shared = {
    descriptor: { name: metric.name, description: metric.help, unit: unitOf(metric.name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The version of prom-client that this was written for says kinds as texts.
  const kind = String(metric.type);
  if (kind === "histogram")
    return { ...shared, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(metric, times) };
  const dataPoints = metric.values.map(({ labels, value }) => ({ ...times, attributes: { ...labels }, value }));
  if (kind === "counter") return { ...shared, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  return { ...shared, dataPointType: DataPointType.GAUGE, dataPoints };
}

function unitOf(name: string): string {
  if (/_seconds(_total)?$/.test(name)) return "s";
  return name.endsWith("_bytes") ? "By" : "1";
}

interface Histogram {
  readonly attributes: Record<string, string | number>;
  readonly boundaries: number[];
  /** Prometheus counts what lies below each boundary; OTLP what lies between two. */
  readonly below: number[];
  sum: number;
  count: number;
}

function histograms({ name, values }: Given, times: Times): DataPoint<HistogramValue>[] {
  const found = new Map<string, Histogram>();
  for (const { metricName, labels, value } of values) {
    const { le, ...attributes } = labels as Record<string, string | number>;
    const key = JSON.stringify(attributes);
    const histogram = found.get(key) ?? { attributes, boundaries: [], below: [], sum: 0, count: 0 };
    found.set(key, histogram);
    if (metricName === `${name}_sum`) histogram.sum = value;
    else if (metricName === `${name}_count`) histogram.count = value;
    else if (le !== "+Inf") {
      histogram.boundaries.push(Number(le));
      histogram.below.push(value);
    }
  }
  return [...found.values()].map((histogram) => ({
    ...times,
    attributes: histogram.attributes,
    value: countedIn(histogram),
  }));
}

type HistogramValue = Extract<MetricData, { dataPointType: DataPointType.HISTOGRAM }>["dataPoints"][number]["value"];

function countedIn({ boundaries, below, sum, count }: Histogram): HistogramValue {
  const counts = [...below, count].map((upTo, place) => upTo - (place === 0 ? 0 : (below[place - 1] ?? 0)));
  return { buckets: { boundaries, counts }, sum, count };
}
